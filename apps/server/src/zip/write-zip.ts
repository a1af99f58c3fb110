import { PassThrough, type Readable, Writable } from 'node:stream';
import { configure, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** False for what is compressed already. */
  readonly isPacked?: boolean;
}

/** An archive of these parts, in their order. */
export async function writeZip(parts: readonly ZipPart[]): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const { name, bytes, isPacked = true } of parts)
    await zip.add(name, new Uint8ArrayReader(bytes), { level: isPacked ? 6 : 0 });
  return zip.close();
}

interface TextPart {
  readonly name: string;
  readonly texts: Iterable<string> | AsyncIterable<string>;
}

/** An archive of texts that is sent while they are being written, and no faster than it is taken. */
export function streamZip(parts: readonly TextPart[]): Readable {
  const sent = new PassThrough();
  fill(parts, sent).catch((error) => sent.destroy(error));
  return sent;
}

async function fill(parts: readonly TextPart[], sent: Writable): Promise<void> {
  const zip = new ZipWriter(Writable.toWeb(sent), { zip64: false, dataDescriptor: true });
  for (const { name, texts } of parts) await zip.add(name, streamOf(encode(texts)));
  await zip.close();
}

async function* encode(texts: TextPart['texts']): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

/** What comes, for the library, and no faster than it is taken. */
export function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { value, done } = await chunks.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
