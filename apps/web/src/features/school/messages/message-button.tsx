import { unreadCount } from '@lets/contract';
import { useState } from 'react';
import { IconButton } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { MessageDrawer } from './message-drawer.tsx';

/** The envelope with how many messages are unread; opens the messages. */
export function MessageButton() {
  const { t } = useTranslation('message');
  const [isOpen, setOpen] = useState(false);
  const count = useCall(
    unreadCount,
    {},
    { quiet: 'the count on the button is an extra; the messages themselves tell' },
  );
  return (
    <>
      <IconButton
        icon="mail"
        label={t('title')}
        badge={count.data?.messages ?? 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <MessageDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
