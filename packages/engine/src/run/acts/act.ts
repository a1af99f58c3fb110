import type { CommandOf, CommandType } from '../command.ts';
import type { Rule } from './ruling.ts';
import type { Viewpoint } from './viewpoint.ts';

/** How it is found out whether somebody can do something now. */
export interface Probe<T extends CommandType = CommandType> {
  /** Whether the act could ever be this person's here. */
  readonly isTheirs: (from: Viewpoint) => boolean;
  /** Well-formed commands to try; the act is possible when one of them would be accepted. */
  readonly tries: (from: Viewpoint) => readonly CommandOf<T>[];
}

/** All that the engine knows of one type of command. */
export interface Act<T extends CommandType> extends Probe<T> {
  readonly judge: Rule<T>;
}

/** The records of some commands, by their names. */
export type Acts<T extends CommandType> = { readonly [K in T]: Act<K> };
