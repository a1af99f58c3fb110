import type { EventOf } from '../event.ts';
import { freshSection } from '../initial-state.ts';
import { markingAfter } from '../marking.ts';
import type { Firing, RunState, SectionState } from '../state.ts';
import { archiveDocuments } from './documents.ts';

export function foldStarted(state: RunState, event: EventOf<'started'>): RunState {
  const { leader_id, member_ids, holders, firing } = event.data;
  const started: RunState = { ...state, status: 'in_progress', path_id: 1, leader_id, member_ids, holders };
  return applyFiring(started, firing, event.at);
}

export function foldSectionEnded(state: RunState, event: EventOf<'section_ended'>): RunState {
  return applyFiring(state, event.data.firing, event.at);
}

/** Clears everything and begins the next path; what there was stays in the log. */
export function foldRestarted(state: RunState, event: EventOf<'restarted'>): RunState {
  const { path_id, firing } = event.data;
  const cleared = { ...archiveDocuments(state, () => true), sections: {}, past_visits: [] };
  return applyFiring({ ...cleared, path_id, parked: [], firings: [] }, firing, event.at);
}

/** The end closes whatever is open. */
export function foldExperimentEnded(state: RunState, event: EventOf<'experiment_ended'>): RunState {
  const { node_id, role_id, data, at } = event;
  const sections: Record<string, SectionState> = {};
  for (const [id, section] of Object.entries(state.sections)) {
    sections[id] = section.status === 'open' ? closed(section, at) : section;
  }
  return { ...state, status: 'ended', sections, ending: { ...data, node_id: node_id ?? '', role_id } };
}

/**
 * Leaves only the visits that the remaining firings opened. Of a section that a loop had opened again its earlier visit
 * comes back; a section whose token the undone firings had consumed is open again, with its record.
 */
export function foldSteppedBack(state: RunState, event: EventOf<'stepped_back'>): RunState {
  const undone = new Set(event.data.firings);
  const firings = state.firings.filter(({ seq }) => !undone.has(seq));
  const marking = markingAfter(firings);
  const sections: Record<string, SectionState> = {};
  const past: SectionState[] = [];
  for (const visit of [...state.past_visits, ...Object.values(state.sections)]) {
    if (undone.has(visit.opened_seq)) continue;
    const earlier = sections[visit.node_id];
    if (earlier) past.push(earlier);
    sections[visit.node_id] = visit;
  }
  for (const id of marking.open) {
    const visit = sections[id];
    if (visit) sections[id] = { ...visit, status: 'open', closed_at: null };
  }
  const stepped = { ...state, firings, sections, past_visits: past, parked: [...marking.parked] };
  return archiveDocuments(stepped, (visitSeq) => undone.has(visitSeq));
}

function applyFiring(state: RunState, firing: Firing, at: number): RunState {
  const sections = { ...state.sections };
  const past = [...state.past_visits];
  const closing = firing.closes === null ? undefined : sections[firing.closes];
  if (closing) sections[closing.node_id] = closed(closing, at);
  for (const opened of firing.opens) {
    const earlier = sections[opened.node_id];
    if (earlier) past.push(earlier);
    const opening = { opened_seq: firing.seq, opened_at: at, pre_node_id: firing.closes };
    sections[opened.node_id] = freshSection(opened, opening);
  }
  const parked = [...state.parked.filter((id) => !firing.unparks.includes(id)), ...firing.parks];
  return { ...state, sections, past_visits: past, parked, firings: [...state.firings, firing] };
}

/** What was still pending dies with the section. */
function closed(section: SectionState, at: number): SectionState {
  const { court } = section;
  const gone = { floor: [], requests: [], meetings: [], ...(court && { court: { ...court, apart: [] } }) };
  return { ...section, status: 'passed', closed_at: at, ...gone };
}
