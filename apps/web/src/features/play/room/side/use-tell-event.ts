import type { RunEvent } from '@lets/engine';
import { type EventWords, useEventWords } from '../../../../domain/run/event-words.ts';
import { useItemNames } from '../hooks/use-item-names.ts';
import { useTold } from '../hooks/use-told.ts';
import { useNames } from '../use-names.ts';

/** Says the events of this run, in the language on the screen. */
export function useRoomWords(): EventWords {
  return useEventWords(useNames(), { itemName: useItemNames(), consequence: useTold() });
}

/** Says an event in one sentence. */
export function useTellEvent(): (event: RunEvent) => string {
  return useRoomWords().sentence;
}
