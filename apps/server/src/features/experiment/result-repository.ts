import type pg from 'pg';
import type { Visit } from '../../runs/path.ts';

type Client = Pick<pg.ClientBase, 'query'>;

export interface VisitCounts {
  readonly opened_seq: number;
  readonly speeches: number;
  readonly documents: number;
  readonly signatures: number;
  readonly votes: number;
}

/** What was done in each visit of a path, counted in the log between its opening and its close. */
export async function countInVisits(
  client: Client,
  eid: number,
  visits: readonly Pick<Visit, 'node_id' | 'opened_seq' | 'closed_seq'>[],
): Promise<VisitCounts[]> {
  const { rows } = await client.query<VisitCounts>({
    name: 'count-in-visits',
    text: `SELECT v.opened_seq,
        count(*) FILTER (WHERE type = 'spoke') AS speeches,
        count(*) FILTER (WHERE type = 'document_created') AS documents,
        count(*) FILTER (WHERE type = 'document_signed' AND data ->> 'decision' = 'signed') AS signatures,
        count(*) FILTER (WHERE type = 'voted') AS votes
      FROM unnest($2::text[], $3::int[], $4::int[]) AS v (node_id, opened_seq, closed_seq)
      JOIN experiment_events e ON e.experiment_id = $1 AND e.node_id = v.node_id
        AND e.seq >= v.opened_seq AND e.seq <= coalesce(v.closed_seq, 2147483647)
      GROUP BY v.opened_seq`,
    values: [
      eid,
      visits.map((visit) => visit.node_id),
      visits.map((visit) => visit.opened_seq),
      visits.map((visit) => visit.closed_seq),
    ],
  });
  return rows;
}
