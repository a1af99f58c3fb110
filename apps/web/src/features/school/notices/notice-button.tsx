import { unreadCount } from '@lets/contract';
import { useState } from 'react';
import { IconButton } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { NoticeDrawer } from './notice-drawer.tsx';

/** The bell with how many notices are unread; opens the notices. */
export function NoticeButton() {
  const { t } = useTranslation('notice');
  const [isOpen, setOpen] = useState(false);
  const count = useCall(
    unreadCount,
    {},
    { quiet: 'the count on the button is an extra; the notices themselves tell' },
  );
  return (
    <>
      <IconButton
        icon="bell"
        label={t('title')}
        badge={count.data?.notices ?? 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <NoticeDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
