import { LIMITS } from '@lets/contract';
import { useCallback, useState } from 'react';
import { ApiError, NetworkError } from './api-client.ts';
import { useOnChange } from './use-on-change.ts';
import type { Selection } from './use-selection.ts';

/** A page of a list, as its call answers it. */
interface ListPage<R> {
  readonly list: readonly R[];
  readonly total: number;
}

/** Asks for so many rows at once when all are chosen. */
const TOGETHER = LIMITS.page_size_max;

/**
 * Rows ticked in a list, kept over its pages: at most `LIMITS.chosen`. `question` is what the list is narrowed to; with another one the choice
 * begins anew. `read` brings a page of all rows that match.
 */
export function useRowSelection<R extends { readonly id: number }>(
  rows: readonly R[] | undefined,
  question: string,
  read: (page: number, size: number) => Promise<ListPage<R>>,
) {
  const [ticked, setTicked] = useState<ReadonlyMap<number, R>>(new Map());
  const [isReading, setReading] = useState(false);
  const clear = useCallback(() => setTicked(new Map()), []);
  useOnChange(question, clear);
  const here = rows ?? [];
  // A row on the screen is newer than what was ticked of it.
  const chosen = [...ticked.values()].map((row) => here.find(({ id }) => id === row.id) ?? row);
  const chosenHere = here.filter(({ id }) => ticked.has(id)).length;
  const change = (work: (next: Map<number, R>) => void) =>
    setTicked((now) => {
      const next = new Map(now);
      work(next);
      return new Map([...next].slice(0, LIMITS.chosen));
    });
  const selection: Selection = {
    isChosen: (id) => ticked.has(id),
    chosenHere,
    toggle: (id) =>
      change((next) => {
        const row = here.find((one) => one.id === id);
        if (!next.delete(id) && row) next.set(id, row);
      }),
    toggleAll: () =>
      change((next) => {
        for (const row of here) {
          if (chosenHere === here.length) next.delete(row.id);
          else next.set(row.id, row);
        }
      }),
  };
  /** All that match, page by page; where a page cannot be read, as the call or the connection tells, the choice stays. */
  const chooseAll = async () => {
    setReading(true);
    try {
      const all = new Map<number, R>();
      for (let page = 1; ; page += 1) {
        const { list, total } = await read(page, TOGETHER);
        for (const row of list) all.set(row.id, row);
        if (list.length < TOGETHER || all.size >= Math.min(total, LIMITS.chosen)) break;
      }
      setTicked(new Map([...all].slice(0, LIMITS.chosen)));
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    } finally {
      setReading(false);
    }
  };
  return { chosen, selection, clear, chooseAll, isReading };
}
