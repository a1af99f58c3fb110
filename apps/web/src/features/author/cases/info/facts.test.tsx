// @vitest-environment happy-dom
import type { CaseProject, Flow, ManagedProject, RichNode } from '@lets/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import type { CaseEdit } from '../use-case.ts';
import { Facts } from './facts.tsx';

mountsComponents();

const bi = (zh: string, en = zh) => ({ zh, en });
const page = (...content: RichNode[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const field = (key: string, label: string) => ({ type: 'mergeField', attrs: { key, label, value: '' } });
const body = { zh: page(field('court', '受理法院'), field('own_1', '租金')), en: page() };
const template = { id: 'complaint', name: bi('起诉状'), role_ids: [], body, elements: [] };
const FLOW = {
  nodes: [{ id: 'edit', templates: [template] }],
  transitions: [],
  roles: [],
} as unknown as Flow;

type Fields = CaseProject['fields'];
let fields: Fields;
let documents: CaseProject['documents'] = [];

function Editor({ first }: { first: Fields }) {
  const [now, setNow] = useState(first);
  fields = now;
  const project = { flow: FLOW, body: { fields: now, documents } };
  const edit = {
    project,
    editInfo: (change: (project: ManagedProject) => ManagedProject) =>
      setNow(change(project as unknown as ManagedProject).body.fields),
  };
  return <Facts edit={edit as unknown as CaseEdit} />;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const pick = (name: string | RegExp) => fireEvent.click(dialog().getByRole('button', { name }));
const search = (words: string) =>
  fireEvent.change(dialog().getByRole('searchbox'), { target: { value: words } });

beforeEach(() => {
  fields = [];
  documents = [];
});

test("a fact's field is chosen from the list, each once", () => {
  mountPage(<Editor first={[]} />);
  press('增加要素');
  search('原告住');
  pick('原告住所');
  expect(fields).toEqual([
    { key: 'plaintiff_address', label: bi('原告住所', "Plaintiff's address"), value: bi('') },
  ]);
  expect(screen.getByText('由学生填写')).toBeTruthy();
  press('增加要素');
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: '原告住所' }).disabled).toBe(true);
});

test('a field that is not in the list is made by its name', () => {
  mountPage(<Editor first={[]} />);
  press('增加要素');
  search('鉴定费');
  pick('新建字段「鉴定费」');
  expect(fields).toMatchObject([{ label: { zh: '鉴定费', en: '' } }]);
  expect(fields[0]?.key).toMatch(/^own_[0-9a-f]{8}$/);
  fireEvent.change(screen.getByRole('textbox', { name: /要素 1的名称.*英|要素 1的名称.*English/ }), {
    target: { value: 'Fee' },
  });
  expect(fields[0]?.label).toEqual(bi('鉴定费', 'Fee'));
});

test('what it says stays when another field is chosen for it', () => {
  mountPage(
    <Editor first={[{ key: 'fact_1', label: bi('法院'), value: bi('明德市人民法院', 'Court of Mingde') }]} />,
  );
  press('要素 1的字段：法院');
  pick('受理法院');
  expect(fields).toEqual([
    { key: 'court', label: bi('受理法院', 'Court'), value: bi('明德市人民法院', 'Court of Mingde') },
  ]);
});

test('fields that templates use and no fact fills are named with the templates, and made facts from there', () => {
  mountPage(<Editor first={[]} />);
  const found = within(screen.getByRole('region', { name: '2 个字段没有要素填写' }));
  expect(found.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '受理法院用于起诉状列入要素',
    '租金用于起诉状列入要素',
  ]);
  press('把「租金」列入要素');
  expect(fields.map(({ key }) => key)).toEqual(['own_1']);
  press('全部列入要素');
  expect(fields.map(({ key }) => key)).toEqual(['own_1', 'court']);
  expect(screen.queryByRole('region', { name: /没有要素填写/ })).toBeNull();
});

test('a document of the case whose fact is empty leads to where that is written', () => {
  const document = { id: 'doc_1', name: bi('告知书'), body: { zh: page(field('fine', '罚款')), en: page() } };
  documents = [document as unknown as CaseProject['documents'][number]];
  mountPage(
    <Editor first={['court', 'own_1', 'fine'].map((key) => ({ key, label: bi(key), value: bi('') }))} />,
  );
  press('填写「罚款」');
  expect(globalThis.document.activeElement?.getAttribute('aria-label')).toMatch(/^要素 3的内容/);
  expect(screen.queryByRole('button', { name: '全部列入要素' })).toBeNull();
});
