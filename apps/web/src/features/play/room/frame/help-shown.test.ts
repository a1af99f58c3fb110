import type { HelpAsked } from '@lets/engine';
import { expect, it } from 'vitest';
import { helpShown } from './help-shown.ts';

const call = (seq: number, answer?: number): HelpAsked => ({
  seq,
  user_id: seq,
  node_id: null,
  text: `question ${seq}`,
  at: seq,
  ...(answer !== undefined && { answer: { seq: answer, user_id: 99, text: 'answer', at: answer } }),
});
const shown = (help: HelpAsked[], readTo = 0, openedAt = 0) => {
  const { waiting, others, answered } = helpShown(help, { readTo, openedAt });
  return [waiting?.seq, others, answered?.seq];
};

it('shows the newest call that waits, and the answer given last with its question', () => {
  expect(shown([])).toEqual([undefined, 0, undefined]);
  expect(shown([call(1), call(2, 7), call(3), call(4, 5)])).toEqual([3, 1, 2]);
});

it('shows an answer until its reader has closed it, and a later one again', () => {
  expect(shown([call(1, 5), call(2, 7)], 7)).toEqual([undefined, 0, undefined]);
  expect(shown([call(1, 8), call(2, 7)], 7)).toEqual([undefined, 0, 1]);
});

it('leaves an answer behind with the section it was given in', () => {
  expect(shown([call(1, 5)], 0, 5)).toEqual([undefined, 0, 1]);
  expect(shown([call(1, 5), call(2)], 0, 6)).toEqual([2, 0, undefined]);
});
