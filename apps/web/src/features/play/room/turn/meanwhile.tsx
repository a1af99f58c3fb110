import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { RequestSpeechDialog } from '../dock/request-speech-dialog.tsx';
import { only, useRoom } from '../room-context.tsx';
import { leadTo } from './lead-to.ts';
import styles from './turn.module.css';

/** What I can do while the others are waited for. */
export function Meanwhile() {
  const { t } = useTranslation('turn');
  const { me, canAct, isOpen } = useRoom(only('me', 'canAct', 'isOpen'));
  const [isAsking, setAsking] = useState(false);
  if (me.isStaff || !isOpen) return null;
  if (canAct('speak')) {
    return (
      <Button size="sm" variant="text" onClick={() => leadTo('speak')}>
        {t('meanwhile.speak')}
      </Button>
    );
  }
  if (canAct('request_speech')) {
    return (
      <>
        <Button size="sm" variant="plain" icon="hand" onClick={() => setAsking(true)}>
          {t('meanwhile.ask')}
        </Button>
        {isAsking && <RequestSpeechDialog onClose={() => setAsking(false)} />}
      </>
    );
  }
  return <small className={styles.since}>{t('meanwhile.read')}</small>;
}
