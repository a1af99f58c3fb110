import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Language } from '@lets/contract';
import type { Deps } from '../deps.ts';
import { FileAnswer } from '../http/answers.ts';
import type { RequestContext } from '../http/request-context.ts';
import { ThreadAbandoned } from '../threads/thread-pool.ts';
import { beginFor, refuseUnmade } from './one-each.ts';
import { PAPER_MIME, type PaperFormat } from './paper.ts';
import { ZipWriter } from './zip-writer.ts';

/** Lines in one volume, a hundred pages or so: what is longer comes in several, so that none takes more memory than this many. */
export const LINES_IN_VOLUME = 3000;
/** Characters that count as one line: a long speech counts as several. */
const LINE = 200;

/** Pure: how many lines some words count as. */
export const linesOfText = (words: string) => 1 + Math.floor(words.length / LINE);

interface VolumeTexts {
  /** Which of how many, as it stands on the volume itself. */
  readonly which: (volume: number, of: number) => string;
  readonly fileName: (name: string, volume: string) => string;
  readonly archiveName: (name: string, volumes: number) => string;
}

export const VOLUME_TEXTS: Readonly<Record<Language, VolumeTexts>> = {
  zh: {
    which: (volume, of) => `第 ${volume} 卷，共 ${of} 卷`,
    fileName: (name, volume) => `${name}-第${volume}卷`,
    archiveName: (name, volumes) => `${name}（共${volumes}卷）`,
  },
  en: {
    which: (volume, of) => `Volume ${volume} of ${of}`,
    fileName: (name, volume) => `${name}-volume ${volume}`,
    archiveName: (name, volumes) => `${name} (${volumes} volumes)`,
  },
};

/** Something printed whose length nobody limits. */
export interface Volumes {
  readonly count: number;
  readonly format: PaperFormat;
  readonly lang: Language;
  /** As every file system takes it, without an ending. */
  readonly name: string;
  /** Counted from 0. */
  readonly make: (volume: number) => Promise<Uint8Array>;
}

type Asker = Pick<RequestContext, 'caller' | 'gone'>;

/**
 * Makes a file for someone, one at a time for each person: as it is when it is one volume, else all of them in an archive that is
 * sent while the next one is made.
 * @throws Refused export_under_way, exports_busy, export_failed
 */
export async function makeVolumesFor(
  { log }: Pick<Deps, 'log'>,
  { caller, gone }: Asker,
  open: () => Promise<Volumes>,
): Promise<FileAnswer> {
  const end = beginFor(caller.id);
  try {
    const volumes = await open();
    // Before the answer begins: what cannot be made is refused in words, not broken off.
    const first = await volumes.make(0);
    if (volumes.count === 1) {
      end();
      return single(volumes, first);
    }
    const stream = Readable.from(archive(volumes, first, log), { objectMode: false });
    stream.once('close', end);
    gone.addEventListener('abort', () => stream.destroy(), { once: true });
    const name = `${VOLUME_TEXTS[volumes.lang].archiveName(volumes.name, volumes.count)}.zip`;
    return new FileAnswer(stream, { name, mime: 'application/zip', size: null });
  } catch (error) {
    end();
    return refuseUnmade(log, error);
  }
}

function single({ name, format }: Volumes, bytes: Uint8Array): FileAnswer {
  const about = { name: `${name}.${format}`, mime: PAPER_MIME[format], size: bytes.length };
  return new FileAnswer(Readable.from([Buffer.from(bytes)]), about);
}

async function* archive(
  { count, make, name, format, lang }: Volumes,
  first: Uint8Array,
  log: Deps['log'],
): AsyncGenerator<Uint8Array> {
  const zip = new ZipWriter();
  try {
    let bytes = first;
    for (let volume = 0; volume < count; volume++) {
      if (volume > 0) bytes = await make(volume);
      const number = String(volume + 1).padStart(String(count).length, '0');
      const path = `${VOLUME_TEXTS[lang].fileName(name, number)}.${format}`;
      yield zip.begin({ path, size: bytes.length, crc: crc32(bytes) });
      yield bytes;
    }
    yield* zip.end();
  } catch (error) {
    if (!(error instanceof ThreadAbandoned)) log.error({ err: error }, 'a volume could not be made');
    throw error;
  }
}
