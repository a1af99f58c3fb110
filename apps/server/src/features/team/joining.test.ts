import {
  experimentCreate,
  experimentDetail,
  experimentStart,
  experimentUpdate,
  IDENTITY,
  messageList,
  teamCreate,
  teamDisband,
  teamInvite,
  teamInviteDecline,
  teamInviteList,
  teamInviteWithdraw,
  teamJoin,
  teamLeave,
  teamList,
  teamOpenList,
  teamUpdate,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildClass, buildCourse, buildProject, checksum } from '../../../test/factories.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

type Name = 'lead' | 'mate' | 'third' | 'fourth' | 'cousin' | 'stranger' | 'mentor' | 'otherMentor';

let server: TestServer;
let people: Record<Name, Player>;
let project: number;
beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  const mentor = { identity: IDENTITY.mentor };
  people = {
    lead: await buildPlayer(server),
    mate: await buildPlayer(server),
    third: await buildPlayer(server),
    fourth: await buildPlayer(server),
    cousin: await buildPlayer(server),
    stranger: await buildPlayer(server),
    mentor: await buildPlayer(server, mentor),
    otherMentor: await buildPlayer(server, mentor),
  };
  const { lead, mate, third, fourth, cousin, stranger } = people;
  const courseId = await buildCourse(database);
  await buildClass(database, {
    courseId,
    studentIds: [lead, mate, third, fourth].map(({ id }) => id),
    mentorIds: [people.mentor.id],
  });
  await buildClass(database, { courseId, studentIds: [cousin.id], mentorIds: [people.otherMentor.id] });
  await buildClass(database, { studentIds: [stranger.id] });
  project = (await buildProject(database, { courseId, file: { project: { team_max: 3, team_min: 1 } } })).id;
});
afterAll(() => server.close());
beforeEach(() => {
  server.nudged.length = 0;
});

async function formed({ open = true, members = [] as Player[] } = {}): Promise<number> {
  const input = {
    name: '一组',
    project_id: project,
    members: members.map(({ id }) => id),
    open_invitation: true,
  };
  const { d } = await server.call(teamCreate, input, { as: people.lead.token });
  if (!open) {
    await server.call(teamUpdate, { team_id: d.id, open_invitation: false }, { as: people.lead.token });
  }
  return d.id;
}
const join = (who: Player, team_id: number) => server.call(teamJoin, { team_id }, { as: who.token });
const leave = (who: Player, team_id: number) => server.call(teamLeave, { team_id }, { as: who.token });
const invite = (who: Player, team_id: number, user_ids: number[]) =>
  server.call(teamInvite, { team_id, user_ids }, { as: who.token });
const teamsOf = async (who: Player) => (await server.call(teamList, {}, { as: who.token })).d.list;
const openTo = async (who: Player) =>
  (await server.call(teamOpenList, { project_id: project, size: 100 }, { as: who.token })).d.list;
const invitationsOf = async (who: Player) =>
  (await server.call(teamInviteList, {}, { as: who.token })).d.list.map(({ team }) => team.id);
async function prepared(team_id: number): Promise<number> {
  const { d } = await server.call(
    experimentCreate,
    { project_id: project, team_id },
    { as: people.lead.token },
  );
  return d.eid;
}
async function started(team_id: number): Promise<number> {
  const eid = await prepared(team_id);
  const { lead } = people;
  const { d } = await server.call(experimentDetail, { eid }, { as: lead.token });
  const holders = Object.fromEntries(d.flow.roles.map(({ id }) => [id, lead.id]));
  await server.call(experimentUpdate, { eid, holders }, { as: lead.token });
  expect((await server.call(experimentStart, { eid }, { as: lead.token })).code).toBe('ok');
  return eid;
}
const membersOf = async (eid: number) => {
  const { d } = await server.call(experimentDetail, { eid }, { as: people.lead.token });
  return d.members.map(({ id }) => id);
};

