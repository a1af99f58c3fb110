import { type ExperimentDetail, type Flow, fittingLines, flowNow } from '@lets/contract';
import type { RunEvent } from './view.ts';

/** Where a program that plays with students' accounts has the lines from: no call tells a student what partners say. */
export type ScriptSource = (run: ExperimentDetail) => Flow | null;

export interface Heard {
  readonly record: readonly RunEvent[];
  readonly isPerson: (userId: number) => boolean;
}

/** Pure: a run with the lines of the account's own roles, as a partner is told them. */
export function withScript(
  run: ExperimentDetail,
  script: Flow | null,
  { record, isPerson }: Heard,
): ExperimentDetail {
  if (!script) return run;
  const { state, roles, me } = run;
  const now = flowNow(script, state, { events: record, roles, isPerson });
  const lines = new Map(now.nodes.map((node) => [node.id, fittingLines(node.lines, state.sections)]));
  const nodes = run.flow.nodes.map((node) => ({
    ...node,
    lines: (lines.get(node.id) ?? []).filter(({ role_id }) => me.role_ids.includes(role_id)),
  }));
  return { ...run, flow: { ...run.flow, nodes } };
}
