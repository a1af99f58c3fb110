import { type Flow, VoteOutcome } from '@lets/contract';
import type { Milestone } from '@lets/engine';
import { type Reading, readingOfFrontPage } from '../release.ts';

/** Pure: how far a player of this role in this section has come: every section on a path to it is passed. */
export function readingUpTo(flow: Flow, nodeId: string | null, roleId: string | null): Reading {
  const before = readingOfFrontPage(false);
  const roleIds = roleId === null ? [] : [roleId];
  if (nodeId === null) return { ...before, roleIds };
  const passedNodeIds = [...transitionsTo(flow, nodeId)];
  const come = passedNodeIds.flatMap((id) => milestonesAt(flow, id));
  return { ...before, roleIds, passedNodeIds, enteredNodeIds: [...passedNodeIds, nodeId], come };
}

/** Nothing is voted in a preview: what any outcome opens is shown. */
function milestonesAt({ nodes }: Flow, node_id: string): Milestone[] {
  const isVote = nodes.some(({ id, kind }) => id === node_id && kind === 'vote');
  return (isVote ? VoteOutcome.options : [null]).map((outcome) => ({ node_id, outcome }));
}

function transitionsTo(flow: Flow, nodeId: string): Set<string> {
  const passed = new Set<string>();
  const open = [nodeId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const { from, to, kind } of flow.transitions) {
      if (to !== id || kind === 'wrong' || from === nodeId || passed.has(from)) continue;
      passed.add(from);
      open.push(from);
    }
  }
  return passed;
}
