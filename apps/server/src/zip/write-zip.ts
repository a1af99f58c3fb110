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
