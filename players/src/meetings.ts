import type { FlowNodeView } from '@lets/contract';
import type { Act } from './act.ts';
import { isRefused, type Manner } from './manner.ts';
import {
  assignmentOf,
  isMine,
  isPlayedByHuman,
  myRoles,
  type RunEvent,
  type SectionState,
  type View,
} from './view.ts';
import { talkOf } from './words.ts';

/** Private talks: asked for once by each role that may, answered, one line from each side, and closed by whoever asked. */
export function talkApart(view: View, node: FlowNodeView, section: SectionState, manner: Manner): Act | null {
  for (const { id, status, from_role, to_role } of section.meetings) {
    const mine = [to_role, from_role].find((role) => isMine(view, role));
    if (mine === undefined) continue;
    if (status === 'asked') {
      if (mine !== to_role) continue;
      const agree = !isRefused(view, section, manner, `talk ${id}`);
      return { do: 'answer_meeting', node: node.id, role: mine, meeting: id, agree };
    }
    const other = mine === to_role ? from_role : to_role;
    const act = talk(view, node, { id, mine, other, isAsker: mine === from_role });
    if (act) return act;
  }
  return askForTalk(view, node, section);
}

interface Talk {
  readonly id: number;
  readonly mine: string;
  readonly other: string;
  readonly isAsker: boolean;
}

function talk(view: View, node: FlowNodeView, { id, mine, other, isAsker }: Talk): Act | null {
  const said = (role: string) =>
    view.record.some(
      (event) => event.type === 'spoke_in_meeting' && event.data.meeting_id === id && event.role_id === role,
    );
  const isWithHuman = isPlayedByHuman(view, other);
  // A person who asked for the talk is let begin it, and ends it.
  if (isWithHuman && !said(other)) return null;
  if (!said(mine))
    return { do: 'speak', node: node.id, role: mine, text: talkOf(view, node, mine), meeting: id };
  return isWithHuman || !isAsker || !said(other)
    ? null
    : { do: 'close_meeting', node: node.id, role: mine, meeting: id };
}

/** Once in a run for each role: talks are to be had, not to hold the case up. */
function askForTalk(view: View, node: FlowNodeView, section: SectionState): Act | null {
  if (section.court?.record?.status === 'checking') return null;
  for (const role of myRoles(view, node)) {
    if (!assignmentOf(node, role)?.functions.includes('meeting') || !section.inside.includes(role)) continue;
    if (view.record.some((event) => hasAsked(event, role))) continue;
    if (section.requests.some(({ about, role_id }) => about === 'meeting' && role_id === role)) continue;
    if (section.meetings.some((one) => [one.from_role, one.to_role].includes(role))) continue;
    const partner = node.roles.find(
      (place) =>
        place.role_id !== role &&
        !isPlayedByHuman(view, place.role_id) &&
        !isMine(view, place.role_id) &&
        section.inside.includes(place.role_id),
    );
    if (partner) return { do: 'ask_meeting', node: node.id, role, target: partner.role_id };
  }
  return null;
}

/** The host, or the other one at once. */
function hasAsked(event: RunEvent, role: string): boolean {
  if (event.role_id !== role) return false;
  return event.type === 'meeting_asked' || (event.type === 'requested' && event.data.about === 'meeting');
}
