import { checkChoices } from './check/choices.ts';
import { checkDrawing } from './check/drawing.ts';
import type { Finding } from './check/finding.ts';
import { checkIncompatible } from './check/incompatible.ts';
import { checkOptions } from './check/options.ts';
import { checkPeople } from './check/people.ts';
import { checkWalk } from './check/walk.ts';
import { indexFlow } from './flow-index.ts';
import type { Flow } from './model.ts';

export { FINDING_CODES, type Finding, type FindingCode } from './check/finding.ts';

/** Faults of the drawing that leave nothing to play. */
const UNPLAYABLE = new Set<string>(['no_start', 'many_starts', 'duplicate_id', 'unknown_node']);

/** Markings looked at before the check admits that it has proved nothing; flows drawn by people need some hundreds. */
const MARKINGS = 20_000;

export interface FlowExamination {
  readonly findings: readonly Finding[];
  /** False where the bound was hit first: then nothing is promised of the walk. */
  readonly isProved: boolean;
  /** Markings looked at. */
  readonly explored: number;
}

/**
 * Pure: verifies a flow before it is published. Proved and without an error among the findings, every play of it, whatever
 * options and routes are taken in whatever order, can be brought to an end, and nothing is left open when it is reached. What conditions
 * ask of votes and visits is followed exactly. Of what they ask people to do, what no play can meet counts as never met; the rest counts
 * as met where someone chooses (people can meet it, or step back to where they could), and as either where a choice is made by itself.
 */
export function examineFlow(flow: Flow, markings = MARKINGS): FlowExamination {
  const index = indexFlow(flow);
  const drawing = checkDrawing(index);
  const isPlayable = !drawing.some(({ code }) => UNPLAYABLE.has(code));
  const walk = isPlayable ? checkWalk(index, markings) : { findings: [], explored: 0 };
  return {
    findings: [
      ...drawing,
      ...walk.findings,
      ...checkPeople(index),
      ...checkIncompatible(index),
      ...checkOptions(index),
      ...checkChoices(index),
    ],
    isProved: isPlayable && !walk.findings.some(({ code }) => code === 'not_proved'),
    explored: walk.explored,
  };
}

/** Pure: the findings alone. */
export function checkFlow(flow: Flow, markings = MARKINGS): readonly Finding[] {
  return examineFlow(flow, markings).findings;
}

/** Pure: whether a flow may be published. */
export function isSound(findings: readonly Finding[]): boolean {
  return findings.every(({ severity }) => severity !== 'error');
}
