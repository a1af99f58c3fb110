import { patterns } from '@lets/content';
import { RichDocument } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { inEnglish, stretchesOf } from './document-draft.ts';

const DOCUMENT = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      attrs: { textAlign: 'center' },
      content: [
        { type: 'text', text: '申请人：', marks: [{ type: 'bold' }] },
        { type: 'mergeField', attrs: { key: 'claimant_name', label: '申请人', value: '' } },
        { type: 'text', text: '，' },
        { type: 'mergeField', attrs: { key: 'own_field', label: '本案编号', value: '' } },
      ],
    },
    { type: 'signature', attrs: { role_id: 'a', label: '代理人' } },
  ],
};
const ENGLISH = new Map([
  ['申请人：', 'Claimant:'],
  ['本案编号', 'Our number'],
  ['代理人', 'Representative'],
]);

describe('the draft of a document', () => {
  it('asks for words and labels, and not for what the list of fields says', () => {
    expect(stretchesOf(DOCUMENT)).toEqual(['申请人：', '本案编号', '代理人']);
  });

  it('is the same document in English', () => {
    const text = JSON.stringify(inEnglish(DOCUMENT, ENGLISH));
    expect(text).not.toMatch(/\p{Script=Han}|，/u);
    expect(inEnglish(DOCUMENT, ENGLISH)).toMatchObject({
      content: [
        {
          attrs: { textAlign: 'center' },
          content: [
            { text: 'Claimant:', marks: [{ type: 'bold' }] },
            { attrs: { key: 'claimant_name', label: 'Claimant' } },
            { text: ', ' },
            { attrs: { key: 'own_field', label: 'Our number' } },
          ],
        },
        { attrs: { role_id: 'a', label: 'Representative' } },
      ],
    });
  });

  it('leaves what the model did not put into English', () => {
    expect(inEnglish(DOCUMENT, new Map())).toMatchObject({
      content: [{ content: [{ text: '申请人：' }, {}, {}, {}] }, { attrs: { label: '代理人' } }],
    });
  });

  it('is a document that may be kept, of every template of every pattern', () => {
    for (const { body } of patterns.flatMap(({ flow }) => flow.nodes.flatMap(({ templates }) => templates))) {
      const english = new Map(stretchesOf(body.zh).map((text) => [text, 'words'] as const));
      const draft = inEnglish(body.zh, english);
      expect(RichDocument.safeParse(draft).success).toBe(true);
      expect(stretchesOf(draft)).toEqual([]);
    }
  });
});
