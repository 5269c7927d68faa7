import { source } from 'axe-core';
import type { Page } from 'playwright-core';

/** The part of axe's answer that is of interest here. */
interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Lets axe look at a page, or at the element of it that a selector finds. One line for each finding. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  // The page's own policy allows no other script, so it is handed to the browser, not to the page.
  const answer = (await page.evaluate(
    `${source}; axe.run('${part}', { resultTypes: ['violations'] })`,
  )) as AxeResult;
  return answer.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.length} such as ${nodes[0]?.html}: ${nodes[0]?.failureSummary}`,
  );
}
