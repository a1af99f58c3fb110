import mammoth from 'mammoth';
import { SERVER_LIMITS } from '../limits.ts';
import { repackZip } from '../zip/repack-zip.ts';
import { DocxReader, type ReadDocument, type WordNode } from './word-nodes.ts';

/** Reads a Word file into a document of ours. Throws what is no Word file, or one that unpacks to more than is sane. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const buffer = Buffer.from(await repackZip(bytes, SERVER_LIMITS.archives.word));
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
  return new DocxReader().read(root);
}
