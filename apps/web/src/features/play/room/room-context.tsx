/**
 * # Inside a running experiment: what every section's screen stands on
 *
 * One run is open at a time. `<RoomProvider>` (route `/experiment/meta/:section/:eid/:nid`) loads it, follows it live and
 * gives it to everything below by `useRoomContext()`. Nothing below fetches the run's state or opens a socket: an act's
 * events, other people's and a catch-up after a broken line all arrive in `room.state`, and the screen follows.
 *
 * - `act(call, input)` is the only way to change something. It adds `eid`, `nid`, `role_id` (the current ones, unless the
 *   input names others) and a fresh `request_id`, tries again with the same id while the network fails, and folds the answered
 *   events in before it resolves with the call's output. A refusal has been told to the person when it rejects with
 *   `ApiError`; with `{ silent: true }` the screen tells it itself. Never call an act's declaration another way.
 * - `abilityOf(name)`: hide what is `hidden` (the role never has it here), disable what is `disabled` and say `reason` beside
 *   it (a text in the screen's language), offer what is `allowed`.
 * - `openDocument(id)` / `openMaterial(id)` open the reader over the centre, from anywhere.
 * - A section's screen returns `<SectionFrame center dock tabs railFolded>` (frame/section-frame.tsx). The frame draws the
 *   bar, the path, the banners, the four file tabs and the requests; `dock` may use `<DockActs>` (frame/dock-acts.tsx) for
 *   the acts every section has (sign request, private talk, ending the section …), with its own acts as children before them.
 * - Outside `/experiment/meta` (replay, case page) there is no room: components shared with those take plain props.
 */
import type { CallDeclaration, ExperimentDetail, FlowNodeView, OutputOf, Presence } from '@lets/contract';
import type { DisplayItem, RunEvent, RunState, SectionState } from '@lets/engine';
import { createContext, useContext } from 'react';
import type { CallInput } from '../../../lib/api-client.ts';
import type { ConnectionState } from '../../../lib/connection.ts';
import type { Ability, AbilityName } from './abilities.ts';
import type { Room } from './apply-event.ts';

export type { Ability, AbilityName } from './abilities.ts';
export type { Room } from './apply-event.ts';

type Given = 'eid' | 'nid' | 'request_id' | 'role_id';
type WithoutGiven<I> = I extends unknown ? Omit<I, Given> & { role_id?: string | null; nid?: string } : never;
/** What the screen says about an act; who, which try and, unless it names another section, where are added. `role_id: null` acts in no role's name. */
export type ActInput<C extends CallDeclaration> = WithoutGiven<CallInput<C>>;

export interface ActOptions {
  /** The screen shows the refusal itself: no toast. */
  readonly silent?: boolean;
  /** The act's name when the screen keeps it, so that a further try by hand is still the same act. */
  readonly requestId?: string;
}

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

export interface RoomContextValue {
  readonly eid: number;
  /** The section on the screen. */
  readonly nid: string;
  readonly room: Room;
  readonly detail: ExperimentDetail;
  readonly state: RunState;
  readonly record: readonly RunEvent[];
  /** Fetches a further, older page of the record. */
  readonly loadEarlier: () => Promise<void>;
  readonly node: FlowNodeView;
  /** The section's state on this path; undefined when it has not been opened. */
  readonly section: SectionState | undefined;
  /** Open now, and acts are not paused: what is typed can be sent. */
  readonly isOpen: boolean;
  readonly isBanned: boolean;
  /** Has to do with this section: plays in it, or watches it. Who waits stands at the door of one that is open to others. */
  readonly takesPart: boolean;
  readonly me: RoomMe;
  /** The role I act in here; null for staff and for members without a place in this section. */
  readonly currentRole: string | null;
  readonly setCurrentRole: (roleId: string) => void;
  readonly present: Presence['present'];
  /** user id → since when this screen has missed them. */
  readonly goneSince: ReadonlyMap<number, number>;
  readonly connection: { readonly state: ConnectionState; readonly attempt: number };
  /** The server's clock: `now()` for timers, so that they agree on every screen. */
  readonly now: () => number;
  readonly act: Act;
  readonly abilityOf: (name: AbilityName) => Ability;
  /** Short form: allowed now. */
  readonly canAct: (name: AbilityName) => boolean;
  readonly openDocument: (documentId: string) => void;
  readonly openMaterial: (materialId: string) => void;
  readonly openRecord: (nodeId: string, visit: number) => void;
  readonly openItem: (item: DisplayItem) => void;
  readonly reading: Reading | null;
  readonly closeReading: () => void;
}

export const RoomContext = createContext<RoomContextValue | null>(null);

export function useRoomContext(): RoomContextValue {
  const value = useContext(RoomContext);
  if (!value) throw new Error('useRoomContext outside <RoomProvider>');
  return value;
}
