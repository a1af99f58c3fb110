// @vitest-environment happy-dom
import { newFlow } from '@lets/authoring';
import {
  CODE,
  type ManagedProject,
  projectManageDetail,
  projectRoleSave,
  projectSave,
  projectSkipSave,
} from '@lets/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAUSE_MS } from '../../../lib/autosave/autosave.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountsComponents } from '../../../testing/mount.tsx';
import { useCase } from './use-case.ts';

const server = fakeServer();
mountsComponents();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const both = (text: string) => ({ zh: text, en: text });
const CASE = {
  id: 7,
  revision: 1,
  flow: newFlow(),
  course: null,
  experiment_type: 'free',
  opens_at: null,
  closes_at: null,
  students: [],
  classes: [],
  faults: [],
  body: { name: both('案'), introduction: both(''), roles: [], documents: [], jumps: [], minutes: 60 },
} as unknown as ManagedProject;

let revision: number;
beforeEach(() => {
  revision = 1;
  for (const call of [projectSave, projectRoleSave, projectSkipSave]) {
    server.on(call, (fields) => {
      if (Number(fields.revision) !== revision) return { c: CODE.changed_meanwhile, d: { revision } };
      revision += 1;
      return { d: { project_id: 7, revision, faults: [] } };
    });
  }
});

const open = (detail = CASE) => renderHook(() => useCase(detail));
type Opened = ReturnType<typeof open>;
const rename = ({ result }: Opened, name: string) =>
  act(() => result.current.editInfo((now) => ({ ...now, body: { ...now.body, name: both(name) } })));
const wait = (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms));
const sent = () => server.arrived.map(({ path, fields }) => [path, fields.revision]);

test('every page that was changed offline is saved once there is a connection', async () => {
  const page = open();
  server.isDown = true;
  rename(page, '新案');
  act(() => page.result.current.editRoles((now) => now));
  act(() => page.result.current.editJumps((now) => now));
  await wait();
  expect(page.result.current.state.is).toBe('offline');
  server.isDown = false;
  await wait(1000);
  expect(sent()).toEqual([
    [projectSave.path, '1'],
    [projectRoleSave.path, '2'],
    [projectSkipSave.path, '3'],
  ]);
  expect(page.result.current.state.is).toBe('saved');
});

test('what somebody else saved is told; what is unsaved goes over it only when its author says so', async () => {
  const page = open();
  revision = 5;
  rename(page, '新案');
  await wait();
  expect(page.result.current.state).toEqual({ is: 'conflict', conflict: { revision: 5 } });
  await wait(60_000);
  expect(sent()).toHaveLength(1);
  act(() => page.result.current.keepMine());
  await wait(0);
  expect(sent().at(-1)).toEqual([projectSave.path, '5']);
  expect(page.result.current.state.is).toBe('saved');
});

test('a save whose answer was lost is not taken for somebody else’s', async () => {
  const page = open();
  rename(page, '新案');
  server.on(projectManageDetail, () => ({ d: { ...page.result.current.project, revision } }));
  revision = 2;
  await wait();
  expect(sent()).toEqual([
    [projectSave.path, '1'],
    [projectManageDetail.path, undefined],
    [projectSave.path, '2'],
  ]);
  expect(page.result.current.state.is).toBe('saved');
});

test('that an open case would be incomplete is told, and the other parts are saved all the same', async () => {
  const page = open();
  server.on(projectRoleSave, () => ({ c: CODE.project_incomplete }));
  act(() => page.result.current.editRoles((now) => now));
  rename(page, '新案');
  await wait();
  expect(page.result.current.state).toEqual({
    is: 'refused',
    message: '项目已开放，不能改成不完整：尚未保存',
  });
  expect(revision).toBe(2);
});
