import type { TeamFigures } from '@lets/contract';
import { expect, it } from 'vitest';
import { ordered, pressed } from './order.ts';

const team = (name: string, wrong_tries: number, started_at: number | null = 1) =>
  ({ name, wrong_tries, started_at, scores: null }) as TeamFigures;
const teams = [team('第 10 组', 2), team('第 2 组', 0), team('第 3 组', 5, null), team('第 1 组', 2)];
const names = (list: readonly TeamFigures[]) => list.map(({ name }) => name);

it('puts teams in the order of a figure, those without one last whichever way', () => {
  expect(names(ordered(teams, { by: 'wrong_tries', isDown: true }))).toEqual([
    '第 1 组',
    '第 10 组',
    '第 2 组',
    '第 3 组',
  ]);
  expect(names(ordered(teams, { by: 'wrong_tries', isDown: false })).at(-1)).toBe('第 3 组');
  expect(names(ordered(teams, { by: 'name', isDown: false })).at(-1)).toBe('第 10 组');
});

it('leaves teams as they were made until an order is asked for', () => {
  const made = ['第十组', '第三组', '第一组'].map((name) => team(name, 0));
  expect(names(ordered(made, null))).toEqual(['第十组', '第三组', '第一组']);
  expect(names(ordered(made, { by: 'name', isDown: false }))).toEqual(['第一组', '第三组', '第十组']);
  expect(pressed(null, 'name')).toEqual({ by: 'name', isDown: false });
});

it('begins with the most, and with the first name, and turns round when pressed again', () => {
  const first = pressed({ by: 'name', isDown: false }, 'took');
  expect(first).toEqual({ by: 'took', isDown: true });
  expect(pressed(first, 'took')).toEqual({ by: 'took', isDown: false });
  expect(pressed(first, 'name')).toEqual({ by: 'name', isDown: false });
});
