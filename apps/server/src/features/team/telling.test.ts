import {
  IDENTITY,
  messageList,
  teamCreate,
  teamDisband,
  teamInvite,
  teamInviteDecline,
  teamInviteWithdraw,
  teamJoin,
  teamLeave,
  teamUpdate,
  unreadCount,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClass, buildCourse, buildProject } from '../../../test/factories.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let lead: Player;
let mate: Player;
let third: Player;
let mentor: Player;
let project: number;
beforeAll(async () => {
  server = await openTestServer();
  lead = await buildPlayer(server);
  mate = await buildPlayer(server);
  third = await buildPlayer(server);
  mentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  const courseId = await buildCourse(server.deps.database);
  const studentIds = [lead, mate, third].map(({ id }) => id);
  await buildClass(server.deps.database, { courseId, studentIds, mentorIds: [mentor.id] });
  project = (await buildProject(server.deps.database, { courseId, file: { project: { team_max: 3 } } })).id;
});
afterAll(() => server.close());

const form = async (members: readonly Player[], name: string) => {
  const ids = members.map(({ id }) => id);
  const input = { name, project_id: project, members: ids, open_invitation: true };
  return (await server.call(teamCreate, input, { as: lead.token })).d.id;
};
/** A message about a team, in its receiver's language. */
async function toldTo(who: Player, from: Player, team: string, lang = 'zh'): Promise<string[]> {
  const as = { as: who.token, headers: { 'accept-language': lang } };
  const { d } = await server.call(messageList, { with_user: from.id, size: 100 }, as);
  return d.messages
    .filter(({ told, to, content }) => told && to.id === who.id && content.includes(team))
    .map(({ content }) => content);
}

describe('a change of a team', () => {
  it('is told to whoever is taken in, in their own language, kept and unread', async () => {
    const before = (await server.call(unreadCount, {}, { as: mate.token })).d.messages;
    server.nudged.length = 0;
    await form([mate], '甲组');
    expect(await toldTo(mate, lead, '甲组')).toEqual([expect.stringContaining('我把您加入了小组“甲组”')]);
    expect(await toldTo(mate, lead, '甲组', 'en')).toEqual([
      expect.stringMatching(/^I have added you to the group “甲组” for “.+”\.$/),
    ]);
    expect((await server.call(unreadCount, {}, { as: mate.token })).d.messages).toBe(before + 1);
    expect(server.nudged).toContainEqual({
      userIds: expect.arrayContaining([mate.id]),
      topic: 'messages',
    });
  });

  it('that a mentor makes is told to the leader too, with the names', async () => {
    const team_id = await form([mate], '乙组');
    const change = (input: object) => server.call(teamUpdate, { team_id, ...input }, { as: mentor.token });
    await change({ add: [third.id] });
    await change({ remove: [mate.id] });
    expect(await toldTo(third, mentor, '乙组')).toEqual([expect.stringContaining('加入了小组')]);
    expect(await toldTo(mate, mentor, '乙组')).toEqual([expect.stringContaining('我把您移出了')]);
    expect(await toldTo(lead, mentor, '乙组', 'en')).toEqual([
      `I have added ${third.name} to the group “乙组”, which you lead.`,
      `I have removed ${mate.name} from the group “乙组”, which you lead.`,
    ]);
  });

  it('that takes one in and another out at once tells the leader of both', async () => {
    const team_id = await form([mate], '壬组');
    const both = { team_id, add: [third.id], remove: [mate.id] };
    expect((await server.call(teamUpdate, both, { as: mentor.token })).code).toBe('ok');
    expect(await toldTo(lead, mentor, '壬组')).toHaveLength(2);
  });

  it('that is refused is not told', async () => {
    const team_id = await form([mate], '丙组');
    const { code } = await server.call(teamUpdate, { team_id, remove: [lead.id] }, { as: lead.token });
    expect(code).toBe('bad_parameter');
    expect(await toldTo(mate, lead, '丙组')).toHaveLength(1);
  });

  it('tells the leader who joined and who left by themselves', async () => {
    const team_id = await form([mate], '丁组');
    await server.call(teamJoin, { team_id }, { as: third.token });
    await server.call(teamLeave, { team_id }, { as: third.token });
    expect(await toldTo(lead, third, '丁组')).toEqual([
      '我加入了您带领的小组“丁组”。',
      '我离开了您带领的小组“丁组”。',
    ]);
    expect(await toldTo(mate, third, '丁组')).toEqual([]);
  });

  it('that ends the team is told to its members and whom it had invited', async () => {
    const team_id = await form([mate], '戊组');
    await server.call(teamInvite, { team_id, user_ids: [third.id] }, { as: lead.token });
    await server.call(teamDisband, { team_id }, { as: mentor.token });
    for (const who of [lead, mate, third])
      expect(await toldTo(who, mentor, '戊组')).toEqual([expect.stringContaining('我解散了')]);
  });
});

describe('an invitation', () => {
  it('that is declined is told to whoever invited and to the leader', async () => {
    const team_id = await form([mate], '己组');
    await server.call(teamInvite, { team_id, user_ids: [third.id] }, { as: mentor.token });
    await server.call(teamInviteDecline, { team_id }, { as: third.token });
    for (const who of [mentor, lead])
      expect(await toldTo(who, third, '己组')).toEqual([expect.stringContaining('我谢绝了')]);
  });

  it('that is withdrawn is told to whoever had it', async () => {
    const team_id = await form([mate], '庚组');
    await server.call(teamInvite, { team_id, user_ids: [third.id] }, { as: lead.token });
    await server.call(teamInviteWithdraw, { team_id, user_id: third.id }, { as: lead.token });
    expect(await toldTo(third, lead, '庚组')).toEqual([expect.stringContaining('我撤回了')]);
  });
});

it('one account changes teams only so often', async () => {
  const { rows } = await server.deps.database.pool.query(
    'select count(*)::int as n from rate_hits where subject = $1',
    [`team:${lead.id}`],
  );
  for (let n = rows[0].n; n < 60; n++)
    await server.deps.database.pool.query('insert into rate_hits (subject, at) values ($1, $2)', [
      `team:${lead.id}`,
      new Date(server.deps.clock()),
    ]);
  const input = { name: '辛组', project_id: project, members: [mate.id] };
  expect((await server.call(teamCreate, input, { as: lead.token })).code).toBe('too_many_tries');
});
