import { NetworkError } from '../../../../lib/api-client.ts';
import { leftToSend } from '../../../../lib/left-to-send.ts';

export interface SpeechDraft {
  readonly text: string;
  readonly file: { readonly id: string; readonly name: string } | null;
}

/** One speech on its way. Sent again under the same id, it is said once. */
export interface Outgoing extends SpeechDraft {
  readonly id: string;
}

export interface OutboxPorts {
  /** What stands in the field. */
  read(): SpeechDraft;
  write(draft: SpeechDraft): void;
  send(speech: Outgoing): Promise<unknown>;
  newId(): string;
  /** Keeps what is on its way, so that a reload sends it under the same id. */
  keep(queue: readonly Outgoing[]): void;
  onBusy(isBusy: boolean): void;
}

export interface Outbox {
  /** Sends what stands in the field and is not on its way yet. Resolves once nothing is being sent. */
  send(): Promise<void>;
}

/**
 * Speeches leave one after the other. What stands in the field stays there until the server has it; what is typed behind it
 * meanwhile can be sent too, as a speech of its own that repeats nothing.
 */
export function createOutbox(kept: readonly Outgoing[], ports: OutboxPorts): Outbox {
  let queue = [...kept];
  let running: Promise<void> | null = null;

  function setQueue(next: Outgoing[]): void {
    queue = next;
    ports.keep(queue);
  }

  function enqueue(): void {
    const { text, file } = ports.read();
    const rest = restOf(text, queue);
    if (rest === null && running) return;
    // What had failed was rewritten since: the new words go instead of the old ones.
    if (rest === null) setQueue([]);
    const left = (rest ?? text).trim();
    if (left === '') return;
    const isFileSent = queue.some((one) => one.file?.id === file?.id);
    setQueue([...queue, { id: ports.newId(), text: left, file: isFileSent ? null : file }]);
  }

  async function sendAll(): Promise<void> {
    for (let first = queue[0]; first; first = queue[0]) {
      try {
        await ports.send(first);
      } catch (error) {
        // After a refusal nothing was said; without an answer it may have been.
        if (!(error instanceof NetworkError)) setQueue([]);
        return;
      }
      const now = ports.read();
      setQueue(queue.slice(1));
      ports.write({
        text: leftToSend(now.text, first.text),
        file: now.file?.id === first.file?.id ? null : now.file,
      });
    }
  }

  return {
    send() {
      enqueue();
      if (running) return running;
      ports.onBusy(true);
      running = sendAll().finally(() => {
        running = null;
        ports.onBusy(false);
      });
      return running;
    },
  };
}

/** Pure: what stands behind the speeches that are on their way; null when the field does not begin with them. */
function restOf(text: string, queue: readonly Outgoing[]): string | null {
  let rest = text;
  for (const one of queue) {
    if (!rest.trimStart().startsWith(one.text)) return null;
    rest = leftToSend(rest, one.text);
  }
  return rest;
}
