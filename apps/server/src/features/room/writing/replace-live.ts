import type { RichDocument } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Hand } from '../run-command.ts';
import { tellReplaced } from './hub.ts';
import { askLive } from './live/live-threads.ts';
import { backToVersion, readKept } from './live-document.ts';
import { settleLive } from './repository.ts';

/** A version that was saved whole becomes what its editors see, where there are any. */
export async function replaceLive(
  deps: Deps,
  hand: Hand,
  saved: { readonly documentId: string; readonly version: number; readonly content: RichDocument },
): Promise<void> {
  const { documentId, version, content } = saved;
  const { client } = hand.tx;
  const kept = await readKept(client, documentId);
  if (!kept) return;
  const replaced = await askLive(documentId, 'replace', { kept, content });
  if (!replaced) {
    await backToVersion(client, { eid: hand.run.id, documentId }, kept);
    return replaceLive(deps, hand, saved);
  }
  const { edit, state } = replaced;
  const lastEdit = kept.edits.at(-1)?.id ?? 0;
  await settleLive(client, documentId, { state: Buffer.from(state), version }, lastEdit);
  hand.tx.afterCommit(() => tellReplaced(deps.database.pool, documentId, edit));
}
