import type { SystemStatus } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Something that an administrator should see to. */
  readonly isBad?: boolean;
}

export interface Section {
  readonly key: string;
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** What the page shows, and what is copied for support. */
export function useSections(status: SystemStatus): Section[] {
  return [useProcess(status), useDatabase(status), useStorage(status), usePeople(status), useQueues(status)];
}

function useProcess({ at, process }: SystemStatus): Section {
  const { t } = useTranslation('status');
  const format = useFormat();
  return {
    key: 'process',
    title: t('process.title'),
    facts: [
      { label: t('process.lets'), value: process.lets },
      { label: t('process.node'), value: process.node },
      { label: t('process.host'), value: t('process.host_value', { host: process.host, pid: process.pid }) },
      { label: t('process.running'), value: format.duration(at - process.started_at) },
      { label: t('process.memory'), value: format.fileSize(process.memory_bytes) },
    ],
  };
}

function useDatabase({ database, pools }: SystemStatus): Section {
  const { t } = useTranslation('status');
  const format = useFormat();
  const known = database
    ? [
        { label: t('database.version'), value: `PostgreSQL ${database.version}` },
        { label: t('database.kind'), value: t(`database.kinds.${database.kind}`) },
        { label: t('database.size'), value: format.fileSize(database.bytes) },
        { label: t('database.step'), value: String(database.step) },
      ]
    : [{ label: t('database.state'), value: t('database.away'), isBad: true }];
  return {
    key: 'database',
    title: t('database.title'),
    facts: [
      ...known,
      ...pools.map(({ name, used, max, waiting }) => ({
        label: t(`database.pools.${name}`),
        value: t('database.pool_value', { used, max, waiting }),
        isBad: waiting > 0,
      })),
    ],
  };
}

function useStorage({ at, disk, redis, backup_at }: SystemStatus): Section {
  const { t } = useTranslation('status');
  const format = useFormat();
  const values = disk && { free: format.fileSize(disk.free_bytes), total: format.fileSize(disk.total_bytes) };
  return {
    key: 'storage',
    title: t('storage.title'),
    facts: [
      {
        label: t('storage.disk'),
        value: values ? t(disk?.is_low ? 'storage.low' : 'storage.free', values) : t('storage.unknown'),
        isBad: disk?.is_low ?? false,
      },
      {
        label: t('storage.backup'),
        value:
          backup_at === null
            ? t('storage.no_backup')
            : t('storage.ago', { span: format.duration(at - backup_at) }),
        isBad: backup_at === null,
      },
      { label: t('storage.redis'), value: t(`storage.redis_states.${redis}`), isBad: redis === 'away' },
    ],
  };
}

function usePeople({ lines }: SystemStatus): Section {
  const { t } = useTranslation('status');
  const keys = ['present', 'runs', 'live', 'documents'] as const;
  return {
    key: 'people',
    title: t('people.title'),
    facts: keys.map((key) => ({ label: t(`people.${key}`), value: String(lines[key]) })),
  };
}

function useQueues({ queues, acts_waiting }: SystemStatus): Section {
  const { t } = useTranslation('status');
  return {
    key: 'queues',
    title: t('queues.title'),
    facts: [
      { label: t('queues.acts'), value: t('queues.waiting', { waiting: acts_waiting }) },
      ...queues.map(({ name, busy, waiting }) => ({
        label: t(`queues.names.${name}`),
        value: t('queues.value', { busy, waiting }),
      })),
    ],
  };
}
