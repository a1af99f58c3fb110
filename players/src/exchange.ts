import {
  type Company,
  type Exchange,
  type FlowNodeView,
  fittingPhrases,
  type Phrase,
  readExchange,
  type Speaker,
  type Utterance,
} from '@lets/contract';
import { isPlayedByHuman, type SectionState, type View, visitRecord } from './view.ts';

/** Where the conversation of a section stands, as one player reads it. */
export interface Talk {
  readonly company: Company;
  readonly exchange: Exchange;
  readonly utterances: readonly Utterance[];
}

/** Pure. */
export function talkOf(view: View, node: FlowNodeView, section: SectionState): Talk {
  const company = companyOf(view, node);
  const utterances = utterancesOf(view, section);
  return { company, utterances, exchange: readExchange(company, utterances) };
}

function companyOf(view: View, node: FlowNodeView): Company {
  const order = view.detail.speaking_order[node.id] ?? improvised(node);
  return {
    order,
    host: node.roles.find(({ host }) => host)?.role_id ?? null,
    speakers: node.roles.map(({ role_id }) => speakerOf(view, node, role_id)),
  };
}

/** In a section without a script whoever may speak says one thing, the host first. */
function improvised(node: FlowNodeView): readonly string[] {
  return node.roles
    .filter(({ functions }) => functions.includes('speech') || functions.includes('request_speech'))
    .sort((a, b) => Number(b.host) - Number(a.host))
    .map(({ role_id }) => role_id);
}

function speakerOf(view: View, node: FlowNodeView, roleId: string): Speaker {
  const { flow, roles } = view.detail;
  const role = flow.roles.find(({ id }) => id === roleId);
  const place = node.roles.find(({ role_id }) => role_id === roleId);
  const person = (roles ?? []).find(({ role_id }) => role_id === roleId)?.name;
  return {
    id: roleId,
    name: role?.name ?? { zh: roleId, en: roleId },
    aliases: person ? [person.zh, person.en] : [],
    type: role?.type ?? 'other',
    side: role?.side ?? 'third',
    isHost: place?.host === true,
    speaks: place?.functions.some((one) => one === 'speech' || one === 'request_speech') === true,
    isPerson: isPlayedByHuman(view, roleId),
  };
}

function utterancesOf(view: View, section: SectionState): readonly Utterance[] {
  return visitRecord(view, section).flatMap((event): Utterance[] => {
    const { seq, role_id, actor_id } = event;
    if (role_id === null) return [];
    const byPerson = actor_id !== null && view.humans.has(actor_id);
    if (event.type === 'spoke') return [{ seq, role_id, byPerson, text: event.data.text }];
    return event.type === 'rested' ? [{ seq, role_id, byPerson, text: null }] : [];
  });
}

/** The prepared lines of one's own for the room, in order. */
export function ownLines(view: View, node: FlowNodeView, roleId: string): readonly Phrase[] {
  return fittingPhrases(node.phrases, view.state.sections).filter(
    (phrase) => phrase.role_id === roleId && !phrase.apart,
  );
}

export function isSaid({ utterances }: Pick<Talk, 'utterances'>, { role_id, text }: Phrase): boolean {
  return utterances.some((one) => one.role_id === role_id && (one.text === text.zh || one.text === text.en));
}

/** The role's next turn in the script: its place there, and the line for it; null where the case has none and it is made up. */
export function nextTurn(
  view: View,
  node: FlowNodeView,
  talk: Talk,
  roleId: string,
): { readonly at: number; readonly line: Phrase | null } | undefined {
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
