// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountsComponents } from '../../../../testing/mount.tsx';
import { addNode, moveNodes } from '../model/edits.ts';
import { createEditor, EditorContext } from '../session/editor.ts';
import { useDrawnNodes } from './use-drawn-nodes.ts';

mountsComponents();

const EMPTY = { nodes: [], transitions: [], roles: [], competency_goals: [] };

/** A canvas with one court section at 0, 0. */
function aCanvas() {
  const [flow, id] = addNode(EMPTY, 'court', { x: 0, y: 0 });
  if (typeof id !== 'string') throw new Error('no section');
  const editor = createEditor(flow, true);
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <EditorContext value={editor}>{children}</EditorContext>
  );
  const none = new Map();
  const { result, rerender } = renderHook(({ marks }) => useDrawnNodes(marks), {
    wrapper,
    initialProps: { marks: none },
  });
  const place = () => result.current.nodes.find((node) => node.id === id)?.position;
  const drag = (position: { x: number; y: number }, dragging: boolean) =>
    act(() => result.current.onNodesChange([{ type: 'position', id, position, dragging }]));
  return { editor, id, place, drag, rerender };
}

describe('a section in the hand', () => {
  it('stays there while others draw and findings come in', () => {
    const { editor, place, drag, rerender } = aCanvas();
    drag({ x: 50, y: 70 }, true);
    act(() => editor.adopt(addNode(editor.flow(), 'vote', { x: 300, y: 0 })[0]));
    expect(place()).toEqual({ x: 50, y: 70 });
    rerender({ marks: new Map() });
    expect(place()).toEqual({ x: 50, y: 70 });
  });

  it('is put down where the hand lets go, and follows the flow from then on', () => {
    const { editor, id, place, drag } = aCanvas();
    drag({ x: 50, y: 70 }, true);
    act(() => editor.edit((flow) => moveNodes(flow, new Map([[id, { x: 60, y: 80 }]]))));
    drag({ x: 60, y: 80 }, false);
    expect(place()).toEqual({ x: 60, y: 80 });
    act(() => editor.undo());
    expect(place()).toEqual({ x: 0, y: 0 });
  });
});
