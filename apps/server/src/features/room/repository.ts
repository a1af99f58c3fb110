import type { RunEvent, RunState } from '@lets/engine';
import type pg from 'pg';
import type { ActRequest } from '../../runs/act-requests.ts';
import { isUnregistered } from '../../runs/members.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** What an act changes on its run. */
export interface Step {
  /** The run as it was judged. */
  readonly before: { readonly id: number; readonly revision: number; readonly state: RunState };
  readonly after: { readonly events: readonly RunEvent[]; readonly state: RunState };
  readonly request: ActRequest | null;
  /** A member whose place in the run's class is looked at only now, because the run was judged without the database. */
  readonly member?: number;
}

/** Only a run that still stands as it was judged moves on; without the row there is nothing to insert for. */
const KEEP_STATE = `UPDATE experiments e SET seq = $4, state = $5::json, status = $6, leader_id = $7, ending = $8,
    started_at = coalesce(started_at, to_timestamp($9::double precision / 1000)),
    ended_at = coalesce(ended_at, to_timestamp($10::double precision / 1000))
  WHERE id = $1 AND seq = $2 AND revision = $3 AND ($12::bigint IS NULL OR NOT ${isUnregistered('$12::bigint')}) RETURNING id`;
const KEEP_EVENTS = `INSERT INTO experiment_events
    (experiment_id, seq, type, at, node_id, actor_id, role_id, by_staff, audience, data)
  SELECT run.id, event.seq, type, at, node_id, actor_id, role_id, by_staff, audience, data
  FROM run, jsonb_to_recordset($11::jsonb) AS event (seq int, type text, at bigint, node_id text, actor_id bigint,
    role_id text, by_staff boolean, audience jsonb, data jsonb)`;
const KEEP_ANSWER = `INSERT INTO act_requests (user_id, request_id, fingerprint, answer)
  SELECT $13::bigint, $14::text, $15::text, $16::jsonb FROM run`;

/** Log, state and the answer to a retry in one statement: an act costs one round trip for everything it writes. */
const APPEND = `WITH run AS (${KEEP_STATE}) ${KEEP_EVENTS}`;
const APPEND_AND_ANSWER = `WITH run AS (${KEEP_STATE}), request AS (${KEEP_ANSWER}) ${KEEP_EVENTS}`;

/** Appends an act's events and keeps the state they lead to, all of it or, when somebody moved the run on meanwhile, no row. */
export function appendStep({ before, after: { events, state }, request, member }: Step): pg.QueryConfig {
  const timeOf = (type: RunEvent['type']) => events.find((event) => event.type === type)?.at ?? null;
  const values = [
    before.id,
    before.state.seq,
    before.revision,
    state.seq,
    JSON.stringify(state),
    state.status,
    state.leader_id,
    state.ending?.how ?? null,
    timeOf('started'),
    timeOf('experiment_ended'),
    JSON.stringify(events),
    member ?? null,
  ];
  if (!request) return { name: 'append-step', text: APPEND, values };
  const { userId, requestId, fingerprint } = request;
  const kept: KeptAnswer = { eid: before.id, first: before.state.seq + 1, last: state.seq };
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

/** Events by their numbers, in order. */
export async function eventsNumbered(
  client: Client,
  eid: number,
  seqs: readonly number[],
): Promise<RunEvent[]> {
  const { rows } = await client.query<RunEvent>({
    name: 'events-numbered',
    text: `SELECT ${COLUMNS} FROM experiment_events WHERE experiment_id = $1 AND seq = ANY($2) ORDER BY seq`,
    values: [eid, seqs],
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
