import { messagePush } from '@lets/contract';
import { useCallback, useRef, useState } from 'react';
import { readSession, writeSession } from '../../../lib/browser-storage.ts';
import { leftToSend } from '../../../lib/left-to-send.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useRoomContext } from '../room-context.tsx';

export interface SpeechDraft {
  readonly text: string;
  readonly file: { readonly id: string; readonly name: string } | null;
}

const EMPTY: SpeechDraft = { text: '', file: null };

function read(key: string): SpeechDraft {
  try {
    const kept = JSON.parse(readSession(key) ?? 'null') as Partial<SpeechDraft> | null;
    return typeof kept?.text === 'string' ? { text: kept.text, file: kept.file ?? null } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/**
 * What a role is about to say, kept in the tab until the server has acknowledged it. A further try with the same words
 * has the same name, so that a speech whose answer was lost is not said twice.
 */
export function useSpeech(roleId: string) {
  const { eid, nid, act } = useRoomContext();
  const key = `lets2017_speech:${eid}:${nid}:${roleId}`;
  const [draft, setDraft] = useState(() => read(key));
  const [isSending, setSending] = useState(false);
  const requestId = useRef(newRequestId());

  const edit = useCallback(
    (change: Partial<SpeechDraft>) => {
      requestId.current = newRequestId();
      setDraft((now) => {
        const next = { ...now, ...change };
        writeSession(key, JSON.stringify(next));
        return next;
      });
    },
    [key],
  );

  const send = async () => {
    const sent = draft;
    setSending(true);
    try {
      await act(
        messagePush,
        {
          kind: 'speech',
          role_id: roleId,
          text: sent.text.trim(),
          ...(sent.file && { file_id: sent.file.id }),
        },
        { requestId: requestId.current },
      );
      // What was typed while the speech was on its way stays.
      setDraft((now) => {
        const next = {
          text: leftToSend(now.text, sent.text),
          file: now.file?.id === sent.file?.id ? null : now.file,
        };
        writeSession(key, JSON.stringify(next));
        return next;
      });
      requestId.current = newRequestId();
    } catch {
      // Told in a toast; the words stay.
    } finally {
      setSending(false);
    }
  };
  return { draft, edit, send, isSending };
}
