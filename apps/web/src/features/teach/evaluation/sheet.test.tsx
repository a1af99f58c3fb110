// @vitest-environment happy-dom
import type { EvaluationContent } from '@lets/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Names } from '../../../domain/run/names.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import type { Evaluated } from './evaluated.ts';
import { Sheet } from './sheet.tsx';

mountsComponents();

const content: EvaluationContent = {
  team: { goals: {}, remarks: {}, comment: '', moments: [] },
  members: [],
};
const role = { role_id: 'judge', name: { zh: '审判长', en: 'Presiding judge' }, character: 'd1' };
const member = (id: number, name: string, roles: readonly object[]) => ({
  id,
  name,
  roles,
  contribution: {},
});
const evaluation = {
  goals: [],
  members: [member(1, '李婉清', [role]), member(2, '陈思齐', [])],
} as unknown as Evaluated;
const names = { knownRole: () => undefined } as unknown as Names;

test.each([
  [1, '李婉清', '审判长'],
  [2, '陈思齐', '旁听'],
])('member %i is named with their roles, or as an observer', (whose, name, told) => {
  mount(
    <Sheet evaluation={evaluation} names={names} content={content} whose={whose} onScoreAgain={() => {}} />,
  );
  expect(screen.getByText(new RegExp(`^${name}.*${told}$`))).toBeTruthy();
});
