import type { ExperimentDetail } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router';
import { EmptyState, ErrorState, Skeleton } from '../../../components/states/states.tsx';
import { buildTimeline } from '../../../domain/run/timeline/timeline.ts';
import { useRecord } from '../../../domain/run/use-record.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { taskPath } from '../../../lib/paths.ts';
import { positive } from '../../../lib/use-list-params.ts';
import styles from './record.module.css';
import { Replay } from './replay.tsx';

/** `/experiment/done/detail/{eid}`: what happened in a run, played again. */
export function Component() {
  const eid = positive(useParams().eid ?? null, 0);
  // From one run to another nothing is taken along.
  return <RecordPage key={eid} eid={eid} />;
}

function RecordPage({ eid }: { eid: number }) {
  const { t } = useTranslation('record');
  const { detail, events, isLive } = useRecord(eid);
  const { name, team } = detail.data ?? {};
  usePageTitle(
    name === undefined
      ? t('title')
      : team
        ? t('title_of_team', { name, team: team.name })
        : t('title_of', { name }),
  );
  const failed = detail.isError ? detail : events.isError ? events : null;
  if (eid === 0) return <ErrorState error={null} />;
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (detail.data?.status === 'waiting') {
    if (detail.data.me.is_member) return <Navigate to={taskPath(eid)} replace />;
    return <EmptyState icon="hourglass" title={t('not_started')} text={t('not_started_text')} />;
  }
  if (!detail.data || !events.data) return <ReplaySkeleton />;
  return <Built detail={detail.data} events={events.data} isLive={isLive} />;
}

function Built(props: { detail: ExperimentDetail; events: readonly RunEvent[]; isLive: boolean }) {
  const { detail, events, isLive } = props;
  const timeline = useMemo(() => buildTimeline(events), [events]);
  return <Replay detail={detail} timeline={timeline} isLive={isLive} />;
}

function ReplaySkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page} role="status" aria-label={t('loading')}>
      <div className={styles.head}>
        <Skeleton width={340} height={28} />
      </div>
      <div className={styles.columns}>
        <Skeleton height={720} />
        <Skeleton height={720} />
      </div>
    </div>
  );
}
