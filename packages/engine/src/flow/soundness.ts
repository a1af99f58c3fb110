import { checkDrawing } from './check/drawing.ts';
import type { Finding } from './check/finding.ts';
import { checkPeople } from './check/people.ts';
import { checkWalk } from './check/walk.ts';
import { indexFlow } from './flow-index.ts';
import type { Flow } from './model.ts';

export { FINDING_CODES, type Finding, type FindingCode } from './check/finding.ts';

/** Faults of the drawing that leave nothing to play. */
const UNPLAYABLE = new Set<string>(['no_start', 'many_starts', 'duplicate_id', 'unknown_node']);

/** Markings looked at before the check admits that it has proved nothing; flows drawn by people need some hundreds. */
const MARKINGS = 20_000;

/**
 * Pure: verifies a flow before it is published. Without an error among the findings every play of it, whatever options
 * are taken in whatever order, can be brought to an end, and nothing is left open when it is reached.
 */
export function checkFlow(flow: Flow, markings = MARKINGS): readonly Finding[] {
  const index = indexFlow(flow);
  const drawing = checkDrawing(index);
  const isPlayable = !drawing.some(({ code }) => UNPLAYABLE.has(code));
  return [...drawing, ...(isPlayable ? checkWalk(index, markings) : []), ...checkPeople(index)];
}

/** Pure: whether a flow may be published. */
export function isSound(findings: readonly Finding[]): boolean {
  return findings.every(({ severity }) => severity !== 'error');
}
