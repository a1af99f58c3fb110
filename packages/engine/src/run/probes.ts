import { waysFrom } from '../flow/flow-index.ts';
import type { FunctionAction, ProcessAction } from '../flow/model.ts';
import type { AbilityName, Probe, Viewpoint } from './abilities.ts';
import type { Command } from './command.ts';
import { courtOf } from './court-state.ts';
import { holderOf, readsDocument, sectionOf } from './queries.ts';
import { isDesk } from './rules/documents.ts';
import { isOwnEnding } from './rules/step-back.ts';
import { CONTROL_BANNED, CONTROL_NORMAL, type DisplayItem, type DocumentState } from './state.ts';

/** Stands for whatever is about to be made or said. */
const ANY = '?';
const ANY_FILE: DisplayItem = { kind: 'file', id: ANY, name: ANY };

const here = ({ node_id, role_id }: Viewpoint) => ({ node_id, role_id });
const asRole = ({ node_id, role_id }: Viewpoint) => ({ node_id, role_id: role_id ?? ANY });

const has =
  (...functions: readonly FunctionAction[]) =>
  ({ assignment }: Viewpoint) =>
    functions.some((action) => assignment?.functions.includes(action));
const moves =
  (action: ProcessAction) =>
  ({ assignment }: Viewpoint) =>
    assignment?.processes.includes(action) === true;
const movesOrLeads = (action: ProcessAction) => (from: Viewpoint) => from.is_leader || moves(action)(from);

const isAssigned = ({ assignment }: Viewpoint) => assignment !== undefined;
const isHost = ({ is_host }: Viewpoint) => is_host;
const isMember = ({ is_member }: Viewpoint) => is_member;
const isStaff = ({ is_staff }: Viewpoint) => is_staff;
const isVote = ({ node }: Viewpoint) => node?.kind === 'vote' && node.vote !== null;
const isAtDesk = ({ node, assignment }: Viewpoint) => assignment !== undefined && !!node && isDesk(node);
const isShower = (from: Viewpoint) => from.is_host || has('display', 'request_display')(from);
const isAuthor = ({ state, role_id }: Viewpoint) =>
  Object.values(state.documents).some((d) => d.author_role === role_id && !d.archived);
const canMeet = ({ node, assignment }: Viewpoint) =>
  assignment !== undefined && node?.roles.some((a) => a.functions.includes('meeting')) === true;

const isInCourt = (from: Viewpoint) => from.node?.kind === 'court' && isAssigned(from);
const keepsRecord = (from: Viewpoint) => from.node?.kind === 'court' && (from.is_host || has('record')(from));
const asksToSpeak = ({ node }: Viewpoint) =>
  node?.roles.some(({ functions }) => functions.includes('request_speech')) === true;

const section = ({ state, node_id }: Viewpoint) => sectionOf(state, node_id);
const roleIds = ({ node }: Viewpoint) => node?.roles.map((assignment) => assignment.role_id) ?? [];

/** Documents that the actor may know; one that does not exist stands in where there is none, so that the reason is told in its order. */
function documents({ index, state, user_id }: Viewpoint): readonly Pick<DocumentState, 'id' | 'version'>[] {
  const found = Object.values(state.documents).filter((one) =>
    readsDocument(index.flow, state, one, user_id),
  );
  return found.length > 0 ? found : [{ id: ANY, version: 1 }];
}

function asking(
  about: 'speech' | 'submission' | 'display',
  items: (from: Viewpoint) => (DisplayItem | null)[],
): Probe {
  return {
    isTheirs: has(`request_${about}`),
    tries: (from) =>
      items(from).map((item): Command => ({ type: 'request', ...asRole(from), about, text: null, item })),
  };
}

const askToSpeak = asking('speech', () => [null]);
const askToShow = asking('display', () => [ANY_FILE]);
const askToSubmit = asking('submission', (from) =>
  documents(from).map(({ id }) => ({ kind: 'document', id, name: ANY })),
);

