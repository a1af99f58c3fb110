import { messagePush } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import { awaitedRole } from './awaited-role.ts';

/** Tells practice partners who wait for me to go on; the record says so. */
export function GoOn() {
  const { t } = useTranslation('practice');
  const { act, isBanned } = useRoom(only('act', 'isBanned'));
  const role = useRoom((room) => awaitedRole(room, room.nid));
  const [isBusy, setBusy] = useState(false);
  if (role === null || isBanned) return null;
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
