import type { DeliveryTopic, IntegrationKind } from '@lets/contract';
import { pino } from 'pino';
import { deliveries, integrations } from '../src/db/schema/index.ts';
import { readEnv } from '../src/env.ts';
import {
  type Carrier,
  type DeliveryRow,
  type Draft,
  put,
  type Sent,
} from '../src/features/outbox/service.ts';
import { createBus } from '../src/realtime/bus.ts';
import { createSecrets, KEY_BYTES } from '../src/secrets/secrets.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

const SETTINGS = {
  endpoint: 'https://lrs.example/xAPI',
  auth: 'basic',
  username: '',
  is_pseudonymous: false,
  sends_texts: false,
  course_ids: [],
  pass_mark: null,
};

/** A database with an outbox whose clock the test moves, and services that are told what the test says. */
export async function openOutboxDesk() {
  const database: TestDatabase = await openTestDatabase();
  const time = { now: Date.parse('2026-03-02T08:00:00Z') };
  const warned: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void warned.push(JSON.parse(line).msg) });
  const deps = {
    database,
    log,
    clock: () => time.now,
    secrets: createSecrets(Buffer.alloc(KEY_BYTES, 7)),
    env: readEnv({}),
    bus: createBus(),
    platformTokens: new Map(),
  };
  return {
    deps,
    warned,
    pass(ms: number) {
      time.now += ms;
    },
    async service(isOn = true): Promise<number> {
      const kept = { kind: 'xapi' as IntegrationKind, name: { zh: '记录库', en: 'Store' }, is_on: isOn };
      const [row] = await database.db
        .insert(integrations)
        .values({ ...kept, settings: SETTINGS })
        .returning();
      return row?.id ?? 0;
    },
    /** `key` is the order key, `item` what it is about. */
    add(integration: number, key: string, item: string, mark = ''): Promise<number> {
      return put(database, [draftOf(integration, key, item, mark)], new Date(time.now));
    },
    async rows(): Promise<DeliveryRow[]> {
      return database.db.select().from(deliveries).orderBy(deliveries.id);
    },
    async clear(): Promise<void> {
      await database.db.delete(integrations);
      warned.length = 0;
    },
  };
}

export const draftOf = (integration: number, key: string, item: string, mark = ''): Draft => ({
  integration_id: integration,
  topic: 'xapi_statement' as DeliveryTopic,
  order_key: key,
  item_key: item,
  mark,
  payload: { said: `${item}${mark}` },
  user_id: null,
  experiment_id: null,
});

/** Notes what it was given, and answers as the test says; delivered where it says nothing. */
export function standInCarrier(
  answer: (row: DeliveryRow) => Sent | Promise<Sent> = () => ({ result: 'delivered' }),
  about: Partial<Pick<Carrier<'xapi'>, 'batch' | 'isTogether' | 'feed'>> = {},
) {
  const told: string[] = [];
  const batches: string[][] = [];
  const carrier: Carrier = {
    kind: 'xapi',
    batch: 10,
    feed: async () => {},
    async send(_deps, _integration, rows) {
      batches.push(rows.map(wordsOf));
      told.push(...rows.map(wordsOf));
      return Promise.all(rows.map(answer));
    },
    ...about,
  };
  return { carrier, told, batches };
}

export const wordsOf = ({ payload }: Pick<DeliveryRow, 'payload'>) => String(payload.said);
