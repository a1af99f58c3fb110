import type {
  CallDeclaration,
  Condition,
  ExperimentDetail,
  FlowNodeView,
  FlowView,
  OutputOf,
  Presence,
} from '@lets/contract';
import {
  type DisplayItem,
  hostOf,
  isSectionKind,
  openSections,
  type RunEvent,
  type RunState,
  rolesInSection,
  rolesOfUser,
  type SectionState,
} from '@lets/engine';
import type { CallInput } from '../../../lib/api-client.ts';
import type { Telling } from '../../../lib/telling.ts';
import type { Ability, AbilityName } from './abilities.ts';
import type { FileTab } from './frame/file-tab.ts';
import type { Connection } from './hooks/use-connection.ts';
import type { Unread } from './side/unread.ts';

type Given = 'eid' | 'nid' | 'request_id' | 'role_id';
type WithoutGiven<I> = I extends unknown ? Omit<I, Given> & { role_id?: string | null; nid?: string } : never;
/** What the screen says about an act; who, which try and, unless it names another section, where are added. `role_id: null` acts in no role's name. */
export type ActInput<C extends CallDeclaration> = WithoutGiven<CallInput<C>>;

/** A refusal is toasted unless this says who tells it. */
export type ActOptions = Telling & {
  /** The act's name when the screen keeps it, so that a further try by hand is still the same act. */
  readonly requestId?: string;
};

export type Act = <C extends CallDeclaration>(
  call: C,
  input: ActInput<C>,
  options?: ActOptions,
) => Promise<OutputOf<C>>;

export interface RoomMe {
  readonly userId: number;
  /** All roles I hold now, in the flow's order; and those with a place in this section. */
  readonly roleIds: readonly string[];
  readonly roleIdsHere: readonly string[];
  readonly isLeader: boolean;
  readonly isMember: boolean;
  /** Watches and may intervene, never plays. */
  readonly isStaff: boolean;
  /** The role in which I lead this section, null when I do as the team's leader, undefined when I do not. */
  readonly hostRole: string | null | undefined;
}

/** What the reader over the centre shows. */
export type Reading =
  | { readonly kind: 'document' | 'material'; readonly id: string }
  | { readonly kind: 'file'; readonly id: string; readonly name: string }
  /** The court record of a visit of a section. */
  | { readonly kind: 'record'; readonly id: string; readonly visit: number };

/** What a refused option of a section still asks for, as the person who tried it was told. */
export interface Asked {
  readonly nodeId: string;
  /** It was told in this visit of the section. */
  readonly visit: number;
  readonly conditions: readonly Condition[];
}

/** The run at one section, as the person at this screen has it. */
export interface RoomView {
  readonly eid: number;
  /** The section on the screen. */
  readonly nodeId: string;
  readonly detail: ExperimentDetail;
  /** Another object after each event: pick the parts that are shown. */
  readonly state: RunState;
  readonly record: readonly RunEvent[];
  /** The record on hand does not reach back to the start. */
  readonly hasEarlier: boolean;
  readonly node: FlowNodeView;
  /** The section's state on this path; undefined when it has not been opened. */
  readonly section: SectionState | undefined;
  /** Open now, and acts are not paused: what is typed can be sent. */
  readonly isOpen: boolean;
  readonly isPaused: boolean;
  /** Has to do with this section: plays in it, or watches it. Who waits stands at the door of one that is open to others. */
  readonly takesPart: boolean;
  readonly me: RoomMe;
  /** The role I act in here; null for staff and for members without a place in this section. */
  readonly currentRole: string | null;
  readonly present: Presence['present'];
  /** user id → since when this screen has missed them. */
  readonly goneSince: ReadonlyMap<number, number>;
  readonly connection: Connection;
  readonly reading: Reading | null;
  /** The file tab that was chosen; null until someone chooses. */
  readonly tab: FileTab | null;
  readonly unread: Unread | undefined;
  readonly asked: Asked | null;
  readonly keepAsked: (asked: Asked) => void;
  readonly chooseTab: (tab: FileTab) => void;
  /** The record is in sight from now on, or out of it. */
  readonly setReading: (isReading: boolean) => void;
  readonly act: Act;
  readonly abilityOf: (name: AbilityName) => Ability;
  /** Short form: allowed now. */
  readonly canAct: (name: AbilityName) => boolean;
  readonly setCurrentRole: (roleId: string) => void;
  /** The server's clock: `now()` for timers, so that they agree on every screen. */
  readonly now: () => number;
  /** Fetches a further, older page of the record. */
  readonly loadEarlier: () => Promise<void>;
  readonly openDocument: (documentId: string) => void;
  readonly openMaterial: (materialId: string) => void;
  readonly openRecord: (nodeId: string, visit: number) => void;
  readonly openItem: (item: DisplayItem) => void;
  readonly closeReading: () => void;
}

/** The wait page may be asked for without naming a section: then it stands for one that is open. Pure. */
export function nodeShown(flow: FlowView, state: RunState, asked: string): FlowNodeView | undefined {
  const named = flow.nodes.find(({ id }) => id === asked);
  if (named && isSectionKind(named.kind)) return named;
  const open = openSections(state)[0]?.node_id;
  return flow.nodes.find(({ id, kind }) => (open ? id === open : isSectionKind(kind)));
}

/** Who the person at this screen is in a section. Pure. */
export function readMe({ flow, me }: ExperimentDetail, state: RunState, node: FlowNodeView): RoomMe {
  const { user_id: userId, is_staff: isStaff } = me;
  const host = hostOf(node);
  const isLeader = state.leader_id === userId;
  const leads = host ? state.holders[host.role_id] === userId : isLeader;
  return {
    userId,
    roleIds: rolesOfUser(flow, state, userId),
    roleIdsHere: rolesInSection(flow, state, userId, node.id),
    isLeader,
    isMember: state.member_ids.includes(userId),
    isStaff,
    hostRole: leads ? (host?.role_id ?? null) : undefined,
  };
}
