// @vitest-environment happy-dom
import { DEFAULT_ZONE, type Settings, settingSave, systemBrand } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { brand } from '../../../lib/brand.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { ZoneCard } from './zone-card.tsx';
import { zoneChoices } from './zone-choices.ts';

const server = fakeServer();
mountsComponents();
const before = { ...brand.get(), zone: DEFAULT_ZONE };
beforeEach(() => brand.set(before));
afterAll(() => brand.set(before));

const NOON_UTC = Date.UTC(2026, 6, 1, 12);

function Told() {
  return <output>{useFormat().dateTime(NOON_UTC)}</output>;
}

test('the zone that is found and saved is the one by which every screen tells time from then on', async () => {
  let kept = DEFAULT_ZONE;
  server.on(settingSave, ({ zone = '' }) => {
    kept = zone;
    return { d: {} };
  });
  server.on(systemBrand, () => ({ d: { ...before, zone: kept } }));
  mountPage(
    <>
      <ZoneCard settings={{ zone: DEFAULT_ZONE } as Settings} />
      <Told />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('2026年7月1日 20:00');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'new york' } });
  fireEvent.click(await screen.findByTitle(/^America\/New_York · /));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('2026年7月1日 08:00')).toBeTruthy();
  expect(kept).toBe('America/New_York');
});

test('a zone that the database does not have is told at the field', async () => {
  server.on(settingSave, () => ({ c: 10001, d: { zone: 'not_one_of' } }));
  mountPage(<ZoneCard settings={{ zone: DEFAULT_ZONE } as Settings} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'katmandu' } });
  fireEvent.click(await screen.findByTitle(/^Asia\/Katmandu|^Asia\/Kathmandu/));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })));
  expect(await screen.findByText('数据库没有这个时区，请另选一个')).toBeTruthy();
});

test('every zone is named in both languages, and the one that is set is there though this browser may not know it', () => {
  const zh = zoneChoices('zh', 'Asia/Chongqing');
  expect(zh.find(({ value }) => value === 'Asia/Shanghai')?.label).toBe(
    'Asia/Shanghai · 中国标准时间，UTC+8',
  );
  expect(zh.some(({ value }) => value === 'Asia/Chongqing')).toBe(true);
  expect(zh.find(({ value }) => value === 'America/New_York')?.search).toContain('纽约');
  const en = zoneChoices('en', 'UTC');
  expect(en.filter(({ value }) => value === 'UTC')).toHaveLength(1);
  expect(en.find(({ value }) => value === 'America/New_York')?.search).toContain('America New York');
});
