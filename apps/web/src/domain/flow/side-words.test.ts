import { bundledCases, patterns } from '@lets/content';
import { SIDES, type Side } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import en from '../../i18n/locales/en/sides.json';
import zh from '../../i18n/locales/zh/sides.json';
import { sideKey } from './side-words.ts';

const flows = [
  ...bundledCases.map(({ code, flow }) => [code, flow] as const),
  ...patterns.map(({ id, flow }) => [id, flow] as const),
];

function wordsOf(id: string, words: Record<string, unknown>): string[] {
  const flow = flows.find(([name]) => name === id)?.[1];
  if (!flow) throw new Error(`no flow ${id}`);
  return (['claimant', 'respondent'] as const).map((side) => read(words, sideKey(flow.roles, side)));
}

function read(words: Record<string, unknown>, key: string): string {
  const [group = '', side = ''] = key.slice('sides:'.length).split('.');
  return (words[group] as Record<Side, string>)[side as Side];
}

describe('what the sides of a flow are called', () => {
  it.each([
    ['civil_first_instance', ['原告方', '被告方']],
    ['private-lending-appeal-defendant', ['原告方', '被告方']],
    ['criminal_trial', ['控方', '辩方']],
    ['labour_arbitration', ['申请人方', '被申请人方']],
    ['labour-arbitration', ['申请人方', '被申请人方']],
    ['mediation', ['申请人方', '被申请人方']],
    ['leak-mediation', ['申请人方', '被申请人方']],
    ['administrative_penalty', ['执法人员', '当事人方']],
    ['leek-penalty', ['执法人员', '当事人方']],
    ['leek-penalty-lawsuit', ['原告方', '被告方']],
    ['negotiation', ['甲方', '乙方']],
    ['equity-acquisition', ['甲方', '乙方']],
    ['ebike-regulation', ['主张方', '回应方']],
    ['game-account-inheritance', ['主张方', '回应方']],
  ])('goes by the roles of %s', (id, words) => expect(wordsOf(id, zh)).toEqual(words));

  it('has words in both languages for every side', () => {
    for (const [, flow] of flows)
      for (const side of SIDES)
        for (const words of [zh, en]) expect(read(words, sideKey(flow.roles, side))).toMatch(/\S/);
  });

  it('says plaintiff and respondent where no role stands yet', () => {
    expect(sideKey([], 'claimant')).toBe('sides:civil.claimant');
  });
});
