import { RICH_MARKS, RICH_NODES, type RichKind, ruleOf } from '@lets/contract';
import { getSchema } from '@tiptap/core';
import type { ContentMatch, NodeType } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { editorExtensions } from './editor-schema.ts';

const schema = getSchema(editorExtensions);
const kinds = Object.keys(RICH_NODES) as RichKind[];

/** Every kind of node that may stand anywhere in it. */
function childrenOf({ contentMatch }: NodeType): string[] {
  const found = new Set<string>();
  const seen = new Set<ContentMatch>();
  const visit = (match: ContentMatch) => {
    if (seen.has(match)) return;
    seen.add(match);
    for (let i = 0; i < match.edgeCount; i++) {
      found.add(match.edge(i).type.name);
      visit(match.edge(i).next);
    }
  };
  visit(contentMatch);
  return [...found].sort();
}

it('makes the nodes and marks that the contract admits, and no others', () => {
  expect(Object.keys(schema.nodes).sort()).toEqual([...kinds].sort());
  expect(Object.keys(schema.marks).sort()).toEqual([...RICH_MARKS].sort());
});

it.each(kinds)('puts into %s what the contract admits there', (kind) => {
  const { holds } = RICH_NODES[kind];
  expect(childrenOf(schema.nodes[kind] as NodeType)).toEqual(
    kinds.filter((child) => RICH_NODES[child].group === holds).sort(),
  );
});

it('never leaves empty what the contract wants filled', () => {
  for (const kind of kinds) {
    const rule = ruleOf(kind);
    const match = (schema.nodes[kind] as NodeType).contentMatch;
    // An empty document is one that nobody has opened yet.
    if (kind !== 'doc') expect(match.validEnd, kind).toBe(!rule?.isNeverEmpty);
    if (rule?.first) expect(match.defaultType?.name).toBe(rule.first);
  }
});
