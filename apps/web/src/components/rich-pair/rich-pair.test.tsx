// @vitest-environment happy-dom
import type { BilingualDocument, RichNode } from '@lets/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { RichPair } from './rich-pair.tsx';

mountsComponents();

const bi = (zh: string, en = zh) => ({ zh, en });
const page = (...content: RichNode[]): RichNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});
const court = (value = '') => ({ type: 'mergeField', attrs: { key: 'court', label: '受理法院', value } });
const GROUPS = [
  { id: 'court' as const, choices: [{ key: 'court', name: bi('受理法院', 'Court') }] },
  { id: 'run' as const, choices: [{ key: 'today', name: bi('日期', 'Date') }] },
];

test('a field is inserted from the picker, by the name it has in the language of the sheet', async () => {
  let body: BilingualDocument = { zh: page(), en: page() };
  const onChange = (next: BilingualDocument) => {
    body = next;
  };
  mount(<RichPair label="起诉状" initial={body} editable fields={() => GROUPS} onChange={onChange} />);
  const insert = async (field: string) => {
    fireEvent.click(await screen.findByRole('button', { name: '字段' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: field }));
  };
  await insert('受理法院');
  await waitFor(() => expect(JSON.stringify(body.zh)).toContain('"label":"受理法院"'));
  fireEvent.click(screen.getByRole('button', { name: '英文' }));
  await insert('受理法院');
  await waitFor(() => expect(JSON.stringify(body.en)).toContain('"label":"Court"'));
  expect(screen.getByRole('button', { name: /Court/ })).toBeTruthy();
});

test('the sheet shows what a fact fills in, and keeps the field', async () => {
  const facts = [{ key: 'court', label: bi('法院'), value: bi('明德市人民法院', 'Court of Mingde') }];
  const initial = { zh: page(court()), en: page(court()) };
  const shown = mount(
    <RichPair label="起诉状" initial={initial} editable facts={facts} onChange={() => {}} />,
  );
  await screen.findByText('明德市人民法院');
  const other = [{ key: 'court', label: bi('法院'), value: bi('清和区人民法院') }];
  shown.unmount();
  mount(<RichPair label="起诉状" initial={initial} editable facts={other} onChange={() => {}} />);
  await screen.findByText('清和区人民法院');
  expect(screen.queryByRole('button', { name: '字段' })).toBeNull();
});
