import { tidyIncompatible } from '@lets/authoring';
import type { Flow, Mend } from '@lets/contract';
import { connect, dismissRole, remove } from '../edits.ts';
import { freshId, makeNode, type Random } from '../make.ts';

type PieceMend = Extract<Mend, { kind: 'add_start' | 'add_end' | 'dissolve' | 'remove_role' | 'settle_id' }>;

/** Pure: what is missing added, and what is too much taken out. */
export function mendPieces(flow: Flow, mend: PieceMend, random?: Random): Flow {
  switch (mend.kind) {
    case 'add_start':
      return addStart(flow, random);
    case 'add_end':
      return addEnd(flow, random);
    case 'dissolve':
      return dissolve(flow, mend.node_id);
    case 'remove_role':
      return removeRole(flow, mend.role_id);
    case 'settle_id':
      return settleId(flow, mend.id, random);
  }
}

const leadsOn = (flow: Flow, id: string) =>
  flow.transitions.some(({ from, kind }) => from === id && kind === 'advance');

/** To the highest piece that nothing leads to: what the start led to before. */
function addStart(flow: Flow, random?: Random): Flow {
  const entered = new Set(flow.transitions.flatMap(({ from, to }) => (from === to ? [] : [to])));
  const byHeight = flow.nodes.toSorted((a, b) => a.position.y - b.position.y);
  const first = byHeight.find(({ id }) => !entered.has(id)) ?? byHeight[0];
  const id = freshId(flow, 'start', random);
  const at = first ? { x: first.position.x, y: first.position.y - 90 } : { x: 0, y: 0 };
  const made = { ...flow, nodes: [makeNode(flow, id, 'start', at), ...flow.nodes] };
  return first ? connect(made, id, first.id, random)[0] : made;
}

/** From all that nothing leads out of; in a flow that only goes round, from nowhere yet. */
function addEnd(flow: Flow, random?: Random): Flow {
  const loose = flow.nodes.filter(({ id }) => !leadsOn(flow, id));
  const [low] = flow.nodes.toSorted((a, b) => b.position.y - a.position.y);
  const id = freshId(flow, 'experience', random);
  const at = low ? { x: low.position.x, y: low.position.y + 96 } : { x: 0, y: 0 };
  const made = { ...flow, nodes: [...flow.nodes, makeNode(flow, id, 'experience', at)] };
  return loose.reduce((now, node) => connect(now, node.id, id, random)[0], made);
}

function dissolve(flow: Flow, nodeId: string): Flow {
  const to = flow.transitions.find(({ from, kind }) => from === nodeId && kind === 'advance')?.to;
  if (to === undefined || to === nodeId) return flow;
  const transitions = flow.transitions.map((one) => (one.to === nodeId ? { ...one, to } : one));
  return remove({ ...flow, transitions }, new Set([nodeId]));
}

function removeRole(flow: Flow, roleId: string): Flow {
  const without = flow.nodes.reduce((now, { id }) => dismissRole(now, id, roleId), flow);
  return { ...without, roles: tidyIncompatible(without.roles.filter(({ id }) => id !== roleId)) };
}

/** What is there twice stays once; of ways, which are told apart by where they lead, the later ones get ids of their own. */
function settleId(flow: Flow, id: string, random?: Random): Flow {
  const first = <T extends { readonly id: string }>(all: readonly T[]) =>
    all.filter((one, i) => one.id !== id || all.findIndex((other) => other.id === id) === i);
  const at = flow.transitions.findIndex((one) => one.id === id);
  const transitions = flow.transitions.map((one, i) =>
    one.id === id && i !== at ? { ...one, id: freshId(flow, 'way', random) } : one,
  );
  return { ...flow, nodes: first(flow.nodes), roles: first(flow.roles), transitions };
}
