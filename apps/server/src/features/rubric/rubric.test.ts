import {
  IDENTITY,
  type InputOf,
  type Rubric,
  type RubricOfGoal,
  rubricAdapt,
  rubricDetail,
  rubricInCourse,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCourse } from '../../../test/factories.ts';
import { buildPlayer, openPlay, type Play, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let play: Play;
let goal: string;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const levels = (word: string): RubricOfGoal =>
  ['一', '二', '三', '四', '五'].map((level) => ({ zh: `${word}${level}`, en: '' }));

beforeEach(async () => {
  play = await openPlay(server);
  const { rows } = await pool().query<{ goals: { id: string }[] }>(
    `select body -> 'competency_goals' as goals from projects where id = $1`,
    [play.projectId],
  );
  goal = rows[0]?.goals[0]?.id ?? '';
  await pool().query(`update projects set body = body || $2 where id = $1`, [
    play.projectId,
    { rubric: { [goal]: levels('本案') } },
  ]);
});

const pool = () => server.deps.database.pool;
const publish = (evaluated = true) =>
  pool().query(`update experiments set status = 'ended', evaluated = $2 where id = $1`, [
    play.eid,
    evaluated,
  ]);
const readAs = (who: Player) => play.call(who, rubricDetail, { eid: play.eid });
const adapt = (more: Partial<InputOf<typeof rubricAdapt>> = {}, who = play.mentor) =>
  play.call(who, rubricAdapt, {
    eid: play.eid,
    revision: 0,
    goal_id: goal,
    levels: levels('本课程'),
    ...more,
  });
const first = async (who: Player) => (await readAs(who)).d.rubric[goal]?.[0]?.zh;

describe('a rubric', () => {
  it('is the case’s own until a mentor adapts it to the course, and again when it is taken back', async () => {
    expect(await first(play.mentor)).toBe('本案一');
    const { code, d } = await adapt();
    expect([code, d.course]).toMatchObject(['ok', { adapted: [goal], revision: 1 }]);
    expect(await first(play.mentor)).toBe('本课程一');
    await adapt({ revision: 1, levels: undefined });
    expect(await first(play.mentor)).toBe('本案一');
    // Descriptors that say nothing are none.
    await adapt({ revision: 2, levels: levels('').map(() => ({ zh: ' ', en: '' })) });
    expect((await readAs(play.mentor)).d.course).toMatchObject({ adapted: [], revision: 3 });
  });

  it('is read by members beside their published evaluation, and no sooner', async () => {
    const { claimant } = play.players;
    await publish(false);
    expect((await readAs(claimant)).code).toBe('not_found');
    await publish();
    await adapt();
    expect((await readAs(claimant)).d).toEqual({ rubric: { [goal]: levels('本课程') }, course: null });
    expect((await readAs(play.stranger)).code).toBe('not_found');
    expect((await adapt({ revision: 1 }, claimant)).code).toBe('no_authority');
  });

  it('of a course is not for who looks after the run because they teach the course of its case', async () => {
    const caseMentor = await buildPlayer(server, { identity: IDENTITY.mentor });
    const course = await buildCourse(server.deps.database);
    await pool().query('insert into course_mentors (course_id, user_id) values ($1, $2)', [
      course,
      caseMentor.id,
    ]);
    await pool().query('update projects set course_id = $2 where id = $1', [play.projectId, course]);
    expect((await readAs(caseMentor)).d).toEqual({ rubric: { [goal]: levels('本案') }, course: null });
    expect((await adapt({}, caseMentor)).code).toBe('not_found');
    expect(await first(play.mentor)).toBe('本案一');
    expect((await adapt()).code).toBe('ok');
  });

  it('is not overwritten in silence, and only for goals of the case', async () => {
    const both = await Promise.all([adapt(), adapt()]);
    expect(both.map(({ code }) => code).sort()).toEqual(['changed_meanwhile', 'ok']);
    const late = both.find(({ code }) => code !== 'ok');
    expect(late?.d).toMatchObject({ course: { revision: 1 } });
    expect(await adapt({ revision: 1, goal_id: 'nowhere' })).toMatchObject({
      code: 'bad_parameter',
      d: { goal_id: 'not_one_of' },
    });
    expect((await adapt({ revision: 1, levels: levels('x').slice(1) })).code).toBe('bad_parameter');
    expect((await adapt({ revision: 1, levels: levels('长'.repeat(300)) })).code).toBe('bad_parameter');
  });

  it('of one course is not another’s', async () => {
    await adapt();
    const other = await openPlay(server);
    await pool().query('update experiments set project_id = $2 where id = $1', [other.eid, play.projectId]);
    expect((await other.call(other.mentor, rubricDetail, { eid: other.eid })).d.rubric[goal]?.[0]?.zh).toBe(
      '本案一',
    );
  });
});

it('is put together goal by goal, and leaves out goals that are gone', () => {
  const own: Rubric = { a: levels('甲'), b: levels('乙'), gone: levels('旧') };
  const adapted: Rubric = { b: levels('改'), alsoGone: levels('旧') };
  expect(rubricInCourse([{ id: 'a' }, { id: 'b' }, { id: 'c' }], own, adapted)).toEqual({
    a: levels('甲'),
    b: levels('改'),
  });
});
