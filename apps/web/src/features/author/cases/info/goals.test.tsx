// @vitest-environment happy-dom
import type { CaseProject, ManagedProject } from '@lets/contract';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import type { CaseEdit } from '../use-case.ts';
import { Goals } from './goals.tsx';

mountsComponents();

type Body = Pick<CaseProject, 'competency_goals' | 'rubric'>;
const goal = (id: string, zh: string) => ({ id, name: { zh, en: zh }, weight: 1 });
let body: Body;

function Editor() {
  const [now, setNow] = useState<Body>({ competency_goals: [goal('facts', '事实'), goal('law', '法律')] });
  body = now;
  const edit = {
    project: { body: now },
    editInfo: (change: (project: ManagedProject) => ManagedProject) =>
      setNow(change({ body: now } as ManagedProject).body),
  };
  return <Goals edit={edit as CaseEdit} />;
}

test('levels of a goal are written in both languages, and go with the goal', () => {
  mount(<Editor />);
  const levels = screen.getAllByRole('textbox', { name: /^优秀/ });
  const [chinese, english, other] = levels;
  if (!chinese || !english || !other) throw new Error('there are no fields');
  fireEvent.change(chinese, { target: { value: '周密' } });
  fireEvent.change(english, { target: { value: 'Thorough' } });
  fireEvent.change(other, { target: { value: '精当' } });
  expect(body.rubric?.facts?.[4]).toEqual({ zh: '周密', en: 'Thorough' });
  expect(body.rubric?.facts?.[0]).toEqual({ zh: '', en: '' });
  const [remove] = screen.getAllByRole('button', { name: '删除能力目标 1' });
  if (remove) fireEvent.click(remove);
  // A goal that is added later may get the same id: what was said of the old one must not come back with it.
  expect(Object.keys(body.rubric ?? {})).toEqual(['law']);
});
