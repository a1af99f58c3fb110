import type { EventOf } from '@lets/engine';
import { useMemo, useSyncExternalStore } from 'react';
import { lastInVisit, readingTime } from '../../../../domain/run/timeline/focus.ts';
import type { SectionProps } from './stage-props.ts';

export interface Speech {
  readonly event: EventOf<'spoke'>;
  /** Still being said: afterwards the words stay, but nobody stands out. */
  readonly isSpeaking: boolean;
}

/** What was said last in the section on the stage. */
export function useSpeech({ timeline, section, index, player }: SectionProps): Speech | null {
  const event = useMemo(() => lastInVisit(timeline, section, index, 'spoke'), [timeline, section, index]);
  const from = event ? (timeline.at[event.seq - 1] ?? 0) : 0;
  const until = event ? from + readingTime(event.data.text) * Math.max(1, player.speed.get()) : 0;
  const isSpeaking = useSyncExternalStore(player.clock.subscribe, () => player.clock.get() < until);
  return event ? { event, isSpeaking } : null;
}
