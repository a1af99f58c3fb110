import {
  IDENTITY,
  LIMITS,
  phraseHide,
  phraseList,
  phraseOrder,
  phraseRemove,
  phraseSave,
  phraseUse,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let mentor: Player;
let other: Player;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  mentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  other = await buildPlayer(server, { identity: IDENTITY.mentor });
});

const kind = 'guidance';
const save = (text: string, id?: number, who = mentor) =>
  server.call(phraseSave, { kind, text, ...(id !== undefined && { id }) }, { as: who.token });
const list = async (who = mentor) => (await server.call(phraseList, { kind }, { as: who.token })).d;
const texts = async (who = mentor) => (await list(who)).list.map(({ text }) => text);
const order = (ids: number[], who = mentor) => server.call(phraseOrder, { kind, ids }, { as: who.token });
const remove = (id: number, removed = true, who = mentor) =>
  server.call(phraseRemove, { id, removed }, { as: who.token });
const use = (id: number, who = mentor) => server.call(phraseUse, { id }, { as: who.token });

describe('a teacher’s bank of phrases', () => {
  it('keeps what is saved in its order, once, and changes its words', async () => {
    const first = await save('先看第三条。');
    await save('请原告先说。');
    expect((await save('  先看第三条。 ')).d.id).toBe(first.d.id);
    expect(await texts()).toEqual(['先看第三条。', '请原告先说。']);
    await save('先看第五条。', first.d.id);
    expect(await texts()).toEqual(['先看第五条。', '请原告先说。']);
    expect((await save('请原告先说。', first.d.id)).code).toBe('phrase_exists');
    expect((await save('x'.repeat(LIMITS.phrase + 1))).code).toBe('bad_parameter');
    const comments = await server.call(phraseList, { kind: 'comment' }, { as: mentor.token });
    expect(comments.d.list).toEqual([]);
  });

  it('is put in order whole, or not at all', async () => {
    const ids = [];
    for (const text of ['一', '二', '三']) ids.push((await save(text)).d.id);
    const [a = 0, b = 0, c = 0] = ids;
    expect((await order([c, a, b])).code).toBe('ok');
    expect(await texts()).toEqual(['三', '一', '二']);
    for (const wrong of [
      [c, a],
      [c, a, a],
      [c, a, b, 999_999],
    ])
      expect((await order(wrong)).code).toBe('changed_meanwhile');
    await save('四');
    expect(await texts()).toEqual(['三', '一', '二', '四']);
  });

  it('gives back what was deleted, where it stood, for a day', async () => {
    const { d: one } = await save('一');
    await save('二');
    await remove(one.id);
    expect(await texts()).toEqual(['二']);
    await remove(one.id, false);
    expect(await texts()).toEqual(['一', '二']);
    await remove(one.id);
    server.pass(25 * 3600_000);
    expect((await remove(one.id, false)).code).toBe('not_found');
  });

  it('does not give back words that were written anew meanwhile', async () => {
    const { d: one } = await save('一');
    await remove(one.id);
    await save('一');
    await remove(one.id, false);
    expect(await texts()).toEqual(['一']);
  });

  it('counts how often a phrase is used, and holds so many', async () => {
    const { d: one } = await save('一');
    await use(one.id);
    await use(one.id);
    expect((await list()).list).toMatchObject([{ used: 2 }]);
    await server.deps.database.pool.query(
      `insert into phrases (owner_id, kind, text, place) select $1, $2, 'p' || n, n + 1 from generate_series(1, $3::int) n`,
      [mentor.id, kind, LIMITS.phrases - 1],
    );
    expect((await save('one more')).code).toBe('too_many_phrases');
    await remove(one.id);
    expect((await save('one more')).code).toBe('ok');
    expect((await remove(one.id, false)).code).toBe('too_many_phrases');
  });

  it('remembers of what was deleted as many as fill a bank, however much was', async () => {
    const { d: one } = await save('一');
    await server.deps.database.pool.query(
      `insert into phrases (owner_id, kind, text, place, removed_at)
        select $1, $2, 'gone ' || n, n + 1, to_timestamp($4::float8 / 1000) - interval '1 hour' from generate_series(1, $3::int) n`,
      [mentor.id, kind, 3 * LIMITS.phrases, server.deps.clock()],
    );
    const { d: kept } = await save('二');
    await remove(one.id);
    const { rows } = await server.deps.database.pool.query<{ id: number }>(
      'select id from phrases where owner_id = $1 and removed_at is not null',
      [mentor.id],
    );
    expect(rows).toHaveLength(LIMITS.phrases);
    // What was deleted last can be put back, and what was not deleted stays.
    expect((await remove(one.id, false)).code).toBe('ok');
    expect((await list()).list.map(({ id }) => id)).toEqual([one.id, kept.id]);
  });

  it('is nobody else’s, and no student has one', async () => {
    const { d: one } = await save('一');
    expect(await texts(other)).toEqual([]);
    expect((await save('改', one.id, other)).code).toBe('not_found');
    expect((await remove(one.id, true, other)).code).toBe('not_found');
    expect((await use(one.id, other)).code).toBe('not_found');
    expect((await order([one.id], other)).code).toBe('changed_meanwhile');
    expect(await texts()).toEqual(['一']);
    const student = await buildPlayer(server);
    expect((await save('x', undefined, student)).code).toBe('no_authority');
    expect((await server.call(phraseList, { kind }, { as: student.token })).code).toBe('no_authority');
  });
});

it('hides a suggestion from its teacher alone, and shows it again', async () => {
  const hide = (hidden: boolean) =>
    server.call(phraseHide, { kind, suggestion: 'turn', hidden }, { as: mentor.token });
  await hide(true);
  await hide(true);
  expect((await list()).hidden).toEqual(['turn']);
  expect((await list(other)).hidden).toEqual([]);
  await hide(false);
  expect((await list()).hidden).toEqual([]);
});
