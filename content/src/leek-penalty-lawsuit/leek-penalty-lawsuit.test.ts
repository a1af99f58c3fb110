import { plainText } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { LEEK_PENALTY } from '../leek-penalty/index.ts';
import { idleRoles, thinBriefs, votersWithoutDissent } from '../test-support/roles-said.ts';
import { bilingualsOf } from '../test-support/walk.ts';
import { type Fine, figuresOf, REFUNDED, shareOfTurnover, VALUE } from './fine.ts';
import { lawsuitCase } from './index.ts';

const DAY = 86_400_000;
const plus = (from: string, days: number) =>
  new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10);

it('sues, serves and proves in time', () => {
  // Articles 46 and 67 of the Administrative Litigation Law.
  expect(plus('2025-06-26', 15)).toBe('2025-07-11');
  expect(Date.parse('2025-06-20')).toBeLessThan(Date.parse('2025-11-08'));
  expect(Date.parse('2025-06-26') - Date.parse('2025-06-25')).toBeLessThanOrEqual(5 * DAY);
  // Article 81: within six months of filing.
  expect(Date.parse('2025-09-02')).toBeLessThan(Date.parse('2025-12-25'));
  expect(VALUE - REFUNDED).toBe(42);
});

it('calculates from the fine what follows from it', () => {
  // Administrative Penalty Law, Article 72: three per cent a day.
  expect([50_000, 10_000, 3_000].map((fine) => (fine * 3) / 100)).toEqual([1_500, 300, 90]);
  expect(figuresOf(50_000)).toMatchObject({ fine: '50,000', times: 892, daily: '1,500' });
  expect(figuresOf(10_000)).toMatchObject({ fine: '10,000', times: 178, daily: '300' });
  expect(figuresOf(3_000)).toMatchObject({ fine: '3,000', times: 53, daily: '90' });
  expect(shareOfTurnover(50_000)).toBeGreaterThan(5);
  expect(shareOfTurnover(10_000)).toBeGreaterThan(1);
  expect(shareOfTurnover(3_000)).toBeCloseTo(1 / 3);
  // Six instalments of the settlement, and the limit of the summary procedure (Administrative Litigation Law, Article 82).
  expect(3_000 / 6).toBe(500);
  expect(3_000).toBeGreaterThan(2_000);
});

it('is reached from the leek case with the fine that was carried there, and only with one', () => {
  const { flow, project } = LEEK_PENALTY;
  const carried = { discussion: 3_000, amount_vote: 10_000, minimum_vote: 50_000 } as const;
  const into = flow.transitions.filter(({ to, from }) => to === 'suit' && from === 'imposed');
  expect(into.flatMap(({ conditions = [] }) => conditions)).toEqual(
    Object.keys(carried).map((node_id) => ({ type: 'voted', node_id, outcome: 'passed' })),
  );
  expect(project.jumps.map(({ when, project_code }) => [when, project_code])).toEqual(
    Object.entries(carried).map(([node_id, fine]) => [
      { node_id, outcome: 'passed' },
      lawsuitCase(fine).code,
    ]),
  );
});

const FINES = [50_000, 10_000, 3_000] as const;
const FORMS: Readonly<Record<Fine, readonly string[]>> = {
  50000: ['vary_vote', 'revoke_vote', 'dismiss_vote'],
  10000: ['vary_vote', 'revoke_vote', 'dismiss_vote'],
  3000: ['revoke_vote', 'dismiss_vote'],
};

