import { LIMITS } from '@lets/contract';
import type { Deps } from '../deps.ts';
import type { Run } from './access.ts';
import { goneMembers } from './members.ts';
import { automaticAmong } from './people.ts';

const ABSENT_MS = LIMITS.absent_minutes * 60_000;

/**
 * The members of a running run who count as absent: for so long they have had it open on no screen and done nothing in it, or they cannot come
 * back by themselves. What is written down of their presence decides beside the live lines, so that a server process that does not answer just
 * now makes nobody absent. Practice partners have nothing to be asked.
 */
export async function absentMembers(
  { database: { pool }, bus, clock }: Pick<Deps, 'database' | 'bus' | 'clock'>,
  run: Pick<Run, 'id' | 'class_id' | 'state' | 'started_at'>,
): Promise<number[]> {
  const { member_ids } = run.state;
  const since = new Date(clock() - ABSENT_MS);
  const [present, gone, automatic, seen] = await Promise.all([
    bus.present(run.id),
    goneMembers(pool, run),
    automaticAmong(pool, member_ids),
    pool.query<{ user_id: number }>({
      name: 'seen-since',
      text: `SELECT user_id FROM presence_spans WHERE experiment_id = $1 AND until_at > $2
        UNION SELECT actor_id FROM (SELECT actor_id, at FROM experiment_events WHERE experiment_id = $1
          ORDER BY seq DESC LIMIT 500) AS latest WHERE at > $3`,
      values: [run.id, since, since.getTime()],
    }),
  ]);
  // Whoever has not come yet has as long, from the start.
  const isFresh = (run.started_at?.getTime() ?? 0) > since.getTime();
  const here = new Set([...present, ...seen.rows].map(({ user_id }) => user_id));
  const cannotAnswer = new Set([...gone, ...automatic]);
  return member_ids.filter((id) => cannotAnswer.has(id) || (!isFresh && !here.has(id)));
}
