import { type ReactNode, useMemo, useState } from 'react';
import { createStore } from '../../../lib/store.ts';
import { usePicked } from '../../../lib/use-picked.ts';
import { RoomContext } from './room-context.tsx';
import { createRoomStore, type ScreenChoices } from './room-store.ts';
import type { RoomSession } from './session/room-session.ts';

interface RoomProviderProps {
  session: RoomSession;
  eid: number;
  nodeId: string;
  children: ReactNode;
}

/** Gives one run, at one of its sections, to everything below. */
export function RoomProvider({ session, eid, nodeId, children }: RoomProviderProps) {
  const [choices] = useState(() => createStore<ScreenChoices>({ role: null, reading: null }));
  const store = useMemo(
    () => createRoomStore(session, eid, nodeId, choices),
    [session, eid, nodeId, choices],
  );
  const hasSection = usePicked(store, (room) => room !== null);
  return hasSection && <RoomContext value={store}>{children}</RoomContext>;
}
