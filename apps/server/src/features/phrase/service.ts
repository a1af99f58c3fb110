import {
  LIMITS,
  type OutputOf,
  type OwnPhrase,
  type ParsedInputOf,
  type PhraseKind,
  type phraseHide,
  type phraseList,
  type phraseOrder,
  type phraseRemove,
  type phraseSave,
  type phraseUse,
} from '@lets/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import * as repository from './repository.ts';

/** How long what was deleted can be put back. */
const PUT_BACK_MS = 24 * 3600 * 1000;

/** A bank is its owner's: nobody else reads or changes it. */
function bankOf({ id }: Caller, kind: PhraseKind): repository.Bank {
  return { ownerId: id, kind };
}

export async function listPhrases(
  { database }: Deps,
  caller: Caller,
  { kind }: ParsedInputOf<typeof phraseList>,
): Promise<OutputOf<typeof phraseList>> {
  const bank = bankOf(caller, kind);
  const [list, hidden] = await Promise.all([
    repository.readBank(database, bank),
    repository.readHidden(database, bank),
  ]);
  return { list, hidden };
}

/** Keeps a new phrase, or changes the words of one. */
export async function savePhrase(
  { database }: Deps,
  caller: Caller,
  { kind, id, text }: ParsedInputOf<typeof phraseSave>,
): Promise<OwnPhrase> {
  const bank = bankOf(caller, kind);
  return inTransaction(database, async (tx) => {
    await repository.lockBanks(tx, caller.id);
    const same = await repository.findByText(tx, bank, text);
    if (id === undefined) {
      if (same) return same;
      await assertRoom(tx, bank);
      return repository.addPhrase(tx, bank, text);
    }
    if (same && same.id !== id) refuse('phrase_exists');
    return (await repository.changeText(tx, bank, id, text)) ?? refuse('not_found');
  });
}

async function assertRoom(tx: Parameters<typeof repository.countBank>[0], bank: repository.Bank) {
  if ((await repository.countBank(tx, bank)) >= LIMITS.phrases) refuse('too_many_phrases');
}

/** Takes a phrase out, or puts it back; words that were written anew meanwhile stay the only ones. */
export async function removePhrase(
  { database, clock }: Deps,
  caller: Caller,
  { id, removed }: ParsedInputOf<typeof phraseRemove>,
): Promise<OutputOf<typeof phraseRemove>> {
  const now = clock();
  const before = new Date(now - PUT_BACK_MS);
  return inTransaction(database, async (tx) => {
    await repository.lockBanks(tx, caller.id);
    const phrase = (await repository.findOwn(tx, caller.id, id)) ?? refuse('not_found');
    if (phrase.removed_at !== null && phrase.removed_at < before) refuse('not_found');
    if (removed === (phrase.removed_at !== null)) return {};
    const bank = bankOf(caller, phrase.kind);
    if (!removed) {
      if (await repository.findByText(tx, bank, phrase.text)) return {};
      await assertRoom(tx, bank);
    }
    await repository.setRemoved(tx, id, removed ? new Date(now) : null);
    // As many as fill a bank: saving and deleting without end must not fill the database.
    await repository.forgetRemoved(tx, caller.id, { before, keep: LIMITS.phrases });
    return {};
  });
}

/** Refused where the caller's page did not know all of the bank. */
export async function orderPhrases(
  { database }: Deps,
  caller: Caller,
  { kind, ids }: ParsedInputOf<typeof phraseOrder>,
): Promise<OutputOf<typeof phraseOrder>> {
  return inTransaction(database, async (tx) => {
    await repository.lockBanks(tx, caller.id);
    const own = await repository.readBank(tx, bankOf(caller, kind));
    const named = new Set(ids);
    const isWhole =
      named.size === ids.length && own.length === ids.length && own.every(({ id }) => named.has(id));
    if (!isWhole) refuse('changed_meanwhile');
    await repository.setOrder(tx, ids);
    return {};
  });
}

export async function usePhrase(
  { database }: Deps,
  caller: Caller,
  { id }: ParsedInputOf<typeof phraseUse>,
): Promise<OutputOf<typeof phraseUse>> {
  return (await repository.countUse(database, caller.id, id)) ? {} : refuse('not_found');
}

export async function hideSuggestion(
  { database }: Deps,
  caller: Caller,
  { kind, suggestion, hidden }: ParsedInputOf<typeof phraseHide>,
): Promise<OutputOf<typeof phraseHide>> {
  await repository.setHidden(database, bankOf(caller, kind), suggestion, hidden);
  return {};
}
