import type { FlowNodeView } from '@lets/contract';
import { replaceAbsent } from './absence.ts';
import type { Act } from './act.ts';
import { chanceOf } from './chance.ts';
import { announceOption, enderOf } from './closing.ts';
import { checkRecord, closeRecord, isRecordOpen } from './court-record.ts';
import { talkOf } from './exchange.ts';
import { isAway, isRefused, type Manner } from './manner.ts';
import { isAnybodyApart, isApart, talkApart } from './meetings.ts';
import {
  isPaperworkOpen,
  isPersonWriting,
  remindWriter,
  WRITING_PATIENCE,
  writeDocuments,
} from './paperwork.ts';
import { isTalkOpen, sayNext } from './script.ts';
import { showSomething } from './showing.ts';
import { hostRole, isMine, isPlayedByHuman, nodeOf, type SectionState, type View } from './view.ts';
import { castVote } from './voting.ts';
import { isPassedOver, isTheirsToEnd } from './waiting.ts';

/** Pure: the next act of this player, or null while others are to move. */
export function nextAct(view: View, manner: Manner): Act | null {
  if (view.state.status === 'ended') {
    const hasWritten = view.state.experience_by.includes(view.user_id) || !manner.experience;
    return hasWritten || view.state.ending?.how !== 'completed' ? null : { do: 'write_experience' };
  }
  if (view.state.control.status === 2) return null;
  const asked = (view.state.hand_overs ?? []).find(({ holder_id }) => holder_id === view.user_id);
  // A player plays whatever is left to it, and gives up what someone wants.
  if (asked) return { do: 'agree_hand_over', ask: asked.id };
  const replacement = replaceAbsent(view, manner);
  if (replacement) return replacement;
  for (const section of Object.values(view.state.sections)) {
    const node = nodeOf(view, section.node_id);
    if (section.status !== 'open' || !node || isAway(view, section, manner)) continue;
    const act = actIn(view, node, section, manner);
    if (act) return act;
  }
  return null;
}

function actIn(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  return (
    answerRequests(view, node, section, manner) ??
    signWhatIsAsked(view, node, manner) ??
    checkRecord(view, node, section, manner) ??
    talkApart(view, node, section, manner) ??
    (isApart(view, section, manner) ? null : playSection(view, node, section, manner))
  );
}

function answerRequests(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  const host = hostRole(view, node);
  const request = section.requests[0];
  if (host === undefined || !request) return null;
  const isWanted = isPlayedByHuman(view, request.role_id);
  const agree = isWanted || !isRefused(view, section, manner, `request ${request.id}`);
  return { do: 'answer', node: node.id, role: host, request: request.id, agree };
}

function signWhatIsAsked(view: View, node: FlowNodeView, manner: Manner): Act | null {
  for (const document of Object.values(view.state.documents)) {
    if (document.archived) continue;
    for (const { role_id, status } of Object.values(document.signatures)) {
      if (status !== 'asked' || !isMine(view, role_id)) continue;
      if (!node.roles.some((place) => place.role_id === role_id && place.functions.includes('signature')))
        continue;
      const hasRefused = view.record.some(
        (event) =>
          event.type === 'document_signed' &&
          event.role_id === role_id &&
          event.data.document_id === document.id,
      );
      const isOwn = document.author_role === role_id;
      const agree =
        isOwn || hasRefused || chanceOf(manner.seed, 'sign', role_id, document.name) >= manner.refuse;
      return { do: 'sign', node: node.id, role: role_id, document: document.id, hash: document.hash, agree };
    }
  }
  return null;
}

function playSection(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  const end = () => endHere(view, node, section, manner);
  switch (node.kind) {
    case 'court':
      return (
        showSomething(view, node, section) ??
        sayNext(view, node, section, manner) ??
        whenAllIsSaid(view, node, section, manner) ??
        end()
      );
    case 'display':
      return (
        showSomething(view, node, section) ??
        sayNext(view, node, section, manner) ??
        (isSettled(view, node, section, manner) ? announceOption(view, node, section) : null) ??
        end()
      );
    case 'edit':
    case 'report':
      return (
        writeDocuments(view, node, section, manner) ?? remindWriter(view, node, section, manner) ?? end()
      );
    case 'vote':
      return sayWhatIsScripted(view, node, section, manner) ?? castVote(view, node, section, manner) ?? end();
    case 'jump':
      return (
        goOver(view, node, section, manner) ?? (isPersonChoosing(view, node, section, manner) ? null : end())
      );
    default:
      return null;
  }
}

