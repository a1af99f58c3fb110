// @vitest-environment happy-dom
import { type ExperimentCard, experimentList, LANGUAGE_KEY } from '@lets/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LanguageButton } from '../components/brand/brand.tsx';
import { Component as DonePage } from '../features/play/runs/done-page.tsx';
import { queryClient } from '../lib/query.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../testing/mount.tsx';

const server = fakeServer();
mountsComponents();
beforeEach(() => queryClient.clear());

const HOUR = 3_600_000;
const ENDED = new Date(2024, 2, 14, 15, 20).getTime();
const TYPED = '借款 2';
const HAN = /\p{Script=Han}/u;

const cardIn = (language: string | null) =>
  ({
    eid: 7,
    name: language === 'en' ? 'The loan' : '借款案',
    status: 'ended',
    project: {
      id: 3,
      name: { zh: '陈晓兰诉周启明', en: 'Chen v. Zhou' },
      experiment_type: 'free',
      grade: 'simple',
      competency_goals: [],
    },
    class_name: '',
    team: { id: 4, name: 'Team 4' },
    leader: { id: 1, name: 'Lin', identity: 1 },
    members: [],
    my_roles: [{ role_id: 'judge', name: { zh: '审判长', en: 'Presiding judge' }, character: 'd1' }],
    open_sections: [],
    sections_passed: 3,
    sections_total: 4,
    started_at: ENDED - 26 * HOUR,
    ended_at: ENDED,
    ending: 'completed',
    evaluated: true,
    experience_written: false,
    may: { edit: false, delete: true, start: false, enter: false },
  }) as unknown as ExperimentCard;

const open = async () => {
  server.on(experimentList, ({ page = 1 }, language) => ({
    d: { list: [cardIn(language)], page: Number(page), size: 10, total: 1 },
  }));
  mountPage(
    <QueryClientProvider client={queryClient}>
      <LanguageButton />
      <DonePage />
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: '借款案' });
};

/** Everything that is read or heard on the page, except what was typed and the name of the other language. */
const words = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('button[lang], style'))
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue),
      ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
    ])
    .filter((word): word is string => Boolean(word?.trim()));

const search = () => screen.getByRole('searchbox');

test('a language switch changes every word, dates and numbers among them, and keeps what was typed', async () => {
  await open();
  expect(words().filter((word) => HAN.test(word)).length).toBeGreaterThan(10);
  expect(screen.getByText(/2024年3月14日 15:20/)).toBeTruthy();
  expect(document.title).toMatch(HAN);
  fireEvent.change(search(), { target: { value: TYPED } });
  fireEvent.click(screen.getByRole('button', { name: 'EN: Switch to English' }));
  await screen.findByRole('link', { name: 'The loan' });
  expect(words().filter((word) => HAN.test(word))).toEqual([]);
  expect(screen.getByText(/14 March 2024, 15:20|14 Mar 2024, 15:20/)).toBeTruthy();
  expect(document.title).not.toMatch(HAN);
  expect(search()).toHaveProperty('value', TYPED);
});

test('what the server says in the language of its reader is asked for again, and only once', async () => {
  await open();
  server.arrived.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'EN: Switch to English' }));
  await screen.findByRole('link', { name: 'The loan' });
  expect(server.arrived.map(({ language }) => language)).toEqual(['en']);
});

test('the language stands in the document, and in the browser for the next visit', async () => {
  await open();
  expect(document.documentElement.lang).toBe('zh-CN');
  fireEvent.click(screen.getByRole('button', { name: 'EN: Switch to English' }));
  await screen.findByRole('link', { name: 'The loan' });
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en');
  expect(LANGUAGE_KEY).toBe('langType');
  fireEvent.click(screen.getByRole('button', { name: '切换到中文' }));
  await screen.findByRole('link', { name: '借款案' });
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('zh');
});
