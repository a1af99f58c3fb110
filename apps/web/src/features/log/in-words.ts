import type { LogEntry } from '@lets/contract';

/** A line of the log in words of the page: a key of `log:target` or `log:detail`, and what is named in it. */
export interface InWords {
  readonly key: string;
  readonly what: string;
}

const TARGETS: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^report of experiment (\d+)$/, 'report'],
  [/^case file of experiment (\d+)$/, 'case_file'],
  [/^scores of experiment (\d+)$/, 'scores'],
  [/^scores of class (\d+)$/, 'class_scores'],
  [/^experiment (\d+)$/, 'experiment'],
  [/^class (\d+)$/, 'class'],
  [/^notice (\d+)$/, 'notice'],
  [/^projects? (.+)$/, 'project'],
  [/^workflows? (.+)$/, 'workflow'],
];
/** The code behind a name, which is for whoever looks closer; before it may stand nothing. */
const CODE = /(?<=.) \[[^\]]+\](?= v\d+$|$)/;
const WHOLES = ['account', 'log', 'setting', 'statistics'];
const DETAILS: Readonly<Partial<Record<LogEntry['action'], readonly string[]>>> = {
  notice_saved: ['draft', 'published', 'withdrawn'],
  intervention: ['ban', 'lift', 'guide', 'stop', 'end_vote', 'move_on', 'class call'],
  project_saved: ['deleted', 'disclosure applied', 'disclosure agreed', 'disclosure refused'],
};
/** Here the target is an account, a course or a class as it is called, and stands as it is. */
const NAMED = /^(login|password|user|admin|power|course|enrolment|wechat|denied)/;

/** Pure: null where the log's own words stand. */
export function targetInWords({ action, target }: Pick<LogEntry, 'action' | 'target'>): InWords | null {
  if (NAMED.test(action)) return null;
  if (WHOLES.includes(target)) return { key: target, what: '' };
  for (const [pattern, key] of TARGETS) {
    const what = pattern.exec(target)?.[1];
    if (what !== undefined) return { key, what: what.replace(CODE, '') };
  }
  return null;
}

/** Pure: null where the log's own words stand. */
export function detailInWords({ action, detail }: Pick<LogEntry, 'action' | 'detail'>): InWords | null {
  if (DETAILS[action]?.includes(detail)) return { key: detail.replaceAll(' ', '_'), what: '' };
  const count = /^(\d+) accounts$/.exec(detail)?.[1];
  return count === undefined ? null : { key: 'accounts', what: count };
}
