import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { writtenText } from './written-text.ts';

test('the words of a page are copied in their order, without marks, each block on its line', () => {
  const doc = new Y.Doc();
  const paragraph = (...runs: string[]) => {
    const element = new Y.XmlElement('paragraph');
    element.insert(
      0,
      runs.flatMap((run, i) =>
        i === 0 ? [new Y.XmlText(run)] : [new Y.XmlElement('hardBreak'), new Y.XmlText(run)],
      ),
    );
    return element;
  };
  const quote = new Y.XmlElement('blockquote');
  quote.insert(0, [paragraph('third')]);
  doc.getXmlFragment('content').insert(0, [paragraph('first'), paragraph('se', 'cond'), quote]);
  const first = (doc.getXmlFragment('content').get(0) as Y.XmlElement).get(0) as Y.XmlText;
  first.format(0, 3, { bold: {} });
  expect(writtenText(doc)).toBe('first\nsecond\nthird');
  expect(writtenText(new Y.Doc())).toBe('');
});
