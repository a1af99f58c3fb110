import { expect, it } from 'vitest';
import { kindOf } from './remarks.ts';

const speaker = (zh: string, type: string, isHost: boolean, side = 'third') =>
  kindOf({ name: { zh, en: '' }, type, side, isHost } as Parameters<typeof kindOf>[0]);

it('who leads answers as what they are: a judge decides by law, a mediator or a chair does not', () => {
  expect(speaker('审判长', 'judge', true, 'bench')).toBe('host');
  expect(speaker('人民调解员', 'other', true, 'bench')).toBe('chair');
  expect(speaker('主任', 'legislator', true, 'bench')).toBe('chair');
  expect(speaker('审判员', 'judge', false, 'bench')).toBe('bench');
  expect(speaker('书记员', 'functionary', false, 'bench')).toBe('clerk');
});
