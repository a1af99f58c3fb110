import { Unzip, UnzipInflate } from 'fflate';

const MAX_UNPACKED = 80 * 1024 * 1024;
const MAX_ENTRIES = 2000;
const STEP = 64 * 1024;

export class ZipRefused extends Error {}

/** Unpacks an archive without keeping it, and throws as soon as it grows beyond what a document is: sizes it claims prove nothing. */
export function assertModestZip(bytes: Uint8Array, mostUnpacked = MAX_UNPACKED): void {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new ZipRefused('not a zip archive');
  let unpacked = 0;
  let entries = 0;
  const unzip = new Unzip((file) => {
    if (++entries > MAX_ENTRIES) throw new ZipRefused('too many entries');
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > mostUnpacked) throw new ZipRefused('unpacks to too much');
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP) {
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  }
}
