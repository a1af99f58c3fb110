import { type SQL, type SQLWrapper, sql } from '../db/drizzle.ts';
import { experimentEvents, users } from '../db/schema/index.ts';

const { type, at, actor_id, by_staff, data } = experimentEvents;

/** SQL: that an event is something a student said, wrote, signed or voted. As the partial index says it, so that it is the one that is read. */
export const ACTS: SQL = sql`${type} in ('spoke', 'spoke_in_meeting', 'document_created', 'document_saved', 'document_submitted', 'document_signed', 'voted')
  and ${actor_id} not in (select ${users.id} from ${users} where ${users.automatic})`;

/** SQL: the hour of the week of a time in milliseconds, an event's say: from Monday's first, 0, to Sunday's last, 167, by the clock of a zone. */
export function hourOfWeek(zone: string, ms: SQLWrapper = at): SQL<number> {
  const time = sql`to_timestamp(${ms} / 1000) at time zone ${zone}::text`;
  return sql`((extract(isodow from ${time}) - 1) * 24 + extract(hour from ${time}))::int`;
}

/** SQL: that an event is staff stepping in. A run that staff move on to its end has one event too many for one act. */
export const INTERVENED: SQL = sql`${by_staff}
  and not (${type} = 'experiment_ended' and ${data} ->> 'how' = 'completed')`;
