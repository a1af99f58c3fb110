import { IDENTITY, ltiCourses, ltiMembersRead } from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildClass, buildUser } from '../../../../test/factories.ts';
import { buildContext, buildPlatform } from '../../../../test/linked-run.ts';
import {
  createLtiServices,
  type LtiServices,
  MEMBERS_PATH,
  type PlatformMember,
  replyWith,
} from '../../../../test/peers/lti-services.ts';
import { buildPlayer, type Player } from '../../../../test/play.ts';
import { type HttpStandIn, openStandIn } from '../../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';
import { eq, inArray } from '../../../db/drizzle.ts';
import { enrolments, identities, integrations, ltiContexts, users } from '../../../db/schema/index.ts';
import { readDueMembers } from './daily.ts';
import { isLearner } from './member-pages.ts';

const ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
const learner = (user_id: string, over: Partial<PlatformMember> = {}): PlatformMember => ({
  user_id,
  roles: [`${ROLE}Learner`],
  name: `学生${user_id}`,
  ...over,
});

let server: TestServer;
let services: LtiServices;
let standIn: HttpStandIn;
let mentor: Player;
let classId: number;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server.deps.database;
  await db.delete(integrations);
  await db.delete(identities);
  services = createLtiServices();
  const reply = replyWith(services, { spent: new Set() });
  standIn = await openStandIn((heard, response) => reply(heard, response));
  mentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  classId = (await buildClass(server.deps.database, { mentorIds: [mentor.id] })).id;
  return () => standIn.close();
});

async function connect(settings: object = {}): Promise<number> {
  const platform = await buildPlatform(server, standIn.url, { ...settings });
  await buildContext(server, platform.id, { classId, membershipsUrl: `${standIn.url}${MEMBERS_PATH}` });
  return platform.id;
}

const read = (as = mentor) => server.call(ltiMembersRead, { class_id: classId }, { as: as.token });
const enrolled = async () =>
  (await server.deps.database.db.select().from(enrolments).where(eq(enrolments.class_id, classId))).map(
    ({ user_id }) => user_id,
  );

