import { LIMITS, MAX_DEPTH, type RichNode } from '@lets/contract';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { richText } from '../../../../../test/flows.ts';
import { SERVER_LIMITS } from '../../../../limits.ts';
import { FRAGMENT, replaceContent } from '../rich-yjs.ts';
import { judgeEdit, type Verdict } from './judge-edit.ts';
import { layReplica } from './lay-replica.ts';
import { Replica } from './replica.ts';

function groundOf(content: RichNode = richText('A draft')): Uint8Array {
  const doc = new Y.Doc();
  replaceContent(doc, content);
  return Y.encodeStateAsUpdate(doc);
}

const ground = groundOf();

/** What a client sends who has the document and does this in it. */
function editBy(
  change: (fragment: Y.XmlFragment, doc: Y.Doc) => void,
  { client = 7, from = ground }: { client?: number; from?: Uint8Array } = {},
): Uint8Array {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, from);
  doc.clientID = client;
  const before = Y.encodeStateVector(doc);
  doc.transact(() => change(doc.getXmlFragment(FRAGMENT), doc));
  return Y.encodeStateAsUpdate(doc, before);
}

const put = (fragment: Y.XmlFragment, name = 'paragraph') => fragment.insert(0, [new Y.XmlElement(name)]);
const faultOf = (verdict: Verdict) => (verdict.kind === 'refused' ? verdict.fault : verdict.kind);
const tried = (edit: Uint8Array, foreign: number[] = []) =>
  faultOf(judgeEdit(Replica.of(ground), edit, foreign));

/** One paragraph of each client, all at the start: what one client after the other puts there is compared with all before. */
function crowd(clients: number, firstId: number): Uint8Array {
  const edits = Array.from({ length: clients }, (_, i) =>
    editBy((fragment) => put(fragment), { client: firstId + i, from: new Uint8Array([0, 0]) }),
  );
  return Y.mergeUpdates(edits);
}

describe('an edit is refused', () => {
  test.each([
    ['that is none', () => new Uint8Array([1, 2, 3, 255, 255]), 'unreadable'],
    [
      'in the name of a client of somebody else',
      () => editBy((f) => put(f), { client: 99 }),
      'foreign_client',
    ],
    ['in many names', () => crowd(LIMITS.edit_clients + 1, 100), 'too_many_clients'],
    ['that holds a node which no document may', () => editBy((f) => put(f, 'script')), 'not_admitted'],
    [
      'that holds an attribute which no document may',
      () =>
        editBy((f) => {
          const link = new Y.XmlElement('paragraph');
          f.insert(0, [link]);
          link.setAttribute('onclick', 'x');
        }),
      'not_admitted',
    ],
    [
      'that marks text as no document may',
      () => editBy((f) => textOf(f).format(0, 3, { script: {} })),
      'not_admitted',
    ],
    [
      'that hides something where no editor shows it',
      () => editBy((_, doc) => doc.getArray('hidden').push(['x'])),
      'not_admitted',
    ],
    [
      'that hides something beside the blocks',
      () =>
        editBy(
          (f) =>
            (f as Y.XmlElement).setAttribute?.('a', 'b') ??
            textOf(f).setAttribute('a', { b: 'x'.repeat(9000) }),
        ),
      'not_admitted',
    ],
    [
      'that embeds a document in the text',
      () => editBy((f) => textOf(f).insertEmbed(0, new Y.Doc() as never)),
      'not_admitted',
    ],
    ['that types a control character', () => editBy((f) => textOf(f).insert(1, 'a\u0001b')), 'not_admitted'],
    ['that types what is no character', () => editBy((f) => textOf(f).insert(1, 'a\ufffeb')), 'not_admitted'],
    ['that puts a table without rows', () => editBy((f) => put(f, 'table')), 'not_admitted'],
    ['that nests one level too deep', () => editBy((f) => nest(f, MAX_DEPTH + 1)), 'not_admitted'],
    ['that nests 8,000 deep', () => editBy((f) => nest(f, 8_000)), 'not_admitted'],
    [
      'that makes the document longer than it may be',
      () => editBy((f) => textOf(f).insert(0, 'x'.repeat(LIMITS.document_bytes))),
      'not_admitted',
    ],
    [
      'that refers to what nobody has',
      () => {
        const from = editBy((f) => put(f));
        const both = Y.mergeUpdates([ground, from]);
        return editBy((f) => f.insert(1, [new Y.XmlElement('paragraph')]), { client: 8, from: both });
      },
      'gap',
    ],
    [
      'that consists of too many pieces',
      () =>
        editBy((f) =>
          f.insert(
            0,
            Array.from({ length: LIMITS.edit_parts + 1 }, () => new Y.XmlElement('p')),
          ),
        ),
      'too_much',
    ],
  ])('%s', (_, edit, fault) => expect(tried(edit(), [99])).toBe(fault));

  test('that asks for more comparisons than an edit may, however few its bytes are', () => {
    const replica = Replica.of(ground);
    const [there, more] = [400, 300];
    for (let i = 0; i < there; i++) replica.apply(crowd(1, 1_000 + i));
    const edit = editBy((f) => Array.from({ length: more }, () => put(f)), { client: 900_000 });
    expect(edit.length).toBeLessThan(more * 20);
    expect(there * more).toBeGreaterThan(SERVER_LIMITS.writing.steps);
    expect(faultOf(judgeEdit(replica, edit, []))).toBe('too_much');
    expect(tried(edit)).toBe('new');
  });
});

