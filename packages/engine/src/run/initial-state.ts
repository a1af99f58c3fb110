import { CONTROL_NORMAL, type OpenedSection, type RunState, type SectionState } from './state.ts';

/** Pure: a run that waits for its start. */
export function initialState(team: {
  readonly leader_id: number;
  readonly member_ids: readonly number[];
  readonly holders: Readonly<Record<string, number>>;
}): RunState {
  return {
    seq: 0,
    status: 'waiting',
    path_id: 0,
    leader_id: team.leader_id,
    member_ids: team.member_ids,
    holders: team.holders,
    control: { status: CONTROL_NORMAL, reason: null },
    sections: {},
    past_visits: [],
    parked: [],
    firings: [],
    documents: {},
    ending: null,
    experience_by: [],
  };
}

/** Pure: a section as it opens. */
export function freshSection(
  opened: OpenedSection,
  opening: Pick<SectionState, 'opened_seq' | 'opened_at' | 'pre_node_id'>,
): SectionState {
  return {
    node_id: opened.node_id,
    status: 'open',
    opened_seq: opening.opened_seq,
    opened_at: opening.opened_at,
    closed_at: null,
    pre_node_id: opening.pre_node_id,
    inside: opened.inside,
    floor: [],
    requests: [],
    meetings: [],
    displayed: null,
    submitted: [],
    vote: { voted: [], cast_by: {}, ballots: {}, ended: false, result: null },
    wrong_tries: 0,
    jumped_to: null,
  };
}
