import type { HeldDuty } from '@lets/contract';
import type { RunEvent, RunState } from '@lets/engine';
import type pg from 'pg';
import type { experiments, sessions, users } from './schema/index.ts';

/**
 * The statements written as SQL by hand, because the builder costs too much where they stand: every call looks up
 * its session, and every act reads its run under the lock and appends its step, in the statement that travels with the COMMIT.
 */

type Connection = Pick<pg.ClientBase, 'query'>;

type RunColumns = typeof experiments.$inferSelect;
export interface RunRow extends RunColumns {
  /** Whether the reader teaches the run's class, its course, or the course of its case; false without asking for those who teach nothing. */
  readonly is_mentor: boolean;
  /** Whether the reader was taken out of the class while the run goes on. */
  readonly is_unregistered: boolean;
}

const RUN_COLUMNS = `e.id, e.project_id, e.flow_id, e.team_id, e.class_id, e.name, e.name_en, e.message, e.creator_id, e.creator_type,
  e.leader_id, e.status, e.ending, e.seq, e.state, e.revision, e.planned_start, e.planned_end, e.deadline, e.started_at,
  e.ended_at, e.evaluated, e.linked_from, e.rehearsal, e.created_at`;

/** What is over stays readable to its players, and practice partners are in no class. */
const isUnregistered = (userId: string) => `(e.class_id IS NOT NULL AND e.status = 'in_progress'
    AND NOT EXISTS (SELECT 1 FROM enrolments n WHERE n.class_id = e.class_id AND n.user_id = ${userId})
    AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = ${userId} AND u.automatic))`;

const MENTOR = `(EXISTS (SELECT 1 FROM class_mentors m WHERE m.class_id = e.class_id AND m.user_id = $2)
    OR EXISTS (SELECT 1 FROM classes c JOIN course_mentors m USING (course_id)
      WHERE c.id = e.class_id AND m.user_id = $2)
    OR EXISTS (SELECT 1 FROM projects p JOIN course_mentors m USING (course_id)
      WHERE p.id = e.project_id AND m.user_id = $2))`;

/** Two statements, because the database prepares for a question even when it need not answer it, and only mentors ask. */
const READ_RUN = {
  plain: `SELECT ${RUN_COLUMNS}, false AS is_mentor, ${isUnregistered('$2')} AS is_unregistered FROM experiments e WHERE e.id = $1`,
  mentor: `SELECT ${RUN_COLUMNS}, ${MENTOR} AS is_mentor, ${isUnregistered('$2')} AS is_unregistered FROM experiments e WHERE e.id = $1`,
};
/** Who else acts on this run waits until the transaction ends. Uploads into it need not. */
const LOCK = ' FOR NO KEY UPDATE OF e';

export interface RunQuestion {
  readonly eid: number;
  /** Null for the server itself, which is nobody's mentor and in no class. */
  readonly userId: number | null;
  readonly isMentor: boolean;
  readonly isLocked: boolean;
}

export async function readRunRow(
  connection: Connection,
  { eid, userId, isMentor, isLocked }: RunQuestion,
): Promise<RunRow | undefined> {
  const { rows } = await connection.query<RunRow>({
    name: `run-for-${isMentor ? 'mentor' : 'other'}${isLocked ? '-locked' : ''}`,
    text: READ_RUN[isMentor ? 'mentor' : 'plain'] + (isLocked ? LOCK : ''),
    values: [eid, userId],
  });
  return rows[0];
}

/** What an act changes on its run. */
export interface Step {
  /** The run as it was judged. */
  readonly before: { readonly id: number; readonly revision: number; readonly state: RunState };
  readonly after: { readonly events: readonly RunEvent[]; readonly state: RunState };
  readonly request: {
    readonly userId: number;
    readonly requestId: string;
    readonly fingerprint: string;
  } | null;
  /** A member whose place in the run's class is looked at only now, because the run was judged without the database. */
  readonly member?: number;
}

/** What a retry is answered from: which events its act made. */
export interface KeptAnswer {
  readonly eid: number;
  readonly first: number;
  readonly last: number;
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

/** Events, state and the answer to a retry in one statement: an act costs one round trip for everything it writes. */
const APPEND = `WITH run AS (${KEEP_STATE}) ${KEEP_EVENTS}`;
const APPEND_AND_ANSWER = `WITH run AS (${KEEP_STATE}), request AS (${KEEP_ANSWER}) ${KEEP_EVENTS}`;

/** False when someone moved the run on meanwhile: then nothing is kept. */
export async function keepStep(connection: Connection, step: Step): Promise<boolean> {
  const { rowCount } = await connection.query(appendStep(step));
  return rowCount !== 0;
}

/** Appends an act's events and keeps the state they lead to, all of it or, when someone moved the run on meanwhile, no row. */
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

type SessionColumns = Pick<typeof sessions.$inferSelect, 'token_hash' | 'last_seen_at'>;
type PersonColumns = Pick<
  typeof users.$inferSelect,
  'id' | 'identity' | 'account' | 'name' | 'modules' | 'automatic' | 'password_changed_at' | 'password_given'
>;
export interface SessionRow extends SessionColumns, PersonColumns {
  readonly has_password: boolean;
  readonly has_factor: boolean;
  /** The setting SIGN_IN, where it was ever set. */
  readonly sign_in: string | null;
  /** Of a super administrator while duties are separated. */
  readonly duty: HeldDuty | null;
  /** The setting SYSTEM_CLOSED, where it was ever set. */
  readonly closed: string | null;
  /** The person has not agreed to a privacy notice that everybody must agree to. */
  readonly owes_consent: boolean;
}

const FIND_SESSION = `SELECT s.token_hash, s.last_seen_at, u.id, u.identity, u.account, u.name, u.modules, u.automatic,
    u.password_changed_at, u.password_given, u.password_hash <> '' AS has_password,
    CASE WHEN u.identity = 4 AND (SELECT value FROM system_params WHERE key = 'SEPARATE_DUTIES') = '1'
      THEN coalesce(u.duty, 'none') END AS duty,
    (EXISTS (SELECT 1 FROM totp_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)
      OR EXISTS (SELECT 1 FROM passkeys k WHERE k.user_id = u.id)) AS has_factor,
    (SELECT value FROM system_params WHERE key = 'SYSTEM_CLOSED') AS closed,
    (SELECT value FROM system_params WHERE key = 'SIGN_IN') AS sign_in,
    EXISTS (SELECT 1 FROM system_params p WHERE p.key = 'CONSENT_DEMANDED' AND NOT EXISTS
      (SELECT 1 FROM privacy_consents c WHERE c.user_id = u.id AND c.version >= p.value::int AND c.withdrawn_at IS NULL))
      AS owes_consent
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1 AND s.expires_at > $2 AND NOT u.disabled`;

export async function readSessionRow(
  connection: Connection,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const { rows } = await connection.query<SessionRow>({
    name: 'find-session',
    text: FIND_SESSION,
    values: [tokenHash, now],
  });
  return rows[0];
}
