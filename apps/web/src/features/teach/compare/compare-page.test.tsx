// @vitest-environment happy-dom
import { CODE, classCompare, type TeamFigures, textCompare } from '@lets/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { Component } from './compare-page.tsx';

const server = fakeServer();
mountsComponents();

const team = (team_id: number, name: string, part: Partial<TeamFigures> = {}): TeamFigures => ({
  team_id,
  name,
  members: 5,
  eid: team_id,
  status: 'ended',
  ending: 'completed',
  started_at: 1,
  ended_at: 2,
  took: 60_000 * team_id,
  speeches: 1,
  documents: 1,
  votes: 1,
  wrong_tries: 10 - team_id,
  consequences: 0,
  scores: null,
  ...part,
});
const list = [
  team(1, '甲组', { scores: { mean: 80, lowest: 70, highest: 90, count: 5 } }),
  team(2, '乙组'),
  team(3, '丙组', { eid: null, status: null, ending: null, started_at: null, ended_at: null, took: null }),
];
beforeEach(() =>
  server.on(classCompare, () => ({
    d: {
      id: 7,
      name: '第三周',
      class: { id: 1, name: '法学 2301' },
      project: { id: 1, name: { zh: '借贷', en: 'Loan' } },
      list,
    },
  })),
);

const open = () => {
  const page = mountPage(<div />, [{ path: '/mentor/compare/:classTaskId', element: <Component /> }]);
  void page.router.navigate('/mentor/compare/7');
};
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 2));

test('a press on a head puts the teams in its order, and teams without a figure last', async () => {
  open();
  await screen.findByRole('heading', { name: '第三周' });
  expect(screen.getByRole('cell', { name: '80（70–90）' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '误选' }));
  expect(names()).toEqual(['甲组', '乙组', '丙组']);
  fireEvent.click(screen.getByRole('button', { name: '误选' }));
  expect(names()).toEqual(['乙组', '甲组', '丙组']);
  expect(screen.getByRole('columnheader', { name: '误选' }).getAttribute('aria-sort')).toBe('ascending');
});

test('papers are compared when it is asked for, and both places stand side by side without a verdict', async () => {
  const excerpt = (passage: string) => ({ before: '本院认为，', passage, after: '。' });
  server.on(textCompare, () => ({
    d: {
      compared: 3,
      papers: 4,
      list: [
        {
          left: { team_id: 1, eid: 1, doc_id: 'a', title: '判决书' },
          right: { team_id: 2, eid: 2, doc_id: 'b', title: '代理词' },
          letters: 40,
          passages: [{ left: excerpt('相互印证'), right: excerpt('相互 印证'), letters: 40 }],
        },
      ],
    },
  }));
  open();
  fireEvent.click(await screen.findByRole('button', { name: '比较文书' }));
  const [pair] = await screen.findAllByRole('link', { name: '甲组《判决书》' });
  const marks = [...(pair?.closest('li')?.querySelectorAll('mark') ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(marks).toEqual(['相互印证', '相互 印证']);
  expect(screen.getByText(/只比较了 4 份文书中的前 3 份/)).toBeTruthy();
  expect(screen.getByText(/不能据此认定抄袭/)).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: '小组' }), { target: { value: '2' } });
  expect(within(pair?.closest('ul') as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
});

test('a refused comparison says so and can be tried again', async () => {
  server.on(textCompare, () => ({ c: CODE.compare_busy }));
  open();
  fireEvent.click(await screen.findByRole('button', { name: '比较文书' }));
  expect(await screen.findByRole('button', { name: /重试|再试/ })).toBeTruthy();
});
