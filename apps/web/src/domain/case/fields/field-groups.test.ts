import type { Flow, RichNode } from '@lets/contract';
import { expect, test } from 'vitest';
import { fieldsFor, fieldsForModel } from './field-groups.ts';

const bi = (zh: string, en = zh) => ({ zh, en });
const page = (...fields: [key: string, label: string][]): RichNode => ({
  type: 'doc',
  content: fields.map(([key, label]) => ({ type: 'mergeField', attrs: { key, label, value: '' } })),
});
const body = {
  zh: page(['court', '受理法院'], ['commission', '仲裁委员会'], ['own_1', '租金'], ['today', '日期']),
  en: page(),
};
const FLOW = {
  nodes: [
    { id: 'vote', kind: 'vote', name: bi('评议'), templates: [] },
    { id: 'edit', templates: [{ id: 'complaint', name: bi('起诉状'), role_ids: [], body, elements: [] }] },
  ],
  transitions: [],
  roles: [{ id: 'judge', name: bi('审判长', 'Presiding judge') }],
} as unknown as Flow;

const groupsOf = (groups: ReturnType<typeof fieldsFor>) =>
  new Map(groups.map(({ id, choices }) => [id, choices.map(({ name }) => name.zh)] as const));

test('a flow offers what its texts use already, the list, and what a run fills', () => {
  const groups = groupsOf(fieldsFor(FLOW));
  expect(groups.get('facts')).toBeUndefined();
  expect(groups.get('used')).toEqual(['仲裁委员会', '租金']);
  expect(groups.get('court')).toContain('受理法院');
  expect(groups.get('run')).toEqual(['日期', '审判长·当事人或者任职者', '审判长·由谁担任']);
});

test('a case offers its facts first, and each field once', () => {
  const facts = [
    { key: 'court', label: bi('审判法院'), value: bi('明德市人民法院') },
    { key: 'own_1', label: bi('租金'), value: bi('') },
  ];
  const groups = groupsOf(fieldsFor(FLOW, facts));
  expect(groups.get('facts')).toEqual(['审判法院', '租金']);
  expect(groups.get('used')).toEqual(['仲裁委员会']);
  expect(groups.get('court')).not.toContain('受理法院');
  // The list has one of this name, which no fact of this flow would fill.
  expect(groups.get('arbitration')).not.toContain('仲裁委员会');
});

test('a model paper says how it was voted and who writes, too', () => {
  const run = fieldsForModel(FLOW).find(({ id }) => id === 'run');
  const keys = run?.choices.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['role_judge', 'title_judge', 'outcome_vote', 'writer_name']));
  expect(new Set(keys).size).toBe(keys?.length);
});
