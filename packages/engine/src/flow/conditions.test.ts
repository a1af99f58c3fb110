import { describe, expect, it } from 'vitest';
import { smallCase } from '../../test/small-case.ts';
import { proveFlow } from '../run/dry-run/prove.ts';
import type { Condition } from './condition.ts';
import type { Flow, Transition } from './model.ts';
import { checkFlow, isSound } from './soundness.ts';

function changed(changes: Readonly<Record<string, Partial<Transition>>>): Flow {
  return { ...smallCase, transitions: smallCase.transitions.map((one) => ({ ...one, ...changes[one.id] })) };
}

function asking(id: string, ...conditions: readonly Condition[]): Flow {
  return changed({ [id]: { conditions } });
}

const codes = (flow: Flow) =>
  checkFlow(flow).map(({ code, trans_id }) => [code, trans_id].filter(Boolean).join(' '));

describe('the flow check', () => {
  const possible: readonly Condition[] = [
    { type: 'handed_in', template_id: 'complaint' },
    { type: 'signed_by', template_id: 'complaint', role_ids: ['plaintiff', 'judge'] },
    { type: 'refused_by', template_id: 'answer', role_ids: ['witness', 'defendant'] },
    { type: 'record_signed', node_id: 'court' },
    { type: 'has_spoken', node_id: 'court', role_id: 'witness' },
    { type: 'was_shown', node_id: 'court', item_id: 'receipt' },
    { type: 'visited', node_id: 'court', at_least: 2 },
    { type: 'voted', node_id: 'vote', outcome: 'rejected' },
  ];

  it.each(possible.map((one) => [one.type, one] as const))(
    'passes what people can do: %s',
    (_type, condition) => {
      const spare = {
        ...smallCase.transitions.find(({ id }) => id === 'court-vote'),
        id: 'spare',
      } as Transition;
      const flow = {
        ...smallCase,
        transitions: [...smallCase.transitions, { ...spare, conditions: [condition] }],
      };
      expect(checkFlow(flow)).toEqual([]);
    },
  );

  const impossible: readonly (readonly [string, Condition])[] = [
    ['a template that nobody drafts', { type: 'handed_in', template_id: 'nothing' }],
    [
      'a signature of a role that signs nowhere',
      { type: 'signed_by', template_id: 'complaint', role_ids: ['witness'] },
    ],
    [
      'a refusal of roles that sign nowhere',
      { type: 'refused_by', template_id: 'complaint', role_ids: ['witness'] },
    ],
    ['a vote where nobody votes', { type: 'voted', node_id: 'court', outcome: 'passed' }],
    ['the record of what is no hearing', { type: 'record_signed', node_id: 'filing' }],
    ['a speech of a role without a voice there', { type: 'has_spoken', node_id: 'filing', role_id: 'judge' }],
    ['an exhibit where nothing is shown', { type: 'was_shown', node_id: 'filing', item_id: 'x' }],
    ['a section that comes later', { type: 'visited', node_id: 'judgment', at_least: 1 }],
    ['two visits of a section outside every loop', { type: 'visited', node_id: 'filing', at_least: 2 }],
    ['no visit of the very section', { type: 'visited', node_id: 'court', at_most: 0 }],
    ['a section that is not there', { type: 'visited', node_id: 'nowhere', at_most: 1 }],
  ];

  it.each(impossible)('finds %s, and that the section is held by it', (_what, condition) => {
    const flow = asking('court-vote', condition);
    expect(codes(flow)).toEqual(
      expect.arrayContaining(['condition_impossible court-vote', 'conditions_block']),
    );
    expect(isSound(checkFlow(flow))).toBe(false);
    const { type, ...named } = condition;
    expect(checkFlow(flow).find(({ code }) => code === 'condition_impossible')).toMatchObject({
      node_id: 'court',
      data: { condition: type, ...named },
    });
  });

  it('finds conditions that exclude each other', () => {
    const flow = asking(
      'judgment-link',
      { type: 'voted', node_id: 'vote', outcome: 'passed' },
      { type: 'voted', node_id: 'vote', outcome: 'rejected' },
    );
    expect(codes(flow)).toContain('conditions_never_met judgment-link');
  });

  it('finds a section whose options leave an outcome of a vote without a way, where that outcome leads there', () => {
    const passed: Condition = { type: 'voted', node_id: 'vote', outcome: 'passed' };
    expect(codes(asking('judgment-link', passed))).toEqual([]);
    const flow = changed({ 'vote-judgment': { outcome: null }, 'judgment-link': { conditions: [passed] } });
    expect(codes(flow)).toEqual(['conditions_block']);
  });

  it('finds an option that no play comes to take, whatever of it is possible by itself', () => {
    const rejected: Condition = { type: 'voted', node_id: 'vote', outcome: 'rejected' };
    const link = smallCase.transitions.filter(({ id }) => id === 'judgment-link');
    const spare = link.map((one) => ({ ...one, id: 'spare', conditions: [rejected] }));
    const flow = { ...smallCase, transitions: [...smallCase.transitions, ...spare] };
    expect(codes(flow)).toEqual(['conditions_never_met spare']);
  });

  it('finds conditions on what nobody chooses', () => {
    expect(codes(asking('join-court', { type: 'visited', node_id: 'filing', at_least: 1 }))).toContain(
      'condition_impossible join-court',
    );
  });

  it('warns of a cost that no play comes to, and of none that one does', () => {
    expect(codes(changed({ 'court-vote': { cost: { strikes_at: 'judgment' } } }))).toEqual([]);
    for (const [id, strikes_at] of [
      ['court-vote', 'filing'],
      ['court-wrong', 'judgment'],
      ['court-vote', 'join'],
    ] as const)
      expect(checkFlow(changed({ [id]: { cost: { strikes_at } } }))).toEqual([
        expect.objectContaining({ code: 'cost_never_strikes', severity: 'warning', trans_id: id }),
      ]);
  });
});

