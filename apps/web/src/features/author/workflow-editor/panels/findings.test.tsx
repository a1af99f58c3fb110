// @vitest-environment happy-dom
import { inspectFlow, newFlow, newNode } from '@lets/authoring';
import { assistantStatus, assistantTranslate, type Flow } from '@lets/contract';
import { fireEvent, screen } from '@testing-library/react';
import { ReactFlowProvider } from '@xyflow/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { createEditor, EditorContext, useDrawnFlow } from '../session/editor.ts';
import { Findings } from './findings.tsx';

mountsComponents();
const server = fakeServer();

function Panel() {
  return <Findings flowId={1} check={inspectFlow(useDrawnFlow())} />;
}

const drawn = (flow: Flow) => {
  const editor = createEditor(flow, true);
  mount(
    <EditorContext value={editor}>
      <ReactFlowProvider>
        <Panel />
      </ReactFlowProvider>
    </EditorContext>,
  );
  return editor;
};

test('a section without a name is found, named by its offer, and the step is taken back', () => {
  const court = { ...newNode('court', 'court', { x: 0, y: 0 }), name: { zh: '', en: '' } };
  const flow = newFlow();
  const editor = drawn({ ...flow, nodes: [...flow.nodes, court] });
  expect(screen.getByText(/这个环节没有名称/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '用常规名称' }));
  expect(screen.queryByText(/这个环节没有名称/)).toBeNull();
  editor.undo();
  expect(editor.flow().nodes.at(-1)?.name.zh).toBe('');
});

const inChinese = () => {
  const flow = newFlow();
  const guides = ['陈述', '答辩'].map((zh) => ({ role_id: null, text: { zh, en: '' } }));
  const court = { ...newNode('court', 'court', { x: 0, y: 0 }), guides };
  return { ...flow, nodes: [...flow.nodes, court] };
};
const guidesOf = (editor: ReturnType<typeof drawn>) =>
  editor
    .flow()
    .nodes.at(-1)
    ?.guides.map(({ text }) => text.en);

test('texts without English are one finding, and each is written in the list that it opens', async () => {
  server.on(assistantStatus, () => ({ d: { configured: false, host: null } }));
  const editor = drawn(inChinese());
  expect(screen.getByText(/有 2 处文字只有中文/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '补写英文' }));
  expect(await screen.findByText(/还有 2 处没有英文/)).toBeTruthy();
  for (const [zh, value] of [
    ['陈述', 'State'],
    ['答辩', 'Answer'],
  ])
    fireEvent.change(screen.getByRole('textbox', { name: `“${zh}”的英文` }), { target: { value } });
  expect(guidesOf(editor)).toEqual(['State', 'Answer']);
  expect(screen.getByText('都有英文了。')).toBeTruthy();
  expect(screen.queryByText(/处文字只有中文/)).toBeNull();
  expect(screen.queryByRole('button', { name: /起草/ })).toBeNull();
});

test('a draft translation is in the flow when its author accepts it, as it was edited, and not before', async () => {
  server.on(assistantStatus, () => ({ d: { configured: true, host: 'models.example.edu' } }));
  server.on(assistantTranslate, ({ texts = '' }) => ({
    d: { texts: JSON.parse(texts).map((zh: string) => `en ${zh}`) },
  }));
  const editor = drawn(inChinese());
  fireEvent.click(screen.getByRole('button', { name: '补写英文' }));
  fireEvent.click(await screen.findByRole('button', { name: '全部起草译文' }));
  const [accept] = await screen.findAllByRole('button', { name: '采用' });
  expect(guidesOf(editor)).toEqual(['', '']);
  fireEvent.change(screen.getByRole('textbox', { name: '“陈述”的英文' }), { target: { value: 'Statement' } });
  expect(guidesOf(editor)).toEqual(['', '']);
  if (accept) fireEvent.click(accept);
  expect(guidesOf(editor)).toEqual(['Statement', '']);
  fireEvent.click(screen.getByRole('button', { name: '放弃' }));
  expect(guidesOf(editor)).toEqual(['Statement', '']);
  fireEvent.click(screen.getByRole('button', { name: '起草' }));
  fireEvent.click(await screen.findByRole('button', { name: '全部采用（1）' }));
  expect(guidesOf(editor)).toEqual(['Statement', 'en 答辩']);
});
