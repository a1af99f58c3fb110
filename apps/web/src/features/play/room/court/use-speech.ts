import { useCallback, useEffect } from 'react';
import { useStore } from '../../../../lib/store.ts';
import { only, useRoom } from '../room-context.tsx';
import { type FieldDraft, speakingAs } from './open-outboxes.ts';

export type { SpeechDraft } from './outbox.ts';

/** What a role is about to say, to the section or in a private talk, and what it has said that is not in the record yet. */
export function useSpeech(roleId: string, meetingId: number | null = null) {
  const { eid, nodeId, act, connection } = useRoom(only('eid', 'nodeId', 'act', 'connection'));
  const speaking = speakingAs({ eid, nodeId, roleId, meetingId });
  const { draft: field, outbox, write } = speaking;
  const draft = useStore(field);
  const pending = useStore(outbox.pending);
  useEffect(() => speaking.setAct(act), [speaking, act]);
  const isConnected = connection.state === 'connected';
  useEffect(() => {
    if (isConnected) outbox.resume();
  }, [outbox, isConnected]);

  const edit = useCallback(
    (change: Partial<FieldDraft>) => write({ ...field.get(), id: undefined, ...change }),
    [field, write],
  );
  const send = useCallback(() => {
    const said = field.get();
    // The field is free before the speech is on its way: Enter again finds nothing to say.
    write({ text: '', file: null });
    outbox.say(said);
  }, [field, write, outbox]);
  const takeBack = useCallback(
    (id: string) => {
      const speech = outbox.takeBack(id);
      if (!speech) return;
      const { text, file } = field.get();
      if (text.trim() === '' && !file) write(speech);
      else write({ text: `${speech.text}\n${text}`, file: file ?? speech.file });
    },
    [field, write, outbox],
  );
  return { draft, pending, edit, send, takeBack, retry: outbox.retry };
}
