import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';
import type { EvaluationContent } from './content.ts';

const said = { goals: {}, remarks: {}, comment: '', moments: [] };
const before: EvaluationContent = {
  team: { ...said, goals: { facts: 80 }, remarks: { law: { text: '准确', moments: [3] } } },
  members: [{ ...said, user_id: 1, goals: { facts: 90 }, comment: '好' }],
};

it('finds nothing where nothing was said anew', () => {
  const same: EvaluationContent = {
    team: { ...before.team, goals: { law: null, facts: 80 } },
    members: [
      { ...said, user_id: 2, goals: { facts: null }, remarks: { law: { text: '', moments: [] } } },
      { moments: [], comment: '好', remarks: {}, goals: { facts: 90 }, user_id: 1 },
    ],
  };
  expect(changesBetween(before, same)).toEqual([]);
  expect(changesBetween(same, before)).toEqual([]);
});

it('names each score, remark, comment and decision that is another', () => {
  const after: EvaluationContent = {
    team: {
      ...before.team,
      goals: { facts: 0, law: 70 },
      remarks: { law: { text: '准确', moments: [3, 4] } },
    },
    members: [
      { ...said, user_id: 1, goals: {}, comment: '好', moments: [9] },
      { ...said, user_id: 2, decision: { is: 'excluded', reason: '补考' } },
    ],
  };
  const at = (user_id: number | null, about: string, goal: string | null = null) => ({
    user_id,
    about,
    goal,
  });
  expect(changesBetween(before, after)).toEqual([
    at(null, 'score', 'facts'),
    at(null, 'score', 'law'),
    at(null, 'remark', 'law'),
    at(1, 'score', 'facts'),
    at(1, 'comment'),
    at(2, 'decision'),
  ]);
});

it('takes a score of 0 for another than none', () => {
  const nought = {
    ...before,
    members: [{ ...said, user_id: 1, goals: { facts: 90, law: 0 }, comment: '好' }],
  };
  expect(changesBetween(before, nought)).toEqual([{ user_id: 1, about: 'score', goal: 'law' }]);
});

it('sees comments in papers that say something, in whatever order they were written', () => {
  const comment = (id: string, from: number, text: string) => ({
    id,
    document_id: '11111111-1111-4111-8111-111111111111',
    version: 2,
    from,
    to: from + 1,
    quote: '款',
    text,
  });
  const papers = [comment('a', 3, '何时交付？'), comment('b', 9, '')];
  const with_ = { ...before, papers };
  expect(changesBetween(before, with_)).toEqual([{ user_id: null, about: 'papers', goal: null }]);
  const again = [comment('c', 5, ' '), comment('a', 3, '何时交付？')];
  expect(changesBetween(with_, { ...before, papers: again })).toEqual([]);
});
