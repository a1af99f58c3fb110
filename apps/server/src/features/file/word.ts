import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { LIMITS, type ReadWord, type RichNode, type UploadedFile } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import { readWordFile } from '../../documents/press.ts';
import type { ReadDocument } from '../../documents/word-nodes.ts';
import { Refused, refuse } from '../../http/errors.ts';
import type { Upload } from '../../http/request-context.ts';
import { uploadFolder } from '../../http/upload.ts';
import { ThreadFailed } from '../../threads/thread-pool.ts';
import { assertSize } from './limit.ts';

/** Where a picture that was found in a Word file is kept. */
type Keep = (picture: Upload) => Promise<UploadedFile>;

/** Reads a Word file into a document of ours; its pictures are kept as files, and what had no place is counted. */
export async function takeWordFile(
  deps: Deps,
  upload: Upload,
  keep: Keep,
  gone?: AbortSignal,
): Promise<ReadWord> {
  await assertSize(deps, upload.size);
  const read = await readUpload(upload, gone);
  const stored = await storePictures(deps, read, keep);
  const content = withPictures(read.content, stored);
  const lost = read.images.length - stored.size;
  const left_out = read.left_out.filter(({ kind }) => kind !== 'picture');
  const pictures = lost + (read.left_out.find(({ kind }) => kind === 'picture')?.count ?? 0);
  const name = basename(upload.name, extname(upload.name)).trim().slice(0, LIMITS.document_name);
  return {
    name,
    content: content ?? { type: 'doc', content: [{ type: 'paragraph' }] },
    left_out: [...left_out, ...(pictures > 0 ? [{ kind: 'picture' as const, count: pictures }] : [])],
  };
}

async function readUpload({ path }: Upload, gone?: AbortSignal): Promise<ReadDocument> {
  try {
    return await readWordFile(() => readFile(path), gone);
  } catch (error) {
    if (error instanceof ThreadFailed) refuse('file_refused', { file: 'not_word' });
    throw error;
  }
}

/** The placeholder of each picture that was kept → its file. */
async function storePictures(
  deps: Deps,
  { images }: ReadDocument,
  keep: Keep,
): Promise<ReadonlyMap<string, string>> {
  const folder = uploadFolder(deps.env.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored = new Map<string, string>();
  for (const { id, bytes } of images) {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes, { mode: 0o600 });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    try {
      const file = await keep({ path, name: 'picture', size: bytes.length, sha256 });
      stored.set(id, file.file_id);
    } catch (error) {
      // A picture that is none, or one beyond what a person may keep, is left out and said so.
      if (!(error instanceof Refused)) throw error;
    } finally {
      await rm(path, { force: true });
    }
  }
  return stored;
}

function withPictures(node: RichNode, stored: ReadonlyMap<string, string>): RichNode | null {
  if (node.type === 'image') {
    const file_id = stored.get(String(node.attrs?.file_id));
    return file_id ? { ...node, attrs: { ...node.attrs, file_id } } : null;
  }
  if (!node.content) return node;
  return { ...node, content: node.content.flatMap((child) => withPictures(child, stored) ?? []) };
}
