import { experimentList, type Team, teamInviteList, teamJoin, teamList, teamOpenList } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { callKey, useAct } from '../../../lib/query.ts';

const CHANGED = [teamList, teamInviteList, teamOpenList, experimentList];

/** Takes a seat in a team that invites. Refused (a rival was faster), the lists show why at once. */
export function useJoinTeam(onJoined: (team: Team) => void) {
  const { t } = useTranslation('team');
  const client = useQueryClient();
  return useAct(teamJoin, {
    invalidates: CHANGED,
    onSuccess: (team) => {
      toast(t('join.done', { team: team.name }), { type: 'success' });
      onJoined(team);
    },
    onError: () => {
      for (const read of CHANGED) void client.invalidateQueries({ queryKey: callKey(read) });
    },
  });
}
