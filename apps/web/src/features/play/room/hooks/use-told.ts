import type { RunState } from '@lets/engine';
import { useConsequences } from '../../../../domain/run/use-consequences.ts';
import { useRoom } from '../room-context.tsx';

/** What lawful choices of this run have cost so far, in words, by the option. */
export function useTold() {
  const eid = useRoom((room) => room.eid);
  const struck = useRoom(({ state }) => countTold(state));
  return useConsequences(eid, struck);
}

/** Pure: over all visits of the path. */
export function countTold({ sections, past_visits }: RunState): number {
  return [...Object.values(sections), ...past_visits].flatMap(({ consequences = [] }) => consequences).length;
}
