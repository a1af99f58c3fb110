import type { ExperimentDetail } from '@lets/contract';

type Waiting = Pick<ExperimentDetail, 'creator_type' | 'linked_from' | 'members' | 'team'> & {
  readonly project: { readonly team_min: number };
};

/**
 * Pure: the rule that the server starts by: of what a student prepared for several people so many take part, with a team or without;
 * practice partners count. A teacher's group starts however many it is, and a case jumped to goes on with those there are.
 */
export function tooFew(
  { creator_type, linked_from, members, team, project }: Waiting,
  multiUser: boolean,
): { key: 'too_small' | 'too_small_alone'; min: number; count: number } | null {
  const [min, count] = [project.team_min, members.length];
  if (!multiUser || creator_type !== 'student' || linked_from !== null || count >= min) return null;
  return { key: team ? 'too_small' : 'too_small_alone', min, count };
}
