import { traits } from '../../src/suite/traits/trait-catalogue';

/** Writes the page on traits, docs/traits.md, from spec/traits.json. */
export function traitsPage(): string {
  return `# Traits

Both known systems are written in PHP, and some of what they agree on are habits of PHP and not of these two components. An
honest port to another language may decline them. So each such habit is a *trait*, and a scenario that asks for one has the tag
\`@trait:<name>\` beside its level. Scenarios without a trait are the **portable core**: what every port is asked.

A driver says in [\`initialize\`](protocol.md#initialize) which traits its implementation follows, which it declines (a choice),
and which cannot apply in its language or framework, with the reason. A scenario with a trait that is not followed is
*unsupported* with exactly that reason, and never counts as a failure. Results give coverage and divergence over the portable
core first, then per trait, then over all.

This page is written from [spec/traits.json](../spec/traits.json) by \`npm run generate\`.

${traits.map(section).join('\n')}`;
}

function section({ name, asks, reason, instead }: (typeof traits)[number]): string {
  return `## ${name}

- **Asks**: ${asks}
- **Why PHP has it**: ${reason}
- **What a port that declines it does**: ${instead}
`;
}
