import type { AsHost, AsRole } from '../command.ts';
import { MAX_VIDEO_SECONDS } from '../limits.ts';
import type { Acts } from './act.ts';
import { authoriseFunction, authoriseHost, authorisePresent, isActorHolder } from './authority.ts';
import { displayableItem, displayedFact } from './items.ts';
import type { Rule, Situation } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { ANY_FILE, asHost, asRole, has, isAssigned, type Viewpoint } from './viewpoint.ts';

/** Puts something on the common screen; the last one shown is the one seen. */
const display: Rule<'display'> = (situation, command) => {
  const authority = authoriseFunction(situation, command, 'display');
  if (!authority.ok) return authority;
  const item = displayableItem(situation, command.role_id, command.item);
  if (!item.ok) return item;
  return accept(draft(command, displayedFact(situation.state, item.value)));
};

/** The presenter or the host turns the pages for everybody. */
const turnPage: Rule<'turn_page'> = (situation, command) => {
  const authority = authorisePresenter(situation, command);
  if (!authority.ok) return authority;
  if (!Number.isSafeInteger(command.page) || command.page < 1) return refuse('bad_parameter', 'page');
  return accept(draft(command, { type: 'page_turned', data: { page: command.page } }));
};

/** The presenter or the host starts, stops and seeks a video for everybody. */
const setPlayback: Rule<'set_playback'> = (situation, command) => {
  const authority = authorisePresenter(situation, command);
  if (!authority.ok) return authority;
  const { playing, position } = command;
  if (!(position >= 0 && position <= MAX_VIDEO_SECONDS)) return refuse('bad_parameter', 'position');
  return accept(draft(command, { type: 'playback_set', data: { playing, position } }));
};

function authorisePresenter(situation: Situation, command: AsRole) {
  const authority = authorisePresent(situation, command);
  if (!authority.ok) return authority;
  const { section, assignment } = authority.value;
  if (!section.displayed) return refuse('no_such_thing');
  const leads = section.displayed.role_id === command.role_id || assignment.host;
  return leads ? authority : refuse('not_authorised_here');
}

const endDisplay: Rule<'end_display'> = (situation, command) => {
  const host = authoriseHost(situation, command);
  if (!host.ok && !isShowing(situation, command)) return host;
  if (!situation.state.sections[command.node_id]?.displayed) return refuse('no_such_thing');
  const place = host.ok ? host.value : command;
  return accept(draft(place, { type: 'display_ended', data: {} }));
};

function isShowing(situation: Situation, { node_id, role_id }: AsHost): boolean {
  if (role_id === null || !authorisePresent(situation, { node_id, role_id }).ok) return false;
  return (
    situation.state.sections[node_id]?.displayed?.role_id === role_id && isActorHolder(situation, role_id)
  );
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
