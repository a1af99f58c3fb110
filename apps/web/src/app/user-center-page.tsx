import { PageHeader } from '../components/list-tools/list-tools.tsx';
import { OwnAccount } from '../components/own-account/own-account.tsx';
import { MyClasses } from '../features/public/account/my-classes.tsx';
import { MessageCard } from '../features/school/messages/message-card.tsx';
import { useTranslation } from '../i18n/texts.ts';
import { usePageTitle } from '../lib/page-title.ts';

/** `/mentor/userCenter`, and a student's own: the account, the classes, the messages. */
export function Component() {
  const { t } = useTranslation('own');
  usePageTitle(t('center'));
  return (
    <>
      <PageHeader title={t('center')} />
      <OwnAccount side={<MessageCard />}>
        <MyClasses />
      </OwnAccount>
    </>
  );
}
