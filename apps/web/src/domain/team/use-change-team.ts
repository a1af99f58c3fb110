import { experimentDetail, experimentList, type Team, teamList, teamUpdate } from '@lets/contract';
import { useState } from 'react';
import { toast } from '../../components/toast/toast.tsx';
import { ApiError } from '../../lib/api-client.ts';
import { useAct } from '../../lib/query.ts';
import { faultOfRefusal, type TeamFault } from './team-form.ts';

/** One change of a team by its leader. A refusal that means the form is told there, any other by a toast. */
export function useChangeTeam(team: Pick<Team, 'id'>, onDone: () => void) {
  const [fault, setFault] = useState<TeamFault | null>(null);
  const act = useAct(teamUpdate, {
    shown: 'in-place',
    invalidates: [teamList, experimentList, experimentDetail],
    onSuccess: onDone,
    onError: (error) => {
      const meant = faultOfRefusal(error);
      setFault(meant);
      if (!meant && error instanceof ApiError) toast(error.message, { type: 'error' });
    },
  });
  return {
    fault,
    setFault,
    isBusy: act.isPending,
    change: (changes: { name?: string; add?: number[]; remove?: number[]; leader?: number }) =>
      act.mutate({ team_id: team.id, ...changes }),
  };
}
