import { CODE, type FlowView, type ProjectDetail, workflowDetail } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Button, IconButton, LinkButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../components/states/states.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { FlowChart, type FlowChartProps, KIND_ICON } from '../../../domain/flow/flow-chart/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { correctPath } from '../../../lib/paths.ts';
import { ApiError, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive } from '../../../lib/use-list-params.ts';
import { useUser } from '../../../lib/user.ts';
import { SectionCast } from './cast.tsx';
import { ReadOnPhone } from './read-on-phone.tsx';
import { useProjectFlow, useRunFlow } from './use-flow.ts';
import styles from './view.module.css';

/** /workflowXML/view/{flow_id}: a flow to be read; with ?eid= the way that a run has gone through it. */
export function Component() {
  const { t } = useTranslation('flow');
  const { flow_id = null } = useParams();
  const [query] = useSearchParams();
  const flowId = positive(flow_id, 0);
  const eid = positive(query.get('eid'), 0);
  usePageTitle(t('view.title'));
  const isAuthor = useUser()?.modules.includes('workflow') ?? false;
  if (flowId === 0) return <ErrorState error={null} title={t('view.none')} />;
  // An author reads any version, a draft too; everybody else the one that a case is played on.
  if (eid === 0 && isAuthor) return <AuthorView flowId={flowId} />;
  return eid > 0 ? <RunView flowId={flowId} eid={eid} /> : <PlanView flowId={flowId} />;
}

function RunView({ flowId, eid }: { flowId: number; eid: number }) {
  const { t } = useTranslation('flow');
  const format = useFormat();
  const run = useRunFlow(flowId, eid);
  if (!run.detail) return <Unread {...run} />;
  const { detail, marks, walked } = run;
  return (
    <View
      title={format.pick(detail.project.name)}
      subtitle={t('view.run', { name: detail.team?.name ?? detail.name })}
      source={detail}
      chart={{ marks, walked }}
      acts={<ReadOnPhone projectId={detail.project.id} />}
    />
  );
}

function AuthorView({ flowId }: { flowId: number }) {
  const { t } = useTranslation('flow');
  const format = useFormat();
  const read = useCall(workflowDetail, { flow_id: flowId });
  const { data } = read;
  if (!data) {
    const isMissing = read.error instanceof ApiError && read.error.code === CODE.not_found;
    return <Unread error={read.error} isMissing={isMissing} retry={() => void read.refetch()} />;
  }
  const noteOf = (id: string) => {
    const minutes = data.flow.nodes.find((node) => node.id === id)?.minutes;
    return minutes ? t('reader.minutes', { count: minutes }) : '';
  };
  return (
    <View
      title={format.pick(data.name)}
      subtitle={t('view.version', { version: data.version, count: data.section_count })}
      source={{ flow: data.flow, roles: [] }}
      chart={{ noteOf }}
      acts={
        <>
          {data.published && (
            <LinkButton to={correctPath(flowId)} icon="pen">
              {t('view.correct')}
            </LinkButton>
          )}
          <LinkButton to={`/workflowXML/draw/${flowId}`} icon={data.editable ? 'pen' : 'layout'}>
            {t(data.editable ? 'view.draw' : 'view.open')}
          </LinkButton>
        </>
      }
    />
  );
}

function PlanView({ flowId }: { flowId: number }) {
  const { t } = useTranslation('flow');
  const format = useFormat();
  const plan = useProjectFlow(flowId);
  if (!plan.project) return <Unread {...plan} />;
  const { flow } = plan.project;
  const noteOf = (id: string) => {
    const minutes = flow.nodes.find((node) => node.id === id)?.minutes;
    return minutes ? t('reader.minutes', { count: minutes }) : '';
  };
  return (
    <View
      title={format.pick(plan.project.name)}
      subtitle={t('reader.sections', { count: plan.project.section_count })}
      source={plan.project}
      chart={{ noteOf }}
      acts={<ReadOnPhone projectId={plan.project.id} />}
    />
  );
}

function Unread({ error, isMissing, retry }: { error: unknown; isMissing: boolean; retry: () => void }) {
  const { t } = useTranslation(['flow', 'common']);
  const navigate = useNavigate();
  if (isMissing) {
    return (
      <EmptyState
        icon="fork"
        title={t('view.none')}
        text={t('view.none_text')}
        action={<Button onClick={() => void navigate('/')}>{t('common:nav.home')}</Button>}
      />
    );
  }
  return error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows count={3} height={120} />;
}

interface Source {
  flow: FlowView;
  roles: ProjectDetail['roles'];
}

function View(props: {
  title: string;
  subtitle: ReactNode;
  source: Source;
  chart: Partial<Pick<FlowChartProps, 'marks' | 'walked' | 'noteOf'>>;
  acts?: ReactNode;
}) {
  const { title, subtitle, source, chart, acts } = props;
  const { t } = useTranslation(['flow', 'common']);
  const navigate = useNavigate();
  const [chosen, choose] = useState<string | null>(null);
  usePageTitle(title);
  return (
    <>
      <header className={styles.head}>
        <IconButton
          icon="arrowl"
          label={t('common:act.back')}
          onClick={() => void (history.length > 1 ? navigate(-1) : navigate('/'))}
        />
        <h1>{title}</h1>
        <span>{subtitle}</span>
        {acts && <span className={styles.acts}>{acts}</span>}
      </header>
      <Card className={styles.sheet ?? ''}>
        <FlowChart
          flow={source.flow}
          label={t('view.title')}
          selected={chosen}
          onSelect={choose}
          {...chart}
        />
      </Card>
      <SectionCard source={source} nodeId={chosen} />
    </>
  );
}

function SectionCard({ source, nodeId }: { source: Source; nodeId: string | null }) {
  const { t } = useTranslation(['flow', 'common']);
  const format = useFormat();
  const node = source.flow.nodes.find(({ id }) => id === nodeId);
  return (
    <div aria-live="polite">
      {node && isSectionKind(node.kind) ? (
        <Card className={styles.section ?? ''}>
          <header>
            <Icon name={KIND_ICON[node.kind]} size={18} />
            <h2>{format.pick(node.name)}</h2>
            <Tag>{t(`common:kind.${node.kind}`)}</Tag>
          </header>
          <p>{format.pick(node.introduction)}</p>
          <SectionCast source={source} nodeId={node.id} limit={16} />
        </Card>
      ) : (
        <p className={styles.hint}>{t('view.choose')}</p>
      )}
    </div>
  );
}
