import { expect, it } from 'vitest';
import { bodyFor } from './body-for.ts';

const richText = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

it('shows the Chinese where no English is written, and each language where it is', () => {
  const body = { zh: richText('起诉状'), en: richText('Claim') };
  const lacking = { ...body, en: richText(' ') };
  expect(bodyFor(body, 'en')).toBe(body.en);
  expect(bodyFor(lacking, 'en')).toBe(body.zh);
  expect(bodyFor(body, 'zh')).toBe(body.zh);
});
