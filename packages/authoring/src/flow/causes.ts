import type { Finding, FindingCode } from '@lets/engine';

/** Where nobody gets on: what lies behind is then not reached, and joins wait for it. */
const STUCK: ReadonlySet<FindingCode> = new Set(['only_wrong']);
/** What only follows from that. */
const DERIVED: ReadonlySet<FindingCode> = new Set([
  'unreachable',
  'join_waits',
  'token_left_behind',
  'token_doubled',
  'endless_loop',
  'not_proved',
]);

/**
 * Pure: the findings without those that only follow from others. What is left has an error wherever all of them have one, so that it bars
 * publishing just the same; what was hidden and is a fault of its own is found again once the cause is mended.
 */
export function rootsOf(findings: readonly Finding[]): readonly Finding[] {
  const isStuck = findings.some(({ code }) => STUCK.has(code));
  return isStuck ? findings.filter(({ code }) => !DERIVED.has(code)) : findings;
}
