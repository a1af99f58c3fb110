// @vitest-environment happy-dom
import { PaperElement, type RichNode } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import { TemplateElements } from './template-elements.tsx';

mountsComponents();

const doc = (...words: string[]): RichNode => ({
  type: 'doc',
  content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const body = { zh: doc('请求：返还。', '价格：一元。'), en: doc('Claims: repayment.', 'Price: one yuan.') };
const CLAIMS = { zh: '请求具体', en: 'Definite claims' };
const SUM = { zh: '数额写明', en: 'How much' };

/** The list as a draft keeps it; `held()` is what would be saved. */
function open(first: PaperElement[], editable = true) {
  let now = first;
  function Draft() {
    const [elements, set] = useState(first);
    now = elements;
    return (
      <TemplateElements setup={{ editable }} template={{ body, elements }} onChange={(next) => set(next)} />
    );
  }
  mountPage(<Draft />);
  return () => now.map((one) => PaperElement.parse(one));
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const choose = async (label: string, option: string) => {
  await act(async () => void fireEvent.mouseDown(screen.getByLabelText(label)));
  await act(async () => void fireEvent.click(screen.getByTitle(option)));
};

test('an element is added, written, moved and deleted', async () => {
  const held = open([CLAIMS]);
  await press('添加要素');
  await write('要素 2（中文）', '数额写明');
  await write('要素 2（英文）', 'How much');
  await press('要素 2 上移');
  expect(held()).toEqual([SUM, CLAIMS]);
  await press('要素 1 下移');
  expect(held()).toEqual([CLAIMS, SUM]);
  await press('删除要素 1');
  expect(held()).toEqual([SUM]);
});

test('says whether a place is found, and lets the author name one or declare a self-check', async () => {
  const held = open([CLAIMS, SUM]);
  expect(screen.getByText('中文：请求：返还。')).toBeTruthy();
  expect(screen.getByText('中文模板里没有找到位置')).toBeTruthy();
  await choose('要素 2 在文书里的位置', '写明位置');
  await write('要素 2 的位置（中文）', '价格');
  await write('要素 2 的位置（英文）', 'Price');
  expect(screen.getByText('英文：Price: one yuan.')).toBeTruthy();
  expect(screen.queryByText('英文模板里没有找到位置')).toBeNull();
  expect(held()[1]).toEqual({ ...SUM, part: { zh: '价格', en: 'Price' } });
  await choose('要素 2 在文书里的位置', '没有位置，由起草人自查');
  expect(held()[1]).toEqual({ ...SUM, self_check: true });
});

test('of a published version it is read', () => {
  open([CLAIMS], false);
  expect(screen.queryByRole('button', { name: '添加要素' })).toBeNull();
  expect(screen.queryByRole('button', { name: '删除要素 1' })).toBeNull();
});
