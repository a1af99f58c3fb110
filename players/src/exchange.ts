import {
  type Company,
  companyOf,
  type Exchange,
  type FlowNodeView,
  fittingLines,
  isLine,
  type Line,
  readExchange,
  type Utterance,
  utterancesIn,
} from '@lets/contract';
import type { SectionState, View } from './view.ts';

/** Where the conversation of a section stands, as one player reads it. */
export interface Talk {
  readonly company: Company;
  readonly exchange: Exchange;
  readonly utterances: readonly Utterance[];
}

/** Pure. */
export function talkOf(view: View, node: FlowNodeView, section: SectionState): Talk {
  const isPerson = (id: number) => view.humans.has(id);
  const company = companyOf({ detail: view.detail, node, holders: view.state.holders, isPerson });
  const utterances = utterancesIn(view.record, section, isPerson);
  return { company, utterances, exchange: readExchange(company, utterances) };
}

/** The prepared lines of one's own for the room, in order. */
export function ownLines(view: View, node: FlowNodeView, roleId: string): readonly Line[] {
  return fittingLines(node.lines, view.state.sections).filter(
    (line) => line.role_id === roleId && !line.apart,
  );
}

export function isSaid({ utterances }: Pick<Talk, 'utterances'>, line: Line): boolean {
  return utterances.some((one) => one.role_id === line.role_id && isLine(line, one.text));
}

/** The role's next turn in the script: its place there, and the line for it; null where the case has none and it is made up. */
export function nextTurn(
  view: View,
  node: FlowNodeView,
  talk: Talk,
  roleId: string,
): { readonly at: number; readonly line: Line | null } | undefined {
  const { order } = talk.company;
  const at = order.findIndex((role, index) => role === roleId && !talk.exchange.done[index]);
  if (at < 0) return undefined;
  const own = ownLines(view, node, roleId);
  const turn = order.slice(0, at).filter((role) => role === roleId).length;
  const line = own[turn];
  const unsaid = own.filter((one) => !isSaid(talk, one));
  return { at, line: (line && unsaid.includes(line) ? line : unsaid[0]) ?? null };
}

/** Pure: whether what a line answers has been said: the last line before it of the role that it names, else every line before it. */
export function isDue({ company, exchange }: Talk, at: number, answers: string | undefined): boolean {
  const { order } = company;
  if (answers === undefined) return exchange.due === at;
  const last = order.lastIndexOf(answers, at - 1);
  return at === 0 || last < 0 ? exchange.due === at : exchange.done[last] === true;
}
