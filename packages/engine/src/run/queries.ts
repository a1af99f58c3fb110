import { assignmentOf, hostOf, indexFlow } from '../flow/flow-index.ts';
import type { Flow, FlowNode } from '../flow/model.ts';
import type { DocumentState, Playback, RunState, SectionState } from './state.ts';

/** Pure: the sections that are open now, the longest open first. */
export function openSections(state: RunState): readonly SectionState[] {
  return Object.values(state.sections)
    .filter((section) => section.status === 'open')
    .sort((a, b) => a.opened_seq - b.opened_seq);
}

/** Pure: whether a section is open now. */
export function isOpen(state: RunState, nodeId: string): boolean {
  return sectionOf(state, nodeId)?.status === 'open';
}

/** Pure: a section of this path, open or passed. */
export function sectionOf(state: RunState, nodeId: string): SectionState | undefined {
  return Object.hasOwn(state.sections, nodeId) ? state.sections[nodeId] : undefined;
}

/** Pure: who plays a role. */
export function holderOf(state: RunState, roleId: string): number | undefined {
  return Object.hasOwn(state.holders, roleId) ? state.holders[roleId] : undefined;
}

/** Pure: a document that has neither been deleted nor archived. */
export function documentOf(state: RunState, documentId: string): DocumentState | undefined {
  const document = Object.hasOwn(state.documents, documentId) ? state.documents[documentId] : undefined;
  return document?.archived ? undefined : document;
}

/** Pure: the roles that a member plays, in the flow's order. */
export function rolesOfUser(flow: Pick<Flow, 'roles'>, state: RunState, userId: number): readonly string[] {
  return flow.roles.filter((role) => holderOf(state, role.id) === userId).map((role) => role.id);
}

/** Pure: the roles that a member plays in one section. */
export function rolesInSection(
  flow: Flow,
  state: RunState,
  userId: number,
  nodeId: string,
): readonly string[] {
  const node = indexFlow(flow).nodes.get(nodeId);
  return node ? rolesOfUser(flow, state, userId).filter((id) => assignmentOf(node, id)) : [];
}

/** Pure: the open sections in which a member plays a role; with none they are on the wait page. */
export function sectionsOpenTo(flow: Flow, state: RunState, userId: number): readonly SectionState[] {
  return openSections(state).filter((s) => rolesInSection(flow, state, userId, s.node_id).length > 0);
}

/** Pure: whether a member may choose between several roles in a section. */
export function canSwitch(flow: Flow, state: RunState, userId: number, nodeId: string): boolean {
  return rolesInSection(flow, state, userId, nodeId).length > 1;
}

/** Pure: who leads a section: the holder of its host role, or the team's leader. */
export function hostUser(state: RunState, node: FlowNode): number {
  const host = hostOf(node);
  return (host && holderOf(state, host.role_id)) ?? state.leader_id;
}

/** Pure: the position of a shown video in seconds at a moment; 0 before its presenter has touched it. */
export function playbackPosition(playback: Playback | undefined, at: number): number {
  if (!playback) return 0;
  // A clock that lags behind the server's must not run it backwards.
  const since = playback.playing ? Math.max(0, at - playback.at) / 1000 : 0;
  return playback.position + since;
}

/** Pure: whether a section has a vote that nobody has ended yet. */
export function isVoteRunning(node: FlowNode, section: SectionState): boolean {
  return node.kind === 'vote' && node.vote !== null && !section.vote.ended;
}

/**
 * Pure: whether a role may know a document: its author, those who share its template, those asked to sign it, and
 * everybody once it has been handed to a section's file or put on a common screen by its owner.
 */
export function mayReadDocument(
  flow: Flow,
  state: RunState,
  document: DocumentState,
  roleId: string,
): boolean {
  return isOpenToAll(document, displayedDocuments(state)) || concerns(flow, document, roleId);
}

/** Pure: whether a member may know a document now, by any of the roles they play. What has been cleared is for staff. */
export function readsDocument(flow: Flow, state: RunState, document: DocumentState, userId: number): boolean {
  return readerOf(flow, state, userId)(document);
}

/** Pure: the same for many documents of one state: what it depends on beside the document is looked up once. */
export function readerOf(flow: Flow, state: RunState, userId: number): (document: DocumentState) => boolean {
  // A member who plays no role may know what has been handed in or shown to all.
  if (!state.member_ids.includes(userId)) return () => false;
  const roles = rolesOfUser(flow, state, userId);
  const displayed = displayedDocuments(state);
  return (document) =>
    !document.archived &&
    (isOpenToAll(document, displayed) || roles.some((role) => concerns(flow, document, role)));
}

/** What stood on a screen when its section ended stays open to all, also when a loop has opened the section again. */
function displayedDocuments({ sections, past_visits }: RunState): ReadonlySet<string> {
  const visits = [...Object.values(sections), ...past_visits];
  const items = visits.flatMap(({ displayed }) => displayed ?? []);
  return new Set(items.filter(({ kind }) => kind === 'document').map(({ id }) => id));
}

function isOpenToAll(document: DocumentState, displayed: ReadonlySet<string>): boolean {
  return document.submitted || displayed.has(document.id);
}

function concerns(flow: Flow, document: DocumentState, roleId: string): boolean {
  return mayWriteDocument(flow, document, roleId) || Object.hasOwn(document.signatures, roleId);
}

/** Pure: whether a member may know the item of a request: the member who asked, and the host who answers. */
export function knowsRequestedItem(
  flow: Flow,
  state: RunState,
  { nodeId, roleId }: { readonly nodeId: string; readonly roleId: string },
  userId: number,
): boolean {
  const node = indexFlow(flow).nodes.get(nodeId);
  return holderOf(state, roleId) === userId || (node !== undefined && hostUser(state, node) === userId);
}

/**
 * Pure: whether a role writes in a document: its author, and the roles of its section that share the template. A report
 * is its author's alone.
 */
export function mayWriteDocument(flow: Flow, document: DocumentState, roleId: string): boolean {
  if (document.author_role === roleId) return true;
  const node = indexFlow(flow).nodes.get(document.node_id);
  if (node?.kind === 'report') return false;
  const template = node?.templates.find((t) => t.id === document.template_id);
  return Boolean(node && template?.role_ids.includes(roleId) && assignmentOf(node, roleId));
}
