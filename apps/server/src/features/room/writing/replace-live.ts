import type { RichDocument } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { LockedRun } from '../act/act.ts';
import { settleLive } from './edit-repository.ts';
import { askLive } from './live/live-threads.ts';
import { backToVersion, readKept } from './live-document.ts';

/** A version that was saved whole becomes what its editors see, where there are any. */
export async function replaceLive(
  deps: Deps,
  locked: Pick<LockedRun, 'tx' | 'run'>,
  saved: { readonly documentId: string; readonly version: number; readonly content: RichDocument },
): Promise<undefined> {
  const { documentId, version, content } = saved;
  const { tx, run } = locked;
  const kept = await readKept(tx, documentId);
  if (!kept) return;
  const replaced = await askLive(documentId, 'replace', { kept, content });
  if (!replaced) {
    await backToVersion(tx, { eid: run.id, documentId }, kept);
    return replaceLive(deps, locked, saved);
  }
  const { edit, state } = replaced;
  const lastEdit = kept.edits.at(-1)?.id ?? 0;
  await settleLive(tx, documentId, { state: Buffer.from(state), version }, lastEdit);
  tx.afterCommit(() => void deps.documentEvents.emit('replaced', documentId, edit));
}
