import { transcriptPath } from '../results/report-names';
import { printableText } from '../text/printable-text';
import type { MessageRoom } from './message-room';

/**
 * Shows the messages that were exchanged with the driver in a failed scenario.
 *
 * @param props - The scenario, its transcript as JSON lines, and the room there is.
 * @returns The messages in a box that opens, and where the rest is.
 */
export function ExchangedMessages(props: {
  readonly id: string;
  readonly transcript: string;
  readonly room: MessageRoom;
}) {
  const lines = props.transcript.split('\n').filter((line) => line !== '');
  const { shown, leftOut } = props.room.take(lines.map(messageText));
  return (
    <details class="messages">
      <summary>Messages exchanged with the driver ({lines.length})</summary>
      {shown.length === 0 ? null : <pre>{shown.join('\n')}</pre>}
      {leftOut === 0 ? null : (
        <p>
          {leftOut} more in <code>{transcriptPath(props.id)}</code>
        </p>
      )}
    </details>
  );
}

/** A line of a transcript was written by the suite, so it is what it says it is. */
function messageText(line: string): string {
  const { request, outcome } = JSON.parse(line) as {
    readonly request: { readonly method: string; readonly params: unknown };
    readonly outcome: unknown;
  };
  const sent = `${request.method} ${JSON.stringify(request.params)}`;
  const answered = JSON.stringify(outcome);
  return [`→ ${sent}`, `← ${answered}`].map((text) => printableText(text, { oneLine: true })).join('\n');
}
