import { APPROVAL_KINDS, type LogEntry, MANAGEMENT_MODULES } from '@lets/contract';
import type { Texts } from '../../../i18n/namespaces.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import { oneOf } from '../../../lib/use-list-params.ts';

type TargetKey = keyof Texts['log']['target'];
type SettingKey = keyof Texts['log']['detail']['setting'];
type DetailKey = Exclude<keyof Texts['log']['detail'], 'setting'> | `setting.${SettingKey}`;

/** A line of the log in words of the page: a key of `log:target` or `log:detail`, and what is named in it. */
export interface InWords<Key> {
  readonly key: Key;
  readonly what: string;
  /** The second thing that is named, where there are two. */
  readonly also?: string;
  /** What is named by texts of the page, in place of `what`: their keys. */
  readonly names?: readonly TextKey<readonly ['log', 'common']>[];
}

const TARGETS: readonly (readonly [pattern: RegExp, key: TargetKey])[] = [
  [/^report of experiment (\d+)$/, 'report'],
  [/^case file of experiment (\d+)$/, 'case_file'],
  [/^scores of experiment (\d+)$/, 'scores'],
  [/^scores of class (\d+)$/, 'class_scores'],
  [/^experiment (\d+)$/, 'experiment'],
  [/^class (\d+)$/, 'class'],
  [/^notice (\d+)$/, 'notice'],
  [/^data request (\d+)$/, 'data_request'],
  [/^backup of (.+)$/, 'backup'],
  [/^approval (\d+)$/, 'approval'],
  [/^integration \d+ \(\w+\) (.+)$/, 'integration'],
  [/^integration (\d+)/, 'integration'],
  [/^projects? (.+)$/, 'project'],
  [/^workflows? (.+)$/, 'workflow'],
];
/** The code behind a name, for a closer look; it may stand alone. */
const CODE = /(?<=.) \[[^\]]+\](?= v\d+$|$)/;
/** Kinds of what is deleted when its term ends, named by their settings. */
const KEEPINGS = [
  'keep_messages_days',
  'keep_imports_days',
  'keep_attendance_days',
  'keep_waiting_days',
  'keep_notices_days',
] as const;
const WHOLES = [
  ...KEEPINGS,
  'account',
  'duties',
  'log',
  'setting',
  'statistics',
  'own_data',
  'privacy_notice',
  'register',
] as const;
/** The log's own words, each with its key. */
const DETAILS: Readonly<Partial<Record<LogEntry['action'], Readonly<Record<string, DetailKey>>>>> = {
  notice_saved: { draft: 'draft', published: 'published', withdrawn: 'withdrawn' },
  login: {
    wechat: 'wechat',
    passkey: 'passkey',
    totp: 'totp',
    recovery: 'recovery',
    'wechat passkey': 'wechat_passkey',
    'wechat totp': 'wechat_totp',
    'wechat recovery': 'wechat_recovery',
  },
  factor_added: { totp: 'totp', passkey: 'passkey' },
  factor_removed: { totp: 'totp', passkey: 'passkey' },
  factor_failed: { passkey: 'passkey', 'passkey copied': 'passkey_copied' },
  login_failed: { wechat: 'wechat' },
  intervention: {
    ban: 'ban',
    lift: 'lift',
    guide: 'guide',
    set_timer: 'set_timer',
    extend_timer: 'extend_timer',
    cancel_timer: 'cancel_timer',
    stop: 'stop',
    end_vote: 'end_vote',
    move_on: 'move_on',
    'class call': 'class_call',
    prepared: 'prepared',
    lead: 'lead',
    cast: 'cast',
  },
  project_saved: {
    deleted: 'deleted',
    'disclosure applied': 'disclosure_applied',
    'disclosure agreed': 'disclosure_agreed',
    'disclosure refused': 'disclosure_refused',
  },
};
/** Here the target is an account, a course or a class as it is called, and stands as it is. */
const NAMED = /^(login|password|user|admin|power|course|enrolment|wechat|factor|recovery|denied)/;

/** Pure: null where the log's own words stand. */
export function targetInWords({
  action,
  target,
}: Pick<LogEntry, 'action' | 'target'>): InWords<TargetKey> | null {
  if (NAMED.test(action)) return null;
  const whole = oneOf(target, WHOLES);
  if (whole) return { key: whole, what: '' };
  for (const [pattern, key] of TARGETS) {
    const what = pattern.exec(target)?.[1];
    if (what !== undefined) return { key, what: what.replace(CODE, '') };
  }
  return null;
}

/** Pure: null where the log's own words stand. */
export function detailInWords({
  action,
  detail,
}: Pick<LogEntry, 'action' | 'detail'>): InWords<DetailKey> | null {
  const own = DETAILS[action];
  const key = own && Object.hasOwn(own, detail) ? own[detail] : undefined;
  if (key) return { key, what: '' };
  return READERS[action]?.(detail) ?? null;
}

