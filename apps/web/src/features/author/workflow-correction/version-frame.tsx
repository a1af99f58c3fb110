import { CODE, type WorkflowDetail, workflowDetail } from '@lets/contract';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { LinkButton } from '../../../components/button/button.tsx';
import { FileTabLinks } from '../../../components/file-tabs/file-tabs.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { correctionsPath, correctPath } from '../../../lib/paths.ts';
import { ApiError, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive } from '../../../lib/use-list-params.ts';
import styles from './correct.module.css';

type Path = (flowId: number) => string;

/** What both pages of a published version have around them: its name, its other versions, and the way from one page to the other. */
export function VersionFrame(props: {
  title: string;
  path: Path;
  children: (detail: WorkflowDetail, reload: () => void) => ReactNode;
}) {
  const { t } = useTranslation('correct');
  const { flow_id = null } = useParams();
  const flowId = positive(flow_id, 0);
  usePageTitle(props.title);
  const read = useCall(workflowDetail, { flow_id: Math.max(1, flowId) }, { staleTime: 0 });
  const isMissing = flowId === 0 || (read.error instanceof ApiError && read.error.code === CODE.not_found);
  if (isMissing) {
    return (
      <EmptyState
        icon="layout"
        title={t('none')}
        action={<LinkButton to="/manager/workflow">{t('back')}</LinkButton>}
      />
    );
  }
  if (!read.data) {
    return read.isError ? (
      <ErrorState error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <SkeletonRows count={4} height={120} />
    );
  }
  return (
    <>
      <Head detail={read.data} path={props.path} />
      {read.data.published ? (
        props.children(read.data, () => void read.refetch())
      ) : (
        <EmptyState
          icon="pen"
          title={t('draft.title')}
          text={t('draft.text')}
          action={<LinkButton to={`/workflowXML/draw/${flowId}`}>{t('draft.open')}</LinkButton>}
        />
      )}
    </>
  );
}

function Head({ detail, path }: { detail: WorkflowDetail; path: Path }) {
  const { t } = useTranslation('correct');
  const format = useFormat();
  const navigate = useNavigate();
  const versions = detail.versions
    .filter(({ published_at, flow_id }) => published_at !== null || flow_id === detail.flow_id)
    .sort((a, b) => b.version - a.version);
  const own = versions.find(({ flow_id }) => flow_id === detail.flow_id);
  return (
    <>
      <header className={styles.head}>
        <BackLink to="/manager/workflow" label={t('back')} />
        <h1>{format.pick(detail.name)}</h1>
        <Select
          aria-label={t('version.label')}
          popupMatchSelectWidth={false}
          value={detail.flow_id}
          options={versions.map(({ flow_id, version, published_at, running_count }) => ({
            value: flow_id,
            label:
              published_at === null
                ? t('version.draft', { version })
                : t('version.published', { version, count: running_count }),
          }))}
          onChange={(flowId) => void navigate(path(flowId))}
        />
      </header>
      <FileTabLinks
        label={t('tabs')}
        tabs={[
          { key: 'correct', label: t('title'), icon: 'pen', to: correctPath(detail.flow_id) },
          {
            key: 'list',
            label: t('list.title'),
            icon: 'history',
            to: correctionsPath(detail.flow_id),
            ...(own && { count: own.correction_count }),
          },
        ]}
      />
    </>
  );
}
