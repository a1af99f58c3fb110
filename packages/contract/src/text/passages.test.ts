import { expect, it } from 'vitest';
import { shownText } from './passages.ts';

const text = (words: string) => ({ type: 'text' as const, text: words });
const line = (...content: object[]) => ({ type: 'paragraph' as const, content }) as never;

it('reads the words of a document one after the other, with what was filled in and what is cited', () => {
  const document = {
    type: 'doc' as const,
    content: [
      line(text('原告'), { type: 'mergeField', attrs: { key: 'name', label: '姓名', value: '陈晓岚' } }),
      line(text('依'), { type: 'citation', attrs: { text: '《民法典》第六百七十五条' } }, text('返还')),
      line({ type: 'mergeField', attrs: { key: 'sum', label: '金额', value: '' } }),
    ],
  };
  expect(shownText(document)).toBe('原告陈晓岚依《民法典》第六百七十五条返还');
});
