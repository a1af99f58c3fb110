import type { RunEvent } from '@lets/engine';
import { useEventWords } from '../../../../domain/run/event-words.ts';
import { useItemNames } from '../hooks/use-item-names.ts';
import { useTold } from '../hooks/use-told.ts';
import { useNames } from '../use-names.ts';

/** Says an event in one sentence, in the language on the screen. */
export function useTellEvent(): (event: RunEvent) => string {
  const names = useNames();
  const itemName = useItemNames();
  const consequence = useTold();
  return useEventWords(names, { itemName, consequence }).sentence;
}
