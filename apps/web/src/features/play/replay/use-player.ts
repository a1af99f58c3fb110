import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { indexAt, type Timeline } from '../../../domain/run/timeline/timeline.ts';
import { createPlayer, type Player } from './player.ts';

/** A run that is still played is watched from where it is, an ended one from its beginning, either from an event that is asked for. */
export function usePlayer(timeline: Timeline, isLive: boolean, seq: number): Player {
  const first = useRef({ timeline, isLive, seq });
  const player = useMemo(() => {
    const { timeline: begun, isLive: isAtEnd, seq: wanted } = first.current;
    const index = begun.events.findIndex((event) => event.seq === wanted);
    return createPlayer(begun, begun.at[index] ?? (isAtEnd ? begun.clock.duration : 0));
  }, []);
  useEffect(() => player.extend(timeline), [player, timeline]);
  useEffect(() => () => player.stop(), [player]);
  return player;
}

/** How many events have happened by the player's clock: changes only when the next one is reached. */
export function useIndex(player: Player, timeline: Timeline): number {
  return useSyncExternalStore(player.clock.subscribe, () => indexAt(timeline, player.clock.get()));
}
