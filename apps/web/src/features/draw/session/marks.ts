import type { FlowCheck } from '@lets/contract';
import type { NodeMarks } from '../canvas/drawn.ts';
import type { Walk } from '../panels/dry-run.tsx';

/** Pure: what stands on each node: the worst that the check found there, and the dry run's walk. */
export function marksOf(check: FlowCheck | null, walk: Walk | null): ReadonlyMap<string, NodeMarks> {
  const marks = new Map<string, NodeMarks>();
  const set = (id: string, change: Partial<NodeMarks>) =>
    marks.set(id, { badge: null, others: '', walk: null, ...marks.get(id), ...change });
  for (const { node_id, severity } of check?.findings ?? []) {
    if (node_id && marks.get(node_id)?.badge !== 'error') set(node_id, { badge: severity });
  }
  for (const id of walk?.been ?? []) set(id, { walk: 'been' });
  for (const id of walk?.missed ?? []) set(id, { walk: 'missed' });
  for (const id of walk?.here ?? []) set(id, { walk: 'here' });
  return marks;
}
