import { LIMITS } from '@lets/contract';
import type { Deps } from '../deps.ts';
import type { Run } from './access.ts';
import { automaticAmong, goneMembers } from './member-repository.ts';
import { lastSeenIn, seenSince } from './presence-repository.ts';

const ABSENT_MS = LIMITS.absent_minutes * 60_000;

/**
 * The members of a running run who count as absent: for so long they have had it open on no screen and done nothing in it, or they cannot come
 * back by themselves. What is written down of their presence decides beside the live lines, so that a server process that does not answer just
 * now makes nobody absent. Practice partners have nothing to be asked.
 */
export async function absentMembers(
  { database, bus, clock }: Pick<Deps, 'database' | 'bus' | 'clock'>,
  run: Pick<Run, 'id' | 'class_id' | 'state' | 'started_at'>,
): Promise<number[]> {
  const { member_ids } = run.state;
  const since = new Date(clock() - ABSENT_MS);
  const [present, gone, automatic, seen] = await Promise.all([
    bus.present(run.id),
    goneMembers(database, run),
    automaticAmong(database, member_ids),
    seenSince(database, run.id, since),
  ]);
  // A person who has not come yet has as long, from the start.
  const isFresh = (run.started_at?.getTime() ?? 0) > since.getTime();
  const here = new Set([...present.map(({ user_id }) => user_id), ...seen]);
  const cannotAnswer = new Set([...gone, ...automatic]);
  return member_ids.filter((id) => cannotAnswer.has(id) || (!isFresh && !here.has(id)));
}

export interface Absence {
  readonly user_id: number;
  /** Last seen or heard of, in milliseconds since 1970; the start for one who never came. */
  readonly since: number;
}

/** The people among them, whom the others may wait for: since when each is missed, the longest first. */
export async function absences(deps: Deps, run: Run): Promise<Absence[]> {
  if (run.status !== 'in_progress') return [];
  const [absent, automatic, seen] = await Promise.all([
    absentMembers(deps, run),
    automaticAmong(deps.database, run.state.member_ids),
    lastSeenIn(deps.database, run.id),
  ]);
  const start = run.started_at?.getTime() ?? 0;
  return absent
    .filter((id) => !automatic.has(id))
    .map((user_id) => ({ user_id, since: seen.get(user_id) ?? start }))
    .toSorted((a, b) => a.since - b.since);
}
