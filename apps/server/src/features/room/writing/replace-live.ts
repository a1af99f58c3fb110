import type { RichDocument } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { LockedRun } from '../act/act.ts';
import { tellReplaced } from './hub.ts';
import { askLive } from './live/live-threads.ts';
import { backToVersion, readKept } from './live-document.ts';
import { settleLive } from './repository.ts';

/** A version that was saved whole becomes what its editors see, where there are any. */
export async function replaceLive(
  deps: Deps,
  locked: Pick<LockedRun, 'tx' | 'run'>,
  saved: { readonly documentId: string; readonly version: number; readonly content: RichDocument },
): Promise<undefined> {
  const { documentId, version, content } = saved;
  const { tx, run } = locked;
  const kept = await readKept(tx.client, documentId);
  if (!kept) return;
  const replaced = await askLive(documentId, 'replace', { kept, content });
  if (!replaced) {
    await backToVersion(tx.client, { eid: run.id, documentId }, kept);
    return replaceLive(deps, locked, saved);
  }
  const { edit, state } = replaced;
  const lastEdit = kept.edits.at(-1)?.id ?? 0;
  await settleLive(tx.client, documentId, { state: Buffer.from(state), version }, lastEdit);
  tx.afterCommit(() => tellReplaced(deps.database.pool, documentId, edit));
}
