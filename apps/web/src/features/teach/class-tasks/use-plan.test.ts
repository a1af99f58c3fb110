import { expect, it } from 'vitest';
import { type Plan, planFault, type Room, shownFault } from './use-plan.ts';

const plan: Plan = {
  projectId: 1,
  classId: 1,
  name: '',
  plannedStart: null,
  plannedEnd: null,
  deadline: null,
  grouping: 'hand',
  size: 4,
  seed: '',
  groups: [{ key: 1, name: '', members: [1, 2] }],
};
const room: Room = { studentIds: [1, 2, 3], unregistered: [], multiUser: true, max: 4 };

it.each<[string, Partial<Plan>, Partial<Room>, ReturnType<typeof planFault>]>([
  ['nothing wrong', {}, {}, null],
  ['no case', { projectId: 0 }, {}, 'project_missing'],
  ['no class', { classId: 0 }, {}, 'class_missing'],
  ['a long name', { name: '长'.repeat(61) }, {}, 'name_long'],
  ['an end before the start', { plannedStart: 2, plannedEnd: 1 }, {}, 'end_before_start'],
  ['a deadline before the start', { plannedStart: 2, deadline: 1 }, {}, 'deadline_before_start'],
  ['a deadline without a start', { deadline: 1 }, {}, null],
  ['an empty class', {}, { studentIds: [] }, 'no_students'],
  ['empty groups only', { groups: [{ key: 1, name: '', members: [] }] }, {}, 'groups_missing'],
  ['a group too large', {}, { max: 1 }, 'groups_wrong'],
  ['a student to whom the case is closed', {}, { unregistered: [2] }, 'unregistered'],
  ['such a student left out', {}, { unregistered: [3] }, null],
  ['nobody left out at random', { grouping: 'random' }, { unregistered: [3] }, 'unregistered'],
  ['a size that the case does not take', { grouping: 'self', size: 5 }, {}, 'size_wrong'],
  ['one person, formed by themselves', { grouping: 'self' }, { multiUser: false }, 'single_user'],
  ['one person', { groups: [] }, { multiUser: false }, null],
])('%s', (_, change, about, fault) => {
  expect(planFault({ ...plan, ...change }, { ...room, ...about })).toBe(fault);
});

it('says what is still missing only once giving was tried, and what is wrong at once', () => {
  expect(shownFault('project_missing', false)).toBeNull();
  expect(shownFault('groups_missing', false)).toBeNull();
  expect(shownFault('project_missing', true)).toBe('project_missing');
  expect(shownFault('end_before_start', false)).toBe('end_before_start');
});