describe('the proof', () => {
  const all = changed({
    'filing-join': {
      conditions: [
        { type: 'handed_in', template_id: 'complaint' },
        { type: 'signed_by', template_id: 'complaint', role_ids: ['plaintiff'] },
      ],
    },
    'defence-join': { conditions: [{ type: 'handed_in', template_id: 'answer' }] },
    'court-vote': {
      conditions: [
        { type: 'has_spoken', node_id: 'court', role_id: 'witness' },
        { type: 'has_spoken', node_id: 'court', role_id: 'plaintiff' },
        { type: 'was_shown', node_id: 'court', item_id: 'receipt' },
        { type: 'was_shown', node_id: 'court', item_id: 'complaint' },
        { type: 'record_signed', node_id: 'court' },
      ],
    },
    'judgment-link': { conditions: [{ type: 'visited', node_id: 'court', at_least: 1 }] },
  });

  it('plays so as to meet every condition, whoever refuses, ties or is absent', () => {
    expect(checkFlow(all)).toEqual([]);
    const proof = proveFlow(all);
    const lacking = [...proof.member_counts, ...proof.disturbances].filter(
      ({ stuck, missed }) => stuck !== null || missed.transitions.length > 0,
    );
    expect(lacking).toEqual([]);
    expect(proof.is_proved).toBe(true);
  });

  it('reaches an option that asks for a refusal beside one that asks for the signature', () => {
    const refused: Transition = {
      id: 'filing-refused',
      from: 'filing',
      to: 'join',
      kind: 'advance',
      outcome: null,
      conditions: [{ type: 'refused_by', template_id: 'complaint', role_ids: ['plaintiff'] }],
    };
    expect(proveFlow({ ...all, transitions: [...all.transitions, refused] }).is_proved).toBe(true);
  });

  it('says where a condition holds everybody that the check cannot see', () => {
    const first: Condition = { type: 'visited', node_id: 'court', at_most: 1 };
    const flow = asking('vote-judgment', first);
    const { disturbances } = proveFlow({
      ...flow,
      transitions: flow.transitions.map((one) =>
        one.id === 'court-vote' ? { ...one, conditions: [first] } : one,
      ),
    });
    expect(disturbances.find(({ kind }) => kind === 'tied_votes')?.stuck).toEqual({
      node_id: 'court',
      reason: 'conditions_unmet',
    });
  });
});
