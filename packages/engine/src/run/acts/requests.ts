import type { FunctionAction } from '../../flow/model.ts';
import type { CommandOf } from '../command.ts';
import type { Audience, Consent } from '../event.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { holderOf, hostUser } from '../queries.ts';
import type { DisplayItem, PendingRequest, RequestAbout, SectionState } from '../state.ts';
import type { Acts, Probe } from './act.ts';
import { authoriseHost, authoriseRole } from './authority.ts';
import { documentsToTry } from './document-access.ts';
import { displayableItem, displayedFact, submittableItem } from './items.ts';
import { passMeetingOn } from './meetings.ts';
import { recordClosedFault } from './record.ts';
import type { Checked, Draft, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import { optionalText } from './texts.ts';
import { ANY, ANY_FILE, asHost, asRole, has, isHost, sectionAt, type Viewpoint } from './viewpoint.ts';

const ASKING: Readonly<Record<RequestAbout, FunctionAction>> = {
  speech: 'request_speech',
  submission: 'request_submission',
  display: 'request_display',
};

/** Asks the host. A role that waits outside may ask too: it is how it makes itself heard. */
const request: Rule<'request'> = (situation, command) => {
  const authority = authoriseRole(situation, command);
  if (!authority.ok) return authority;
  const { assignment, section } = authority.value;
  const { about, role_id } = command;
  const closed = about === 'speech' ? recordClosedFault(section) : null;
  if (closed) return closed;
  if (!assignment.functions.includes(ASKING[about])) return refuse('not_authorised_here');
  if (hasAsked(section, role_id, about)) return refuse('already_done');
  const text = optionalText(command.text, TEXT_LIMITS.request, 'text');
  if (!text.ok) return text;
  const item = requestedItem(situation, command.node_id, role_id, about, command.item);
  if (!item.ok) return item;
  const asked = draft(command, { type: 'requested', data: { about, text: text.value, item: null } });
  return accept(asked, ...named(situation, command, item.value));
};

/** The title of a draft and the name of a file are for the asker and the host, not for the room. */
function named(
  { index, state }: Situation,
  command: CommandOf<'request'>,
  item: DisplayItem | null,
): readonly Draft[] {
  if (item === null) return [];
  const node = index.nodes.get(command.node_id);
  const users = [holderOf(state, command.role_id), node && hostUser(state, node)];
  const user_ids = [...new Set(users.filter((id) => id !== undefined))];
  const data = { request_id: state.seq + 1, about: command.about, item };
  return [draft(command, { type: 'request_named', data }, { user_ids, staff: true })];
}

const withdraw: Rule<'withdraw'> = (situation, command) => {
  const authority = authoriseRole(situation, command);
  if (!authority.ok) return authority;
  const found = findRequest(authority.value.section, command.request_id);
  if (found?.role_id !== command.role_id) return refuse('no_such_thing');
  const data = { request_id: found.id };
  return accept(draft(command, { type: 'request_withdrawn', data }, audienceOf(found)));
};

/** The host's answer. Consent does what was asked for at once; for a speech it gives the floor. */
const answer: Rule<'answer'> = (situation, command) => {
  const authority = authoriseHost(situation, command);
  if (!authority.ok) return authority;
  const { section, role_id } = authority.value;
  const found = findRequest(section, command.request_id);
  if (!found) return refuse('no_such_thing');
  const reason = optionalText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  const data = {
    request_id: found.id,
    about: found.about,
    by_role: role_id,
    target_role: found.role_id,
    agree: command.agree,
    reason: reason.value,
  };
  const audience = audienceOf(found);
  const place = authority.value;
  if (!command.agree) return accept(draft(place, { type: 'request_answered', data }, audience));
  const done = fulfilled(situation, section, found, role_id);
  const passed = found.about === 'meeting' ? passMeetingOn(situation, section, found, role_id) : [];
  const told = done.length > 0 ? { ...data, fulfilled: true as const } : data;
  return accept(draft(place, { type: 'request_answered', data: told }, audience), ...passed, ...done);
};

/** Only the asker, the host and staff know of a request for a private meeting. */
function audienceOf({ host, user_id }: PendingRequest): Audience | null {
  return host ? { user_ids: [...new Set([user_id, host.user_id])], staff: true } : null;
}

/** What consent does at once: an act of the role that asked, with the host who agreed. */
function fulfilled(
  { state, context }: Situation,
  section: SectionState,
  { about, item, role_id, user_id }: PendingRequest,
  hostRole: string | null,
): readonly Draft[] {
  const consent: Consent = { role_id: hostRole, user_id: context.actor.user_id };
  const place = { node_id: section.node_id, role_id };
  // The role may have been handed over since it asked.
  const actor_id = holderOf(state, role_id) ?? user_id;
  if (about === 'display' && item) {
    const { type, data } = displayedFact(state, item);
    return [{ ...draft(place, { type, data: { ...data, consent } }), actor_id }];
  }
  if (about === 'submission' && item && !section.submitted.includes(item.id)) {
    const data = { document_id: item.id, name: item.name, consent };
    return [{ ...draft(place, { type: 'document_submitted', data }), actor_id }];
  }
  return [];
}

function findRequest(section: SectionState, id: number): PendingRequest | undefined {
  return section.requests.find((pending) => pending.id === id);
}

function hasAsked(section: SectionState, roleId: string, about: RequestAbout): boolean {
  if (about === 'speech' && section.floor.includes(roleId)) return true;
  return section.requests.some((pending) => pending.role_id === roleId && pending.about === about);
}

function requestedItem(
  situation: Situation,
  nodeId: string,
  roleId: string,
  about: RequestAbout,
  item: DisplayItem | null,
): Checked<DisplayItem | null> {
  if (about === 'speech') return item === null ? pass(null) : refuse('bad_parameter', 'item');
  if (item === null) return refuse('bad_parameter', 'item');
  if (about === 'display') return displayableItem(situation, roleId, item);
  return item.kind === 'document'
    ? submittableItem(situation, nodeId, roleId, item.id, 'item')
    : refuse('bad_parameter', 'item');
}

function asking(
  about: RequestAbout,
  items: (from: Viewpoint) => readonly (DisplayItem | null)[],
): Probe<'request'> {
  return {
    isTheirs: has(ASKING[about]),
    tries: (from) =>
      items(from).map((item) => ({ type: 'request', ...asRole(from), about, text: null, item })),
  };
}

const requestsAt = (from: Viewpoint) => sectionAt(from)?.requests ?? [];

/** `request`, by its subject. */
export const requestProbes = {
  request_speech: asking('speech', () => [null]),
  request_submission: asking('submission', (from) =>
    documentsToTry(from).map(({ id }) => ({ kind: 'document', id, name: ANY })),
  ),
  request_display: asking('display', () => [ANY_FILE]),
};

export const requestActs = {
  request: {
    judge: request,
    isTheirs: has('request_speech', 'request_submission', 'request_display'),
    tries: (from) =>
      Object.values(requestProbes).flatMap((probe) => (probe.isTheirs(from) ? probe.tries(from) : [])),
  },
  withdraw: {
    judge: withdraw,
    isTheirs: has('request_speech', 'request_submission', 'request_display', 'meeting'),
    tries: (from) =>
      requestsAt(from)
        .filter(({ role_id }) => role_id === from.role_id)
        .map(({ id }) => ({ type: 'withdraw', ...asRole(from), request_id: id })),
  },
  answer: {
    judge: answer,
    isTheirs: isHost,
    tries: (from) =>
      requestsAt(from).map(({ id }) => ({
        type: 'answer',
        ...asHost(from),
        request_id: id,
        agree: false,
        reason: null,
      })),
  },
} satisfies Acts<'request' | 'withdraw' | 'answer'>;
