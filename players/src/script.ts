import type { FlowNodeView } from '@lets/contract';
import type { Act } from './act.ts';
import { isDue, nextTurn, type Talk, talkOf } from './exchange.ts';
import type { Manner } from './manner.ts';
import { answerTo } from './remarks.ts';
import { lineOf } from './unscripted.ts';
import {
  assignmentOf,
  hostRole,
  isMine,
  isPlayedByHuman,
  myRoles,
  type SectionState,
  type View,
} from './view.ts';
import { isPassedOver, nudge } from './waiting.ts';
import { wordsOf } from './weighing.ts';

/** A player who says fewer lines than its turns is not waited for any longer than this times anybody's patience, nor given up at once. */
const GIVE_UP_AFTER = 2;
const NOT_BEFORE_MS = 10_000;

function isStuck({ idle }: View, { patience }: Manner): boolean {
  return idle >= Math.max(patience * GIVE_UP_AFTER, NOT_BEFORE_MS);
}

/** Pure: whether something is still to be said here: a line of the script, or an answer. */
export function isTalkOpen(view: View, node: FlowNodeView, section: SectionState, manner: Manner): boolean {
  if (section.court?.record?.status === 'checking') return false;
  const talk = talkOf(view, node, section);
  return dueRole(view, node, section, talk, manner) !== undefined || isAnswerDue(view, talk, manner);
}

function isAnswerDue(view: View, { exchange }: Talk, manner: Manner): boolean {
  return exchange.remarks.length > 0 && !isStuck(view, manner);
}

/** The role whose line is due, passing over players who cannot or do not say it. People are never passed over here. */
function dueRole(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  talk: Talk,
  manner: Manner,
): string | undefined {
  const { order } = talk.company;
  return order.find((role, at) => {
    if (talk.exchange.done[at] || isMute(view, node, section, talk, role)) return false;
    if (view.idle >= manner.patience && !section.inside.includes(role)) return false;
    return isPlayedByHuman(view, role) || isMine(view, role) || !isStuck(view, manner);
  });
}

/** Would need the floor of a person who leads and has let the others go on. */
function isMute(view: View, node: FlowNodeView, section: SectionState, talk: Talk, role: string): boolean {
  const host = talk.company.host;
  return (
    host !== null &&
    host !== role &&
    isPlayedByHuman(view, host) &&
    !isPlayedByHuman(view, role) &&
    !(assignmentOf(node, role)?.functions ?? []).includes('speech') &&
    !section.floor.includes(role) &&
    isPassedOver(view, talk, host)
  );
}

/** What this player says, or does so that a person can speak; null while it listens, or when all is said. */
export function sayNext(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  if (section.court?.record?.status === 'checking') return null;
  const talk = talkOf(view, node, section);
  const remark = talk.exchange.remarks.find(({ to }) => isMine(view, to) && section.inside.includes(to));
  if (remark) return speakAs(node, section, remark.to, answerTo(view, node, talk, remark, manner));
  if (isAnswerDue(view, talk, manner)) return null;
  const own = isShowing(view, section, talk, manner) ? null : sayOwnLine(view, node, section, talk, manner);
  return own ?? callOrAsk(view, node, section, talk, manner);
}

/** What someone has asked to show belongs to what was said last: nobody goes on before it is on the screen, or refused, or let be. */
function isShowing(view: View, { requests }: SectionState, talk: Talk, { patience }: Manner): boolean {
  if (!requests.some(({ about }) => about === 'display')) return false;
  const { host } = talk.company;
  return host !== null && isPlayedByHuman(view, host)
    ? !isPassedOver(view, talk, host)
    : view.idle < patience;
}

function sayOwnLine(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  talk: Talk,
  manner: Manner,
): Act | null {
  const due = dueRole(view, node, section, talk, manner);
  for (const role of myRoles(view, node)) {
    const turn = section.inside.includes(role) ? nextTurn(view, node, talk, role) : undefined;
    if (!turn) continue;
    if (role !== due && !(turn.line?.answers !== undefined && isDue(talk, turn.at, turn.line.answers)))
      continue;
    const text = (turn.line && wordsOf(turn.line, node, view, manner)) || lineOf(view, node, role);
    return speakAs(node, section, role, text);
  }
  return null;
}

/** The leading role calls in whose line is due; a silent role is asked, and then passed over. */
function callOrAsk(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  talk: Talk,
  manner: Manner,
): Act | null {
  const due = dueRole(view, node, section, talk, manner);
  if (due === undefined) return null;
  const host = hostRole(view, node);
  if (!section.inside.includes(due)) {
    return host === undefined ? null : { do: 'call_in', node: node.id, role: host, target: due };
  }
  const leads = talk.company.host;
  // A player who waits for the floor waits for the host.
  const awaited = isPlayedByHuman(view, due) ? due : section.requests.length > 0 ? leads : null;
  if (awaited === null || !isPlayedByHuman(view, awaited)) return null;
  const prompt = awaited === leads ? 'lead' : 'speak';
  const said = nudge(view, node, section, talk, { role: awaited, prompt }, manner);
  return said && speakAs(node, section, said.role, said.text);
}

/** Speaks, or asks for the floor and waits for it. */
export function speakAs(node: FlowNodeView, section: SectionState, role: string, text: string): Act | null {
  const functions = assignmentOf(node, role)?.functions ?? [];
  if (functions.includes('speech') || section.floor.includes(role)) {
    return { do: 'speak', node: node.id, role, text };
  }
  const isWaiting = section.requests.some(
    (request) => request.role_id === role && request.about === 'speech',
  );
  if (isWaiting || !functions.includes('request_speech')) return null;
  return { do: 'ask', node: node.id, role, about: 'speech', text: text.slice(0, 60) };
}
