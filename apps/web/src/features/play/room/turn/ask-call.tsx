import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { askForNotices } from '../../../../lib/desktop-notice.ts';
import styles from './turn.module.css';
import { setTurnCall } from './turn-call.ts';

/** Asked once, where someone waits for others: whether to be called. The settings of the room change it later. */
export function AskCall() {
  const { t } = useTranslation('turn');
  return (
    <span className={styles.ask}>
      {t('call.ask')}
      <Button
        size="sm"
        variant="soft"
        icon="bell"
        onClick={() => {
          setTurnCall(true);
          void askForNotices();
        }}
      >
        {t('call.yes')}
      </Button>
      <Button size="sm" variant="text" onClick={() => setTurnCall(false)}>
        {t('call.no')}
      </Button>
    </span>
  );
}
