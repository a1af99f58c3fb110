import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';
import { BENCH_BRIEFS } from './briefs/bench.ts';
import { PARTY_BRIEFS } from './briefs/parties.ts';
import type { ByFine, Fine } from './fine.ts';

/** What a person knows whatever was imposed, and what follows from the fine. */
export interface Brief {
  readonly zh: readonly string[];
  readonly en: readonly string[];
  readonly over: ByFine<{ readonly zh: readonly string[]; readonly en: readonly string[] }>;
}

/** What only the holder of a role may read. No brief says how the case must be decided. */
export function briefsFor(fine: Fine): Readonly<Record<string, Bilingual>> {
  const all: Readonly<Record<string, Brief>> = { ...BENCH_BRIEFS, ...PARTY_BRIEFS };
  return Object.fromEntries(
    Object.entries(all).map(([role, { zh, en, over }]) => [
      role,
      lines([...over[fine].zh, ...zh], [...over[fine].en, ...en]),
    ]),
  );
}
