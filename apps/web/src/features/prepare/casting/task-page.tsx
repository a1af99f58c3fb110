import { type ExperimentDetail, experimentDetail } from '@lets/contract';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ErrorState, Skeleton } from '../../../components/states/states.tsx';
import { NEWS_MS, toast } from '../../../components/toast/toast.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { partnerName } from '../../../lib/partner-name.ts';
import { recordPath, roomDoor } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { positive } from '../../../lib/use-list-params.ts';
import styles from './task.module.css';
import { TaskEditor } from './task-editor.tsx';

/** `/experiment/prepare/edit/{task_id}`: a waiting task, until it starts. */
export function Component() {
  const { t } = useTranslation(['task', 'common']);
  const { task_id = null } = useParams();
  const eid = positive(task_id, 0);
  const navigate = useNavigate();
  const read = useCall(experimentDetail, { eid }, { enabled: eid > 0 });
  usePageTitle(t('title'));
  const status = read.data?.status;
  const node = read.data?.node?.id;

  // A person who has the page open is taken along when the leader starts.
  useEffect(() => {
    if (status === 'in_progress') {
      toast(t('started'), { type: 'info' });
      void navigate(roomDoor(eid, node), { replace: true });
    } else if (status === 'ended') {
      toast(t('common:guard.ended_cannot_restart'), { type: 'warning', duration: NEWS_MS });
      void navigate(recordPath(eid), { replace: true });
    }
  }, [status, node, eid, navigate, t]);

  if (read.isError) {
    return <ErrorState title={t('gone')} error={read.error} onRetry={() => void read.refetch()} />;
  }
  if (eid === 0) return <ErrorState title={t('gone')} error={null} />;
  if (read.data?.status !== 'waiting') return <EditorSkeleton />;
  return <TaskEditor key={eid} detail={named(read.data)} />;
}

/** Partners by what they are called on the screen as it is now, whatever it was when they were read. */
function named(detail: ExperimentDetail): ExperimentDetail {
  return {
    ...detail,
    members: detail.members.map((member) => ({ ...member, name: partnerName(member) })),
  };
}

function EditorSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={work.page} role="status" aria-label={t('loading')}>
      <div className={styles.head}>
        <Skeleton width={300} height={30} />
      </div>
      <div className={styles.columns}>
        <Skeleton height={560} />
        <Skeleton height={560} />
        <Skeleton height={560} />
      </div>
    </div>
  );
}
