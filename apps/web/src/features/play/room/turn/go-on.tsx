import { messagePush } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import { awaitedRole } from './awaited-role.ts';

/** Tells practice partners who wait for me to go on; the record says so. */
export function GoOn() {
  const { t } = useTranslation('practice');
  const { act, isPaused } = useRoom(only('act', 'isPaused'));
  const role = useRoom((room) => awaitedRole(room, room.nodeId));
  const [isBusy, setBusy] = useState(false);
  if (role === null || isPaused) return null;
  const rest = async () => {
    setBusy(true);
    try {
      await act(messagePush, { kind: 'rest', role_id: role });
    } catch {
      // The refusal has been told.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" icon="play" busy={isBusy} title={t('go_on_text')} onClick={() => void rest()}>
      {t('go_on')}
    </Button>
  );
}
