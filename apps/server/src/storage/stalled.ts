import { Readable } from 'node:stream';
import { StoreAway } from './storage.ts';

/** The same bytes; fails when the next ones are asked for and do not come within `patienceMs`. A reader who does not ask may take any time. */
export function patiently(source: Readable, patienceMs: number): Readable {
  return Readable.from(chunksOf(source, patienceMs), { objectMode: false });
}

async function* chunksOf(source: Readable, patienceMs: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => source.destroy(new StoreAway('it stopped in the middle')), patienceMs);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    source.destroy();
  }
}
