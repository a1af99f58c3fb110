import type { AuthoredCase, Bilingual, FlowNode, FlowRole } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { bi, node, seatRole } from './build.ts';
import { FORMULAS } from './formula-words.ts';
import { formulasOf, occasionOf, standingOf, withFormulas } from './formulas.ts';
import { bundledCases } from './index.ts';

const SPEAKING = ['speech', 'request_speech'] as const;
const ALL = Object.values(FORMULAS).flatMap((byStanding) => Object.values(byStanding).flat());

/** Shorter than this, a word may stand in any formula. */
const TELLING = 2;

/** What is particular to a case: its people, its sums, dates and places, what its votes and options are about. */
function wordsOfCase({ flow, project }: AuthoredCase): Bilingual[] {
  return [
    ...project.roles.map(({ name }) => name),
    ...project.fields.map(({ value }) => value),
    ...project.documents.map(({ name }) => name),
    ...flow.transitions.map(({ label }) => label),
    ...flow.nodes.flatMap(({ vote }) =>
      vote ? [vote.question, ...vote.options.map(({ label }) => label)] : [],
    ),
  ].filter(({ zh }) => [...zh].length >= TELLING);
}

const FIGURES =
  /\d|[一二三四五六七八九十百千万两〇]+(?:元|万|年|月|日|条|款|％|%)|《|》|\b(?:yuan|Article|Articles|Law)\b/u;
const HOW_TO_VOTE =
  /赞成|同意|反对|弃权|投[^入]|支持|否决|\b(?:agree|disagree|abstain|against|oppose|support|in favou?r|approve|reject)\b/iu;

describe.each(bundledCases.map((file) => [file.code, file] as const))('%s', (_code, file) => {
  const sections = file.flow.nodes.filter(({ phrases }) => phrases.length > 0);
  const phrases = sections.flatMap((section) => section.phrases);

  it('offers some formulas to each role that may speak, and to nobody else', () => {
    for (const section of file.flow.nodes) {
      const speakers = section.roles
        .filter(({ functions }) => SPEAKING.some((one) => functions.includes(one)))
        .map(({ role_id }) => role_id);
      expect([...new Set(section.phrases.map(({ role_id }) => role_id))], section.id).toEqual(speakers);
      for (const role of speakers) {
        const own = section.phrases.filter(({ role_id }) => role_id === role).map(({ text }) => text.zh);
        expect(own.length, `${section.id} ${role}`).toBeGreaterThanOrEqual(3);
        expect(own.length, `${section.id} ${role}`).toBeLessThanOrEqual(9);
        expect(new Set(own).size, `${section.id} ${role}`).toBe(own.length);
      }
    }
  });

  it('tells nothing of the case by them: no fact, name, sum, article, option', () => {
    const told = wordsOfCase(file);
    for (const { text } of phrases) {
      const found = told.filter(
        ({ zh, en }) => text.zh.includes(zh) || (en.length > 3 && text.en.includes(en)),
      );
      expect(found, text.zh).toEqual([]);
      expect(text.zh).not.toMatch(FIGURES);
      expect(text.en).not.toMatch(FIGURES);
    }
  });

  it('never says by them how to vote', () => {
    for (const section of sections.filter(({ kind }) => kind === 'vote')) {
      for (const { text } of section.phrases) {
        expect(text.zh).not.toMatch(HOW_TO_VOTE);
        expect(text.en).not.toMatch(HOW_TO_VOTE);
      }
    }
  });
});

it('formulas are said in both languages, each once in its list', () => {
  for (const { zh, en } of ALL) {
    expect(zh).toMatch(/[。？！]$/u);
    expect(en).not.toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/[.?!]$/u);
  }
});

const role = (zh: string, type: FlowRole['type'], side: FlowRole['side']): FlowRole => ({
  id: 'role',
  type,
  side,
  name: bi(zh, ''),
  character: 'd1',
});

it('goes by how a role stands in its section', () => {
  const place = (host = false) => seatRole('role', { host });
  expect(standingOf(place(true), role('审判长', 'judge', 'bench'))).toBe('host');
  for (const [zh, type, side, standing] of [
    ['人民陪审员', 'judge', 'bench', 'juror'],
    ['审判员', 'judge', 'bench', 'member'],
    ['市人大代表', 'legislator', 'bench', 'member'],
    ['书记员', 'functionary', 'bench', 'clerk'],
    ['第一鉴定人', 'other', 'third', 'expert'],
    ['证人', 'other', 'third', 'witness'],
    ['公诉人', 'prosecutor', 'claimant', 'party'],
    ['辩护人', 'lawyer', 'respondent', 'party'],
    ['楼长', 'other', 'third', 'other'],
  ] as const)
    expect(standingOf(place(), role(zh, type, side)), zh).toBe(standing);
});

it('goes by the kind of section', () => {
  const at = (kind: FlowNode['kind'], scene: FlowNode['scene'] = null) => ({ kind, scene });
  expect(occasionOf(at('vote', 'meeting'), 'litigation_arbitration')).toBe('vote');
  expect(occasionOf(at('court', 'courtroom-3'), 'litigation_arbitration')).toBe('courtroom');
  expect(occasionOf(at('court', 'arbitration'), 'litigation_arbitration')).toBe('courtroom');
  expect(occasionOf(at('display'), 'litigation_arbitration')).toBe('evidence');
  expect(occasionOf(at('court', 'office'), 'law_enforcement')).toBe('inspection');
  expect(occasionOf(at('court', 'meeting'), 'legislation')).toBe('assembly');
  const office = at('court', 'office');
  expect(occasionOf(office, 'litigation_arbitration', role('书记员', 'functionary', 'bench'))).toBe('window');
  expect(occasionOf(office, 'litigation_arbitration', role('公诉人', 'prosecutor', 'claimant'))).toBe(
    'talks',
  );
});

it('a section that brings phrases of its own keeps them', () => {
  const [file] = bundledCases;
  if (!file) throw new Error('no case is bundled');
  const own = [{ role_id: null, text: bi('请讲。', 'Please speak.') }];
  const speaker = seatRole('presiding', { functions: ['speech'] });
  const section = node({
    ...{
      id: 'own',
      kind: 'court',
      name: bi('自定', 'Own'),
      introduction: bi('', ''),
      position: { x: 0, y: 0 },
    },
    roles: [speaker],
    phrases: own,
  });
  const flow = { ...file.flow, nodes: [section, { ...section, id: 'bare', phrases: [] }] };
  const [kept, filled] = withFormulas({ ...file, flow }).flow.nodes;
  expect(kept?.phrases).toEqual(own);
  expect(filled?.phrases).toEqual(formulasOf(section, file.flow.roles, file.experiment_type));
  expect(filled?.phrases.length).toBeGreaterThan(2);
});
