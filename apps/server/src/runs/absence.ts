import { LIMITS } from '@lets/contract';
import { latestMoment } from '../clocks.ts';
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
  const now = clock();
  const lately = { since: new Date(now - ABSENT_MS), until: latestMoment(now) };
  const [present, gone, automatic, seen] = await Promise.all([
    bus.present(run.id),
    goneMembers(database, run),
    automaticAmong(database, member_ids),
    seenSince(database, run.id, lately),
  ]);
  // A person who has not come yet has as long, from the start.
  const startedAt = run.started_at ?? new Date(0);
  const isFresh = startedAt > lately.since && startedAt <= lately.until;
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
  const now = deps.clock();
  return absent
    .filter((id) => !automatic.has(id))
    .map((user_id) => ({ user_id, since: Math.min(now, seen.get(user_id) ?? start) }))
    .toSorted((a, b) => a.since - b.since);
}
