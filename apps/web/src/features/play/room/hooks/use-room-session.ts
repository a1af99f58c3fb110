import type { Presence } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { useEffect, useState } from 'react';
import { onLanguageChange } from '../../../../i18n/index.ts';
import { liveConnection } from '../../../../lib/connection.ts';
import { queryClient } from '../../../../lib/query.ts';
import { getSocket, onGap } from '../../../../lib/socket.ts';
import { throttle } from '../../../../lib/throttle.ts';
import { useNudge } from '../../../../lib/use-nudge.ts';
import { RoomSession } from '../session/room-session.ts';
import { makeRoomPort } from './room-port.ts';

/** While no socket can be had (a proxy that blocks it) the run is asked for at this pace. */
const POLL = 4000;
/** However often lists change, the run is fetched anew at most this often. */
const LOOK_PAUSE = 500;
/** However fast the author of the case types, its texts are fetched anew at most this often, or up to twice as rarely. */
const CASE_PAUSE = 4000;

/** One run, loaded and followed live for as long as the screen stands. `nodeId` is the section on it. */
export function useRoomSession(eid: number, nodeId: string | null): RoomSession | null {
  const [session, setSession] = useState<RoomSession | null>(null);
  useEffect(() => {
    const made = new RoomSession(makeRoomPort(eid));
    setSession(made);
    const release = listen(made, eid);
    return () => {
      release();
      made.close();
    };
  }, [eid]);
  useEffect(() => {
    if (!session) return;
    if (session.store.get().room) void session.watch(nodeId);
    else void session.open(nodeId);
  }, [session, nodeId]);
  useNudge('experiments', () => void session?.lookAgain(), LOOK_PAUSE);
  return session;
}

function listen(session: RoomSession, eid: number): () => void {
  const socket = getSocket();
  const onEvent = (event: RunEvent & { eid: number }) => {
    if (event.eid === eid) session.receive([event]);
  };
  const onPresence = (presence: Presence) => {
    if (presence.eid === eid) session.setPresent(presence.present);
  };
  // What the section shows of the flow comes from several calls: its options, guides, templates.
  const onCorrected = (corrected: { eid: number }) => {
    if (corrected.eid !== eid) return;
    void session.refresh();
    void queryClient.invalidateQueries();
  };
  // A case is saved as it is typed, and a whole class asks: each screen at most so often, and not all at once.
  const readCase = throttle(
    () => {
      void session.refresh();
      void queryClient.invalidateQueries();
    },
    CASE_PAUSE * (1 + Math.random()),
  );
  const onCaseChanged = (changed: { eid: number }) => {
    if (changed.eid === eid) readCase();
  };
  const onConnect = () => void session.reconnected();
  // Words may have been corrected without a word of it.
  const onCatchUp = () => void session.refresh().catch(() => {});
  socket.on('event', onEvent);
  socket.on('presence', onPresence);
  socket.on('flow_corrected', onCorrected);
  socket.on('case_changed', onCaseChanged);
  socket.on('catch_up', onCatchUp);
  const stopWatching = onGap(socket, onConnect);
  const stopListening = onLanguageChange(() => void session.refresh());
  const poll = setInterval(() => {
    if (liveConnection.get().state !== 'connected') void session.catchUp();
  }, POLL);
  return () => {
    clearInterval(poll);
    socket.off('event', onEvent);
    socket.off('presence', onPresence);
    socket.off('flow_corrected', onCorrected);
    socket.off('case_changed', onCaseChanged);
    readCase.cancel();
    socket.off('catch_up', onCatchUp);
    stopWatching();
    stopListening();
  };
}
