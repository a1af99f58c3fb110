import { ALARM_KINDS } from '@lets/contract';
import { Gauge, type Registry } from 'prom-client';
import { usedOf } from '../db/pool-use.ts';
import type { Deps } from '../deps.ts';
import { lastBackup, lastSoundTrial } from '../features/backup/service.ts';
import { readBacklog } from '../features/log/service.ts';
import { type Figures, figures } from '../features/outbox/service.ts';
import { threadPools } from '../threads/thread-pool.ts';
import { countRunsByState } from './repository.ts';

/** What is counted in the database is counted this often at most, however often it is asked for. */
const COUNT_EVERY_MS = 30_000;

interface Described {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}

/** What is looked up when Prometheus asks. */
export function registerGauges(registry: Registry, deps: Deps): void {
  const add = ({ name, help, labelNames = [] }: Described, read: (gauge: Gauge) => void | Promise<void>) =>
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        await read(this);
      },
    });
  addConnections(add, deps);
  addWork(add, deps);
  addKeeping(add, deps);
}

type Add = (described: Described, read: (gauge: Gauge) => void | Promise<void>) => void;

function addConnections(add: Add, { lines, database }: Deps): void {
  const pools = Object.entries({ read: database.pool, write: database.writes });
  add(
    { name: 'lets_sockets', help: 'Open live connections of this process.', labelNames: ['kind'] },
    (gauge) => {
      gauge.set({ kind: 'live' }, lines.live());
      gauge.set({ kind: 'document' }, lines.documents());
    },
  );
  add({ name: 'lets_presence', help: 'People who have a run open, at this process.' }, (gauge) =>
    gauge.set(lines.present()),
  );
  add({ name: 'lets_db_pool_used', help: 'Database connections in use.', labelNames: ['pool'] }, (gauge) => {
    for (const [pool, of] of pools) gauge.set({ pool }, usedOf(of));
  });
  add(
    {
      name: 'lets_db_pool_waiting',
      help: 'Work that waits for a database connection.',
      labelNames: ['pool'],
    },
    (gauge) => {
      for (const [pool, of] of pools) gauge.set({ pool }, of.waitingCount);
    },
  );
}

function addWork(add: Add, deps: Deps): void {
  const runs = readNowAndThen(deps, () => countRunsByState(deps.database));
  add(
    { name: 'lets_runs', help: 'Runs in the database, by state.', labelNames: ['state'] },
    async (gauge) => {
      const counts = await runs();
      if (!counts) return;
      gauge.reset();
      for (const { state, count } of counts) gauge.set({ state }, count);
    },
  );
  add(
    {
      name: 'lets_queue_waiting',
      help: 'Work of this process that waits for its turn.',
      labelNames: ['queue'],
    },
    (gauge) => {
      gauge.set({ queue: 'acts' }, deps.runQueue.waiting);
      for (const { name, waiting } of threadPools()) gauge.set({ queue: name }, waiting);
    },
  );
}

function addKeeping(add: Add, deps: Deps): void {
  const addAge = (described: Described, read: () => Promise<number | null>) =>
    add(described, async (gauge) => {
      const at = await read().catch(() => null);
      gauge.reset();
      if (at !== null) gauge.set(Math.max(0, deps.clock() - at) / 1000);
      else gauge.remove();
    });
  addAge(
    { name: 'lets_backup_age_seconds', help: 'Since the last whole backup; absent without one.' },
    async () => (await lastBackup(deps))?.made_at ?? null,
  );
  addAge(
    {
      name: 'lets_backup_trial_age_seconds',
      help: 'Since a backup was last seen to restore, by hand or by itself; absent without one.',
    },
    () => lastSoundTrial(deps),
  );
  const backlog = readNowAndThen(deps, () => readBacklog(deps));
  add(
    { name: 'lets_audit_unsealed', help: 'Entries of the audit log without a seal, up to 10,000.' },
    async (gauge) => {
      const counted = await backlog();
      if (counted) gauge.set(counted.unsealed);
    },
  );
  add(
    {
      name: 'lets_outbox_pending',
      help: 'What is on its way to another service, up to 10,000: sealed audit entries to the syslog server.',
      labelNames: ['kind'],
    },
    async (gauge) => {
      const { unsent = null } = (await backlog()) ?? {};
      if (unsent !== null) gauge.set({ kind: 'syslog' }, unsent);
    },
  );
  addOutbox(add, deps);
  add(
    { name: 'lets_alarms', help: 'Alarms that stand at this process: 1 or 0.', labelNames: ['kind'] },
    (gauge) => {
      const standing = new Set(deps.alarms.standing().map(({ kind }) => kind));
      for (const kind of ALARM_KINDS) gauge.set({ kind }, Number(standing.has(kind)));
    },
  );
}

/** By service, of which a school has a handful. */
function addOutbox(add: Add, deps: Deps): void {
  const counted = readNowAndThen(deps, () => figures(deps.database));
  const nameOf = ({ integration_id, kind }: Figures) => `${kind}-${integration_id}`;
  add(
    {
      name: 'lets_outbox',
      help: 'Deliveries to other services, by integration and state.',
      labelNames: ['integration', 'state'],
    },
    async (gauge) => {
      const rows = await counted();
      if (!rows) return;
      gauge.reset();
      for (const row of rows) gauge.set({ integration: nameOf(row), state: row.state }, row.count);
    },
  );
  add(
    {
      name: 'lets_outbox_oldest_seconds',
      help: 'How long the oldest delivery of an integration has waited; absent while none does.',
      labelNames: ['integration'],
    },
    async (gauge) => {
      const rows = await counted();
      if (!rows) return;
      gauge.reset();
      for (const row of rows)
        if (row.state === 'waiting' && row.oldest)
          gauge.set({ integration: nameOf(row) }, Math.max(0, deps.clock() - row.oldest.getTime()) / 1000);
    },
  );
}

/** Without the database the other figures are still worth telling: then there is null, and no more tries for a while either. */
function readNowAndThen<T>({ steadyClock, log }: Deps, read: () => Promise<T>): () => Promise<T | null> {
  let last: { readonly at: number; readonly value: Promise<T | null> } | null = null;
  return () => {
    if (last === null || steadyClock() - last.at >= COUNT_EVERY_MS) {
      const value = read().catch((error) => {
        log.warn({ err: error }, 'what the metrics tell could not be counted');
        return null;
      });
      last = { at: steadyClock(), value };
    }
    return last.value;
  };
}
