import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { LIVE_PATH } from '@lets/contract';
import { Server } from 'socket.io';
import { serve } from '../lib/crew.ts';

/** The process that takes a speech and emits it to its room: Socket.IO with the product's options and nothing behind it. */

/** As the product's. */
const KEEP_ALIVE_MS = 72_000;
const seqs = new Map<number, number>();
let http: HttpServer | undefined;

async function open(): Promise<number> {
  http = createServer((request, response) => {
    speak(request).then(
      (answer) => response.setHeader('content-length', answer.length).end(answer),
      (error) => response.destroy(error),
    );
  });
  http.keepAliveTimeout = KEEP_ALIVE_MS;
  io.attach(http);
  await new Promise<void>((resolve) => http?.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const io = new Server({
  path: LIVE_PATH,
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
  pingInterval: 10_000,
  pingTimeout: 10_000,
});
io.on('connection', (socket) => {
  socket.on('watch', ({ eid }: { eid: number }, answer: (result: object) => void) => {
    socket.join(`experiment:${eid}`);
    answer({ c: 0, seq: seqs.get(eid) ?? 0, present: [] });
  });
});

async function speak(request: IncomingMessage): Promise<string> {
  const fields = new URLSearchParams(await text(request));
  const eid = Number(fields.get('eid'));
  const seq = (seqs.get(eid) ?? 0) + 1;
  seqs.set(eid, seq);
  io.to(`experiment:${eid}`).emit('event', {
    eid,
    seq,
    type: 'spoke',
    at: Date.now(),
    node_id: fields.get('nid'),
    actor_id: eid,
    role_id: fields.get('role_id'),
    by_staff: false,
    audience: null,
    data: { text: fields.get('text'), file_id: null },
  });
  return JSON.stringify({ c: 0, m: '', d: { seq } });
}

const handlers = { open };
export type BareFanOut = typeof handlers;
serve(handlers);
