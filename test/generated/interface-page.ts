import { grouped } from '../../src/suite/grouped';
import { allRows } from '../../src/suite/rows/catalogue';
import type { Row } from '../../src/suite/rows/row';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { levels, type ScenarioInfo } from '../../src/suite/scenarios/scenario-info';
import { headingAnchor } from '../docs/heading-anchor';
import { type SourcePlace, sourcePlaces } from './source-places';

/** The headings of the interface document's tables, by component and table of spec/operations.json. */
const headings: ReadonlyMap<string, string> = new Map([
  ['AnonymousResourceCollection/properties', 'AnonymousResourceCollection: properties'],
  ['Paginator/properties', 'Paginator: properties'],
  ['Paginator/defaults', 'Defaults'],
  ['AnonymousResourceCollection/own', 'AnonymousResourceCollection: own operations'],
  [
    'AnonymousResourceCollection/inherited',
    'Resource collection operations inherited from ResourceCollection, JsonResource, CollectsResources',
  ],
  [
    'AnonymousResourceCollection/conditional-attributes',
    'Conditional-attribute operations (ConditionallyLoadsAttributes)',
  ],
  ['AnonymousResourceCollection/delegation', 'Delegation operations (DelegatesToResource)'],
  ['Shared/forwarding-and-macros', 'Call-forwarding and macro operations (shared by both components)'],
  ['Paginator/own', 'Paginator: own operations'],
  ['Paginator/inherited', 'Paginator: operations inherited from AbstractPaginator'],
  ['Shared/errors', 'Errors'],
]);

const prose = 'Statements of the prose';

/**
 * Writes the map of the interface, docs/interface.md: for every row and statement what the document says,
 * what the features ask about it, and where the reference does it. Throws for a row that no declaration of
 * the reference has in its docstring.
 */
export function interfacePage(): string {
  const places = sourcePlaces();
  const scenarios = readScenarios();
  const unknown = [...places.keys()].filter((id) => !allRows.some((row) => row.id === id));
  if (unknown.length > 0) throw new Error(`src/reference: no such interface row: ${unknown.join(', ')}`);
  const sections = grouped(allRows, headingOf);
  const entry = (row: Row): string => {
    const found = places.get(row.id);
    if (found === undefined)
      throw new Error(`src/reference: expected "Interface row: \`${row.id}\`" in a docstring`);
    const asking = scenarios.filter(({ rows }) => rows.includes(row.id));
    return `### ${title(row)}\n\n${saying(row)}\n\n${sourceLine(found)}\n${featureLines(asking)}\n`;
  };
  return `# The interface, row by row

Where to find everything about a row of the [interface document](../spec/interface.md) or a statement of its prose: what the
document says, where the reference does it, and the features that ask for it, with the number of their scenarios by level. Each
link leads to the line. \`touchstone explain <row>\` shows the scenarios themselves and the systems on which they hold.

This page is written by \`npm run generate\` from the document, the tags of the features, and the docstrings of the reference that
name their row.

${[...sections].map(([heading, rows]) => `- ${sectionLink(heading)}: ${rows.map(rowLink).join(' · ')}`).join('\n')}

${[...sections].map(([heading, rows]) => `## ${heading}\n\n${inDocument(heading)}${rows.map(entry).join('\n')}`).join('\n')}`;
}

/** The heading below which the document has a row; throws for a table that no heading is known of. */
function headingOf({ id, kind, component, table }: Row): string {
  const heading = kind === 'statement' ? prose : headings.get(`${component}/${table}`);
  if (heading === undefined) throw new Error(`${id}: no heading is known of the table ${component}/${table}`);
  return heading;
}

/** The row in the document's words, its signature as code. */
function saying({ text, kind, isStatic, isProtected }: Row): string {
  if (kind !== 'operation' && kind !== 'property') return `> ${text}`;
  const [signature = '', ...sentences] = text.split('. ');
  const words = [
    ...(isStatic ? ['static'] : []),
    ...(isProtected ? ['protected'] : []),
    signature.replace(/ \((?:none)?/, '('),
  ];
  return `> \`${words.join(' ')}\` ${sentences.join('. ')}`.trimEnd();
}

function sourceLine(places: readonly SourcePlace[]): string {
  const links = places.map(({ file, line, name }) => `[\`${name}\`](../${file}#L${line}) in ${file}`);
  return `- reference: ${links.join('; ')}`;
}

/** One line per feature, those that ask most first, with a link to the first scenario of each level. */
function featureLines(scenarios: readonly ScenarioInfo[]): string {
  const byFeature = [...grouped(scenarios, ({ uri }) => uri)].sort(([, a], [, b]) => b.length - a.length);
  return byFeature
    .map(([uri, asking]) => {
      const counts = levels.flatMap((level) => {
        const [first, ...more] = asking.filter((scenario) => scenario.level === level);
        return first ? [`[${more.length + 1} ${level}](../${uri}#L${first.line})`] : [];
      });
      return `- [${uri.replace(/^features\/|\.feature$/g, '')}](../${uri}): ${counts.join(', ')}`;
    })
    .join('\n');
}

function inDocument(heading: string): string {
  return heading === prose
    ? ''
    : `In the document: [${heading}](../spec/interface.md#${headingAnchor(heading)})\n\n`;
}

/** A heading of its own also where a property and an operation have the same name. */
const title = ({ id, kind }: Row): string => (kind === 'property' ? `${id} (property)` : id);

const sectionLink = (heading: string): string => `[${heading}](#${headingAnchor(heading)})`;

const rowLink = (row: Row): string => `[${row.name.replace(/[<>]/g, '\\$&')}](#${headingAnchor(title(row))})`;
