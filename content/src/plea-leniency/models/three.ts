import type { Model } from '@lets/contract';
import { bi } from '../../build.ts';
import { careless, sound, type Words, wrong } from '../../models.ts';
import { type PaperPlan, type Texts, writtenParts } from '../papers.ts';

/** What one part says in place of the good text, and what is to be learnt from it. */
type Instead = readonly [at: number, texts: Texts, note: Words];

/** A paper in its three qualities: whole, vague in one part, mistaken in one part. */
export function three(
  plan: PaperPlan,
  good: readonly Texts[],
  vague: Instead,
  mistaken: Instead,
  note: Words = [
    '各项要素写全，结论有依据。',
    'Every element is there, and each conclusion is supported by grounds.',
  ],
): Model[] {
  const withPart = ([at, texts]: Instead) => ({
    parts: writtenParts(
      plan,
      good.map((one, index) => (index === at ? texts : one)),
    ),
  });
  return [
    sound(bi(...note), { parts: writtenParts(plan, good) }),
    careless(bi(...vague[2]), withPart(vague)),
    wrong(bi(...mistaken[2]), withPart(mistaken)),
  ];
}
