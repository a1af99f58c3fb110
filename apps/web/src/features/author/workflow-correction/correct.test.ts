import { correctFlow, differencesOf } from '@lets/authoring';
import type { Flow } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { changedPart } from './changed-part.ts';
import {
  type AnyWords,
  changeOf,
  type Piece,
  piecesOf,
  rebase,
  shownWith,
  withAllOptions,
  wordsOf,
} from './pieces.ts';

const bi = (zh: string, en = zh) => ({ zh, en });
const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const flow = {
  nodes: [
    {
      id: 'court',
      name: bi('法庭调查', 'Inquiry'),
      introduction: bi('简介'),
      guides: [{ role_id: null, text: bi('指南'), pictures: [] }],
      phrases: [{ role_id: null, text: bi('申请发言') }],
      lines: [
        { role_id: 'judge', text: bi('第一句') },
        { role_id: 'judge', text: bi('第二句') },
      ],
      templates: [
        {
          id: 'plea',
          name: bi('起诉状'),
          role_ids: [],
          body: { zh: doc('原告'), en: doc('Plaintiff') },
          elements: [],
        },
      ],
      vote: {
        question: bi('同意吗'),
        secret: false,
        threshold: 'majority',
        options: [
          { id: 'yes', label: bi('同意'), hint: null, counts: 'for' },
          { id: 'no', label: bi('不同意'), hint: null, counts: 'against' },
        ],
      },
    },
  ],
  transitions: [
    { id: 'on', from: 'court', to: 'end', kind: 'wrong', label: bi('继续'), feedback: null, outcome: null },
    { id: 'plain', from: 'court', to: 'end', kind: 'advance', label: bi(''), feedback: null, outcome: null },
  ],
  roles: [
    { id: 'judge', type: 'judge', side: 'bench', name: bi('审判长', 'Judge'), character: 'a' },
    { id: 'clerk', type: 'clerk', side: 'bench', name: bi('书记员', 'Clerk'), character: 'b' },
  ],
} as unknown as Flow;

const section: Piece = { kind: 'section', node_id: 'court' };
const vote: Piece = { kind: 'vote', node_id: 'court' };

function words<K extends AnyWords['kind']>(piece: Piece & { kind: K }, of = flow) {
  return wordsOf(of, piece) as Extract<AnyWords, { kind: K }>;
}

describe('what may be corrected', () => {
  it('of a section is itself, its templates, its vote and the options that are called something', () => {
    expect(piecesOf(flow, 'court')).toEqual([
      section,
      { kind: 'template', node_id: 'court', template_id: 'plea' },
      vote,
      { kind: 'option', transition_id: 'on' },
    ]);
  });

  it('is nothing of a piece that is not there', () => {
    expect(wordsOf(flow, { kind: 'role', role_id: 'nobody' })).toBeNull();
    expect(wordsOf(flow, { kind: 'template', node_id: 'court', template_id: 'none' })).toBeNull();
  });
});

describe('the change that is sent', () => {
  it('has the words of a cost where an option costs something', () => {
    const on: Piece = { kind: 'option', transition_id: 'on' };
    expect(words(on as Piece & { kind: 'option' })).not.toHaveProperty('cost_text');
    const cost = { strikes_at: 'court', text: bi('逾期') };
    const costing = { ...flow, transitions: flow.transitions.map((one) => ({ ...one, cost })) };
    const before = words(on as Piece & { kind: 'option' }, costing);
    const change = changeOf(before, { ...before, cost_text: bi('超过期限') });
    expect(change).toEqual({ kind: 'option', transition_id: 'on', cost_text: bi('超过期限') });
    expect(differencesOf(before, { ...before, cost_text: bi('超过期限') })).toMatchObject([
      { field: 'cost_text', language: 'zh', from: '逾期', to: '超过期限' },
      { field: 'cost_text', language: 'en' },
    ]);
  });

  it('is none while every word is as it was, whatever order their keys are in', () => {
    const before = words(section);
    expect(changeOf(before, { ...before, name: { en: 'Inquiry', zh: '法庭调查' } })).toBeNull();
  });

  it('has the changed fields alone, and the server takes them', () => {
    const before = words(section);
    const change = changeOf(before, { ...before, name: bi('法庭询问', 'Inquiry') });
    expect(change).toEqual({ kind: 'section', node_id: 'court', name: bi('法庭询问', 'Inquiry') });
    expect(change && correctFlow(flow, change)?.flow.nodes[0]?.name.zh).toBe('法庭询问');
  });

  it('has of a vote only the options that read otherwise', () => {
    const before = words(vote as Piece & { kind: 'vote' });
    const options = before.options.map((one) => (one.id === 'no' ? { ...one, label: bi('反对') } : one));
    expect(changeOf(before, { ...before, options })).toEqual({
      ...vote,
      options: [{ id: 'no', label: bi('反对'), hint: null }],
    });
  });
});

