import type { Team } from '@lets/contract';
import { expect, it } from 'vitest';
import { abilitiesIn, filterTeams, heirOf, ledFirst } from './team-rules.ts';

const person = (id: number, name = `P${id}`) => ({ id, name, identity: 1 as const, student_id: `20${id}` });
const ME = 1;

function team(id: number, leaderId: number, more: Partial<Team> = {}): Team {
  const members = [
    person(leaderId),
    ...[ME, 2, 3].filter((one) => one !== leaderId).map((one) => person(one)),
  ];
  return {
    id,
    name: `Group ${id}`,
    project: { id: 1, name: { zh: '民间借贷', en: 'Private lending' } },
    leader: person(leaderId),
    members,
    open_invitation: false,
    active_runs: 0,
    capacity: 4,
    invited: [],
    class_task_id: null,
    class_task_name: null,
    made_by_teacher: false,
    is_playing: false,
    created_at: 0,
    ...more,
  };
}
const idsOf = (teams: readonly Team[]) => teams.map(({ id }) => id);

it('shows the teams that I lead first', () => {
  expect(idsOf(ledFirst([team(1, 2), team(2, ME), team(3, 2), team(4, ME)], ME))).toEqual([2, 4, 1, 3]);
});

it('finds teams by name, case and member, within a role', () => {
  const teams = [
    team(1, ME),
    team(2, 2, { name: '青衡组' }),
    team(3, 3, { members: [person(ME), person(3, '何雨桐')] }),
  ];
  const found = (q: string, role: 'all' | 'led' | 'joined' = 'all') =>
    idsOf(filterTeams(teams, { q, role, me: ME }));
  expect(found('')).toEqual([1, 2, 3]);
  expect(found('', 'led')).toEqual([1]);
  expect(found('', 'joined')).toEqual([2, 3]);
  expect(found('GROUP 1')).toEqual([1]);
  expect(found('借贷', 'led')).toEqual([1]);
  expect(found('何雨桐')).toEqual([3]);
  expect(found('青衡', 'led')).toEqual([]);
});

it('passes the lead to whoever has been in it longest, and only when the leader leaves', () => {
  expect(heirOf(team(1, ME), ME)?.id).toBe(2);
  expect(heirOf(team(1, 3), ME)?.id).toBe(3);
  expect(heirOf(team(1, ME, { members: [person(ME)] }), ME)).toBeUndefined();
});

it('lets the leader change a team that plays nothing, and others leave it', () => {
  expect(abilitiesIn(team(1, ME), ME)).toEqual({
    operates: true,
    changesMembers: true,
    takesNewcomers: true,
    leaves: true,
    disbands: true,
  });
  const member = abilitiesIn(team(1, 2), ME);
  expect(member).toMatchObject({ operates: false, changesMembers: false, leaves: true, disbands: false });
  const playing = abilitiesIn(team(1, ME, { is_playing: true }), ME);
  expect(playing).toMatchObject({ operates: true, takesNewcomers: false, leaves: false, disbands: false });
  expect(abilitiesIn(team(1, ME, { capacity: 3 }), ME).takesNewcomers).toBe(false);
});

it("leaves the members of a teacher's group to the teacher, and a self-made one of a class task to its members", () => {
  const made = abilitiesIn(team(1, ME, { class_task_id: 7, made_by_teacher: true }), ME);
  expect(made).toMatchObject({ operates: true, changesMembers: false, leaves: false, disbands: false });
  const own = abilitiesIn(team(1, ME, { class_task_id: 7 }), ME);
  expect(own).toMatchObject({ changesMembers: true, leaves: true, disbands: false });
});
