import { assignmentOf, hostOf } from '../../flow/flow-index.ts';
import { MAX_VIDEO_SECONDS } from '../limits.ts';
import { displayableItem, submittableItem } from './requests.ts';
import type { Checked, Rule, Situation } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import type { HostStanding } from './standing.ts';
import { functionStanding, hostStanding, insideStanding, isHolder } from './standing.ts';

export const callIn: Rule<'call_in'> = (situation, command) => {
  const standing = callerStanding(situation, command);
  if (!standing.ok) return standing;
  const { node, section } = standing.value;
  if (!assignmentOf(node, command.target_role)) return refuse('bad_parameter', 'target_role');
  if (section.inside.includes(command.target_role)) return refuse('already_done');
  const data = { target_role: command.target_role };
  return accept(draft(standing.value, { type: 'called_in', data }));
};

/** The host stays: without one nobody could call the others in again. */
export const callOut: Rule<'call_out'> = (situation, command) => {
  const standing = callerStanding(situation, command);
  if (!standing.ok) return standing;
  const { node, section } = standing.value;
  const target = assignmentOf(node, command.target_role);
  if (!target) return refuse('bad_parameter', 'target_role');
  if (target === hostOf(node)) return refuse('not_authorised_here');
  if (!section.inside.includes(command.target_role)) return refuse('already_done');
  const data = { target_role: command.target_role };
  return accept(draft(standing.value, { type: 'called_out', data }));
};

type CallCommand = { readonly node_id: string; readonly role_id: string | null };

function callerStanding(situation: Situation, command: CallCommand): Checked<HostStanding> {
  const asHost = hostStanding(situation, command);
  if (asHost.ok || command.role_id === null) return asHost;
  const asCaller = functionStanding(situation, { ...command, role_id: command.role_id }, 'call');
  return asCaller.ok ? { ok: true, value: { ...asCaller.value, by_staff: false } } : asCaller;
}

/** Puts something on the common screen; the last one shown is the one seen. */
export const display: Rule<'display'> = (situation, command) => {
  const standing = functionStanding(situation, command, 'display');
  if (!standing.ok) return standing;
  const item = displayableItem(situation, command.role_id, command.item);
  if (!item.ok) return item;
  return accept(draft(command, { type: 'displayed', data: { item: item.value } }));
};

/** The pages follow whoever shows, or the host. */
export const turnPage: Rule<'turn_page'> = (situation, command) => {
  const standing = presenterStanding(situation, command);
  if (!standing.ok) return standing;
  if (!Number.isSafeInteger(command.page) || command.page < 1) return refuse('bad_parameter', 'page');
  return accept(draft(command, { type: 'page_turned', data: { page: command.page } }));
};

/** So does a video: where it stands, and whether it runs. */
export const setPlayback: Rule<'set_playback'> = (situation, command) => {
  const standing = presenterStanding(situation, command);
  if (!standing.ok) return standing;
  const { playing, position } = command;
  if (!(position >= 0 && position <= MAX_VIDEO_SECONDS)) return refuse('bad_parameter', 'position');
  return accept(draft(command, { type: 'playback_set', data: { playing, position } }));
};

type AsRole = { readonly node_id: string; readonly role_id: string };

function presenterStanding(situation: Situation, command: AsRole) {
  const standing = insideStanding(situation, command);
  if (!standing.ok) return standing;
  const { section, assignment } = standing.value;
  if (!section.displayed) return refuse('no_such_thing');
  const leads = section.displayed.role_id === command.role_id || assignment.host;
  return leads ? standing : refuse('not_authorised_here');
}

export const endDisplay: Rule<'end_display'> = (situation, command) => {
  const asHost = hostStanding(situation, command);
  if (!asHost.ok && !isShowing(situation, command)) return asHost;
  if (!situation.state.sections[command.node_id]?.displayed) return refuse('no_such_thing');
  const place = asHost.ok ? asHost.value : command;
  return accept(draft(place, { type: 'display_ended', data: {} }));
};

function isShowing(situation: Situation, { node_id, role_id }: CallCommand): boolean {
  if (role_id === null || !insideStanding(situation, { node_id, role_id }).ok) return false;
  return situation.state.sections[node_id]?.displayed?.role_id === role_id && isHolder(situation, role_id);
}

export const submit: Rule<'submit'> = (situation, command) => {
  const standing = functionStanding(situation, command, 'submission');
  if (!standing.ok) return standing;
  const { node_id, role_id, document_id } = command;
  const item = submittableItem(situation, node_id, role_id, document_id, 'document_id');
  if (!item.ok) return item;
  const data = { document_id, name: item.value.name };
  return accept(draft(command, { type: 'document_submitted', data }));
};
