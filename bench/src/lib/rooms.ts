import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Template } from './template.ts';

interface Person {
  readonly userId: number;
  readonly token: string;
}

/** A run in its hearing, with everybody logged in. */
export interface Room {
  readonly eid: number;
  readonly nodeId: string;
  readonly roleId: string;
  readonly seq: number;
  readonly speaker: Person;
  readonly others: readonly Person[];
}

export interface RoomsWanted {
  readonly count: number;
  readonly members: number;
  /** Speeches that have been held in it on top of what the template's players did. */
  readonly speeches?: number;
}

interface Cast {
  readonly people: readonly Person[];
  /** Member of the template → who takes their place. */
  readonly standIns: ReadonlyMap<number, Person>;
}

const SPEECH_DATA = JSON.stringify({
  text: '审判长，原告方坚持起诉状载明的全部诉讼请求。'.repeat(3),
  file_id: null,
});

/** Copies of the template in the database: thousands of people and rooms cannot be made through the calls in a benchmark's time. */
export async function seedRooms(
  config: pg.ClientConfig,
  template: Template,
  { count, members, speeches = 0 }: RoomsWanted,
): Promise<Room[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const people = await seedPeople(client, count * members);
    const rooms: Room[] = [];
    for (let i = 0; i < count; i += 1) {
      const cast = castOf(template, people.slice(i * members, (i + 1) * members));
      rooms.push(await seedRoom(client, template, cast, speeches));
    }
    // What has been written in bulk is settled before anything is measured.
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
    return rooms;
  } finally {
    await client.end();
  }
}

/** The speaker first; surplus people watch as members without a role. */
function castOf({ speakerId, memberIds }: Template, people: readonly Person[]): Cast {
  const order = [speakerId, ...memberIds.filter((id) => id !== speakerId)];
  const [speaker] = people;
  if (!speaker) throw new Error('a room without people');
  return { people, standIns: new Map(order.map((id, i) => [id, people[i] ?? speaker])) };
}

async function seedPeople(client: pg.Client, count: number): Promise<Person[]> {
  const mark = randomBytes(6).toString('hex');
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO users (account, name, identity, password_hash)
      SELECT $1 || n, '学生' || n, 1, '-' FROM generate_series(1, $2) n RETURNING id`,
    [`bench-${mark}-`, count],
  );
  const people = rows.map(({ id }) => ({
    userId: Number(id),
    token: randomBytes(32).toString('base64url'),
  }));
  await client.query(
    `INSERT INTO sessions (token_hash, user_id, expires_at)
      SELECT hash, id, now() + interval '1 day' FROM unnest($1::text[], $2::bigint[]) AS one (hash, id)`,
    [people.map(({ token }) => hashOf(token)), people.map(({ userId }) => userId)],
  );
  return people;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function seedRoom(
  client: pg.Client,
  { eid: from, nodeId, roleId }: Template,
  { people, standIns }: Cast,
  speeches: number,
): Promise<Room> {
  const { rows } = await client.query('SELECT state FROM experiments WHERE id = $1', [from]);
  const state = rows[0]?.state;
  const [speaker, ...others] = people;
  if (!state || !speaker) throw new Error('there is no template to copy');
  const standIn = (id: number) => standIns.get(id)?.userId ?? speaker.userId;
  const holders = Object.entries<number>(state.holders).map(([role, id]) => [role, standIn(id)]);
  const copy = {
    ...state,
    seq: state.seq + speeches,
    leader_id: standIn(state.leader_id),
    member_ids: people.map(({ userId }) => userId),
    holders: Object.fromEntries(holders),
  };
  const eid = await copyRun(client, from, copy);
  await copyEvents(client, { from, eid, standIns });
  await addSpeeches(client, [eid, state.seq, speeches, nodeId, speaker.userId, roleId, SPEECH_DATA]);
  return { eid, nodeId, roleId, seq: copy.seq, speaker, others };
}

interface StateCopy {
  readonly seq: number;
  readonly leader_id: number;
  readonly member_ids: readonly number[];
}

async function copyRun(client: pg.Client, from: number, state: StateCopy): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO experiments (project_id, flow_id, class_id, name, creator_id, creator_type, leader_id, status, seq, state, started_at)
      SELECT project_id, flow_id, class_id, name, $2, creator_type, $2, status, $3, $4::json, started_at
      FROM experiments WHERE id = $1 RETURNING id`,
    [from, state.leader_id, state.seq, JSON.stringify(state)],
  );
  const eid = Number(rows[0]?.id);
  await client.query(
    'INSERT INTO experiment_members (experiment_id, user_id) SELECT $1, unnest($2::bigint[])',
    [eid, state.member_ids],
  );
  // Students act in a run of their class only while they are in it.
  await client.query(
    `INSERT INTO enrolments (class_id, user_id) SELECT class_id, unnest($2::bigint[]) FROM experiments
      WHERE id = $1 AND class_id IS NOT NULL ON CONFLICT DO NOTHING`,
    [eid, state.member_ids],
  );
  return eid;
}

async function copyEvents(
  client: pg.Client,
  { from, eid, standIns }: { from: number; eid: number; standIns: Cast['standIns'] },
): Promise<void> {
  const pairs = [...standIns];
  await client.query(
    `INSERT INTO experiment_events (experiment_id, seq, type, at, node_id, actor_id, role_id, by_staff, audience, data)
      SELECT $2, seq, type, at, node_id, stand_in, role_id, by_staff, audience, data
      FROM experiment_events
      LEFT JOIN unnest($3::bigint[], $4::bigint[]) AS pair (member, stand_in) ON member = actor_id
      WHERE experiment_id = $1`,
    [from, eid, pairs.map(([id]) => id), pairs.map(([, { userId }]) => userId)],
  );
}

async function addSpeeches(client: pg.Client, values: unknown[]): Promise<void> {
  await client.query(
    `INSERT INTO experiment_events (experiment_id, seq, type, at, node_id, actor_id, role_id, data)
      SELECT $1, $2::int + n, 'spoke', extract(epoch FROM now())::bigint * 1000, $4, $5, $6, $7::jsonb
      FROM generate_series(1, $3::int) n`,
    values,
  );
}
