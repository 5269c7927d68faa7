import type { GherkinDocument, Pickle, Scenario } from '@cucumber/messages';

interface Place {
  readonly rule: string;
  readonly scenario: string;
  readonly examples: string;
  /** Where the row stands, as `#2.1`: the first row of the second table; empty for a scenario without rows. */
  readonly row: string;
}

/** Tells of a feature where its scenarios stand and with which keywords its steps begin. */
export class FeatureLineage {
  readonly #places = new Map<string, Place>();
  readonly #keywords = new Map<string, string>();

  /**
   * @param document - The feature.
   */
  constructor(readonly document: GherkinDocument) {
    for (const { background, rule, scenario } of document.feature?.children ?? []) {
      this.#addSteps(background?.steps ?? []);
      if (scenario !== undefined) this.#addScenario(scenario, '');
      for (const child of rule?.children ?? []) {
        this.#addSteps(child.background?.steps ?? []);
        if (child.scenario !== undefined) this.#addScenario(child.scenario, rule?.name ?? '');
      }
    }
  }

  /**
   * Gives the full name of a scenario.
   *
   * @param pickle - The scenario, or the row of an outline, that Cucumber made of this feature.
   * @returns Rule, scenario, table and row, as far as there are any.
   */
  nameOf(pickle: Pickle): string {
    const place = this.#places.get(pickle.astNodeIds.at(-1) ?? '');
    const { rule = '', scenario = '', examples = '', row = '' } = place ?? {};
    const hasOwnName = row !== '' && scenario !== pickle.name;
    const parts = [rule, scenario || pickle.name, examples, hasOwnName ? `${row}: ${pickle.name}` : row];
    return parts.filter((part) => part !== '').join(' - ');
  }

  /** Gives the keyword of a step. */
  keywordOf(stepId: string): string {
    return this.#keywords.get(stepId) ?? '';
  }

  #addSteps(steps: Scenario['steps']): void {
    for (const { id, keyword } of steps) this.#keywords.set(id, keyword.trim());
  }

  #addScenario({ id, name, steps, examples }: Scenario, rule: string): void {
    this.#addSteps(steps);
    this.#places.set(id, { rule, scenario: name, examples: '', row: '' });
    for (const [table, { name: title, tableBody }] of examples.entries()) {
      for (const [index, row] of tableBody.entries()) {
        const place = { rule, scenario: name, examples: title, row: `#${table + 1}.${index + 1}` };
        this.#places.set(row.id, place);
      }
    }
  }
}
