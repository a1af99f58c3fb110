import type { HelpAsked } from '@lets/engine';

type AnsweredCall = HelpAsked & { readonly answer: NonNullable<HelpAsked['answer']> };

export interface HelpShown {
  /** The newest call that waits for an answer. */
  readonly waiting: HelpAsked | undefined;
  /** How many more wait. */
  readonly others: number;
  /** The call answered last, until its reader has closed it or the team has gone on to another section. */
  readonly answered: AnsweredCall | undefined;
}

interface Reader {
  /** The number of the last answer that was closed. */
  readonly readTo: number;
  /** When the section on the screen opened. */
  readonly openedAt: number;
}

/** Pure: which calls for help stand above a section. */
export function helpShown(help: readonly HelpAsked[], { readTo, openedAt }: Reader): HelpShown {
  const waiting = help.filter(({ answer }) => !answer);
  const answered = help
    .filter((call): call is AnsweredCall => call.answer !== undefined)
    .filter(({ answer }) => answer.seq > readTo && answer.at >= openedAt)
    .sort((a, b) => a.answer.seq - b.answer.seq);
  return { waiting: waiting.at(-1), others: Math.max(0, waiting.length - 1), answered: answered.at(-1) };
}
