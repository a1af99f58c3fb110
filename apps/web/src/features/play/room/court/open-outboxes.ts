import { messagePush } from '@lets/contract';
import { NetworkError } from '../../../../lib/api-client.ts';
import { readSession, removeSessionKeys, writeSession } from '../../../../lib/browser-storage.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { onSessionEnd } from '../../../../lib/session.ts';
import { createStore, type Store } from '../../../../lib/store.ts';
import type { Act } from '../room-view.ts';
import { createOutbox, type Outbox, type PendingSpeech, type SpeechDraft } from './outbox.ts';

export interface SpeakingAs {
  readonly eid: number;
  readonly nodeId: string;
  readonly roleId: string;
  /** The private talk that it is said in; null: to the whole section. */
  readonly meetingId: number | null;
}

/** What is in the field; with the id of a speech that was taken back, as long as it is unchanged. */
export interface FieldDraft extends SpeechDraft {
  readonly id?: string | undefined;
}

/** What somebody is saying in one role, in one section or private talk: the field, and what has left it. */
export interface Speaking {
  readonly draft: Store<FieldDraft>;
  readonly outbox: Outbox;
  write(draft: FieldDraft): void;
  /** How speeches are sent from now on. */
  setAct(act: Act): void;
}

interface Kept {
  readonly draft: FieldDraft;
  readonly pending: readonly PendingSpeech[];
}

const PREFIX = 'lets2017_speech:';
const EMPTY: FieldDraft = { text: '', file: null };
const open = new Map<string, Speaking>();

onSessionEnd(() => {
  open.clear();
  removeSessionKeys(PREFIX);
});

/** Kept in the tab, over a reload and a change of role or section, until the person logs out. */
export function speakingAs(as: SpeakingAs): Speaking {
  const key = keyOf(as);
  const found = open.get(key) ?? openSpeaking(key, as);
  open.set(key, found);
  return found;
}

function keyOf({ eid, nodeId, roleId, meetingId }: SpeakingAs): string {
  const key = `${PREFIX}${eid}:${nodeId}:${roleId}`;
  return meetingId === null ? key : `${key}:${meetingId}`;
}

function openSpeaking(key: string, { nodeId, roleId, meetingId }: SpeakingAs): Speaking {
  const kept = readKept(key);
  const draft = createStore(kept.draft);
  let { pending } = kept;
  let act: Act | null = null;
  const keep = () => {
    // An answer that comes after the log-out leaves nothing behind.
    if (open.get(key) === speaking) writeSession(key, JSON.stringify({ draft: draft.get(), pending }));
  };
  const outbox = createOutbox(pending, {
    async send({ id, text, file }) {
      const input = {
        kind: 'speech',
        nid: nodeId,
        role_id: roleId,
        text,
        ...(file && { file_id: file.id }),
        ...(meetingId !== null && { meeting_id: meetingId }),
      } as const;
      if (!act) throw new NetworkError('no room');
      await act(messagePush, input, { requestId: id });
    },
    newId: newRequestId,
    keep(next) {
      pending = next;
      keep();
    },
  });
  const speaking: Speaking = {
    draft,
    outbox,
    write(next) {
      draft.set(next);
      keep();
    },
    setAct(next) {
      act = next;
    },
  };
  return speaking;
}

function readKept(key: string): Kept {
  try {
    const { draft, pending } = JSON.parse(readSession(key) ?? 'null') as Kept;
    return { draft: { ...EMPTY, ...draft, text: String(draft.text) }, pending: [...pending] };
  } catch {
    return { draft: EMPTY, pending: [] };
  }
}
