import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import { readKept } from '../../settings.ts';

/** Refuses a file that is larger than the settings let any be. */
export async function assertSize({ database }: Pick<Deps, 'database'>, size: number): Promise<void> {
  const limit = (await readKept(database)).settings.upload_mb * 2 ** 20;
  if (size > limit) refuse('file_refused', { limit });
}
