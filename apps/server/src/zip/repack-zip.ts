import { readZip, type ZipLimits } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

/** A new archive of exactly what was unpacked and counted: libraries that would unpack an uploaded one by themselves are given this. */
export async function repackZip(bytes: Uint8Array, limits: ZipLimits): Promise<Uint8Array> {
  const entries = await readZip(bytes, limits);
  return writeZip([...entries].map(([name, content]) => ({ name, bytes: content, isPacked: false })));
}
