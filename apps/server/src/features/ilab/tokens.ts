import type { Deps } from '../../deps.ts';
import type { IlabToken } from './api.ts';
import type { ArrivalRow } from './repository.ts';

/** The first token of an arrival, by which it is refreshed, and the newest one. */
export interface KeptTokens {
  readonly first: string;
  readonly newest: string;
}

const about = (integrationId: number, userId: number) => `ilab ${integrationId} ${userId}`;

export function sealTokens(
  { secrets }: Pick<Deps, 'secrets'>,
  { integrationId, userId }: { readonly integrationId: number; readonly userId: number },
  tokens: KeptTokens,
): string {
  return secrets.seal(JSON.stringify(tokens), about(integrationId, userId));
}

/** Null where they were sealed with another key. */
export function openTokens({ secrets }: Pick<Deps, 'secrets'>, row: ArrivalRow): KeptTokens | null {
  const text = secrets.open(row.access_token, about(row.integration_id, row.user_id));
  return text === null ? null : (JSON.parse(text) as KeptTokens);
}

/** Of an arrival both are the same. */
export const firstTokens = ({ token }: IlabToken): KeptTokens => ({ first: token, newest: token });
