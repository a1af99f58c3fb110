import { freshSection } from '../initial-state.ts';
import { markingAfter } from '../marking.ts';
import type { Firing, RunState, SectionState } from '../state.ts';
import { stillCounting } from '../visit-tally.ts';
import { archiveDocuments } from './archive.ts';
import type { Folds } from './fold.ts';
import { patchSection, patchSections } from './patch.ts';

/** How the run goes from section to section, and back. */
export const progressFolds = {
  started: (state, { at, data }) => {
    const { leader_id, member_ids, holders, firing } = data;
    const started: RunState = { ...state, status: 'in_progress', path_id: 1, leader_id, member_ids, holders };
    return applyFiring(started, firing, at);
  },

  section_ended: (state, { at, data }) => applyFiring(state, data.firing, at),

  wrong_option_tried: (state, { node_id }) =>
    patchSection(state, node_id, ({ wrong_tries }) => ({ wrong_tries: wrong_tries + 1 })),

  consequence_struck: (state, { node_id, data }) =>
    patchSection(state, node_id, ({ consequences = [] }) => ({ consequences: [...consequences, data] })),

  jumped: (state, { node_id, data }) => patchSection(state, node_id, () => ({ jumped_to: data.target_eid })),

  /**
   * Leaves only the visits that the remaining firings opened. Of a section that a loop had opened again its earlier visit
   * comes back; a section whose token the undone firings had consumed is open again, with its record.
   */
  stepped_back: (state, { data }) => {
    const undone = new Set(data.firings);
    const firings = state.firings.filter(({ seq }) => !undone.has(seq));
    const marking = markingAfter(firings);
    const { sections, past_visits } = visitsWithout(state, undone);
    for (const id of marking.open) {
      const visit = sections[id];
      if (visit) sections[id] = { ...visit, status: 'open', closed_at: null };
    }
    const left = { ...state, firings, sections, past_visits, parked: [...marking.parked] };
    const stepped = withoutConsequences(left, undone);
    return archiveDocuments(stillCounting(state, stepped), (visitSeq) => undone.has(visitSeq));
  },

  /** Clears everything and begins the next path; what there was stays in the log. */
  restarted: (state, { at, data: { path_id, firing } }) =>
    applyFiring({ ...stillCounting(state, withoutPath(state)), path_id }, firing, at),

  /** The end closes whatever is open. */
  experiment_ended: (state, { node_id, role_id, at, data }) => {
    const ended = patchSections(state, (section) =>
      section.status === 'open' ? closed(section, at) : section,
    );
    return { ...ended, status: 'ended', ending: { ...data, node_id: node_id ?? '', role_id } };
  },
} satisfies Folds<
  | 'started'
  | 'section_ended'
  | 'wrong_option_tried'
  | 'consequence_struck'
  | 'jumped'
  | 'stepped_back'
  | 'restarted'
  | 'experiment_ended'
>;

/** Pure: the run as if nothing had been done on its path. */
export function withoutPath(state: RunState): RunState {
  return {
    ...archiveDocuments(state, () => true),
    sections: {},
    past_visits: [],
    parked: [],
    firings: [],
  };
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

/** The visits that none of these firings opened: the last one of each section, and those before it. */
function visitsWithout({ past_visits, sections }: RunState, undone: ReadonlySet<number>) {
  const last: Record<string, SectionState> = {};
  const past: SectionState[] = [];
  for (const visit of [...past_visits, ...Object.values(sections)]) {
    if (undone.has(visit.opened_seq)) continue;
    const earlier = last[visit.node_id];
    if (earlier) past.push(earlier);
    last[visit.node_id] = visit;
  }
  return { sections: last, past_visits: past };
}

/** A branch beside the undone one may have told what an undone choice costs. */
function withoutConsequences(state: RunState, undone: ReadonlySet<number>): RunState {
  const without = (section: SectionState): SectionState => {
    const { consequences = [], ...others } = section;
    const left = consequences.filter(({ taken_seq }) => !undone.has(taken_seq));
    if (left.length === consequences.length) return section;
    return left.length > 0 ? { ...others, consequences: left } : others;
  };
  return { ...patchSections(state, without), past_visits: state.past_visits.map(without) };
}

/** What was still pending is dropped with the section. */
function closed(section: SectionState, at: number): SectionState {
  const { court } = section;
  const gone = { floor: [], requests: [], meetings: [], ...(court && { court: { ...court, apart: [] } }) };
  return { ...section, status: 'passed', closed_at: at, ...gone };
}
