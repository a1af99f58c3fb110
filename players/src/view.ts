import type { ActAnswer, ExperimentDetail, FlowNodeView, Language } from '@lets/contract';
import type { Exhibit } from './exhibit.ts';

type RunState = ExperimentDetail['state'];
export type SectionState = NonNullable<RunState['sections'][string]>;
export type DocumentState = NonNullable<RunState['documents'][string]>;
export type RunEvent = ActAnswer['events'][number];

/** What one player knows of a run. */
export interface View {
  readonly detail: ExperimentDetail;
  readonly state: RunState;
  /** The run's events so far, oldest first. */
  readonly record: readonly RunEvent[];
  readonly user_id: number;
  /** Members whom nobody plays automatically. */
  readonly humans: ReadonlySet<number>;
  /** Members who are in the room; null while that is not known. */
  readonly present: ReadonlySet<number> | null;
  /** Since when the run has stood still, in milliseconds: patience with humans runs out. */
  readonly idle: number;
  /** The evidence that its roles may show, by section and role. */
  readonly exhibits: Readonly<Record<string, readonly Exhibit[]>>;
  /** Of what this player has reminded people already. */
  readonly reminded: ReadonlySet<string>;
  /** The documents in which this player has found no place for a signature. */
  readonly unsigned: ReadonlySet<string>;
  /** By visit, which option this player has decided on, and has said so where the talk had not. */
  readonly decided: ReadonlyMap<string, string>;
  /** What the player speaks and writes. */
  readonly lang: Language;
}

export function nodeOf(view: View, nodeId: string): FlowNodeView | undefined {
  return view.detail.flow.nodes.find((node) => node.id === nodeId);
}

export function holderOf(view: View, roleId: string): number | undefined {
  return view.state.holders[roleId];
}

export function isPlayedByHuman(view: View, roleId: string): boolean {
  const holder = holderOf(view, roleId);
  return holder === undefined || view.humans.has(holder);
}

export function isMine(view: View, roleId: string): boolean {
  return holderOf(view, roleId) === view.user_id;
}

/** The roles that this player holds in a section, in the section's order. */
export function myRoles(view: View, node: FlowNodeView): string[] {
  return node.roles.map((role) => role.role_id).filter((role) => isMine(view, role));
}

export function assignmentOf(node: FlowNodeView, roleId: string) {
  return node.roles.find((role) => role.role_id === roleId);
}

/** The role in which this player leads the section: null in the leader's own name, undefined when another person leads. */
export function hostRole(view: View, node: FlowNodeView): string | null | undefined {
  const host = node.roles.find((role) => role.host);
  if (host) return isMine(view, host.role_id) ? host.role_id : undefined;
  return view.state.leader_id === view.user_id ? null : undefined;
}

/** Events of the section's present visit. */
export function visitRecord(view: View, section: SectionState): RunEvent[] {
  return view.record.filter((event) => event.node_id === section.node_id && event.seq >= section.opened_seq);
}

export function documentsOf(view: View, nodeId: string): DocumentState[] {
  return Object.values(view.state.documents).filter((one) => one.node_id === nodeId && !one.archived);
}
