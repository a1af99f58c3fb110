import { INTEGRATION_KINDS, type IntegrationKind } from '@lets/contract';
import { Link, useNavigate, useParams } from 'react-router';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { oneOf } from '../../../lib/use-list-params.ts';
import { startOf } from './fields.ts';
import { IntegrationForm } from './integration-form.tsx';
import styles from './integrations.module.css';
import { GROUPS, KIND_ICON } from './kinds.ts';
import { RegisterCard } from './register-card.tsx';

/** /manager/user/integrations/add, then …/add/:kind: what is to be connected, and its settings. */
export function Component() {
  const { t } = useTranslation('integrations');
  const { kind: word = null } = useParams();
  const kind = oneOf(word, INTEGRATION_KINDS);
  usePageTitle(t('add'));
  return (
    <>
      <PageHeader
        title={
          <>
            <BackLink
              to={kind ? '/manager/user/integrations/add' : '/manager/user/integrations'}
              label={kind ? t('add_title') : t('back')}
            />
            {kind ? t('adding', { kind: t(`kind.${kind}`) }) : t('add_title')}
          </>
        }
      />
      {kind ? <NewIntegration key={kind} kind={kind} /> : <Kinds />}
    </>
  );
}

function Kinds() {
  const { t } = useTranslation('integrations');
  return Object.entries(GROUPS).map(([group, kinds]) => (
    <section key={group} className={styles.group}>
      <h2>{t(`group.${group as keyof typeof GROUPS}`)}</h2>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link to={`/manager/user/integrations/add/${kind}`} className={styles.kind}>
              <Icon name={KIND_ICON[kind]} size={22} />
              <span>
                <b>{t(`kind.${kind}`)}</b>
                <small>{t(`what.${kind}`)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function NewIntegration({ kind }: { kind: IntegrationKind }) {
  const { t } = useTranslation('integrations');
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <IntegrationForm
        start={{ kind, name: { zh: '', en: '' }, is_on: false, settings: startOf(kind), secrets_set: [] }}
        onSaved={({ id }) => {
          toast(t('saved'), { type: 'success' });
          void navigate(`/manager/user/integrations/${id}`, { replace: true });
        }}
      />
      <aside className={styles.side}>
        {kind === 'lti' && <RegisterCard />}
        <p className={styles.note}>{t('start_text')}</p>
      </aside>
    </div>
  );
}
