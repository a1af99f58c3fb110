import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface SlowBodies {
  /** How long a body may take its time, whatever comes. */
  readonly graceMs: number;
  /** What must have come of it by then, and go on coming: less than the slowest line on which anybody works. */
  readonly bytesPerSecond: number;
  readonly lookEveryMs: number;
}

/** At two kilobytes a second a file of the largest size would take three hours: the total below ends it first. */
const USUAL: SlowBodies = { graceMs: 30_000, bytesPerSecond: 2048, lookEveryMs: 5000 };
/** The largest file over a line of 100 kbit/s; Node's own limit for a whole request. */
export const LONGEST_REQUEST_MS = 30 * 60_000;

interface Arriving {
  readonly from: IncomingMessage;
  readonly since: number;
  /** What the connection had brought before it. */
  readonly bytesBefore: number;
}

/** Closes the connections of bodies that stop coming or trickle: each holds a connection, and an upload a file, for as long as it lasts. */
export function closeSlowBodies(
  app: FastifyInstance,
  { graceMs, bytesPerSecond, lookEveryMs }: SlowBodies = USUAL,
): void {
  const arriving = new Set<Arriving>();
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasBody(raw)) return;
    const body = { from: raw, since: performance.now(), bytesBefore: raw.socket?.bytesRead ?? 0 };
    arriving.add(body);
    raw.once('close', () => arriving.delete(body));
  });

  const look = setInterval(() => {
    const now = performance.now();
    for (const body of arriving) {
      const { from, since, bytesBefore } = body;
      if (from.complete || from.destroyed) arriving.delete(body);
      else if (now - since > graceMs) {
        const due = ((now - since) / 1000) * bytesPerSecond;
        if (from.socket.bytesRead - bytesBefore < due) from.socket.destroy();
      }
    }
  }, lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(look));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
