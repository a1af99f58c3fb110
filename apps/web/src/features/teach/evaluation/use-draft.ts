import { CODE, EvaluationContent, type EvaluationDetail, evaluateSave } from '@lets/contract';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../../components/toast/toast.tsx';
import { isSame } from '../../../domain/flow/draft/patch.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { createAutosave } from '../../../lib/autosave/autosave.ts';
import { resultOf } from '../../../lib/autosave/call-result.ts';
import { keptCopy } from '../../../lib/autosave/kept-copy.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { createStore, useStore } from '../../../lib/store.ts';

type Given = NonNullable<EvaluationDetail['draft']>;
/** What another person saved meanwhile. */
type Theirs = Pick<Given, 'content' | 'revision'>;

function openDraft(eid: number, given: Given) {
  const copy = keptCopy(`evaluation:${eid}`, (value) => EvaluationContent.parse(value));
  const kept = copy.read();
  const content = createStore<EvaluationContent>(kept?.value ?? given.content);
  /** What the server has. */
  let saved = given.content;
  const autosave = createAutosave<'content', EvaluationContent, Theirs>(
    { revision: kept?.revision ?? given.revision, savedAt: given.saved_at },
    {
      read: content.get,
      save: ({ value, revision, lost }) =>
        resultOf<Theirs>(
          async () => {
            const answer = await call(evaluateSave, { eid, revision, content: value }, { shown: 'in-place' });
            saved = value;
            return { is: 'saved', revision: answer.revision };
          },
          ({ code, data }) => {
            if (code !== CODE.changed_meanwhile || !data) return null;
            const theirs = data as Theirs;
            saved = theirs.content;
            // A save whose answer was lost is not another person's.
            const isMine = [...lost, value].some((mine) => isSame(mine, theirs.content));
            if (isMine) return { is: 'merged', revision: theirs.revision };
            return { is: 'conflict', conflict: theirs };
          },
        ),
      isSaved: () => isSame(content.get(), saved),
      keep: (parts, revision) =>
        copy.write(parts.length > 0 ? { parts, revision, value: content.get() } : null),
    },
  );
  if (kept) autosave.touch('content');
  return { content, autosave, isRecovered: autosave.isUnsaved() };
}

/** What is written of a run, saved a moment after the last key; nobody's writing is overwritten unasked. */
export function useDraft(eid: number, given: Given) {
  const { t } = useTranslation('common');
  const [{ content: store, autosave, isRecovered }] = useState(() => openDraft(eid, given));
  const content = useStore(store);
  const state = useAutosave(autosave);
  useEffect(() => {
    if (isRecovered) toast(t('saving.recovered'), { type: 'info' });
  }, [isRecovered, t]);

  const alter = useCallback(
    (make: (content: EvaluationContent) => EvaluationContent) => {
      store.set(make);
      autosave.touch('content');
    },
    [store, autosave],
  );
  const change = (next: EvaluationContent) => alter(() => next);
  const settle = (takesTheirs: boolean) => {
    if (state.is !== 'conflict') return;
    if (takesTheirs) store.set(state.conflict.content);
    autosave.resume(state.conflict.revision);
  };
  const { revision, flush, isUnsaved } = autosave;
  return { content, state, revision, change, alter, save: flush, isUnsaved, settle };
}
export type Draft = ReturnType<typeof useDraft>;
