import type { Condition } from '../../flow/condition.ts';
import type { FlowNode } from '../../flow/model.ts';
import type { DisplayItem, QueuedAbout, RunState, SectionState } from '../state.ts';

/** What a section can wait for, in the order in which it holds the others up. */
export const DUE_KINDS = [
  'lift_pause',
  'answer_request',
  'answer_meeting',
  'answer_correction',
  'sign',
  'sign_record',
  'vote',
  'end_vote',
  'meet',
  'hand_in',
  'speak',
  'come_back',
  'call_in',
  'end',
  'step_in',
] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** A person who is waited for, in the role in which they can do it; without a role as the team's leader. */
export interface DueBy {
  readonly role_id: string | null;
  readonly user_id: number;
}

/** Something that a section waits for. */
export interface Due {
  readonly kind: DueKind;
  readonly node_id: string;
  readonly since: number;
  /** Nobody of the team where only staff can do it. */
  readonly by: readonly DueBy[];
  /** Each of them has to do it, or any one of them. */
  readonly needs: 'all' | 'any';
  /** Of a request: what was asked for. */
  readonly about?: QueuedAbout;
  /** The role that asked, that is to be called in, or that is away with the other. */
  readonly about_roles?: readonly string[];
  /** What is to be signed, handed in or answered about. */
  readonly item?: DisplayItem;
  /** What has to hold before the section can end. */
  readonly condition?: Condition;
}

/** What is told about a section to one person. */
export interface Turn {
  readonly due: Due;
  readonly isMine: boolean;
  /** How many further things wait for them. */
  readonly alsoMine: number;
}

/** A section whose dues are looked for. */
export interface Place {
  readonly state: RunState;
  readonly node: FlowNode;
  readonly section: SectionState;
}

/** Finds the dues of some kinds. Pure. */
export type Finder = (place: Place) => readonly Due[];
