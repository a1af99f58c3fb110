import type { CallDeclaration, ParsedInputOf } from '@lets/contract';
import type { View } from '../view.ts';
import type { Table } from './table.ts';

export interface Caller {
  readonly table: Table;
  readonly user: number;
  readonly view: View;
}

/** A call with what answers it. */
export interface Answer {
  readonly path: string;
  readonly answer: (caller: Caller, fields: Record<string, string>) => unknown;
}

/** Reads the input as a server would, and answers it. */
export function answering<C extends CallDeclaration>(
  declaration: C,
  answer: (caller: Caller, input: ParsedInputOf<C>) => unknown,
): Answer {
  return {
    path: declaration.path,
    answer: (caller, fields) => answer(caller, declaration.input.parse(fields) as ParsedInputOf<C>),
  };
}
