import { createServer, type RequestListener, type Server } from 'node:http';
import { LONGEST_REQUEST_MS } from './slow-bodies.ts';
import { answerBeforeServing } from './starting.ts';

/** A browser sends the head of a request at once. */
const HEADERS_MS = 20_000;
/** Longer than the proxies before it, so that they do not send a request on a connection that is just being closed. */
const KEEP_ALIVE_MS = 72_000;

/** `draining` still serves: what chooses among several servers should choose another. */
export type Phase = 'starting' | 'migrating' | 'serving' | 'draining';

/** The server that listens from the first moment, before there is anything to serve. */
export interface FrontDoor {
  readonly server: Server;
  readonly phase: () => Phase;
  /** The database's tables are being brought up to date, which may take minutes. */
  migrating(): void;
  /** What comes from now on goes to the handler. */
  open(handler: RequestListener): void;
  drain(): void;
}

export function createFrontDoor(): FrontDoor {
  let phase: Phase = 'starting';
  let handler: RequestListener | null = null;
  const server = createHttpServer((request, response) => {
    if (handler && (phase === 'serving' || request.url !== '/readyz')) handler(request, response);
    else answerBeforeServing(request, response, phase);
  });
  return {
    server,
    phase: () => phase,
    migrating() {
      phase = 'migrating';
    },
    open(made) {
      handler = made;
      phase = 'serving';
    },
    drain() {
      phase = 'draining';
    },
  };
}

/** An HTTP server with our limits on how slow a client may be. */
export function createHttpServer(handler: RequestListener): Server {
  return createServer(
    {
      requestTimeout: LONGEST_REQUEST_MS,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: HEADERS_MS / 2,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    handler,
  );
}
