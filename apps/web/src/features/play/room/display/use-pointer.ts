import type { LivePointer, PointerPlace } from '@lets/contract';
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { getSocket } from '../../../../lib/socket.ts';
import { only, useRoom } from '../room-context.tsx';
import { scrollerIn } from './use-pages.ts';

const EVERY_MS = 50;
/** A hand that has not moved for so long points at nothing any more. */
const STAYS_MS = 4000;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A place in the window as fractions of what is shown; null beside it. Pure. */
function placeOn(shown: Box, x: number, y: number): PointerPlace | null {
  const at = { x: (x - shown.left) / shown.width, y: (y - shown.top) / shown.height };
  const isOn = [at.x, at.y].every((part) => part >= 0 && part <= 1);
  return isOn ? at : null;
}

/** Where a place on what is shown stands within the window over it; null when it is scrolled out of view. Pure. */
export function placeIn(shown: Box, view: Box, at: PointerPlace): { left: number; top: number } | null {
  const left = shown.left + at.x * shown.width - view.left;
  const top = shown.top + at.y * shown.height - view.top;
  return left >= 0 && left <= view.width && top >= 0 && top <= view.height ? { left, top } : null;
}

/** The thing that is shown itself, without the margins around it, which differ from screen to screen. */
export function shownIn(box: HTMLElement | null): HTMLElement | null {
  const scroller = scrollerIn(box);
  const shown =
    scroller?.querySelector<HTMLElement>('img, video, pre, canvas') ?? scroller?.firstElementChild;
  return shown instanceof HTMLElement ? shown : null;
}

/** The presenter's pointer, told to everybody as it moves and kept by nobody. */
export function usePointing(box: RefObject<HTMLDivElement | null>, isPresenter: boolean) {
  const { eid, nodeId } = useRoom(only('eid', 'nodeId'));
  const last = useRef(0);
  const tell = useCallback(
    (at: PointerPlace | null) => {
      const socket = getSocket();
      // On a cut line nothing is kept for later: by then the hand is elsewhere.
      if (socket.connected) socket.emit('point', { eid, node_id: nodeId, at });
    },
    [eid, nodeId],
  );
  const onMove = ({ target, clientX, clientY }: PointerEvent) => {
    // A window that is opened over the sheet stands below it in React's tree, and pointing in it is nobody else's business.
    if (!(target instanceof Node) || !box.current?.contains(target)) return;
    const shown = shownIn(box.current);
    if (!isPresenter || !shown || Date.now() - last.current < EVERY_MS) return;
    last.current = Date.now();
    tell(placeOn(shown.getBoundingClientRect(), clientX, clientY));
  };
  const onLeave = () => {
    if (isPresenter) tell(null);
  };
  return { onMove, onLeave };
}

/** Where somebody else points on this section's screen now. */
export function useFollowedPointer(isFollowing: boolean): LivePointer | null {
  const { eid, nodeId, me } = useRoom(only('eid', 'nodeId', 'me'));
  const [pointer, setPointer] = useState<LivePointer | null>(null);
  useEffect(() => {
    if (!isFollowing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onPointer = (told: LivePointer) => {
      if (told.eid !== eid || told.node_id !== nodeId || told.user_id === me.userId) return;
      clearTimeout(timer);
      setPointer(told.at ? told : null);
      timer = setTimeout(() => setPointer(null), STAYS_MS);
    };
    const socket = getSocket();
    socket.on('pointer', onPointer);
    return () => {
      clearTimeout(timer);
      socket.off('pointer', onPointer);
      setPointer(null);
    };
  }, [eid, nodeId, me.userId, isFollowing]);
  return pointer;
}
