import { BilingualDocument, plainText } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { bi, eachTheirOwn, line, p, seal, sign, steps, table, title, writerFor } from './build.ts';

const write = writerFor([{ key: 'court', label: bi('法院', 'Court'), value: bi('甲法院', 'Court A') }]);

describe('a written document', () => {
  it('labels a merge field in its own language and leaves the value to the server', () => {
    const { zh, en } = write([line('此致 {{court}}')], [line('To {{court}}')]);
    expect(zh.content?.[0]?.content).toEqual([
      { type: 'text', text: '此致 ' },
      { type: 'mergeField', attrs: { key: 'court', label: '法院', value: '' } },
    ]);
    expect(en.content?.[0]?.content?.[1]?.attrs?.label).toBe('Court');
  });

  it('reads bold words and citations, and keeps everything around them', () => {
    const { zh } = write([p('**原告：**依据[[《民法典》第六百七十条]]，请求。')], []);
    expect(zh.content?.[0]?.content).toEqual([
      { type: 'text', text: '原告：', marks: [{ type: 'bold' }] },
      { type: 'text', text: '依据' },
      { type: 'citation', attrs: { text: '《民法典》第六百七十条' } },
      { type: 'text', text: '，请求。' },
    ]);
    expect(plainText(zh)).toBe('原告：依据《民法典》第六百七十条，请求。\n');
  });

  it('is accepted by the contract with every block there is', () => {
    const blocks = [title('一'), steps('二'), table(['三'], ['']), sign('judge', '审判员'), seal('院')];
    expect(BilingualDocument.safeParse(write(blocks, blocks)).success).toBe(true);
  });

  it('refuses a field that the case does not have', () => {
    expect(() => write([line('{{nowhere}}')], [])).toThrow('unknown merge field nowhere');
  });
});

describe('a paper that each writes on its own', () => {
  it('is one template a role, named after who writes it', () => {
    const template = { id: 'views', name: bi('意见', 'Views'), body: write([], []), elements: [] };
    const each = eachTheirOwn(template, { a: bi('甲', 'Member A'), b: bi('乙', 'Member B') });
    expect(each.map(({ id, name, role_ids }) => [id, name.zh, name.en, role_ids])).toEqual([
      ['views_a', '意见（甲）', 'Views (Member A)', ['a']],
      ['views_b', '意见（乙）', 'Views (Member B)', ['b']],
    ]);
  });
});
