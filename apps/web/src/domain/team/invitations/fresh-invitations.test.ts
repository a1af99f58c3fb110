import { expect, it } from 'vitest';
import { freshInvitations, type Invitation } from './fresh-invitations.ts';

const invitation = (id: number, invited_at: number): Invitation => ({
  team: {
    id,
    name: `Group ${id}`,
    project: { id: 1, name: { zh: '案', en: 'Case' } },
    leader: null,
    members: [],
    capacity: 5,
    class_task_id: null,
    class_task_name: null,
    blocked: null,
  },
  invited_by: { id: 9, name: '蒋一诺', identity: 1 },
  invited_at,
});
const idsOf = (list: readonly Invitation[]) => list.map(({ team }) => team.id);

it('tells of those that came while somebody looked, and of none that was there before', () => {
  const [first, second] = [invitation(1, 10), invitation(2, 20)];
  expect(freshInvitations(undefined, [first])).toEqual([]);
  expect(idsOf(freshInvitations([first], [second, first]))).toEqual([2]);
  expect(freshInvitations([first, second], [second])).toEqual([]);
});

it('tells again of an invitation that was renewed', () => {
  expect(idsOf(freshInvitations([invitation(1, 10)], [invitation(1, 11)]))).toEqual([1]);
});
