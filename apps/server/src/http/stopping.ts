import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOf } from './context.ts';
import { envelopeOf } from './envelope.ts';

/** What takes longer than this to answer is refused like whatever comes late: a stop does not wait for a long export. */
const ANSWER_MS = 1_000;
/** The time that the refusals have to leave. */
const LEAVE_MS = 200;

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes nothing more on, answers what is in hand, and ends every connection; resolves within about a second. */
    endInOrder(): Promise<void>;
  }
}

/** Lets the server be stopped under load: everybody gets an answer, and is told to come again. */
export function installStopping(app: FastifyInstance): void {
  const inHand = new Set<FastifyReply>();
  let isStopping = false;
  let whenIdle = () => {};
  app.addHook('onRequest', async (_request, reply) => {
    if (isStopping) return refuse(reply);
    inHand.add(reply);
    reply.raw.once('close', () => {
      inHand.delete(reply);
      if (inHand.size === 0) whenIdle();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.decorate('endInOrder', async () => {
    isStopping = true;
    // The app closes only what it opened itself.
    const closed = Promise.all([close(app.server), app.close()]);
    const idle = new Promise<void>((resolve) => {
      whenIdle = resolve;
      if (inHand.size === 0) resolve();
    });
    await Promise.race([idle, delay(ANSWER_MS)]);
    for (const reply of inHand) if (!reply.sent) refuse(reply);
    await Promise.race([closed, delay(LEAVE_MS)]);
    app.server.closeAllConnections();
    await closed;
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** The same request may be sent again, to another server or to this one when it is back. */
function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', '1')
    .send(envelopeOf('stopping', null, languageOf(reply.request)));
}
