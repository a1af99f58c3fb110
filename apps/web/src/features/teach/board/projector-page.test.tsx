// @vitest-environment happy-dom
import { type BoardRow, experimentDetail, experimentEvents, guideBoard } from '@lets/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDetail, aFlow, aNode, anEvent, aState, spoke } from '../../../domain/run/testing.ts';
import { setLanguage } from '../../../i18n/index.ts';
import { GUIDE } from '../../../lib/paths.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { Component as ProjectorPage } from './projector-page.tsx';
import { aBoardFlow, aReason, aRow, student } from './testing.ts';

const server = fakeServer();
mountsComponents();

const firing = {
  seq: 1,
  closes: null,
  trans_id: 't',
  opens: [{ node_id: 'a', inside: ['judge'] }],
  parks: [],
  unparks: [],
};
const STARTED = {
  type: 'started',
  data: { leader_id: 1, member_ids: [1, 2], holders: { judge: 1, plaintiff: 2 }, path_id: 1, firing },
};
const call = { seq: 3, user: student(1, 'One'), node_id: null, text: 'We are lost', at: 0, answer: null };

function team(eid: number, name: string): BoardRow {
  return aRow({
    state: 'help',
    help: [call],
    stuck: [aReason('help', { user: student(1, 'One') }), aReason('wrong_tries', { count: 7 })],
    wrong_tries: 7,
    card: { eid, team: { id: eid, name } },
  });
}

function open(rows = [team(7, 'Team 2'), team(8, 'Team 10'), team(9, 'Team 1')]) {
  const node = aNode({
    id: 'a',
    kind: 'edit',
    name: { zh: '起草', en: 'Drafting' },
    roles: [{ role_id: 'judge' }],
  });
  const state = aState({ status: 'in_progress' });
  server.on(guideBoard, () => ({
    d: {
      total: rows.length,
      rows,
      flows: [aBoardFlow],
      to_evaluate: 0,
      classes: [],
      projects: [],
      server_time: 0,
    },
  }));
  server.on(experimentDetail, () => ({ d: aDetail(state, aFlow([node], [])) }));
  server.on(experimentEvents, () => ({
    d: {
      events: [
        anEvent(1, STARTED as never, { role_id: null }),
        { ...spoke(2, '现在开始起草'), node_id: 'a' },
        anEvent(3, { type: 'help_asked', data: { text: 'We are lost' } }, { role_id: null }),
        anEvent(
          4,
          { type: 'guided', data: { text: 'Read the guide', answers: 3 } },
          { by_staff: true, actor_id: 9 },
        ),
      ],
      has_more: false,
    },
  }));
  return mountPage(<ProjectorPage />, [{ path: GUIDE, element: <p>board</p> }]);
}
const shown = () => document.body.textContent ?? '';
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('the room is shown by role, without names, calls for help, guidance or wrong tries', async () => {
  open();
  await screen.findByText('现在开始起草');
  expect(shown()).toContain('起草');
  expect(shown()).toContain('judge');
  for (const hidden of ['One', 'Two', 'Wang', 'Wu', 'We are lost', 'Read the guide', '误选', '求助', '指导'])
    expect(shown(), hidden).not.toContain(hidden);
  await setLanguage('en');
  await waitFor(() => expect(shown()).toContain('Drafting'));
  for (const hidden of ['One', 'Two', 'asks', 'wrong', 'guidance'])
    expect(shown(), hidden).not.toContain(hidden);
});

test('arrows change the team in an order that stays, and Escape leads back to it on the board', async () => {
  const { router } = open();
  await waitFor(() => expect(heading()).toBe('Team 1'));
  press('ArrowRight');
  await waitFor(() => expect(heading()).toBe('Team 2'));
  press('PageDown');
  await waitFor(() => expect(heading()).toBe('Team 10'));
  press('ArrowLeft');
  await waitFor(() => expect(heading()).toBe('Team 2'));
  press('Escape');
  await screen.findByText('board');
  expect(router.state.location.search).toBe('?run=7');
});

test('nothing to show leads back to the board', async () => {
  open([]);
  fireEvent.click(await screen.findByRole('link', { name: '退出投影' }));
  await screen.findByText('board');
});
