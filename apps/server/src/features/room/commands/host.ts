import { holderOf, hostOf, indexFlow } from '@lets/engine';
import type { Look } from '../act/act.ts';

/** In whose name the host acts: named, or the section's host role when the actor plays it, or nobody's (the leader hosts). */
export function hostRole(
  { flow, run, userId }: Look,
  nodeId: string,
  named: string | undefined,
): string | null {
  if (named !== undefined) return named;
  const node = indexFlow(flow).nodes.get(nodeId);
  const host = node && hostOf(node);
  return host && holderOf(run.state, host.role_id) === userId ? host.role_id : null;
}
