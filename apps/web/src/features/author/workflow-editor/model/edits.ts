import { newVote } from '@lets/authoring';
import type { Flow, FlowNode, Transition } from '@lets/contract';
import { isSectionKind, type NodeKind } from '@lets/engine';
import { withNotes, withoutDangling } from '../../../../domain/flow/draft/patch.ts';
import { freshId, makeNode, makeTransition, type Point, type Random } from './make.ts';
import { noteAt, notesOf, placeNotes } from './notes.ts';
import { CONTINUE, WRONG_OPTION } from './text-catalog.ts';

/** Every change of a flow that the editor knows. Pure: each gives the next flow; the history finds what was changed. */

export function addNode(flow: Flow, kind: NodeKind, position: Point, random?: Random): [Flow, string] {
  const id = freshId(flow, kind, random);
  return [{ ...flow, nodes: [...flow.nodes, makeNode(flow, id, kind, position)] }, id];
}

/** A new node right after another one, connected where that one may lead on. */
export function addAfter(flow: Flow, from: string, kind: NodeKind, random?: Random): [Flow, string] {
  const source = flow.nodes.find(({ id }) => id === from);
  const at = source ? freePlace(flow, { x: source.position.x, y: source.position.y + 96 }) : { x: 0, y: 0 };
  const [added, id] = addNode(flow, kind, at, random);
  return [connect(added, from, id, random)[0], id];
}

/** The first place beside or below that no node covers. */
export function freePlace(flow: Flow, wanted: Point): Point {
  const isTaken = ({ x, y }: Point) =>
    flow.nodes.some(({ position }) => Math.abs(position.x - x) < 180 && Math.abs(position.y - y) < 60);
  let place = wanted;
  for (let n = 0; isTaken(place) && n < 60; n += 1) place = { x: place.x + 220, y: place.y };
  return place;
}

export function canConnect(flow: Flow, from: string, to: string): boolean {
  const [source, target] = [from, to].map((id) => flow.nodes.find((node) => node.id === id));
  if (!source || !target || target.kind === 'start' || source.kind === 'experience') return false;
  if (from === to) return false;
  // Two options, two outcomes or two routes may lead to one place; from anywhere else a second way would say nothing.
  if (isSectionKind(source.kind) || source.kind === 'choice') return true;
  return !flow.transitions.some(
    (transition) => transition.from === from && transition.to === to && transition.kind === 'advance',
  );
}

/** A way on; the text of the option is the name of where it leads until someone writes a better one. */
export function connect(flow: Flow, from: string, to: string, random?: Random): [Flow, string | null] {
  if (!canConnect(flow, from, to)) return [flow, null];
  const target = flow.nodes.find(({ id }) => id === to);
  const label = target && isSectionKind(target.kind) ? target.name : CONTINUE;
  const id = freshId(flow, 'way', random);
  return [{ ...flow, transitions: [...flow.transitions, makeTransition(id, from, to, label)] }, id];
}

/** An option that does not lead on: it says why not. */
export function addWrong(flow: Flow, nodeId: string, random?: Random): [Flow, string | null] {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  if (!node || !isSectionKind(node.kind) || node.kind === 'experience') return [flow, null];
  const id = freshId(flow, 'wrong', random);
  const wrong: Transition = {
    id,
    from: nodeId,
    to: nodeId,
    kind: 'wrong',
    label: WRONG_OPTION,
    feedback: { zh: '', en: '' },
    outcome: null,
  };
  return [{ ...flow, transitions: [...flow.transitions, wrong] }, id];
}

/** Takes nodes, ways and notes away; a node takes its ways and what is stuck to it with it. */
export function remove(flow: Flow, ids: ReadonlySet<string>): Flow {
  if (ids.size === 0) return flow;
  const left = {
    ...flow,
    nodes: flow.nodes.filter(({ id }) => !ids.has(id)),
    transitions: flow.transitions.filter(({ id }) => !ids.has(id)),
  };
  const notes = notesOf(flow).filter(({ id }) => !ids.has(id));
  return withoutDangling(withNotes(left, notes));
}

export function setNode(flow: Flow, id: string, change: Partial<Omit<FlowNode, 'id'>>): Flow {
  return { ...flow, nodes: flow.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) };
}

/** What belonged to the old kind alone goes; what the new one needs comes. */
export function setKind(flow: Flow, id: string, kind: NodeKind): Flow {
  const node = flow.nodes.find((one) => one.id === id);
  if (!node || node.kind === kind) return flow;
  const vote = kind === 'vote' ? (node.vote ?? newVote()) : null;
  const scene = kind === 'court' ? (node.scene ?? 'courtroom') : null;
  const changed = setNode(flow, id, { kind, vote, scene, ...(kind !== 'court' && { video: null }) });
  const isLeft = (transition: Transition) =>
    transition.from !== id || (kind !== 'experience' && isStillLawful(transition, kind));
  const transitions = changed.transitions
    .filter(isLeft)
    .filter((transition) => kind !== 'start' || transition.to !== id)
    .map((transition) => (transition.from === id ? withoutLost(transition, kind) : transition));
  return { ...changed, transitions };
}

/** Votes have outcomes, sections costs; sections and choices ask for something. */
function withoutLost(transition: Transition, kind: NodeKind): Transition {
  const { conditions, cost, ...others } = transition;
  const isSection = isSectionKind(kind);
  return {
    ...others,
    ...(kind !== 'vote' && { outcome: null }),
    ...(conditions && (isSection || kind === 'choice') && { conditions }),
    ...(cost && isSection && { cost }),
  };
}

