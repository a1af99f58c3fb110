import type { ChainReport } from '@lets/contract';
import type { Reader } from '../../../db/reader.ts';
import { type ChainedEntry, type Seal, SealHash } from './chain.ts';
import * as repository from './repository.ts';

/** Few enough that they are no burden to the memory. */
const ENTRIES_TOGETHER = 500;
const SEALS_TOGETHER = 500;

/** A head noted earlier, outside the database: it must still be in the chain. */
export interface KnownHead {
  readonly seal: number;
  readonly hash: string;
}

type Broken = NonNullable<ChainReport['broken']>;

/**
 * Walks the whole chain as it stands. Old entries may be removed meanwhile, which looks like a break; then it is walked once more. What is
 * younger than the last seal is counted and not judged.
 */
export async function verifyChain(
  reader: Reader,
  now: number,
  known: readonly KnownHead[] = [],
): Promise<ChainReport> {
  const before = await repository.lastRemoval(reader);
  const report = await walk(reader, now, before, known);
  if (report.broken === null) return report;
  const after = await repository.lastRemoval(reader);
  return after?.id === before?.id ? report : walk(reader, now, after, known);
}

async function walk(
  reader: Reader,
  now: number,
  removal: Seal | null,
  known: readonly KnownHead[],
): Promise<ChainReport> {
  const start = { seal: removal?.cut_seal ?? 0, hash: removal?.cut_hash ?? '', to: removal?.cut_to ?? 0 };
  const heads = new Map(known.filter(({ seal }) => seal > start.seal).map((head) => [head.seal, head.hash]));
  let last = start;
  let [seals, entries] = [0, 0];
  const answer = (broken: Broken | null, unsealed = 0): ChainReport => ({
    at: now,
    seals,
    entries,
    unsealed,
    head: last.seal === 0 ? null : { seal: last.seal, hash: last.hash },
    broken,
  });
  const strays = start.to === 0 ? 0 : await repository.countBetween(reader, 0, start.to);
  if (strays > 0) return answer({ seal: start.seal, from: 1, to: start.to, why: 'extra', missing: -strays });
  for (;;) {
    const some = await repository.sealsAfter(reader, last.seal, SEALS_TOGETHER);
    const entryReader = new EntryReader(reader, last.to, some.at(-1)?.to_id ?? last.to);
    for (const seal of some) {
      const broken = await judge(seal, last, entryReader);
      if (broken) return answer(broken);
      last = { seal: seal.id, hash: seal.hash, to: seal.to_id };
      seals += 1;
      if (seal.kind === 'entries') entries += seal.count;
      const noted = heads.get(seal.id);
      if (noted !== undefined && noted !== seal.hash) return answer({ ...placeOf(seal), why: 'head' });
      heads.delete(seal.id);
    }
    if (some.length < SEALS_TOGETHER) break;
  }
  // A head that was noted and is not there any more: the end of the chain was taken off.
  for (const seal of heads.keys())
    return answer({ seal, from: last.to + 1, to: last.to, why: 'head', missing: 0 });
  return answer(null, await repository.countBetween(reader, last.to, await repository.newestId(reader)));
}

const placeOf = ({ id, from_id, to_id }: Seal) => ({ seal: id, from: from_id, to: to_id, missing: 0 });

async function judge(
  seal: Seal,
  before: { readonly hash: string; readonly to: number },
  entries: EntryReader,
): Promise<Broken | null> {
  const place = placeOf(seal);
  const isRemoval = seal.kind === 'removal';
  if (seal.from_id !== before.to + 1 || (isRemoval && seal.to_id !== before.to))
    return { ...place, why: 'order' };
  const hash = new SealHash(before.hash, seal);
  let found = 0;
  if (!isRemoval)
    for await (const entry of entries.upTo(seal.to_id)) {
      hash.add(entry);
      found += 1;
    }
  const missing = isRemoval ? 0 : seal.count - found;
  if (missing !== 0) return { ...place, why: missing > 0 ? 'missing' : 'extra', missing };
  return hash.digest() === seal.hash ? null : { ...place, why: 'changed' };
}

/** Reads the entries of a stretch in their order, some at a time, as the seals ask for them. */
class EntryReader {
  readonly #reader: Reader;
  readonly #upto: number;
  #after: number;
  #waiting: ChainedEntry[] = [];

  constructor(reader: Reader, after: number, upto: number) {
    this.#reader = reader;
    this.#after = after;
    this.#upto = upto;
  }

  async *upTo(id: number): AsyncGenerator<ChainedEntry> {
    for (;;) {
      if (this.#waiting.length === 0 && !(await this.#fill())) return;
      const next = this.#waiting[0];
      if (!next || next.id > id) return;
      this.#waiting.shift();
      yield next;
    }
  }

  async #fill(): Promise<boolean> {
    const place = { after: this.#after, upto: this.#upto, limit: ENTRIES_TOGETHER };
    this.#waiting = await repository.entriesBetween(this.#reader, place);
    this.#after = this.#waiting.at(-1)?.id ?? this.#upto;
    return this.#waiting.length > 0;
  }
}
