import { describe, expect, it } from 'vitest';
import en from '../../i18n/locales/en/common.json';
import zh from '../../i18n/locales/zh/common.json';
import { isProsecution, sideKey } from './side-words.ts';

describe('what the sides of a flow are called', () => {
  it('goes by the roles of the flow', () => {
    expect(sideKey([{ type: 'judge' }, { type: 'prosecutor' }], 'claimant')).toBe(
      'common:side_criminal.claimant',
    );
    expect(sideKey([{ type: 'judge' }, { type: 'lawyer' }], 'claimant')).toBe('common:side.claimant');
    expect(isProsecution([])).toBe(false);
  });

  it('has words of its own for both sides, and the same for the others', () => {
    expect([zh.side_criminal.claimant, zh.side_criminal.respondent]).toEqual(['控方', '辩方']);
    expect([en.side_criminal.claimant, en.side_criminal.respondent]).toEqual(['Prosecution', 'Defence']);
    for (const words of [zh, en]) {
      expect(words.side_criminal.bench).toBe(words.side.bench);
      expect(words.side_criminal.third).toBe(words.side.third);
    }
  });
});
