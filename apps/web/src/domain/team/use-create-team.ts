import { type Team, teamCreate, teamList } from '@lets/contract';
import { useState } from 'react';
import { toast } from '../../components/toast/toast.tsx';
import { ApiError } from '../../lib/api-client.ts';
import { useAct } from '../../lib/query.ts';
import type { Person } from './people-picker.tsx';
import { faultOfRefusal, type TeamFault, teamFault } from './team-form.ts';

export interface TeamProject {
  readonly id: number;
  readonly team_max: number;
}

/** The state of a new team: its name, who joins, and what is still wrong with it once someone tried to form it. */
export function useCreateTeam(project: TeamProject | null, onCreated: (team: Team) => void) {
  const [name, setName] = useState('');
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<TeamFault | null>(null);
  const room = Math.max(0, (project?.team_max ?? 1) - 1);
  const act = useAct(teamCreate, {
    shown: 'in-place',
    invalidates: [teamList],
    onSuccess: onCreated,
    onError: (error) => {
      const fault = faultOfRefusal(error);
      setRefused(fault);
      if (!fault && error instanceof ApiError) toast(error.message, { type: 'error' });
    },
  });
  const own = teamFault({ hasProject: project !== null, name, memberCount: people.length, room, isOpen });
  return {
    name,
    people,
    isOpen,
    setOpen,
    room,
    /** The members are chosen last: once the team has a name. */
    isNamed: name.trim() !== '' || people.length > 0,
    fault: isTried || own === 'name_long' ? (own ?? refused) : null,
    isBusy: act.isPending,
    setName: (next: string) => {
      setRefused(null);
      setName(next);
    },
    setPeople: (next: readonly Person[]) => {
      setRefused(null);
      setPeople(next);
    },
    submit: () => {
      setTried(true);
      if (own || !project) return;
      act.mutate({
        name: name.trim(),
        project_id: project.id,
        members: people.map((one) => one.id),
        open_invitation: isOpen,
      });
    },
  };
}
export type NewTeam = ReturnType<typeof useCreateTeam>;
