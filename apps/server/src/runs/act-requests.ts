import { createHash } from 'node:crypto';
import { isUniqueViolation } from '../db/errors.ts';
import type { Reader } from '../db/reader.ts';
import { orRefuse, Refusal } from '../http/errors.ts';
import { storeAnswer, storedAnswer } from './act-request-repository.ts';

/** A retried act's identity: the same id with other fields is a person's mistake, not a retry. */
export interface ActRequest {
  readonly userId: number;
  readonly requestId: string;
  readonly fingerprint: string;
}

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
export async function findAnswer<T>(reader: Reader, request: ActRequest): Promise<T | null> {
  return orRefuse(await lookUpAnswer<T>(reader, request));
}

/** The same as a value. */
export async function lookUpAnswer<T>(
  reader: Reader,
  { userId, requestId, fingerprint }: ActRequest,
): Promise<T | Refusal | null> {
  const found = await storedAnswer<T>(reader, userId, requestId);
  if (!found) return null;
  return found.fingerprint === fingerprint
    ? found.answer
    : new Refusal('bad_parameter', { request_id: 'used_before' });
}

/** Keeps an answer with the work it answers; a rival that was first makes it fail (`isRetryLost`). */
export async function keepAnswer(reader: Reader, request: ActRequest, answer: unknown): Promise<void> {
  await storeAnswer(reader, request, answer);
}

/** True when the same request was done meanwhile, so that its answer stands. */
export function isRetryLost(error: unknown): boolean {
  return isUniqueViolation(error, KEY);
}
