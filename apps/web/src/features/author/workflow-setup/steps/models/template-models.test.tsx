// @vitest-environment happy-dom
import { newFlow, newNode } from '@lets/authoring';
import { type Flow, Model, type Template } from '@lets/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mountPage, mountsComponents } from '../../../../../testing/mount.tsx';
import { TemplateModels } from './template-models.tsx';

mountsComponents();

const doc = (text: string, key?: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text },
        ...(key ? [{ type: 'mergeField', attrs: { key, label: key, value: '' } }] : []),
      ],
    },
  ],
});
const body = (text: string, key?: string) => ({ zh: doc(text, key), en: doc(`${text} (en)`, key) });
const model = (quality: Model['quality'], zh: string, parts = [{ body: body('正文') }]): Model => ({
  quality,
  note: { zh, en: `note ${quality}` },
  parts,
});
const TWO = [model('sound', '要素齐全'), model('wrong', '利率用错了标准')];
const flow: Flow = {
  ...newFlow(),
  nodes: [newNode('panel', 'vote', { x: 0, y: 0 })],
  roles: [
    { id: 'judge', type: 'other', side: 'third', name: { zh: '审判长', en: 'Judge' }, character: 'd1' },
  ],
};

/** The list as a draft keeps it; `held()` is what would be saved. */
function open(models: Model[] | undefined, editable = true) {
  let now: Model[] = models ?? [];
  function Draft() {
    const [template, set] = useState<Pick<Template, 'body' | 'models'>>({ body: body('模板'), models });
    now = template.models ?? [];
    return (
      <TemplateModels
        setup={{ flow, editable }}
        nodeId="panel"
        template={template}
        onChange={(next) => set({ ...template, models: next })}
      />
    );
  }
  mountPage(<Draft />);
  return () => now.map((one) => Model.parse(one));
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

test('an author reads what each paper teaches, and takes one out after being asked', async () => {
  const held = open(TWO);
  expect(screen.getByText('利率用错了标准')).toBeTruthy();
  expect(screen.getByText('有一处错误')).toBeTruthy();
  await press('删除第 2 份');
  await press('保留');
  expect(held()).toEqual(TWO);
  await press('删除第 2 份');
  await press('删除');
  expect(held()).toEqual([TWO[0]]);
});

test('the first paper begins with the text of its template, and its copy is another', async () => {
  const held = open(undefined);
  expect(screen.getByText(/还没有范文/)).toBeTruthy();
  await press('添加范文');
  expect(held()).toEqual([{ quality: 'sound', note: { zh: '', en: '' }, parts: [{ body: body('模板') }] }]);
  await write('能学到什么（给编写者和教师看）（中文）', '一份合格的');
  await press('复制第 1 份');
  await write('能学到什么（给编写者和教师看）（中文）', '复制的');
  expect(held().map(({ note }) => note.zh)).toEqual(['一份合格的', '复制的']);
});

test('parts are added, moved, and deleted after being asked; the last one stays', async () => {
  const held = open([model('sound', '好', [{ body: body('甲') }, { body: body('乙') }])]);
  await press('编辑');
  await press('第 2 部分上移');
  expect(held()[0]?.parts).toEqual([{ body: body('乙') }, { body: body('甲') }]);
  await press('添加一部分');
  expect(held()[0]?.parts).toHaveLength(3);
  for (const _ of [0, 1]) {
    await press('删除第 1 部分');
    await press('删除这一部分');
  }
  expect(held()[0]?.parts).toHaveLength(1);
  expect(screen.getByRole('button', { name: '删除第 1 部分' })).toHaveProperty('disabled', true);
});

test('a part hangs on conditions, and may be written from what was said', async () => {
  const held = open([model('sound', '好')]);
  await press('编辑');
  const when = screen.getByRole('group', { name: '全部满足时才写' });
  await act(async () => void fireEvent.mouseDown(within(when).getByRole('combobox')));
  await act(async () => void fireEvent.click(screen.getByTitle('表决意见不一')));
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: /写入实际发言/ })));
  expect(held()[0]?.parts[0]).toEqual({
    body: body('正文'),
    when: [{ type: 'divided', node_id: 'panel' }],
    speeches: { node_ids: ['panel'], role_ids: [], most: 20 },
  });
  await press('删除条件');
  expect(held()[0]?.parts[0]?.when).toBeUndefined();
});

test('of the fields of a paper those have a content that no run fills', async () => {
  const held = open([
    model('sound', '好', [{ body: body('甲', 'sum') }, { body: body('乙', 'writer_name') }]),
  ]);
  await press('编辑');
  await press('添加一条填写内容');
  await write('第 1 条内容（中文）', '191,000 元');
  expect(held()[0]?.values).toEqual([{ key: 'sum', value: { zh: '191,000 元', en: '' } }]);
  await press('删除第 1 条填写内容');
  await press('删除');
  expect(held()[0]).not.toHaveProperty('values');
});

test('a version that is published is read, and nothing of it changes', async () => {
  open(TWO, false);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['查看', '查看']);
});
