import { userList, userSave } from '@lets/contract';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { PasswordDialog, type Slip } from '../../../components/password-slips/password-slips.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useAct } from '../../../lib/query.ts';
import { type Kind, listPath } from './kinds.ts';
import styles from './people.module.css';
import { inputOf, PersonForm } from './person-form.tsx';

/** A new account; a password that was made up for it is shown once. */
export function AddPage({ kind: place }: { kind: Exclude<Kind, 'other'> }) {
  const { t } = useTranslation(['people', 'common']);
  const [params] = useSearchParams();
  const kind: Kind = place === 'experiment' && params.get('outside') ? 'other' : place;
  usePageTitle(t(`add.${kind}`));
  const navigate = useNavigate();
  const [slip, setSlip] = useState<Slip | null>(null);
  const back = () => void navigate(listPath(kind));
  const act = useAct(userSave, {
    invalidates: [userList],
    shown: 'at-fields',
    onSuccess: ({ password }, { account, name }) => {
      if (password) return setSlip({ account, name, password });
      toast(t('form.added', { name }), { type: 'success' });
      back();
    },
  });
  return (
    <>
      <PageHeader
        title={t(`add.${kind}`)}
        above={
          <span className={styles.crumbs}>
            <Link to={listPath(kind)}>{t(`kind.${kind}`)}</Link>
            <Icon name="cr" size={12} />
            {t(`add.${kind}`)}
          </span>
        }
      />
      <Card className={styles.sheet ?? ''}>
        <PersonForm
          key={kind}
          kind={kind}
          isNew
          isBusy={act.isPending}
          error={act.error}
          submitLabel={t(`add.${kind}`)}
          secondary={<LinkButton to={listPath(kind)}>{t('common:act.cancel')}</LinkButton>}
          onSubmit={(draft) => act.mutate(inputOf(draft, kind))}
        />
      </Card>
      {slip && <PasswordDialog title={t('form.added', { name: slip.name })} slips={[slip]} onClose={back} />}
    </>
  );
}
