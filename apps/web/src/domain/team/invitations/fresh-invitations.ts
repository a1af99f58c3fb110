import type { OutputOf, teamInviteList } from '@lets/contract';

export type Invitation = OutputOf<typeof teamInviteList>['list'][number];

/** Pure: the invitations that came, or came again, since the last look. What was there at the first look is no news. */
export function freshInvitations(
  before: readonly Invitation[] | undefined,
  now: readonly Invitation[],
): readonly Invitation[] {
  if (!before) return [];
  const known = new Map(before.map(({ team, invited_at }) => [team.id, invited_at]));
  return now.filter(({ team, invited_at }) => (known.get(team.id) ?? Number.NEGATIVE_INFINITY) < invited_at);
}
