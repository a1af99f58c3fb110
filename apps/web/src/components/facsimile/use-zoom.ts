import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SMALLEST, scrolledTo, stepped, wheeled } from './zoom.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

type Change = (scale: number) => number;

/** How large a drawing is in its scrolling frame. The keys work wherever the focus is in the window. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState(SMALLEST);
  // What stays where it is on the screen: what is under the pointer, or the middle.
  const held = useRef<Place | null>(null);
  const drawn = useRef(scale);
  const change = (to: Change, place: Place | null = null) => {
    held.current = place;
    setScale(to);
  };
  const larger = () => change((now) => stepped(now, 1));
  const smaller = () => change((now) => stepped(now, -1));
  const reset = () => change(() => SMALLEST);

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || drawn.current === scale) return;
    const { x, y } = held.current ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
    const factor = scale / drawn.current;
    box.scrollTo(scrolledTo(box.scrollLeft, x, factor), scrolledTo(box.scrollTop, y, factor));
    drawn.current = scale;
  }, [frame, scale]);

  // React's own wheel listener cannot keep the page from scrolling.
  useEffect(() => {
    const box = frame.current;
    const window = box?.closest('dialog');
    if (!box || !window) return;
    box.focus();
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      held.current = { x: event.clientX - left, y: event.clientY - top };
      setScale((now) => wheeled(now, event.deltaY));
    };
    const onKey = (event: KeyboardEvent) => {
      const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
      if (!to) return;
      event.preventDefault();
      held.current = null;
      setScale(to);
    };
    const onDrag = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 1)
        box.scrollBy(-event.movementX, -event.movementY);
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    box.addEventListener('pointermove', onDrag);
    window.addEventListener('keydown', onKey);
    return () => {
      box.removeEventListener('wheel', onWheel);
      box.removeEventListener('pointermove', onDrag);
      window.removeEventListener('keydown', onKey);
    };
  }, [frame]);

  return { scale, larger, smaller, reset };
}

/** Also without Shift, which some keyboards need for the plus. */
const KEYS: Readonly<Record<string, Change>> = {
  '+': (scale) => stepped(scale, 1),
  '=': (scale) => stepped(scale, 1),
  '-': (scale) => stepped(scale, -1),
  '0': () => SMALLEST,
};
