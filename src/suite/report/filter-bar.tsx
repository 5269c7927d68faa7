import { levels } from '../scenarios/scenario-info';
import type { RowGroup } from './row-groups';

type Choice = readonly [value: string, text: string];

const verdictChoices: readonly Choice[] = [
  ['failed', 'failed'],
  ['known', 'known failures'],
  ['passed', 'passed'],
  ['unsupported', 'unsupported'],
  ['notRun', 'not run'],
];

/**
 * Shows the filters of the page of a run.
 *
 * @param props - The tables and traits there are.
 * @returns A form; the script of the page does what it says.
 */
export function FilterBar(props: {
  readonly groups: readonly RowGroup[];
  readonly traits: readonly string[];
}) {
  const named = (names: readonly string[]): Choice[] => names.map((name) => [name, name]);
  return (
    <form id="filters" class="filters" aria-label="Filter scenarios">
      <div class="wide">
        <label for="filter-q">Search</label>
        <input id="filter-q" type="search" name="q" placeholder="row, title or id" autocomplete="off" />
      </div>
      <Select name="verdict" label="Verdict" choices={verdictChoices} />
      <Select name="level" label="Level" choices={named(levels)} />
      <Select
        name="trait"
        label="Trait"
        choices={[['core', 'none: portable core'], ...named(props.traits)]}
      />
      <Select name="table" label="Table" choices={props.groups.map(({ id, title }) => [id, title])} />
      <button type="reset">Clear</button>
      <output name="count" aria-live="polite" />
    </form>
  );
}

function Select(props: {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}) {
  return (
    <div>
      <label for={`filter-${props.name}`}>{props.label}</label>
      <select id={`filter-${props.name}`} name={props.name}>
        <option value="">all</option>
        {props.choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
