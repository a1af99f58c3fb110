import { plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { LEEK_PENALTY } from '../leek-penalty/index.ts';
import { thinBriefs, votersWithoutDissent } from '../test-support/roles-said.ts';
import { LEEK_PENALTY_LAWSUIT } from './index.ts';

const { flow, project } = LEEK_PENALTY_LAWSUIT;
const DAY = 86_400_000;
const plus = (from: string, days: number) =>
  new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10);
const after = (node: string) =>
  flow.transitions.filter(({ from, kind }) => from === node && kind === 'advance').map(({ to }) => to);

it('sues, serves and proves in time', () => {
  // Articles 46 and 67 of the Administrative Litigation Law.
  expect(plus('2025-06-26', 15)).toBe('2025-07-11');
  expect(Date.parse('2025-06-20')).toBeLessThan(Date.parse('2025-11-08'));
  expect(Date.parse('2025-06-26') - Date.parse('2025-06-25')).toBeLessThanOrEqual(5 * DAY);
  // Article 81: within six months of filing.
  expect(Date.parse('2025-09-02')).toBeLessThan(Date.parse('2025-12-25'));
  const value = (key: string) => project.fields.find((field) => field.key === key)?.value.zh;
  expect(value('evidence_deadline')).toBe('2025 年 7 月 11 日');
  expect(Math.floor(50_000 / 56)).toBe(892);
});

it('has the agency prove, its head speak, and nobody of the agency among those who judge', () => {
  const hearing = flow.nodes.find(({ id }) => id === 'hearing');
  expect(hearing?.lines.some(({ role_id }) => role_id === 'head')).toBe(true);
  const done = flow.transitions.find(({ id }) => id === 'hearing_done');
  expect(done?.conditions).toContainEqual({ type: 'has_spoken', node_id: 'hearing', role_id: 'head' });
  for (const { roles } of flow.nodes.filter(({ kind }) => kind === 'vote')) {
    const voters = roles.filter(({ functions }) => functions.includes('vote')).map(({ role_id }) => role_id);
    expect(voters).toEqual(['presiding', 'judge_a', 'assessor']);
  }
});

it('judges by a majority, and refers the case where there is none', () => {
  expect(after('norm_vote')).toEqual(['vary_vote', 'vary_vote', 'vary_vote']);
  expect(after('vary_vote')).toEqual(['judgment', 'revoke_vote', 'revoke_vote']);
  expect(after('revoke_vote')).toEqual(['judgment', 'dismiss_vote', 'dismiss_vote']);
  expect(after('dismiss_vote')).toEqual(['judgment', 'referred', 'referred']);
});

it('is reached from the leek case only with the fine that it is about', () => {
  const sue = LEEK_PENALTY.flow.transitions.find(({ to }) => to === 'suit');
  expect(sue?.conditions).toContainEqual({ type: 'voted', node_id: 'minimum_vote', outcome: 'passed' });
  expect(project.fields.find(({ key }) => key === 'fine')?.value.zh).toBe('50,000');
  expect(LEEK_PENALTY.project.jumps.map(({ project_code }) => project_code)).toEqual([
    'leek-penalty-lawsuit',
  ]);
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

it('gives every role something of its own to draft, sign or decide', () => {
  const writers = new Set(
    flow.nodes
      .filter(({ kind }) => kind !== 'report')
      .flatMap(({ templates }) => templates.flatMap(({ role_ids }) => role_ids)),
  );
  const others = flow.roles.map(({ id }) => id).filter((id) => !writers.has(id));
  expect(others).toEqual(['head']);
});

it('takes as long as it says along the way to the judgment', () => {
  const beside = new Set([
    'stay',
    'outline',
    'mediation',
    'settlement',
    'revoke_vote',
    'dismiss_vote',
    'referred',
  ]);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('gives each role a brief of its own, and each voter reasons for either vote', () => {
  expect(thinBriefs(LEEK_PENALTY_LAWSUIT)).toEqual([]);
  expect(votersWithoutDissent(LEEK_PENALTY_LAWSUIT)).toEqual([]);
});