const READERS: Readonly<Partial<Record<LogEntry['action'], (detail: string) => InWords<DetailKey> | null>>> =
  {
    power_granted: modulesIn,
    setting_changed: settingIn,
    grade: (detail) => {
      const [, what, withdrawn, also] = /^version (\d+)( withdrawn)?(?:: (.*))?$/s.exec(detail) ?? [];
      if (what === undefined) return null;
      if (withdrawn) return { key: 'version_withdrawn', what, also: also ?? '' };
      return also === undefined ? { key: 'version', what } : { key: 'version_why', what, also };
    },
    import: (detail) => {
      const [, what, also] = /^(\d+) accounts(?:, \+(\d+))?$/.exec(detail) ?? [];
      if (what === undefined) return null;
      return also === undefined ? { key: 'accounts', what } : { key: 'accounts_enrolled', what, also };
    },
    import_undone: (detail) => {
      const [, what, also] = /^-(\d+) accounts, \d+ restored, (\d+) kept$/.exec(detail) ?? [];
      return what === undefined || also === undefined ? null : { key: 'import_undone', what, also };
    },
    user_deleted: (detail) => {
      const [, what] = /^approval (\d+)$/.exec(detail) ?? [];
      return what === undefined ? null : { key: 'by_approval', what };
    },
    log_verified: (detail) => {
      if (detail === 'ok') return { key: 'chain_ok', what: '' };
      const [, what] = /^broken at seal (\d+)$/.exec(detail) ?? [];
      return what === undefined ? null : { key: 'chain_broken', what };
    },
    log_shortened: (detail) => {
      const [, what] = /^(\d+) entries$/.exec(detail) ?? [];
      return what === undefined ? null : { key: 'entries_removed', what };
    },
    approval_asked: approvalIn,
    approval_given: approvalIn,
    approval_refused: approvalIn,
    approval_withdrawn: approvalIn,
    approval_lapsed: approvalIn,
    export: (detail) => {
      if (!detail.startsWith('{')) return null;
      return { key: detail === '{}' ? 'everything' : 'filtered', what: '' };
    },
  };

/** `delete_people`, `delete_people: why not`. */
function approvalIn(detail: string): InWords<DetailKey> | null {
  const [, said, also] = /^(\w+)(?:: (.*))?$/s.exec(detail) ?? [];
  const kind = oneOf(said ?? null, APPROVAL_KINDS);
  if (!kind) return null;
  if (also === undefined) return { key: kind, what: '' };
  return { key: 'reasoned', what: '', also, names: [`log:detail.${kind}`] };
}

function modulesIn(detail: string): InWords<DetailKey> | null {
  if (detail === 'none') return { key: 'no_modules', what: '' };
  const names = detail.split(' ').flatMap((name) => oneOf(name, MANAGEMENT_MODULES) ?? []);
  if (names.length < detail.split(' ').length) return null;
  return { key: 'modules', what: '', names: names.map((name) => `common:menu.module.${name}` as const) };
}

const SETTINGS = [
  'product',
  'logo',
  'login_headline',
  'login_text',
  'zone',
  'password_min',
  'password_kinds',
  'session_hours',
  'upload_mb',
  'quota_mb',
  'second_factor',
  'password_days',
  'password_history',
  'password_change_first',
  'idle_minutes',
  'log_level',
  'assistant_on',
  'assistant_base_url',
  'assistant_model',
  'assistant_key',
  'wechat_on',
  'wechat_app_id',
  'wechat_secret',
  'system_closed',
  'closed_note',
  'app_link',
  'backup_on',
  'backup_hour',
  'backup_keep',
  'backup_try_days',
  'log_days',
  ...KEEPINGS,
] as const;

/** Rules that are set for some people, and for whom. */
const SCOPED: readonly (typeof SETTINGS)[number][] = ['second_factor', 'password_change_first'];
const SCOPES = ['off', 'administrators', 'staff', 'everybody'] as const;

/** `quota_mb: 2048`, `product: {"zh":"…","en":"…"}`; of a secret `set` or `none`, of a picture no value. */
function settingIn(detail: string): InWords<DetailKey> | null {
  const [, said = '', value] = /^(\w+)(?:: (.*))?$/s.exec(detail) ?? [];
  const name = oneOf(said, SETTINGS);
  if (!name) return null;
  const key = `setting.${name}` as const;
  if (value === undefined) return { key, what: '' };
  if (value === 'set' || value === 'none') return { key, what: '', names: [`log:value.${value}`] };
  const kept = parsed(value);
  if (typeof kept === 'boolean') return { key, what: '', names: [`log:value.${kept ? 'yes' : 'no'}`] };
  const what = kept && typeof kept === 'object' ? Object.values(kept).filter(Boolean).join(' / ') : kept;
  if (what === undefined) return null;
  const scope = SCOPED.includes(name) ? oneOf(String(what), SCOPES) : null;
  if (scope) return { key, what: '', names: [`log:value.${scope}`] };
  return what === '' ? { key, what: '', names: ['log:value.none'] } : { key, what: String(what) };
}

/** A long value is cut off in the log. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
