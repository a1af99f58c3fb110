// @vitest-environment happy-dom
import type { EvaluationContent } from '@lets/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Names } from '../../../domain/run/names.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import type { Evaluated } from './evaluated.ts';
import type { Whose } from './scoring.ts';
import { Strip } from './strip.tsx';

mountsComponents();

const content: EvaluationContent = {
  team: { goals: {}, remarks: {}, comment: '', moments: [] },
  members: [{ user_id: 12, goals: { law: 80 }, remarks: {}, comment: '', moments: [] }],
};

function Page({ size }: { size: number }) {
  const [whose, open] = useState<Whose>('team');
  const members = Array.from({ length: size }, (_, at) => ({
    id: at + 1,
    name: `学生${at + 1}`,
    roles: [],
    idle: at === 2,
  }));
  const evaluation = { members, goals: [{ id: 'law', weight: 100 }] } as unknown as Evaluated;
  return <Strip evaluation={evaluation} names={{} as Names} content={content} whose={whose} onOpen={open} />;
}

const selected = () => screen.getByRole('tab', { selected: true });

test('the arrow keys go from one member to the next and around, and one tab stop is enough', () => {
  mount(<Page size={12} />);
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([selected()]);
  const press = (key: string) => void fireEvent.keyDown(selected(), { key });
  press('ArrowRight');
  expect(selected().textContent).toContain('学生1');
  expect(document.activeElement).toBe(selected());
  press('End');
  expect(selected().textContent).toContain('学生12');
  press('ArrowRight');
  expect(selected().textContent).toContain('全组');
  press('ArrowLeft');
  expect(selected().textContent).toContain('学生12');
});

test('a long strip has a list of everybody, which says who has all scores', () => {
  mount(<Page size={12} />);
  fireEvent.click(screen.getByRole('button', { name: '全部成员' }));
  const list = within(screen.getByRole('menu'));
  expect(list.getAllByRole('menuitem')).toHaveLength(13);
  const last = list.getByRole('menuitem', { name: /学生12/ });
  expect(last.textContent).toContain('单独评分');
  expect(list.getByRole('menuitem', { name: /学生3/ }).textContent).toContain('没有参与记录');
  expect(last.textContent).toContain('旁听');
  fireEvent.click(last);
  expect(selected().textContent).toContain('学生12');
  cleanup();
  mount(<Page size={5} />);
  expect(screen.queryByRole('button', { name: '全部成员' })).toBeNull();
});
