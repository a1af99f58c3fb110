import { courtOf } from '../court-state.ts';
import type { PendingRequest, SectionState } from '../state.ts';
import type { Folds } from './fold.ts';
import { patchSection } from './patch.ts';

/** Speeches, and who has the floor. */
export const speakingFolds = {
  /** Uses up the floor, if the role spoke on it, and counts for the role's place in the next queue. */
  spoke: (state, { node_id, role_id, at }) => {
    if (role_id === null) return state;
    return patchSection(state, node_id, (section) => {
      const court = courtOf(section);
      const spoken = { ...court.spoken, [role_id]: (court.spoken[role_id] ?? 0) + 1 };
      const { floor } = section;
      return {
        floor: floor.includes(role_id) ? floor.filter((id) => id !== role_id) : floor,
        court: { ...court, spoken, spoke_at: at },
      };
    });
  },

  rested: (state, { node_id, role_id, seq }) => {
    if (role_id === null) return state;
    return patchSection(state, node_id, ({ rested }) => ({ rested: { ...rested, [role_id]: seq } }));
  },

  request_moved: (state, { node_id, data }) =>
    patchSection(state, node_id, ({ requests }) => {
      const moved = requests.find(({ id }) => id === data.request_id);
      if (!moved) return {};
      const others = requests.filter(({ id }) => id !== data.request_id);
      const found = others.findIndex(({ id }) => id === data.before);
      const at = found < 0 ? others.length : found;
      return { requests: [...others.slice(0, at), { ...moved, placed: true }, ...others.slice(at)] };
    }),

  floor_given: (state, { node_id, at, data: { target_role } }) =>
    patchSection(state, node_id, ({ floor, floor_at, requests }) => ({
      floor: [...floor, target_role],
      floor_at: { ...floor_at, [target_role]: at },
      requests: requests.filter(({ about, role_id }) => about !== 'speech' || role_id !== target_role),
    })),

  floor_taken: (state, { node_id, data }) =>
    patchSection(state, node_id, ({ floor }) => ({ floor: floor.filter((id) => id !== data.target_role) })),
} satisfies Folds<'spoke' | 'rested' | 'request_moved' | 'floor_given' | 'floor_taken'>;

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
