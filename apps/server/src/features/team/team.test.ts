import {
  experimentCreate,
  experimentDetail,
  experimentUpdate,
  IDENTITY,
  type InputOf,
  teamCreate,
  teamDisband,
  teamList,
  teamPresence,
  teamUpdate,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type BuiltUser,
  buildClass,
  buildProject,
  buildUser,
  checksum,
  logInAs,
} from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

type Person = BuiltUser & { readonly token: string };

let server: TestServer;
let people: Record<
  'lead' | 'mate' | 'third' | 'cousin' | 'stranger' | 'mentor' | 'otherMentor' | 'admin',
  Person
>;
let project: number;
let freeProject: number;

beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  const person = async (overrides: object = {}): Promise<Person> => {
    const user = await buildUser(database, overrides);
    return { ...user, token: await logInAs(database, user) };
  };
  people = {
    lead: await person(),
    mate: await person(),
    third: await person(),
    cousin: await person(),
    stranger: await person(),
    mentor: await person({ identity: IDENTITY.mentor }),
    otherMentor: await person({ identity: IDENTITY.mentor }),
    admin: await person({ identity: IDENTITY.admin, modules: ['experiment'] }),
  };
  const { lead, mate, third, cousin, stranger, mentor, otherMentor } = people;
  const { courseId } = await buildClass(database, {
    studentIds: [lead.id, mate.id, third.id],
    mentorIds: [mentor.id],
  });
  // Of the same course, but of another class.
  await buildClass(database, { courseId, studentIds: [cousin.id] });
  await buildClass(database, { studentIds: [stranger.id], mentorIds: [otherMentor.id] });
  // A class mate who does not learn the course.
  await buildClass(database, { studentIds: [lead.id, stranger.id], mentorIds: [] });
  project = (await buildProject(database, { courseId, file: { project: { team_max: 3 } } })).id;
  freeProject = (
    await buildProject(database, { courseId: null, file: { project: { opening_mode: 'free' } } })
  ).id;
});
afterAll(() => server.close());
beforeEach(() => {
  server.nudged.length = 0;
});

const form = (who: Person, input: Partial<InputOf<typeof teamCreate>>) =>
  server.call(teamCreate, { name: '一组', project_id: project, members: [], ...input }, { as: who.token });
const change = (who: Person, input: InputOf<typeof teamUpdate>) =>
  server.call(teamUpdate, input, { as: who.token });
const formed = async (...mates: Person[]) => {
  const { d } = await form(people.lead, { members: mates.map(({ id }) => id) });
  return d.id;
};
const memberIdsOf = (team: { members: { id: number }[] }) => team.members.map(({ id }) => id);

describe('forming', () => {
  it('takes the student who forms it in as leader, and tells the members', async () => {
    const { lead, mate } = people;
    const { code, d } = await form(lead, { members: [mate.id], name: '  正义组  ' });
    expect(code).toBe('ok');
    expect(d).toMatchObject({
      name: '正义组',
      leader: { id: lead.id },
      open_invitation: false,
      active_runs: 0,
      is_playing: false,
      made_by_teacher: false,
    });
    expect(memberIdsOf(d)).toEqual([lead.id, mate.id]);
    expect(server.nudged).toContainEqual({ userIds: [lead.id, mate.id], topic: 'teams' });
  });

  it('takes class mates and those of the same course; others do not exist, or are not registered', async () => {
    const { lead, mate, cousin, stranger, mentor } = people;
    expect((await form(lead, { members: [mate.id, cousin.id] })).code).toBe('ok');
    expect(await form(lead, { members: [stranger.id] })).toMatchObject({
      code: 'not_registered',
      d: { user_ids: [stranger.id] },
    });
    expect((await form(mate, { members: [stranger.id] })).code).toBe('not_found');
    for (const id of [mentor.id, 999_999])
      expect((await form(lead, { members: [id] })).code).toBe('not_found');
    expect((await form(lead, { members: [stranger.id], project_id: freeProject })).code).toBe('ok');
  });

  it('asks for members unless it is openly inviting, for each once, and for no more than the case takes', async () => {
    const { lead, mate, third, cousin } = people;
    expect((await form(lead, {})).code).toBe('members_missing');
    expect((await form(lead, { open_invitation: true })).code).toBe('ok');
    expect((await form(lead, { members: [mate.id, mate.id] })).code).toBe('members_exist');
    expect(memberIdsOf((await form(lead, { members: [lead.id, mate.id] })).d)).toEqual([lead.id, mate.id]);
    const tooMany = await form(lead, { members: [mate.id, third.id, cousin.id] });
    expect([tooMany.code, tooMany.d]).toEqual(['bad_parameter', { members: 'too_many' }]);
  });

  it('is a mentor’s for their students, who lead it; not an administrator’s, nor an outsider’s', async () => {
    const { mentor, otherMentor, admin, stranger, mate, third } = people;
    const members = [mate.id, third.id];
    const { code, d } = await form(mentor, { members, leader: third.id });
    expect([code, d.leader.id, memberIdsOf(d)]).toEqual(['ok', third.id, members]);
    expect((await form(mentor, { members, leader: mentor.id })).code).toBe('bad_parameter');
    const before = await checksum(server.deps.database, ['audit_log', 'rate_hits']);
    expect((await form(admin, { members })).code).toBe('no_authority');
    for (const who of [otherMentor, stranger]) expect((await form(who, { members })).code).toBe('not_found');
    expect(await checksum(server.deps.database, ['audit_log', 'rate_hits'])).toBe(before);
  });
});

