/** A group as it is, or as it was seen. */
export interface GroupNow {
  readonly team_id: number;
  readonly leader_id: number | null;
  readonly member_ids: readonly number[];
}

/** A group as it is to be; `team_id` null makes a new one. */
export interface GroupWish {
  readonly team_id: number | null;
  readonly name?: string | undefined;
  readonly members: readonly number[];
  readonly leader?: number | undefined;
  /** Role id → who plays it from now on; only of a group that has begun. */
  readonly roles?: Readonly<Record<string, number>> | undefined;
}

/** What has to be done to one group. Without members it is dissolved. */
export interface GroupChange {
  /** Null: it is made. */
  readonly before: GroupNow | null;
  readonly name: string | undefined;
  readonly members: readonly number[];
  readonly leader: number | null;
  readonly joined: readonly number[];
  readonly gone: readonly number[];
  readonly roles: Readonly<Record<string, number>>;
}

export interface RegroupPlan {
  readonly changes: readonly GroupChange[];
  /** Who goes from one group to another. */
  readonly moved: readonly number[];
  /** Who had no group. */
  readonly added: readonly number[];
  /** Who has none any more. */
  readonly removed: readonly number[];
}

/** Pure: what makes the groups as they are into those that are wished for. Groups that are not named stay as they are. */
export function planRegroup(now: readonly GroupNow[], wishes: readonly GroupWish[]): RegroupPlan {
  const changes = wishes.flatMap((wish): GroupChange[] => {
    const before = now.find(({ team_id }) => team_id === wish.team_id) ?? null;
    const change = changeOf(before, wish);
    return isChange(change) ? [change] : [];
  });
  const joined = new Set(changes.flatMap((change) => change.joined));
  const gone = new Set(changes.flatMap((change) => change.gone));
  return {
    changes,
    moved: [...joined].filter((id) => gone.has(id)),
    added: [...joined].filter((id) => !gone.has(id)),
    removed: [...gone].filter((id) => !joined.has(id)),
  };
}

function changeOf(before: GroupNow | null, { name, members, leader, roles = {} }: GroupWish): GroupChange {
  const earlier = before?.member_ids ?? [];
  const kept = before?.leader_id ?? null;
  const stays = kept !== null && members.includes(kept) ? kept : (members[0] ?? null);
  return {
    before,
    name,
    members,
    leader: leader ?? stays,
    joined: members.filter((id) => !earlier.includes(id)),
    gone: earlier.filter((id) => !members.includes(id)),
    roles,
  };
}

function isChange({ before, name, members, leader, joined, gone, roles }: GroupChange): boolean {
  if (!before) return members.length > 0;
  if (Object.keys(roles).length > 0) return true;
  return joined.length + gone.length > 0 || leader !== before.leader_id || name !== undefined;
}

/** Pure: the groups after a plan, by their ids; new ones under negative numbers in their order. */
export function after(
  now: readonly GroupNow[],
  { changes }: RegroupPlan,
): ReadonlyMap<number, readonly number[]> {
  const groups = new Map(now.map(({ team_id, member_ids }) => [team_id, member_ids]));
  let made = 0;
  for (const { before, members } of changes) groups.set(before?.team_id ?? --made, members);
  return groups;
}

/** Pure: the groups that are no longer as they were seen. */
export function changedSince(
  seen: readonly { readonly team_id: number; readonly members: readonly number[] }[],
  now: readonly GroupNow[],
): number[] {
  return seen
    .filter(({ team_id, members }) => {
      const group = now.find((one) => one.team_id === team_id);
      return !group || !isSameSet(group.member_ids, members);
    })
    .map(({ team_id }) => team_id);
}

function isSameSet(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
