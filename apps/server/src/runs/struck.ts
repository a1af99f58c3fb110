import { alias, and, eq, type SQL, sql } from '../db/drizzle.ts';
import { experimentEvents } from '../db/schema/index.ts';

const { type, experiment_id, data } = experimentEvents;

/** SQL: that an event tells a consequence. As the partial index says it, so that it is the one that is read. */
export const STRUCK: SQL = sql`${type} = 'consequence_struck'`;

/** The event that took the option: it says who did, and in which section. */
export const taken = alias(experimentEvents, 'taken');

/** SQL: that the players took the option of a consequence themselves; what staff moved on is not theirs. */
export const TAKEN_BY_PLAYERS: SQL | undefined = and(
  eq(taken.experiment_id, experiment_id),
  sql`${taken.seq} = (${data} ->> 'taken_seq')::int`,
  sql`not ${taken.by_staff}`,
);
