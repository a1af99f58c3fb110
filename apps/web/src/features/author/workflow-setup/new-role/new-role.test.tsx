// @vitest-environment happy-dom
import { newFlow } from '@lets/authoring';
import type { Flow, FlowRole } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import type { Setup } from '../use-setup.ts';
import { newRole } from './new-role.ts';
import { NewRoleButton } from './new-role-button.tsx';

mountsComponents();

const JUDGE: FlowRole = {
  id: 'judge',
  type: 'judge',
  side: 'bench',
  name: { zh: '法官', en: 'Judge' },
  character: 'judge',
};
const flow: Flow = { ...newFlow(), roles: [JUDGE] };
const edit = vi.fn();
beforeEach(() => edit.mockClear());

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (text: string) =>
  act(
    async () => void fireEvent.change(screen.getByLabelText('角色名称（中文）'), { target: { value: text } }),
  );

function open(onMade?: (role: FlowRole) => void) {
  const setup = { flow, editable: true, edit } as unknown as Setup;
  mountPage(<NewRoleButton setup={setup} {...(onMade && { onMade })} />);
  return press('新建角色');
}

test('a role is made where it is needed, named and unlike the others', async () => {
  const onMade = vi.fn();
  await open(onMade);
  await press('添加角色');
  expect(screen.getByRole('alert').textContent).toBe('请填写中文名称');
  await type('法官');
  expect(screen.getByRole('alert').textContent).toBe('已有同名的角色');
  await type('鉴定人');
  await press('添加角色');
  const [made] = onMade.mock.lastCall as [FlowRole];
  expect(made).toMatchObject({ name: { zh: '鉴定人', en: '' }, side: 'third' });
  const [change, ...steps] = edit.mock.lastCall as [(now: Flow) => Flow, ...string[]];
  expect(change(flow).roles).toEqual([JUDGE, made]);
  // It goes with what is written in the step.
  expect(steps).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in a step behind the roles it is saved with them', async () => {
  await open();
  await type('鉴定人');
  await press('添加角色');
  expect(edit.mock.lastCall?.slice(1)).toEqual(['role']);
});

test('a new role has an id and a picture of its own, of its type where there is one', () => {
  const second = newRole({ roles: [JUDGE] }, { type: 'judge' });
  expect(second.id).not.toBe(JUDGE.id);
  expect(second.character).not.toBe(JUDGE.character);
});
