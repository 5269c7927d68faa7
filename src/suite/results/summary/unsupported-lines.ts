import { unservedReason } from '../../needs/unserved-reason';
import { counted } from '../../text/counted';
import { printableText } from '../../text/printable-text';
import { wrapText } from '../../text/wrap-text';
import { unfollowedTrait } from '../../traits/unfollowed-trait';
import type { ScenarioResult } from '../verdict';

/** How many groups are shown: a driver may give every row a reason of its own. */
const mostGroups = 12;

/** Why scenarios are unsupported: one reason, which may be about several rows or traits. */
interface Reason {
  /** Tells one group from another. */
  readonly key: string;
  /** The row or trait that it is about; empty when it is about neither. */
  readonly about: string;
  /** What is said when the group is about one thing, and about several. */
  readonly one: string;
  readonly many: (count: number, names: string) => string;
}

interface Group {
  readonly reason: Reason;
  count: number;
  /** What the group is about, with the number of scenarios for each. */
  readonly things: Map<string, number>;
}

/**
 * Says in a few lines which scenarios the driver left out, and why.
 *
 * @param results - The verdicts of a run.
 * @returns Lines of text: rows of one component that are left out for one reason make one line, and so do traits. The largest
 *   group comes first. Reasons that differ in nothing but the name of the row count as one.
 */
export function unsupportedLines(results: readonly ScenarioResult[]): string[] {
  const unsupported = results.filter(({ status }) => status === 'unsupported');
  if (unsupported.length === 0) return [];
  const groups = new Map<string, Group>();
  for (const { message } of unsupported) {
    const reason = reasonOf(message);
    const group = groups.get(reason.key) ?? { reason, count: 0, things: new Map() };
    group.count += 1;
    group.things.set(reason.about, (group.things.get(reason.about) ?? 0) + 1);
    groups.set(reason.key, group);
  }
  const ordered = [...groups.values()].sort((left, right) => right.count - left.count);
  const rest = ordered.slice(mostGroups);
  const left = rest.reduce((sum, { count }) => sum + count, 0);
  return [
    '',
    `Unsupported by declaration (${counted(unsupported.length, 'scenario')})`,
    ...ordered.slice(0, mostGroups).flatMap(groupLines),
    ...(rest.length === 0 ? [] : [`${padded(left)}  for ${counted(rest.length, 'other reason')}`]),
  ];
}

function reasonOf(message: string): Reason {
  const unfollowed = unfollowedTrait.read(message);
  if (unfollowed !== null) {
    const { verb, trait } = unfollowed;
    return {
      key: verb,
      about: trait,
      one: message,
      many: (count, names) => `${verb} ${count} traits (${names})`,
    };
  }
  const { needed, reason } = unservedReason.read(message) ?? { needed: '', reason: '' };
  const [component = '', member] = needed.split('.');
  if (member === undefined) {
    const text = needed === '' ? message : `${needed}: ${reason}`;
    return { key: text, about: '', one: text, many: () => text };
  }
  const without = reason.replaceAll(member, '…');
  return {
    key: `${component}: ${without}`,
    about: member,
    one: `${needed}: ${reason}`,
    many: (count, names) => `${count} rows of ${component} (${names}): ${without}`,
  };
}

function groupLines({ reason, count, things }: Group): string[] {
  const told = things.size === 1 ? reason.one : reason.many(things.size, mostOften(things));
  const shown = printableText(told, { oneLine: true, maxLength: 300 });
  return wrapText(shown, { indent: `${padded(count)}  `, hanging: ' '.repeat(8) });
}

/** Such as `url, path`, or `most often url, path, appends`. */
function mostOften(things: ReadonlyMap<string, number>): string {
  const names = [...things].sort(([, left], [, right]) => right - left).map(([name]) => name);
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `most often ${shown}` : shown;
}

function padded(count: number): string {
  return String(count).padStart(6);
}
