/** What the heads imposed in the leek case. The action is over this fine, so that everything that follows from it is chosen by it. */
export type Fine = 50_000 | 10_000 | 3_000;

/** Texts that differ by what was imposed. */
export type ByFine<T> = Readonly<Record<Fine, T>>;

/** What the leeks were worth (56 yuan), in yuan; what she paid back is not confiscated. */
export const VALUE = 56;
export const REFUNDED = 14;
/** What the legal review proposed, and what the court is asked for where more was imposed. */
export const PROPOSED: Fine = 3_000;
const TURNOVER = 9_000;

const grouped = (sum: number): string => sum.toLocaleString('en-US');

export interface Figures {
  /** 50,000 */
  readonly fine: string;
  /** How many times the value of the goods, in whole numbers. */
  readonly times: number;
  /** Three per cent a day (Administrative Penalty Law, Article 72). */
  readonly daily: string;
  /** How it compares with a month's turnover. */
  readonly turnover: readonly [zh: string, en: string];
}

const MONTHS: ByFine<Figures['turnover']> = {
  50000: ['超过月营业额的五倍', 'more than five months of turnover'],
  10000: ['超过一个月的营业额', 'more than a month of turnover'],
  3000: ['约为月营业额的三分之一', 'a third of a month of turnover'],
};

/** Pure: what is calculated from the fine. */
export function figuresOf(fine: Fine): Figures {
  return {
    fine: grouped(fine),
    times: Math.floor(fine / VALUE),
    daily: grouped((fine * 3) / 100),
    turnover: MONTHS[fine],
  };
}

/** The fine against a month's turnover, for the test of the words above. */
export const shareOfTurnover = (fine: Fine): number => fine / TURNOVER;
