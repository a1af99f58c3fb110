import { expect, it } from 'vitest';
import { cutName, nameAfterCase, nameOfRun, namesFor } from './task-name.ts';

it.each([
  ['a short one whole', '借款纠纷', '借款纠纷'],
  ['a Chinese one at the limit', '案'.repeat(70), '案'.repeat(60)],
  [
    'an English one between words, without its last comma',
    'Chen Xiaolan against Zhou Qiming and the Mingde Bank of Qinghe, a loan',
    'Chen Xiaolan against Zhou Qiming and the Mingde Bank of',
  ],
  ['one long word all the same', 'x'.repeat(70), 'x'.repeat(60)],
])('cuts %s', (_, name, cut) => expect(cutName(name)).toBe(cut));

it('names a run after its case in the language of whoever reads', () => {
  const names = nameAfterCase({ zh: '借款纠纷', en: 'A loan' });
  expect(nameOfRun(names, 'zh')).toBe('借款纠纷');
  expect(nameOfRun(names, 'en')).toBe('A loan');
  expect(nameOfRun(nameAfterCase({ zh: '借款纠纷', en: '' }), 'en')).toBe('借款纠纷');
});

it('leaves a name that somebody typed as it is, unless it is the case’s in either language', () => {
  const ofCase = { zh: '借款纠纷', en: 'A loan' };
  expect(nameOfRun(namesFor('第三组的模拟', ofCase), 'en')).toBe('第三组的模拟');
  for (const typed of [undefined, '借款纠纷', 'A loan']) {
    expect(nameOfRun(namesFor(typed, ofCase), 'en')).toBe('A loan');
  }
});