/** The same probe for both ways through the door. */
function calling(type: 'call_in' | 'call_out'): Probe {
  return {
    isTheirs: (from) => from.is_host || has('call')(from),
    tries: (from) =>
      roleIds(from)
        .filter((id) => section(from)?.inside.includes(id) === (type === 'call_out'))
        .map((target_role): Command => ({ type, ...here(from), target_role })),
  };
}

const meetings = (from: Viewpoint) => {
  const mine = section(from)?.meetings.filter((m) => [m.from_role, m.to_role].includes(from.role_id ?? ANY));
  return mine ?? [];
};

const requests = (from: Viewpoint) => section(from)?.requests ?? [];

function drafts(from: Viewpoint): readonly Command[] {
  const templates = from.node?.templates.filter((t) => t.role_ids.includes(from.role_id ?? ANY)) ?? [];
  return [...templates.map(({ id }) => id), null].map((template_id) => ({
    type: 'create_document',
    ...asRole(from),
    document_id: ANY,
    name: ANY,
    template_id,
    hash: ANY,
  }));
}

function signatureRequests(from: Viewpoint): readonly Command[] {
  const held = from.index.flow.roles
    .map(({ id }) => id)
    .filter((id) => holderOf(from.state, id) !== undefined);
  return documents(from).map(({ id }) => ({
    type: 'request_signature',
    ...here(from),
    document_id: id,
    role_ids: held,
  }));
}

function signings(from: Viewpoint): readonly Command[] {
  const asked = Object.values(from.state.documents).filter(
    (d) => !d.archived && Object.hasOwn(d.signatures, from.role_id ?? ANY),
  );
  return asked.map(({ id, hash }) => ({
    type: 'sign',
    ...asRole(from),
    document_id: id,
    decision: 'signed',
    hash,
    reason: null,
  }));
}

function handOvers({ index, state }: Viewpoint): readonly Command[] {
  return index.flow.roles.flatMap(({ id }) => {
    const others = state.member_ids.filter((user) => user !== holderOf(state, id));
    return others.map((to_user) => ({ type: 'hand_over' as const, target_role: id, to_user }));
  });
}

/** Something must have been said; that these are the speeches the server looks up. */
function recordClosings(from: Viewpoint): readonly Command[] {
  const hasSpoken = Object.keys(courtOf(section(from)).spoken).length > 0;
  return [{ type: 'close_record', ...here(from), lines: hasSpoken ? [from.state.seq] : [], hash: ANY }];
}

const options = (from: Viewpoint) =>
  from.index.flow.transitions.filter((transition) => transition.from === from.node_id).map(({ id }) => id);

