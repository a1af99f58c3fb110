/** SQL: that event `v` is something a student said, wrote, signed or voted. As the partial index says it, so that it is the one that is read. */
export const ACTS = `v.type IN ('spoke', 'spoke_in_meeting', 'document_created', 'document_saved', 'document_submitted', 'document_signed', 'voted')
  AND v.actor_id NOT IN (SELECT id FROM users WHERE automatic)`;

/** SQL: the hour of the week of event `v`, from Monday's first, 0, to Sunday's last, 167, by the clock of a zone that is a value of the query. */
export function hourOfWeek(zone: string): string {
  const time = `to_timestamp(v.at / 1000) AT TIME ZONE ${zone}::text`;
  return `((extract(isodow FROM ${time}) - 1) * 24 + extract(hour FROM ${time}))::int`;
}

/** SQL: that event `v` is staff stepping in. A run that staff move on to its end has one event too many for one act. */
export const INTERVENED = `v.by_staff AND NOT (v.type = 'experiment_ended' AND v.data->>'how' = 'completed')`;
