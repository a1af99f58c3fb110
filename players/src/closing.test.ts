import type { FlowNodeView } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { type Act, visitKey } from './act.ts';
import { announceOption, knownTransitions } from './closing.ts';
import { Deciding } from './deciding.ts';
import type { Option } from './option.ts';
import { perform, type Stage } from './perform.ts';
import { readFromTalk } from './reading.ts';
import type { RunEvent, SectionState, View } from './view.ts';

const option = (id: string, zh: string): Option => ({ id, label: { zh, en: id } });
const AGREED = option('agreed', '双方自愿达成协议，制作调解书');
const FAILED = option('failed', '调解不成，及时恢复审理，进入法庭辩论（可以再开庭）');
const WRONG = option('wrong', '告诉被告不签就判更多');
const OPTIONS = [WRONG, AGREED, FAILED];
const TRANSITIONS = { isRight: (id: string) => id !== 'wrong', isOpen: () => true };

const node = {
  id: 'mediation',
  roles: [{ role_id: 'judge', host: true, functions: ['speech'], processes: ['end'] }],
} as unknown as FlowNodeView;
const section = {
  node_id: 'mediation',
  opened_seq: 7,
  inside: ['judge'],
  requests: [],
  court: null,
} as unknown as SectionState;

function viewOf({
  transitions = ['agreement', 'debate'],
  said = [] as string[],
  humans = [] as number[],
} = {}): View {
  return {
    detail: {
      eid: 1,
      flow_id: 1,
      flow: { transitions: transitions.map((to) => ({ from: 'mediation', to })) },
    },
    state: { holders: { judge: 1 }, sections: { mediation: section } },
    record: said.map((text, i) => ({
      ...{ type: 'spoke', seq: 8 + i, node_id: 'mediation', actor_id: 1 },
      // What is said by others begins with >.
      role_id: text.startsWith('>') ? 'plaintiff' : 'judge',
      data: { text: text.replace('>', '') },
    })),
    user_id: 1,
    humans: new Set(humans),
    decided: new Map(),
    lang: 'zh',
  } as unknown as View;
}

describe('whoever ends a section', () => {
  const announces = { do: 'announce', node: 'mediation', role: 'judge', visit: 7 };

  it('says which way it goes on where there are several, once a visit', () => {
    expect(announceOption(viewOf(), node, section)).toEqual(announces);
    expect(announceOption(viewOf({ transitions: ['debate'] }), node, section)).toBeNull();
    const decided = new Map([[visitKey('mediation', 7), 'agreed']]);
    expect(announceOption({ ...viewOf(), decided }, node, section)).toBeNull();
    expect(announceOption({ ...viewOf(), decided }, node, { ...section, opened_seq: 9 })).not.toBeNull();
  });

  it('does not where a person does, or where it may not speak, or while the record is read', () => {
    expect(announceOption(viewOf({ humans: [1] }), node, section)).toBeNull();
    const silent = { ...node, roles: node.roles.map((role) => ({ ...role, functions: [] })) };
    expect(announceOption(viewOf(), silent, section)).toBeNull();
    const checking = { ...section, court: { record: { status: 'checking' } } } as unknown as SectionState;
    expect(announceOption(viewOf(), node, checking)).toBeNull();
  });
});

/** What is said when one way is decided on after these words of the leading role. */
async function announced(chosen: Option, said: readonly string[]): Promise<readonly string[]> {
  const spoken: string[] = [];
  const call = async (_: unknown, input: { text?: string }) => {
    if (input.text !== undefined) spoken.push(input.text);
    return { events: [] as RunEvent[], list: OPTIONS };
  };
  const stage = {
    session: { call },
    view: viewOf({ said: [...said] }),
    request_id: 'r',
    decide: () => chosen,
  } as unknown as Stage;
  await perform(stage, { do: 'announce', node: 'mediation', role: 'judge', visit: 7 } as Act);
  return spoken;
}

