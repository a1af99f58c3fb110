import { type ClientToServer, LIVE_PATH, pickReturn, type ServerToClient } from '@lets/contract';
import { io, type Socket } from 'socket.io-client';
import { currentLanguage } from '../i18n/index.ts';
import { liveConnection } from './connection.ts';
import { onSessionEnd } from './session.ts';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

let socket: LiveSocket | null = null;

/** What shows that someone has come back to a page. */
const RETURNING = ['focus', 'pointerdown', 'keydown'] as const;

/** Too many pages are open and this one made room: it comes back when it is looked at, and then an older one makes room. */
function reconnectOnReturn(made: LiveSocket): void {
  liveConnection.set({ state: 'displaced', attempt: 0 });
  const back = () => {
    for (const sign of RETURNING) removeEventListener(sign, back);
    if (socket === made) made.connect();
  };
  for (const sign of RETURNING) addEventListener(sign, back);
}

/** The server stops, for everybody: all pages at once would be too much for the one that takes over. */
function comeBackLater(made: LiveSocket, within_ms: number): void {
  made.disconnect();
  liveConnection.set({ state: 'reconnecting', attempt: 0 });
  setTimeout(() => {
    if (socket === made) made.connect();
  }, pickReturn(within_ms));
}

function followStatus(made: LiveSocket): void {
  made.on('connect', () => liveConnection.set({ state: 'connected', attempt: 0 }));
  let isDisplaced = false;
  made.on('displaced', () => {
    isDisplaced = true;
  });
  made.on('come_back', ({ within_ms }) => comeBackLater(made, within_ms));
  made.on('disconnect', (reason) => {
    if (isDisplaced) {
      isDisplaced = false;
      reconnectOnReturn(made);
      return;
    }
    // The server's own goodbye is final; everything else is tried again.
    const isFinal = reason === 'io client disconnect' || reason === 'io server disconnect';
    liveConnection.set({ state: isFinal ? 'offline' : 'reconnecting', attempt: 0 });
  });
  made.io.on('reconnect_attempt', (attempt) => liveConnection.set({ state: 'reconnecting', attempt }));
  made.on('connect_error', () =>
    liveConnection.set((now) => ({ ...now, state: made.active ? 'reconnecting' : 'offline' })),
  );
}

/** The page's one live connection, opened when the first screen asks for it. */
export function getSocket(): LiveSocket {
  if (socket) return socket;
  socket = io({
    path: LIVE_PATH,
    transports: ['websocket', 'polling'],
    auth: (give) => give({ lang: currentLanguage() }),
    reconnectionDelay: 400,
    reconnectionDelayMax: 4000,
  });
  followStatus(socket);
  return socket;
}

/**
 * Calls `look` whenever something may have been missed: when a line is made, and when the server says that its own line to the other
 * servers was broken. Answers how to stop.
 */
export function onGap(on: LiveSocket, look: () => void): () => void {
  on.on('connect', look);
  on.on('catch_up', look);
  return () => {
    on.off('connect', look);
    on.off('catch_up', look);
  };
}

/** At logout: the next person's socket must not be this one's. */
export function closeSocket(): void {
  socket?.disconnect();
  socket = null;
}

onSessionEnd(closeSocket);
