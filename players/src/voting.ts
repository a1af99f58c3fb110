import { type Bilingual, type FlowNodeView, promptIn, RESERVATIONS } from '@lets/contract';
import type { Act } from './act.ts';
import { ownLines, type Talk, talkOf } from './exchange.ts';
import type { Manner } from './manner.ts';
import { isTalkOpen, speakAs } from './script.ts';
import { assignmentOf, hostRole, isMine, isPlayedByHuman, type SectionState, type View } from './view.ts';
import { isPassedOver, nudge } from './waiting.ts';
import { stanceOf } from './weighing.ts';

/** Once everybody has said what they think: votes, and where it leads, ends the vote when nobody is waited for any more. */
export function castVote(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  if (section.vote.ended || !node.vote) return null;
  const isScripted = view.detail.speaking_order[node.id] !== undefined;
  if (isScripted && isTalkOpen(view, node, section, manner)) return null;
  const talk = talkOf(view, node, section);
  const voters = node.roles.filter((role) => role.functions.includes('vote')).map((role) => role.role_id);
  const missing = voters.filter((role) => !section.vote.voted.includes(role));
  const mine = missing.find((role) => isMine(view, role) && section.inside.includes(role));
  if (mine !== undefined && manner.vote !== 'absent') {
    return voteAs(view, node, section, talk, mine, manner);
  }
  return missing.length > 0 ? waitForVotes(view, node, section, talk, missing, manner) : endVote(view, node);
}

function voteAs(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  talk: Talk,
  role: string,
  manner: Manner,
): Act | null {
  const stance = stanceOf(node, section, role, manner);
  const option = node.vote?.options.find((one) => one.counts === stance);
  if (!option) return null;
  const { utterances } = talk;
  const maySay = assignmentOf(node, role)?.functions.includes('speech') === true;
  // Who votes in secret does not say how, and who has spoken against it has said why.
  const isToSay =
    manner.vote === 'weigh' &&
    stance === 'against' &&
    maySay &&
    !node.vote?.secret &&
    !hasSpokenAgainst(view, node, talk, role);
  const reservation = isToSay ? reservationOf(utterances, role, saidBefore(view, section, role)) : undefined;
  if (reservation) return speakAs(node, section, role, reservation[view.lang]);
  return { do: 'vote', node: node.id, role, option: option.id };
}

function hasSpokenAgainst(view: View, node: FlowNodeView, { utterances }: Talk, role: string): boolean {
  return ownLines(view, node, role).some(
    ({ against }) =>
      against &&
      utterances.some(
        (one) => one.role_id === role && one.text !== null && [against.zh, against.en].includes(one.text),
      ),
  );
}

/** What the role said before this visit, here and elsewhere. */
function saidBefore({ record }: View, { opened_seq }: SectionState, role: string): ReadonlySet<string> {
  return new Set(
    record.flatMap((event) =>
      event.type === 'spoke' && event.role_id === role && event.seq < opened_seq ? [event.data.text] : [],
    ),
  );
}

/** Pure: the reservation that a role has yet to state, in words that nobody here used before it, nor the role in an earlier vote. */
export function reservationOf(
  utterances: readonly Pick<Talk['utterances'][number], 'role_id' | 'text'>[],
  role: string,
  before: ReadonlySet<string> = new Set(),
): Bilingual | undefined {
  const saidBy = ({ zh, en }: Bilingual) => utterances.filter(({ text }) => text === zh || text === en);
  const said = RESERVATIONS.flatMap(saidBy);
  if (said.some(({ role_id }) => role_id === role)) return undefined;
  const unused = RESERVATIONS.filter((one) => saidBy(one).length === 0);
  const isNew = ({ zh, en }: Bilingual) => !before.has(zh) && !before.has(en);
  return unused.find(isNew) ?? unused[0] ?? RESERVATIONS[said.length % RESERVATIONS.length];
}

/** A person who has not voted is asked, and then passed over; players who have not will. */
function waitForVotes(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  talk: Talk,
  missing: readonly string[],
  manner: Manner,
): Act | null {
  const isGone = (role: string) =>
    isPlayedByHuman(view, role) ? hasLetGo(view, talk, role) : view.idle >= manner.patience * 2;
  const awaited = missing.find((role) => !isGone(role));
  if (awaited === undefined || view.idle >= manner.patience * 3) return endVote(view, node);
  if (!isPlayedByHuman(view, awaited)) return null;
  const said = nudge(view, node, section, talk, { role: awaited, prompt: 'vote' }, manner);
  return said && speakAs(node, section, said.role, said.text);
}

/** Passed over for the vote itself, not for a word before it; or said to have nothing to add. */
function hasLetGo(view: View, talk: Talk, role: string): boolean {
  const name = view.detail.flow.roles.find(({ id }) => id === role)?.name ?? { zh: role, en: role };
  const asked = talk.utterances.findIndex(({ text }) => text !== null && promptIn(text, name) === 'vote');
  const has = isPassedOver(view, talk, role);
  const isResting = talk.utterances.findLast((one) => one.role_id === role)?.text === null;
  return has && (asked >= 0 || isResting);
}

function endVote(view: View, node: FlowNodeView): Act | null {
  const host = hostRole(view, node);
  return host === undefined ? null : { do: 'end_vote', node: node.id, role: host };
}
