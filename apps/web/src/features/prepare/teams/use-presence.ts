import { type OutputOf, type Team, teamPresence } from '@lets/contract';
import { useEffect } from 'react';
import { useCall } from '../../../lib/query.ts';
import { useNow } from '../../../lib/use-now.ts';

/** Nobody is told about every log-in: the open team is looked at again this often. */
const LOOK_EVERY_MS = 20_000;

export type MemberPresence = OutputOf<typeof teamPresence>['members'][number];

/** Who of the team is there, and what each plays; none until it is known. */
export function usePresence(team: Team): readonly MemberPresence[] | undefined {
  const { data, refetch } = useCall(
    teamPresence,
    { team_id: team.id },
    { quiet: 'the team stands without who is there, and that is soon looked at again' },
  );
  const now = useNow(LOOK_EVERY_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock and the team's own changes are what it waits for
  useEffect(() => {
    void refetch();
  }, [now, team, refetch]);
  return data?.members;
}
