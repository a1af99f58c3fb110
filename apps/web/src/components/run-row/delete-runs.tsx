import {
  type ExperimentCard,
  experimentDelete,
  experimentList,
  projectDetail,
  projectList,
} from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-client.ts';
import { useAct } from '../../lib/query.ts';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { toast } from '../toast/toast.tsx';
import styles from './delete-runs.module.css';

type Deletable = Pick<ExperimentCard, 'eid' | 'name' | 'status' | 'may'>;

/**
 * Deleting runs: nothing chosen and no authority are said before anything is asked, and the question names what is lost.
 * The server deletes all of them or none.
 */
export function useDeleteRuns(options: { onDeleted?: (eids: readonly number[]) => void } = {}) {
  const { t } = useTranslation('runs');
  const [asked, setAsked] = useState<readonly Deletable[]>([]);
  const remove = useAct(experimentDelete, {
    invalidates: [experimentList, projectList, projectDetail],
    onSuccess: (_, { ids }) => {
      toast(t('delete.done', { count: ids.length }), { type: 'success' });
      setAsked([]);
      options.onDeleted?.(ids);
    },
    onError: (error) => {
      if (error instanceof ApiError) setAsked([]);
    },
  });

  function ask(runs: readonly Deletable[]) {
    if (runs.length === 0) return toast(t('delete.nothing'), { type: 'error' });
    const refused = runs.find((run) => !run.may.delete);
    if (refused) return toast(t('delete.refused', { name: refused.name }), { type: 'error' });
    setAsked(runs);
  }

  const question = asked.length > 0 && (
    <DeleteQuestion
      runs={asked}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ ids: asked.map((run) => run.eid) })}
      onCancel={() => setAsked([])}
    />
  );
  return { ask, question };
}

const NAMED = 6;

function DeleteQuestion(props: {
  runs: readonly Deletable[];
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { runs, isBusy, onConfirm, onCancel } = props;
  const { t } = useTranslation('runs');
  const count = runs.length;
  const ended = runs.filter((run) => run.status === 'ended').length;
  return (
    <ConfirmDialog
      title={t('delete.title', { count })}
      icon="trash"
      confirmLabel={t('delete.confirm', { count })}
      cancelLabel={t('delete.keep')}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul className={styles.names}>
        {runs.slice(0, NAMED).map((run) => (
          <li key={run.eid}>{run.name}</li>
        ))}
        {count > NAMED && <li>{t('delete.and_more', { count: count - NAMED })}</li>}
      </ul>
      <p>{ended > 0 ? t('delete.loses_record') : t('delete.loses_task')}</p>
    </ConfirmDialog>
  );
}
