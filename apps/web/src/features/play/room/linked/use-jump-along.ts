import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../../components/toast/toast.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { roomDoor } from '../../../../lib/paths.ts';
import { only, useRoom } from '../room-context.tsx';

/** What was caught up with after a long time away leads nobody anywhere. */
const NEWS_MS = 60_000;

/** When a jump happens before their eyes, everybody of the team goes along to the linked experiment's first section. */
export function useJumpAlong(): void {
  const { t } = useTranslation('room-linked');
  const { record, me, now } = useRoom(only('record', 'me', 'now'));
  const seq = useRoom(({ state }) => state.seq);
  const navigate = useNavigate();
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const since = seen.current;
    seen.current = seq;
    if (since === null || !me.isMember) return;
    const jump = record.findLast((event) => event.type === 'jumped' && event.seq > since);
    if (jump?.type !== 'jumped' || now() - jump.at > NEWS_MS) return;
    toast(t('led'), { type: 'info', duration: 5000 });
    void navigate(roomDoor(jump.data.target_eid, null));
  }, [record, seq, me.isMember, now, navigate, t]);
}
