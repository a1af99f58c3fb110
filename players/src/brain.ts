import type { FlowNodeView } from '@lets/contract';
import {
  assignmentOf,
  documentsOf,
  holderOf,
  hostRole,
  isPlayedByHuman,
  myRoles,
  nodeOf,
  type RunEvent,
  type SectionState,
  type View,
  visitRecord,
} from './view.ts';

/** What a player does next: small enough that `player.ts` makes one or two calls of each. */
export type Act =
  | { do: 'speak'; node: string; role: string; text: string }
  | { do: 'ask'; node: string; role: string; about: 'speech'; text: string }
  | { do: 'ask_to_show'; node: string; role: string }
  | { do: 'show'; node: string; role: string }
  | { do: 'ask_to_submit'; node: string; role: string; document: string; name: string }
  | { do: 'submit'; node: string; role: string; document: string }
  | { do: 'answer'; node: string; role: string | null; request: number; agree: boolean }
  | { do: 'call_in'; node: string; role: string | null; target: string }
  | { do: 'draft'; node: string; role: string; template: string }
  | { do: 'ask_signatures'; node: string; role: string; document: string }
  | { do: 'sign'; node: string; role: string; document: string; hash: string; agree: boolean }
  | { do: 'answer_meeting'; node: string; role: string; meeting: number }
  | { do: 'vote'; node: string; role: string; option: string }
  | { do: 'end_vote'; node: string; role: string | null }
  | { do: 'end'; node: string; role: string }
  | { do: 'write_experience' };

/** How a player behaves where the case leaves it a choice. */
export interface Manner {
  /** Milliseconds of stillness after which a human's turn is passed over. */
  readonly patience: number;
  /** Which way to vote; 'absent' never votes. */
  readonly vote: 'for' | 'against' | 'abstain' | 'absent';
  /** Refuses to sign, and says so. */
  readonly refuses_signatures: boolean;
}

export const GOOD_MANNERS: Manner = { patience: 20_000, vote: 'for', refuses_signatures: false };

/** Pure: the next act of this player, or null while others are to move. */
export function nextAct(view: View, manner: Manner): Act | null {
  if (view.state.status === 'ended') {
    const hasWritten = view.state.experience_by.includes(view.user_id);
    return hasWritten || view.state.ending?.how !== 'completed' ? null : { do: 'write_experience' };
  }
  if (view.state.control.status === 2) return null;
  for (const section of Object.values(view.state.sections)) {
    const node = nodeOf(view, section.node_id);
    if (section.status !== 'open' || !node) continue;
    const act = actIn(view, node, section, manner);
    if (act) return act;
  }
  return null;
}

function actIn(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  return (
    answerRequests(view, node, section) ??
    signWhatIsAsked(view, node, manner) ??
    answerMeetings(view, node, section) ??
    playSection(view, node, section, manner)
  );
}

function answerRequests(view: View, node: FlowNodeView, section: SectionState): Act | null {
  const host = hostRole(view, node);
  const request = section.requests[0];
  if (host === undefined || !request) return null;
  return { do: 'answer', node: node.id, role: host, request: request.id, agree: true };
}

function signWhatIsAsked(view: View, node: FlowNodeView, manner: Manner): Act | null {
  for (const document of Object.values(view.state.documents)) {
    if (document.archived) continue;
    for (const { role_id, status } of Object.values(document.signatures)) {
      if (status !== 'asked' || holderOf(view, role_id) !== view.user_id) continue;
      const agree = !manner.refuses_signatures;
      return { do: 'sign', node: node.id, role: role_id, document: document.id, hash: document.hash, agree };
    }
  }
  return null;
}

function answerMeetings(view: View, node: FlowNodeView, section: SectionState): Act | null {
  const meeting = section.meetings.find(
    (one) => one.status === 'asked' && holderOf(view, one.to_role) === view.user_id,
  );
  return (
    (meeting && { do: 'answer_meeting', node: node.id, role: meeting.to_role, meeting: meeting.id }) || null
  );
}

function playSection(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  switch (node.kind) {
    case 'court':
      return sayNext(view, node, section, manner) ?? endHere(view, node, section, manner);
    case 'display':
      return (
        showSomething(view, node, section) ??
        sayNext(view, node, section, manner) ??
        endHere(view, node, section, manner)
      );
    case 'edit':
    case 'report':
      return writeDocuments(view, node, section, manner) ?? endHere(view, node, section, manner);
    case 'vote':
      return castVote(view, node, section, manner) ?? endHere(view, node, section, manner);
    case 'jump':
      return isPersonChoosing(view, node, manner) ? null : endHere(view, node, section, manner);
    default:
      return null;
  }
}

