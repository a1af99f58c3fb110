import { bundledCases } from '@lets/content';
import type { Flow, FlowNote, Transition } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeNode, makeTransition, type Point } from '../model/make.ts';
import type { Box } from '../model/route/grid.ts';
import { boxAround } from '../model/route/labels.ts';
import { leadWires } from '../model/route/lead.ts';
import { laidOut } from './laid-out.ts';
import { drawingOf } from './led-flow.ts';

const EMPTY: Flow = { nodes: [], transitions: [], roles: [] };
const ORIGIN: Point = { x: 0, y: 0 };
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What is wrong with the picture of a flow, in words. */
function faultsOf(flow: Flow, pick: (text: { zh: string; en: string } | undefined) => string): string[] {
  const { bodies, solids, wires } = drawingOf(flow, pick);
  const led = leadWires({ bodies, solids, wires });
  const standing = [...bodies].map(([id, box]) => ({ id, box: box as Box }));
  const stubs = solids.map((box, at) => ({ id: `beside ${at}`, box }));
  const labels = wires.flatMap(({ id, label }) => {
    const at = led.get(id)?.label;
    return at ? [{ id: `label ${id}`, box: boxAround(at, label) }] : [];
  });
  const boxes = [...standing, ...stubs, ...labels];
  const faults = boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => meet(a.box, b.box))
      .map((b) => `${a.id} lies on ${b.id}`),
  );
  for (const { id, from, to, label } of wires) {
    const one = led.get(id);
    if (!one) faults.push(`${id} is not led`);
    if (from === to && label === 0) faults.push(`${id} leads back without a word`);
    if (label > 0 && !one?.label) faults.push(`${id} has no label`);
    const points = one?.points ?? [];
    for (const [at, a] of points.entries()) {
      const b = points[at + 1];
      if (!b) break;
      const stretch = {
        left: Math.min(a.x, b.x),
        right: Math.max(a.x, b.x),
        top: Math.min(a.y, b.y),
        bottom: Math.max(a.y, b.y),
      };
      const isEnd = (other: string) => other === from || other === to || other === `label ${id}`;
      const hit = boxes.filter((other) => !isEnd(other.id) && touches(stretch, other.box));
      faults.push(...hit.map((other) => `${id} runs through ${other.id}`));
    }
  }
  return faults;
}

/** A line has no width. */
function touches(line: Box, { left, right, top, bottom }: Box): boolean {
  return line.left < right && line.right > left && line.top < bottom && line.bottom > top;
}

describe('a flow after auto layout', () => {
  it.each(bundledCases.map((one) => [one.code, one.flow] as const))('nothing of %s overlaps', (_, flow) => {
    for (const pick of [zh, en]) expect(faultsOf(laidOut(flow, pick), pick)).toEqual([]);
  });

  it('nothing overlaps whatever is drawn', () => {
    fc.assert(
      fc.property(flows, (flow) => {
        expect(faultsOf(laidOut(flow, zh), zh)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

it('an end that nothing leads to yet stands below what leads nowhere yet', () => {
  const nodes = (['experience', 'start', 'court'] as const).map((kind) =>
    makeNode(EMPTY, kind, kind, ORIGIN),
  );
  const flow = { ...EMPTY, nodes, transitions: [makeTransition('w', 'start', 'court', { zh: '', en: '' })] };
  const [end, , court] = laidOut(flow, zh).nodes;
  expect(end?.position.y).toBeGreaterThan(court?.position.y ?? 0);
});

const zh = (text: { zh: string; en: string } | undefined) => text?.zh ?? '';
const en = (text: { zh: string; en: string } | undefined) => text?.en ?? '';

const KINDS = ['start', 'fork', 'join', 'choice', 'court', 'edit', 'vote'] as const;

/** Any ways between nodes of all kinds: on, back, to oneself, several to one place; wrong options too. */
const flows = fc
  .record({
    kinds: fc.array(fc.constantFrom(...KINDS), { minLength: 2, maxLength: 20 }),
    ways: fc.array(fc.tuple(fc.nat(19), fc.nat(19), fc.nat(12), fc.boolean()), { maxLength: 26 }),
    notes: fc.array(fc.tuple(fc.nat(25), fc.nat(90)), { maxLength: 6 }),
  })
  .map(({ kinds, ways, notes }): Flow => {
    const nodes = kinds.map((kind, at) => makeNode(EMPTY, `n${at}`, kind, ORIGIN));
    const transitions = ways.flatMap(([from, to, length, isWrong], at): Transition[] => {
      const [source, target] = [nodes[from % nodes.length], nodes[to % nodes.length]];
      if (!source || !target) return [];
      const label = { zh: '选'.repeat(length), en: 'option '.repeat(length) };
      const way = makeTransition(`w${at}`, source.id, target.id, label);
      if (!isSectionKind(source.kind)) return source === target ? [] : [way];
      return [isWrong && at % 5 === 0 ? { ...way, to: way.from, kind: 'wrong' } : way];
    });
    const stuck = notes.map(([node, length], at): FlowNote => {
      const text = '记'.repeat(length);
      return { id: `note${at}`, text, node_id: nodes[node]?.id ?? null, position: ORIGIN };
    });
    return { ...EMPTY, nodes, transitions, notes: stuck };
  });
