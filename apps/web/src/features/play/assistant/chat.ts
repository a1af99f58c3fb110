import { ASSISTANT, type ChatMessage } from '@lets/contract';
import { createStore, type Store } from '../../../lib/store.ts';

export interface ChatLine {
  readonly id: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Says only that an answer failed: no part of the conversation. */
  readonly isFailure?: true;
}

interface ChatState {
  readonly lines: readonly ChatLine[];
  /** `thinking` until the first word, `answering` while they come. */
  readonly phase: 'idle' | 'thinking' | 'answering';
  /** What is typed and not sent. */
  readonly input: string;
  /** Answers that came while nobody looked. */
  readonly unseen: number;
}

/** Sends the conversation and gives the answer's words as they come; rejects on any failure. */
export type Ask = (messages: ChatMessage[], signal: AbortSignal) => AsyncIterable<string>;

export interface Chat {
  readonly store: Store<ChatState>;
  type(input: string): void;
  /** Sends what is typed, or the text given; refused when that is blank or an answer is under way. */
  send(text?: string): Promise<void>;
  stop(): void;
  /** A new chat: no messages, no input, nothing under way. */
  clear(): void;
  /** Whether someone sees the answers. */
  look(isLooking: boolean): void;
}

const EMPTY: ChatState = { lines: [], phase: 'idle', input: '', unseen: 0 };

/** Pure: the last messages, without those that only tell of a failure or came to nothing. */
export function historyOf(lines: readonly ChatLine[]): ChatMessage[] {
  return lines
    .filter((line) => !line.isFailure && line.content.trim() !== '')
    .slice(-ASSISTANT.history)
    .map(({ role, content }) => ({ role, content }));
}

export function createChat(ask: Ask): Chat {
  const store = createStore<ChatState>(EMPTY);
  let lastId = 0;
  let underWay: AbortController | null = null;
  let isLooking = false;

  const patch = (change: Partial<ChatState>) => store.set((now) => ({ ...now, ...change }));
  const patchLines = (change: (lines: readonly ChatLine[]) => readonly ChatLine[]) =>
    store.set((now) => ({ ...now, lines: change(now.lines) }));
  const newLine = (role: ChatLine['role'], content: string): ChatLine => ({ id: ++lastId, role, content });

  function append(id: number, piece: string): void {
    patch({ phase: 'answering' });
    patchLines((lines) =>
      lines.map((line) => (line.id === id ? { ...line, content: line.content + piece } : line)),
    );
  }

  /** Takes the answer away if it stayed empty, and says that it failed unless someone stopped it. */
  function settle(id: number, hasFailed: boolean): void {
    patchLines((lines) => {
      const kept = lines.filter((line) => line.id !== id || line.content !== '');
      if (!hasFailed) return kept;
      return [...kept, { ...newLine('assistant', ASSISTANT.failure), isFailure: true }];
    });
    if (!isLooking) store.set((now) => ({ ...now, unseen: now.unseen + 1 }));
  }

  async function follow(answer: ChatLine, history: ChatMessage[], mine: AbortController): Promise<void> {
    try {
      let isEmpty = true;
      for await (const piece of ask(history, mine.signal)) {
        if (mine.signal.aborted) return;
        isEmpty = false;
        append(answer.id, piece);
      }
      if (isEmpty) throw new Error('an empty answer');
      settle(answer.id, false);
    } catch (error) {
      if (mine.signal.aborted) return;
      console.error('assistant', error);
      settle(answer.id, true);
    } finally {
      if (underWay === mine) {
        underWay = null;
        patch({ phase: 'idle' });
      }
    }
  }

  function stop(): void {
    underWay?.abort();
    underWay = null;
    store.set((now) => ({ ...now, phase: 'idle', lines: now.lines.filter((line) => line.content !== '') }));
  }

  return {
    store,
    type: (input) => patch({ input }),
    async send(text = store.get().input) {
      const question = text.trim();
      if (underWay || question === '' || question.length > ASSISTANT.question) return;
      const mine = new AbortController();
      underWay = mine;
      const answer = newLine('assistant', '');
      const lines = [...store.get().lines, newLine('user', question)];
      patch({ lines: [...lines, answer], phase: 'thinking', input: '' });
      await follow(answer, historyOf(lines), mine);
    },
    stop,
    clear() {
      stop();
      store.set(EMPTY);
    },
    look(next) {
      isLooking = next;
      if (next) patch({ unseen: 0 });
    },
  };
}
