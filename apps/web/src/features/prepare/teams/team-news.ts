import type { Team } from '@lets/contract';

/** What someone should be told about their teams when others changed them. */
export type TeamNews =
  | { readonly kind: 'gone' | 'leading'; readonly team: string }
  | { readonly kind: 'joined' | 'left' | 'led_by'; readonly team: string; readonly name: string };

/** Pure: what happened to my teams between two looks. What I came into or handed over myself is no news. */
export function teamNews(before: readonly Team[], now: readonly Team[], me: number): readonly TeamNews[] {
  return before.flatMap((old) => {
    const team = now.find(({ id }) => id === old.id);
    return team ? newsOf(old, team, me) : [{ kind: 'gone' as const, team: old.name }];
  });
}

function newsOf(old: Team, team: Team, me: number): TeamNews[] {
  const has = (some: Team, id: number) => some.members.some((member) => member.id === id);
  // A leader is told by a message, on whatever page they are.
  const isTold = old.leader.id === me;
  const joined = isTold ? [] : team.members.filter(({ id }) => id !== me && !has(old, id));
  const left = isTold ? [] : old.members.filter(({ id }) => id !== me && !has(team, id));
  const lead: TeamNews[] =
    team.leader.id === old.leader.id
      ? []
      : team.leader.id === me
        ? [{ kind: 'leading', team: team.name }]
        : old.leader.id === me
          ? []
          : [{ kind: 'led_by', team: team.name, name: team.leader.name }];
  return [
    ...joined.map(({ name }) => ({ kind: 'joined' as const, team: team.name, name })),
    ...left.map(({ name }) => ({ kind: 'left' as const, team: team.name, name })),
    ...lead,
  ];
}
