import {
  type Notice,
  type OutputOf,
  SYSTEM_CLOSED_KEY,
  type systemNoticeList,
  type systemParam,
} from '@lets/contract';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { Caller } from '../../http/routing.ts';
import { belongingsOf } from '../course/service.ts';
import * as repository from './repository.ts';

/** How many notices the login page has room for. */
const LATEST = 10;

/** A parameter that everybody may know; any other does not exist for them. */
export async function publicParam({ database }: Deps, key: string): Promise<OutputOf<typeof systemParam>> {
  const param = await repository.paramByKey(database, key);
  if (key === SYSTEM_CLOSED_KEY) return { key, value: param?.value === '1' ? '1' : '0', note: noteOf(param) };
  if (!param?.is_public) refuse('not_found');
  return { key, value: param.value, note: noteOf(param) };
}

function noteOf(param: repository.ParamRecord | null): OutputOf<typeof systemParam>['note'] {
  if (!param || !(param.note_zh || param.note_en)) return null;
  return { zh: param.note_zh, en: param.note_en };
}

/** What the login page shows. */
export async function latestNotices({ database, clock }: Deps): Promise<Notice[]> {
  const filter = { readership: null, until: new Date(clock()) };
  return (await repository.findNotices(database, filter, { offset: 0, limit: LATEST })).list;
}

/** Notices addressed to the caller's identity and classes. */
export async function listNotices(
  { database, clock }: Deps,
  caller: Caller,
  { page, size }: { page: number; size: number },
): Promise<OutputOf<typeof systemNoticeList>> {
  const { enrolledClassIds, taughtClassIds } = await belongingsOf(database, caller.id);
  const readership = { identity: caller.identity, classIds: [...enrolledClassIds, ...taughtClassIds] };
  const filter = { readership, until: new Date(clock()) };
  const found = await repository.findNotices(database, filter, { offset: (page - 1) * size, limit: size });
  return { ...found, page, size };
}
