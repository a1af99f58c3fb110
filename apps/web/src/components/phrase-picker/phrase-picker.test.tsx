// @vitest-environment happy-dom
import { phraseHide, phraseList, phraseOrder, phraseRemove, phraseSave, phraseUse } from '@lets/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { PhrasePicker } from './phrase-picker.tsx';

const server = fakeServer();
mountsComponents();

interface Kept {
  id: number;
  text: string;
  used: number;
}
/** A bank as the server keeps it. */
let bank: Kept[];
let removed: Kept[];
let hidden: string[];
beforeEach(() => {
  bank = [
    { id: 1, text: '先看第三条。', used: 0 },
    { id: 2, text: '请原告先说。', used: 4 },
  ];
  removed = [];
  hidden = ['guide'];
  server.on(phraseList, () => ({ d: { list: [...bank], hidden: [...hidden] } }));
  server.on(phraseUse, () => ({ d: {} }));
  server.on(phraseSave, ({ id, text = '' }) => {
    const kept = bank.find((one) => String(one.id) === id);
    if (kept) Object.assign(kept, { text });
    else bank.push({ id: 9, text, used: 0 });
    return { d: bank.find((one) => one.text === text) };
  });
  server.on(phraseOrder, ({ ids = '[]' }) => {
    const order: number[] = JSON.parse(ids);
    bank.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    return { d: {} };
  });
  server.on(phraseRemove, ({ id, removed: isRemoved }) => {
    const [from, to] = isRemoved === 'true' ? [bank, removed] : [removed, bank];
    const at = from.findIndex((one) => String(one.id) === id);
    to.push(...from.splice(at, 1));
    return { d: {} };
  });
  server.on(phraseHide, ({ suggestion = '', hidden: isHidden }) => {
    hidden = isHidden === 'true' ? [...hidden, suggestion] : hidden.filter((one) => one !== suggestion);
    return { d: {} };
  });
});

const insert = vi.fn();
async function open(text = '') {
  insert.mockClear();
  mount(<PhrasePicker kind="guidance" text={text} onInsert={insert} />);
  fireEvent.click(screen.getByRole('button', { name: '常用指导' }));
  const panel = within(screen.getByRole('dialog', { name: '常用指导' }));
  await panel.findByText('先看第三条。');
  return panel;
}
async function manage() {
  const panel = await open();
  fireEvent.click(panel.getByRole('button', { name: '管理常用语' }));
  const drawer = within(screen.getByRole('dialog', { name: '管理常用指导' }));
  const shown = () =>
    within(drawer.getByRole('list', { name: '我的常用语' }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('p')?.firstChild?.textContent);
  return { drawer, shown };
}
const arrived = (path: string) =>
  server.arrived.filter((one) => one.path === path).map(({ fields }) => fields);

test('one press puts a phrase into the text, and it is counted', async () => {
  const panel = await open();
  fireEvent.click(panel.getByRole('button', { name: '请原告先说。' }));
  expect(insert).toHaveBeenCalledWith('请原告先说。');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(arrived(phraseUse.path)).toEqual([{ id: '2' }]));
});

test('suggestions stand below one’s own, but for those that were hidden', async () => {
  const panel = await open();
  expect(panel.queryByText(/操作指南/)).toBeNull();
  fireEvent.change(panel.getByRole('searchbox'), { target: { value: '合法性' } });
  expect(panel.queryByText('先看第三条。')).toBeNull();
  fireEvent.click(panel.getByRole('button', { name: /合法性/ }));
  expect(insert.mock.calls[0]?.[0]).toContain('合法性');
  expect(arrived(phraseUse.path)).toEqual([]);
});

test('what is written is kept, unless it is kept already', async () => {
  const panel = await open(' 各位看一下时间。 ');
  fireEvent.click(panel.getByRole('button', { name: '把写好的存为常用语' }));
  await panel.findByRole('button', { name: '各位看一下时间。' });
  expect(arrived(phraseSave.path)).toMatchObject([{ kind: 'guidance', text: '各位看一下时间。' }]);
  expect(panel.getByRole<HTMLButtonElement>('button', { name: '把写好的存为常用语' }).disabled).toBe(true);
});

test('the bank is edited, put in order, and what was deleted comes back', async () => {
  const { drawer, shown } = await manage();
  await drawer.findByText('先看第三条。');
  fireEvent.click(drawer.getByRole('button', { name: '「先看第三条。」：下移' }));
  await waitFor(() => expect(shown()).toEqual(['请原告先说。', '先看第三条。']));
  fireEvent.click(drawer.getByRole('button', { name: '「请原告先说。」：修改' }));
  fireEvent.change(drawer.getByRole('textbox', { name: '常用语内容' }), {
    target: { value: '请被告先说。' },
  });
  fireEvent.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(shown()).toEqual(['请被告先说。', '先看第三条。']));
  fireEvent.click(drawer.getByRole('button', { name: '「先看第三条。」：删除' }));
  await waitFor(() => expect(shown()).toEqual(['请被告先说。']));
  fireEvent.click(drawer.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(shown()).toEqual(['请被告先说。', '先看第三条。']));
  expect(drawer.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('a suggestion is copied into the bank, or hidden and shown again', async () => {
  const { drawer, shown } = await manage();
  const suggested = () => within(drawer.getByRole('list', { name: '建议' })).getAllByRole('listitem');
  await drawer.findByText('先看第三条。');
  const before = suggested().length;
  fireEvent.click(drawer.getAllByRole('button', { name: '加入我的常用语' })[0] as HTMLElement);
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(suggested()).toHaveLength(before - 1);
  fireEvent.click(drawer.getAllByRole('button', { name: '隐藏' })[0] as HTMLElement);
  await waitFor(() => expect(suggested()).toHaveLength(before - 2));
  fireEvent.click(await drawer.findByRole('button', { name: '显示已隐藏的 2 条' }));
  fireEvent.click(drawer.getAllByRole('button', { name: '恢复显示' })[0] as HTMLElement);
  await waitFor(() => expect(hidden).toHaveLength(1));
});
