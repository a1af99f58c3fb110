import type { ExperimentDetail } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { useStore } from '../../../lib/store.ts';
import { FAULTY, openTask } from './open-task.ts';
import { changedFields, faultsOf, fieldsOf, type TaskEdits, type TaskFields } from './task-draft.ts';

/**
 * The task under the editor's hands. What the server knows shows through wherever nothing was typed; what was typed is
 * saved after a pause, with the revision it was typed over, so that two editors never silently undo each other.
 */
export function useTaskDraft(detail: ExperimentDetail) {
  const { t } = useTranslation(['task', 'common']);
  const client = useQueryClient();
  const [task] = useState(() => openTask(detail, client));
  const { autosave } = task;
  const saving = useAutosave(autosave);
  const edits = useStore(task.edits);
  const server = fieldsOf(detail);
  const fields: TaskFields = { ...server, ...edits };
  const isDirty = Object.keys(changedFields(server, edits)).length > 0;
  useEffect(() => task.meet(detail), [task, detail]);
  useEffect(() => {
    if (task.isRecovered) toast(t('common:saving.recovered'), { type: 'info' });
  }, [task, t]);

  function edit(change: TaskEdits) {
    task.edits.set((now) => ({ ...now, ...change }));
    autosave.touch('edits');
  }

  const isFaulty = saving.is === 'refused' && saving.message === FAULTY;
  const state = isFaulty ? { ...saving, message: t('save.faulty') } : saving;
  const { takeTheirs, keepMine, adopt } = task;
  const { flush: save, isUnsaved, drop } = autosave;
  return {
    fields,
    faults: faultsOf(fields),
    state,
    isDirty,
    edit,
    save,
    isUnsaved,
    drop,
    takeTheirs,
    keepMine,
    adopt,
  };
}
export type TaskDraft = ReturnType<typeof useTaskDraft>;
