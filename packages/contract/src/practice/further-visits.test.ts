import type { RunEvent } from '@lets/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flow, Line } from '../workflow/flow.ts';
import { flowNow, openedAgain } from './further-visits.ts';
import { isResuming } from './resuming.ts';

const bi = (zh: string) => ({ zh, en: `${zh} (en)` });
const line = (role_id: string, zh: string, more: Partial<Line> = {}): Line => ({
  role_id,
  text: bi(zh),
  ...more,
});

const ROLES = [
  ['judge', '审判长', 'judge', 'bench'],
  ['claimant', '原告', 'other', 'claimant'],
  ['respondent', '被告', 'other', 'respondent'],
] as const;
const HOLDERS = { judge: 1, claimant: 2, respondent: 3 };

interface Setting {
  readonly script?: readonly Line[];
  readonly kind?: 'court' | 'vote';
  readonly conditions?: readonly object[];
  readonly isPerson?: (id: number) => boolean;
}

type Said = readonly [role: keyof typeof HOLDERS, text: string | null, where?: 'apart'];

const VISIT = 100;

/** The room's lines of a section that was visited before, once for each list of what was said there, and is open again. */
function again(
  visits: readonly (readonly Said[])[],
  { script = SCRIPT, kind = 'court', conditions = [], isPerson = () => false }: Setting = {},
): Line[] {
  const places = ROLES.map(([role_id]) => ({
    role_id,
    host: role_id === 'judge',
    functions: ['speech'],
    processes: [],
  }));
  const node = { id: 'debate', kind, name: bi('法庭辩论'), roles: places, lines: script, templates: [] };
  const vote = { id: 'vote', kind: 'vote', name: bi('评议'), roles: [], lines: [], templates: [] };
  const flow = {
    roles: ROLES.map(([id, zh, type, side]) => ({ id, name: { zh, en: id }, type, side })),
    nodes: [node, vote],
    transitions: [{ id: 'on', from: 'debate', to: 'vote', kind: 'advance', conditions }],
  } as unknown as Flow;
  const section = (node_id: string, opened_seq: number, status: string, outcome: string | null = null) => ({
    node_id,
    opened_seq,
    status,
    vote: { result: outcome && { outcome } },
  });
  const opened = visits.map((_, i) => i * VISIT + 1);
  const state = {
    holders: HOLDERS,
    sections: {
      debate: section('debate', visits.length * VISIT + 1, 'open'),
      vote: section('vote', visits.length * VISIT - 40, 'passed', 'tied'),
    },
    past_visits: [
      ...opened.map((seq) => section('debate', seq, 'passed')),
      ...opened.slice(1).map((seq) => section('vote', seq - 41, 'passed', 'tied')),
    ],
    firings: visits.map((_, i) => ({ seq: i * VISIT + 60, closes: 'debate' })),
  };
  const events = visits.flatMap((said, visit) =>
    said.map(([role_id, text, where], i) => ({
      type: text === null ? 'rested' : where === 'apart' ? 'spoke_in_meeting' : 'spoke',
      ...{ seq: visit * VISIT + 2 + i, node_id: 'debate', role_id, actor_id: HOLDERS[role_id] },
      data: { text },
    })),
  ) as unknown as RunEvent[];
  expect(openedAgain(state as never)).toEqual(['debate']);
  const now = flowNow(flow, state as never, { events, roles: [], isPerson });
  return now.nodes.find(({ id }) => id === 'debate')?.lines ?? [];
}

const SCRIPT = [
  line('judge', '现在进行辩论，请原告先说。'),
  line('claimant', '请求返还二十万元借款。'),
  line('respondent', '只收到十九万一千元。'),
  line('claimant', '还有九千元是现金。'),
  line('judge', '辩论终结，休庭评议。'),
];
const whole: readonly Said[] = SCRIPT.map(({ role_id, text }) => [role_id as 'judge', text.zh]);
const words = (lines: readonly Line[]) =>
  lines.map(({ role_id, text }) => `${role_id}: ${isResuming(text.zh) ? 'resumes' : text.zh}`);

