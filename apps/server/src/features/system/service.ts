import {
  APP_LINK_KEY,
  type appQr,
  type OutputOf,
  type ParsedInputOf,
  type Settings,
  SYSTEM_CLOSED_KEY,
  type settingSave,
  type systemParam,
} from '@lets/contract';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../../audit.ts';
import type { Reader } from '../../db/reader.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { Caller, RequestContext } from '../../http/routing.ts';
import { drawQr } from './qr.ts';
import * as repository from './repository.ts';

const APP_PAGE = '/downloadApp';
/** A host name is never longer; what claims to be one need not be drawn. */
const LONGEST_LINK = 300;

/** A parameter that everybody may know; any other does not exist for them. */
export async function publicParam({ database }: Deps, key: string): Promise<OutputOf<typeof systemParam>> {
  const param = await repository.paramByKey(database, key);
  if (key === SYSTEM_CLOSED_KEY) {
    const isClosed = param?.value === '1';
    return { key, value: isClosed ? '1' : '0', note: isClosed ? noteOf(param) : null };
  }
  if (!param?.is_public) refuse('not_found');
  return { key, value: param.value, note: noteOf(param) };
}

function noteOf(param: repository.ParamRecord | null): OutputOf<typeof systemParam>['note'] {
  if (!param || !(param.note_zh || param.note_en)) return null;
  return { zh: param.note_zh, en: param.note_en };
}

/** Where the app is, as people type it and as phones read it. */
export async function appLink({ database }: Deps, origin: string): Promise<OutputOf<typeof appQr>> {
  const param = await repository.paramByKey(database, APP_LINK_KEY);
  const link = param?.value || `${origin}${APP_PAGE}`;
  if (link.length > LONGEST_LINK || !URL.canParse(link)) refuse('bad_parameter', { host: 'wrong_format' });
  return { link, ...drawQr(new URL(link).href) };
}

export async function readSettings({ database }: Deps, caller: Caller): Promise<Settings> {
  assertKeeper(caller);
  return settingsOf(database);
}

/** Changes those named; closing tells everybody who is connected and may not stay. */
export async function saveSettings(
  deps: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  changes: ParsedInputOf<typeof settingSave>,
): Promise<Settings> {
  assertKeeper(caller);
  return inTransaction(deps.database, async (tx) => {
    // Two who save at once take turns, so that neither writes back what the other has just changed.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`);
    const before = await settingsOf(tx);
    const after = { ...before, ...given(changes) };
    await repository.setParam(tx, SYSTEM_CLOSED_KEY, {
      value: after.system_closed ? '1' : '0',
      note_zh: after.closed_note.zh,
      note_en: after.closed_note.en,
    });
    await repository.setParam(tx, APP_LINK_KEY, { value: after.app_link, note_zh: '', note_en: '' });
    for (const detail of changesBetween(before, after))
      await recordAudit(tx, {
        action: 'setting_changed',
        actorId: caller.id,
        target: 'setting',
        detail,
        address,
      });
    if (after.system_closed && !before.system_closed) tx.afterCommit(() => deps.bus.closeSystem());
    return after;
  });
}

async function settingsOf(reader: Reader): Promise<Settings> {
  const rows = await repository.paramsByKeys(reader, [SYSTEM_CLOSED_KEY, APP_LINK_KEY]);
  const closed = rows.find((row) => row.key === SYSTEM_CLOSED_KEY);
  return {
    system_closed: closed?.value === '1',
    closed_note: { zh: closed?.note_zh ?? '', en: closed?.note_en ?? '' },
    app_link: rows.find((row) => row.key === APP_LINK_KEY)?.value ?? '',
  };
}

function given(changes: ParsedInputOf<typeof settingSave>): Partial<Settings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** What the audit log keeps: each setting that is another now, and what it is. */
function changesBetween(before: Settings, after: Settings): string[] {
  return (Object.keys(after) as (keyof Settings)[])
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `${key}: ${JSON.stringify(after[key])}`);
}

function assertKeeper(caller: Caller): void {
  if (!administers(caller, 'setting')) refuse('no_authority');
}
