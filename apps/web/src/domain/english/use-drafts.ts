import type { EnglishGap } from '@lets/authoring';
import { assistantStatus, assistantTranslate } from '@lets/contract';
import { useEffect, useRef, useState } from 'react';
import { useAct, useCall } from '../../lib/query.ts';
import { batchesOf } from './batches.ts';

/** One name for each text, for as long as the list stands. */
export const keyOf = ({ path }: EnglishGap) => path.join(' ');

export interface Drafts {
  /** Whether there is a model to ask. */
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  readonly of: (gap: EnglishGap) => string | undefined;
  readonly ask: (gaps: readonly EnglishGap[]) => void;
  readonly change: (gap: EnglishGap, text: string) => void;
  readonly drop: (gap: EnglishGap) => void;
  readonly stop: () => void;
}

/** Draft translations until they are accepted: nothing of them is in the flow or the case before. */
export function useDrafts(): Drafts {
  const status = useCall(assistantStatus, {}, { quiet: 'without an answer no drafts are offered' });
  const translate = useAct(assistantTranslate);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  const put = (more: readonly (readonly [string, string])[]) =>
    setDrafts((now) => new Map([...now, ...more]));
  const ask = async (gaps: readonly EnglishGap[]) => {
    setBusy(true);
    isStopped.current = false;
    try {
      for (const batch of batchesOf(gaps)) {
        if (isStopped.current) break;
        const { texts } = await translate.mutateAsync({ texts: batch.map(({ zh }) => zh) });
        put(batch.flatMap((gap, i) => (texts[i] ? [[keyOf(gap), texts[i]] as const] : [])));
      }
    } catch {
      // The refusal was told where calls are made; what has come stays.
    } finally {
      setBusy(false);
    }
  };
  return {
    isOffered: status.data?.configured === true,
    isBusy,
    of: (gap) => drafts.get(keyOf(gap)),
    ask: (gaps) => void ask(gaps),
    change: (gap, text) => put([[keyOf(gap), text]]),
    drop: (gap) => setDrafts((now) => new Map([...now].filter(([key]) => key !== keyOf(gap)))),
    stop: () => {
      isStopped.current = true;
    },
  };
}
