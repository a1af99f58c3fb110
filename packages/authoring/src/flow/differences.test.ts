import type { Flow, FlowCorrection } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { correctionFaults, placeInChange } from './correction-faults.ts';
import { differencesOf } from './differences.ts';

const bi = (zh: string, en = zh) => ({ zh, en });
const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const section = {
  kind: 'section' as const,
  node_id: 'court',
  name: bi('法庭调查', 'Inquiry'),
  introduction: bi('简介'),
  guides: [{ role_id: null, text: bi('指南') }],
  phrases: [{ role_id: null, text: bi('申请发言') }],
  lines: [{ role_id: 'judge', text: bi('第一句'), against: bi('另一句') }],
};
const template = {
  kind: 'template' as const,
  node_id: 'court',
  template_id: 'plea',
  name: bi('起诉状'),
  body: { zh: doc('原告'), en: doc('Plaintiff') },
  elements: [bi('当事人'), bi('请求')],
};
const vote = {
  kind: 'vote' as const,
  node_id: 'court',
  question: bi('同意吗'),
  options: [
    { id: 'yes', label: bi('同意'), hint: bi('说明') },
    { id: 'no', label: bi('不同意'), hint: null },
  ],
};
const flow = {
  nodes: [],
  transitions: [
    { id: 'on', kind: 'advance' },
    { id: 'rush', kind: 'wrong' },
  ],
  roles: [
    { id: 'judge', name: bi('审判长', 'Judge') },
    { id: 'clerk', name: bi('书记员', 'Clerk') },
  ],
} as unknown as Flow;

describe('before and after', () => {
  it('are told text by text, in the language that changed', () => {
    const before = section;
    const after = { ...before, name: bi('法庭询问', 'Inquiry') };
    expect(differencesOf(before, after)).toEqual([
      { field: 'name', at: null, language: 'zh', from: '法庭调查', to: '法庭询问' },
    ]);
  });

  it('read a document as its plain text, and say where only its form changed', () => {
    const before = template;
    const heading = {
      type: 'doc',
      content: [{ ...doc('原告').content[0], type: 'heading', attrs: { level: 1 } }],
    };
    const [difference, ...more] = differencesOf(before, { ...before, body: { ...before.body, zh: heading } });
    expect(more).toEqual([]);
    expect(difference).toMatchObject({ field: 'body', language: 'zh' });
    expect(difference?.from.trim()).toBe(difference?.to.trim());
  });

  it('match the options of a vote by their ids, as the list of corrections holds them', () => {
    const change = { kind: 'vote' as const, node_id: 'court' };
    const [yes, no] = vote.options;
    if (!yes || !no) throw new Error('no options');
    const after = { ...change, options: [{ ...no, label: bi('反对') }] };
    expect(differencesOf({ ...change, options: [yes, no] }, after)).toMatchObject([
      { field: 'label', language: 'zh', from: '不同意', to: '反对' },
      { field: 'label', language: 'en', from: '不同意', to: '反对' },
    ]);
  });
});

describe('a correction that is refused', () => {
  const role = { kind: 'role', role_id: 'judge', name: bi('审判长', 'Judge') } as const;
  const option = (transition_id: string, feedback: { zh: string; en: string } | null) =>
    ({ kind: 'option', transition_id, feedback }) as const;
  it.each<[string, FlowCorrection, FlowCorrection, Record<string, string>]>([
    ['a name', section, { ...section, name: bi(' ', 'Inquiry') }, { 'name.zh': 'emptied' }],
    [
      'lines that are left out',
      section,
      { ...section, lines: [] },
      { 'lines.0.text.zh': 'emptied', 'lines.0.text.en': 'emptied' },
    ],
    [
      'a phrase that is left out',
      section,
      { ...section, phrases: [] },
      { 'phrases.0.text.zh': 'emptied', 'phrases.0.text.en': 'emptied' },
    ],
    [
      'a document',
      template,
      { ...template, body: { ...template.body, en: doc(' ') } },
      { 'body.en': 'emptied' },
    ],
    [
      'an element',
      template,
      { ...template, elements: [bi('当事人'), bi('请求', '')] },
      { 'elements.1.en': 'emptied' },
    ],
    [
      'an option of a vote',
      vote,
      { ...vote, options: vote.options.map((one) => ({ ...one, label: bi('', 'x'), hint: null })) },
      { 'options.0.label.zh': 'emptied', 'options.1.label.zh': 'emptied' },
    ],
    [
      'feedback to a wrong choice',
      option('rush', bi('再想想')),
      option('rush', bi('再想想', '')),
      { 'feedback.en': 'emptied' },
    ],
    [
      'what a choice costs',
      { ...option('on', null), cost_text: bi('逾期') },
      { ...option('on', null), cost_text: bi('逾期', ' ') },
      { 'cost_text.en': 'emptied' },
    ],
    ['feedback that nobody waits for', option('on', bi('好')), option('on', null), {}],
    [
      'an English name that was not there',
      { ...role, name: bi('甲', '') },
      { ...role, name: bi('乙', '') },
      {},
    ],
    [
      'the name of another role',
      role,
      { ...role, name: bi('审判员', 'Clerk ') },
      { 'name.en': 'name_taken' },
    ],
    ['its own name again', role, role, {}],
  ])('%s', (_, before, after, faults) => {
    const found = correctionFaults(flow, before, after);
    expect(Object.fromEntries(found.map((one) => [placeInChange(one), one.fault]))).toEqual(faults);
  });
});

it('says where an element stands otherwise, and who checks it, and takes either back', () => {
  const named = { ...template, elements: [{ ...bi('当事人'), part: bi('原告', 'Plaintiff') }, bi('请求')] };
  const own = { ...template, elements: [{ ...bi('当事人'), self_check: true }, bi('请求')] };
  const told = differencesOf(named, own).map(({ field, at, language, from, to }) => [
    field,
    at,
    language,
    from,
    to,
  ]);
  expect(told).toEqual([
    ['place', 1, 'zh', '原告', ''],
    ['place', 1, 'en', 'Plaintiff', ''],
    ['self_check', 1, null, '', 'true'],
  ]);
  expect(correctionFaults(flow, named, own)).toEqual([]);
  expect(correctionFaults(flow, own, named)).toEqual([]);
});
