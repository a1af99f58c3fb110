import type { FlowView } from '@lets/contract';
import { openSections, type RunState, sectionsOpenTo } from '@lets/engine';

/** The words of `/experiment/meta/{kind}/{eid}/{nid}`. */
const SECTION_ROUTES = ['court', 'edit', 'display', 'report', 'vote', 'experience', 'wait'] as const;
export type SectionRoute = (typeof SECTION_ROUTES)[number];

export interface Visitor {
  readonly userId: number;
  readonly isStaff: boolean;
}

/** Where a person stands: what the address says, and whether they were there when it was open to them. */
export interface Standpoint {
  readonly route: string;
  readonly nodeId: string;
  readonly wasHere: boolean;
}

export type Guidance =
  | { readonly is: 'here' }
  | { readonly is: 'move'; readonly route: SectionRoute; readonly nodeId: string }
  /** The address was typed for a section that is not open to the person. */
  | { readonly is: 'refused' }
  | { readonly is: 'not_started' };

const HERE: Guidance = { is: 'here' };

/** The address of a node's screen. A jump has none of its own: its players meet it where others wait. Pure. */
export function routeOf(flow: FlowView, nodeId: string): SectionRoute {
  const kind = flow.nodes.find((node) => node.id === nodeId)?.kind;
  return SECTION_ROUTES.find((route) => route === kind) ?? 'wait';
}

/** Where a person belongs now. Everybody is led there by themselves, and nobody is moved out of a section still open to them. Pure. */
export function guide(flow: FlowView, state: RunState, visitor: Visitor, at: Standpoint): Guidance {
  if (state.status === 'waiting') return { is: 'not_started' };
  if (state.status === 'ended') {
    return at.route === 'experience' ? HERE : { is: 'move', route: 'experience', nodeId: endOf(flow, state) };
  }
  const open = openTo(flow, state, visitor);
  const toNode = (nodeId: string): Guidance =>
    at.nodeId === nodeId && at.route === routeOf(flow, nodeId)
      ? HERE
      : { is: 'move', route: routeOf(flow, nodeId), nodeId };
  if (open.includes(at.nodeId)) return toNode(at.nodeId);
  const next = nextOf(state, open, at.nodeId);
  if (at.route === 'wait' || at.wasHere || visitor.isStaff) {
    if (next) return toNode(next);
    return at.route === 'wait' ? HERE : { is: 'move', route: 'wait', nodeId: at.nodeId };
  }
  return { is: 'refused' };
}

/** The sections open to a person, the longest open first; staff may watch any. Pure. */
export function openTo(flow: FlowView, state: RunState, { userId, isStaff }: Visitor): readonly string[] {
  const sections = isStaff ? openSections(state) : sectionsOpenTo(flow, state, userId);
  return sections.map((section) => section.node_id);
}

/** Of several, the one that the section left behind led to. */
function nextOf(state: RunState, open: readonly string[], left: string): string | undefined {
  return open.find((id) => state.sections[id]?.pre_node_id === left) ?? open[0];
}

function endOf(flow: FlowView, state: RunState): string {
  return flow.nodes.find((node) => node.kind === 'experience')?.id ?? state.ending?.node_id ?? '';
}
