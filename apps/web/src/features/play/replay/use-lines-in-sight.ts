import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Lines kept ready on either side of those in sight. */
const SPARE = 8;

interface InSight {
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowHeight: number;
  /** Brought into sight whenever it becomes another one; -1: none. */
  readonly current: number;
}

/**
 * Which of many equally high lines are to be drawn: those in sight of a scrolled box. When the current line is another one, the lines
 * around it are drawn at once: drawing the old ones first, and again when the box has scrolled, took two layouts of the page.
 */
export function useLinesInSight({ box, count, rowHeight, current }: InSight) {
  const [view, setView] = useState({ top: 0, height: 400 });
  const [followed, setFollowed] = useState(-1);
  const look = useCallback(() => {
    const { scrollTop: top = 0, clientHeight: height = 0 } = box.current ?? {};
    setView((known) => (known.top === top && known.height === height ? known : { top, height }));
  }, [box]);

  if (followed !== current) {
    const lowest = Math.max(0, count * rowHeight - view.height);
    const wanted = Math.round(current * rowHeight - view.height / 3);
    setFollowed(current);
    setView({ ...view, top: Math.min(lowest, Math.max(0, wanted)) });
  }

  useEffect(() => {
    if (!box.current) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a box that was scrolled by hand stays there until the clock moves on
  useEffect(() => {
    box.current?.scrollTo({ top: view.top });
  }, [followed]);

  const inSight = Math.ceil(view.height / rowHeight);
  return {
    first: Math.max(0, Math.floor(view.top / rowHeight) - SPARE),
    last: Math.min(count, Math.floor(view.top / rowHeight) + inSight + 1 + SPARE),
    /** No more lines than these are drawn at a time. */
    places: inSight + 1 + 2 * SPARE,
    look,
  };
}
