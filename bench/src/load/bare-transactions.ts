import pg from 'pg';
import { serve } from '../lib/crew.ts';
import { wordsAt } from '../lib/requests.ts';
import { micros } from '../lib/stats.ts';
import { keepBusy, keepPace, type Round } from './rhythm.ts';

/** The process that does an act's transaction and nothing else: the bare driver with named statements, as its manual shows it. */

interface Place {
  readonly eid: number;
  readonly nodeId: string;
  readonly roleId: string;
  readonly userId: number;
}

const LOCK = 'SELECT id, seq, state FROM experiments WHERE id = $1 FOR NO KEY UPDATE';
const INSERT = `INSERT INTO experiment_events (experiment_id, seq, type, at, node_id, actor_id, role_id, data)
  VALUES ($1, $2, 'spoke', $3, $4, $5, $6, $7::jsonb)`;
const UPDATE = 'UPDATE experiments SET seq = $2, state = $3::json WHERE id = $1';

let pool: pg.Pool | undefined;
let places: readonly Place[] = [];

async function open(input: { config: pg.PoolConfig; places: readonly Place[] }): Promise<void> {
  await pool?.end();
  places = input.places;
  pool = new pg.Pool(input.config);
}

async function act({ eid, nodeId, roleId, userId }: Place): Promise<void> {
  if (!pool) throw new Error('no database');
  const client = await pool.connect();
  await client.query('BEGIN');
  const { rows } = await client.query({ name: 'lock', text: LOCK, values: [eid] });
  const { seq, state } = rows[0];
  const data = JSON.stringify({ text: wordsAt(micros()), file_id: null });
  const values = [eid, seq + 1, Date.now(), nodeId, userId, roleId, data];
  await client.query({ name: 'insert', text: INSERT, values });
  const next = JSON.stringify({ ...state, seq: seq + 1 });
  await client.query({ name: 'update', text: UPDATE, values: [eid, seq + 1, next] });
  await client.query('COMMIT');
  client.release();
}

const handlers = {
  open,
  loop: (input: { atOnce: number; seconds: number }): Promise<Round> =>
    keepBusy(places.slice(0, input.atOnce), input.seconds, act),
  pace: (input: { rate: number; seconds: number }): Promise<Round> => keepPace(places, input, act),
};
export type BareTransactions = typeof handlers;
serve(handlers);
