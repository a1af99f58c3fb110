import type { ExperimentDetail, FlowNodeView } from '@lets/contract';
import { evolve, type RunEvent, type RunState, viewFor } from '@lets/engine';
import { share } from '../../../lib/use-picked.ts';

/** One run as this client knows it: what was fetched, with every event since folded in. */
export interface Room {
  readonly detail: ExperimentDetail;
  readonly state: RunState;
  /** The events on hand, oldest first, without gaps among those told: the record is drawn from them. */
  readonly record: readonly RunEvent[];
  /** False once the record on hand reaches back to the start. */
  readonly hasEarlier: boolean;
}

/** `known`: had it already. `gap`: something between is missing, so ask for everything after `state.seq`. */
export interface Applied {
  readonly outcome: 'applied' | 'known' | 'gap';
  readonly room: Room;
}

/** The room as it was fetched. Pure. */
export function openRoom(detail: ExperimentDetail): Room {
  return { detail, state: detail.state, record: [], hasEarlier: true };
}

/**
 * Folds one event into the room. Pure. Every event is taken once and in order, whichever way it came (live, in the answer
 * to an act, in a catch-up): what is known already changes nothing, and what comes too early is not taken at all.
 */
export function applyEvent(room: Room, event: RunEvent): Applied {
  if (event.seq <= room.state.seq) return { outcome: 'known', room };
  if (event.seq > room.state.seq + 1) return { outcome: 'gap', room };
  const { flow, me } = room.detail;
  // What an act takes away, a document that is no longer shown or a role in other hands, goes from this copy too.
  const state = viewFor(evolve(room.state, event), flow, me.user_id, me.is_staff);
  const record = event.type === 'sealed' ? room.record : [...room.record, event];
  return { outcome: 'applied', room: { ...room, state, record } };
}

/** Folds several events in order; stops at the first gap. What they have not changed of the state stays the same object. Pure. */
export function applyEvents(room: Room, events: readonly RunEvent[]): Applied {
  let now = room;
  let outcome: Applied['outcome'] = 'known';
  for (const event of events) {
    const applied = applyEvent(now, event);
    if (applied.outcome !== 'known') outcome = applied.outcome;
    if (applied.outcome === 'gap') break;
    now = applied.room;
  }
  return { outcome, room: now === room ? room : { ...now, state: share(room.state, now.state) } };
}

/**
 * Puts a page of older events before the record on hand. Pure. Pages may overlap it, and the newest may hold events that
 * the state has not reached yet: those come again, in order, and are taken then.
 */
export function prependRecord(room: Room, page: readonly RunEvent[], hasEarlier: boolean): Room {
  const known = new Set(room.record.map((event) => event.seq));
  const isNews = ({ seq, type }: RunEvent) => !known.has(seq) && seq <= room.state.seq && type !== 'sealed';
  const record = [...page.filter(isNews), ...room.record].sort((a, b) => a.seq - b.seq);
  return { ...room, record, hasEarlier };
}

/**
 * On what the fetched words depend that no event carries: the roles held, how each vote came out, what was opened again, and which of the
 * sections whose seats have names that are not told yet are open. Pure.
 */
export function whatFetchTells(
  { status, holders, sections, past_visits }: RunState,
  userId: number,
  nodes: readonly FlowNodeView[],
): string {
  const roles = Object.keys(holders).filter((role) => holders[role] === userId);
  const votes = Object.values(sections).flatMap(({ node_id, vote }) =>
    vote.result ? [`${node_id} ${vote.result.outcome}`] : [],
  );
  const again = past_visits.map(({ node_id, opened_seq }) => `${node_id} ${opened_seq}`);
  const isUntold = ({ seat_names }: FlowNodeView) => seat_names && Object.keys(seat_names).length === 0;
  const named = nodes.flatMap((node) => (sections[node.id] && isUntold(node) ? [`seats ${node.id}`] : []));
  return [status === 'waiting', ...roles.sort(), ...votes.sort(), ...again.sort(), ...named].join();
}
