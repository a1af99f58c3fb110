import { Unzip, UnzipInflate, zipSync } from 'fflate';

const MAX_UNPACKED = 80 * 1024 * 1024;
const MAX_ENTRIES = 2000;
/** Fed in small pieces, because all that one piece unpacks to is in memory before it is counted: about 4 MB at the most. */
const STEP = 4 * 1024;

export class ZipRefused extends Error {}

/**
 * A new archive of exactly what an uploaded one unpacks to; throws as soon as that grows beyond what a document is. The sizes an archive
 * claims prove nothing. Nor does its directory: it may point into the middle of another entry, where a library that goes by the
 * directory would unpack what was never counted. So libraries are given the new archive.
 */
export function repackModestZip(bytes: Uint8Array, mostUnpacked = MAX_UNPACKED): Uint8Array {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new ZipRefused('not a zip archive');
  const parts = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (parts.has(file.name)) throw new ZipRefused('a name stands twice');
    if (parts.size >= MAX_ENTRIES) throw new ZipRefused('too many entries');
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > mostUnpacked) throw new ZipRefused('unpacks to too much');
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP) {
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  }
  const whole = Object.fromEntries([...parts].map(([name, chunks]) => [name, Buffer.concat(chunks)]));
  return zipSync(whole, { level: 0 });
}
