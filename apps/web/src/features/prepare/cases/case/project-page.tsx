import { type ProjectDetail, projectDetail } from '@lets/contract';
import { useParams } from 'react-router';
import { FileTabs } from '../../../../components/file-tabs/file-tabs.tsx';
import { QueryView } from '../../../../components/query-view/query-view.tsx';
import { ErrorState, Skeleton } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { oneOf, positive, useListParams } from '../../../../lib/use-list-params.ts';
import { CaseTab } from './case-tab.tsx';
import { DocumentsCard, DocumentsTab } from './documents.tsx';
import { FlowTab } from './flow-tab.tsx';
import hero from './hero.module.css';
import { Hero } from './hero.tsx';
import { PastTab } from './past-tab.tsx';
import styles from './project-page.module.css';
import { ReaderDrawer } from './reader-drawer.tsx';
import { StartCard } from './start-card.tsx';

const TABS = ['case', 'flow', 'documents', 'past'] as const;

/** `/experiment/prepare/project/{project_id}`: the front page of a case. */
export function Component() {
  const { t } = useTranslation('prepare');
  const { project_id = null } = useParams();
  const id = positive(project_id, 0);
  const read = useCall(projectDetail, { project_id: id }, { enabled: id > 0 });
  const format = useFormat();
  usePageTitle(read.data ? format.pick(read.data.name) : t('title'));
  if (id === 0) return <ErrorState error={null} />;
  return (
    <QueryView query={read} skeleton={<FrontSkeleton />}>
      {(project) => <FrontPage project={project} />}
    </QueryView>
  );
}

function FrontPage({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('prepare');
  const params = useListParams();
  const tab = oneOf(params.get('tab'), TABS) ?? 'case';
  const { waiting, in_progress, ended } = project.my_runs;
  const counts = { documents: project.documents.length, past: waiting + in_progress + ended };
  const read = (doc: string | null) => params.change({ doc });
  return (
    <div className={styles.front}>
      <Hero project={project} />
      <div className={styles.wrap}>
        <div className={styles.main}>
          <FileTabs
            className={styles.tabs ?? ''}
            label={t('tabs.label')}
            panelId="case-panel"
            value={tab}
            onChange={(next) => params.change({ tab: next === 'case' ? null : next })}
            tabs={TABS.map((key) => ({
              key,
              label: t(`tabs.${key}`),
              ...((key === 'documents' || key === 'past') && counts[key] > 0 && { count: counts[key] }),
            }))}
          />
          <div id="case-panel" role="tabpanel" aria-label={t(`tabs.${tab}`)} className={styles.sheet}>
            {tab === 'case' && <CaseTab project={project} onFlow={() => params.change({ tab: 'flow' })} />}
            {tab === 'flow' && <FlowTab project={project} />}
            {tab === 'documents' && <DocumentsTab project={project} onRead={read} />}
            {tab === 'past' && <PastTab project={project} />}
          </div>
        </div>
        <aside className={styles.aside}>
          <StartCard project={project} />
          {tab !== 'documents' && (
            <DocumentsCard
              project={project}
              onRead={read}
              onAll={() => params.change({ tab: 'documents' })}
            />
          )}
        </aside>
      </div>
      <ReaderDrawer project={project} docId={params.get('doc')} onClose={() => read(null)} />
    </div>
  );
}

function FrontSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.front} role="status" aria-label={t('loading')}>
      <div className={hero.hero} />
      <div className={styles.wrap}>
        <div className={styles.sheet}>
          <Skeleton width="30%" height={24} />
          <Skeleton height={90} style={{ marginTop: 'var(--s-16)' }} />
          <Skeleton height={160} style={{ marginTop: 'var(--s-24)' }} />
          <Skeleton height={160} style={{ marginTop: 'var(--s-24)' }} />
        </div>
        <aside className={styles.aside}>
          <Skeleton height={340} />
        </aside>
      </div>
    </div>
  );
}
