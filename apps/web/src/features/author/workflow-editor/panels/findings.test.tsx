// @vitest-environment happy-dom
import { inspectFlow, newFlow, newNode } from '@lets/authoring';
import type { Flow } from '@lets/contract';
import { fireEvent, screen } from '@testing-library/react';
import { ReactFlowProvider } from '@xyflow/react';
import { expect, test } from 'vitest';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { createEditor, EditorContext, useDrawnFlow } from '../session/editor.ts';
import { Findings } from './findings.tsx';

mountsComponents();

function Panel() {
  return <Findings check={inspectFlow(useDrawnFlow())} />;
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
