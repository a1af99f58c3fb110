import { createHash } from 'node:crypto';
import type pg from 'pg';
import { isUniqueViolation } from '../db/errors.ts';
import { orRefuse, Refusal } from '../http/errors.ts';

/** A retried act's identity: the same id with other fields is somebody's mistake, not a retry. */
export interface ActRequest {
  readonly userId: number;
  readonly requestId: string;
  readonly fingerprint: string;
}

const FIND = 'SELECT fingerprint, answer FROM act_requests WHERE user_id = $1 AND request_id = $2';
const KEEP =
  'INSERT INTO act_requests (user_id, request_id, fingerprint, answer) VALUES ($1, $2, $3, $4::jsonb)';
const KEY = 'act_requests_user_id_request_id_pk';

/** Null when the act carries no id and so is done each time it is sent. */
export function requestOf(
  userId: number,
  call: string,
  { request_id: requestId, ...fields }: { readonly request_id?: string | undefined },
): ActRequest | null {
  if (requestId === undefined) return null;
  const text = `${call} ${JSON.stringify(fields)}`;
  return { userId, requestId, fingerprint: createHash('sha256').update(text).digest('base64url') };
}

/** What an earlier act with this id was answered, or null; refuses when that was another act. */
export async function findAnswer<T>(
  client: Pick<pg.ClientBase, 'query'>,
  request: ActRequest,
): Promise<T | null> {
  return orRefuse(await lookUpAnswer<T>(client, request));
}

/** The same as a value. */
export async function lookUpAnswer<T>(
  client: Pick<pg.ClientBase, 'query'>,
  { userId, requestId, fingerprint }: ActRequest,
): Promise<T | Refusal | null> {
  const { rows } = await client.query<{ fingerprint: string; answer: T }>({
    name: 'find-act-request',
    text: FIND,
    values: [userId, requestId],
  });
  if (!rows[0]) return null;
  return rows[0].fingerprint === fingerprint
    ? rows[0].answer
    : new Refusal('bad_parameter', { request_id: 'used_before' });
}

/** Keeps an answer with the work it answers; a rival that was first makes it fail (`isRetryLost`). */
export async function keepAnswer(
  client: Pick<pg.ClientBase, 'query'>,
  { userId, requestId, fingerprint }: ActRequest,
  answer: unknown,
): Promise<void> {
  await client.query({
    name: 'keep-act-request',
    text: KEEP,
    values: [userId, requestId, fingerprint, JSON.stringify(answer)],
  });
}

/** True when the same request was done meanwhile, so that its answer stands. */
export function isRetryLost(error: unknown): boolean {
  return isUniqueViolation(error, KEY);
}