describe('an openly inviting team', () => {
  it('is found by its class, with its seats, until one is in it', async () => {
    const { lead, mate, cousin, stranger } = people;
    const team_id = await formed();
    expect((await openTo(mate)).find(({ id }) => id === team_id)).toMatchObject({
      leader: { id: lead.id },
      members: [{ id: lead.id }],
      capacity: 3,
      class_task_id: null,
      blocked: null,
    });
    for (const who of [lead, cousin]) expect((await openTo(who)).map(({ id }) => id)).not.toContain(team_id);
    const asStranger = await server.call(teamOpenList, { project_id: project }, { as: stranger.token });
    expect(asStranger.code).toBe('not_found');
    await join(mate, team_id);
    expect((await openTo(mate)).map(({ id }) => id)).not.toContain(team_id);
  });

  it('is found among those of all cases, by its name and by its link, and says when it is full', async () => {
    const { mate, third, fourth, cousin, stranger } = people;
    const team_id = await formed();
    const ask = async (who: Player, input: object) =>
      (await server.call(teamOpenList, { size: 100, ...input }, { as: who.token })).d.list;
    expect((await ask(mate, {})).map(({ id }) => id)).toContain(team_id);
    expect((await ask(mate, { team_id })).map(({ id }) => id)).toEqual([team_id]);
    expect(await ask(mate, { team_id, q: 'no such name' })).toEqual([]);
    for (const who of [cousin, stranger]) expect(await ask(who, { team_id })).toEqual([]);
    for (const who of [mate, third]) await join(who, team_id);
    expect((await ask(fourth, { team_id })).map(({ blocked }) => blocked)).toEqual(['team_full']);
    const [first] = await ask(fourth, {});
    expect(first?.blocked, 'what may be joined stands first').toBeNull();
  });

  it('takes in who joins, with its waiting tasks, and tells everybody in it', async () => {
    const { lead, mate } = people;
    const team_id = await formed();
    const eid = await prepared(team_id);
    server.nudged.length = 0;
    const { code, d } = await join(mate, team_id);
    expect([code, d.members.map(({ id }) => id)]).toEqual(['ok', [lead.id, mate.id]]);
    expect(await membersOf(eid)).toEqual([lead.id, mate.id]);
    expect((await server.call(experimentDetail, { eid }, { as: mate.token })).code).toBe('ok');
    expect(server.nudged).toContainEqual({ userIds: [lead.id, mate.id], topic: 'teams' });
    expect((await join(mate, team_id)).code).toBe('members_exist');
  });

  it('does not exist for other classes, strangers, or when it no longer invites', async () => {
    const { cousin, stranger, mate, lead } = people;
    const [open, closed] = [await formed(), await formed({ open: false })];
    const before = await checksum(server.deps.database, ['audit_log', 'rate_hits']);
    for (const who of [cousin, stranger]) expect((await join(who, open)).code).toBe('not_found');
    expect((await join(mate, closed)).code).toBe('not_found');
    expect((await join(mate, 999_999)).code).toBe('not_found');
    expect(await checksum(server.deps.database, ['audit_log', 'rate_hits'])).toBe(before);
    await server.call(teamDisband, { team_id: open }, { as: lead.token });
    expect((await join(mate, open)).code).toBe('not_found');
  });

  it('gives its last seat to one of many rivals, and says to the others that it is full', async () => {
    const { mate, third, fourth } = people;
    for (let round = 0; round < 10; round++) {
      const team_id = await formed();
      const answers = await Promise.all([mate, third, fourth].map((who) => join(who, team_id)));
      expect(answers.map(({ code }) => code).sort()).toEqual(['ok', 'ok', 'team_full']);
      const lost = answers.find(({ code }) => code === 'team_full');
      expect(lost?.m).toBe('The group is full');
      const [team] = await teamsOf(people.lead);
      expect(team?.members).toHaveLength(3);
    }
  });

  it('takes nobody in once it plays', async () => {
    const team_id = await formed();
    await started(team_id);
    expect((await join(people.mate, team_id)).code).toBe('team_started');
    expect((await openTo(people.mate)).find(({ id }) => id === team_id)?.blocked).toBe('team_started');
    expect((await teamsOf(people.mate)).map(({ id }) => id)).not.toContain(team_id);
  });

  it('joined and started at the same moment: the newcomer is in the run, or is refused', async () => {
    const { mate, lead } = people;
    for (let round = 0; round < 15; round++) {
      const team_id = await formed();
      const eid = await prepared(team_id);
      const { d } = await server.call(experimentDetail, { eid }, { as: lead.token });
      const holders = Object.fromEntries(d.flow.roles.map(({ id }) => [id, lead.id]));
      await server.call(experimentUpdate, { eid, holders }, { as: lead.token });
      const [joined, begun] = await Promise.all([
        join(mate, team_id),
        server.call(experimentStart, { eid }, { as: lead.token }),
      ]);
      expect(begun.code).toBe('ok');
      const members = await membersOf(eid);
      expect(members.includes(mate.id), joined.code).toBe(joined.code === 'ok');
      if (joined.code !== 'ok') expect(joined.code).toBe('team_started');
    }
  });
});

