/** What a case asks of a group: how many roles, and how many people at least so that nobody holds roles that exclude each other. */
export interface RoleNeeds {
  readonly roles: number;
  readonly fewest: number;
}

/** How the roles of a case are covered by a group. */
export interface Coverage {
  /** Roles without a person of their own: a member plays two. Practice partners play nothing in what a class was given. */
  readonly open: number;
  /** Members without a role, who observe. */
  readonly observers: number;
  /** How many people are missing so that nobody holds roles that exclude each other. */
  readonly missing: number;
}

/** Pure. */
export function coverageOf(people: number, { roles, fewest }: RoleNeeds): Coverage {
  return {
    open: Math.max(0, roles - people),
    observers: Math.max(0, people - roles),
    missing: Math.max(0, fewest - people),
  };
}
