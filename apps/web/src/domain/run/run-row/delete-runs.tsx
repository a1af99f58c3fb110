import {
  type ExperimentCard,
  experimentDelete,
  experimentList,
  projectDetail,
  projectList,
} from '@lets/contract';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { partnerName } from '../../../lib/partner-name.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOpen } from '../../../lib/use-open.ts';
import styles from './delete-runs.module.css';

type Deletable = Pick<
  ExperimentCard,
  'eid' | 'name' | 'status' | 'may' | 'members' | 'created_at' | 'started_at' | 'ended_at'
> & { readonly team: { readonly name: string } | null };

/**
 * Deleting runs: nothing chosen and no authority are said before anything is asked, and the question names what is lost, and for whom.
 * The server deletes all of them or none.
 */
export function useDeleteRuns(options: { onDeleted?: (eids: readonly number[]) => void } = {}) {
  const { t } = useTranslation('runs');
  const [asked, setAsked, close] = useOpen<readonly Deletable[]>();

  function ask(runs: readonly Deletable[]) {
    if (runs.length === 0) return toast(t('delete.nothing'), { type: 'error' });
    const refused = runs.find((run) => !run.may.delete);
    if (refused) return toast(t('delete.refused', { name: refused.name }), { type: 'error' });
    setAsked(runs);
  }

  const question = asked && (
    <DeleteQuestion
      key={asked.map(({ eid }) => eid).join()}
      runs={asked}
      onClose={close}
      {...(options.onDeleted && { onDeleted: options.onDeleted })}
    />
  );
  return { ask, question };
}

const NAMED = 6;

/** It has its own request: the late answer of a question that was left closes that one and no other. */
function DeleteQuestion(props: {
  runs: readonly Deletable[];
  onDeleted?: (eids: readonly number[]) => void;
  onClose: () => void;
}) {
  const { runs, onDeleted, onClose } = props;
  const { t } = useTranslation('runs');
  const remove = useAct(experimentDelete, {
    invalidates: [experimentList, projectList, projectDetail],
    onSuccess: (_, { ids }) => {
      toast(t('delete.done', { count: ids.length }), { type: 'success' });
      onClose();
      onDeleted?.(ids);
    },
    onError: (error) => {
      if (error instanceof ApiError) onClose();
    },
  });
  const count = runs.length;
  const ended = runs.filter((run) => run.status === 'ended').length;
  const isShared = runs.some((run) => run.members.filter(({ automatic }) => !automatic).length > 1);
  return (
    <ConfirmDialog
      title={t('delete.title', { count })}
      icon="trash"
      width={440}
      confirmLabel={t('delete.confirm', { count })}
      cancelLabel={t('delete.keep')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ ids: runs.map((run) => run.eid) })}
      onCancel={onClose}
    >
      <ul className={styles.names}>
        {runs.slice(0, NAMED).map((run) => (
          <RunNamed key={run.eid} run={run} />
        ))}
        {count > NAMED && <li>{t('delete.and_more', { count: count - NAMED })}</li>}
      </ul>
      {isShared && <p>{t('delete.for_all')}</p>}
      <p>{ended > 0 ? t('delete.loses_record') : t('delete.loses_task')}</p>
    </ConfirmDialog>
  );
}

const PEOPLE = 5;

/** Runs of one case have one name: whose it is and when tell them apart. */
function RunNamed({ run }: { run: Deletable }) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const people = run.members.filter(({ automatic }) => !automatic).map(partnerName);
  const shown = format.list(people.slice(0, PEOPLE));
  const names = people.length > PEOPLE ? t('delete.people', { names: shown, count: people.length }) : shown;
  const time = format.moment(run.ended_at ?? run.started_at ?? run.created_at);
  return (
    <li>
      {run.name}
      <small>
        {run.team
          ? t('delete.of_team', { team: run.team.name, names, time })
          : t('delete.of_people', { names, time })}
      </small>
    </li>
  );
}
