import {
  API_ROOT,
  type CallDeclaration,
  type CodeName,
  classTaskCreate,
  classTaskList,
  codeName,
  type ExperimentDetail,
  experimentCreate,
  experimentDetail,
  experimentList,
  experimentStart,
  IDENTITY,
  type InputOf,
  login,
  type OutputOf,
  roleTake,
  teamCreate,
  teamJoin,
  teamOpenList,
} from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashCheaply } from './cheap-password.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { type BuiltUser, buildClass, buildCourse, buildProject, buildUser } from './factories.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/**
 * A class arrives: a hundred and twenty students log in behind one address, form their groups, choose their roles and start, all at
 * once, against the real server over HTTP. Nobody may be turned away but by a rival who was first.
 */

const CLASS_SIZE = 60;
const TEAM_SIZE = 6;
const PASSWORD = 'Moot-court-1';

let database: TestDatabase;
let server: ServerProcess;
let course: number;
let passwordHash: string;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startServerProcess(database);
  course = await buildCourse(database);
  passwordHash = await hashCheaply(PASSWORD);
});
afterAll(async () => {
  await server?.stop();
  await database?.close();
});

/** Refusals that a rival's being first explains, and nothing else. */
const BEATEN: readonly CodeName[] = ['team_full', 'role_taken', 'members_exist', 'already_done'];

/** What anybody was answered but success, by name. */
const refusals = new Map<CodeName, number>();

class Person {
  readonly user: BuiltUser;
  #cookie = '';

  constructor(user: BuiltUser) {
    this.user = user;
  }

