import { LIMITS } from '@lets/contract';
import type { Deps } from '../deps.ts';
import type { Run } from './access.ts';
import { automaticAmong, goneMembers } from './member-repository.ts';
import { seenSince } from './presence-repository.ts';

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
