import type { FlowCheck } from '@lets/contract';
import { NO_MARKS, type NodeMarks } from '../canvas/drawn.ts';
import type { Walk } from '../panels/walk.ts';
import type { OtherEditor } from './use-live-flow.ts';

/** Pure: what stands on each node: the worst that the check found there, the dry run's walk, and who else has chosen it. */
export function marksOf(
  check: FlowCheck | null,
  walk: Walk | null,
  others: readonly OtherEditor[],
): ReadonlyMap<string, NodeMarks> {
  const marks = new Map<string, NodeMarks>();
  const set = (id: string, change: Partial<NodeMarks>) =>
    marks.set(id, { ...NO_MARKS, ...marks.get(id), ...change });
  for (const { node_id, severity } of check?.findings ?? []) {
    if (node_id && marks.get(node_id)?.badge !== 'error') set(node_id, { badge: severity });
  }
  for (const id of walk?.been ?? []) set(id, { walk: 'been' });
  for (const id of walk?.missed ?? []) set(id, { walk: 'missed' });
  for (const id of walk?.here ?? []) set(id, { walk: 'here' });
  for (const { name, chosen, hue } of others) {
    for (const id of chosen) {
      const before = marks.get(id);
      set(id, before?.others ? { others: `${before.others} · ${name}` } : { others: name, hue });
    }
  }
  return marks;
}
