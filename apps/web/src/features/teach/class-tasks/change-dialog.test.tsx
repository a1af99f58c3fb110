// @vitest-environment happy-dom
import { classTaskUpdate } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { taskOf } from './testing.ts';

const server = fakeServer();
mountsComponents();

const name = () => screen.getByLabelText<HTMLInputElement>(/^任务名称/);
const save = () => act(async () => void fireEvent.click(screen.getByText('保存')));

test('an untouched form shows no error, and an emptied name is said once it was left', () => {
  mount(<ChangeDialog task={taskOf()} onClose={vi.fn()} />);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(name(), { target: { value: ' ' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(name());
  expect(screen.getByRole('alert').textContent).toContain('请填写任务名称');
});

test('only what differs travels, and nothing when nothing does', async () => {
  server.on(classTaskUpdate, () => ({ d: taskOf({ name: '改期' }) }));
  const onClose = vi.fn();
  mount(<ChangeDialog task={taskOf({ deadline: Date.UTC(2030, 0, 1) })} onClose={onClose} />);
  await save();
  expect(server.arrived).toEqual([]);
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.change(name(), { target: { value: '改期' } });
  await save();
  expect(server.arrived.map(({ fields }) => fields)).toEqual([{ id: '1', name: '改期' }]);
});
