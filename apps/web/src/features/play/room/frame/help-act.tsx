import { helpAsk, LIMITS } from '@lets/contract';
import { useState } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './rail.module.css';
import { TextDialog } from './text-dialog.tsx';

/** A member calls for the mentor, from any section. */
export function HelpAct({ isFolded }: { isFolded: boolean }) {
  const { t } = useTranslation('room');
  const { canAct, act } = useRoom(only('canAct', 'act'));
  const [isOpen, setOpen] = useState(false);
  if (!canAct('ask_help')) return null;
  return (
    <div className={styles.help}>
      {isFolded ? (
        <IconButton icon="compass" label={t('help.open')} onClick={() => setOpen(true)} />
      ) : (
        <Button size="sm" icon="compass" onClick={() => setOpen(true)}>
          {t('help.open')}
        </Button>
      )}
      {isOpen && (
        <TextDialog
          title={t('help.title')}
          label={t('help.label')}
          hint={t('help.hint')}
          placeholder={t('help.placeholder')}
          max={LIMITS.help}
          confirm={t('help.send')}
          onSend={(text) => act(helpAsk, { text })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
