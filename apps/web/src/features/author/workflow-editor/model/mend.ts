import { newVote, tidyIncompatible } from '@lets/authoring';
import type { Assignment, Flow, FlowNode, Mend } from '@lets/contract';
import {
  assignRole,
  connect,
  dismissRole,
  remove,
  setNode,
  setTransition,
  setTransitionKind,
} from './edits.ts';
import { freshId, makeNode, makeTransition, type Random } from './make.ts';
import { OUTCOME_NAMES, ROLE_NAME } from './text-catalog.ts';

/** Pure: the flow with a fault mended as the check proposes. */
export function applyMend(flow: Flow, mend: Mend, random?: Random): Flow {
  switch (mend.kind) {
    case 'add_start':
      return addStart(flow, random);
    case 'add_end':
      return addEnd(flow, random);
    case 'remove_node':
      return remove(flow, new Set([mend.node_id]));
    case 'name_node': {
      const kind = flow.nodes.find(({ id }) => id === mend.node_id)?.kind;
      return kind
        ? setNode(flow, mend.node_id, { name: makeNode(flow, mend.node_id, kind, { x: 0, y: 0 }).name })
        : flow;
    }
    case 'name_role':
      return nameRole(flow, mend.role_id);
    case 'dissolve':
      return dissolve(flow, mend.node_id);
    case 'remove_transition':
      return remove(flow, new Set([mend.transition_id]));
    case 'remove_role':
      return removeRole(flow, mend.role_id);
    case 'remove_assignment':
      return withoutOne(flow, mend.node_id, mend.role_id);
    case 'connect':
      return connect(flow, mend.from, mend.to, random)[0];
    case 'insert_join':
      return insertJoin(flow, mend.node_id, random);
    case 'stay':
      return stay(flow, mend.transition_id);
    case 'clear_outcome':
      return setTransition(flow, mend.transition_id, { outcome: null });
    case 'route_outcome':
      return routeOutcome(flow, mend, random);
    case 'set_vote':
      return mendVote(flow, mend.node_id);
    case 'move_template':
      return moveTemplate(flow, mend);
    default:
      return applyToPlaces(flow, mend);
  }
}

type PlaceMend = Extract<Mend, { kind: 'single_host' | 'grant' | 'give_template' }>;

function applyToPlaces(flow: Flow, mend: PlaceMend): Flow {
  const node = flow.nodes.find(({ id }) => id === mend.node_id);
  if (!node) return flow;
  if (mend.kind === 'give_template') {
    const here = new Set(node.roles.map(({ role_id }) => role_id));
    const templates = node.templates.map((template) =>
      template.id === mend.template_id
        ? {
            ...template,
            role_ids: [...new Set([...template.role_ids.filter((id) => here.has(id)), mend.role_id])],
          }
        : template,
    );
    return setNode(flow, node.id, { templates });
  }
  const change = (place: Assignment): Assignment => {
    if (mend.kind === 'single_host') return { ...place, host: place.role_id === mend.role_id };
    return place.role_id === mend.role_id ? granted(place, mend.action) : place;
  };
  const known = mend.kind === 'grant' ? assignRole(flow, node.id, mend.role_id) : flow;
  const roles = known.nodes.find(({ id }) => id === node.id)?.roles ?? [];
  return setNode(known, node.id, { roles: roles.map(change) });
}

function granted(place: Assignment, action: Extract<Mend, { kind: 'grant' }>['action']): Assignment {
  if (action === 'end' || action === 'jump')
    return { ...place, processes: [...new Set([...place.processes, action])] };
  return { ...place, functions: [...new Set([...place.functions, action])] };
}

function nameRole(flow: Flow, roleId: string): Flow {
  const taken = new Set(flow.roles.map(({ name }) => name.zh));
  let n = 1;
  while (taken.has(ROLE_NAME(n).zh)) n += 1;
  const name = ROLE_NAME(n);
  return { ...flow, roles: flow.roles.map((role) => (role.id === roleId ? { ...role, name } : role)) };
}

function dissolve(flow: Flow, nodeId: string): Flow {
  const to = flow.transitions.find(({ from, kind }) => from === nodeId && kind === 'advance')?.to;
  if (to === undefined || to === nodeId) return flow;
  const transitions = flow.transitions.map((one) => (one.to === nodeId ? { ...one, to } : one));
  return remove({ ...flow, transitions }, new Set([nodeId]));
}

