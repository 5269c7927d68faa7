import { levels } from '../scenarios/scenario-info';
import type { RowGroup } from './row-groups';
import { type Choice, SelectField } from './select-field';

const all: Choice = ['', 'all'];

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
        <label for="field-q">Search</label>
        <input id="field-q" type="search" name="q" placeholder="row, title or id" autocomplete="off" />
      </div>
      <SelectField name="verdict" label="Verdict" choices={[all, ...verdictChoices]} />
      <SelectField name="level" label="Level" choices={[all, ...named(levels)]} />
      <SelectField
        name="trait"
        label="Trait"
        choices={[all, ['core', 'none: portable core'], ...named(props.traits)]}
      />
      <SelectField
        name="table"
        label="Table"
        choices={[all, ...props.groups.map(({ id, title }): Choice => [id, title])]}
      />
      <button type="reset">Clear</button>
      <output name="count" aria-live="polite" />
    </form>
  );
}
