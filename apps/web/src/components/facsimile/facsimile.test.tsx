// @vitest-environment happy-dom
import { FACSIMILES } from '@lets/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { facsimileUrl } from '../../art/facsimile-files.ts';
import { setLanguage } from '../../i18n/index.ts';
import en from '../../i18n/locales/en/documents.json';
import zh from '../../i18n/locales/zh/documents.json';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { LARGEST, SMALLEST, scrolledTo, stepped, wheeled } from './zoom.ts';

mountsComponents();

const show = (drawing: unknown) =>
  mount(
    <RichText
      document={{ type: 'doc', content: [{ type: 'facsimile', attrs: { drawing } }] }}
      unfilledLabel={String}
    />,
  );
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: /借条/ }));
  await screen.findByRole('dialog');
};
const scale = () => screen.getByRole('status').textContent;
const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

it.each(FACSIMILES)('draws %s in both languages and says what is to be seen', (name) => {
  for (const language of ['zh', 'en'] as const)
    expect(facsimileUrl(name, language)).toContain(`${name}.${language}`);
  for (const { facsimile } of [zh, en]) expect(facsimile.of[name].length).toBeGreaterThan(20);
});

it('shows the drawing of the reader’s language', async () => {
  show('loan-note');
  expect(screen.getByRole('img', { name: /借条/ }).getAttribute('src')).toContain('loan-note.zh');
  await act(() => setLanguage('en'));
  expect(screen.getByRole('img', { name: /loan note/ }).getAttribute('src')).toContain('loan-note.en');
});

it.each(['../characters/judge', 'https://example.org/a', '', null])('shows nothing for %s', (drawing) => {
  show(drawing);
  expect(screen.queryByRole('img')).toBeNull();
});

it('opens to be made larger and smaller by key, and goes back to its size', async () => {
  show('loan-note');
  await open();
  expect(scale()).toBe('100%');
  await press('+');
  await press('=');
  expect(scale()).toBe('196%');
  await press('-');
  expect(scale()).toBe('140%');
  await press('0');
  expect(scale()).toBe('100%');
  await press('Escape');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens with the whole sheet in view, however it stands', async () => {
  show('loan-note');
  await open();
  const { style } = within(screen.getByRole('dialog')).getByRole<HTMLImageElement>('img');
  expect([style.width, style.height]).toEqual(['100%', '100%']);
  await press('+');
  expect([style.width, style.height]).toEqual(['140%', '140%']);
});

it('is made larger and smaller by wheel and by button', async () => {
  show('loan-note');
  await open();
  fireEvent.wheel(screen.getByRole('region'), { deltaY: -500 });
  expect(scale()).toBe('272%');
  fireEvent.click(screen.getByRole('button', { name: '缩小' }));
  expect(scale()).toBe('194%');
  fireEvent.click(screen.getByRole('button', { name: '还原' }));
  expect(scale()).toBe('100%');
});

it('stays within its bounds, and keeps in its place what is looked at', () => {
  expect([stepped(SMALLEST, -1), stepped(LARGEST, 1)]).toEqual([SMALLEST, LARGEST]);
  expect([wheeled(2, 10_000), wheeled(2, -10_000)]).toEqual([SMALLEST, LARGEST]);
  // 100 px in, seen at 40 px of the frame: twice as large it is 200 px in, and the frame begins 40 px before.
  expect(scrolledTo(60, 40, 2)).toBe(160);
});
