import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';

/** Lines kept ready on either side of those in sight. */
const SPARE = 8;

interface Followed {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly rowHeight: number;
  /** Brought into sight whenever it becomes another one; -1: none. */
  readonly current: number;
}

/**
 * Many equally high lines, of which those in sight of a scrolled box are drawn. When the current line is another one, the lines
 * around it are drawn at once: drawing the old ones first, and again when the box has scrolled, took two layouts of the page.
 */
export function useFollowedList({ box, count, rowHeight, current }: Followed) {
  /** The first line in sight once the box has scrolled to the current one; null when it has. */
  const [aim, setAim] = useState<{ current: number; top: number | null }>({ current: -1, top: null });
  const list = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: SPARE,
    rangeExtractor: (range) =>
      defaultRangeExtractor(aim.top === null ? range : movedTo(range, Math.floor(aim.top / rowHeight))),
  });
  const { height = 400 } = list.scrollRect ?? {};
  if (aim.current !== current) {
    const lowest = Math.max(0, count * rowHeight - height);
    const wanted = Math.round(current * rowHeight - height / 3);
    setAim({ current, top: Math.min(lowest, Math.max(0, wanted)) });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a box that was scrolled by hand stays there until the clock moves on
  useEffect(() => {
    if (aim.top !== null) box.current?.scrollTo({ top: aim.top });
  }, [aim.current]);
  const onScroll = () => setAim((now) => (now.top === null ? now : { ...now, top: null }));
  // No more lines than `places` are drawn at a time.
  return { list, onScroll, places: Math.ceil(height / rowHeight) + 1 + 2 * SPARE };
}

/** Pure: as many rows, from another one on. */
function movedTo(range: Range, startIndex: number): Range {
  const endIndex = Math.min(range.count - 1, startIndex + range.endIndex - range.startIndex + 1);
  return { ...range, startIndex, endIndex };
}