function textOf(fragment: Y.XmlFragment): Y.XmlText {
  return (fragment.get(0) as Y.XmlElement).get(0) as Y.XmlText;
}

function nest(fragment: Y.XmlFragment, depth: number): void {
  let parent = fragment;
  for (let i = 0; i < depth; i++) {
    const inner = new Y.XmlElement('blockquote');
    parent.insert(0, [inner]);
    parent = inner;
  }
}

describe('an edit is taken', () => {
  test('once: the second time it is known', () => {
    const replica = Replica.of(ground);
    const edit = editBy((f) => textOf(f).insert(0, 'More of '));
    expect(judgeEdit(replica, edit, [])).toMatchObject({ kind: 'new', clients: [7] });
    expect(judgeEdit(replica, edit, [])).toEqual({ kind: 'known' });
  });

  test('also where it takes out what others wrote, and what is kept of it is what was new', () => {
    const edit = editBy((f, doc) => {
      textOf(f).delete(0, 2);
      Y.applyUpdate(doc, ground);
    });
    const verdict = judgeEdit(Replica.of(ground), edit, [99]);
    expect(verdict).toMatchObject({ kind: 'new', clients: [] });
  });

  test('that pastes a whole document', () => {
    const paragraphs = Array.from(
      { length: 2_000 },
      (_, i) => richText(`Paragraph ${i}`).content ?? [],
    ).flat();
    const edit = editBy((_, doc) => replaceContent(doc, { type: 'doc', content: paragraphs }));
    expect(tried(edit)).toBe('new');
  });

  test('with marks, attributes and a table', () => {
    const cell = (text: string): RichNode => ({ type: 'tableCell', content: richText(text).content });
    const content: RichNode = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2, textAlign: 'center' }, content: [{ type: 'text', text: 'T' }] },
        { type: 'table', content: [{ type: 'tableRow', content: [cell('a'), cell('b')] }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
            { type: 'hardBreak' },
            { type: 'mergeField', attrs: { key: 'k', label: 'l', value: '' } },
          ],
        },
      ],
    };
    expect(tried(editBy((_, doc) => replaceContent(doc, content)))).toBe('new');
  });
});

test('of edits kept of old, those that cannot be taken are left out and the others stay', () => {
  const good = editBy((f) => textOf(f).insert(7, ' kept'));
  const bad = editBy((f) => put(f, 'script'), { client: 8 });
  const last = editBy((f) => textOf(f).insert(0, 'Also '), { client: 9 });
  const edits = [good, bad, new Uint8Array([9, 9, 9]), last].map((edit, id) => ({ id, edit }));
  const laid = layReplica({ state: ground, edits });
  expect(laid?.refused).toEqual([1, 2]);
  expect(laid?.replica.content()).toEqual(richText('Also A draft kept'));
  expect(layReplica({ state: new Uint8Array([9, 9, 9]), edits })).toBeNull();
});
