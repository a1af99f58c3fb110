import { leftToSend } from './left-to-send.ts';
import { newRequestId } from './request-id.ts';
import { onSessionEnd } from './session.ts';
import { readDraft, writeDraft } from './storage.ts';
import { createStore, type Store, useStore } from './store.ts';
import { readUser } from './user.ts';

/** Text that its writer sends by hand, kept in this browser until it has arrived: over a reload, a crash and a lost connection. */
export interface KeptText {
  readonly text: Store<string>;
  write(next: string): void;
  /** The name under which these words go out: the same until they have arrived, so that however often they are sent they are said once. */
  requestId(words: string): string;
  /** The words have arrived; what was typed behind them meanwhile stays. */
  arrived(words: string): void;
}

interface Sent {
  readonly id: string;
  readonly words: string;
}

const open = new Map<string, KeptText>();
onSessionEnd(() => open.clear());

/** Each person has their own: somebody else's log-in on this computer neither sees nor sends it. */
export function keptText(name: string): KeptText {
  const key = `${name}:${readUser()?.id ?? 0}`;
  const kept = open.get(key) ?? openText(key);
  open.set(key, kept);
  return kept;
}

export function useKeptText(name: string): Omit<KeptText, 'text'> & { readonly text: string } {
  const kept = keptText(name);
  return { ...kept, text: useStore(kept.text) };
}

function openText(key: string): KeptText {
  const sentKey = `${key}:sent`;
  const text = createStore(readDraft(key));
  const write = (next: string) => {
    text.set(next);
    writeDraft(key, next);
  };
  return {
    text,
    write,
    requestId(words) {
      const before = readSent(sentKey);
      if (before?.words === words) return before.id;
      const sent: Sent = { id: newRequestId(), words };
      writeDraft(sentKey, JSON.stringify(sent));
      return sent.id;
    },
    arrived(words) {
      writeDraft(sentKey, '');
      write(leftToSend(text.get(), words));
    },
  };
}

function readSent(key: string): Sent | null {
  try {
    const { id, words } = JSON.parse(readDraft(key)) as { id: unknown; words: unknown };
    return typeof id === 'string' && typeof words === 'string' ? { id, words } : null;
  } catch {
    return null;
  }
}
