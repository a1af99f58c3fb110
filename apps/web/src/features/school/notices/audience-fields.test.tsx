// @vitest-environment happy-dom
import { classList, courseList } from '@lets/contract';
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { AudienceFields } from './audience-fields.tsx';
import type { NoticeDraft } from './notice-draft.ts';

const server = fakeServer();
mountsComponents();
afterEach(() => focusManager.setFocused(undefined));

const DRAFT = { identities: [], class_ids: [], only_classes: true } as unknown as NoticeDraft;

test('courses that somebody has closed stay closed when the list is read again', async () => {
  const list = [{ id: 1, name: { zh: '刑法', en: 'Criminal law' } }];
  server.on(courseList, () => ({ d: { list } }));
  server.on(classList, () => ({ d: { list: [] } }));
  mount(<AudienceFields draft={DRAFT} fault="!" onChange={() => {}} />);
  const course = (await screen.findByText('刑法')).closest('details');
  if (!course) throw new Error('no course');
  expect(course.open).toBe(true);
  course.open = false;
  await act(async () => void fireEvent(course, new Event('toggle')));
  list.push({ id: 2, name: { zh: '民法', en: 'Civil law' } });
  await act(async () => focusManager.setFocused(true));
  expect(await screen.findByText('民法')).toBeTruthy();
  expect(course.open).toBe(false);
});
