/** One line of the table. */
export interface Row {
  readonly figure: string;
  readonly measured: string;
  readonly yardstick: string;
  readonly ratio: string;
  readonly goal: string;
  /** Null where there is no goal: the row only explains another. */
  readonly isMet: boolean | null;
}

export interface Result {
  readonly rows: readonly Row[];
  /** What a reader must know beside the rows: counts, sizes, shortcomings. */
  readonly notes: readonly string[];
  /** Everything measured, for the JSON. */
  readonly data: unknown;
}

export interface Setting {
  /** For data that may be thrown away. */
  readonly folder: string;
  readonly isQuick: boolean;
  readonly tell: (what: string) => void;
}

/** What a figure needs is not on this machine: the run goes on without it and says so. */
export class CannotMeasure extends Error {
  override readonly name = 'CannotMeasure';
}

export type Figure = (setting: Setting) => Promise<Result>;

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
export const times = (value: number) => `${value.toFixed(2)}×`;
