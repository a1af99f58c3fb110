import { describe, expect, it } from 'vitest';
import type { FlowShape } from './flow-shape.ts';
import { type FlowMeasures, layoutFlow } from './layout-flow.ts';

const section = { width: 120, height: 48 };
const right = (maxWidth: number): FlowMeasures => ({ direction: 'right', section, maxWidth });

function flowOf(nodes: string, transitions: string): FlowShape {
  return {
    nodes: nodes.split(' ').map((id) => ({
      id,
      kind: id.startsWith('fork')
        ? 'fork'
        : id.startsWith('join')
          ? 'join'
          : id === 'start'
            ? 'start'
            : 'court',
    })),
    transitions: transitions.split(' ').map((transition) => {
      const [from = '', to = ''] = transition.split('>');
      return { id: transition.replace('>', '-'), from, to };
    }),
  };
}

const case1 = flowOf(
  'start filing fork complaint defence join evidence hearing debate judgment',
  'start>filing filing>fork fork>complaint fork>defence complaint>join defence>join join>evidence evidence>hearing hearing>hearing hearing>debate debate>judgment',
);

function overlap(a: { x: number; y: number; width: number; height: number }, b: typeof a): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function expectClean(drawing: ReturnType<typeof layoutFlow>): void {
  for (const [index, a] of drawing.boxes.entries()) {
    expect(a.x).toBeGreaterThanOrEqual(0);
    expect(a.x + a.width).toBeLessThanOrEqual(drawing.width);
    expect(a.y + a.height).toBeLessThanOrEqual(drawing.height);
    for (const b of drawing.boxes.slice(index + 1)) expect(overlap(a, b), `${a.id} ${b.id}`).toBe(false);
  }
}

describe('layoutFlow', () => {
  it('stands branches beside each other and draws every way but the one back into its own section', () => {
    const drawing = layoutFlow(case1, right(5000));
    const at = new Map(drawing.boxes.map((box) => [box.id, box]));
    expect(at.get('complaint')?.x).toBe(at.get('defence')?.x);
    expect(at.get('complaint')?.y ?? 0).toBeLessThan(at.get('defence')?.y ?? 0);
    expect(drawing.lines.map((line) => line.id)).not.toContain('hearing-hearing');
    expect(drawing.lines).toHaveLength(10);
    expectClean(drawing);
  });

  it('reaches a bar over both branches', () => {
    const at = new Map(layoutFlow(case1, right(5000)).boxes.map((box) => [box.id, box]));
    const [fork, complaint, defence] = [at.get('fork'), at.get('complaint'), at.get('defence')];
    if (!fork || !complaint || !defence) throw new Error('not drawn');
    expect(fork.y).toBeLessThan(Math.min(complaint.y, defence.y) + 24);
    expect(fork.y + fork.height).toBeGreaterThan(Math.max(complaint.y, defence.y) + 24);
  });

  it('wraps a long flow into rows no wider than asked, broken where a single line passes', () => {
    const drawing = layoutFlow(case1, right(760));
    expect(drawing.width).toBeLessThanOrEqual(760);
    expectClean(drawing);
    const at = new Map(drawing.boxes.map((box) => [box.id, box]));
    expect(at.get('judgment')?.y ?? 0).toBeGreaterThan((at.get('filing')?.y ?? 0) + 80);
    expect(Math.abs((at.get('complaint')?.x ?? 0) - (at.get('defence')?.x ?? 9))).toBe(0);
  });

  it('reads downward in a narrow column', () => {
    const drawing = layoutFlow(case1, {
      direction: 'down',
      section: { width: 190, height: 46 },
      maxWidth: 460,
    });
    const at = new Map(drawing.boxes.map((box) => [box.id, box]));
    expect(at.get('judgment')?.y ?? 0).toBeGreaterThan(at.get('filing')?.y ?? 0);
    expect(at.get('fork')?.height).toBe(8);
    expectClean(drawing);
  });

  it('survives a loop back and a way to a node that is not there', () => {
    const drawing = layoutFlow(flowOf('start a b', 'start>a a>b b>a a>gone'), right(300));
    expect(drawing.lines.map(({ id, isBack }) => [id, isBack])).toEqual([
      ['start-a', false],
      ['a-b', false],
      ['b-a', true],
    ]);
    expectClean(drawing);
  });
});
