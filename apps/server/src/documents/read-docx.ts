import mammoth from 'mammoth';
import { SERVER_LIMITS } from '../limits.ts';
import { readZip } from '../zip/read-zip.ts';
import { writeZip } from '../zip/write-zip.ts';
import { type Outline, outlineOf } from './word/outline.ts';
import { unescaped } from './word/tags.ts';
import { DocxReader, type ReadDocument, type WordNode } from './word-nodes.ts';

/** Reads a Word file into a document of ours. Throws what is no Word file, or one that unpacks to more than is sane. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const entries = await readZip(bytes, SERVER_LIMITS.archives.word);
  const outline = outlineIn(entries);
  // Exactly what was unpacked and counted, with the marks in it.
  const parts = [...entries].map(([name, content]) => ({ name, bytes: content, isPacked: false }));
  const buffer = Buffer.from(await writeZip(parts));
  let root: WordNode | null = null;
  await mammoth.convertToHtml(
    { buffer },
    {
      // We read the document it understood; of the HTML made from it nothing is used.
      transformDocument: (document: WordNode) => {
        root = document;
        return { ...document, children: [] };
      },
      includeDefaultStyleMap: false,
      externalFileAccess: false,
    },
  );
  if (!root) throw new Error('not a Word document');
  return new DocxReader(outline).read(root);
}

const DOCUMENT = 'word/document.xml';

/** What the library does not tell; the document among the entries is marked, so that its paragraphs are found again. */
function outlineIn(entries: Map<string, Uint8Array>): Outline {
  const textOf = (name: string) => new TextDecoder().decode(entries.get(name) ?? new Uint8Array());
  const outline = outlineOf({
    document: textOf(DOCUMENT),
    styles: textOf('word/styles.xml'),
    numbering: textOf('word/numbering.xml'),
    title: unescaped(/<dc:title>([^<]*)/.exec(textOf('docProps/core.xml'))?.[1] ?? ''),
    around: [...entries.keys()].filter((name) => /^word\/(header|footer)\d*\.xml$/.test(name)).map(textOf),
  });
  if (entries.has(DOCUMENT)) entries.set(DOCUMENT, new TextEncoder().encode(outline.marked));
  return outline;
}
