import { messagePush } from '@lets/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useRoom } from '../room-context.tsx';

/** A page of the common screen, in pixels of the sheet: the same for all, however high their windows are. */
export const PAGE_HEIGHT = 640;
const SETTLE = 250;

/** The page that a scrolled sheet shows, and how many it has. Pure. */
export function pageAt(top: number, visible: number, whole: number): { page: number; count: number } {
  const farthest = Math.max(0, whole - visible);
  const count = 1 + Math.ceil(farthest / PAGE_HEIGHT);
  // At the very end the last page is shown, though it is not a whole one.
  const page = top >= farthest - 2 ? count : 1 + Math.floor((top + 2) / PAGE_HEIGHT);
  return { page, count };
}

/** The element that scrolls inside a box: a reader has its own. */
export function scrollerIn(box: HTMLElement | null): HTMLElement | null {
  if (!box) return null;
  const inner = [...box.querySelectorAll<HTMLElement>('*')].find(
    (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto',
  );
  return inner ?? box;
}

/** Pages of the common screen: whoever presents turns them for everybody who follows. */
export function usePages(box: RefObject<HTMLDivElement | null>, shared: number, isPresenter: boolean) {
  const act = useRoom(({ act }) => act);
  const [at, setAt] = useState({ page: shared, count: Math.max(1, shared) });
  const [isFollowing, setFollowing] = useState(true);
  const [zoom, setZoom] = useState(1);
  /** How many pages what is shown has of its own (a PDF); null where its height makes them. */
  const [sheets, setSheets] = useState<number | null>(null);
  // What measures is called at any time, also just after the pages were counted.
  const counted = useRef(false);
  const moved = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const scrollTo = useCallback(
    (page: number, behavior: ScrollBehavior = 'smooth') => {
      if (sheets !== null) {
        setAt({ page: Math.min(Math.max(1, page), sheets), count: sheets });
        return;
      }
      // Scrolling by code must not count as somebody's own.
      moved.current = Date.now();
      scrollerIn(box.current)?.scrollTo({ top: (page - 1) * PAGE_HEIGHT, behavior });
    },
    [box, sheets],
  );
  const measure = useCallback(() => {
    if (counted.current) return;
    const scroller = scrollerIn(box.current);
    if (scroller) setAt(pageAt(scroller.scrollTop, scroller.clientHeight, scroller.scrollHeight));
  }, [box]);

  useEffect(() => {
    if (isFollowing && !isPresenter) scrollTo(shared);
  }, [shared, isFollowing, isPresenter, scrollTo]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The content arrives after the box: its pages are counted when it has, and the shared one is turned to.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const content = new MutationObserver(() => {
      measure();
      if (isFollowing && sheets === null) scrollTo(shared, 'instant');
    });
    content.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      content.disconnect();
    };
  }, [box, measure, scrollTo, shared, isFollowing, sheets]);

  const tell = (page: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (page !== shared)
        void act(
          messagePush,
          { kind: 'turn_page', page },
          { quiet: 'too late when the showing has ended or passed to another, which the stage shows' },
        ).catch(() => null);
    }, SETTLE);
  };
  const onScroll = () => {
    // Moving about on a page of its own turns none.
    if (sheets !== null) return;
    measure();
    const scroller = scrollerIn(box.current);
    if (!scroller) return;
    const { page } = pageAt(scroller.scrollTop, scroller.clientHeight, scroller.scrollHeight);
    if (isPresenter) tell(page);
    else if (Date.now() - moved.current > 1200 && isFollowing && page !== shared) setFollowing(false);
  };
  const turn = (page: number) => {
    if (!isPresenter) setFollowing(false);
    scrollTo(page);
    if (isPresenter) tell(page);
  };
  const follow = (wanted: boolean) => {
    setFollowing(wanted);
    if (wanted) scrollTo(shared);
  };
  const onCount = (count: number) => {
    counted.current = true;
    setSheets(count);
    setAt({ page: Math.min(shared, count), count });
  };
  return {
    page: at.page,
    count: at.count,
    onCount,
    hasSheets: sheets !== null,
    zoom,
    setZoom,
    isFollowing,
    follow,
    turn,
    onScroll,
  };
}

export type Pages = ReturnType<typeof usePages>;
