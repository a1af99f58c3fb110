// @vitest-environment happy-dom
import { type Announcement, announcementList, announcementReaders } from '@lets/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { AnnouncementView } from './announcement-view.tsx';

const server = fakeServer();
mountsComponents();

const OLD: Announcement = {
  id: 7,
  kind: 'class',
  to: '法学 2301',
  content: '周五开庭',
  sent_at: 0,
  count: 2,
  read: 1,
};

test('one that a search found is shown, however far back it is in the list', async () => {
  server.on(announcementList, () => ({ d: { list: [], has_more: true } }));
  server.on(announcementReaders, () => ({
    d: { list: [{ id: 5, name: '陈思齐', identity: 1, read_at: null }] },
  }));
  mount(<AnnouncementView id={7} opened={OLD} onPerson={() => {}} />);
  expect(await screen.findByText('陈思齐')).toBeTruthy();
  expect(screen.getByText('周五开庭')).toBeTruthy();
  expect(screen.getByText('1/2 已读')).toBeTruthy();
});
