// @vitest-environment happy-dom
import { CODE, evaluateWithdraw } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { Published } from './published.tsx';
import { evaluated, publishedAs, WRITTEN } from './testing.ts';

const server = fakeServer();
mountsComponents();

const by = { id: 9, name: '何静', identity: 2 as const };
const first = { version: 1, published_by: by, published_at: 0, reason: '', withdrawn: null };
const open = () => {
  mount(<Published evaluation={evaluated({ ...publishedAs(WRITTEN), versions: [first] })} />);
  fireEvent.click(screen.getByRole('button', { name: '撤回发布' }));
};
const confirm = () => screen.getAllByRole<HTMLButtonElement>('button', { name: '撤回发布' }).at(-1);
const give = (reason: string) =>
  fireEvent.change(screen.getByLabelText(/撤回的理由/), { target: { value: reason } });
const press = () => act(async () => void (confirm() && fireEvent.click(confirm() as HTMLElement)));

test('a publication is taken back after a question, with a reason', async () => {
  server.on(evaluateWithdraw, () => ({ d: {} }));
  open();
  expect(confirm()?.disabled).toBe(true);
  give(' 漏计证据 ');
  await press();
  expect(server.arrived).toMatchObject([
    { path: evaluateWithdraw.path, fields: { eid: '3', version: '1', reason: '漏计证据' } },
  ]);
  expect(screen.queryByLabelText(/撤回的理由/)).toBeNull();
});

test('the question stays with its reason when nobody answered, and goes when somebody was faster', async () => {
  open();
  give('漏计');
  server.isDown = true;
  await press();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/撤回的理由/).value).toBe('漏计');
  server.isDown = false;
  server.on(evaluateWithdraw, () => ({ c: CODE.nothing_to_withdraw }));
  await press();
  expect(screen.queryByLabelText(/撤回的理由/)).toBeNull();
});

test('what was taken back stays in the history, and cannot be taken back again', () => {
  const versions = [{ ...first, withdrawn: { by, at: 0, reason: '漏计证据' } }];
  mount(<Published evaluation={evaluated({ versions })} />);
  expect(screen.getByText(/撤回：漏计证据/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '撤回发布' })).toBeNull();
});
