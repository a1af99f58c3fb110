import type { Flow } from '@lets/contract';
import type { RunEvent, RunState, SectionState } from '@lets/engine';
import { expect, it } from 'vitest';
import { wholeCase } from '../../../test/flows.ts';
import { type EndedRun, factsOf } from './run-facts.ts';

const { flow } = wholeCase;
const [HOLDER, OTHER] = [3, 4];
const T0 = 1_700_000_000_000;
const MINUTE = 60_000;

const visit = (node_id: string, from: number, until: number | null, over: Partial<SectionState> = {}) =>
  ({
    node_id,
    status: until === null ? 'open' : 'passed',
    opened_seq: from + 1,
    opened_at: T0 + from * MINUTE,
    closed_at: until === null ? null : T0 + until * MINUTE,
    wrong_tries: 0,
    ...over,
  }) as SectionState;

const event = (type: RunEvent['type'], node_id: string, over: object): RunEvent =>
  ({
    seq: 1,
    type,
    at: T0 + 8 * MINUTE,
    node_id,
    actor_id: HOLDER,
    role_id: 'judge',
    by_staff: false,
    audience: null,
    ...over,
  }) as RunEvent;

function run(
  over: Partial<EndedRun> & {
    readonly sections?: Record<string, SectionState>;
    readonly past?: SectionState[];
  } = {},
): EndedRun {
  const { sections, past, ...rest } = over;
  const state = {
    sections: sections ?? {
      hearing: visit('hearing', 0, 20, { wrong_tries: 1 }),
      panel: visit('panel', 20, 30),
    },
    past_visits: past ?? [],
    firings: [],
    holders: { judge: HOLDER },
    documents: {},
    member_ids: [HOLDER, OTHER],
    ending: { how: 'completed', node_id: 'panel', role_id: null, reason: null },
  } as unknown as RunState;
  return {
    eid: 40,
    userId: HOLDER,
    caseName: { zh: '案件', en: 'Case' },
    minutes: 60,
    flow: flow as Flow,
    state,
    from: T0,
    until: T0 + 30 * MINUTE,
    teamName: '一组',
    members: ['张三', '李四'],
    stays: null,
    events: [],
    evaluated: null,
    ...rest,
  };
}

it('sections are the steps, with their times and wrong tries', () => {
  const { steps, group, id } = factsOf(run());
  expect(id).toBe('lets_40_3');
  expect(group).toMatchObject({ id: '14', members: ['张三', '李四'] });
  expect(steps).toMatchObject([
    { from: T0, until: T0 + 20 * MINUTE, seconds: 1200, repeats: 1, wrongTries: 1, isDone: true },
    { from: T0 + 20 * MINUTE, seconds: 600 },
  ]);
});

it('a section that was visited again is one step that was repeated', () => {
  const past = [visit('hearing', 0, 5, { wrong_tries: 2 })];
  const { steps } = factsOf(run({ past, sections: { hearing: visit('hearing', 10, 20) } }));
  expect(steps).toMatchObject([
    { from: T0, until: T0 + 20 * MINUTE, seconds: 900, repeats: 2, wrongTries: 2 },
  ]);
});

it('the time is that in which they were there', () => {
  const stays = [
    { from: T0 - MINUTE, until: T0 + 2 * MINUTE },
    { from: T0 + 19 * MINUTE, until: T0 + 21 * MINUTE },
  ];
  const { steps, seconds } = factsOf(run({ stays }));
  expect(steps.map((one) => one.seconds)).toEqual([180, 60]);
  expect(seconds).toBe(240);
  // Somebody who never came is not said to have been there all the time.
  expect(factsOf(run({ stays: [] })).seconds).toBe(0);
});

it('where sections are few, papers and votes in them are steps, as far as the person may know of them', () => {
  const events = [
    event('document_created', 'hearing', {
      at: T0 + 2 * MINUTE,
      data: { document_id: 'd1', name: '起诉状' },
    }),
    event('document_submitted', 'hearing', { actor_id: OTHER, data: { document_id: 'd1', name: '起诉状' } }),
    event('document_submitted', 'hearing', {
      data: { document_id: 'd2', name: '内部意见' },
      audience: { user_ids: [OTHER], staff: true },
    }),
    event('document_submitted', 'hearing', { data: { document_id: 'd3', name: '作废' } }),
    event('document_deleted', 'hearing', { data: { document_id: 'd3', name: '作废' } }),
    event('document_signed', 'panel', { data: { document_id: 'd1', name: '起诉状', decision: 'signed' } }),
    event('document_signed', 'panel', {
      actor_id: OTHER,
      data: { document_id: 'd1', name: '起诉状', decision: 'signed' },
    }),
    event('document_signed', 'panel', { data: { document_id: 'd1', name: '起诉状', decision: 'refused' } }),
    event('voted', 'panel', { at: T0 + 25 * MINUTE, data: { option_id: null } }),
    event('voted', 'panel', { actor_id: OTHER, data: { option_id: null } }),
  ];
  const { steps } = factsOf(run({ events }));
  const acts = steps.map(({ title }) => title.split('：')[1]).filter(Boolean);
  expect(acts.sort()).toEqual(['参加表决', '提交《起诉状》', '签署《起诉状》'].sort());
  expect(steps.find(({ title }) => title.endsWith('提交《起诉状》'))).toMatchObject({
    from: T0 + 2 * MINUTE,
    until: T0 + 8 * MINUTE,
  });
  // The points of a section are shared with what was done in it.
  expect(steps.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(2);
});

it('where sections are enough, they alone are steps, and nothing is ever invented', () => {
  const nodes = Array.from({ length: 12 }, (_, at) => ({
    ...flow.nodes.find(({ id }) => id === 'hearing'),
    id: `n${at}`,
  }));
  const many = { ...flow, nodes: [...flow.nodes.filter(({ kind }) => kind === 'start'), ...nodes] } as Flow;
  const sections = Object.fromEntries(nodes.map(({ id }, at) => [id, visit(id, at, at + 1)]));
  const events = [event('voted', 'n1', { data: { option_id: null } })];
  expect(factsOf(run({ flow: many, sections, events })).steps).toHaveLength(12);
  expect(factsOf(run()).steps).toHaveLength(2);
});

it('what a run that was broken off never came to is missed; who was alone is in no group', () => {
  const broken = run({ members: ['张三'] });
  const ending = { how: 'terminated', node_id: 'panel', role_id: null, reason: null } as const;
  const facts = factsOf({ ...broken, state: { ...broken.state, ending } });
  expect(facts).toMatchObject({ isFinished: false, group: null });
  expect(facts.missedWeight).toBeGreaterThan(0);
  expect(factsOf(broken).missedWeight).toBe(0);
});
