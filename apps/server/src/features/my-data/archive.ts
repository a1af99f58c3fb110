import { crc32 } from 'node:zlib';
import type { Progress } from '../../documents/progress.ts';
import { ZipWriter } from '../../documents/zip-writer.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { ThreadPool } from '../../threads/thread-pool.ts';
import { accountChapters, logPages, messagePages } from './account-pages.ts';
import type { MadePage, PageTask } from './page.ts';
import * as repository from './repository.ts';
import { type Asked, runPages } from './run-pages.ts';
import { chapter, type DataPage } from './sheet.ts';
import { PAGE_WORDS } from './words.ts';

const pages = new ThreadPool<PageTask>(
  new URL('./page-thread.ts', import.meta.url),
  SERVER_LIMITS.threads.my_data,
);

interface Making {
  readonly gone: AbortSignal;
  readonly madeAt: number;
  readonly progress: Progress;
}

/** Every page as it is made, the first one last: it lists the others. The files a person uploaded come between. */
export async function* writeArchive(asked: Asked, eids: readonly number[], making: Making) {
  const zip = new ZipWriter();
  const contents: { path: string; title: string }[] = [];
  for await (const page of pagesOf(asked, eids, making.progress)) {
    yield* add(zip, page.path, await made(asked, making, { page }));
    contents.push({ path: page.path, title: page.title });
  }
  const uploads: Upload[] = [];
  for (const file of await repository.filesOf(asked.deps.database, asked.caller.id)) {
    const upload = { ...file, path: uploadPath(uploads.length, file.name) };
    yield* addUpload(zip, asked, upload);
    uploads.push(upload);
  }
  const first = await firstPage(asked, uploads);
  yield* add(zip, first.path, await made(asked, making, { page: first, contents }));
  yield* zip.end();
}

async function* pagesOf(asked: Asked, eids: readonly number[], progress: Progress): AsyncGenerator<DataPage> {
  yield* messagePages(asked);
  yield* logPages(asked);
  for (const [index, eid] of eids.entries()) {
    progress.composing(index);
    yield* runPages(asked, eid);
  }
}

async function firstPage(asked: Asked, uploads: readonly Upload[]): Promise<DataPage> {
  const files = uploads.map(({ id: _, ...file }) => file);
  const chapters = [...(await accountChapters(asked)), chapter('files', files)];
  return { path: 'index', title: PAGE_WORDS.title[asked.lang], chapters };
}

function made(
  { lang, localizer }: Asked,
  { gone, madeAt }: Making,
  task: Pick<PageTask, 'page' | 'contents'>,
) {
  const whole = { ...task, lang, zone: localizer.zone, madeAt };
  return pages.run<MadePage>(() => whole, { signal: gone, isFurther: true });
}

function* add(zip: ZipWriter, path: string, { html, json }: MadePage): Generator<Uint8Array> {
  for (const [ending, bytes] of [
    ['html', html],
    ['json', json],
  ] as const) {
    yield zip.begin({ path: `${path}.${ending}`, size: bytes.length, crc: crc32(bytes) });
    yield bytes;
  }
}

interface Upload {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly created_at: Date;
  readonly path: string;
}

/** Read twice, and never held: a header comes before what it describes. */
async function* addUpload(
  zip: ZipWriter,
  { deps: { storage } }: Asked,
  { id, path }: Upload,
): AsyncGenerator<Uint8Array> {
  let [crc, size] = [0, 0];
  for await (const bytes of await storage.read(id)) {
    crc = crc32(bytes, crc);
    size += bytes.length;
  }
  yield zip.begin({ path, size, crc });
  yield* await storage.read(id);
}

const LONGEST_NAME = 80;

/** Pure: a name that every file system takes, unlike any other's by its number. */
function uploadPath(index: number, name: string): string {
  const plain = name.replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, '_').trim();
  const kept = [...plain]
    .slice(-LONGEST_NAME)
    .join('')
    .replace(/[. ]+$/, '');
  return `files/${String(index + 1).padStart(3, '0')}-${kept || 'file'}`;
}
