import { APPROVAL_KINDS, type Bilingual, type Language, type LogEntry } from '@lets/contract';
import { listed } from '../../listed.ts';
import { ACTIONS, DETAILS, MODULES, SETTINGS, TARGETS, VALUES } from './catalog.ts';

type Entry = Pick<LogEntry, 'action' | 'target' | 'detail'>;

const PATTERNS: readonly (readonly [pattern: RegExp, key: keyof typeof TARGETS])[] = [
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
/** Here the target is an account, a course or a class as it is called. */
const NAMED =
  /^(login|password|user|admin|power|course|enrolment|wechat|identity|sign_on|members|factor|recovery|denied|team|class_task)/;

/** Pure: a line in the words of a reader; what has no words stands as the log has it. */
export function inWords(entry: Entry, lang: Language): Entry & { readonly did: string } {
  return {
    ...entry,
    did: ACTIONS[entry.action][lang],
    target: target(entry, lang),
    detail: detail(entry, lang),
  };
}

function fill(text: Bilingual, lang: Language, what: string, also = ''): string {
  return text[lang].replace('{{what}}', () => what).replace('{{also}}', () => also);
}

/** A case or a workflow keeps its code, by which a sheet can be searched. */
function target({ action, target: said }: Entry, lang: Language): string {
  if (NAMED.test(action)) return said;
  if (Object.hasOwn(TARGETS, said)) return TARGETS[said as keyof typeof TARGETS][lang];
  for (const [pattern, key] of PATTERNS) {
    const what = pattern.exec(said)?.[1];
    if (what !== undefined) return fill(TARGETS[key], lang, what);
  }
  return said;
}

function detail({ action, detail: said }: Entry, lang: Language): string {
  const own = OWN.includes(action) ? DETAILS[said.replace(' ', '_') as keyof typeof DETAILS] : undefined;
  return own?.[lang] ?? READERS[action]?.(said, lang) ?? said;
}

/** Their details are words of the log itself. */
const OWN: readonly LogEntry['action'][] = [
  'notice_saved',
  'login',
  'login_failed',
  'intervention',
  'project_saved',
  'factor_added',
  'factor_removed',
  'factor_failed',
];

type Read = (said: string, lang: Language) => string | null;

const READERS: Readonly<Partial<Record<LogEntry['action'], Read>>> = {
  power_granted: (said, lang) => {
    if (said === 'none') return DETAILS.no_modules[lang];
    const names = said.split(' ').map((name) => MODULES[name]?.[lang]);
    return names.every((name) => name !== undefined) ? listed(names, lang) : null;
  },
  setting_changed: settingIn,
  grade: (said, lang) => {
    const [, what, withdrawn, also] = /^version (\d+)( withdrawn)?(?:: (.*))?$/s.exec(said) ?? [];
    if (what === undefined) return null;
    if (withdrawn) return fill(DETAILS.version_withdrawn, lang, what, also);
    return also === undefined
      ? fill(DETAILS.version, lang, what)
      : fill(DETAILS.version_why, lang, what, also);
  },
  import: (said, lang) => {
    const [, what, also] = /^(\d+) accounts(?:, \+(\d+))?$/.exec(said) ?? [];
    if (what === undefined) return null;
    return also === undefined
      ? fill(DETAILS.accounts, lang, what)
      : fill(DETAILS.accounts_enrolled, lang, what, also);
  },
  import_undone: (said, lang) => {
    const [, what, also] = /^-(\d+) accounts, \d+ restored, (\d+) kept$/.exec(said) ?? [];
    return what === undefined ? null : fill(DETAILS.import_undone, lang, what, also);
  },
  user_deleted: (said, lang) => {
    const [, what] = /^approval (\d+)$/.exec(said) ?? [];
    return what === undefined ? null : fill(DETAILS.by_approval, lang, what);
  },
  log_verified: (said, lang) => {
    if (said === 'ok') return DETAILS.chain_ok[lang];
    const [, what] = /^broken at seal (\d+)$/.exec(said) ?? [];
    return what === undefined ? null : fill(DETAILS.chain_broken, lang, what);
  },
  log_shortened: (said, lang) => {
    const [, what] = /^(\d+) entries$/.exec(said) ?? [];
    return what === undefined ? null : fill(DETAILS.entries_removed, lang, what);
  },
  approval_asked: approvalIn,
  approval_given: approvalIn,
  approval_refused: approvalIn,
  approval_withdrawn: approvalIn,
  approval_lapsed: approvalIn,
  export: (said, lang) => {
    if (!said.startsWith('{')) return null;
    return said === '{}' ? DETAILS.everything[lang] : `${DETAILS.filtered[lang]} ${said}`;
  },
};

/** `delete_people`, `delete_people: why not`. */
function approvalIn(said: string, lang: Language): string | null {
  const [, kind, why] = /^(\w+)(?:: (.*))?$/s.exec(said) ?? [];
  const known = APPROVAL_KINDS.find((one) => one === kind);
  if (!known) return null;
  const words = DETAILS[known][lang];
  return why === undefined ? words : fill(DETAILS.reasoned, lang, words, why);
}

/** `quota_mb: 2048`, `product: {"zh":"…","en":"…"}`; of a secret `set` or `none`, of a picture no value. */
function settingIn(said: string, lang: Language): string | null {
  const [, name = '', value = ''] = /^(\w+)(?:: (.*))?$/s.exec(said) ?? [];
  const words = Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
  if (!words) return null;
  const known = KNOWN[value];
  const kept = value && known === undefined ? parsed(value) : '';
  if (kept === undefined) return null;
  const parts = kept && typeof kept === 'object' ? Object.values(kept).filter(Boolean).join(' / ') : kept;
  return fill(words, lang, (known && VALUES[known]?.[lang]) ?? String(parts));
}

const KNOWN: Readonly<Record<string, string>> = {
  set: 'set',
  none: 'none',
  '""': 'none',
  true: 'yes',
  false: 'no',
  '"off"': 'off',
  '"administrators"': 'administrators',
  '"staff"': 'staff',
  '"everybody"': 'everybody',
};

/** A long value is cut off in the log. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