describe('changing', () => {
  it('adds, removes, renames and hands over at once; handing over loses the right', async () => {
    const { lead, mate, third } = people;
    const team_id = await formed(mate);
    const { d } = await change(lead, {
      team_id,
      name: '新名',
      add: [third.id],
      remove: [mate.id],
      leader: third.id,
    });
    expect([d.name, memberIdsOf(d), d.leader.id]).toEqual(['新名', [lead.id, third.id], third.id]);
    expect(server.nudged.at(-1)?.userIds).toEqual([lead.id, mate.id, third.id]);
    expect((await change(lead, { team_id, name: '再改' })).code).toBe('no_authority');
    expect((await change(third, { team_id, name: '再改' })).code).toBe('ok');
  });

  it('refuses who is in already, who is not, the leader’s own leaving, an outside leader, and nothing', async () => {
    const { lead, mate, third, cousin } = people;
    const team_id = await formed(mate);
    expect((await change(lead, { team_id, add: [mate.id] })).code).toBe('members_exist');
    expect((await change(lead, { team_id, add: [third.id, third.id] })).code).toBe('members_exist');
    expect((await change(lead, { team_id, remove: [third.id] })).code).toBe('not_found');
    expect((await change(lead, { team_id, remove: [lead.id] })).code).toBe('bad_parameter');
    expect((await change(lead, { team_id, leader: third.id })).code).toBe('bad_parameter');
    expect((await change(lead, { team_id, add: [], remove: [] })).code).toBe('nothing_selected');
    expect((await change(lead, { team_id, add: [third.id, cousin.id] })).code).toBe('bad_parameter');
    const long = await change(lead, { team_id, name: 'x'.repeat(16) });
    expect([long.code, long.m]).toEqual(['team_name', 'The group name may have at most 15 characters']);
    const none = await change(lead, { team_id, name: ' ' });
    expect([none.code, none.m]).toEqual(['team_name', 'Please enter the group name']);
  });

  it('is refused to everybody else, and nothing changes', async () => {
    const { mate, third, stranger, otherMentor, admin } = people;
    const team_id = await formed(mate);
    const before = await checksum(server.deps.database, ['audit_log', 'rate_hits']);
    expect((await change(mate, { team_id, add: [third.id] })).code).toBe('no_authority');
    expect((await server.call(teamDisband, { team_id }, { as: mate.token })).code).toBe('no_authority');
    for (const who of [third, stranger, otherMentor, admin]) {
      expect((await change(who, { team_id, leader: mate.id })).code).toBe('not_found');
      expect((await server.call(teamDisband, { team_id }, { as: who.token })).code).toBe('not_found');
    }
    expect(await checksum(server.deps.database, ['audit_log', 'rate_hits'])).toBe(before);
  });

  it('lets one of two rivals for the lead win', async () => {
    const { lead, mate, third } = people;
    const team_id = await formed(mate, third);
    const answers = await Promise.all([
      change(lead, { team_id, leader: mate.id }),
      change(lead, { team_id, leader: third.id }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['no_authority', 'ok']);
  });
});

describe('a team with tasks', () => {
  const prepare = async (team_id: number) => {
    const { lead } = people;
    const { d } = await server.call(experimentCreate, { project_id: project, team_id }, { as: lead.token });
    return d.eid;
  };
  const detailAs = (who: Person, eid: number) => server.call(experimentDetail, { eid }, { as: who.token });

  it('takes who leaves it out of the waiting ones, roles and access', async () => {
    const { lead, mate, third } = people;
    const team_id = await formed(mate, third);
    const eid = await prepare(team_id);
    const holders = { judge: mate.id, claimant: third.id };
    await server.call(experimentUpdate, { eid, holders }, { as: lead.token });
    expect((await detailAs(mate, eid)).code).toBe('ok');
    await change(lead, { team_id, remove: [mate.id], leader: third.id });
    expect((await detailAs(mate, eid)).code).toBe('not_found');
    const { d } = await detailAs(third, eid);
    expect(d.members.map(({ id }) => id)).toEqual([lead.id, third.id]);
    expect(d.state.holders).toEqual({ claimant: third.id });
    expect([d.me.is_leader, d.revision]).toEqual([true, 2]);
  });

  it('keeps its members and itself while one is in progress', async () => {
    const { lead, mate } = people;
    const team_id = await formed(mate);
    const eid = await prepare(team_id);
    const { pool } = server.deps.database;
    await pool.query(`update experiments set status = 'in_progress' where id = $1`, [eid]);
    expect((await change(lead, { team_id, remove: [mate.id] })).code).toBe('team_started');
    expect((await server.call(teamDisband, { team_id }, { as: lead.token })).code).toBe('team_started');
    await pool.query(`update experiments set status = 'ended' where id = $1`, [eid]);
    expect((await server.call(teamDisband, { team_id }, { as: lead.token })).code).toBe('ok');
    expect((await detailAs(mate, eid)).code).toBe('ok');
    expect((await change(lead, { team_id, name: '还在' })).code).toBe('not_found');
  });
});

describe('listing', () => {
  it('holds one’s own, and for a mentor those of their classes', async () => {
    const { lead, mate, third, mentor, otherMentor, admin } = people;
    const team_id = await formed(mate);
    const seenBy = async (who: Person, input: InputOf<typeof teamList> = {}) =>
      (await server.call(teamList, input, { as: who.token })).d.list.map(({ id }) => id);
    for (const who of [lead, mate, mentor])
      expect(await seenBy(who, { project_id: project })).toContain(team_id);
    for (const who of [third, otherMentor, admin]) expect(await seenBy(who)).not.toContain(team_id);
    expect(await seenBy(lead, { project_id: freeProject })).not.toContain(team_id);
  });
});

describe('who is there', () => {
  it('is told to members and mentors of the class, with what each plays, and to nobody else', async () => {
    const { lead, mate, mentor, stranger, otherMentor, admin } = people;
    const team_id = await formed(mate);
    server.online.add(mate.id);
    const ask = (who: Person) => server.call(teamPresence, { team_id }, { as: who.token });
    expect((await ask(lead)).d.members).toEqual([
      { user_id: lead.id, online: false, roles: [] },
      { user_id: mate.id, online: true, roles: [] },
    ]);
    const { pool } = server.deps.database;
    const { rows } = await pool.query<{ flow_id: number; role: { id: string; name: object } }>(
      `select p.flow_id, f.flow::jsonb->'roles'->0 as role from projects p join flows f on f.id = p.flow_id where p.id = $1`,
      [project],
    );
    const state = { status: 'waiting', holders: { [rows[0]?.role.id ?? '']: mate.id }, member_ids: [] };
    await pool.query(
      `insert into experiments (project_id, flow_id, team_id, name, creator_id, creator_type, leader_id, state)
        values ($1, $2, $3, 'x', $4, 'student', $4, $5)`,
      [project, rows[0]?.flow_id, team_id, lead.id, JSON.stringify(state)],
    );
    const { d } = await ask(mentor);
    expect(d.members.map(({ roles }) => roles)).toEqual([[], [rows[0]?.role.name]]);
    for (const who of [stranger, otherMentor, admin]) expect((await ask(who)).code).toBe('not_found');
  });
});
