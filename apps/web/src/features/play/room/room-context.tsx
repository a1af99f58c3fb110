/**
 * # Inside a running experiment: what every section's screen stands on
 *
 * One run is open at a time. `<RoomProvider>` (route `/experiment/meta/:section/:eid/:nid`) loads it, follows it live and
 * gives it to everything below by `useRoom(pick)`. Nothing below fetches the run's state or opens a socket: an act's events,
 * other people's and a catch-up after a broken line all arrive in the room's store, and the screen follows.
 *
 * - `useRoom(only('me', 'section'))`, or `useRoom(({ state }) => state.holders)`, gives parts of the room; the component renders when one of them has
 *   become another value. Events are many, so pick what is shown: `state.holders`, not `state`, which is another object after
 *   each event; better still what is made of it (`openSections(state).length`).
 * - `act(call, input)` is the only way to change something. It adds `eid`, `nid`, `role_id` (the current ones, unless the
 *   input names others) and a fresh `request_id`, tries again with the same id while the network fails, and folds the answered
 *   events in before it resolves with the call's output. A refusal has been told to the person when it rejects with
 *   `ApiError`; with `{ shown: 'in-place' }` the screen tells it itself. Never call an act's declaration another way.
 * - `abilityOf(name)`: hide what is `hidden` (the role never has it here), disable what is `disabled` and say `reason` beside
 *   it (a text in the screen's language), offer what is `allowed`.
 * - `openDocument(id)` / `openMaterial(id)` open the reader over the centre, from anywhere.
 * - A section's screen returns `<SectionFrame center dock tabs railFolded>` (frame/section-frame.tsx). The frame draws the
 *   bar, the path, the banners, the four file tabs and the requests; `dock` may use `<DockActs>` (frame/dock-acts.tsx) for
 *   the acts every section has (sign request, private talk, ending the section …), with its own acts as children before them.
 * - Outside `/experiment/meta` (replay, case page) there is no room: components shared with those take plain props.
 */
import { createContext, useContext } from 'react';
import { usePicked } from '../../../lib/use-picked.ts';
import type { RoomStore } from './room-store.ts';
import type { RoomView } from './room-view.ts';

export const RoomContext = createContext<RoomStore | null>(null);

function viewOf(room: RoomView | null): RoomView {
  if (!room) throw new Error('useRoom without a section to show');
  return room;
}

/** Parts of the room, or what is made of them. The component renders when that has become another value. */
export function useRoom<P>(pick: (room: RoomView) => P): P {
  const store = useContext(RoomContext);
  if (!store) throw new Error('useRoom outside <RoomProvider>');
  return usePicked(store, (room) => pick(viewOf(room)));
}

/** These parts of the room, for `useRoom`. */
export function only<K extends keyof RoomView>(...names: K[]): (room: RoomView) => Pick<RoomView, K> {
  return (room) => Object.fromEntries(names.map((name) => [name, room[name]])) as Pick<RoomView, K>;
}
