import type { ClassGroup, ClassTask, UserBrief } from '@lets/contract';

/** A student by number, for tests. */
export const student = (id: number): UserBrief => ({ id, name: `Student ${id}`, identity: 1 });

export function groupOf(
  team_id: number,
  members: readonly number[],
  more: Partial<ClassGroup> = {},
): ClassGroup {
  const people = members.map(student);
  return {
    team_id,
    name: `Group ${team_id}`,
    leader: people[0] ?? null,
    members: people,
    capacity: 6,
    eid: members.length > 0 ? team_id * 10 : null,
    status: members.length > 0 ? 'waiting' : null,
    overdue: null,
    ...more,
  };
}

export function taskOf(more: Partial<ClassTask> = {}): ClassTask {
  return {
    id: 1,
    name: 'First hearing',
    project: {
      id: 1,
      code: 'c',
      name: { zh: 'Case', en: 'Case' },
      case_number: { zh: '', en: '' },
      experiment_type: 'litigation_arbitration',
      grade: 'simple',
      cover: 'courtroom',
    },
    class: { id: 1, name: 'Law 2301' },
    creator: { id: 99, name: 'Teacher', identity: 2 },
    grouping: 'hand',
    size: 4,
    seed: null,
    planned_start: null,
    planned_end: null,
    deadline: null,
    created_at: 0,
    groups: [],
    ungrouped: [],
    my_team_id: null,
    may: { join: false, change: true, delete: true },
    ...more,
  };
}