describe.each(FINES.map((fine) => [fine, lawsuitCase(fine)] as const))('over %i yuan', (fine, authored) => {
  const { flow, project } = authored;
  const after = (node: string) =>
    flow.transitions.filter(({ from, kind }) => from === node && kind === 'advance').map(({ to }) => to);

  it('carries the fine through claims, decision, votes and judgment, and no other decision', () => {
    const { fine: sum } = figuresOf(fine);
    expect(project.fields.find(({ key }) => key === 'fine')?.value.zh).toBe(sum);
    const decision = project.documents.find(({ id }) => id === 'evidence_5_decision');
    for (const lang of ['zh', 'en'] as const) {
      const said = decision ? plainText(decision.body[lang]) : '';
      for (const one of FINES)
        expect(said.includes(figuresOf(one).fine), `${lang} ${one}`).toBe(one === fine);
    }
    const material = project.documents.find(({ id }) => id === 'case_material');
    expect(material && plainText(material.body.zh)).toContain(figuresOf(fine).daily);
    const judged = flow.nodes.find(({ id }) => id === 'pronouncement')?.lines ?? [];
    const others = FINES.filter((one) => one !== fine && one !== 3_000).map((one) => figuresOf(one).fine);
    for (const { text } of judged) for (const other of others) expect(text.zh).not.toContain(other);
  });

  it('asks for review of the Guidance only where the decision rests on it', () => {
    const claimed = flow.nodes
      .find(({ id }) => id === 'complaint')
      ?.templates.flatMap(({ models = [] }) => models.filter(({ quality }) => quality === 'sound'))
      .flatMap(({ parts }) => parts.map(({ body }) => plainText(body.zh)))
      .join('');
    expect(claimed?.includes('第九条')).toBe(fine === 50_000);
    const wrong = flow.transitions.some(({ id }) => id === 'complaint_guidance');
    expect(wrong).toBe(fine !== 50_000);
  });

  it('has the agency prove, its head speak, and nobody of the agency among those who judge', () => {
    const done = flow.transitions.find(({ id }) => id === 'hearing_done');
    expect(done?.conditions).toContainEqual({ type: 'has_spoken', node_id: 'hearing', role_id: 'head' });
    for (const { roles } of flow.nodes.filter(({ kind }) => kind === 'vote')) {
      const voters = roles.filter(({ functions }) => functions.includes('vote'));
      expect(voters.map(({ role_id }) => role_id)).toEqual(['presiding', 'judge_a', 'assessor']);
    }
  });

  it('judges by a majority, and refers the case where there is none', () => {
    const forms = FORMS[fine];
    expect(after('basis_vote')).toEqual([forms[0], forms[0], forms[0]]);
    for (const [at, form] of forms.entries()) {
      const next = forms[at + 1] ?? 'referred';
      expect(after(form)).toEqual(['judgment', next, next]);
    }
  });

  it('never lets the judgment add to what she was fined', () => {
    const increase = flow.transitions.find(({ id }) => id === 'judgment_increase');
    expect(increase?.kind).toBe('wrong');
    expect(increase?.feedback?.zh).toContain('第七十七条第二款');
  });

  it('shows the file of the agency to its own side first, and keeps its answers until the case is over', () => {
    const minutes = project.documents.filter(({ id }) => id.startsWith('evidence_7'));
    expect(minutes.map(({ node_id }) => node_id)).toEqual(['answer', 'hearing']);
    const [own, produced] = minutes;
    expect(own && plainText(own.body.zh)).toBe(produced && plainText(produced.body.zh));
    expect(own?.role_ids.filter((role) => produced?.role_ids.includes(role))).toEqual([]);
    for (const { id, release } of project.documents.filter(({ kind }) => kind === 'reference')) {
      const points = release?.map(({ node_id }) => node_id);
      expect(points, id).toEqual(['pronouncement', 'settlement', 'referred']);
    }
  });

  it('gives every role a paper of its own, a brief of its own, and each voter reasons for either vote', () => {
    const writers = new Set(
      flow.nodes
        .filter(({ kind }) => kind !== 'report')
        .flatMap(({ templates }) => templates.flatMap(({ role_ids }) => role_ids)),
    );
    expect(flow.roles.map(({ id }) => id).filter((id) => !writers.has(id))).toEqual([]);
    expect(idleRoles(authored)).toEqual([]);
    expect(thinBriefs(authored)).toEqual([]);
    expect(votersWithoutDissent(authored)).toEqual([]);
  });

  it('takes as long as it says along the way to the judgment', () => {
    const beside = new Set(['motion', 'outline', 'mediation', 'settlement', 'referred', 'dismiss_vote']);
    if (fine !== 3_000) beside.add('revoke_vote');
    const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
    expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
    expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it('is listed for students only where it is the usual one', () => {
    expect(project.opening_mode).toBe(fine === 50_000 ? 'limited' : 'specified');
    expect(bilingualsOf(authored).some(({ text }) => text.zh.includes('undefined'))).toBe(false);
  });
});
