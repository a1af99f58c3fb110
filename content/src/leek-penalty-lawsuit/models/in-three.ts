import { bi } from '../../build.ts';
import { type CaseModels, careless, sound, type value, wrong } from '../../models.ts';
import { filled, type Paper, type Said } from '../paper.ts';

export interface Version {
  readonly note: readonly [zh: string, en: string];
  readonly said: readonly Said[];
  readonly values?: readonly ReturnType<typeof value>[];
}

/** A paper in its three qualities. */
export function inThree(paper: Paper, good: Version, thin: Version, mistaken: Version): CaseModels {
  const written = ({ said, values = [] }: Version) => ({ parts: filled(paper, said), values });
  return {
    [paper.id]: [
      sound(bi(...good.note), written(good)),
      careless(bi(...thin.note), written(thin)),
      wrong(bi(...mistaken.note), written(mistaken)),
    ],
  };
}