describe('the members of a course', () => {
  it('become people of the class, without a password, and the same the next time', async () => {
    await connect();
    services.members = [learner('u1'), learner('u2', { name: '' })];
    expect((await read()).d).toMatchObject({
      learners: 2,
      made: 2,
      enrolled: 2,
      left: [],
      refused: [],
      faults: [],
    });
    const rows = await server.deps.database.db
      .select()
      .from(users)
      .where(inArray(users.id, await enrolled()));
    expect(rows.map(({ password_hash }) => password_hash)).toEqual(['', '']);
    expect(rows.map(({ name }) => name)).toContain('学生u1');
    expect(rows.every(({ account }) => /^lti-[0-9a-f]{12}$/.test(account))).toBe(true);
    expect((await read()).d).toMatchObject({ learners: 2, made: 0, enrolled: 0 });
  });

  it('are its active learners alone: no teacher, no platform’s administrator, no invented student', async () => {
    await connect();
    services.members = [
      learner('u1'),
      learner('t1', { roles: [`${ROLE}Instructor`, `${ROLE}Learner`] }),
      learner('a1', { roles: ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Student'] }),
      learner('x1', {
        roles: [`${ROLE}Learner`, 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser'],
      }),
      learner('g1', { status: 'Inactive' }),
      learner('g2', { status: 'Deleted' }),
    ];
    expect((await read()).d).toMatchObject({ learners: 1, enrolled: 1 });
  });

  it('are read on all pages', async () => {
    await connect();
    services.pageSize = 40;
    services.members = Array.from({ length: 1000 }, (_, at) => learner(`m${at}`));
    // Two in three are known already, so that the test is short.
    const known = await server.deps.database.db
      .insert(users)
      .values(
        services.members.slice(0, 980).map(({ user_id }) => ({
          account: `k-${classId}-${user_id}`,
          name: user_id,
          identity: IDENTITY.student,
          password_hash: '',
        })),
      )
      .returning({ id: users.id, name: users.name });
    await server.deps.database.db
      .insert(identities)
      .values(known.map(({ id, name }) => ({ issuer: `lti ${standIn.url}`, subject: name, user_id: id })));
    expect((await read()).d).toMatchObject({ learners: 1000, made: 20, enrolled: 1000 });
    expect(standIn.heard.filter(({ url }) => url.startsWith(MEMBERS_PATH))).toHaveLength(25);
  });

  it('who have left there stay here, and are told', async () => {
    await connect();
    services.members = [learner('u1'), learner('u2')];
    await read();
    const own = await buildUser(server.deps.database);
    await server.deps.database.db.insert(enrolments).values({ class_id: classId, user_id: own.id });
    services.members = [learner('u1')];
    const { d } = await read();
    expect(d.left).toMatchObject([{ name: '学生u2' }]);
    // Whom the platform never knew is none of its.
    expect(await enrolled()).toHaveLength(3);
  });

  it('who may have no account are told with the reason', async () => {
    await connect({ makes: 'off' });
    services.members = [learner('u1')];
    expect((await read()).d).toMatchObject({
      made: 0,
      enrolled: 0,
      refused: [{ name: '学生u1', why: 'unknown' }],
    });
  });

  it('are matched by a number only where it is trusted', async () => {
    const there = await buildUser(server.deps.database, { account: `2026${classId}` });
    const numbered = learner('u1', { lis_person_sourcedid: there.account });
    services.members = [numbered];
    await connect();
    await read();
    expect(await enrolled()).not.toContain(there.id);
    await server.deps.database.db.delete(identities);
    await server.deps.database.db.delete(integrations);
    await connect({ number_claim: 'lis.person_sourcedid' });
    await read();
    expect(await enrolled()).toContain(there.id);
  });

  it('who teach or administer here are enrolled by nobody, and a closed account stays closed', async () => {
    await connect();
    const [teacher, closed] = [
      await buildUser(server.deps.database, { identity: IDENTITY.mentor }),
      await buildUser(server.deps.database, { disabled: true }),
    ];
    await server.deps.database.db.insert(identities).values([
      { issuer: `lti ${standIn.url}`, subject: 't1', user_id: teacher.id },
      { issuer: `lti ${standIn.url}`, subject: 'c1', user_id: closed.id },
    ]);
    services.members = [learner('t1'), learner('c1')];
    expect((await read()).d.refused.map(({ why }) => why)).toEqual(['kind', 'disabled']);
    expect(await enrolled()).toEqual([]);
  });

  it('that cannot be read are said to be so, and nobody to have left', async () => {
    await connect();
    services.members = [learner('u1')];
    await read();
    services.fault = { status: 503, body: { reason: 'maintenance' } };
    server.pass(4_000_000);
    const { d } = await read();
    expect(d).toMatchObject({
      left: [],
      faults: [{ title: '民事诉讼法', reason: 'token: 503: maintenance' }],
    });
    const courses = await server.call(ltiCourses, { class_id: classId }, { as: mentor.token });
    expect(courses.d.list).toMatchObject([{ can_read: true, fault: 'token: 503: maintenance' }]);
  });

  it('are not looked for without end', async () => {
    await connect();
    services.pageSize = 1;
    services.members = Array.from({ length: 201 }, (_, at) => learner(`n${at}`));
    expect((await read()).d.faults).toMatchObject([{ reason: 'more than 200 pages' }]);
  });

  it('are nobody’s else to read', async () => {
    await connect();
    const other = await buildPlayer(server, { identity: IDENTITY.mentor });
    expect((await read(other)).code).toBe('not_found');
    expect((await read(await buildPlayer(server))).code).toBe('no_authority');
    expect((await server.call(ltiCourses, { class_id: classId }, { as: other.token })).code).toBe(
      'not_found',
    );
  });
});

describe('by itself', () => {
  it('a class is read once a day, by one process', async () => {
    await connect();
    services.members = [learner('u1')];
    const reads = () => standIn.heard.filter(({ url }) => url.startsWith(MEMBERS_PATH)).length;
    await Promise.all([readDueMembers(server.deps), readDueMembers(server.deps)]);
    expect(reads()).toBe(1);
    expect(await enrolled()).toHaveLength(1);
    server.pass(23 * 3_600_000);
    await readDueMembers(server.deps);
    expect(reads()).toBe(1);
    server.pass(2 * 3_600_000);
    await readDueMembers(server.deps);
    expect(reads()).toBe(2);
    server.putClock(-25 * 3_600_000);
  });

  it('one that cannot be read waits for the next day, and holds up no other', async () => {
    await connect();
    const other = await buildClass(server.deps.database, { mentorIds: [mentor.id] });
    const platform = await buildPlatform(server, 'http://127.0.0.1:9');
    await buildContext(server, platform.id, {
      classId: other.id,
      membershipsUrl: 'http://127.0.0.1:9/members',
    });
    services.members = [learner('u1')];
    await readDueMembers(server.deps);
    expect(await enrolled()).toHaveLength(1);
    const [row] = await server.deps.database.db
      .select()
      .from(ltiContexts)
      .where(eq(ltiContexts.class_id, other.id));
    expect(row?.members_fault).toContain('connection');
  });
});

it.each([
  [['Learner'], true],
  [[`${ROLE}Learner`], true],
  [[`${ROLE}Learner`, 'http://purl.imsglobal.org/vocab/lis/v2/system/person#User'], true],
  [['http://purl.imsglobal.org/vocab/lis/v2/membership/Learner#NonCreditLearner'], true],
  [
    ['http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant', `${ROLE}Learner`],
    false,
  ],
  [['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Learner'], false],
  [[], false],
])('%j: a learner %s', (roles, is) => {
  expect(isLearner(roles)).toBe(is);
});
