import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PEERS = join(import.meta.dirname, '../../../../peers');

/** A package of `peers/`, which has an installation of its own. `T` says as much of it as the tests need. */
export async function loadPeer<T>(name: string): Promise<T> {
  const at = createRequire(join(PEERS, 'package.json')).resolve(name);
  return (await import(pathToFileURL(at).href)) as T;
}
