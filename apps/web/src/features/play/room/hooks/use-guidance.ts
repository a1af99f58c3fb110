import { CONTROL_PAUSED, type RunEvent } from '@lets/engine';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { NEWS_MS, toast } from '../../../../components/toast/toast.tsx';
import { translate } from '../../../../i18n/texts.ts';
import { readSession, writeSession } from '../../../../lib/browser-storage.ts';
import { writeExpParam, writeIsBanned } from '../../../../lib/storage.ts';
import type { Room } from '../apply-event.ts';
import { type Guidance, guide } from '../section-guide.ts';

/** A move from one section to the next, with the event that brought it about. */
export interface Change {
  readonly cause: RunEvent | null;
  readonly from: string;
  readonly to: string;
  readonly route: string;
}

const MOVING: ReadonlySet<RunEvent['type']> = new Set<RunEvent['type']>([
  'section_ended',
  'stepped_back',
  'restarted',
  'started',
]);

/** That the last section led to the end is told by its ending. */
function isCause(event: RunEvent): boolean {
  if (event.type === 'experiment_ended') return event.data.how === 'terminated';
  return MOVING.has(event.type);
}

interface At {
  eid: number;
  route: string;
  nodeId: string;
}

/** Keeps everybody where they belong, by themselves, and tells of every move why it came. */
export function useGuidance(room: Room, at: At) {
  const navigate = useNavigate();
  const { detail, state } = room;
  const key = `lets2017_room_at:${at.eid}`;
  const visitor = { userId: detail.me.user_id, isStaff: detail.me.is_staff };
  const wasHere = readSession(key) === at.nodeId;
  const guidance = guide(detail.flow, state, visitor, { route: at.route, nodeId: at.nodeId, wasHere });
  useStay(guidance, at, key);
  useBannedKey(state.control.status === CONTROL_PAUSED);
  useEndTold(guidance.is === 'move' && state.status === 'ended' && !wasHere);

  const target =
    guidance.is === 'move' ? `/experiment/meta/${guidance.route}/${at.eid}/${guidance.nodeId}` : null;
  useLayoutEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);

  const [change, closeChange] = useChange(room, at, guidance);
  return { guidance, change, closeChange };
}

/** Remembers in this tab where the person was, so that a section that closes meanwhile is not taken for a typed address. */
function useStay(guidance: Guidance, { eid, route, nodeId }: At, key: string): void {
  const isHere = guidance.is === 'here';
  useEffect(() => {
    if (!isHere) return;
    if (route !== 'wait') writeSession(key, nodeId);
    writeExpParam({ eid, node_id: nodeId });
  }, [isHere, eid, route, nodeId, key]);
}

function useBannedKey(isPaused: boolean): void {
  useEffect(() => writeIsBanned(isPaused), [isPaused]);
}

/**
 * A person who opens a run after its end is led to the experience page, where its result stands, and told so in passing: nothing went wrong. An
 * end that comes while they are in the room has its own card.
 */
function useEndTold(isLedAway: boolean): void {
  const [isLed] = useState(isLedAway);
  const isTold = useRef(false);
  useEffect(() => {
    // Once, whatever language is switched to later.
    if (!isLed || isTold.current) return;
    isTold.current = true;
    toast(translate('common:guard.ended_cannot_enter'), { type: 'info', duration: NEWS_MS });
  }, [isLed]);
}

/** Where the person stands, and at which visit of it: a restart may lead back to the very same section. */
function placeOf({ state }: Room, { route, nodeId }: At): string {
  const visit = state.status === 'ended' || route === 'wait' ? 0 : (state.sections[nodeId]?.opened_seq ?? 0);
  return `${route} ${nodeId} ${visit}`;
}

function useChange(room: Room, at: At, guidance: Guidance): [Change | null, () => void] {
  const [change, setChange] = useState<Change | null>(null);
  const before = useRef<{ place: string; nodeId: string; seq: number } | null>(null);
  const place = guidance.is === 'here' ? placeOf(room, at) : null;
  const { route, nodeId } = at;
  const { record } = room;
  useEffect(() => {
    if (place === null) return;
    const was = before.current;
    before.current = { place, nodeId, seq: record.at(-1)?.seq ?? 0 };
    if (!was || was.place === place) return;
    // Switching between two open sections by hand has no cause, and is not told.
    const cause = record.findLast((event) => event.seq > was.seq && isCause(event)) ?? null;
    if (cause) setChange({ cause, from: was.nodeId, to: nodeId, route });
  }, [place, nodeId, route, record]);
  const close = useCallback(() => setChange(null), []);
  return [change, close];
}
