// @vitest-environment happy-dom
import type { Flow } from '@lets/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountsComponents } from '../../../../testing/mount.tsx';
import { connect, setNode, setTransition } from '../model/edits.ts';
import { makeNode } from '../model/make.ts';
import { createEditor, EditorContext, useDrawnFlow } from '../session/editor.ts';
import { RenameOffer } from './rename-offer.tsx';

mountsComponents();

const EMPTY: Flow = { nodes: [], transitions: [], roles: [] };

function Offered() {
  const node = useDrawnFlow().nodes.find(({ id }) => id === 'b');
  return node ? <RenameOffer node={node} /> : null;
}

it('a renamed section offers its new name to the options that bear the old one, and to no others', () => {
  const nodes = [
    makeNode(EMPTY, 'a', 'court', { x: 0, y: 0 }),
    makeNode(EMPTY, 'b', 'edit', { x: 0, y: 100 }),
  ];
  const [one] = connect({ ...EMPTY, nodes }, 'a', 'b');
  const [two, own] = connect(one, 'a', 'b');
  const words = { zh: '庭后补交', en: 'Hand in later' };
  const editor = createEditor(setTransition(two, own ?? '', { label: words }), true);
  const former = nodes[1]?.name;
  const renamed = { zh: '起草答辩状', en: 'Statement of defence' };
  render(
    <EditorContext value={editor}>
      <Offered />
    </EditorContext>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  act(() => editor.edit((flow) => setNode(flow, 'b', { name: renamed })));
  fireEvent.click(screen.getByRole('button'));
  expect(editor.flow().transitions.map(({ label }) => label)).toEqual([renamed, words]);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => editor.undo());
  expect(editor.flow().transitions.map(({ label }) => label)).toEqual([former, words]);
});
