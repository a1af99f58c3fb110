import type { RunEvent, RunState } from '@lets/engine';
import type pg from 'pg';
import type { ActRequest } from '../../runs/act-requests.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** What an act changes on its run. */
export interface Step {
  readonly eid: number;
  readonly events: readonly RunEvent[];
  readonly state: RunState;
  readonly request: ActRequest | null;
}

const KEEP_STATE = `UPDATE experiments SET seq = $2, state = $3::json, status = $4, ending = $5,
    started_at = coalesce(started_at, to_timestamp($6::double precision / 1000)),
    ended_at = coalesce(ended_at, to_timestamp($7::double precision / 1000))
  WHERE id = $1`;
const KEEP_EVENTS = `INSERT INTO experiment_events
    (experiment_id, seq, type, at, node_id, actor_id, role_id, by_staff, audience, data)
  SELECT $1, seq, type, at, node_id, actor_id, role_id, by_staff, audience, data
  FROM jsonb_to_recordset($8::jsonb) AS event (seq int, type text, at bigint, node_id text, actor_id bigint,
    role_id text, by_staff boolean, audience jsonb, data jsonb)`;
const KEEP_ANSWER = `INSERT INTO act_requests (user_id, request_id, fingerprint, answer)
  VALUES ($9, $10, $11, $12::jsonb)`;

/** Log, state and the answer to a retry in one statement: an act costs one round trip for everything it writes. */
const APPEND = `WITH run AS (${KEEP_STATE}) ${KEEP_EVENTS}`;
const APPEND_AND_ANSWER = `WITH run AS (${KEEP_STATE}), request AS (${KEEP_ANSWER}) ${KEEP_EVENTS}`;

/** Appends an act's events and keeps the state they lead to; whoever runs it holds the row's lock. */
export function appendStep({ eid, events, state, request }: Step): pg.QueryConfig {
  const timeOf = (type: RunEvent['type']) => events.find((event) => event.type === type)?.at ?? null;
  const values = [
    eid,
    state.seq,
    JSON.stringify(state),
    state.status,
    state.ending?.how ?? null,
    timeOf('started'),
    timeOf('experiment_ended'),
    JSON.stringify(events),
  ];
  if (!request) return { name: 'append-step', text: APPEND, values };
  const { userId, requestId, fingerprint } = request;
  const kept: KeptAnswer = { eid, first: events[0]?.seq ?? state.seq + 1, last: state.seq };
  return {
    name: 'append-step-and-answer',
    text: APPEND_AND_ANSWER,
    values: [...values, userId, requestId, fingerprint, JSON.stringify(kept)],
  };
}

/** What a retry is answered from: which events its act made. */
export interface KeptAnswer {
  readonly eid: number;
  readonly first: number;
  readonly last: number;
}

const COLUMNS = 'seq, type, at, node_id, actor_id, role_id, by_staff, audience, data';

/** Events after `since` in order, at most `limit`. */
export async function eventsAfter(
  client: Client,
  eid: number,
  since: number,
  limit: number,
): Promise<RunEvent[]> {
  const { rows } = await client.query<RunEvent>({
    name: 'events-after',
    text: `SELECT ${COLUMNS} FROM experiment_events WHERE experiment_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
    values: [eid, since, limit],
  });
  return rows;
}

/** What a reader may know of the log: events for everybody, those meant for them, and for staff those that staff may know. */
const KNOWN = `(audience IS NULL OR audience -> 'user_ids' @> to_jsonb($2::bigint)
  OR ($3 AND (audience ->> 'staff')::boolean))`;

export interface RecordPage {
  readonly eid: number;
  readonly reader: { readonly user_id: number; readonly is_staff: boolean };
  /** Only what happened before this number. */
  readonly before: number;
  readonly size: number;
}

/** The newest page of a run's record that the reader may know, newest first. */
export async function latestEvents(
  client: Client,
  { eid, reader, before, size }: RecordPage,
): Promise<RunEvent[]> {
  const { rows } = await client.query<RunEvent>({
    name: 'latest-events',
    text: `SELECT ${COLUMNS} FROM experiment_events
      WHERE experiment_id = $1 AND seq < $4 AND ${KNOWN} ORDER BY seq DESC LIMIT $5`,
    values: [eid, reader.user_id, reader.is_staff, before, size],
  });
  return rows;
}

/** The same of one section since a visit of it began. */
export async function latestSectionEvents(
  client: Client,
  { eid, reader, before, size }: RecordPage,
  { nodeId, since }: { readonly nodeId: string; readonly since: number },
): Promise<RunEvent[]> {
  const { rows } = await client.query<RunEvent>({
    name: 'latest-section-events',
    text: `SELECT ${COLUMNS} FROM experiment_events
      WHERE experiment_id = $1 AND seq < $4 AND ${KNOWN} AND node_id = $6 AND seq >= $7 ORDER BY seq DESC LIMIT $5`,
    values: [eid, reader.user_id, reader.is_staff, before, size, nodeId, since],
  });
  return rows;
}
