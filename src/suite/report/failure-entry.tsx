import { differenceInWords, type Piece } from '../results/difference';
import type { FailureCause } from '../results/failure-causes';
import { findRow } from '../rows/catalogue';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { traits as allTraits } from '../traits/trait-catalogue';
import { ExchangedMessages } from './exchanged-messages';
import type { MessageRoom } from './message-room';
import type { RunReport } from './run-report';

interface CauseProps {
  readonly cause: FailureCause;
  readonly report: RunReport;
  readonly room: MessageRoom;
}

/**
 * Shows failures that share a cause: what is required, what happened instead, and how to see it again.
 *
 * @param props - The failures, and the run they are of.
 * @returns An entry of a list that opens.
 */
export function FailureEntry({ cause, report, room }: CauseProps) {
  const { first, others, isKnown } = cause;
  const all = [first, ...others];
  const info = report.scenario(first.id);
  const transcript = report.transcript(first.id);
  return (
    <li
      data-v={isKnown ? 'known' : 'failed'}
      data-l={first.level}
      data-t={first.traits.join(' ')}
      data-i={all.map(({ id }) => id).join(' ')}
    >
      <details id={`scenario=${first.id}`} class="failure">
        <summary>
          <span class={isKnown ? 'tag known' : 'tag failed'}>{isKnown ? 'known' : 'failed'}</span>{' '}
          <span class="tag">{first.level}</span> <span class="title">{first.name}</span>{' '}
          <code>{first.id}</code>
          {others.length === 0 ? null : <b> and {others.length} more that differ in the same way</b>}
        </summary>
        <div class="detail">
          <Received cause={cause} />
          {info === undefined ? null : <Question info={info} failedStep={first.failedStep} />}
          <Grounds cause={cause} seenOn={info === undefined ? [] : report.seenOn(info)} />
          <Command text={report.rerun(first.id)} />
          {transcript === null ? null : (
            <ExchangedMessages id={first.id} transcript={transcript} room={room} />
          )}
          {others.length === 0 ? null : (
            <>
              <h4>Different in the same way</h4>
              <ul class="same">
                {others.map(({ id, name, message }) => (
                  <li key={id} id={`scenario=${id}`}>
                    {name} <code>{id}</code>
                    {message === first.message ? null : <pre>{message}</pre>}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </details>
    </li>
  );
}

function Received({ cause: { message, difference } }: Pick<CauseProps, 'cause'>) {
  if (message.sides === null || difference === null) return <pre>{message.subject}</pre>;
  const inWords = differenceInWords(message.sides);
  return (
    <>
      <p>
        <code>{message.subject}</code>
      </p>
      <div class="sides">
        <Side name="Expected" pieces={difference.expected} />
        <Side name="Received" pieces={difference.received} />
      </div>
      {inWords === null ? null : <p>{`In short: ${inWords}.`}</p>}
      {message.rest === '' ? null : <pre>{message.rest}</pre>}
    </>
  );
}

function Side({ name, pieces }: { readonly name: string; readonly pieces: readonly Piece[] }) {
  return (
    <div class={name.toLowerCase()}>
      <h4>{name}</h4>
      <pre>
        {pieces.map(({ text, differs }, index) => (differs ? <mark key={index}>{text}</mark> : text))}
      </pre>
    </div>
  );
}

function Question(props: { readonly info: ScenarioInfo; readonly failedStep: number | undefined }) {
  const { rule, notes, steps, uri, line } = props.info;
  return (
    <>
      <h4>Requirement</h4>
      <p>{rule}</p>
      {notes.length === 0 ? null : <p class="note">{notes.join(' ')}</p>}
      <h4>Steps</h4>
      <ol class="steps">
        {steps.map((step, index) => {
          const isFailed = index + 1 === props.failedStep;
          return (
            <li key={index} class={isFailed ? 'here' : undefined}>
              {step}
              {isFailed ? <b> ← failed here</b> : null}
            </li>
          );
        })}
      </ol>
      <p class="note">
        {uri}:{line}
      </p>
    </>
  );
}

interface GroundsProps {
  readonly cause: FailureCause;
  readonly seenOn: readonly string[];
}

/** Why the suite may ask this: the document says it, or real systems were seen to do it. */
function Grounds({ cause: { first }, seenOn }: GroundsProps) {
  return (
    <>
      <h4>{first.level === 'stated' ? 'The interface says' : 'It is about'}</h4>
      <ul>
        {first.rows.map((id) => (
          <li key={id}>
            <a href={`#row=${id}`}>{id}</a>
            {first.level === 'stated' ? `: ${findRow(id)?.text ?? ''}` : null}
          </li>
        ))}
      </ul>
      {first.traits.length === 0 ? null : (
        <>
          <h4>Traits, which a port may decline</h4>
          <ul>
            {allTraits
              .filter(({ name }) => first.traits.includes(name))
              .map(({ name, asks }) => (
                <li key={name}>
                  <b>{name}</b>: {asks}
                </li>
              ))}
          </ul>
        </>
      )}
      <h4>Seen to hold on</h4>
      <p>{seenOn.length === 0 ? 'none of the recorded systems' : seenOn.join(', ')}</p>
    </>
  );
}

function Command({ text }: { readonly text: string }) {
  return (
    <>
      <h4>Run it alone</h4>
      <div class="command">
        <pre>{text}</pre>
        <button type="button" class="copy">
          Copy
        </button>
      </div>
    </>
  );
}
