import {
  APP_LINK_KEY,
  type appQr,
  Branding,
  LIMITS,
  type OutputOf,
  type ParsedInputOf,
  ServiceSettings,
  type SettingSecrets,
  type Settings,
  SIGN_ON_KINDS,
  SignInRules,
  SYSTEM_CLOSED_KEY,
  type settingSave,
  type systemBrand,
  type systemParam,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { takeTurns } from '../../db/advisory-lock.ts';
import type { Reader } from '../../db/reader.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { isAnyOn } from '../../integrations/repository.ts';
import { drawQr } from '../../qr.ts';
import {
  passwordRules,
  readKept,
  SECRETS_KEY,
  SETTINGS_KEY,
  SIGN_IN_KEY,
  wechatEnv,
} from '../../settings.ts';
import { isKeptOut } from '../assistant/service.ts';
import * as repository from './repository.ts';

const APP_PAGE = '/downloadApp';
/** A host name is never longer; what claims to be one need not be drawn. */

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

/** Where the app or a page of this server is, as people type it and as phones read it. */
export async function appLink(
  { database }: Deps,
  origin: string,
  page?: string,
): Promise<OutputOf<typeof appQr>> {
  const param = page === undefined ? await repository.paramByKey(database, APP_LINK_KEY) : null;
  const link = param?.value || `${origin}${page ?? APP_PAGE}`;
  if (link.length > LIMITS.link || !URL.canParse(link)) refuse('bad_parameter', { host: 'wrong_format' });
  return { link, ...drawQr(new URL(link).href) };
}

export async function readSettings(deps: Deps, caller: Caller): Promise<Settings> {
  assertKeeper(caller);
  return settingsOf(deps, deps.database);
}

/** Changes those named; closing tells everybody who is connected and may not stay. */
export async function saveSettings(
  deps: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  changes: ParsedInputOf<typeof settingSave>,
): Promise<Settings> {
  assertKeeper(caller);
  assertReachable(deps, changes.assistant_base_url);
  if (changes.zone !== undefined && !(await repository.knowsZone(deps.database, changes.zone)))
    refuse('bad_parameter', { zone: 'not_one_of' });
  return inTransaction(deps.database, async (tx) => {
    // Two who save at once take turns, so that neither writes back what the other has just changed.
    await takeTurns(tx, 'settings');
    const before = await settingsOf(deps, tx);
    const { assistant_key, wechat_secret, ...open } = given(changes);
    // A key belongs to its address: to name another address one must know the key.
    const isElsewhere =
      open.assistant_base_url !== undefined && open.assistant_base_url !== before.assistant_base_url;
    const key = assistant_key ?? (isElsewhere ? '' : undefined);
    const secrets = await keepSecrets(tx, { assistant_key: key, wechat_secret });
    const after = { ...before, ...open, ...areSet(secrets) };
    await keep(tx, after);
    for (const detail of [...changesBetween(before, after), ...namesOf({ assistant_key, wechat_secret })])
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

/** Names are judged when they are asked for: what they stand for may change. */
function assertReachable({ env }: Deps, address: string | undefined): void {
  if (!address || env.assistantMayReachLinkLocal) return;
  if (isKeptOut(new URL(address).hostname)) refuse('bad_parameter', { assistant_base_url: 'wrong_format' });
}

async function keep(tx: Transaction, after: Settings): Promise<void> {
  const { system_closed, closed_note, app_link, ...rest } = after;
  await repository.setParam(tx, SYSTEM_CLOSED_KEY, {
    value: system_closed ? '1' : '0',
    note_zh: closed_note.zh,
    note_en: closed_note.en,
  });
  await repository.setParam(tx, APP_LINK_KEY, { ...NO_NOTE, value: app_link });
  const kept = Branding.extend(ServiceSettings.omit(SIGN_IN_FIELDS).shape).parse(rest);
  await repository.setParam(tx, SETTINGS_KEY, { ...NO_NOTE, value: JSON.stringify(kept) });
  const signIn = SignInRules.parse(rest);
  await repository.setParam(tx, SIGN_IN_KEY, { ...NO_NOTE, value: JSON.stringify(signIn) });
}

const SIGN_IN_FIELDS = Object.fromEntries(
  Object.keys(SignInRules.shape).map((field) => [field, true] as const),
) as Readonly<Record<keyof SignInRules, true>>;

const NO_NOTE = { note_zh: '', note_en: '' };

/** Those that were sent; the others stay. */
async function keepSecrets(
  tx: Transaction,
  sent: { readonly [K in keyof SettingSecrets]?: string | undefined },
): Promise<SettingSecrets> {
  const { secrets } = await readKept(tx);
  const after = {
    assistant_key: sent.assistant_key ?? secrets.assistant_key,
    wechat_secret: sent.wechat_secret ?? secrets.wechat_secret,
  };
  await repository.setParam(tx, SECRETS_KEY, { ...NO_NOTE, value: JSON.stringify(after) });
  return after;
}

async function settingsOf({ env }: Pick<Deps, 'env'>, reader: Reader): Promise<Settings> {
  const [rows, { settings, secrets }] = await Promise.all([
    repository.paramsByKeys(reader, [SYSTEM_CLOSED_KEY, APP_LINK_KEY]),
    readKept(reader),
  ]);
  const closed = rows.find((row) => row.key === SYSTEM_CLOSED_KEY);
  return {
    ...settings,
    ...areSet(secrets),
    assistant_in_environment: env.assistant !== undefined,
    wechat_in_environment: env.wechat !== undefined,
    system_closed: closed?.value === '1',
    closed_note: { zh: closed?.note_zh ?? '', en: closed?.note_en ?? '' },
    app_link: rows.find((row) => row.key === APP_LINK_KEY)?.value ?? '',
  };
}

/** Pure: of the secrets only whether there are any. */
function areSet({ assistant_key, wechat_secret }: SettingSecrets) {
  return { assistant_key_set: assistant_key !== '', wechat_secret_set: wechat_secret !== '' };
}

/** What every page must know before the login. */
export async function readBrand(deps: Deps): Promise<OutputOf<typeof systemBrand>> {
  const [kept, wechat, has_doors, app] = await Promise.all([
    readKept(deps.database),
    wechatEnv(deps),
    isAnyOn(deps.database, SIGN_ON_KINDS),
    repository.paramByKey(deps.database, APP_LINK_KEY),
  ]);
  const { zone, product, logo, login_headline, login_text, upload_mb, wechat_on } = kept.settings;
  return {
    zone,
    product,
    logo,
    login_headline,
    login_text,
    password: passwordRules(kept),
    upload_bytes: upload_mb * 2 ** 20,
    // A way in that leads nowhere is not offered.
    wechat_on: wechat_on && wechat !== null,
    has_doors,
    has_app: (app?.value ?? '') !== '',
  };
}

function given(changes: ParsedInputOf<typeof settingSave>): Partial<Settings & SettingSecrets> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** What the audit log keeps: each setting that is another now, and what it is; of a picture only that it is another. */
function changesBetween(before: Settings, after: Settings): string[] {
  return (Object.keys(after) as (keyof Settings)[])
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]) && !key.endsWith('_set'))
    .map((key) => (key === 'logo' ? key : `${key}: ${JSON.stringify(after[key])}`));
}

/** Of a secret only that it was set or taken away. */
function namesOf(sent: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(sent).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value ? 'set' : 'none'}`],
  );
}

export function assertKeeper(caller: Caller): void {
  if (!administers(caller, 'setting')) refuse('no_authority');
}
