import { useCallback, useMemo, useState } from 'react';

/** Rows ticked in a list. What has gone from the list is no longer chosen. */
export function useSelection(ids: readonly number[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = useMemo(() => ids.filter((id) => ticked.has(id)), [ids, ticked]);
  const toggle = useCallback((id: number) => {
    setTicked((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const toggleAll = () => setTicked(new Set(chosen.length === ids.length ? [] : ids));
  const clear = useCallback(() => setTicked(new Set()), []);
  const isChosen = (id: number) => ticked.has(id);
  return { chosen, chosenHere: chosen.length, isChosen, toggle, toggleAll, clear };
}

/** What a table of rows needs of it. */
export interface Selection {
  readonly isChosen: (id: number) => boolean;
  /** How many of the rows on the screen are chosen. */
  readonly chosenHere: number;
  readonly toggle: (id: number) => void;
  /** All rows on the screen, or none of them. */
  readonly toggleAll: () => void;
}
