import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { createPlayer, type Player } from './player.ts';
import { indexAt, type Timeline } from './timeline/timeline.ts';

/** The player of a timeline, for as long as the page is open. */
export function usePlayer(timeline: Timeline): Player {
  const first = useRef(timeline);
  const player = useMemo(() => createPlayer(first.current), []);
  useEffect(() => player.extend(timeline), [player, timeline]);
  useEffect(() => () => player.stop(), [player]);
  return player;
}

/** How many events have happened by the player's clock: changes only when the next one is reached. */
export function useIndex(player: Player, timeline: Timeline): number {
  return useSyncExternalStore(player.clock.subscribe, () => indexAt(timeline, player.clock.get()));
}
