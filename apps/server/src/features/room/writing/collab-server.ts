import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { COLLAB_PATH } from '@lets/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Deps } from '../../../deps.ts';
import { mayReopen } from '../../../http/gate.ts';
import { isOwnOrigin } from '../../../http/origin.ts';
import { findSession, tokenOfCookieHeader } from '../../../http/session.ts';
import type { LocalBus } from '../../../realtime/bus.ts';
import type { Line } from './relay.ts';
import { SharedDocuments, type Writer } from './shared-documents.ts';

const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;
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
  close(): Promise<void>;
}

/** Lets documents be written together, on a socket of its own beside the live events. */
export function attachCollab(
  httpServer: HttpServer,
  deps: Deps & { readonly bus: LocalBus },
  between: Line | null = null,
): CollabServer {
  const documents = new SharedDocuments(deps, between);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(request) !== COLLAB_PATH) return;
    admit(request, deps).then(
      (writer) => {
        if (!writer) return turnAway(socket);
        sockets.handleUpgrade(request, socket, head, (line) => serve(documents, line, request, writer));
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
    async close() {
      httpServer.off('upgrade', onUpgrade);
      stop();
      await documents.close();
      for (const line of sockets.clients) line.terminate();
      sockets.close();
    },
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? '';
}

async function admit(request: IncomingMessage, deps: Deps): Promise<Writer | null> {
  const { headers } = request;
  if (!isOwnOrigin({ headers, host: headers.host ?? '' }, deps.env.publicUrl)) return null;
  const token = tokenOfCookieHeader(headers.cookie);
  const found = token === null ? null : await findSession(deps, token);
  if (!found || token === null) return null;
  if (found.isSystemClosed && !mayReopen(found.caller)) return null;
  return { token, caller: found.caller, standing: null };
}

function turnAway(socket: Duplex): void {
  socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

function serve(documents: SharedDocuments, line: WebSocket, request: IncomingMessage, writer: Writer): void {
  const address = new URL(request.url ?? '/', 'http://collab');
  const client = documents.hocuspocus.handleConnection(line, new Request(address), writer);
  line.on('message', (data: Buffer) => client.handleMessage(new Uint8Array(data)));
  line.on('close', (code, reason) => client.handleClose({ code, reason: reason.toString() }));
  line.on('error', () => line.terminate());
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
