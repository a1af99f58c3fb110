import { useEffect, useMemo, useRef, useState } from 'react';
import type { Occupant } from '../../art/scene-layout.ts';

/** The scene's duration in tokens.css (`--t-scene`). */
const WALK_MS = 420;

/** A person who was here a moment ago and is still walking out. */
export interface Leaver extends Occupant {
  readonly leaving?: boolean;
}

function isHere(occupant: Occupant): boolean {
  return !occupant.calledOut;
}

/** Pure: who stood here before and no longer does, unless the seat has another person by now. */
export function findLeavers(before: readonly Occupant[], now: readonly Occupant[]): Leaver[] {
  const here = now.filter(isHere);
  return before
    .filter(isHere)
    .filter((old) => !here.some((occupant) => occupant.id === old.id || occupant.seat === old.seat))
    .map((old) => ({ ...old, speaking: false, gesture: null, leaving: true }));
}

/** The occupants, with those who leave kept in the picture until they have walked out. */
export function useWalkers(occupants: readonly Occupant[]): readonly Leaver[] {
  const before = useRef(occupants);
  const [leavers, setLeavers] = useState<readonly Leaver[]>([]);
  useEffect(() => {
    const gone = findLeavers(before.current, occupants);
    before.current = occupants;
    if (gone.length === 0) return;
    setLeavers((walking) => [...walking, ...gone]);
    // Not stopped by the next change: a person may speak while another is still on the way out.
    setTimeout(() => setLeavers((walking) => walking.filter((one) => !gone.includes(one))), WALK_MS);
  }, [occupants]);
  return useMemo(() => {
    const here = new Set(occupants.filter(isHere).map((occupant) => occupant.id));
    const walking = leavers.filter((one) => !here.has(one.id));
    const ids = new Set(walking.map((one) => one.id));
    return [...occupants.filter((occupant) => !ids.has(occupant.id)), ...walking];
  }, [occupants, leavers]);
}