function isStillLawful(transition: Transition, kind: NodeKind): boolean {
  return transition.kind !== 'wrong' || isSectionKind(kind);
}

export function setTransition(
  flow: Flow,
  id: string,
  change: Partial<Omit<Transition, 'id' | 'from'>>,
): Flow {
  const transitions = flow.transitions.map((transition) =>
    transition.id === id ? { ...transition, ...change } : transition,
  );
  return withoutDangling({ ...flow, transitions });
}

/** Right options lead on, wrong ones stay and say why. */
export function setTransitionKind(flow: Flow, id: string, kind: Transition['kind'], to?: string): Flow {
  const transition = flow.transitions.find((one) => one.id === id);
  if (!transition || transition.kind === kind) return flow;
  if (kind === 'wrong') {
    const source = flow.nodes.find((node) => node.id === transition.from);
    if (!source || !isSectionKind(source.kind)) return flow;
    return setTransition(flow, id, {
      kind,
      to: transition.from,
      outcome: null,
      feedback: transition.feedback ?? { zh: '', en: '' },
    });
  }
  return to && canConnect(flow, transition.from, to)
    ? setTransition(flow, id, { kind, to, feedback: null })
    : flow;
}

export function moveNodes(flow: Flow, places: ReadonlyMap<string, Point>): Flow {
  if (places.size === 0) return flow;
  const nodes = flow.nodes.map((node) => {
    const position = places.get(node.id);
    return position ? { ...node, position: { x: Math.round(position.x), y: Math.round(position.y) } } : node;
  });
  return { ...flow, nodes };
}

/** Moves nodes and notes; a note whose node moves goes with it. */
export function nudge(flow: Flow, ids: ReadonlySet<string>, dx: number, dy: number): Flow {
  const beside = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  const nodes = flow.nodes.filter(({ id }) => ids.has(id));
  const notes = notesOf(flow).filter(
    ({ id, node_id }) => ids.has(id) && !(node_id !== null && ids.has(node_id)),
  );
  const moved = moveNodes(flow, new Map(nodes.map(({ id, position }) => [id, beside(position)])));
  return placeNotes(moved, new Map(notes.map((note) => [note.id, beside(noteAt(flow, note))])));
}

export type Arrangement = 'column' | 'row' | 'spread_down' | 'spread_across';

/** Lines the chosen nodes up, or gives them even distances between the outermost two. */
export function arrange(flow: Flow, ids: ReadonlySet<string>, how: Arrangement): Flow {
  const chosen = flow.nodes.filter(({ id }) => ids.has(id));
  const axis = how === 'column' || how === 'spread_across' ? 'x' : 'y';
  if (chosen.length < 2) return flow;
  const sorted = chosen.toSorted((a, b) => a.position[axis] - b.position[axis]);
  const low = sorted[0]?.position[axis] ?? 0;
  const high = sorted.at(-1)?.position[axis] ?? 0;
  const mean = chosen.reduce((sum, { position }) => sum + position[axis], 0) / chosen.length;
  const isSpread = how === 'spread_down' || how === 'spread_across';
  const places = sorted.map(({ id, position }, index): [string, Point] => {
    const value = isSpread ? low + ((high - low) * index) / (sorted.length - 1) : mean;
    return [id, { ...position, [axis]: value }];
  });
  return moveNodes(flow, new Map(places));
}

/** Gives a role a place in a section, ready to speak; the first to come hosts and can end it. */
export function assignRole(flow: Flow, nodeId: string, roleId: string): Flow {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  if (!node || node.roles.some(({ role_id }) => role_id === roleId)) return flow;
  const isFirst = node.roles.length === 0;
  const roles: FlowNode['roles'] = [
    ...node.roles,
    {
      role_id: roleId,
      host: isFirst,
      can_terminate: false,
      functions: node.kind === 'vote' ? ['speech', 'vote'] : ['speech', 'note'],
      processes: isFirst ? ['end'] : [],
      seat: null,
      inside: true,
    },
  ];
  return setNode(flow, nodeId, { roles });
}

export function dismissRole(flow: Flow, nodeId: string, roleId: string): Flow {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  if (!node) return flow;
  const templates = node.templates.map((template) => ({
    ...template,
    role_ids: template.role_ids.filter((id) => id !== roleId),
  }));
  const roles = node.roles.filter(({ role_id }) => role_id !== roleId);
  return setNode(flow, nodeId, { roles, templates });
}

type Place = FlowNode['roles'][number];

function changePlaces(flow: Flow, nodeId: string, change: (place: Place) => Place): Flow {
  const nodes = flow.nodes.map((node) =>
    node.id === nodeId ? { ...node, roles: node.roles.map(change) } : node,
  );
  return { ...flow, nodes };
}

/** Makes a role lead a section in place of the person who did; pressed again, the team's leader does. */
export function toggleHost(flow: Flow, nodeId: string, roleId: string): Flow {
  return changePlaces(flow, nodeId, (place) => ({
    ...place,
    host: place.role_id === roleId && !place.host,
  }));
}

/** Whether a role may end the experiment early in a section. */
export function toggleTerminate(flow: Flow, nodeId: string, roleId: string): Flow {
  return changePlaces(flow, nodeId, (place) =>
    place.role_id === roleId ? { ...place, can_terminate: !place.can_terminate } : place,
  );
}

/** Whether a section's roles go apart to talk without asking its host. */
export function setMeetsFreely(flow: Flow, nodeId: string, meets_freely: boolean): Flow {
  return {
    ...flow,
    nodes: flow.nodes.map((node) => (node.id === nodeId ? { ...node, meets_freely } : node)),
  };
}
