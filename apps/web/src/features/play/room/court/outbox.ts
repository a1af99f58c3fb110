import { ApiError } from '../../../../lib/api-client.ts';
import { createStore, type Store } from '../../../../lib/store.ts';

export interface SpeechDraft {
  readonly text: string;
  readonly file: { readonly id: string; readonly name: string } | null;
}

/** One speech that has left the field. Sent again under the same id, it is said once. */
export interface Outgoing extends SpeechDraft {
  readonly id: string;
}

type OutgoingState =
  /** Behind another one, or about to leave. */
  | 'waiting'
  | 'sending'
  /** Nobody answered: it may have been said, and is sent again when the connection is back. */
  | 'unanswered'
  /** It was not said. */
  | 'refused';

export interface PendingSpeech extends Outgoing {
  readonly state: OutgoingState;
}

export interface OutboxPorts {
  send(speech: Outgoing): Promise<unknown>;
  newId(): string;
  /** Keeps what has not been said, so that a reload sends it under the same id. */
  keep(pending: readonly PendingSpeech[]): void;
}

export interface Outbox {
  /** What has left the field and is not in the record yet, in the order in which it was spoken. */
  readonly pending: Store<readonly PendingSpeech[]>;
  /** Says it after everything that was said before. Words taken back and said again unchanged keep their id. */
  say(draft: SpeechDraft & { readonly id?: string | undefined }): void;
  /** Sends what was not answered or was refused once more, and what waits behind it. */
  retry(): void;
  /** Sends what was not answered once more: the connection is back. */
  resume(): void;
  /** Takes a speech out, to be changed or left unsaid; null while it is on its way. */
  takeBack(id: string): Outgoing | null;
}

/** Speeches leave one after the other: one that is refused or unanswered holds those behind it, so that their order stays. */
export function createOutbox(kept: readonly PendingSpeech[], ports: OutboxPorts): Outbox {
  const pending = createStore<readonly PendingSpeech[]>(kept.map(reopened));
  let isSending = false;

  const change = (next: readonly PendingSpeech[]) => {
    pending.set(next);
    ports.keep(next);
  };
  const mark = (id: string, state: OutgoingState) =>
    change(pending.get().map((one) => (one.id === id ? { ...one, state } : one)));

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let [first] = pending.get(); first?.state === 'waiting'; [first] = pending.get()) {
      if (!(await sendOne(first))) break;
    }
    isSending = false;
  }

  async function sendOne({ state: _, ...speech }: PendingSpeech): Promise<boolean> {
    mark(speech.id, 'sending');
    try {
      await ports.send(speech);
      change(pending.get().filter((one) => one.id !== speech.id));
      return true;
    } catch (error) {
      mark(speech.id, error instanceof ApiError ? 'refused' : 'unanswered');
      return false;
    }
  }

  function again(states: readonly OutgoingState[]): void {
    const [first] = pending.get();
    if (first && states.includes(first.state)) mark(first.id, 'waiting');
    void sendAll();
  }

  return {
    pending,
    say({ text, file, id }) {
      const said = text.trim();
      if (said === '') return;
      change([...pending.get(), { id: id ?? ports.newId(), text: said, file, state: 'waiting' }]);
      void sendAll();
    },
    retry: () => again(['unanswered', 'refused']),
    resume: () => again(['unanswered']),
    takeBack(id) {
      const found = pending.get().find((one) => one.id === id);
      if (!found || found.state === 'sending') return null;
      change(pending.get().filter((one) => one.id !== id));
      // What waited behind it goes on.
      void sendAll();
      const { state: _, ...speech } = found;
      return speech;
    },
  };
}

/** After a reload: what was on its way may have arrived, what was refused still waits for its speaker. */
function reopened(speech: PendingSpeech, at: number): PendingSpeech {
  if (at > 0) return { ...speech, state: 'waiting' };
  return { ...speech, state: speech.state === 'refused' ? 'refused' : 'unanswered' };
}