describe('an invitation', () => {
  it('is seen by whom it is for, live, and by the team; accepting it is joining', async () => {
    const { lead, mate, third } = people;
    const team_id = await formed({ open: false });
    server.nudged.length = 0;
    const { code, d } = await invite(lead, team_id, [mate.id]);
    expect([code, d.invited.map(({ id }) => id)]).toEqual(['ok', [mate.id]]);
    expect(server.nudged).toEqual([
      { userIds: [lead.id, mate.id], topic: 'messages' },
      { userIds: [lead.id, mate.id], topic: 'teams' },
    ]);
    const { d: own } = await server.call(teamInviteList, {}, { as: mate.token });
    expect(own.list[0]).toMatchObject({ team: { id: team_id, capacity: 3 }, invited_by: { id: lead.id } });
    expect(await invitationsOf(third)).not.toContain(team_id);
    const joined = await join(mate, team_id);
    expect([joined.code, joined.d.invited]).toEqual(['ok', []]);
    expect(await invitationsOf(mate)).not.toContain(team_id);
  });

  it('is in the inbox, once, in the language of whoever invites', async () => {
    const { lead, mate, third } = people;
    const team_id = await formed({ open: false });
    for (const headers of [{ 'accept-language': 'zh' }, { 'accept-language': 'en' }]) {
      const as = { as: lead.token, headers };
      await server.call(teamInvite, { team_id, user_ids: [mate.id] }, as);
      await server.call(teamInvite, { team_id, user_ids: [third.id] }, as);
    }
    const inboxOf = async (who: Player) =>
      (await server.call(messageList, { with_user: lead.id }, { as: who.token })).d.messages;
    const latest = (await inboxOf(mate)).at(-1);
    expect([latest?.from.id, latest?.content.startsWith('邀请您加入小组“一组”')]).toEqual([lead.id, true]);
    expect((await inboxOf(third)).filter(({ content }) => content.includes('邀请'))).toHaveLength(1);
  });

  it('is declined, or withdrawn, once', async () => {
    const { lead, mate } = people;
    const team_id = await formed({ open: false });
    const decline = () => server.call(teamInviteDecline, { team_id }, { as: mate.token });
    const withdraw = () => server.call(teamInviteWithdraw, { team_id, user_id: mate.id }, { as: lead.token });
    await invite(lead, team_id, [mate.id]);
    expect((await decline()).code).toBe('ok');
    expect((await decline()).code).toBe('not_found');
    expect((await join(mate, team_id)).code).toBe('not_found');
    await invite(lead, team_id, [mate.id]);
    expect((await withdraw()).d.invited).toEqual([]);
    expect((await withdraw()).code).toBe('not_found');
    expect((await join(mate, team_id)).code).toBe('not_found');
  });

  it('is for who may be added, is of the class and not yet in; from whoever may change the team', async () => {
    const { lead, mate, third, cousin, stranger, mentor, otherMentor } = people;
    const team_id = await formed({ open: false, members: [mate] });
    expect((await invite(lead, team_id, [])).code).toBe('members_missing');
    expect((await invite(lead, team_id, [mate.id, third.id])).code).toBe('members_exist');
    expect((await invite(lead, team_id, [stranger.id])).code).toBe('not_found');
    expect((await invite(lead, team_id, [mentor.id])).code).toBe('not_found');
    expect(await invite(lead, team_id, [cousin.id])).toMatchObject({
      code: 'not_registered',
      d: { user_ids: [cousin.id] },
    });
    expect((await invite(mate, team_id, [third.id])).code).toBe('no_authority');
    for (const who of [third, stranger, otherMentor])
      expect((await invite(who, team_id, [third.id])).code).toBe('not_found');
    expect((await invite(mentor, team_id, [third.id])).code).toBe('ok');
  });

  it('does not keep a seat: of more invited than seats the last is told that it is full', async () => {
    const { lead, mate, third, fourth } = people;
    const team_id = await formed({ open: false });
    await invite(lead, team_id, [mate.id, third.id, fourth.id]);
    const answers = await Promise.all([mate, third, fourth].map((who) => join(who, team_id)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['ok', 'ok', 'team_full']);
    const without = [mate, third, fourth].find((_, i) => answers[i]?.code === 'team_full');
    if (!without) throw new Error('nobody was refused');
    expect((await invite(lead, team_id, [without.id])).code).toBe('team_full');
    expect(await invitationsOf(without)).toContain(team_id);
  });

  it('lapses when the team starts, and is not made while it plays', async () => {
    const { lead, mate, third } = people;
    const team_id = await formed({ open: false });
    await invite(lead, team_id, [mate.id]);
    server.nudged.length = 0;
    const eid = await started(team_id);
    expect(server.nudged).toContainEqual({ userIds: [mate.id], topic: 'teams' });
    expect(await invitationsOf(mate)).not.toContain(team_id);
    expect((await join(mate, team_id)).code).toBe('not_found');
    expect((await invite(lead, team_id, [third.id])).code).toBe('team_started');
    await server.deps.database.pool.query(`update experiments set status = 'ended' where id = $1`, [eid]);
    expect((await join(mate, team_id)).code).toBe('not_found');
    server.pass(1000);
    expect((await invite(lead, team_id, [mate.id])).code).toBe('ok');
    expect((await join(mate, team_id)).code).toBe('ok');
  });

  it('ends when the person is added directly', async () => {
    const { lead, mate } = people;
    const team_id = await formed({ open: false });
    await invite(lead, team_id, [mate.id]);
    const { d } = await server.call(teamUpdate, { team_id, add: [mate.id] }, { as: lead.token });
    expect(d.invited).toEqual([]);
    await leave(mate, team_id);
    expect((await join(mate, team_id)).code).toBe('not_found');
  });
});

describe('leaving', () => {
  it('takes one out of the team and of what it has waiting', async () => {
    const { lead, mate } = people;
    const team_id = await formed({ members: [mate] });
    const eid = await prepared(team_id);
    await server.call(experimentUpdate, { eid, holders: { judge: mate.id } }, { as: lead.token });
    expect((await leave(mate, team_id)).code).toBe('ok');
    expect((await server.call(experimentDetail, { eid }, { as: mate.token })).code).toBe('not_found');
    const { d } = await server.call(experimentDetail, { eid }, { as: lead.token });
    expect([d.members.map(({ id }) => id), d.state.holders]).toEqual([[lead.id], {}]);
    expect((await leave(mate, team_id)).code).toBe('not_found');
  });

  it('passes the lead to whoever has been in it longest', async () => {
    const { lead, mate, third } = people;
    const team_id = await formed({ open: true });
    await join(third, team_id);
    await join(mate, team_id);
    const eid = await prepared(team_id);
    expect((await leave(lead, team_id)).code).toBe('ok');
    const team = (await teamsOf(third)).find(({ id }) => id === team_id);
    expect([team?.leader.id, team?.members.map(({ id }) => id)]).toEqual([third.id, [third.id, mate.id]]);
    expect((await server.call(experimentDetail, { eid }, { as: third.token })).d.me.is_leader).toBe(true);
    const rename = { team_id, name: '新名' };
    expect((await server.call(teamUpdate, rename, { as: lead.token })).code).toBe('not_found');
    expect((await server.call(teamUpdate, rename, { as: third.token })).code).toBe('ok');
  });

  it('by the last ends the team; while it plays nobody leaves', async () => {
    const { lead, mate } = people;
    const team_id = await formed();
    expect((await leave(lead, team_id)).code).toBe('ok');
    expect((await join(mate, team_id)).code).toBe('not_found');
    const playing = await formed({ members: [mate] });
    await started(playing);
    for (const who of [lead, mate]) expect((await leave(who, playing)).code).toBe('team_started');
    expect((await teamsOf(mate)).map(({ id }) => id)).toContain(playing);
  });

  it('of all at once leaves a team that is whole or ended', async () => {
    const { lead, mate, third } = people;
    const team_id = await formed({ members: [mate, third] });
    await prepared(team_id);
    const answers = await Promise.all([lead, mate, third].map((who) => leave(who, team_id)));
    expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok']);
    expect((await join(mate, team_id)).code).toBe('not_found');
  });
});

describe('a mentor of the class', () => {
  it('moves members and hands the lead over when the leader is missing', async () => {
    const { lead, mate, third, mentor, otherMentor } = people;
    const team_id = await formed({ members: [mate] });
    const change = { team_id, add: [third.id], leader: third.id };
    expect((await server.call(teamUpdate, change, { as: otherMentor.token })).code).toBe('not_found');
    const { code, d } = await server.call(teamUpdate, change, { as: mentor.token });
    expect([code, d.leader.id]).toEqual(['ok', third.id]);
    expect((await server.call(teamUpdate, { team_id, name: 'x' }, { as: lead.token })).code).toBe(
      'no_authority',
    );
    expect((await server.call(teamUpdate, { team_id, name: 'x' }, { as: mentor.token })).code).toBe('ok');
  });
});
