import type { FlowNodeView, Phrase } from '@lets/contract';
import type { VoteOutcome } from '@lets/engine';
import { expect, it } from 'vitest';
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

function said(outcome: VoteOutcome | null, texts: readonly string[] = []): string | undefined {
  const record = texts.map((text, i) => ({
    type: 'spoke',
    seq: i + 2,
    node_id: 'service',
    role_id: 'clerk',
    data: { text },
  }));
  const state = { holders: { clerk: 7 }, sections: { vote: { vote: { result: outcome && { outcome } } } } };
  const view = { state, record, humans: new Set(), idle: 0 } as unknown as View;
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
