import { TRANSLATION } from '@lets/contract';

/** Pure: texts as a model is asked for them, so many and so long at once; what is longer than one may be is left out. */
export function batchesOf<T extends { readonly zh: string }>(all: readonly T[]): T[][] {
  const batches: T[][] = [];
  let letters = 0;
  for (const one of all) {
    const { length } = one.zh.trim();
    if (length > TRANSLATION.text) continue;
    const batch = batches.at(-1);
    if (batch && batch.length < TRANSLATION.texts && letters + length <= TRANSLATION.together) {
      batch.push(one);
      letters += length;
    } else {
      batches.push([one]);
      letters = length;
    }
  }
  return batches;
}
