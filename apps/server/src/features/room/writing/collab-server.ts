import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { COLLAB_PATH, COME_BACK_CLOSE } from '@lets/contract';
import { WebSocketServer } from 'ws';
import type { Deps } from '../../../deps.ts';
import { mayReopen } from '../../../http/gate.ts';
import { isOwnOrigin } from '../../../http/origin.ts';
import { findSession, tokenOfCookieHeader } from '../../../http/session.ts';
import { SERVER_LIMITS } from '../../../limits.ts';
import type { LocalBus } from '../../../realtime/bus.ts';
import { returnRange } from '../../../realtime/come-back.ts';
import { type Admitted, CollabSocket } from './collab-socket.ts';
import { askOpen } from './live/live-threads.ts';
import type { ServerChannel } from './relay.ts';
import { SharedDocuments } from './shared-documents.ts';
import { AllWriters } from './writers-limits.ts';

/** What another process did to a session or a run is noticed within this; a server alone hears of it at once. */
const SWEEP_MS = { alone: 30_000, joined: 1_000 };
/** Changes of a run that come together are judged together. */
const GATHER_MS = 100;
const HARMLESS = new Set<string>([
  'spoke',
  'spoke_in_meeting',
  'document_saved',
  'page_turned',
  'playback_set',
  'displayed',
]);

export interface CollabServer {
  /** Tells every client to come back at a time of its own, and reads no more of them. */
  sendAway(): void;
  close(): Promise<void>;
}

/** Lets documents be written together, on a socket of its own beside the live events. */
export function attachCollab(
  httpServer: HttpServer,
  deps: Deps & { readonly bus: LocalBus },
  between: ServerChannel | null = null,
  ask = askOpen,
): CollabServer {
  const documents = new SharedDocuments(deps, between, ask);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: SERVER_LIMITS.writing.message_bytes,
    perMessageDeflate: false,
  });
  const writers = new AllWriters();
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(request) !== COLLAB_PATH) return;
    admit(request, deps).then(
      (found) => {
        // Gone while it was judged: its place would never be given back.
        if (socket.destroyed) return;
        if (!found) return turnAway(socket, '401 Unauthorized');
        const limits = writers.admit(found.caller.id);
        if (!limits) return turnAway(socket, '429 Too Many Requests');
        socket.once('close', () => writers.leave(found.caller.id));
        sockets.handleUpgrade(request, socket, head, (line) => {
          new CollabSocket(documents, line, request, { ...found, limits });
        });
      },
      (error) => {
        deps.log.warn({ err: error }, 'a writer could not be judged');
        socket.destroy();
      },
    );
  };
  httpServer.on('upgrade', onUpgrade);
  const stop = followRuns(documents, deps);
  return {
    sendAway() {
      const range = String(returnRange(sockets.clients.size));
      for (const line of sockets.clients) line.close(COME_BACK_CLOSE, range);
    },
    async close() {
      httpServer.off('upgrade', onUpgrade);
      stop();
      writers.close();
      await documents.close();
      for (const line of sockets.clients) line.terminate();
      sockets.close();
    },
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? '';
}

async function admit(request: IncomingMessage, deps: Deps): Promise<Admitted | null> {
  const { headers } = request;
  if (!isOwnOrigin({ headers, host: headers.host ?? '' }, deps.env.publicUrl)) return null;
  const token = tokenOfCookieHeader(headers.cookie);
  const found = token === null ? null : await findSession(deps, token);
  if (!found || token === null) return null;
  if (found.isSystemClosed && !mayReopen(found.caller)) return null;
  return { token, caller: found.caller };
}

function turnAway(socket: Duplex, answer: string): void {
  socket.end(`HTTP/1.1 ${answer}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Whatever may change who may write is followed by another look at everybody whom it may concern. */
function followRuns(
  documents: SharedDocuments,
  { bus, env, log }: Deps & { readonly bus: LocalBus },
): () => void {
  const gathered = new Map<number, NodeJS.Timeout>();
  const look = (isMeant: Parameters<SharedDocuments['recheck']>[0]) =>
    void documents
      .recheck(isMeant)
      .catch((error) => log.warn({ err: error }, 'writers could not be judged again'));
  const lookAtRun = (eid: number) => {
    if (gathered.has(eid)) return;
    const wait = setTimeout(() => {
      gathered.delete(eid);
      look((about) => about.eid === eid);
    }, GATHER_MS);
    gathered.set(eid, wait);
  };
  const leave = bus.overhear({
    publish: (eid, events) => {
      if (events.some(({ type }) => !HARMLESS.has(type))) lookAtRun(eid);
    },
    recheck: lookAtRun,
    endSessions: (userIds) => look(({ userId }) => userIds.includes(userId)),
    closeSystem: () => look(() => true),
  });
  const sweep = setInterval(() => look(() => true), env.redisUrl ? SWEEP_MS.joined : SWEEP_MS.alone).unref();
  return () => {
    leave();
    clearInterval(sweep);
    for (const wait of gathered.values()) clearTimeout(wait);
  };
}
