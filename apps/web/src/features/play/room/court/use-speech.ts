import { messagePush } from '@lets/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readSession, writeSession } from '../../../../lib/browser-storage.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { only, useRoom } from '../room-context.tsx';
import { createOutbox, type Outgoing, type SpeechDraft } from './outbox.ts';

export type { SpeechDraft } from './outbox.ts';

interface Kept {
  readonly draft: SpeechDraft;
  readonly queue: readonly Outgoing[];
}

function read(key: string): Kept {
  try {
    const { text, file, queue } = JSON.parse(readSession(key) ?? 'null') as SpeechDraft & Partial<Kept>;
    return { draft: { text: String(text), file: file ?? null }, queue: queue ?? [] };
  } catch {
    return { draft: { text: '', file: null }, queue: [] };
  }
}

/** What a role is about to say, kept in the tab until the server has acknowledged it. */
export function useSpeech(roleId: string) {
  const { eid, nid, act } = useRoom(only('eid', 'nid', 'act'));
  const key = `lets2017_speech:${eid}:${nid}:${roleId}`;
  const [draft, setDraft] = useState(() => read(key).draft);
  const [isSending, setSending] = useState(false);
  const actNow = useRef(act);
  useEffect(() => {
    actNow.current = act;
  }, [act]);

  const box = useMemo(() => {
    let { draft: now, queue } = read(key);
    const keep = () => writeSession(key, JSON.stringify({ ...now, queue }));
    const write = (next: SpeechDraft) => {
      now = next;
      keep();
      setDraft(next);
    };
    const outbox = createOutbox(queue, {
      read: () => now,
      write,
      send: ({ id, text, file }) =>
        actNow.current(
          messagePush,
          { kind: 'speech', role_id: roleId, text, ...(file && { file_id: file.id }) },
          { requestId: id },
        ),
      newId: newRequestId,
      keep(next) {
        queue = next;
        keep();
      },
      onBusy: setSending,
    });
    return { write, read: () => now, send: outbox.send };
  }, [key, roleId]);

  const edit = useCallback((change: Partial<SpeechDraft>) => box.write({ ...box.read(), ...change }), [box]);
  return { draft, edit, send: box.send, isSending };
}
