import { LIMITS } from '@lets/contract';
import type { Deps } from '../deps.ts';

const EVERY_MS = 60_000;
const ABSENT_MS = LIMITS.absent_minutes * 60_000;

/** Of the person's latest span, what matters: it is fresh enough, it can be made longer, or they were away meanwhile. */
const NOTE = `WITH latest AS (
    SELECT id, until_at FROM presence_spans WHERE experiment_id = $1 AND user_id = $2 ORDER BY from_at DESC LIMIT 1
  ), longer AS (
    UPDATE presence_spans SET until_at = $3 WHERE id = (SELECT id FROM latest WHERE until_at > $4 AND until_at <= $5)
  )
  INSERT INTO presence_spans (experiment_id, user_id, from_at, until_at)
    SELECT e.id, $2, $3, $3 FROM experiments e
    WHERE e.id = $1 AND NOT EXISTS (SELECT 1 FROM latest WHERE until_at > $4)`;

/** When each person was last noted by this process, by run and person. */
const noted = new WeakMap<Deps['database'], Map<string, number>>();

/**
 * Writes down that somebody follows a run by asking for what is new, as behind a proxy that lets no live line through: they are present as
 * anybody is whose screen has one. At most once a minute each; what cannot be written is lost, and fails no reading.
 */
export function noteFollower(
  { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  eid: number,
  userId: number,
): Promise<void> {
  const now = clock();
  const latest = noted.get(database) ?? new Map<string, number>();
  noted.set(database, latest);
  const key = `${eid} ${userId}`;
  if (now - (latest.get(key) ?? -EVERY_MS) < EVERY_MS) return Promise.resolve();
  // In the order of the notes, so that the oldest are the first to be forgotten.
  latest.delete(key);
  latest.set(key, now);
  for (const [one, at] of latest) {
    if (now - at < EVERY_MS) break;
    latest.delete(one);
  }
  const values = [eid, userId, new Date(now), new Date(now - ABSENT_MS), new Date(now - EVERY_MS)];
  return database.writes.query({ name: 'note-follower', text: NOTE, values }).then(
    () => undefined,
    (error) => log.warn({ err: error }, 'presence could not be written down'),
  );
}
