import type { EventOf, RunEvent } from '@lets/engine';
import { useEffect, useState } from 'react';
import { useRoom } from '../room-context.tsx';
import { lastSpeech, lingerTime } from './last-speech.ts';

/** The speech on everybody's mind: the last one, for as long as it takes to read. */
export function useSpeaker(): (EventOf<'spoke'> & RunEvent) | null {
  const now = useRoom(({ now }) => now);
  const speech = useRoom(({ record, nodeId, section }) =>
    section?.status === 'open' ? lastSpeech(record, nodeId, section.opened_seq) : null,
  );
  const [passed, setPassed] = useState(0);
  const left = speech ? speech.at + lingerTime(speech.data.text) - now() : 0;
  const seq = speech?.seq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer a speech, from when it is first seen
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setPassed(seq), left);
    return () => clearTimeout(timer);
  }, [seq]);
  return speech && passed < speech.seq && left > 0 ? speech : null;
}