/** Whether to go on to a linked case is a person's to say, where one plays a role that may: players only pass by. */
function isPersonChoosing(view: View, node: FlowNodeView, manner: Manner): boolean {
  const isTheirs = node.roles.some(
    ({ role_id, processes }) => processes.includes('jump') && isPlayedByHuman(view, role_id),
  );
  return isTheirs && view.idle < manner.patience * WRITING_PATIENCE;
}

function spokenTexts(record: readonly RunEvent[], roleId: string): Set<string> {
  const said = record.flatMap((event) =>
    event.type === 'spoke' && event.role_id === roleId ? [event.data.text] : [],
  );
  return new Set(said);
}

/** The first line of the section's material that has not been said, passing over humans who keep silent. */
function nextPhrase(view: View, node: FlowNodeView, section: SectionState, manner: Manner) {
  const record = visitRecord(view, section);
  const isLate = view.idle >= manner.patience;
  return node.phrases.find(({ role_id, text }) => {
    if (isLate && (isPlayedByHuman(view, role_id) || !section.inside.includes(role_id))) return false;
    const said = spokenTexts(record, role_id);
    if (isPlayedByHuman(view, role_id)) return said.size === 0;
    return !said.has(text.zh) && !said.has(text.en);
  });
}

function sayNext(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  const phrase = nextPhrase(view, node, section, manner);
  if (!phrase) return null;
  const { role_id: role, text } = phrase;
  const host = hostRole(view, node);
  if (!section.inside.includes(role)) {
    return host === undefined ? null : { do: 'call_in', node: node.id, role: host, target: role };
  }
  if (holderOf(view, role) !== view.user_id) return null;
  const functions = assignmentOf(node, role)?.functions ?? [];
  if (functions.includes('speech') || section.floor.includes(role)) {
    return { do: 'speak', node: node.id, role, text: text.zh };
  }
  const isWaiting = section.requests.some(
    (request) => request.role_id === role && request.about === 'speech',
  );
  if (isWaiting || !functions.includes('request_speech')) return null;
  return { do: 'ask', node: node.id, role, about: 'speech', text: text.zh.slice(0, 60) };
}

/** On the common screen each side that may shows one thing. */
function showSomething(view: View, node: FlowNodeView, section: SectionState): Act | null {
  const record = visitRecord(view, section);
  for (const role of myRoles(view, node)) {
    const functions = assignmentOf(node, role)?.functions ?? [];
    const isHost = assignmentOf(node, role)?.host;
    const hasTried = record.some(
      (event) =>
        event.role_id === role &&
        (event.type === 'displayed' || (event.type === 'requested' && event.data.about === 'display')),
    );
    if (hasTried || isHost || !section.inside.includes(role)) continue;
    if (functions.includes('display')) return { do: 'show', node: node.id, role };
    if (functions.includes('request_display')) return { do: 'ask_to_show', node: node.id, role };
  }
  return null;
}

/** Nobody hurries a person who is writing: a document of theirs is waited for this many times longer. */
const WRITING_PATIENCE = 15;

/** Who drafts a template here: a person who may, else the first role played here. A report is everybody's own. */
function draftersOf(view: View, node: FlowNodeView, roleIds: readonly string[]): readonly string[] {
  const here = roleIds.filter((role) => assignmentOf(node, role));
  if (node.kind === 'report') return here;
  return [here.find((role) => isPlayedByHuman(view, role)) ?? here[0]].filter((role) => role !== undefined);
}

/** Whether a person in this section still has a document to hand in. */
function isPersonWriting(view: View, node: FlowNodeView, manner: Manner): boolean {
  if (view.idle >= manner.patience * WRITING_PATIENCE) return false;
  const documents = documentsOf(view, node.id);
  return node.templates.some((template) =>
    draftersOf(view, node, template.role_ids).some(
      (role) =>
        isPlayedByHuman(view, role) &&
        !documents.some(
          (one) => one.template_id === template.id && one.author_role === role && one.submitted,
        ),
    ),
  );
}

function writeDocuments(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  const documents = documentsOf(view, node.id);
  for (const template of node.templates) {
    for (const role of draftersOf(view, node, template.role_ids)) {
      if (holderOf(view, role) !== view.user_id || isPlayedByHuman(view, role)) continue;
      const isMine = (one: { template_id: string | null; author_role: string }) =>
        one.template_id === template.id && (node.kind !== 'report' || one.author_role === role);
      const document = documents.find(isMine);
      if (!document) return { do: 'draft', node: node.id, role, template: template.id };
      if (document.author_role !== role || document.submitted) continue;
      const act = finishDocument(view, node, section, document, role, manner);
      if (act) return act;
    }
  }
  return null;
}