describe('a model paper', () => {
  const body = (text: string) => ({ zh: doc(text), en: doc(text) });
  const [court] = flow.nodes;
  if (!court) throw new Error('no section');
  const models = [
    { quality: 'sound' as const, note: bi('好'), parts: [{ body: body('甲') }, { body: body('乙') }] },
  ];
  const papers: Flow = {
    ...flow,
    nodes: [{ ...court, templates: court.templates.map((one) => ({ ...one, models })) }],
  };
  const piece: Piece & { kind: 'model' } = { kind: 'model', node_id: 'court', template_id: 'plea', model: 0 };

  it('is corrected beside its template, in what was changed alone', () => {
    const pieces = piecesOf(papers, 'court');
    expect(pieces[2]).toEqual(piece);
    const untouched = () => false;
    expect(shownWith({ kind: 'template', node_id: 'court', template_id: 'plea' }, pieces, untouched)).toEqual(
      pieces,
    );
    expect(shownWith(section, pieces, untouched)).not.toContainEqual(piece);
    expect(shownWith(section, pieces, (one) => one.kind === 'model')).toEqual(pieces);
    const before = words(piece, papers);
    const after = { ...before, parts: [body('甲'), body('丙')] };
    expect(changeOf(before, after)).toEqual({ ...piece, parts: [body('甲'), body('丙')] });
    expect(differencesOf(before, after)).toMatchObject([
      { field: 'part', at: 2, language: 'zh', from: '乙\n', to: '丙\n' },
      { field: 'part', at: 2, language: 'en' },
    ]);
  });
});

describe('somebody else was quicker', () => {
  it('keeps what was typed and takes over whatever they changed elsewhere in the same piece', () => {
    const before = words(section);
    const [first, second] = before.lines;
    if (!first || !second) throw new Error('no lines');
    const mine = {
      ...before,
      name: bi('我的', 'Inquiry'),
      lines: [{ ...first, text: bi('我的') }, second],
    };
    const theirs = {
      ...before,
      name: bi('对方的', 'Theirs'),
      introduction: bi('对方的'),
      lines: [first, { ...second, text: bi('对方的') }],
    };
    expect(rebase(mine, before, theirs)).toEqual({
      ...before,
      // The Chinese was changed by both: what is typed here stays until it is confirmed or undone.
      name: bi('我的', 'Theirs'),
      introduction: bi('对方的'),
      lines: [
        { ...first, text: bi('我的') },
        { ...second, text: bi('对方的') },
      ],
    });
  });

  it('never mixes two texts of one document', () => {
    const before = words({ kind: 'template', node_id: 'court', template_id: 'plea' });
    const mine = { ...before, body: { ...before.body, zh: doc('我的') } };
    const theirs = { ...before, body: { zh: doc('对方的'), en: doc('Theirs') } };
    expect(rebase(mine, before, theirs)).toMatchObject({ body: { zh: doc('我的'), en: doc('Theirs') } });
  });
});

describe('before and after', () => {
  it('show the changed part with a little around it', () => {
    expect(changedPart('合同于三月一日订立', '合同于三月二日订立')).toEqual({
      start: '合同于三月',
      removed: '一',
      added: '二',
      end: '日订立',
    });
    const long = changedPart(
      `${'前'.repeat(90)}错${'后'.repeat(90)}`,
      `${'前'.repeat(90)}对${'后'.repeat(90)}`,
    );
    expect(long).toEqual({
      start: `…${'前'.repeat(40)}`,
      removed: '错',
      added: '对',
      end: `${'后'.repeat(40)}…`,
    });
    expect(changedPart('aa', 'aaa')).toEqual({ start: 'aa', removed: '', added: 'a', end: '' });
  });
});

describe('the list of corrections', () => {
  it('numbers the options of a vote as the vote has them', () => {
    const [, no] = words(vote as Piece & { kind: 'vote' }).options;
    if (!no) throw new Error('no options');
    const change = { kind: 'vote' as const, node_id: 'court' };
    const [before, after] = [[no], [{ ...no, label: bi('反对') }]].map((options) =>
      withAllOptions(flow, { ...change, options }),
    );
    if (!before || !after) throw new Error('no corrections');
    expect(differencesOf(before, after)).toMatchObject([
      { field: 'label', at: 2, language: 'zh' },
      { field: 'label', at: 2, language: 'en' },
    ]);
  });
});
