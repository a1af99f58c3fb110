import { MODEL_QUALITIES, type Model, type ModelQuality } from './model.ts';

/** Of ten papers of a person who may err, so many are of each quality. */
const OF_TEN: Readonly<Record<ModelQuality, number>> = { sound: 5, careless: 3, wrong: 2 };

/** Pure: which of a template's models is handed in. `quality` and `which` are dice from 0 up to 1; who may not err writes a sound one. */
export function chooseModel(
  models: readonly Model[],
  {
    may_err,
    quality,
    which,
  }: { readonly may_err: boolean; readonly quality: number; readonly which: number },
): Model | null {
  const there = MODEL_QUALITIES.filter((one) => models.some((model) => model.quality === one));
  const allowed = may_err ? there : there.slice(0, 1);
  const chosen = models.filter((model) => model.quality === fallen(allowed, quality));
  return chosen[Math.floor(which * chosen.length)] ?? null;
}

function fallen(qualities: readonly ModelQuality[], die: number): ModelQuality | undefined {
  const sum = qualities.reduce((total, one) => total + OF_TEN[one], 0);
  let left = die * sum;
  return qualities.find((one) => {
    left -= OF_TEN[one];
    return left < 0;
  });
}
