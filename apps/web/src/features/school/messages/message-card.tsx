import { unreadCount } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { MessageDrawer } from './message-drawer.tsx';

/** How many messages wait to be read, and the way to all of them. */
export function MessageCard() {
  const { t } = useTranslation('own');
  const [isOpen, setOpen] = useState(false);
  const read = useCall(unreadCount, {});
  const count = read.data?.messages ?? 0;
  return (
    <Card>
      <h2>{t('messages')}</h2>
      <ReadFault of={read} />
      {read.data && <p>{count > 0 ? t('messages_unread', { count }) : t('messages_none')}</p>}
      <Button icon="mail" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('messages_open')}
      </Button>
      {isOpen && <MessageDrawer onClose={() => setOpen(false)} />}
    </Card>
  );
}
