// @vitest-environment happy-dom
import { guideBoard } from '@lets/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { BoardBrief } from './board-brief.tsx';
import { aRow } from './testing.ts';

const server = fakeServer();
mountsComponents();

test('a team in brief says why it is stuck, and takes words of guidance', async () => {
  const row = aRow({
    state: 'help',
    help: [
      {
        seq: 9,
        user: { id: 4, name: '林若溪', identity: 1 },
        text: '举证期限怎么算？',
        at: 0,
        node_id: 'hearing',
        answer: null,
      },
    ],
  });
  const board = {
    rows: [row],
    flows: [],
    total: 1,
    server_time: 60_000,
    to_evaluate: 0,
    classes: [],
    projects: [],
  };
  server.on(guideBoard, () => ({ d: board }));
  mountPage(<BoardBrief />);
  fireEvent.click(await screen.findByRole('button', { name: /求助/ }));
  const opened = within(await screen.findByRole('dialog'));
  expect(opened.getByText('举证期限怎么算？')).toBeTruthy();
  expect(opened.getByRole('textbox')).toBeTruthy();
});