function finishDocument(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  document: {
    id: string;
    name: string;
    signatures: Readonly<Record<string, { role_id: string; status: string }>>;
  },
  role: string,
  manner: Manner,
): Act | null {
  const functions = assignmentOf(node, role)?.functions ?? [];
  const record = visitRecord(view, section);
  const hasAsked = record.some(
    (event) => event.type === 'signature_requested' && event.data.document_id === document.id,
  );
  if (functions.includes('signature') && !hasAsked) {
    return { do: 'ask_signatures', node: node.id, role, document: document.id };
  }
  const open = Object.values(document.signatures).filter((one) => one.status === 'asked');
  if (
    open.some((one) => !isPlayedByHuman(view, one.role_id)) ||
    (open.length > 0 && view.idle < manner.patience)
  )
    return null;
  if (functions.includes('submission')) return { do: 'submit', node: node.id, role, document: document.id };
  if (!functions.includes('request_submission') || hasAskedToSubmit(view, section, document.id)) return null;
  return { do: 'ask_to_submit', node: node.id, role, document: document.id, name: document.name };
}

function castVote(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  if (section.vote.ended || !node.vote) return null;
  const voters = node.roles.filter((role) => role.functions.includes('vote')).map((role) => role.role_id);
  const missing = voters.filter((role) => !section.vote.voted.includes(role));
  const option = node.vote.options.find((one) => one.counts === manner.vote);
  const mine = missing.find((role) => holderOf(view, role) === view.user_id);
  if (mine && option) return { do: 'vote', node: node.id, role: mine, option: option.id };
  const host = hostRole(view, node);
  const isComplete = missing.length === 0 || view.idle >= manner.patience;
  return host !== undefined && isComplete ? { do: 'end_vote', node: node.id, role: host } : null;
}

/** The first role that may end the section and is played here ends it, once nobody played here has anything left to do. */
function endHere(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  const ender = node.roles.find(
    (role) => role.processes.includes('end') && !isPlayedByHuman(view, role.role_id),
  );
  if (!ender || holderOf(view, ender.role_id) !== view.user_id) return null;
  if (!section.inside.includes(ender.role_id)) return null;
  return isSettled(view, node, section, manner) ? { do: 'end', node: node.id, role: ender.role_id } : null;
}

function isSettled(view: View, node: FlowNodeView, section: SectionState, manner: Manner): boolean {
  if (section.requests.length > 0) return false;
  if (node.kind === 'vote') return section.vote.ended;
  if (node.kind === 'edit' || node.kind === 'report') {
    if (isPersonWriting(view, node, manner) || isPaperworkOpen(view, node, section)) return false;
  }
  if (node.kind === 'court') return nextPhrase(view, node, section, manner) === undefined;
  const others = [...new Set(Object.values(view.state.holders))].filter(
    (user) => user !== view.user_id && !view.humans.has(user),
  );
  return others.every((user) => actInAs(view, user, node, section, manner) === null);
}

function hasAskedToSubmit(view: View, section: SectionState, documentId: string): boolean {
  return visitRecord(view, section).some(
    (event) =>
      event.type === 'requested' && event.data.about === 'submission' && event.data.item?.id === documentId,
  );
}

/** Whether a player's document still waits to be signed by players, or to be handed in. */
function isPaperworkOpen(view: View, node: FlowNodeView, section: SectionState): boolean {
  const isAskedFor = (id: string) => section.requests.some((request) => request.item?.id === id);
  return documentsOf(view, node.id).some((document) => {
    if (document.submitted || isPlayedByHuman(view, document.author_role)) return false;
    const functions = assignmentOf(node, document.author_role)?.functions ?? [];
    const isAwaited = Object.values(document.signatures).some(
      ({ status, role_id }) => status === 'asked' && !isPlayedByHuman(view, role_id),
    );
    if (isAwaited || functions.includes('submission') || isAskedFor(document.id)) return true;
    return functions.includes('request_submission') && !hasAskedToSubmit(view, section, document.id);
  });
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
  if (node.kind === 'display')
    return showSomething(theirs, node, section) ?? sayNext(theirs, node, section, manner);
  return writeDocuments(theirs, node, section, manner);
}
