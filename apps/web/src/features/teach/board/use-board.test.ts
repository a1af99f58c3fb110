import type { BoardRow } from '@lets/contract';
import { expect, it } from 'vitest';
import { aRow } from './testing.ts';
import { inOrder, type Order, studentsOf, teamName } from './use-board.ts';

it('counts students, and neither practice partners nor people who look on', () => {
  const members = [
    { id: 1, name: '甲', identity: 1 },
    { id: 2, name: '乙', identity: 1 },
    { id: 3, name: '自动陪练1', identity: 1, automatic: true },
  ];
  const row = { card: { members }, present: [2, 3, 9] } as unknown as BoardRow;
  expect(studentsOf(row)).toEqual({ all: 2, present: 1 });
});

it('orders rows as the server does, by progress, or by name with its numbers', () => {
  const team = (name: string, passed: number) =>
    aRow({ card: { team: { id: 1, name }, sections_passed: passed, sections_total: 10 } });
  const rows = [team('组 10', 3), team('组 2', 1), team('组 1', 7)];
  const names = (order: Order) => inOrder(rows, order).map(teamName);
  expect(names('stuck')).toEqual(['组 10', '组 2', '组 1']);
  expect(names('behind')).toEqual(['组 2', '组 10', '组 1']);
  expect(names('name')).toEqual(['组 1', '组 2', '组 10']);
  const chinese = ['第十组', '第三组', '第二组', '第一组'].map((name) => team(name, 1));
  expect(inOrder(chinese, 'name').map(teamName)).toEqual(['第一组', '第二组', '第三组', '第十组']);
});
