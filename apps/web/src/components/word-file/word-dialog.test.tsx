// @vitest-environment happy-dom
import { plainText, type ReadWord, type RichNode } from '@lets/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import type { FieldGroup } from '../field-picker/field-groups.ts';
import { WordDialog } from './word-dialog.tsx';

mountsComponents();

const line = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const blank = { type: 'doc', content: [{ type: 'paragraph' }] };
const FIELDS: readonly FieldGroup[] = [
  {
    id: 'suit',
    choices: [
      { key: 'plaintiff_name', name: { zh: '原告', en: 'Plaintiff' } },
      { key: 'plaintiff_address', name: { zh: '原告住所', en: "Plaintiff's address" } },
    ],
  },
];

function open(lines: readonly string[], fields?: () => readonly FieldGroup[]) {
  const content = { type: 'doc', content: lines.map(line) };
  const word: ReadWord = { name: '起诉状', content, left_out: [{ kind: 'tracked', count: 2 }] };
  const onTake = vi.fn();
  const body = { zh: blank, en: blank };
  mount(
    <WordDialog word={word} body={body} {...(fields && { fields })} onTake={onTake} onClose={() => {}} />,
  );
  const take = (): string => {
    fireEvent.click(screen.getByRole('button', { name: '读入正文', hidden: true }));
    return plainText(onTake.mock.lastCall?.[1] as RichNode).trim();
  };
  return { take, onTake };
}

const gaps = () => within(screen.getByRole('region', { name: '文书中的空白', hidden: true }));
const box = (name: string) => gaps().getByRole<HTMLInputElement>('checkbox', { name, hidden: true });

test('a gap whose words name a field gets it, unless the author declines', () => {
  const { take } = open(['原告：____，住所地：____', '特别约定____'], () => FIELDS);
  expect(screen.getByText(/2 处修订/)).toBeTruthy();
  expect(gaps().getByText(/找到 3 处空白，2 处将填入字段/)).toBeTruthy();
  expect(box('在“特别约定”处填入字段').disabled).toBe(true);
  expect(take()).toBe('原告：[原告]，住所地：[原告住所]\n特别约定____');
  fireEvent.click(box('在“原告”处填入字段'));
  expect(take()).toBe('原告：____，住所地：[原告住所]\n特别约定____');
  fireEvent.click(gaps().getByRole('button', { name: '全部留作空白', hidden: true }));
  expect(take()).toBe('原告：____，住所地：____\n特别约定____');
  fireEvent.click(gaps().getByRole('button', { name: '全部采用建议', hidden: true }));
  expect(take()).toBe('原告：[原告]，住所地：[原告住所]\n特别约定____');
});

test('a document in which no field may stand is taken as it is', () => {
  const { take, onTake } = open(['原告：____']);
  expect(screen.queryByText(/处空白/)).toBeNull();
  expect(take()).toBe('原告：____');
  expect(onTake.mock.lastCall?.[0]).toBe('zh');
});
