import {
  experimentCreate,
  IDENTITY,
  type ProjectCard,
  projectDetail,
  projectList,
  projectListed,
  projectTypeCounts,
  teamCreate,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClass, buildCourse, buildProject } from '../../../test/factories.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { inTransaction } from '../../db/transaction.ts';
import { setListed } from './service.ts';

const HOUR = 3_600_000;

let server: TestServer;
let course: number;
let named: Player;
let ofClass: Player;
let mate: Player;
let visitor: Player;
let mentor: Player;
let specified: number;
beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  [named, ofClass, mate, visitor] = [
    await buildPlayer(server),
    await buildPlayer(server),
    await buildPlayer(server),
    await buildPlayer(server),
  ];
  mentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  course = await buildCourse(database, { mentorIds: [mentor.id] });
  const { id: listedClass } = await buildClass(database, { courseId: course, studentIds: [ofClass.id] });
  await buildClass(database, { courseId: course, studentIds: [named.id, mate.id] });
  specified = (await build({ opening_mode: 'specified' })).id;
  await inTransaction(database, (tx) =>
    setListed(tx, specified, { userIds: [named.id, visitor.id, named.id], classIds: [listedClass] }),
  );
});
afterAll(() => server.close());

type Case = NonNullable<NonNullable<Parameters<typeof buildProject>[1]>['file']>['project'];
const build = (project: NonNullable<Case>, hours: { opensAt?: Date; closesAt?: Date } = {}) =>
  buildProject(server.deps.database, { courseId: course, file: { project }, ...hours });
const see = (who: Player, project_id: number) =>
  server.call(projectDetail, { project_id }, { as: who.token });
const prepare = (who: Player, project_id: number) =>
  server.call(experimentCreate, { project_id }, { as: who.token });
const openFor = async (who: Player, id: number): Promise<ProjectCard['open']> => (await see(who, id)).d.open;

describe('a case for specified users', () => {
  it('is seen and prepared by the listed students, of whatever class, and by those of a listed class', async () => {
    for (const who of [named, visitor, ofClass]) {
      expect((await openFor(who, specified)).can_prepare).toBe(true);
      const { d } = await server.call(projectList, { scope: 'all', size: 100 }, { as: who.token });
      expect(d.list.map(({ id }) => id)).toContain(specified);
      expect((await prepare(who, specified)).code).toBe('ok');
    }
    expect((await see(mate, specified)).code).toBe('not_found');
    expect((await prepare(mate, specified)).code).toBe('not_found');
    const { d } = await server.call(projectList, { scope: 'all', size: 100 }, { as: mate.token });
    expect(d.list.map(({ id }) => id)).not.toContain(specified);
  });

  it('is played by listed students only: a team may bring nobody else', async () => {
    const team = (member: Player) =>
      server.call(
        teamCreate,
        { name: '一组', project_id: specified, members: [member.id] },
        { as: named.token },
      );
    expect((await team(ofClass)).code).toBe('ok');
    expect(await team(mate)).toMatchObject({ code: 'not_registered', d: { user_ids: [mate.id] } });
  });

  it('tells who is listed to whoever looks after it', async () => {
    const { d } = await server.call(projectListed, { project_id: specified }, { as: mentor.token });
    expect(d.students.map(({ id }) => id).sort()).toEqual([named.id, visitor.id].sort());
    expect(d.classes).toHaveLength(1);
    const asked = await server.call(projectListed, { project_id: specified }, { as: named.token });
    expect(asked.code).toBe('no_authority');
  });
});

describe('why a case is not open', () => {
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

  it.each([
    ['limited', 'not_yet_open', { opensAt: ago(-1), closesAt: ago(-2) }],
    ['limited', 'closed', { opensAt: ago(2), closesAt: ago(1) }],
    ['specified', 'closed', { opensAt: ago(2), closesAt: ago(1) }],
    ['free', null, { opensAt: ago(2), closesAt: ago(1) }],
  ] as const)('%s: %s', async (opening_mode, reason, hours) => {
    const { id } = await build({ opening_mode }, hours);
    if (opening_mode === 'specified') {
      await inTransaction(server.deps.database, (tx) =>
        setListed(tx, id, { userIds: [named.id], classIds: [] }),
      );
    }
    expect(await openFor(named, id)).toMatchObject({ can_prepare: reason === null, reason });
    const { code, d, m } = await prepare(named, id);
    if (reason === null) expect(code).toBe('ok');
    else expect([code, d, m]).toEqual(['not_open', { reason }, 'This project is not open to you at present']);
  });

  it('no redo: who has ended it may not prepare it again, unless the case allows it', async () => {
    for (const allow_redo of [false, true]) {
      const { id } = await build({ opening_mode: 'limited', allow_redo });
      const { d } = await prepare(mate, id);
      expect((await prepare(mate, id)).code).toBe('ok');
      const { pool } = server.deps.database;
      await pool.query(`update experiments set status = 'ended' where id = $1`, [d.eid]);
      expect((await openFor(mate, id)).reason).toBe(allow_redo ? null : 'no_redo');
      expect((await prepare(mate, id)).code).toBe(allow_redo ? 'ok' : 'not_open');
    }
  });
});

describe('counts by type', () => {
  it('are of what the caller may see, for every type, filtered as the list is', async () => {
    const { id } = await build({
      opening_mode: 'limited',
      name: { zh: '独一无二的案件', en: 'The only one' },
    });
    const countsFor = async (who: Player, q?: string) =>
      (await server.call(projectTypeCounts, { ...(q && { q }) }, { as: who.token })).d;
    const all = await countsFor(mate);
    const list = await server.call(projectList, { scope: 'type', size: 100 }, { as: mate.token });
    expect([all.total, all.counts.litigation_arbitration, all.counts.legislation]).toEqual([
      list.d.total,
      list.d.total,
      0,
    ]);
    expect(Object.keys(all.counts)).toHaveLength(8);
    expect((await countsFor(mate, 'only')).total).toBe(1);
    expect((await countsFor(visitor, 'only')).total).toBe(0);
    expect((await openFor(mate, id)).can_prepare).toBe(true);
  });
});