function whenAllIsSaid(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  if (isTalkOpen(view, node, section, manner) || isPersonPresent(view, node, section, manner)) return null;
  if (isAnybodyApart(view, section, manner)) return null;
  return announceHere(view, node, section) ?? closeRecord(view, node, section);
}

/** A person who leads says it in their own way, and when. */
function announceHere(view: View, node: FlowNodeView, section: SectionState): Act | null {
  return isTheirsToEnd(view, node, talkOf(view, node, section)) ? null : announceOption(view, node, section);
}

/** Whether a role in the room might still have something to say. */
function isPersonPresent(view: View, node: FlowNodeView, section: SectionState, manner: Manner): boolean {
  if (view.idle >= manner.linger) return false;
  return node.roles.some(
    ({ role_id, functions }) =>
      section.inside.includes(role_id) &&
      isPlayedByHuman(view, role_id) &&
      !isResting(view, node, section, role_id) &&
      SPEAKING.some((name) => functions.includes(name)),
  );
}

/** Said that there is nothing to add, and nothing since. */
function isResting(view: View, node: FlowNodeView, section: SectionState, role: string): boolean {
  return section.rested?.[role] !== undefined && isPassedOver(view, talkOf(view, node, section), role);
}

const SPEAKING = ['speech', 'request_speech', 'display', 'request_display'] as const;

/** Whether to go on to a linked case is a person's to say, where one plays a role that may: players only pass by. */
function isPersonChoosing(view: View, node: FlowNodeView, section: SectionState, manner: Manner): boolean {
  const isTheirs = node.roles.some(
    ({ role_id, processes }) =>
      processes.includes('jump') && isPlayedByHuman(view, role_id) && section.rested?.[role_id] === undefined,
  );
  return isTheirs && view.idle < manner.patience * WRITING_PATIENCE;
}

function goOver(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  if (!manner.jump || section.jumped_to !== null) return null;
  const role = node.roles.find(({ processes }) => processes.includes('jump'))?.role_id;
  return role !== undefined && isMine(view, role) ? { do: 'jump', node: node.id, role } : null;
}

/** Members say what they think before they vote; where the case has no words for it, they only vote. */
function sayWhatIsScripted(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  manner: Manner,
): Act | null {
  if (section.vote.ended || !view.detail.speaking_order[node.id]) return null;
  return sayNext(view, node, section, manner);
}

/** The first role that may end the section and is played here ends it, once nobody played here has anything left to do. */
function endHere(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  const ender = enderOf(view, node);
  if (!ender || !isMine(view, ender.role_id)) return null;
  if (!section.inside.includes(ender.role_id)) return null;
  return isSettled(view, node, section, manner) ? { do: 'end', node: node.id, role: ender.role_id } : null;
}

function isSettled(view: View, node: FlowNodeView, section: SectionState, manner: Manner): boolean {
  if (section.requests.length > 0 || isRecordOpen(view, section, manner)) return false;
  if (isAnybodyApart(view, section, manner)) return false;
  const isWritten = node.kind === 'edit' || node.kind === 'report';
  const isGivenUp = isWritten && view.idle >= manner.patience * WRITING_PATIENCE;
  if (!isGivenUp && isTheirsToEnd(view, node, talkOf(view, node, section))) return false;
  if (node.kind === 'vote') return section.vote.ended;
  if (node.kind === 'jump' && view.idle >= manner.patience) return true;
  if (isPersonPresent(view, node, section, manner)) return false;
  if (isWritten) {
    if (isPersonWriting(view, node, section, manner) || isPaperworkOpen(view, node, section)) return false;
  }
  if (node.kind === 'court' || node.kind === 'display') {
    if (isTalkOpen(view, node, section, manner)) return false;
    if (node.kind === 'court' && view.idle >= manner.patience) return true;
  }
  const others = [...new Set(Object.values(view.state.holders))].filter(
    (user) => user !== view.user_id && !view.humans.has(user),
  );
  return others.every((user) => actInAs(view, user, node, section, manner) === null);
}

/** What another player would do here: the one who ends waits for that first. */
function actInAs(
  view: View,
  user: number,
  node: FlowNodeView,
  section: SectionState,
  manner: Manner,
): Act | null {
  const theirs: View = { ...view, user_id: user };
  if (node.kind === 'court') return closeRecord(theirs, node, section);
  if (node.kind === 'jump') return goOver(theirs, node, section, manner);
  if (node.kind === 'display')
    return showSomething(theirs, node, section) ?? sayNext(theirs, node, section, manner);
  return writeDocuments(theirs, node, section, manner);
}