/** Another option beside those that are there; its words are the outcome's until someone writes better ones. */
function routeOutcome(
  flow: Flow,
  { node_id, outcome, to }: Extract<Mend, { kind: 'route_outcome' }>,
  random?: Random,
): Flow {
  const made = makeTransition(freshId(flow, 'way', random), node_id, to, OUTCOME_NAMES[outcome]);
  return { ...flow, transitions: [...flow.transitions, { ...made, outcome }] };
}

function addStart(flow: Flow, random?: Random): Flow {
  const top = [...flow.nodes].sort((a, b) => a.position.y - b.position.y)[0];
  const id = freshId(flow, 'start', random);
  const at = top ? { x: top.position.x, y: top.position.y - 90 } : { x: 0, y: 0 };
  const made = { ...flow, nodes: [makeNode(flow, id, 'start', at), ...flow.nodes] };
  return top ? connect(made, id, top.id, random)[0] : made;
}

function addEnd(flow: Flow, random?: Random): Flow {
  const low = [...flow.nodes].sort((a, b) => b.position.y - a.position.y)[0];
  const id = freshId(flow, 'experience', random);
  const at = low ? { x: low.position.x, y: low.position.y + 96 } : { x: 0, y: 0 };
  const made = { ...flow, nodes: [...flow.nodes, makeNode(flow, id, 'experience', at)] };
  const leadsOn = flow.transitions.some(({ from, kind }) => from === low?.id && kind === 'advance');
  return low && !leadsOn ? connect(made, low.id, id, random)[0] : made;
}

function removeRole(flow: Flow, roleId: string): Flow {
  const without = flow.nodes.reduce((now, { id }) => dismissRole(now, id, roleId), flow);
  return { ...without, roles: tidyIncompatible(without.roles.filter(({ id }) => id !== roleId)) };
}

/** A role that has two places in a section keeps the first; one that the flow does not have loses all. */
function withoutOne(flow: Flow, nodeId: string, roleId: string): Flow {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  if (!node) return flow;
  const places = node.roles.filter(({ role_id }) => role_id === roleId);
  if (places.length < 2) return dismissRole(flow, nodeId, roleId);
  return setNode(flow, nodeId, {
    roles: node.roles.filter((place) => place.role_id !== roleId || place === places[0]),
  });
}

/** What leads into the node leads into a join before it. */
function insertJoin(flow: Flow, nodeId: string, random?: Random): Flow {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  if (!node) return flow;
  const id = freshId(flow, 'join', random);
  const { x, y } = node.position;
  const join = makeNode(flow, id, 'join', { x, y: y - 40 });
  const transitions = flow.transitions.map((transition) =>
    transition.to === nodeId && transition.kind === 'advance' ? { ...transition, to: id } : transition,
  );
  const transition = makeTransition(freshId(flow, 'way', random), id, nodeId, node.name);
  return { ...flow, nodes: [...flow.nodes, join], transitions: [...transitions, transition] };
}

function stay(flow: Flow, transitionId: string): Flow {
  const transition = flow.transitions.find(({ id }) => id === transitionId);
  if (!transition) return flow;
  return transition.kind === 'wrong'
    ? setTransition(flow, transitionId, { to: transition.from })
    : setTransitionKind(flow, transitionId, 'wrong');
}

/** The roles that are not there stay behind. */
function moveTemplate(
  flow: Flow,
  { node_id, template_id, to }: Extract<Mend, { kind: 'move_template' }>,
): Flow {
  const from = flow.nodes.find(({ id }) => id === node_id);
  const desk = flow.nodes.find(({ id }) => id === to);
  const template = from?.templates.find(({ id }) => id === template_id);
  if (!from || !desk || !template) return flow;
  const there = new Set(desk.roles.map(({ role_id }) => role_id));
  const moved = { ...template, role_ids: template.role_ids.filter((id) => there.has(id)) };
  const without = setNode(flow, node_id, { templates: from.templates.filter((one) => one !== template) });
  return setNode(without, to, { templates: [...desk.templates, moved] });
}

function mendVote(flow: Flow, nodeId: string): Flow {
  const node: FlowNode | undefined = flow.nodes.find(({ id }) => id === nodeId);
  if (!node) return flow;
  const usual = newVote();
  if (!node.vote) return setNode(flow, nodeId, { vote: usual });
  const { options } = node.vote;
  const ids = new Set(options.map(({ id }) => id));
  const lacking = usual.options.filter(
    ({ counts }) => counts !== 'abstain' && !options.some((one) => one.counts === counts),
  );
  const added = lacking.map((one) => (ids.has(one.id) ? { ...one, id: `${one.id}_${ids.size + 1}` } : one));
  return setNode(flow, nodeId, { vote: { ...node.vote, options: [...options, ...added] } });
}
