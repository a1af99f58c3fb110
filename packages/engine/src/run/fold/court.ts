import { type CourtRecord, type CourtState, courtOf } from '../court-state.ts';
import type { EventOf } from '../event.ts';
import type { PendingRequest, RunState, SectionState } from '../state.ts';
import { patchSection } from './section.ts';

function patchCourt(
  state: RunState,
  nodeId: string | null,
  change: (court: CourtState) => Partial<CourtState>,
): RunState {
  return patchSection(state, nodeId, (section) => {
    const court = courtOf(section);
    return { court: { ...court, ...change(court) } };
  });
}

function patchRecord(
  state: RunState,
  nodeId: string | null,
  change: (record: CourtRecord) => Partial<CourtRecord>,
): RunState {
  return patchCourt(state, nodeId, ({ record }) => ({ record: record && { ...record, ...change(record) } }));
}

/** Pure: a speech to the room counts for the role's place in the next queue. */
export function countSpeech(section: SectionState, roleId: string): CourtState {
  const court = courtOf(section);
  return { ...court, spoken: { ...court.spoken, [roleId]: (court.spoken[roleId] ?? 0) + 1 } };
}

/**
 * Pure: where a new request stands. A wish to speak goes before those whose role has spoken more often in this visit, else
 * behind: first come, first served among equals. It never passes one that the host has placed.
 */
export function enqueue(section: SectionState, request: PendingRequest): readonly PendingRequest[] {
  const { requests } = section;
  if (request.about !== 'speech') return [...requests, request];
  const { spoken } = courtOf(section);
  const countOf = ({ role_id }: PendingRequest) => spoken[role_id] ?? 0;
  let at = requests.length;
  for (let i = requests.length - 1; i >= 0; i -= 1) {
    const waiting = requests[i];
    if (waiting?.about !== 'speech') continue;
    if (waiting.placed || countOf(waiting) <= countOf(request)) break;
    at = i;
  }
  return [...requests.slice(0, at), request, ...requests.slice(at)];
}

export function foldMoved(state: RunState, event: EventOf<'request_moved'>): RunState {
  const { request_id, before } = event.data;
  return patchSection(state, event.node_id, ({ requests }) => {
    const moved = requests.find(({ id }) => id === request_id);
    if (!moved) return {};
    const others = requests.filter(({ id }) => id !== request_id);
    const found = others.findIndex(({ id }) => id === before);
    const at = found < 0 ? others.length : found;
    return { requests: [...others.slice(0, at), { ...moved, placed: true }, ...others.slice(at)] };
  });
}

export function foldFloorGiven(state: RunState, event: EventOf<'floor_given'>): RunState {
  const { target_role } = event.data;
  return patchSection(state, event.node_id, ({ floor, requests }) => ({
    floor: [...floor, target_role],
    requests: requests.filter(({ about, role_id }) => about !== 'speech' || role_id !== target_role),
  }));
}

export function foldFloorTaken(state: RunState, event: EventOf<'floor_taken'>): RunState {
  return patchSection(state, event.node_id, ({ floor }) => ({
    floor: floor.filter((id) => id !== event.data.target_role),
  }));
}

export function foldWentApart(state: RunState, event: EventOf<'went_apart'>): RunState {
  return patchCourt(state, event.node_id, ({ apart }) => ({ apart: [...apart, event.data] }));
}

export function foldCameBack(state: RunState, event: EventOf<'came_back'>): RunState {
  const { meeting_id } = event.data;
  return patchCourt(state, event.node_id, ({ apart }) => ({
    apart: apart.filter((one) => one.meeting_id !== meeting_id),
  }));
}

/** What was checked and corrected before a reopening stays with it. Nobody has the floor while it is read over. */
export function foldRecordClosed(state: RunState, event: EventOf<'record_closed'>): RunState {
  const { lines, hash, signers } = event.data;
  const closed = patchCourt(state, event.node_id, ({ record }) => ({
    record: {
      status: 'checking',
      lines,
      hash,
      signers,
      closed_by: event.role_id,
      closed_at: event.at,
      checks: record?.checks ?? [],
      corrections: record?.corrections ?? [],
    },
  }));
  return patchSection(closed, event.node_id, ({ requests }) => ({
    floor: [],
    requests: requests.filter(({ about }) => about !== 'speech'),
  }));
}

export function foldRecordReopened(state: RunState, event: EventOf<'record_reopened'>): RunState {
  return patchRecord(state, event.node_id, () => ({ status: 'reopened' }));
}

export function foldRecordSigned(state: RunState, event: EventOf<'record_signed'>): RunState {
  const { role_id, actor_id: user_id, at } = event;
  const { decision, hash, reason } = event.data;
  if (role_id === null || user_id === null) return state;
  return patchRecord(state, event.node_id, ({ checks }) => ({
    checks: [...checks, { role_id, user_id, at, decision, hash, reason }],
  }));
}

export function foldCorrectionAsked(state: RunState, event: EventOf<'correction_asked'>): RunState {
  const { seq: id, role_id, at, data } = event;
  if (role_id === null) return state;
  const asked = {
    id,
    role_id,
    at,
    ...data,
    status: 'asked',
    reason: null,
    answered_by: null,
    answered: null,
  } as const;
  return patchRecord(state, event.node_id, ({ corrections }) => ({ corrections: [...corrections, asked] }));
}

export function foldCorrectionAnswered(state: RunState, event: EventOf<'correction_answered'>): RunState {
  const { correction_id, agree, reason, hash } = event.data;
  const { role_id: answered_by, seq: answered } = event;
  const answer = { status: agree ? 'accepted' : 'declined', reason, answered_by, answered } as const;
  return patchRecord(state, event.node_id, (record) => ({
    hash: hash ?? record.hash,
    corrections: record.corrections.map((one) => (one.id === correction_id ? { ...one, ...answer } : one)),
  }));
}
