// @vitest-environment happy-dom
import { announce, audienceList, type Identity, toUserList, USER_COOKIE } from '@lets/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readUser } from '../../../lib/user.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { Compose } from './compose.tsx';

const server = fakeServer();
mountsComponents();

const SENT = { id: 7, kind: 'class', to: '法学 2301', content: '开庭', sent_at: 0, count: 12, read: 0 };

beforeEach(() => {
  server.on(toUserList, () => ({ d: { total: 0, page: 1, size: 30, list: [] } }));
  server.on(audienceList, ({ kind }) => ({
    d: {
      total: 1,
      page: 1,
      size: 30,
      list: [{ audience: { kind, id: 3 }, name: '法学 2301', hint: '民事诉讼', count: 12 }],
    },
  }));
  server.on(announce, () => ({ d: SENT }));
});

function mountAs(identity: Identity, onAnnounced: (id: number) => void = () => {}) {
  const user = encodeURIComponent(JSON.stringify({ id: 1, name: '方致远', identity }));
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${USER_COOKIE}=${user}; path=/`;
  readUser();
  mount(<Compose onSent={() => {}} onAnnounced={onAnnounced} />);
}

test('a mentor writes to a whole class at once', async () => {
  const announced: number[] = [];
  mountAs(2, (id) => announced.push(id));
  fireEvent.click(screen.getByRole('button', { name: '班级' }));
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(screen.getByText('请选择群发的对象')).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio'));
  fireEvent.change(screen.getByLabelText(/内容/), { target: { value: ' 开庭 ' } });
  fireEvent.click(screen.getByRole('button', { name: '发送给 12 人' }));
  await waitFor(() => expect(announced).toEqual([7]));
  const [act] = server.arrived.filter(({ path }) => path === announce.path);
  expect(act?.fields).toMatchObject({ content: '开庭', to: '{"kind":"class","id":3}' });
});

test('a student is offered people and their own team, and no class', () => {
  mountAs(1);
  expect(screen.getByRole('button', { name: '小组' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '班级' })).toBeNull();
  expect(screen.queryByRole('button', { name: '角色' })).toBeNull();
});
