// @vitest-environment happy-dom
import { turnNudge } from '@lets/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '../../../i18n/index.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import type { Asked } from './asked.ts';
import { StuckStrip } from './stuck-strip.tsx';
import { aReason, aRow, student } from './testing.ts';

const server = fakeServer();
mountsComponents();

const court = { node_id: 'court', name: { zh: '庭审', en: 'Hearing' } };
const judge = { role_id: 'judge', name: { zh: '审判长', en: 'Presiding judge' } };
const request = aReason('request', { role_id: 'judge', user: student(1, '王思齐'), from_role: 'plaintiff' });
const plaintiff = { role_id: 'plaintiff', name: { zh: '原告', en: 'Plaintiff' } };
const stuckRow = (present: number[], stuck = [request]) =>
  aRow({
    state: 'stuck',
    present,
    stuck,
    cast: [judge, plaintiff] as never,
    card: { open_sections: [court] },
  });

function open(row = stuckRow([1, 2])) {
  const asked: Asked[] = [];
  mount(<StuckStrip row={row} now={6 * 60_000} onOpen={(one) => asked.push(one)} />);
  return asked;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a reason is told with what would help, in both languages', async () => {
  open();
  expect(document.body.textContent).toContain('「庭审」里原告的申请已等 6 分，审判长王思齐还没有答复。');
  expect(document.body.textContent).toContain('先提醒审判长答复');
  await setLanguage('en');
  await waitFor(() =>
    expect(document.body.textContent).toContain('a request by Plaintiff has waited 6 min for an answer'),
  );
});

test('a reminder goes to the section, and guidance opens with words that fit', async () => {
  server.on(turnNudge, () => ({ d: { nudged: 1, absent: 0, retry_after: 60 } }));
  const asked = open();
  press('提醒');
  await waitFor(() => expect(server.arrived).toMatchObject([{ fields: { eid: '7', nid: 'court' } }]));
  press('发送指导');
  expect(asked).toEqual([{ act: 'guide', words: '请审判长先答复原告的申请，再继续后面的程序。' }]);
});

test('a role whose player is away is offered for handing over instead', () => {
  const asked = open(stuckRow([2]));
  expect(screen.queryByRole('button', { name: '提醒' })).toBeNull();
  press('移交角色');
  expect(asked).toEqual([{ act: 'hand_over', role: 'judge' }]);
});

test('further reasons come with their own acts when asked for', () => {
  const asked = open(stuckRow([1], [aReason('wrong_tries', { count: 3 }), request, aReason('idle')]));
  expect(screen.queryByText(/还没有答复/)).toBeNull();
  press('另有 1 个原因');
  expect(screen.getByText(/还没有答复/)).toBeTruthy();
  press('推进环节');
  expect(asked).toEqual([{ act: 'move_on', nodeId: 'court' }]);
});
