import type { Flow } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { type Clip, clipOf, readClip, writeClip } from './clipboard.ts';
import { canInsert, insertInto } from './insert.ts';
import { makeNode, makeTransition } from './make.ts';
import { addNote, notesOf, setNote } from './notes.ts';
import { pasteAfter, pasteFree } from './paste.ts';
import { SNIPPETS } from './snippet-catalog.ts';

const EMPTY: Flow = { nodes: [], transitions: [], roles: [] };
const court = { ...makeNode(EMPTY, 'a', 'court', { x: 0, y: 0 }), name: { zh: '开庭', en: 'Hearing' } };
const edit = { ...makeNode(EMPTY, 'b', 'edit', { x: 0, y: 100 }), name: { zh: '起草', en: 'Drafting' } };
const drawn: Flow = {
  ...EMPTY,
  nodes: [court, edit],
  transitions: [makeTransition('w', 'a', 'b', edit.name)],
};

/** How many pairs of nodes lie on each other. */
function covered({ nodes }: Flow): number {
  return nodes.flatMap((one, at) =>
    nodes
      .slice(at + 1)
      .filter(
        ({ position: { x, y } }) => Math.abs(one.position.x - x) < 176 && Math.abs(one.position.y - y) < 54,
      ),
  ).length;
}

describe('a piece', () => {
  const clip = clipOf(drawn, new Set(['a', 'b']));

  it('is set down where it is wanted, and beside what stands there', () => {
    const [alone] = pasteFree(EMPTY, clip, { x: 500, y: 500 });
    expect(alone.nodes.map(({ position }) => position)).toEqual([
      { x: 500, y: 420 },
      { x: 500, y: 520 },
    ]);
    const twice = pasteFree(alone, clip, { x: 500, y: 500 })[0];
    expect(twice.nodes).toHaveLength(4);
    expect(covered(twice)).toBe(0);
  });

  it.each(SNIPPETS.map((one) => [one.key, one.clip] as const))(
    'of the palette (%s) goes below the chosen section, which leads on to it',
    (_, snippet: Clip) => {
      const [flow, ids] = pasteAfter(drawn, snippet, 'b');
      const [made, ...more] = flow.transitions.filter(({ from }) => from === 'b');
      expect(more).toEqual([]);
      expect(ids.has(made?.to ?? '')).toBe(true);
      const pasted = flow.nodes.filter(({ id }) => ids.has(id));
      expect(Math.min(...pasted.map(({ position }) => position.y))).toBeGreaterThan(154);
      expect(flow.nodes.some(({ id }) => id === made?.to)).toBe(true);
    },
  );

  it('brings the notes along that are stuck to it', () => {
    const [noted, id] = addNote(drawn, 'a', { x: 200, y: 0 });
    const flow = addNote(setNote(noted, id ?? '', { text: '看一下' }), null, { x: 0, y: 0 })[0];
    const copied = readClip(writeClip(clipOf(flow, new Set(['a']))));
    const [pasted, ids] = pasteFree(EMPTY, copied ?? { nodes: [], transitions: [] }, { x: 0, y: 0 });
    expect(notesOf(pasted)).toMatchObject([{ text: '看一下', node_id: [...ids][0] }]);
  });
});

describe('a node that is let go on a line', () => {
  it('goes between the two ends, and takes the words over that only named the former one', () => {
    const [flow, id] = insertInto(drawn, 'w', 'vote', { x: 0, y: 50 });
    const name = flow.nodes.find((node) => node.id === id)?.name;
    expect(flow.transitions.map(({ from, to, label }) => [from, to, label])).toEqual([
      ['a', id, name],
      [id, 'b', edit.name],
    ]);
    const own = { zh: '休庭后', en: 'After the break' };
    const named: Flow = { ...drawn, transitions: [{ ...makeTransition('w', 'a', 'b', own) }] };
    expect(insertInto(named, 'w', 'vote', { x: 0, y: 50 })[0].transitions[0]?.label).toEqual(own);
  });

  it('has room for the words of both lines: what stands below moves down, nothing else', () => {
    const aside = makeNode(EMPTY, 'c', 'court', { x: 400, y: 60 });
    const flow = insertInto({ ...drawn, nodes: [...drawn.nodes, aside] }, 'w', 'vote', { x: 10, y: 40 })[0];
    expect(flow.nodes.map(({ position }) => position)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 260 },
      { x: 400, y: 60 },
      { x: 10, y: 130 },
    ]);
    const far = drawn.nodes.map((node) => (node.id === 'b' ? { ...node, position: { x: 0, y: 500 } } : node));
    const roomy = insertInto({ ...drawn, nodes: far }, 'w', 'vote', { x: 10, y: 240 })[0];
    expect(roomy.nodes.map(({ position }) => position.y)).toEqual([0, 500, 240]);
  });

  it('must be led to and lead on', () => {
    expect(canInsert(drawn, 'w', 'start')).toBe(false);
    expect(canInsert(drawn, 'w', 'experience')).toBe(false);
    expect(insertInto(drawn, 'none', 'court', { x: 0, y: 0 })).toEqual([drawn, null]);
    expect(insertInto(drawn, 'w', 'fork', { x: 0, y: 0 })[0].nodes).toHaveLength(3);
  });
});
