import { and, eq, gte, sql } from '../../db/drizzle.ts';
import { listOf, unnest } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { experimentEvents } from '../../db/schema/index.ts';
import type { Visit } from '../../runs/path.ts';
import { COUNTED } from '../../runs/tally-repository.ts';

const { seq, node_id, experiment_id } = experimentEvents;

export type VisitCounts = Awaited<ReturnType<typeof countInVisits>>[number];

/**
 * What was done in each visit of a path, counted in the log between its opening and its close. A fork opens several by one event. Visits
 * in which nothing was done are left out.
 */
export function countInVisits(
  { db }: Reader,
  eid: number,
  visits: readonly Pick<Visit, 'node_id' | 'opened_seq' | 'closed_seq'>[],
) {
  const { from, columns: visit } = unnest('visit', {
    node_id: listOf<string>(
      'text',
      visits.map((one) => one.node_id),
    ),
    opened_seq: listOf<number>(
      'integer',
      visits.map((one) => one.opened_seq),
    ),
    closed_seq: listOf<number | null>(
      'integer',
      visits.map((one) => one.closed_seq),
    ),
  });
  const isBeforeClose = sql`${seq} <= coalesce(${visit.closed_seq}, 2147483647)`;
  const isOfVisit = and(
    eq(experiment_id, eid),
    eq(node_id, visit.node_id),
    gte(seq, visit.opened_seq),
    isBeforeClose,
  );
  return db
    .select({
      node_id: visit.node_id,
      opened_seq: visit.opened_seq,
      speeches: COUNTED.speeches,
      documents: COUNTED.documents,
    })
    .from(from)
    .innerJoin(experimentEvents, isOfVisit)
    .groupBy(visit.node_id, visit.opened_seq);
}
