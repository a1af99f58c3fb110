import type { BilingualDocument } from '@lets/contract';
import { type Block, blank, heading, line, p, sign, title } from '../../build.ts';
import type { Words } from '../../models.ts';
import { write } from '../fields.ts';

export type Three = readonly [first: Words, second: Words, third: Words];

/** A paper of three parts that one person signs: as a form, or filled in. */
export interface ThreeParts {
  readonly name: Words;
  readonly before: Words;
  readonly headings: Three;
  readonly signer: string;
  readonly signed: Words;
}

export function threeParts(paper: ThreeParts, filled?: Three): BilingualDocument {
  const inLanguage = (at: 0 | 1): Block[] => [
    title(paper.name[at]),
    line(paper.before[at]),
    ...paper.headings.flatMap((one, index) => {
      const words = filled?.[index]?.[at];
      return [heading(one[at]), words === undefined ? blank() : p(words)];
    }),
    sign(paper.signer, paper.signed[at]),
  ];
  return write(inLanguage(0), inLanguage(1));
}
