import { MAX_VIDEO_SECONDS } from '../limits.ts';
import type { Acts } from './act.ts';
import { displayableItem } from './items.ts';
import type { Rule, Situation } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { functionStanding, hostStanding, insideStanding, isHolder } from './standing.ts';
import { ANY_FILE, asHost, asRole, has, isAssigned, type Viewpoint } from './viewpoint.ts';

/** Puts something on the common screen; the last one shown is the one seen. */
const display: Rule<'display'> = (situation, command) => {
  const standing = functionStanding(situation, command, 'display');
  if (!standing.ok) return standing;
  const item = displayableItem(situation, command.role_id, command.item);
  if (!item.ok) return item;
  return accept(draft(command, { type: 'displayed', data: { item: item.value } }));
};

/** The pages follow whoever shows, or the host. */
const turnPage: Rule<'turn_page'> = (situation, command) => {
  const standing = presenterStanding(situation, command);
  if (!standing.ok) return standing;
  if (!Number.isSafeInteger(command.page) || command.page < 1) return refuse('bad_parameter', 'page');
  return accept(draft(command, { type: 'page_turned', data: { page: command.page } }));
};

/** So does a video: where it stands, and whether it runs. */
const setPlayback: Rule<'set_playback'> = (situation, command) => {
  const standing = presenterStanding(situation, command);
  if (!standing.ok) return standing;
  const { playing, position } = command;
  if (!(position >= 0 && position <= MAX_VIDEO_SECONDS)) return refuse('bad_parameter', 'position');
  return accept(draft(command, { type: 'playback_set', data: { playing, position } }));
};

function presenterStanding(
  situation: Situation,
  command: { readonly node_id: string; readonly role_id: string },
) {
  const standing = insideStanding(situation, command);
  if (!standing.ok) return standing;
  const { section, assignment } = standing.value;
  if (!section.displayed) return refuse('no_such_thing');
  const leads = section.displayed.role_id === command.role_id || assignment.host;
  return leads ? standing : refuse('not_authorised_here');
}

const endDisplay: Rule<'end_display'> = (situation, command) => {
  const asHost = hostStanding(situation, command);
  if (!asHost.ok && !isShowing(situation, command)) return asHost;
  if (!situation.state.sections[command.node_id]?.displayed) return refuse('no_such_thing');
  const place = asHost.ok ? asHost.value : command;
  return accept(draft(place, { type: 'display_ended', data: {} }));
};

function isShowing(
  situation: Situation,
  { node_id, role_id }: { readonly node_id: string; readonly role_id: string | null },
): boolean {
  if (role_id === null || !insideStanding(situation, { node_id, role_id }).ok) return false;
  return situation.state.sections[node_id]?.displayed?.role_id === role_id && isHolder(situation, role_id);
}

const shows = (from: Viewpoint) => from.is_host || has('display', 'request_display')(from);
const presents = (from: Viewpoint) => isAssigned(from) && shows(from);

export const screenActs = {
  display: {
    judge: display,
    isTheirs: has('display'),
    tries: (from) => [{ type: 'display', ...asRole(from), item: ANY_FILE }],
  },
  turn_page: {
    judge: turnPage,
    isTheirs: presents,
    tries: (from) => [{ type: 'turn_page', ...asRole(from), page: 1 }],
  },
  set_playback: {
    judge: setPlayback,
    isTheirs: presents,
    tries: (from) => [{ type: 'set_playback', ...asRole(from), playing: true, position: 0 }],
  },
  end_display: {
    judge: endDisplay,
    isTheirs: shows,
    tries: (from) => [{ type: 'end_display', ...asHost(from) }],
  },
} satisfies Acts<'display' | 'turn_page' | 'set_playback' | 'end_display'>;