describe('the closing sentence', () => {
  const settled = '请双方拟定协议，双方自愿达成的协议，本院据此制作调解书。';

  it('is left out where it was said last, and names the option where nothing was', async () => {
    expect(await announced(AGREED, [settled])).toEqual([]);
    expect(await announced(AGREED, ['今天先到这里。'])).toEqual([
      '综合以上情况：双方自愿达成协议，制作调解书。',
    ]);
  });

  it('takes nobody by surprise where the others have just agreed on it', async () => {
    const willing = ['请双方自愿达成协议。', '>谈不拢，调解不成，请法庭恢复审理，进入辩论。'];
    expect(await announced(FAILED, willing)).toEqual([
      '综合以上情况：调解不成，及时恢复审理，进入法庭辩论。',
    ]);
  });

  it('says that it goes otherwise where another one was said', async () => {
    const [text = ''] = await announced(FAILED, [settled]);
    expect(text).toBe('再次确认以后，改为：调解不成，及时恢复审理，进入法庭辩论。');
    expect(readFromTalk([settled, text], OPTIONS, 'zh')?.id).toBe('failed');
  });
});

const STATE = { sections: { mediation: { opened_seq: 7 } } } as unknown as View['state'];
const VISIT = visitKey('mediation', 7);

describe('what was announced', () => {
  const deciding = (wrong: number, prefer = FAILED) =>
    new Deciding({ manner: { seed: 3, wrong }, transitions: TRANSITIONS, prefer: () => prefer });

  it('is done, whatever would be preferred by then', () => {
    let preferred = FAILED;
    const one = new Deciding({
      manner: { seed: 3, wrong: 0 },
      transitions: TRANSITIONS,
      prefer: () => preferred,
    });
    expect(one.decide(VISIT, 'mediation', OPTIONS, STATE)).toBe(FAILED);
    preferred = AGREED;
    expect(one.choose('mediation', OPTIONS, STATE, 1)).toBe(FAILED);
  });

  it('is never a wrong one where right ones are known, and another right one is never taken instead', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const one = new Deciding({
        manner: { seed, wrong: 0.5 },
        transitions: TRANSITIONS,
        prefer: (_, list) => list.at(-1),
      });
      expect(one.decide(VISIT, 'mediation', OPTIONS, STATE)).toBe(FAILED);
      expect(['failed', 'wrong']).toContain(one.choose('mediation', OPTIONS, STATE, seed).id);
    }
  });

  it('who errs tries the wrong one, and then does what was announced', () => {
    const one = deciding(1);
    one.decide(VISIT, 'mediation', OPTIONS, STATE);
    const taken = Array.from({ length: 6 }, (_, turn) => one.choose('mediation', OPTIONS, STATE, turn).id);
    expect(taken).toContain('wrong');
    expect(taken).toContain('failed');
    expect(taken).not.toContain('agreed');
  });

  it('is let go where it still asks for something and another one does not', () => {
    const transitions = { ...TRANSITIONS, isOpen: (id: string) => id !== 'failed' };
    const one = new Deciding({
      manner: { seed: 3, wrong: 0 },
      transitions,
      prefer: (_, list) => list.at(-1),
    });
    expect(one.decide(VISIT, 'mediation', OPTIONS, STATE)).toBe(FAILED);
    expect(one.choose('mediation', OPTIONS, STATE, 1)).toBe(AGREED);
    const stuck = { ...TRANSITIONS, isOpen: () => false };
    const other = new Deciding({
      manner: { seed: 3, wrong: 0 },
      transitions: stuck,
      prefer: (_, list) => list.at(-1),
    });
    other.decide(VISIT, 'mediation', OPTIONS, STATE);
    expect(other.choose('mediation', OPTIONS, STATE, 1)).toBe(FAILED);
  });
});

it('a way is not right while a condition that nothing done here can change does not hold, and not open while any does not', () => {
  const visited = { type: 'visited' as const, node_id: 'debate', at_least: 1 };
  const signed = { type: 'record_signed' as const, node_id: 'mediation' };
  const { isRight, isOpen } = knownTransitions([
    { id: 'late', kind: 'advance', conditions: [visited] },
    { id: 'signed', kind: 'advance', conditions: [signed] },
    { id: 'wrong', kind: 'wrong' },
  ]);
  const ids = ['late', 'signed', 'wrong'];
  const state = (sections: object) => ({ sections, past_visits: [] }) as never;
  expect(ids.map((id) => isRight(id, state({})))).toEqual([false, true, false]);
  expect(isRight('late', state({ debate: {} }))).toBe(true);
  expect(ids.map((id) => isOpen(id, state({ debate: {} })))).toEqual([true, false, true]);
});
