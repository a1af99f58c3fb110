import { type Integration, integrationList } from '@lets/contract';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { AddressesCard } from './addresses-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DeploymentsCard } from './deployments-card.tsx';
import { IntegrationForm } from './integration-form.tsx';
import styles from './integrations.module.css';
import { SwitchButton } from './switch-button.tsx';
import { TestCard } from './test-card.tsx';

const LIST = '/manager/user/integrations';

/** /manager/user/integrations/:id: one service, its settings, and what the other side must be told. */
export function Component() {
  const { t } = useTranslation('integrations');
  const { id } = useParams();
  const read = useCall(integrationList, {});
  usePageTitle(t('title'));
  return (
    <QueryView query={read} skeleton={<SkeletonRows count={4} height={120} />}>
      {({ list }) => {
        const integration = list.find((one) => String(one.id) === id);
        if (integration) return <Shown key={integration.id} integration={integration} />;
        return (
          <EmptyState
            icon="link"
            title={t('gone')}
            text={t('gone_text')}
            action={<LinkButton to={LIST}>{t('back')}</LinkButton>}
          />
        );
      }}
    </QueryView>
  );
}

function Shown({ integration }: { integration: Integration }) {
  const { t } = useTranslation('integrations');
  const format = useFormat();
  const navigate = useNavigate();
  const [isUnsaved, setUnsaved] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { kind, name, is_on, in_environment } = integration;
  const reason = isUnsaved ? t('save_first') : null;
  return (
    <>
      <PageHeader
        title={
          <>
            <BackLink to={LIST} label={t('back')} />
            {format.pick(name)}
          </>
        }
        count={
          <span className={styles.tags}>
            {t(`kind.${kind}`)}
            <Tag tone={is_on ? 'jade' : 'quiet'}>{t(is_on ? 'state.is_on' : 'state.is_off')}</Tag>
            {in_environment && <Tag tone="line">{t('environment')}</Tag>}
          </span>
        }
        actions={
          !in_environment && (
            <>
              <SwitchButton integration={integration} variant="plain" reason={reason} />
              <Button icon="trash" onClick={() => setDeleting(true)}>
                {t('delete')}
              </Button>
            </>
          )
        }
      />
      <div className={styles.page}>
        <IntegrationForm
          start={integration}
          onUnsaved={setUnsaved}
          onSaved={() => toast(t('saved'), { type: 'success' })}
        />
        <aside className={styles.side}>
          <AddressesCard integration={integration} />
          <TestCard integration={integration} reason={reason} />
          {kind === 'lti' && <DeploymentsCard integrationId={integration.id} />}
        </aside>
      </div>
      {isDeleting && (
        <DeleteDialog
          integration={integration}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(LIST, { replace: true })}
        />
      )}
    </>
  );
}