export const PROBES: Readonly<Record<AbilityName, Probe>> = {
  start: { isTheirs: ({ is_leader }) => is_leader, tries: () => [{ type: 'start' }] },
  speak: {
    isTheirs: has('speech', 'request_speech'),
    tries: (from) => [{ type: 'speak', ...asRole(from), text: ANY, file_id: null, meeting_id: null }],
  },
  speak_in_meeting: {
    isTheirs: canMeet,
    tries: (from) =>
      meetings(from).map(({ id }) => ({
        type: 'speak',
        ...asRole(from),
        text: ANY,
        file_id: null,
        meeting_id: id,
      })),
  },
  request: {
    isTheirs: has('request_speech', 'request_submission', 'request_display'),
    tries: (from) =>
      [askToSpeak, askToSubmit, askToShow].flatMap((probe) =>
        probe.isTheirs(from) ? probe.tries(from) : [],
      ),
  },
  request_speech: askToSpeak,
  request_submission: askToSubmit,
  request_display: askToShow,
  withdraw: {
    isTheirs: has('request_speech', 'request_submission', 'request_display', 'meeting'),
    tries: (from) =>
      requests(from)
        .filter(({ role_id }) => role_id === from.role_id)
        .map(({ id }) => ({ type: 'withdraw', ...asRole(from), request_id: id })),
  },
  answer: {
    isTheirs: isHost,
    tries: (from) =>
      requests(from).map(({ id }) => ({
        type: 'answer',
        ...here(from),
        request_id: id,
        agree: false,
        reason: null,
      })),
  },
  move_request: {
    isTheirs: isHost,
    tries: (from) =>
      requests(from)
        .filter(({ about }) => about === 'speech')
        .map(({ id }) => ({ type: 'move_request', ...here(from), request_id: id, before: null })),
  },
  give_floor: {
    isTheirs: (from) => isHost(from) && asksToSpeak(from),
    tries: (from) => roleIds(from).map((target_role) => ({ type: 'give_floor', ...here(from), target_role })),
  },
  take_floor: {
    isTheirs: (from) => isHost(from) && asksToSpeak(from),
    tries: (from) =>
      (section(from)?.floor ?? []).map((target_role) => ({ type: 'take_floor', ...here(from), target_role })),
  },
  close_record: { isTheirs: keepsRecord, tries: recordClosings },
  reopen_record: { isTheirs: keepsRecord, tries: (from) => [{ type: 'reopen_record', ...here(from) }] },
  sign_record: {
    isTheirs: isInCourt,
    tries: (from) => [
      {
        type: 'sign_record',
        ...asRole(from),
        decision: 'signed',
        hash: courtOf(section(from)).record?.hash ?? ANY,
        reason: null,
        image: null,
      },
    ],
  },
  ask_correction: {
    isTheirs: isInCourt,
    tries: (from) =>
      (courtOf(section(from)).record?.lines ?? []).map((line) => ({
        type: 'ask_correction',
        ...asRole(from),
        line,
        text: ANY,
      })),
  },
  answer_correction: {
    isTheirs: keepsRecord,
    tries: (from) =>
      (courtOf(section(from)).record?.corrections ?? []).map(({ id }) => ({
        type: 'answer_correction',
        ...here(from),
        correction_id: id,
        agree: false,
        reason: null,
        hash: null,
      })),
  },
  call_in: calling('call_in'),
  call_out: calling('call_out'),
  apply_meeting: {
    isTheirs: has('meeting'),
    tries: (from) =>
      roleIds(from)
        .filter((id) => id !== from.role_id)
        .map((target_role) => ({ type: 'apply_meeting', ...asRole(from), target_role, text: null })),
  },
  answer_meeting: {
    isTheirs: canMeet,
    tries: (from) =>
      meetings(from).map(({ id }) => ({
        type: 'answer_meeting',
        ...asRole(from),
        meeting_id: id,
        agree: true,
      })),
  },
  close_meeting: {
    isTheirs: canMeet,
    tries: (from) =>
      meetings(from).map(({ id }) => ({ type: 'close_meeting', ...asRole(from), meeting_id: id })),
  },
  display: {
    isTheirs: has('display'),
    tries: (from) => [{ type: 'display', ...asRole(from), item: ANY_FILE }],
  },
  turn_page: {
    isTheirs: (from) => isAssigned(from) && isShower(from),
    tries: (from) => [{ type: 'turn_page', ...asRole(from), page: 1 }],
  },
  set_playback: {
    isTheirs: (from) => isAssigned(from) && isShower(from),
    tries: (from) => [{ type: 'set_playback', ...asRole(from), playing: true, position: 0 }],
  },
  end_display: { isTheirs: isShower, tries: (from) => [{ type: 'end_display', ...here(from) }] },
  submit: {
    isTheirs: has('submission'),
    tries: (from) => documents(from).map(({ id }) => ({ type: 'submit', ...asRole(from), document_id: id })),
  },
  create_document: { isTheirs: isAtDesk, tries: drafts },
  save_document: {
    isTheirs: isAtDesk,
    tries: (from) =>
      documents(from).map(({ id, version }) => ({
        type: 'save_document',
        ...asRole(from),
        document_id: id,
        base_version: version,
        hash: ANY,
        revise: true,
      })),
  },
  rename_document: {
    isTheirs: isAtDesk,
    tries: (from) =>
      documents(from).map(({ id }) => ({
        type: 'rename_document',
        ...asRole(from),
        document_id: id,
        name: ANY,
      })),
  },
  delete_document: {
    isTheirs: isAtDesk,
    tries: (from) =>
      documents(from).map(({ id }) => ({ type: 'delete_document', ...asRole(from), document_id: id })),
  },
  request_signature: {
    isTheirs: (from) => from.is_host || isAtDesk(from) || (isAssigned(from) && isAuthor(from)),
    tries: signatureRequests,
  },
  sign: { isTheirs: has('signature'), tries: signings },
  vote: {
    isTheirs: (from) => isVote(from) && has('vote')(from),
    tries: (from) => [{ type: 'vote', ...asRole(from), option_id: from.node?.vote?.options[0]?.id ?? ANY }],
  },
  end_vote: {
    isTheirs: (from) => isVote(from) && (from.is_host || from.is_staff),
    tries: (from) => [{ type: 'end_vote', ...here(from) }],
  },
  end_section: {
    isTheirs: moves('end'),
    tries: (from) => options(from).map((trans_id) => ({ type: 'end_section', ...asRole(from), trans_id })),
  },
  terminate: {
    isTheirs: ({ assignment }) => assignment?.can_terminate === true,
    tries: (from) => [{ type: 'terminate', ...asRole(from), reason: ANY }],
  },
  back: { isTheirs: movesOrLeads('back'), tries: (from) => [{ type: 'back', ...here(from) }] },
  take_back: {
    isTheirs: (from) => isOwnEnding(from.state, from.user_id, asRole(from)),
    tries: (from) => [{ type: 'take_back', ...asRole(from) }],
  },
  restart: { isTheirs: movesOrLeads('restart'), tries: (from) => [{ type: 'restart', ...here(from) }] },
  jump: {
    isTheirs: (from) => from.node?.kind === 'jump' && moves('jump')(from),
    tries: (from) => [{ type: 'jump', ...asRole(from), target_eid: 1 }],
  },
  take_note: {
    isTheirs: isMember,
    tries: ({ node_id }) => [{ type: 'take_note', node_id, text: ANY }],
  },
  write_experience: { isTheirs: isMember, tries: () => [{ type: 'write_experience', text: ANY }] },
  ask_help: {
    isTheirs: isMember,
    tries: () => [{ type: 'ask_help', text: ANY, node_id: null }],
  },
  hand_over: { isTheirs: (from) => from.is_leader || from.is_staff, tries: handOvers },
  answer_hand_over: {
    isTheirs: ({ state, user_id }) =>
      state.hand_overs?.some(({ holder_id }) => holder_id === user_id) === true,
    tries: (from) =>
      (from.state.hand_overs ?? [])
        .filter(({ holder_id }) => holder_id === from.user_id)
        .map(({ id }) => ({ type: 'answer_hand_over', ask_id: id, agree: false, reason: null })),
  },
  withdraw_hand_over: {
    isTheirs: ({ is_leader }) => is_leader,
    tries: (from) =>
      (from.state.hand_overs ?? [])
        .filter(({ asked_by }) => asked_by === from.user_id)
        .map(({ id }) => ({ type: 'withdraw_hand_over', ask_id: id })),
  },
  hand_over_lead: {
    isTheirs: (from) => from.is_leader || from.is_staff,
    tries: ({ state }) => {
      const other = state.member_ids.find((user) => user !== state.leader_id);
      return other === undefined ? [] : [{ type: 'hand_over_lead', to_user: other }];
    },
  },
  control: {
    isTheirs: isStaff,
    tries: ({ state }) => {
      const isBanned = state.control.status === CONTROL_BANNED;
      return [{ type: 'control', status: isBanned ? CONTROL_NORMAL : CONTROL_BANNED, reason: null }];
    },
  },
  guide: { isTheirs: isStaff, tries: () => [{ type: 'guide', text: ANY, node_id: null }] },
  stop: { isTheirs: isStaff, tries: () => [{ type: 'stop', reason: ANY }] },
  move_on: {
    isTheirs: isStaff,
    tries: ({ index, node_id }) =>
      waysFrom(index, node_id).map(({ id }) => ({ type: 'move_on', node_id, trans_id: id, reason: null })),
  },
};
