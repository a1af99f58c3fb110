import type { ClassTask, ClassTaskDetail } from '@lets/contract';
import { type GroupState, stateOf } from './group-states.ts';
import { addGroup, type HandGroup } from './hand-groups.ts';

/** Pure: the groups of a task to be changed, by their ids; the leader of each first. */
export function groupsOf({ groups }: ClassTask): HandGroup[] {
  return groups.map(({ team_id, name, leader, members }) => {
    const ids = members.map(({ id }) => id);
    const others = ids.filter((id) => id !== leader?.id);
    return { key: team_id, name, members: leader ? [leader.id, ...others] : others };
  });
}

/** Pure: whether a group plays now: people come and go one by one, and somebody stays. */
export function isPlaying({ groups }: ClassTask, key: number): boolean {
  return standingOf(groups, key) === 'in_progress';
}

/** Pure: what is over stays as it is. */
export function isOver({ groups }: ClassTask, key: number): boolean {
  return standingOf(groups, key) === 'ended';
}

function standingOf(groups: ClassTask['groups'], key: number): GroupState | null {
  const group = groups.find(({ team_id }) => team_id === key);
  return group ? stateOf(group) : null;
}

/** Pure: who comes into groups that play, and who goes from them. */
export function intoPlay(task: ClassTask, { moves }: Regrouped) {
  return {
    joining: moves.flatMap(({ id, to }) => (to !== null && isPlaying(task, to) ? [{ id, key: to }] : [])),
    leaving: moves.flatMap(({ id, from }) =>
      from !== null && isPlaying(task, from) ? [{ id, key: from }] : [],
    ),
  };
}

/** Pure: the group that plays and would be left by all who are in it. */
export function isAbandoned(task: ClassTask, { key, members }: HandGroup): boolean {
  if (!isPlaying(task, key)) return false;
  const group = task.groups.find(({ team_id }) => team_id === key);
  return group?.members.every(({ id }) => !members.includes(id)) ?? false;
}

/** Pure: everybody of one group into another; the emptied one stays, to be dissolved. */
export function merge(groups: readonly HandGroup[], from: number, into: number): HandGroup[] {
  const moved = groups.find(({ key }) => key === from)?.members ?? [];
  return groups.map((group) => {
    if (group.key === from) return { ...group, members: [] };
    return group.key === into ? { ...group, members: [...group.members, ...moved] } : group;
  });
}

/** Pure: the later half of a group into a new one. */
export function split(groups: readonly HandGroup[], key: number): HandGroup[] {
  const members = groups.find((group) => group.key === key)?.members ?? [];
  const half = Math.ceil(members.length / 2);
  const made = addGroup(groups);
  return made.map((group, i) => {
    if (group.key === key) return { ...group, members: members.slice(0, half) };
    return i === made.length - 1 ? { ...group, members: members.slice(half) } : group;
  });
}

/** What a teacher is about to do, person by person and group by group; groups by their keys. */
export interface Regrouped {
  readonly moves: readonly {
    readonly id: number;
    readonly from: number | null;
    readonly to: number | null;
  }[];
  readonly made: readonly number[];
  /** Left without anybody. */
  readonly emptied: readonly number[];
  readonly renamed: readonly number[];
  readonly led: readonly { readonly key: number; readonly leader: number }[];
}

/** Pure. */
export function whatChanges(before: readonly HandGroup[], after: readonly HandGroup[]): Regrouped {
  const was = placesOf(before);
  const is = placesOf(after);
  const moves = [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [from, to] = [was.get(id) ?? null, is.get(id) ?? null];
    return from === to ? [] : [{ id, from, to }];
  });
  const earlier = (key: number) => before.find((group) => group.key === key);
  return {
    moves,
    made: after.filter(({ key, members }) => !earlier(key) && members.length > 0).map(({ key }) => key),
    emptied: after
      .filter(({ key, members }) => members.length === 0 && (earlier(key)?.members.length ?? 0) > 0)
      .map(({ key }) => key),
    renamed: after.filter((group) => isRenamed(earlier(group.key), group)).map(({ key }) => key),
    led: after.flatMap(({ key, members: [leader] }) => {
      const old = earlier(key)?.members[0];
      return leader !== undefined && old !== undefined && old !== leader ? [{ key, leader }] : [];
    }),
  };
}

export function isNothing({ moves, renamed, led }: Regrouped): boolean {
  return moves.length + renamed.length + led.length === 0;
}

/** Group → role → who plays it from now on; of groups that play. */
export type RolesGiven = Readonly<Record<number, Readonly<Record<string, number>>>>;

/** Pure: what travels: the groups that change, as they were seen and as they are to be. */
export function wishOf(
  before: readonly HandGroup[],
  after: readonly HandGroup[],
  { task, roles }: { readonly task: ClassTask; readonly roles: RolesGiven },
) {
  const changed = after.filter((group) => {
    const old = before.find(({ key }) => key === group.key);
    if (!old) return group.members.length > 0;
    return isRenamed(old, group) || old.members.join() !== group.members.join();
  });
  const known = new Map(before.map((group) => [group.key, group]));
  return {
    seen: changed.flatMap(({ key }) => {
      const old = known.get(key);
      return old ? [{ team_id: key, members: [...old.members], begun: isPlaying(task, key) }] : [];
    }),
    groups: changed.map((group) => {
      const [leader] = group.members;
      const name = group.name.trim();
      return {
        team_id: known.has(group.key) ? group.key : null,
        members: [...group.members],
        ...(leader !== undefined && { leader }),
        ...(roles[group.key] && { roles: { ...roles[group.key] } }),
        ...(name && name !== known.get(group.key)?.name && { name }),
      };
    }),
  };
}

/** Pure: whether two answers show the same groups. */
export function isSameGroups(some: ClassTaskDetail, other: ClassTaskDetail): boolean {
  const plain = ({ task }: ClassTaskDetail) =>
    JSON.stringify([groupsOf(task), task.groups.map(stateOf), task.ungrouped]);
  return plain(some) === plain(other);
}

function isRenamed(before: HandGroup | undefined, { name }: HandGroup): boolean {
  return before !== undefined && name.trim() !== '' && name.trim() !== before.name;
}

function placesOf(groups: readonly HandGroup[]): ReadonlyMap<number, number> {
  return new Map(groups.flatMap(({ key, members }) => members.map((id) => [id, key] as const)));
}
