/** What can be chosen, and how it is called. */
export type Choice = readonly [value: string, text: string];

/**
 * Shows a labelled choice.
 *
 * @param props - Its name in the form, which is also its name in the URL, its label, and what there is to choose.
 * @returns The label and the choice.
 */
export function SelectField(props: {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}) {
  const id = `field-${props.name}`;
  return (
    <div>
      <label for={id}>{props.label}</label>
      <select id={id} name={props.name}>
        {props.choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