  async send<C extends CallDeclaration>(
    call: C,
    input: InputOf<C>,
  ): Promise<{ code: CodeName; d: OutputOf<C> }> {
    const form = new URLSearchParams();
    for (const [key, value] of Object.entries(input as object)) {
      form.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    const isGet = call.method === 'GET';
    const answer = await fetch(`${server.url}${API_ROOT}${call.path}${isGet ? `?${form}` : ''}`, {
      method: call.method,
      headers: { cookie: this.#cookie, ...(!isGet && { origin: server.url }) },
      ...(!isGet && { body: form }),
    });
    const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('lets_session='));
    if (session) this.#cookie = session.split(';')[0] ?? '';
    const { c, d } = (await answer.json()) as { c: number; d: OutputOf<C> };
    const code = codeName(c);
    if (code !== 'ok') refusals.set(code, (refusals.get(code) ?? 0) + 1);
    return { code, d };
  }

  async ask<C extends CallDeclaration>(call: C, input: InputOf<C>): Promise<OutputOf<C>> {
    const { code, d } = await this.send(call, input);
    if (code !== 'ok') throw new Error(`${call.path} answered ${code} ${JSON.stringify(d)}`);
    return d;
  }

  /** Sends the same twice at once, as an impatient hand does: one of the two may lose, never both. */
  async sendTwice<C extends CallDeclaration>(call: C, input: InputOf<C>): Promise<CodeName> {
    const answers = await Promise.all([this.send(call, input), this.send(call, input)]);
    const codes = answers.map(({ code }) => code);
    return codes.find((code) => code === 'ok') ?? codes[0] ?? 'fault';
  }

  /** Every third mistypes first. */
  async logIn(): Promise<void> {
    const { account, id } = this.user;
    if (id % 3 === 0) {
      const { code } = await this.send(login, { userData: { account, password: 'mistyped' } });
      expect(code).toBe('bad_credentials');
    }
    await this.ask(login, { userData: { account, password: PASSWORD } });
  }
}

async function enrol(): Promise<{ classId: number; mentor: Person; students: Person[] }> {
  const own = { password_hash: passwordHash };
  const mentor = await buildUser(database, { ...own, identity: IDENTITY.mentor });
  const students: BuiltUser[] = [];
  for (let i = 0; i < CLASS_SIZE; i++) students.push(await buildUser(database, own));
  const { id } = await buildClass(database, {
    courseId: course,
    mentorIds: [mentor.id],
    studentIds: students.map((student) => student.id),
  });
  return { classId: id, mentor: new Person(mentor), students: students.map((user) => new Person(user)) };
}

async function buildCase(): Promise<number> {
  const file = { project: { team_min: 2, team_max: TEAM_SIZE } };
  return (await buildProject(database, { courseId: course, file })).id;
}

/** Tries one team after another until one takes them in: a full one is a rival's luck, anything else is wrong. */
async function joinAny(person: Person, teamIds: () => Promise<readonly number[]>): Promise<void> {
  for (;;) {
    const ids = await teamIds();
    const [id] = ids.slice(person.user.id % Math.max(ids.length, 1));
    if (id === undefined) throw new Error('there is no seat left');
    const code = await person.sendTwice(teamJoin, { team_id: id });
    if (code === 'ok') return;
    expect(code).toBe('team_full');
  }
}

/** In what the teacher gave the class: the groups that still have a seat. */
async function joinGroup(person: Person, taskId: number): Promise<void> {
  await joinAny(person, async () => {
    const { list } = await person.ask(classTaskList, { open: '1' });
    const task = list.find(({ id }) => id === taskId);
    return (task?.groups ?? [])
      .filter(({ members, capacity }) => members.length < capacity)
      .map(({ team_id }) => team_id);
  });
}

async function joinOpenTeam(person: Person, project: number): Promise<void> {
  await joinAny(person, async () => {
    const { list } = await person.ask(teamOpenList, { project_id: project, size: 100 });
    return list.filter(({ members, capacity }) => members.length < capacity).map(({ id }) => id);
  });
}

/** Takes any free role; with six in a team and five roles one of them finds none, and observes. */
async function takeRole(person: Person, eid: number): Promise<void> {
  for (;;) {
    const { flow, state } = await person.ask(experimentDetail, { eid });
    const vacant = flow.roles.filter(({ id }) => state.holders[id] === undefined);
    const isSeated = Object.values(state.holders).includes(person.user.id);
    const role = vacant[person.user.id % Math.max(vacant.length, 1)];
    if (isSeated || !role) return;
    expect(['ok', 'role_taken', 'already_done']).toContain(
      await person.sendTwice(roleTake, { eid, target_role: role.id }),
    );
  }
}

/** The leader waits for everybody, and presses the button twice. */
async function startWhenReady(person: Person, eid: number): Promise<void> {
  const isReady = ({ members, flow, state }: ExperimentDetail) =>
    members.length === TEAM_SIZE && flow.roles.every(({ id }) => state.holders[id] !== undefined);
  for (;;) {
    const detail = await person.ask(experimentDetail, { eid });
    if (!detail.may.start) return;
    if (isReady(detail)) break;
  }
  expect(await person.sendTwice(experimentStart, { eid })).toBe('ok');
}

async function playOn(person: Person): Promise<void> {
  const runIn = async (scope: 'type' | 'doing') => (await person.ask(experimentList, { scope })).list[0]?.eid;
  const eid = await runIn('type');
  if (eid === undefined) {
    // Five had every role already, and their leader waited only for the sixth to come.
    if ((await runIn('doing')) === undefined) throw new Error('the newcomer is in no task');
    return;
  }
  await takeRole(person, eid);
  await startWhenReady(person, eid);
}

it('everybody gets in, finds a group and a role, and every experiment starts once', async () => {
  const [given, free] = [await enrol(), await enrol()];
  const [givenCase, freeCase] = [await buildCase(), await buildCase()];
  await given.mentor.logIn();
  const { id: taskId } = await given.mentor.ask(classTaskCreate, {
    project_id: givenCase,
    class_id: given.classId,
    grouping: 'self',
    size: TEAM_SIZE,
  });

  const leaders = free.students.filter((_, i) => i % TEAM_SIZE === 0);
  const others = free.students.filter((_, i) => i % TEAM_SIZE !== 0);
  await Promise.all([
    ...given.students.map(async (person) => {
      await person.logIn();
      await joinGroup(person, taskId);
      await playOn(person);
    }),
    (async () => {
      await Promise.all(
        leaders.map(async (leader, i) => {
          await leader.logIn();
          const team = { name: `Team ${i}`, project_id: freeCase, members: [], open_invitation: true };
          const { id } = await leader.ask(teamCreate, team);
          await leader.ask(experimentCreate, { project_id: freeCase, team_id: id });
        }),
      );
      await Promise.all([
        ...leaders.map(playOn),
        ...others.map(async (person) => {
          await person.logIn();
          await joinOpenTeam(person, freeCase);
          await playOn(person);
        }),
      ]);
    })(),
  ]);

  expect(
    [...refusals.keys()].filter((code) => code !== 'bad_credentials' && !BEATEN.includes(code)),
    JSON.stringify([...refusals]),
  ).toEqual([]);
  await expectOrder();
  expect(server.log()).not.toMatch(/"level":(50|60)/);
}, 240_000);

async function expectOrder(): Promise<void> {
  const { rows: teams } = await database.pool.query<{ size: number; people: number }>(
    `select count(*)::int as size, count(distinct user_id)::int as people from team_members group by team_id`,
  );
  expect(teams).toEqual(Array.from({ length: 20 }, () => ({ size: TEAM_SIZE, people: TEAM_SIZE })));
  const { rows: people } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from team_members group by user_id`,
  );
  expect(people).toHaveLength(2 * CLASS_SIZE);
  expect(people.every(({ count }) => count === 1)).toBe(true);

  const { rows: runs } = await database.pool.query<{
    status: string;
    starts: number;
    holders: Record<string, number>;
    member_ids: number[];
    listed: number[];
  }>(`select e.status, e.state -> 'holders' as holders, e.state -> 'member_ids' as member_ids,
      (select count(*)::int from experiment_events v where v.experiment_id = e.id and v.type = 'started') as starts,
      (select json_agg(m.user_id order by m.user_id) from team_members m where m.team_id = e.team_id) as listed
    from experiments e`);
  expect(runs).toHaveLength(20);
  for (const { status, starts, holders, member_ids, listed } of runs) {
    expect([status, starts]).toEqual(['in_progress', 1]);
    expect(member_ids.toSorted((a, b) => a - b)).toEqual(listed);
    const players = Object.values(holders);
    expect(players).toHaveLength(5);
    // Nobody sits on two seats while another has none.
    expect(new Set(players).size).toBe(5);
    expect(players.every((id) => listed.includes(id))).toBe(true);
  }
}
