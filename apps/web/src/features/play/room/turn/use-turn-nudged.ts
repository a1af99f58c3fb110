import type { ServerToClient } from '@lets/contract';
import { useEffect } from 'react';
import { NEWS_MS, toast } from '../../../../components/toast/toast.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { chime } from '../../../../lib/chime.ts';
import { getSocket } from '../../../../lib/socket.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import { turnCall } from './turn-call.ts';

/** Says that someone waits for me: in a message, and by a sound for people who want to be called. */
export function useTurnNudged(): void {
  const { t } = useTranslation('turn');
  const { eid } = useRoom(only('eid'));
  const names = useNames();
  useEffect(() => {
    const socket = getSocket();
    const onNudge: ServerToClient['turn_nudged'] = (nudge) => {
      if (nudge.eid !== eid) return;
      const name = names.user(nudge.by)?.name ?? t('mentor');
      const told = t(nudge.holds_end ? 'nudge.told_end' : 'nudge.told', {
        name,
        section: names.nodeName(nudge.node_id),
      });
      toast(told, { type: 'info', duration: NEWS_MS });
      if (turnCall.get() === true) chime();
    };
    socket.on('turn_nudged', onNudge);
    return () => void socket.off('turn_nudged', onNudge);
  }, [eid, names, t]);
}
