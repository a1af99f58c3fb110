import type { EnglishGap } from '@lets/authoring';
import { assistantStatus, assistantTranslate, type RichDocument } from '@lets/contract';
import { useEffect, useRef, useState } from 'react';
import { useAct, useCall } from '../../lib/query.ts';
import { batchesOf } from './batches.ts';
import { inEnglish, stretchesOf } from './document-draft.ts';

/** One name for each text, for as long as the list stands. */
export const keyOf = ({ path }: EnglishGap) => path.join(' ');

/** The English of a text, or of a whole document. */
export type Draft = string | RichDocument;

export interface Drafts {
  /** Whether there is a model to ask. */
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  readonly of: (gap: EnglishGap) => Draft | undefined;
  readonly ask: (gaps: readonly EnglishGap[]) => void;
  readonly change: (gap: EnglishGap, text: string) => void;
  readonly drop: (gap: EnglishGap) => void;
  readonly stop: () => void;
}

/** Draft translations until they are accepted: nothing of them is in the flow or the case before. `documentOf` answers the Chinese of a document. */
export function useDrafts(documentOf: (gap: EnglishGap) => RichDocument | null): Drafts {
  const status = useCall(assistantStatus, {}, { quiet: 'without an answer no drafts are offered' });
  const translate = useAct(assistantTranslate);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  const put = (more: readonly (readonly [string, Draft])[]) => setDrafts((now) => new Map([...now, ...more]));
  const ask = async (gaps: readonly EnglishGap[]) => {
    setBusy(true);
    isStopped.current = false;
    const english = new Map<string, string>();
    /** False: it was stopped meanwhile. */
    const translated = async (texts: readonly string[]) => {
      const open = [...new Set(texts)].filter((zh) => !english.has(zh)).map((zh) => ({ zh }));
      for (const batch of batchesOf(open)) {
        if (isStopped.current) return false;
        const said = await translate.mutateAsync({ texts: batch.map(({ zh }) => zh) });
        for (const [i, { zh }] of batch.entries()) {
          const words = said.texts[i]?.trim();
          if (words) english.set(zh, words);
        }
      }
      return true;
    };
    try {
      for (const batch of batchesOf(gaps.filter(({ isDocument }) => !isDocument))) {
        if (!(await translated(batch.map(({ zh }) => zh)))) return;
        put(
          batch.flatMap((gap) => {
            const words = english.get(gap.zh);
            return words === undefined ? [] : [[keyOf(gap), words] as const];
          }),
        );
      }
      for (const gap of gaps.filter(({ isDocument }) => isDocument)) {
        const document = documentOf(gap);
        if (!document) continue;
        if (!(await translated(stretchesOf(document)))) return;
        put([[keyOf(gap), inEnglish(document, english)]]);
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
