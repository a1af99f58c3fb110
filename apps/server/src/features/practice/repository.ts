import type { Language, PracticePace } from '@lets/contract';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

export interface Practice {
  readonly experiment_id: number;
  readonly lang: Language;
  readonly pace: PracticePace;
  readonly failures: number;
  readonly member_ids: readonly number[];
}

/** How many runs are practised now, of everybody and of one person, one run left out. Whoever counts next waits. */
export async function countPractice(
  client: Client,
  userId: number,
  eid: number,
): Promise<{ all: number; own: number }> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('practice_runs'))`);
  const { rows } = await client.query<{ all: number; own: number }>({
    name: 'count-practice',
    text: `SELECT count(*)::int AS all, count(*) FILTER (WHERE asked_by = $1)::int AS own
      FROM practice_runs p JOIN experiments e ON e.id = p.experiment_id
      WHERE e.status <> 'ended' AND e.id <> $2`,
    values: [userId, eid],
  });
  return rows[0] ?? { all: 0, own: 0 };
}

export async function keepPractice(
  client: Client,
  practice: { eid: number; askedBy: number; lang: Language; pace: PracticePace },
): Promise<void> {
  await client.query({
    name: 'keep-practice',
    text: `INSERT INTO practice_runs (experiment_id, asked_by, lang, pace) VALUES ($1, $2, $3, $4)
      ON CONFLICT (experiment_id) DO UPDATE SET lang = $3, pace = $4, failures = 0`,
    values: [practice.eid, practice.askedBy, practice.lang, practice.pace],
  });
}

export async function isPractised(client: Client, eid: number): Promise<boolean> {
  const { rows } = await client.query({
    name: 'is-practised',
    text: 'SELECT FROM practice_runs WHERE experiment_id = $1',
    values: [eid],
  });
  return rows.length > 0;
}

export async function removePractice(client: Client, eid: number): Promise<void> {
  await client.query({
    name: 'remove-practice',
    text: 'DELETE FROM practice_runs WHERE experiment_id = $1',
    values: [eid],
  });
}

/** Partners who have come along into a linked case play on there. */
export async function followLinks(client: Client): Promise<void> {
  await client.query({
    name: 'follow-practice',
    text: `INSERT INTO practice_runs (experiment_id, asked_by, lang, pace)
      SELECT e.id, p.asked_by, p.lang, p.pace FROM practice_runs p JOIN experiments e ON e.linked_from = p.experiment_id
      WHERE e.status <> 'ended' ON CONFLICT DO NOTHING`,
  });
}

/** Claims running practices that nobody plays, or whose player is gone. */
export async function claimPractice(
  client: Client,
  keeper: string,
  limit: number,
  claimMs: number,
): Promise<Practice[]> {
  const { rows } = await client.query<Practice>({
    name: 'claim-practice',
    text: `UPDATE practice_runs p SET claimed_by = $1, claimed_until = now() + $3 * interval '1 millisecond'
      FROM experiments e, (
        SELECT q.experiment_id FROM practice_runs q JOIN experiments x ON x.id = q.experiment_id
        WHERE x.status = 'in_progress' AND (q.claimed_until IS NULL OR q.claimed_until < now())
        ORDER BY q.asked_at LIMIT $2 FOR UPDATE OF q SKIP LOCKED
      ) AS open
      WHERE p.experiment_id = open.experiment_id AND e.id = p.experiment_id
      RETURNING p.experiment_id, p.lang, p.pace, p.failures, e.state -> 'member_ids' AS member_ids`,
    values: [keeper, limit, claimMs],
  });
  return rows;
}

/** Keeps the claims going; answers which still are this keeper's. */
export async function renewClaims(client: Client, keeper: string, claimMs: number): Promise<number[]> {
  const { rows } = await client.query<{ experiment_id: number }>({
    name: 'renew-practice',
    text: `UPDATE practice_runs SET claimed_until = now() + $2 * interval '1 millisecond'
      WHERE claimed_by = $1 RETURNING experiment_id`,
    values: [keeper, claimMs],
  });
  return rows.map(({ experiment_id }) => experiment_id);
}

export async function releaseClaims(client: Client, keeper: string): Promise<void> {
  await client.query({
    name: 'release-practice',
    text: 'UPDATE practice_runs SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by = $1',
    values: [keeper],
  });
}

/** Lets go of a run whose players gave up, until later. */
export async function postpone(client: Client, eid: number, keeper: string, waitMs: number): Promise<void> {
  await client.query({
    name: 'postpone-practice',
    text: `UPDATE practice_runs SET failures = failures + 1, claimed_by = NULL,
        claimed_until = now() + $3 * interval '1 millisecond'
      WHERE experiment_id = $1 AND claimed_by = $2`,
    values: [eid, keeper, waitMs],
  });
}
