import { type Integration, type IntegrationKind, integrationList } from '@lets/contract';
import { LinkButton } from '../../../components/button/button.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { IntegrationTable } from './integration-table.tsx';
import styles from './integrations.module.css';
import { GROUPS } from './kinds.ts';

const REFRESH_MS = 30_000;

/** /manager/user/integrations: the systems of others that the school has connected. */
export function Component() {
  const { t } = useTranslation('integrations');
  usePageTitle(t('title'));
  const read = useCall(integrationList, {}, { refetchInterval: REFRESH_MS });
  const add = (
    <LinkButton variant="primary" icon="plus" to="/manager/user/integrations/add">
      {t('add')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        count={read.data && t('count', { count: read.data.list.length })}
        actions={
          <>
            <LinkButton icon="send" to="/manager/user/integrations/outbox">
              {t('outbox')}
            </LinkButton>
            {add}
          </>
        }
      />
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={5} height={60} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="link" title={t('none')} text={t('none_text')} action={add} />}
      >
        {({ list }) => <Groups list={list} />}
      </QueryView>
    </>
  );
}

function Groups({ list }: { list: readonly Integration[] }) {
  const { t } = useTranslation('integrations');
  return Object.entries(GROUPS).map(([group, kinds]) => {
    const own = list.filter(({ kind }) => (kinds as readonly IntegrationKind[]).includes(kind));
    if (own.length === 0) return null;
    return (
      <section key={group} className={styles.group}>
        <h2>{t(`group.${group as keyof typeof GROUPS}`)}</h2>
        <IntegrationTable list={own} />
      </section>
    );
  });
}
