import {
  type ClientToServer,
  LIVE_PATH,
  type Presence,
  SESSION_COOKIE,
  type ServerToClient,
} from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { io, type Socket } from 'socket.io-client';

type Client = Socket<ServerToClient, ClientToServer>;

/** A live connection and all that arrived on it. */
export interface LiveLine {
  readonly socket: Client;
  readonly events: (RunEvent & { eid: number })[];
  readonly presences: Presence[];
  readonly nudges: string[];
  readonly goodbyes: string[];
}

/** Knocks at the live door of a server, with a session or without; whether it opens shows later. */
export function openLiveLine(
  address: string,
  token: string | null,
  headers: Readonly<Record<string, string>> = {},
): LiveLine {
  const socket: Client = io(address, {
    path: LIVE_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { ...(token !== null && { cookie: `${SESSION_COOKIE}=${token}` }), ...headers },
  });
  const line: LiveLine = { socket, events: [], presences: [], nudges: [], goodbyes: [] };
  socket.on('event', (event) => line.events.push(event));
  socket.on('presence', (presence) => line.presences.push(presence));
  socket.on('nudge', ({ topic }) => line.nudges.push(topic));
  socket.on('session_ended', () => line.goodbyes.push('session_ended'));
  return line;
}
