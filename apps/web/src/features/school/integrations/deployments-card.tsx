import { type LtiDeployment, ltiDeploymentApprove, ltiDeployments } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './integrations.module.css';

/** Where a platform has set LETS up, and the yes without which nobody comes in from there. */
export function DeploymentsCard({ integrationId }: { integrationId: number }) {
  const { t } = useTranslation('integrations');
  const read = useCall(ltiDeployments, { integration_id: integrationId });
  return (
    <Card className={styles.card ?? ''}>
      <h2>{t('deployments.title')}</h2>
      <p className={styles.text}>{t('deployments.text')}</p>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={1} height={48} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className={styles.none}>{t('deployments.none')}</p>}
      >
        {({ list }) => (
          <ul className={styles.deployments}>
            {list.map((deployment) => (
              <Deployment key={deployment.id} deployment={deployment} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Deployment({ deployment }: { deployment: LtiDeployment }) {
  const { t } = useTranslation('integrations');
  const format = useFormat();
  const { id, deployment_id, platform, first_seen, approved_at } = deployment;
  const isWaiting = approved_at === null;
  const approve = useAct(ltiDeploymentApprove, {
    invalidates: [ltiDeployments],
    onSuccess: (saved) =>
      toast(t(saved.approved_at === null ? 'deployments.refused' : 'deployments.approved'), {
        type: 'success',
      }),
  });
  return (
    <li>
      <span>
        <b>{platform ? `${platform} ${deployment_id}` : deployment_id}</b>
        <small>{t('deployments.seen', { time: format.moment(first_seen) })}</small>
      </span>
      <Tag tone={isWaiting ? 'gold' : 'jade'}>
        {t(isWaiting ? 'deployments.is_waiting' : 'deployments.is_approved')}
      </Tag>
      <Button
        size="sm"
        variant={isWaiting ? 'primary' : 'plain'}
        busy={approve.isPending}
        onClick={() => approve.mutate({ id, approve: isWaiting })}
      >
        {t(isWaiting ? 'deployments.approve' : 'deployments.refuse')}
      </Button>
    </li>
  );
}
