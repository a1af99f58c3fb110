import type { RoleMap } from './case-repository.ts';

/** Pure: who plays what there, from who plays what here. */
export function mapHolders(
  holders: Readonly<Record<string, number>>,
  roles: RoleMap,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fromRoles(holders, roles)).flatMap(([there, here]) => {
      const holder = holders[here];
      return holder === undefined ? [] : [[there, holder] as const];
    }),
  );
}

/** Pure: for each role there that someone comes into, the role here that they hold. */
export function fromRoles(holders: Readonly<Record<string, number>>, roles: RoleMap): Record<string, string> {
  const held = Object.entries(roles).filter(([here]) => holders[here] !== undefined);
  return Object.fromEntries(held.map(([here, there]) => [there, here]));
}
