import { type ProjectDetail, projectDetail } from '@lets/contract';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { AssistantSlot } from '../../../../components/assistant-slot/assistant-slot.tsx';
import { LanguageButton } from '../../../../components/brand/brand.tsx';
import { IconButton, LinkButton } from '../../../../components/button/button.tsx';
import { FileTabs } from '../../../../components/file-tabs/file-tabs.tsx';
import { PhonePage } from '../../../../components/phone-page/phone-page.tsx';
import { ErrorState, SkeletonRows } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { oneOf, positive, useListParams } from '../../../../lib/use-list-params.ts';
import { useUser } from '../../../../lib/user.ts';
import { DocumentsTab } from './documents-tab.tsx';
import { FlowTab } from './flow-tab.tsx';
import { PhoneDocument } from './phone-document.tsx';
import styles from './reader.module.css';
import { RolesTab } from './roles-tab.tsx';

const TABS = ['flow', 'roles', 'documents'] as const;

/** /viewXmlDetail?project_id=…: a flow and its documents on a phone. The address is public, the case is not. */
export function Component() {
  const { t } = useTranslation('flow');
  const user = useUser();
  const [query] = useSearchParams();
  const id = positive(query.get('project_id'), 0);
  usePageTitle(t('reader.title'));
  if (id === 0) {
    return (
      <PhonePage title={t('reader.title')}>
        <p>{t('reader.no_project')}</p>
      </PhonePage>
    );
  }
  return user ? <Reader projectId={id} /> : <Door />;
}

/** Without a session: what this is, and the login that comes back here. */
function Door() {
  const { t } = useTranslation('flow');
  const { pathname, search } = useLocation();
  return (
    <PhonePage title={t('reader.title')}>
      <p className={styles.door}>{t('reader.need_login')}</p>
      <LinkButton
        to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
        variant="primary"
        size="lg"
        icon="login"
        block
      >
        {t('reader.log_in')}
      </LinkButton>
    </PhonePage>
  );
}

function Reader({ projectId }: { projectId: number }) {
  const { t } = useTranslation('flow');
  const read = useCall(projectDetail, { project_id: projectId });
  if (read.data) return <Project project={read.data} />;
  return (
    <PhonePage title={t('reader.title')}>
      {read.isError ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonRows count={4} height={64} />
      )}
    </PhonePage>
  );
}

function Project({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('flow');
  const format = useFormat();
  const params = useListParams();
  const tab = oneOf(params.get('tab'), TABS) ?? 'flow';
  const [docId, setDocId] = useState<string | null>(null);
  usePageTitle(format.pick(project.name));
  const counts = { documents: project.documents.length };
  return (
    <div className={styles.page}>
      <Head project={project} />
      <main className={styles.main}>
        <FileTabs
          className={styles.tabs ?? ''}
          label={t('reader.parts')}
          panelId="reader-panel"
          value={tab}
          onChange={(next) => params.change({ tab: next === 'flow' ? null : next })}
          tabs={TABS.map((key) => ({
            key,
            label: t(`reader.tab.${key}`),
            ...(key === 'documents' && { count: counts.documents }),
          }))}
        />
        <div id="reader-panel" role="tabpanel" aria-label={t(`reader.tab.${tab}`)} className={styles.panel}>
          {tab === 'flow' && <FlowTab project={project} onRead={setDocId} />}
          {tab === 'roles' && <RolesTab project={project} />}
          {tab === 'documents' && <DocumentsTab project={project} onRead={setDocId} />}
        </div>
      </main>
      {docId && <PhoneDocument project={project} docId={docId} onClose={() => setDocId(null)} />}
    </div>
  );
}

function Head({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation(['flow', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const caseNumber = format.pick(project.case_number);
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <IconButton
          icon="arrowl"
          tone="ink"
          label={t('common:act.back')}
          // Opened by a link of its own there is nothing behind it but the beginning.
          onClick={() => void (history.length > 1 ? navigate(-1) : navigate('/'))}
        />
        <LanguageButton tone="ink" />
        <AssistantSlot />
      </div>
      <h1>{format.pick(project.name)}</h1>
      {caseNumber && <p>{caseNumber}</p>}
      <ul>
        <li>{t(`common:type.${project.experiment_type}`)}</li>
        <li>{t('reader.sections', { count: project.section_count })}</li>
        <li>{t('reader.roles', { count: project.role_count })}</li>
      </ul>
    </header>
  );
}
