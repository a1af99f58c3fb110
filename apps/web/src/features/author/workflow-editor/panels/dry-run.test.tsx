// @vitest-environment happy-dom
import { newFlow } from '@lets/authoring';
import { act, fireEvent, screen } from '@testing-library/react';
import { ReactFlowProvider } from '@xyflow/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { addNode } from '../model/edits.ts';
import { createEditor, EditorContext } from '../session/editor.ts';
import { DryRunPanel } from './dry-run.tsx';
import { type DryRunResult, placeOf, useWalk, walkAt } from './walk.ts';

mountsComponents();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [flow, hearing] = addNode(newFlow(), 'court', { x: 0, y: 0 });
const id = String(hearing);
const step = { play: 1, node_id: id, role_id: null, transition_id: null, opened: [], closed: [] };
const RESULT: DryRunResult = {
  steps: [
    { ...step, node_id: null, act: 'start', opened: [id] },
    { ...step, act: 'speak' },
    { ...step, act: 'end_section', closed: [id] },
  ],
  plays: 1,
  coverage: { sections: [id], transitions: [], missed: { sections: [], transitions: [] } },
  ended: false,
  stuck: { node_id: id, reason: 'no_way' },
};

function Panel() {
  return <DryRunPanel result={RESULT} busy={false} walk={useWalk(RESULT)} onRun={() => undefined} />;
}

const open = () =>
  mount(
    <EditorContext value={createEditor(flow, true)}>
      <ReactFlowProvider>
        <Panel />
      </ReactFlowProvider>
    </EditorContext>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a dry run plays by itself, and stands while it is paused', () => {
  open();
  pass(700);
  expect(shown()).toBe('第 1 / 3 步');
  press('暂停');
  pass(60_000);
  expect(shown()).toBe('第 1 / 3 步');
  press('继续');
  pass(700);
  expect(shown()).toBe('第 2 / 3 步');
});

test('it goes a step on and back, and faster when asked', () => {
  open();
  press('下一步');
  press('下一步');
  press('上一步');
  expect(shown()).toBe('第 1 / 3 步');
  press('4×');
  press('继续');
  pass(175);
  expect(shown()).toBe('第 2 / 3 步');
});

test('its log says every step in words and leads to each', () => {
  open();
  press(/发言/);
  expect(shown()).toBe('第 2 / 3 步');
  pass(60_000);
  expect(shown()).toBe('第 2 / 3 步');
});

test('at its end it says why it got stuck and what came last', () => {
  open();
  press('直接看结果');
  expect(screen.getByText(/没有能走的去向.*最后一步：结束/)).toBeTruthy();
});

test('the canvas shows where the walk stands after each step', () => {
  expect([...walkAt(RESULT, 1).here]).toEqual([id]);
  expect([...walkAt(RESULT, 3).here]).toEqual([]);
});

test('the canvas follows the section of the step in hand', () => {
  expect([0, 1, 2].map((count) => placeOf(RESULT, count))).toEqual([null, id, id]);
});
