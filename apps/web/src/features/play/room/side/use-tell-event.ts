import type { RunEvent } from '@lets/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemNames } from '../hooks/use-item-names.ts';
import { useRoomContext } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

/** Says an event in one line, in the language on the screen. */
export function useTellEvent(): (event: RunEvent) => string {
  const { t } = useTranslation('room');
  const { detail } = useRoomContext();
  const names = useNames();
  const nameOf = useItemNames();
  return useMemo(() => {
    const actor = (event: RunEvent) =>
      names.roleName(event.role_id) ||
      names.user(event.actor_id)?.name ||
      t(event.by_staff ? 'mentor' : 'somebody');
    const yes = (agree: boolean) => (agree ? 'yes' : 'no');
    return (event) => {
      const who = actor(event);
      switch (event.type) {
        case 'spoke':
        case 'spoke_in_meeting':
        case 'guided':
        case 'help_asked':
          return event.data.text;
        case 'request_answered': {
          const target = names.roleName(event.data.target_role);
          const key = `event.answered_${yes(event.data.agree)}_${event.data.about}`;
          return withReason(t(key, { who, target }), event.data.reason);
        }
        case 'floor_given':
        case 'floor_taken':
        case 'called_in':
        case 'called_out':
          return t(`event.${event.type}`, { who, target: names.roleName(event.data.target_role) });
        case 'went_apart':
        case 'came_back': {
          const pair = event.data.role_ids.map(names.roleName).join(t('comma'));
          return t(`event.${event.type}`, { pair });
        }
        case 'record_signed':
          return withReason(
            t(`event.record_${yes(event.data.decision === 'signed')}`, { who }),
            event.data.reason,
          );
        case 'correction_asked':
          return withReason(t('event.correction_asked', { who }), event.data.text);
        case 'correction_answered': {
          const target = names.roleName(event.data.target_role);
          return withReason(
            t(`event.correction_${yes(event.data.agree)}`, { who, target }),
            event.data.reason,
          );
        }
        case 'meeting_answered':
          return t(`event.meeting_${yes(event.data.agree)}`, { who });
        case 'displayed':
          return t('event.displayed', { who, name: nameOf(event.data.item) });
        case 'document_renamed':
          return t('event.document_renamed', { who, name: event.data.name, before: event.data.before });
        case 'document_submitted':
        case 'document_created':
        case 'document_deleted':
          return t(`event.${event.type}`, { who, name: event.data.name });
        case 'signature_requested': {
          const targets = event.data.role_ids.map(names.roleName).join(t('comma'));
          return t('event.signature_requested', { who, name: event.data.name, targets });
        }
        case 'document_signed':
          return withReason(
            t(`event.${event.data.decision}`, { who, name: event.data.name }),
            event.data.reason,
          );
        case 'vote_ended':
          return t('event.vote_ended', { outcome: t(`vote.outcome.${event.data.result.outcome}`) });
        case 'section_ended':
          return withReason(
            t('event.section_ended', { who, section: names.nodeName(event.node_id) }),
            event.data.reason,
          );
        case 'stepped_back':
          return t('event.stepped_back', { who, section: names.nodeName(event.data.reopens[0] ?? null) });
        case 'experiment_ended':
          return withReason(t(`event.${event.data.how}`, { who }), event.data.reason);
        case 'lead_handed_over':
          return t('event.lead_handed_over', { who, to: names.user(event.data.to_user)?.name ?? '' });
        case 'hand_over_asked':
        case 'hand_over_answered':
        case 'hand_over_withdrawn': {
          const { target_role } = event.data;
          const to = 'to_user' in event.data ? (names.user(event.data.to_user)?.name ?? '') : '';
          const reason = 'reason' in event.data ? event.data.reason : null;
          const isOwnWish = event.type === 'hand_over_asked' && event.data.to_user === event.actor_id;
          const key =
            event.type === 'hand_over_answered'
              ? (`hand_over_${yes(event.data.agree)}` as const)
              : isOwnWish
                ? 'hand_over_wanted'
                : event.type;
          return withReason(t(`event.${key}`, { who, role: names.roleName(target_role), to }), reason);
        }
        case 'handed_over': {
          const { target_role, to_user } = event.data;
          return t('event.handed_over', {
            who,
            role: names.roleName(target_role),
            to: names.user(to_user)?.name ?? '',
          });
        }
        case 'controlled':
          return withReason(t(event.data.status === 2 ? 'event.banned' : 'event.lifted'), event.data.reason);
        case 'started':
          return t('event.started', { who: names.user(event.data.leader_id)?.name ?? detail.creator.name });
        default:
          return t(`event.${event.type}`, { who });
      }
    };
    function withReason(text: string, reason: string | null): string {
      return reason ? t('event.with_reason', { text, reason }) : text;
    }
  }, [t, names, nameOf, detail.creator.name]);
}
