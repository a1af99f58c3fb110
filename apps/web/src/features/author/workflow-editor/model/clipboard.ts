import { type Flow, FlowNode, FlowNote, type Line, nodeWithLines, Transition } from '@lets/contract';
import { withNotes } from '../../../../domain/flow/draft/patch.ts';
import { freshId, type Point, type Random } from './make.ts';
import { canAddNote, notesOf } from './notes.ts';

/** A piece of a flow on its way to another place, flow or tab. */
export interface Clip {
  readonly nodes: readonly FlowNode[];
  readonly transitions: readonly Transition[];
  /** Those that are stuck to its nodes. */
  readonly notes?: readonly FlowNote[];
}

const MARK = 'lets-flow-1';

/** Pure: the chosen nodes with the ways between them. */
export function clipOf(flow: Flow, ids: ReadonlySet<string>): Clip {
  return {
    nodes: flow.nodes.filter(({ id }) => ids.has(id)),
    transitions: flow.transitions.filter(({ from, to }) => ids.has(from) && ids.has(to)),
    notes: notesOf(flow).filter(({ node_id }) => node_id !== null && ids.has(node_id)),
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
    const { nodes, transitions, notes } = value as Record<string, unknown>;
    const read = {
      nodes: FlowNode.array().safeParse(Array.isArray(nodes) ? nodes.map(nodeWithLines) : nodes),
      transitions: Transition.array().safeParse(transitions),
      notes: FlowNote.array().safeParse(notes ?? []),
    };
    if (!read.nodes.success || !read.transitions.success || !read.notes.success) return null;
    if (read.nodes.data.length === 0) return null;
    return { nodes: read.nodes.data, transitions: read.transitions.data, notes: read.notes.data };
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
  for (const note of clip.notes ?? []) {
    const node_id = ids.get(note.node_id ?? '');
    if (!node_id || !canAddNote(next)) continue;
    const id = freshId(next, 'note', random);
    next = withNotes(next, [...notesOf(next), { ...note, id, node_id }]);
  }
  return [next, new Set(ids.values())];
}
