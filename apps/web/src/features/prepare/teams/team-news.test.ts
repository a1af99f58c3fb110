import type { Team } from '@lets/contract';
import { expect, it } from 'vitest';
import { teamNews } from './team-news.ts';

const person = (id: number) => ({ id, name: `P${id}`, identity: 1 as const, student_id: '' });
const team = (id: number, ...memberIds: number[]): Team => ({
  id,
  name: `Group ${id}`,
  project: { id: 1, name: { zh: '案', en: 'Case' } },
  leader: person(memberIds[0] ?? 0),
  members: memberIds.map(person),
  open_invitation: false,
  active_runs: 0,
  capacity: 9,
  invited: [],
  class_task_id: null,
  class_task_name: null,
  made_by_teacher: false,
  is_playing: false,
  created_at: 0,
});
const ME = 1;

it('tells members who came and who went; the leader has a message', () => {
  expect(teamNews([team(7, 4, ME, 2)], [team(7, 4, ME, 3)], ME)).toEqual([
    { kind: 'joined', team: 'Group 7', name: 'P3' },
    { kind: 'left', team: 'Group 7', name: 'P2' },
  ]);
  expect(teamNews([team(7, ME, 2)], [team(7, ME, 3)], ME)).toEqual([]);
});

it('tells who leads now', () => {
  expect(teamNews([team(7, 2, ME)], [team(7, ME, 2)], ME)).toEqual([{ kind: 'leading', team: 'Group 7' }]);
  expect(teamNews([team(7, 2, 3, ME)], [team(7, 3, 2, ME)], ME)).toEqual([
    { kind: 'led_by', team: 'Group 7', name: 'P3' },
  ]);
  expect(teamNews([team(7, ME, 2)], [team(7, 2, ME)], ME), 'who hands it over knows').toEqual([]);
});

it('tells of a team that is gone, and nothing of one that came or stayed', () => {
  expect(teamNews([team(7, ME), team(8, ME)], [team(8, ME), team(9, 2, ME)], ME)).toEqual([
    { kind: 'gone', team: 'Group 7' },
  ]);
});