describe('a section that is opened again', () => {
  it('is opened by whoever leads with a sentence of ours, where all was said', () => {
    expect(words(again([whole]))).toEqual(['judge: resumes']);
    expect(again([whole])[0]?.text.en).toMatch(/^We resume/);
  });

  it('has the lines that were meant for this visit, and then needs no such sentence', () => {
    const only_after = [{ node_id: 'vote', outcome: 'tied' as const }];
    const script = [line('judge', '恢复辩论。', { only_after }), ...SCRIPT];
    expect(words(again([whole], { script }))).toEqual(['judge: 恢复辩论。']);
    const second: Said[] = [['judge', '恢复辩论。']];
    expect(words(again([whole, second], { script }))).toEqual(['judge: resumes']);
  });

  it('has what was not said yet, in its order', () => {
    const left = words(again([whole.slice(0, 2)]));
    expect(left).toEqual(['judge: resumes', ...words(SCRIPT.slice(2))]);
    expect(words(again([[]]))).toEqual(words(SCRIPT));
  });

  it('asks nobody to repeat what they said in their own words, nor what they were passed over for', () => {
    const own = whole.map(
      ([role, text]): Said =>
        role === 'claimant'
          ? [role, `我要他把钱还给我，一共是二十万元，这是第 ${text?.length} 次说了。`]
          : [role, text],
    );
    expect(words(again([own], { isPerson: (id) => id === 2 }))).toEqual(['judge: resumes']);
    const only_after = [{ node_id: 'vote', outcome: 'tied' as const }];
    const added = line('claimant', '补充一点。', { only_after });
    // Own words stand for what was due then, not for what only a later vote has made fit.
    expect(words(again([own], { script: [added, ...SCRIPT], isPerson: (id) => id === 2 }))).toEqual([
      'judge: resumes',
      'claimant: 补充一点。',
    ]);
    const rested = whole.map(([role, text]): Said => [role, role === 'respondent' ? null : text]);
    expect(words(again([rested], { isPerson: (id) => id === 3 }))).toEqual(['judge: resumes']);
  });

  it('says again what a way out asks to be said or shown each time', () => {
    const spoken = { type: 'has_spoken', node_id: 'debate', role_id: 'claimant' };
    expect(words(again([whole], { conditions: [spoken] }))).toEqual([
      'judge: resumes',
      'claimant: 还有九千元是现金。',
    ]);
    const script = SCRIPT.map((one, at) => (at === 2 ? { ...one, shows: ['slip'] } : one));
    const shown = { type: 'was_shown', node_id: 'debate', item_id: 'slip' };
    expect(words(again([whole], { script, conditions: [shown] }))).toEqual([
      'judge: resumes',
      'respondent: 只收到十九万一千元。',
    ]);
  });

  it('resumes otherwise the third time, and as a panel where one votes', () => {
    const [once] = again([whole]);
    const [twice] = again([whole, [['judge', once?.text.zh ?? '']]]);
    expect(twice?.text.zh).not.toBe(once?.text.zh);
    expect(isResuming(twice?.text.zh ?? '')).toBe(true);
    expect(again([whole], { kind: 'vote' })[0]?.text.zh).toMatch(/^合议庭继续评议/);
  });

  it('has no word apart twice either', () => {
    const script = [...SCRIPT, line('claimant', '您的底线是多少？', { apart: true, answers: 'respondent' })];
    const talk: Said = ['claimant', '您的底线是多少？', 'apart'];
    expect(words(again([[...whole, talk]], { script }))).toEqual(['judge: resumes']);
    expect(words(again([whole], { script }))).toEqual(['judge: resumes', 'claimant: 您的底线是多少？']);
  });

  it('without a script goes on with one sentence, or as the first time where nobody spoke', () => {
    expect(words(again([[['claimant', '我说完了。']]], { script: [] }))).toEqual(['judge: resumes']);
    expect(again([[]], { script: [] })).toEqual([]);
    expect(again([[['claimant', '我说完了。']]], { script: [], kind: 'vote' })).toEqual([]);
  });
});

it('whatever was said, nothing is said again, nothing is lost, and whoever leads opens', () => {
  const roleIds = fc.constantFrom('judge' as const, 'claimant' as const, 'respondent' as const);
  const scripts = fc.array(roleIds, { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(scripts, fc.nat(9), fc.nat(9), (roles, first, second) => {
      const script = roles.map((role, at) => line(role, `第 ${at} 句话。`));
      const say = (lines: readonly Line[], count: number) =>
        lines.slice(0, count).map(({ role_id, text }): Said => [role_id as 'judge', text.zh]);
      const one = say(script, first);
      const afterOne = one.length > 0 ? again([one], { script }) : script;
      const two = say(afterOne, second);
      const left = again([one, two], { script });
      const said = new Set([...one, ...two].map(([, text]) => text));
      const texts = left.map(({ text }) => text.zh);
      expect(texts.filter((text) => said.has(text))).toEqual([]);
      const unsaid = script.map(({ text }) => text.zh).filter((text) => !said.has(text));
      expect(texts.filter((text) => !isResuming(text))).toEqual(unsaid);
      if (said.size > 0) expect(left[0]?.role_id).toBe('judge');
    }),
    { seed: 20_250_513, numRuns: 200 },
  );
});
