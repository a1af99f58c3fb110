import { newFlow, newNode } from '@lets/authoring';
import { beforeEach, expect, test, vi } from 'vitest';
import { moveKeptDraft, readKeptDraft, writeKeptDraft } from './kept-draft.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});

const BASE = newFlow();
const HEAD = { name: { zh: '诉讼', en: 'Suit' }, experiment_type: 'litigation_arbitration' } as const;
const withNode = (id: string) => ({
  ...BASE,
  nodes: [...BASE.nodes, newNode(id, 'court', { x: 0, y: 0 })],
});
const ids = (flow: { nodes: readonly { id: string }[] } | undefined) => flow?.nodes.map(({ id }) => id);

test('what came too late for a published version is kept for the next one', () => {
  writeKeptDraft(1, { base: BASE, head: HEAD, flow: withNode('mine') });
  moveKeptDraft(1, 2);
  expect(readKeptDraft(1)).toBeNull();
  expect(ids(readKeptDraft(2)?.flow)).toContain('mine');
  expect(readKeptDraft(2)?.base).toEqual(BASE);
});

test('it goes on top of what is kept of the next one already', () => {
  writeKeptDraft(1, { base: BASE, head: HEAD, flow: withNode('mine') });
  writeKeptDraft(2, { base: BASE, head: HEAD, flow: withNode('later') });
  moveKeptDraft(1, 2);
  expect(ids(readKeptDraft(2)?.flow)).toEqual(expect.arrayContaining(['mine', 'later']));
});

test('what cannot be read is nothing', () => {
  store.set('lets2017_draft:flow:1:0', '{"base":1}');
  expect(readKeptDraft(1)).toBeNull();
});
