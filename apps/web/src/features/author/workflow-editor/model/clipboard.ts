import { type Flow, FlowNode, type Line, nodeWithLines, Transition } from '@lets/contract';
import { freshId, type Point, type Random } from './make.ts';

/** A piece of a flow on its way to another place, flow or tab. */
export interface Clip {
  readonly nodes: readonly FlowNode[];
  readonly transitions: readonly Transition[];
}

const MARK = 'lets-flow-1';

/** Pure: the chosen nodes with the ways between them. */
export function clipOf(flow: Flow, ids: ReadonlySet<string>): Clip {
  return {
    nodes: flow.nodes.filter(({ id }) => ids.has(id)),
    transitions: flow.transitions.filter(({ from, to }) => ids.has(from) && ids.has(to)),
  };
}

export function writeClip(clip: Clip): string {
  return JSON.stringify({ kind: MARK, ...clip });
}

/** What was copied by an editor, or null: a clipboard may hold anything. */
export function readClip(text: string): Clip | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== MARK) return null;
    const { nodes, transitions } = value as { nodes?: unknown; transitions?: unknown };
    const read = {
      nodes: FlowNode.array().safeParse(Array.isArray(nodes) ? nodes.map(nodeWithLines) : nodes),
      transitions: Transition.array().safeParse(transitions),
    };
    if (!read.nodes.success || !read.transitions.success || read.nodes.data.length === 0) return null;
    return { nodes: read.nodes.data, transitions: read.transitions.data };
  } catch {
    return null;
  }
}

/** What was voted elsewhere says nothing of a section that is set down anew. */
function unbound({ role_id, text, against }: Line): Line {
  return { role_id, text, ...(against && { against }) };
}

/** Pure: the clip set down with new ids. A second start is left out; roles that this flow does not have stay behind. */
export function paste(flow: Flow, clip: Clip, place: Point | null, random?: Random): [Flow, Set<string>] {
  const hasStart = flow.nodes.some(({ kind }) => kind === 'start');
  const roles = new Set(flow.roles.map(({ id }) => id));
  const left = Math.min(...clip.nodes.map(({ position }) => position.x));
  const top = Math.min(...clip.nodes.map(({ position }) => position.y));
  const shift = place ? { x: place.x - left, y: place.y - top } : { x: 40, y: 40 };
  const ids = new Map<string, string>();
  let next = flow;
  for (const node of clip.nodes) {
    if (node.kind === 'start' && hasStart) continue;
    const id = freshId(next, node.kind, random);
    ids.set(node.id, id);
    const made: FlowNode = {
      ...node,
      id,
      position: { x: Math.round(node.position.x + shift.x), y: Math.round(node.position.y + shift.y) },
      roles: node.roles.filter(({ role_id }) => roles.has(role_id)),
      guides: node.guides.filter(({ role_id }) => role_id === null || roles.has(role_id)),
      phrases: node.phrases.filter(({ role_id }) => role_id === null || roles.has(role_id)),
      lines: node.lines.filter(({ role_id }) => roles.has(role_id)).map(unbound),
      templates: node.templates.map((template) => ({
        ...template,
        role_ids: template.role_ids.filter((role) => roles.has(role)),
      })),
    };
    next = { ...next, nodes: [...next.nodes, made] };
  }
  for (const transition of clip.transitions) {
    const [from, to] = [ids.get(transition.from), ids.get(transition.to)];
    if (!from || !to) continue;
    const id = freshId(next, transition.kind === 'wrong' ? 'wrong' : 'way', random);
    next = { ...next, transitions: [...next.transitions, { ...transition, id, from, to }] };
  }
  return [next, new Set(ids.values())];
}
