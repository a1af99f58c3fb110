import type { RoleType, Side } from '../core/values.ts';
import { type Addressee, addresseeIn, isOnlyQuestion, isQuestion, isWeighty } from './addressing.ts';
import { isReply, promptIn } from './prompts.ts';

/**
 * Where a section's conversation stands: which prepared lines have been said, by anyone and in whatever words, which is due, and what
 * was said out of script that waits for an answer. Everybody reads the same from what everybody is told.
 */

export interface Speaker extends Addressee {
  readonly type: RoleType;
  readonly side: Side;
  /** Speaks here, at once or on the floor. */
  readonly speaks: boolean;
  readonly isPerson: boolean;
}

export interface Company {
  /** Whose line is next to whose: the section's script without its words. */
  readonly order: readonly string[];
  /** For each line whether it asks something; empty in a section without a script, where nobody knows. */
  readonly asks: readonly boolean[];
  readonly host: string | null;
  readonly speakers: readonly Speaker[];
}

/** One thing that happened in this visit; `text` is null where the role said that it had nothing to add. */
export interface Utterance {
  readonly seq: number;
  readonly role_id: string;
  readonly text: string | null;
  readonly byPerson: boolean;
}

export interface Remark {
  readonly seq: number;
  readonly role_id: string;
  readonly to: string;
  readonly text: string;
  readonly isQuestion: boolean;
}

export interface Exchange {
  /** For each line of the script whether it has been said, or passed over. */
  readonly done: readonly boolean[];
  /** The first line that is neither; the number of lines when there is none. */
  readonly due: number;
  /** Unanswered, oldest first. */
  readonly remarks: readonly Remark[];
}

interface Reading {
  readonly done: boolean[];
  remarks: Remark[];
  last: string | null;
}

/** Pure. */
export function readExchange(company: Company, utterances: readonly Utterance[]): Exchange {
  const reading: Reading = { done: company.order.map(() => false), remarks: [], last: null };
  for (const utterance of utterances) take(reading, company, utterance);
  return { done: reading.done, due: dueOf(reading), remarks: reading.remarks };
}

function dueOf({ done }: Pick<Reading, 'done'>): number {
  const first = done.indexOf(false);
  return first < 0 ? done.length : first;
}

function take(reading: Reading, company: Company, utterance: Utterance): void {
  const { role_id, text, byPerson } = utterance;
  if (text === null) {
    passOver(reading, company, role_id);
    return;
  }
  const passed = company.speakers.find((one) => promptIn(text, one.name) !== undefined);
  if (passed) {
    if (promptIn(text, passed.name) === 'passed_over') passOver(reading, company, passed.id);
  } else if (byPerson) takeFromPerson(reading, company, { ...utterance, text });
  else if (!isReply(text)) say(reading, company, role_id);
  reading.remarks = reading.remarks.filter(({ to }) => to !== role_id);
  reading.last = role_id;
}

function say({ done }: Reading, { order }: Company, roleId: string): void {
  const at = order.findIndex((role, index) => role === roleId && !done[index]);
  if (at >= 0) done[at] = true;
}

/** All that the role would have said now: its next line, and those that follow without anybody's between. */
function passOver({ done }: Reading, { order }: Company, roleId: string): void {
  let at = order.findIndex((role, index) => role === roleId && !done[index]);
  while (at >= 0 && order[at] === roleId) done[at++] = true;
}

/** A person's own words stand for the line that is due; said at another time, they are a remark. */
function takeFromPerson(
  reading: Reading,
  company: Company,
  utterance: Utterance & { readonly text: string },
): void {
  const { role_id, text } = utterance;
  const { order, host } = company;
  const due = dueOf(reading);
  const asks = isQuestion(text);
  const named = addresseeIn(text, company.speakers, role_id);
  const next = order.slice(due).find((role) => role !== role_id);
  if (order[due] === role_id) {
    // The next one's line answers, but never that of the leading role, who goes on with the order.
    const isAnsweredNext = isSameSide(company, named, next) && named !== host;
    // A role that only asks still has to say its line; for the leading role the question is enough.
    const isAside = named ? !isAnsweredNext : company.asks[due] === false && role_id !== host;
    // A role that also says something has had its turn; one that only asks another role keeps it.
    if (isOnlyQuestion(text) && isAside) remark(reading, company, utterance, named);
    else say(reading, company, role_id);
    return;
  }
  const isContinued = reading.last === role_id && order[due - 1] === role_id;
  if (!asks && (isContinued || !isWeighty(text))) return;
  // The leading role calls on a person whose line is due anyway.
  if (!asks && role_id === host && (!named || isSameSide(company, named, order[due]))) return;
  // Said before its turn, it is not asked for again.
  if (!asks && !named) say(reading, company, role_id);
  remark(reading, company, utterance, named);
}

/** A party and its counsel answer for each other; the bench, and third persons, each for themselves. */
function isSameSide({ speakers }: Company, one: string | undefined, other: string | undefined): boolean {
  const sideOf = (id: string | undefined) => speakers.find((speaker) => speaker.id === id)?.side;
  const side = sideOf(one);
  return one === other || ((side === 'claimant' || side === 'respondent') && side === sideOf(other));
}

function remark(
  reading: Reading,
  { speakers, host }: Company,
  { seq, role_id, text }: Utterance & { readonly text: string },
  named: string | undefined,
): void {
  const candidates = [named, host, reading.last];
  const speaker = candidates
    .filter((id) => id !== role_id)
    .map((id) => speakers.find((one) => one.id === id))
    .find((one) => one !== undefined && (one.id === named || (one.speaks && !one.isPerson)));
  // People answer each other as they like.
  if (!speaker || speaker.isPerson || !speaker.speaks) return;
  reading.remarks = [
    ...reading.remarks,
    { seq, role_id, to: speaker.id, text, isQuestion: isQuestion(text) },
  ];
}

/** Pure: the role whose line is waited for; undefined when all is said. */
export function awaitedRole({ order }: Pick<Company, 'order'>, { due }: Exchange): string | undefined {
  return order[due];
}
