import { describe, expect, it } from 'vitest';
import { signatureOf } from './api.ts';
import { accountOf } from './arrival.ts';
import { ILAB_X, written } from './dialect.ts';
import { RULES, type RunFacts, recordOf, type StepFact, shares } from './record.ts';
import { ticketIn } from './ticket.ts';

const MINUTE = 60_000;
const step = (over: Partial<StepFact> = {}): StepFact => ({
  title: '庭前准备',
  from: 1_700_000_000_000,
  until: 1_700_000_000_000 + 10 * MINUTE,
  seconds: 540,
  expectedSeconds: 600,
  weight: 1,
  repeats: 1,
  isDone: true,
  wrongTries: 0,
  ...over,
});
const facts = (over: Partial<RunFacts> = {}): RunFacts => ({
  id: 'lets_7_3',
  title: '民间借贷纠纷庭审',
  isFinished: true,
  from: 1_700_000_000_000,
  until: 1_700_000_000_000 + 90 * MINUTE,
  seconds: 4000,
  group: { id: '7', name: '第一组', role: '审判长', members: ['张三', '李四'] },
  steps: [step(), step({ title: '开庭' }), step({ title: '合议' })],
  missedWeight: 0,
  evaluated: null,
  roles: ['审判长'],
  ...over,
});
const scores = (over: Partial<RunFacts>) => recordOf(facts(over)).steps.map(({ score }) => score);

describe('the signature', () => {
  it('is that of the vector', () => {
    expect(signatureOf('abc+/==', '100400', 'S3CRET=')).toBe('EAFB7B81A22B6D0AD2899E13FDB2B58A');
  });
});

describe('a ticket', () => {
  it.each([
    ['/lab/ilab/1?ticket=abc%2B%2F%3D%3D', 'abc+/=='],
    // Not encoded at all, and encoded twice on its way.
    ['/lab/ilab/1?ticket=abc+/==', 'abc+/=='],
    ['/lab/ilab/1?ticket=abc%252B%252F%253D%253D', 'abc+/=='],
    ['/lab/ilab/1?ticket=abc%20/==', 'abc+/=='],
    ['/lab/ilab/1?from=x&ticket=abc%2B%2F%3D%3D&y=1', 'abc+/=='],
    ['/lab/ilab/1?ticket=', null],
    ['/lab/ilab/1', null],
    ['/lab/ilab/1?ticket=%', null],
    ['/lab/ilab/1?ticket=%E4%B8', null],
    ['/lab/ilab/1?ticket=a%0D%0Ab', null],
    [`/lab/ilab/1?ticket=${'a'.repeat(2001)}`, null],
  ])('of %s', (url, ticket) => {
    expect(ticketIn(url)).toBe(ticket);
  });
});

describe('an account', () => {
  it.each([
    ['test1', 'ilab-test1'],
    ['13800000000@xx.cn', 'ilab-13800000000@xx.cn'],
    ['张三', expect.stringMatching(/^ilab-[0-9a-f]{12}$/)],
    ['x'.repeat(60), expect.stringMatching(/^ilab-[0-9a-f]{12}$/)],
    ['a b<', expect.stringMatching(/^ilab-[0-9a-f]{12}$/)],
  ])('of %s', (username, account) => {
    expect(accountOf(username)).toEqual(account);
  });
});

describe('points', () => {
  it('are whole and add up', () => {
    expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shares(100, [2, 1, 1])).toEqual([50, 25, 25]);
    expect(shares(0, [1, 1])).toEqual([0, 0]);
    expect(shares(100, [])).toEqual([]);
    for (let count = 1; count < 200; count += 7)
      expect(shares(100, Array(count).fill(1)).reduce((a, b) => a + b, 0)).toBe(100);
  });

  it('of an evaluated run come to its score, none above its most', () => {
    for (let total = 0; total <= 100; total += 1) {
      const { score, steps } = recordOf(facts({ evaluated: total }));
      expect(score).toBe(total);
      expect(steps.reduce((sum, one) => sum + one.score, 0)).toBe(total);
      expect(steps.every((one) => one.score <= one.maxScore)).toBe(true);
    }
    expect(recordOf(facts({ evaluated: 88.5 })).steps[0]).toMatchObject({ scoring: RULES.byEvaluation });
  });

  it('without an evaluation are for what was done', () => {
    expect(scores({ steps: [step(), step({ wrongTries: 1 }), step({ isDone: false })] })).toEqual([
      34, 26, 0,
    ]);
    expect(scores({ steps: [step({ wrongTries: 9 })] })).toEqual([0]);
    expect(recordOf(facts()).score).toBe(100);
  });

  it('of a run that was broken off are less than of a whole one', () => {
    const record = recordOf(facts({ isFinished: false, missedWeight: 7 }));
    expect(record.steps.reduce((sum, one) => sum + one.maxScore, 0)).toBe(30);
    expect(record.score).toBe(30);
    // Who judged it knew how far it went.
    expect(recordOf(facts({ isFinished: false, missedWeight: 7, evaluated: 60 })).score).toBe(60);
  });
});

describe('what ilab-x gets', () => {
  const body = written(recordOf(facts({ evaluated: 90 })), ILAB_X, { account: 'test1', appid: '100400' });

  it('has its names and forms', () => {
    expect(body).toMatchObject({
      username: 'test1',
      appid: '100400',
      originId: 'lets_7_3',
      title: '民间借贷纠纷庭审',
      status: 1,
      score: 90,
      startTime: 1_700_000_000_000,
      timeUsed: 4000,
      group_id: '7',
      group_name: '第一组',
      role_in_group: '审判长',
      group_members: '张三,李四',
    });
    expect(body.steps).toHaveLength(3);
    expect((body.steps as object[])[1]).toEqual({
      seq: 2,
      title: '开庭',
      startTime: 1_700_000_000_000,
      endTime: 1_700_000_600_000,
      timeUsed: 540,
      expectTime: 600,
      maxScore: 33,
      score: 30,
      repeatCount: 1,
      evaluation: '优',
      scoringModel: RULES.byEvaluation,
      remarks: '审判长',
    });
  });

  it('keeps to its lengths, and is never of no time at all', () => {
    const long = written(
      recordOf(
        facts({
          title: '案'.repeat(150),
          seconds: 0,
          isFinished: false,
          group: { id: 'z', name: '组'.repeat(30), role: '原告代理人'.repeat(9), members: ['甲', '乙'] },
          steps: [step({ title: '节'.repeat(120), seconds: 0 })],
          roles: ['原告代理人'.repeat(60)],
        }),
      ),
      ILAB_X,
      { account: 'a', appid: '1' },
    );
    const [first] = long.steps as { title: string; timeUsed: number; remarks: string }[];
    expect(long).toMatchObject({ status: 2, timeUsed: 1 });
    for (const [text, letters] of [
      [long.title, 100],
      [long.group_name, 20],
      [long.role_in_group, 20],
      [first?.title, 100],
      [first?.remarks, 200],
    ] as const)
      expect([...String(text)]).toHaveLength(letters);
    expect(first?.timeUsed).toBe(1);
  });

  it('says no group of somebody who was alone', () => {
    const alone = written(recordOf(facts({ group: null })), ILAB_X, { account: 'a', appid: '1' });
    expect(Object.keys(alone).filter((name) => name.includes('group'))).toEqual([]);
  });
});
