import { CODE, type CodeName, callKey } from '@lets/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Deps } from '../deps.ts';

/** What is not the caller's to do or to know; a mistake in a form is no denial. */
const DENIED: ReadonlySet<CodeName> = new Set(['no_authority', 'not_found']);
/** What one person is denied of one call within this is two entries: the first, and how many more there were. */
export const DENIALS_WINDOW_MS = 10 * 60_000;
const LOOK_EVERY_MS = 60_000;

interface Counted {
  readonly entry: AuditEntry;
  readonly since: number;
  more: number;
}

/** Keeps in the audit log who was denied what, without letting anybody fill it; never in the way of the answer. */
export function createDenials(app: FastifyInstance, { database, steadyClock, log, alarms }: Deps) {
  const counted = new Map<string, Counted>();
  let written = Promise.resolve();
  // One after the other: two connections would not keep the order in which the denials were met.
  const write = (entry: AuditEntry) => {
    written = written
      .then(() => recordAudit(database, entry))
      .catch((error) => {
        log.warn({ err: error }, 'a denial could not be recorded');
        alarms.raise('audit_unwritten', 'a denial could not be recorded');
      });
    return written;
  };

  async function close(key: string, { entry, more }: Counted): Promise<void> {
    counted.delete(key);
    if (more > 0) await write({ ...entry, detail: `${entry.detail} ×${more}` });
  }
  async function closeAll(isOver: (denial: Counted) => boolean): Promise<void> {
    await Promise.all([...counted].map(([key, denial]) => (isOver(denial) ? close(key, denial) : undefined)));
  }
  const isPast = ({ since }: Counted) => steadyClock() - since >= DENIALS_WINDOW_MS;
  const look = setInterval(() => void closeAll(isPast), LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(look);
    await closeAll(() => true);
  });

  return function note({ caller, call, ip }: FastifyRequest, code: CodeName): void {
    if (!DENIED.has(code) || !caller || !call) return;
    const target = callKey(call);
    const key = `${caller.id} ${code} ${target}`;
    const before = counted.get(key);
    if (before && !isPast(before)) {
      before.more += 1;
      return;
    }
    if (before) void close(key, before);
    const entry = {
      action: 'denied',
      actorId: caller.id,
      target,
      detail: String(CODE[code]),
      address: ip,
    } as const;
    counted.set(key, { entry, since: steadyClock(), more: 0 });
    void write(entry);
  };
}
