import { type FlowNodeView, fittingPhrases, type Phrase } from '@lets/contract';
import type { VoteOutcome } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { GOOD_MANNERS } from './manner.ts';
import { nextLine } from './script.ts';
import type { SectionState, View } from './view.ts';

const line = (zh: string, outcome?: VoteOutcome): Phrase => ({
  role_id: 'clerk',
  text: { zh, en: zh },
  ...(outcome && { only_after: [{ node_id: 'vote', outcome }] }),
});
const node = {
  id: 'service',
  phrases: [line('通过', 'passed'), line('没有通过', 'rejected'), line('送达')],
  roles: [],
} as unknown as FlowNodeView;
const section = {
  node_id: 'service',
  opened_seq: 1,
  inside: ['clerk'],
  court: null,
} as unknown as SectionState;

/** As the server gives it: the turns of the lines that fit. */
function orderAfter(outcome: VoteOutcome | null): string[] {
  const sections = { vote: { vote: { result: outcome && { outcome } } } };
  return fittingPhrases(node.phrases, sections).map(({ role_id }) => role_id);
}

function said(outcome: VoteOutcome | null, texts: readonly string[] = []): string | undefined {
  const record = texts.map((text, i) => ({
    type: 'spoke',
    seq: i + 2,
    node_id: 'service',
    role_id: 'clerk',
    data: { text },
  }));
  const state = { holders: { clerk: 7 }, sections: { vote: { vote: { result: outcome && { outcome } } } } };
  const detail = { speaking_order: { service: orderAfter(outcome) } };
  const view = { detail, user_id: 7, state, record, humans: new Set(), idle: 0 } as unknown as View;
  return nextLine(view, node, section, GOOD_MANNERS)?.text?.zh;
}

it('what is said fits what was voted', () => {
  expect(said('passed')).toBe('通过');
  expect(said('rejected')).toBe('没有通过');
  expect(said('tied')).toBe('送达');
  expect(said(null)).toBe('送达');
  expect(said('passed', ['通过'])).toBe('送达');
  expect(said('passed', ['通过', '送达'])).toBeUndefined();
});

describe('a player who knows its own lines alone', () => {
  const court = {
    id: 'service',
    phrases: [
      { role_id: 'clerk', text: { zh: '一', en: '1' } },
      { role_id: 'clerk', text: { zh: '三', en: '3' } },
    ],
    roles: [],
  } as unknown as FlowNodeView;

  function nextAfter(
    said: readonly (readonly [string, string])[],
    { idle = 0, humans = new Set<number>() } = {},
  ) {
    const record = said.map(([role_id, text], i) => ({
      type: 'spoke',
      seq: i + 2,
      node_id: 'service',
      role_id,
      data: { text },
    }));
    const detail = { speaking_order: { service: ['clerk', 'judge', 'clerk', 'judge'] } };
    const state = { holders: { clerk: 7, judge: 8 }, sections: {} };
    const view = { detail, user_id: 7, state, record, humans, idle } as unknown as View;
    const inside = { ...section, inside: ['clerk', 'judge'] };
    const line = nextLine(view, court, inside, GOOD_MANNERS);
    return line && [line.role_id, line.text?.zh ?? null];
  }

  it('waits for the turns of the others', () => {
    expect(nextAfter([])).toEqual(['clerk', '一']);
    expect(nextAfter([['clerk', '一']])).toEqual(['judge', null]);
    expect(
      nextAfter([
        ['clerk', '一'],
        ['judge', '二'],
      ]),
    ).toEqual(['clerk', '三']);
    expect(
      nextAfter([
        ['clerk', '一'],
        ['judge', '二'],
        ['clerk', '三'],
      ]),
    ).toEqual(['judge', null]);
    const all = [
      ['clerk', '一'],
      ['judge', '二'],
      ['clerk', '三'],
      ['judge', '四'],
    ] as const;
    expect(nextAfter(all)).toBeUndefined();
  });

  it('waits for a person to say anything at all, and for nobody for ever', () => {
    const once = [
      ['clerk', '一'],
      ['judge', 'whatever'],
      ['clerk', '三'],
    ] as const;
    expect(nextAfter(once, { humans: new Set([8]) })).toBeUndefined();
    expect(nextAfter([['clerk', '一']], { idle: GOOD_MANNERS.patience * 2 })).toEqual(['clerk', '三']);
  });
});
