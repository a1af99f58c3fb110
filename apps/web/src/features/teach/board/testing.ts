import type { BoardFlow, BoardRow, StuckReason } from '@lets/contract';

/** Builders for tests of the board: only what a test names differs from a team that gets on. */

export const student = (id: number, name: string) => ({ id, name, identity: 1 }) as const;

export function aRow(change: Partial<Omit<BoardRow, 'card'>> & { card?: object } = {}): BoardRow {
  const { card, ...others } = change;
  return {
    flow_id: 1,
    class_id: null,
    state: 'going',
    paused: null,
    passed: [],
    wrong_tries: 0,
    is_voting: false,
    signing: [],
    cast: [],
    present: [],
    help: [],
    last_at: 0,
    stuck: [],
    ...others,
    card: {
      eid: 7,
      name: 'Task',
      team: { id: 1, name: 'Mirror' },
      class_name: 'Law 2301',
      leader: student(1, 'Wang'),
      members: [student(1, 'Wang'), student(2, 'Wu')],
      open_sections: [],
      sections_passed: 0,
      sections_total: 1,
      project: { name: { zh: 'Case', en: 'Case' } },
      ...card,
    },
  } as unknown as BoardRow;
}

export const aBoardFlow: BoardFlow = { flow_id: 1, nodes: [], ways: [] };

export const aReason = (reason: StuckReason['reason'], change: Partial<StuckReason> = {}): StuckReason => ({
  reason,
  since: 0,
  node_id: 'court',
  role_id: null,
  user: null,
  count: 1,
  due: null,
  from_role: null,
  ...change,
});
