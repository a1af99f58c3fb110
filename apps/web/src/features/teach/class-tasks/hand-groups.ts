import { LIMITS } from '@lets/contract';

/** Groups of a class as a teacher puts them together by hand. The first of a group leads it. Pure. */
export interface HandGroup {
  /** Stays the same while groups come and go. */
  readonly key: number;
  readonly name: string;
  readonly members: readonly number[];
}

/** Into a group, or with null back among those without one. */
export function put(groups: readonly HandGroup[], student: number, key: number | null): HandGroup[] {
  return groups.map((group) => {
    if (group.key === key && group.members.includes(student)) return group;
    const others = group.members.filter((id) => id !== student);
    return { ...group, members: group.key === key ? [...others, student] : others };
  });
}

export function addGroup(groups: readonly HandGroup[]): HandGroup[] {
  const key = 1 + Math.max(0, ...groups.map((group) => group.key));
  return [...groups, { key, name: '', members: [] }];
}

export function removeGroup(groups: readonly HandGroup[], key: number): HandGroup[] {
  return groups.filter((group) => group.key !== key);
}

export function rename(groups: readonly HandGroup[], key: number, name: string): HandGroup[] {
  return groups.map((group) => (group.key === key ? { ...group, name } : group));
}

export function makeLeader(groups: readonly HandGroup[], student: number): HandGroup[] {
  return groups.map((group) =>
    group.members.includes(student)
      ? { ...group, members: [student, ...group.members.filter((id) => id !== student)] }
      : group,
  );
}

export function ungrouped(groups: readonly HandGroup[], students: readonly number[]): number[] {
  const taken = new Set(groups.flatMap((group) => group.members));
  return students.filter((id) => !taken.has(id));
}

/** Those left over go one by one to whichever group is smallest, while any has room. */
export function fillUp(groups: readonly HandGroup[], students: readonly number[], max: number): HandGroup[] {
  return ungrouped(groups, students).reduce<HandGroup[]>(
    (now, student) => {
      const open = now.filter((group) => group.members.length < max);
      const [smallest] = open.sort((a, b) => a.members.length - b.members.length);
      return smallest ? put(now, student, smallest.key) : now;
    },
    [...groups],
  );
}

export type GroupFault = 'too_many' | 'name_long' | 'empty';

export function faultOf({ name, members }: HandGroup, max: number): GroupFault | null {
  if (members.length > max) return 'too_many';
  if ([...name.trim()].length > LIMITS.team_name) return 'name_long';
  return members.length === 0 ? 'empty' : null;
}

/** What travels: a group left nameless is numbered by the server. */
export function wireOf(groups: readonly HandGroup[]) {
  return groups.map(({ name, members }) => ({
    ...(name.trim() && { name: name.trim() }),
    members: [...members],
  }));
}
