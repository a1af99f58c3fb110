import type { BoardRow } from '@lets/contract';
import { expect, it } from 'vitest';
import { studentsOf } from './use-board.ts';

it('counts students, and neither practice partners nor whoever looks on', () => {
  const members = [
    { id: 1, name: '甲', identity: 1 },
    { id: 2, name: '乙', identity: 1 },
    { id: 3, name: '自动陪练1', identity: 1, automatic: true },
  ];
  const row = { card: { members }, present: [2, 3, 9] } as unknown as BoardRow;
  expect(studentsOf(row)).toEqual({ all: 2, present: 1 });
});
