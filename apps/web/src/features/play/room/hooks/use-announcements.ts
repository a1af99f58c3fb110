import { CONTROL_PAUSED, type RunEvent } from '@lets/engine';
import { useEffect, useRef } from 'react';
import { NEWS_MS, type ToastType, toast } from '../../../../components/toast/toast.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import type { RoomMe } from '../room-view.ts';
import { useTellEvent } from '../side/use-tell-event.ts';

/** Tells what concerns me in a toast as it happens: an answer to my request, a call, a role handed over, guidance. */
export function useAnnouncements(): void {
  const { t } = useTranslation('room');
  const { record, me, now } = useRoom(only('record', 'me', 'now'));
  const seq = useRoom(({ state }) => state.seq);
  const tell = useTellEvent();
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const since = seen.current;
    seen.current = seq;
    if (since === null) return;
    const isMine = (roleId: string) => me.roleIds.includes(roleId);
    for (const event of record) {
      // What was caught up with after a long time away is in the record; only news is called out.
      if (event.seq <= since || now() - event.at > 60_000) continue;
      const type = toneOf(event, isMine, me);
      if (!type) continue;
      const text = event.type === 'guided' ? t('announce.guided', { text: event.data.text }) : tell(event);
      toast(text, { type, duration: event.type === 'guided' ? 9000 : NEWS_MS });
    }
  }, [record, seq, me, now, t, tell]);
}

function toneOf(
  event: RunEvent,
  isMine: (roleId: string) => boolean,
  { userId, isStaff }: RoomMe,
): ToastType | null {
  if (event.actor_id === userId) return null;
  switch (event.type) {
    case 'request_answered':
      return isMine(event.data.target_role) ? (event.data.agree ? 'success' : 'warning') : null;
    case 'floor_given':
    case 'floor_taken':
      return isMine(event.data.target_role) ? (event.type === 'floor_given' ? 'success' : 'warning') : null;
    case 'record_closed':
      return event.data.signers.some(isMine) ? 'info' : null;
    case 'correction_answered':
      return isMine(event.data.target_role) ? (event.data.agree ? 'success' : 'warning') : null;
    case 'called_in':
    case 'called_out':
      return isMine(event.data.target_role) ? 'info' : null;
    case 'meeting_answered':
      return event.data.agree ? 'success' : 'warning';
    case 'hand_over_answered':
      return event.data.agree ? null : 'warning';
    case 'hand_over_asked':
      // The holder has the card that asks them.
      return isStaff || event.data.holder_id === userId ? null : 'info';
    case 'hand_over_withdrawn':
      return isStaff ? null : 'info';
    case 'handed_over':
    case 'hand_over_undone':
    case 'lead_handed_over':
      return event.data.to_user === userId || event.data.from_user === userId ? 'info' : null;
    case 'member_admitted':
    case 'member_taken_out':
      return 'info';
    case 'wrong_option_tried':
      return 'warning';
    case 'guided':
      return 'info';
    case 'help_asked':
      return isStaff ? 'info' : null;
    case 'timer_extended':
    case 'timer_cancelled':
      return 'info';
    case 'controlled':
      // A pause stands in its banner for as long as it lasts.
      return event.data.status === CONTROL_PAUSED ? null : 'success';
    default:
      return null;
  }
}
