import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { OwnAccount } from '../../../components/own-account/own-account.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';

/** /manager/user/mine: an administrator's own account. */
export function Component() {
  const { t } = useTranslation('own');
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} />
      <OwnAccount />
    </>
  );
}
