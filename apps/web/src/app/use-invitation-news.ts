import { teamInviteList } from '@lets/contract';
import { useEffect, useRef } from 'react';
import { NEWS_MS, toast } from '../components/toast/toast.tsx';
import { freshInvitations } from '../domain/team/invitations/fresh-invitations.ts';
import { useTranslation } from '../i18n/texts.ts';
import { useCall } from '../lib/query.ts';

/** How many invitations wait for an answer; one that arrives while someone is here is told at once. */
export function useInvitationNews(): number {
  const { t } = useTranslation('team');
  const read = useCall(teamInviteList, {}, { quiet: 'news are an extra; the page of teams tells' });
  const list = read.data?.list;
  const seen = useRef<typeof list>(undefined);
  useEffect(() => {
    if (!list) return;
    for (const { team, invited_by } of freshInvitations(seen.current, list)) {
      toast(t('invitation.arrived', { name: invited_by.name, team: team.name }), {
        type: 'info',
        duration: NEWS_MS,
      });
    }
    seen.current = list;
  }, [list, t]);
  return list?.length ?? 0;
}
