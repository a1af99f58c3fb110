import type { FlowNodeView } from '@lets/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Manner } from './manner.ts';
import { stanceOf, wordsOf } from './weighing.ts';

const visit = (opened_seq: number) => ({ node_id: 'panel', opened_seq });
const ROLES = ['presiding', 'judge', 'assessor'];
const weigh = (seed: number) => ({ vote: 'weigh', seed }) as const;
const votes = (seed: number, tendency: number | undefined = undefined, opened_seq = 3) =>
  ROLES.map((role) =>
    stanceOf({ vote: { tendency } as FlowNodeView['vote'] }, visit(opened_seq), role, weigh(seed)),
  );
const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);
const carried = (all: readonly string[]) => all.filter((one) => one === 'for').length >= 2;

it('a role that weighs votes the same way whenever it is asked in one visit, and anew in the next', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(), (seed, seq) => {
      expect(votes(seed, 50, seq)).toEqual(votes(seed, 50, seq));
    }),
  );
  expect(SEEDS.some((seed) => votes(seed, 50, 3).join() !== votes(seed, 50, 9).join())).toBe(true);
});

it('no vote of partners is settled beforehand: some runs carry it, some do not, more of them where the case tends to', () => {
  const share = (tendency?: number) =>
    SEEDS.filter((seed) => carried(votes(seed, tendency))).length / SEEDS.length;
  expect(share()).toBeGreaterThan(0.6);
  expect(share()).toBeLessThan(0.95);
  expect(share(30)).toBeGreaterThan(0.05);
  expect(share(30)).toBeLessThan(0.4);
  expect(new Set(SEEDS.map((seed) => votes(seed).join())).size).toBe(2 ** ROLES.length);
});

it('who does not weigh votes as told', () => {
  for (const vote of ['for', 'against', 'abstain', 'absent'] as const)
    expect(stanceOf({ vote: null }, visit(3), 'judge', { vote, seed: 1 })).toBe(vote);
});

const line = {
  role_id: 'judge',
  text: { zh: '我同意。', en: 'I agree.' },
  against: { zh: '我不同意。', en: 'I do not agree.' },
};
const view = { state: { sections: { panel: visit(3) } }, lang: 'en' } as never;
const node = (kind: string) => ({ id: 'panel', kind, vote: null }) as unknown as FlowNodeView;
const said = (vote: Manner['vote'], kind = 'vote', one: object = line) =>
  wordsOf(one as typeof line, node(kind), view, { vote, seed: 1 });

it('says the reasons that go with its vote', () => {
  expect(said('for')).toBe('I agree.');
  expect(said('against')).toBe('I do not agree.');
  for (const seed of SEEDS) {
    const stance = stanceOf(node('vote'), visit(3), 'judge', weigh(seed));
    expect(wordsOf(line, node('vote'), view, weigh(seed))).toBe(
      stance === 'for' ? 'I agree.' : 'I do not agree.',
    );
  }
});

it('says its line where there are no other words for it, or nothing to vote on', () => {
  expect(said('against', 'court')).toBe('I agree.');
  expect(said('against', 'vote', { ...line, against: undefined })).toBe('I agree.');
  expect(said('against', 'vote', { ...line, against: { zh: '', en: '' } })).toBe('I agree.');
});

it('says before a secret ballot what tells nothing of the vote', () => {
  const secret = { ...node('vote'), vote: { secret: true } } as unknown as FlowNodeView;
  const seen = SEEDS.map((seed) => {
    const stance = stanceOf(secret, visit(3), 'judge', weigh(seed));
    return `${stance}, says ${wordsOf(line, secret, view, weigh(seed))}`;
  });
  expect(new Set(seen).size).toBe(4);
});
