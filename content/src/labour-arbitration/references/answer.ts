import type { CaseDocument } from '@lets/contract';
import { type Block, bi, bullets, p, table, title } from '../../build.ts';
import type { Words } from '../../models.ts';
import { reference } from '../fields.ts';

type Row = readonly Words[];

export interface Answer {
  readonly section: string;
  /** Its id follows `reference_`. */
  readonly id: string;
  readonly name: Words;
  readonly rows?: readonly Row[];
  readonly points: readonly Words[];
  readonly close?: Words;
}

/** The main points of a good paper, in both languages: its figures first, then what it has to say. */
export function answer({ section, id, name, rows, points, close }: Answer): CaseDocument {
  const blocks = (at: 0 | 1): Block[] => {
    const [head, ...body] = (rows ?? []).map((row) => row.map((cell) => cell[at]));
    return [
      title([`${name[0]}（要点）`, `${name[1]} (main points)`][at] ?? ''),
      ...(head ? [table(head, ...body)] : []),
      bullets(...points.map((point) => point[at])),
      ...(close ? [p(close[at])] : []),
    ];
  };
  return reference(
    `reference_${id}`,
    bi(`${name[0]}参考答案`, `Reference: ${name[1].charAt(0).toLowerCase()}${name[1].slice(1)}`),
    blocks(0),
    blocks(1),
    section,
  );
}

/** A cell that reads the same in both languages. */
export const same = (text: string): Words => [text, text];
