import { type FlowIndex, transitionsFrom } from '../flow-index.ts';
import { type Flow, type FlowNode, isSectionKind, type Transition } from '../model.ts';
import type { Finding } from './finding.ts';
import { fault, warning } from './finding.ts';
import { isOpenByVote } from './outcomes.ts';
import { usableTransitions } from './usable-transitions.ts';

/** Pure: faults of the drawing itself, seen without playing. */
export function checkDrawing(index: FlowIndex): readonly Finding[] {
  const { flow } = index;
  return [
    ...checkIds(flow),
    ...checkStarts(flow),
    ...flow.transitions.flatMap((transition) => checkTransition(index, transition)),
    ...flow.nodes.flatMap((node) => checkTransitions(index, node)),
    ...checkReach(index),
  ];
}

function checkIds({ nodes, transitions, roles }: Flow): readonly Finding[] {
  const repeated = (ids: readonly string[]) => new Set(ids.filter((id, i) => ids.indexOf(id) !== i));
  const nodeIds = nodes.map(({ id }) => id);
  const otherIds = [...repeated(transitions.map(({ id }) => id)), ...repeated(roles.map(({ id }) => id))];
  // Such an id would be taken for what every object inherits.
  const bad = [...nodeIds, ...roles.map(({ id }) => id)].filter((id) => id === '' || id in {});
  return [
    ...[...repeated(nodeIds)].map((id) => fault('duplicate_id', id, { id })),
    ...otherIds.map((id) => fault('duplicate_id', null, { id })),
    ...bad.map((id) => fault('bad_id', null, { id })),
  ];
}

function checkStarts({ nodes }: Flow): readonly Finding[] {
  const starts = nodes.filter(({ kind }) => kind === 'start');
  const found = starts.slice(1).map(({ id }) => fault('many_starts', id));
  if (starts.length === 0) found.push(fault('no_start', null));
  if (!nodes.some(({ kind }) => kind === 'experience')) found.push(fault('no_end', null));
  return found;
}

function checkTransition(
  { nodes }: FlowIndex,
  { id, from, to, kind, outcome }: Transition,
): readonly Finding[] {
  const source = nodes.get(from);
  const target = nodes.get(to);
  if (!source || !target) {
    return [fault('unknown_node', source?.id ?? target?.id ?? null, { id: source ? to : from }, id)];
  }
  const found: Finding[] = [];
  if (kind === 'wrong' && (from !== to || !isSectionKind(source.kind))) {
    found.push(fault('wrong_leads_away', from, { to }, id));
  }
  if (kind === 'advance' && target.kind === 'start') found.push(fault('start_entered', from, {}, id));
  if (source.kind === 'experience') found.push(fault('end_leads_on', from, {}, id));
  if (outcome !== null && (source.kind !== 'vote' || kind === 'wrong')) {
    found.push(fault('outcome_outside_vote', from, { outcome }, id));
  }
  return found;
}

function checkTransitions(index: FlowIndex, node: FlowNode): readonly Finding[] {
  const open = transitionsFrom(index, node.id).filter((transition) => isOpenByVote(node, transition));
  if (node.kind === 'fork' && new Set(open.map(({ to }) => to)).size === 1)
    return [warning('fork_single', node.id)];
  if (node.kind === 'join' && open.length > 0 && index.sources.get(node.id)?.size === 1)
    return [warning('join_single', node.id)];
  if (node.kind === 'experience' || open.length > 0) return [];
  const isWrongAll = index.flow.transitions.some(({ from, kind }) => from === node.id && kind === 'wrong');
  return [
    fault(isWrongAll && transitionsFrom(index, node.id).length === 0 ? 'only_wrong' : 'dead_end', node.id),
  ];
}

function checkReach(index: FlowIndex): readonly Finding[] {
  const starts = index.flow.nodes.filter(({ kind }) => kind === 'start').map(({ id }) => id);
  if (starts.length === 0) return [];
  const reached = new Set(starts);
  const queue = [...starts];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const node = index.nodes.get(id);
    for (const { to } of node ? usableTransitions(index, node) : []) {
      if (reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
    }
  }
  return index.flow.nodes.filter(({ id }) => !reached.has(id)).map(({ id }) => fault('unreachable', id));
}
