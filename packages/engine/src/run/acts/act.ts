import type { CommandOf, CommandType } from '../command.ts';
import type { Rule } from './ruling.ts';
import type { Viewpoint } from './viewpoint.ts';

/** Finds out whether a person can do something now. */
export interface Probe<T extends CommandType = CommandType> {
  /** Whether the act can ever be available to this person here. */
  readonly isTheirs: (from: Viewpoint) => boolean;
  /** Well-formed commands to try: the act is possible when one of them would be accepted. */
  readonly tries: (from: Viewpoint) => readonly CommandOf<T>[];
}

/** Everything the engine knows about one type of command. */
interface Act<T extends CommandType> extends Probe<T> {
  readonly judge: Rule<T>;
}

/** The records of some commands, by name. */
export type Acts<T extends CommandType> = { readonly [K in T]: Act<K> };
