import type { ExperimentDetail } from '@lets/contract';
import { useNavigate } from 'react-router';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { SaveStatus } from '../../../components/save-status/save-status.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { useDeleteRuns } from '../../../domain/run/run-row/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { casePath } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import { Casting } from './casting.tsx';
import { StartBar } from './start-bar.tsx';
import styles from './task.module.css';
import { TaskForm } from './task-form.tsx';
import { useTaskDraft } from './use-task-draft.ts';

/** The task on the left, the members in the middle, the roles on the right, and below what still keeps it from starting. */
export function TaskEditor({ detail }: { detail: ExperimentDetail }) {
  const { t } = useTranslation(['task', 'casting']);
  const format = useFormat();
  const draft = useTaskDraft(detail);
  return (
    <div className={work.page}>
      <header className={styles.head}>
        <BackLink to={casePath(detail.project.id)} label={t('to_case')} />
        <h1>{t('title')}</h1>
        <span className={styles.case}>{format.pick(detail.project.name)}</span>
        <Tag tone="gold">{t('waiting')}</Tag>
        <span className={styles.grow} />
        {detail.may.edit && <SaveStatus state={draft.state} />}
        {detail.may.delete && <DeleteButton detail={detail} draft={draft} />}
      </header>
      {!detail.may.edit && (
        <p className={styles.readonly}>
          <Icon name="info" size={16} />
          {t('read_only')}
          {detail.me.is_member && ` ${t('casting:self')}`}
        </p>
      )}
      {draft.state.is === 'conflict' && <Conflict draft={draft} />}
      <div className={styles.columns}>
        <TaskForm detail={detail} draft={draft} />
        <Casting detail={detail} draft={draft} />
      </div>
      <StartBar detail={detail} draft={draft} />
      <LeaveGuard isUnsaved={draft.isUnsaved} save={draft.save} />
    </div>
  );
}

type DraftProps = { draft: ReturnType<typeof useTaskDraft> };

/** Another person has saved: both ways out are named, and nothing is lost until one is chosen. */
function Conflict({ draft }: DraftProps) {
  const { t } = useTranslation('task');
  return (
    <div className={styles.conflict} role="alert">
      <Icon name="alert" size={18} />
      <span>
        <b>{t('conflict.title')}</b>
        {t('conflict.text')}
      </span>
      <Button size="sm" onClick={() => void draft.keepMine()}>
        {t('conflict.mine')}
      </Button>
      <Button size="sm" variant="primary" icon="restart" onClick={() => void draft.takeTheirs()}>
        {t('conflict.theirs')}
      </Button>
    </div>
  );
}

function DeleteButton({ detail, draft }: DraftProps & { detail: ExperimentDetail }) {
  const { t } = useTranslation('task');
  const navigate = useNavigate();
  const me = useUser();
  const home = me?.identity === 1 ? '/experiment/prepare' : '/';
  const deletion = useDeleteRuns({
    onDeleted: () => {
      draft.drop();
      void navigate(home, { replace: true });
    },
  });
  return (
    <>
      <Button icon="trash" onClick={() => deletion.ask([detail])}>
        {t('delete')}
      </Button>
      {deletion.question}
    </>
  );
}
