import { plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { thinBriefs, votersWithoutDissent } from '../test-support/roles-said.ts';
import { EQUITY_ACQUISITION } from './index.ts';

const { flow, project } = EQUITY_ACQUISITION;
const PRICE = 36_000_000;

function textOf(id: string, language: 'zh' | 'en'): string {
  const found = project.documents.find((document) => document.id === id);
  if (!found) throw new Error(`no document ${id}`);
  return plainText(found.body[language]);
}

it.each(['zh', 'en'] as const)('pays the price in three parts that add up (%s)', (language) => {
  const [earnest, deposit, kept] = [3_600_000, 25_200_000, 7_200_000];
  expect(earnest + deposit + kept).toBe(PRICE);
  expect(earnest).toBeLessThanOrEqual(PRICE * 0.2);
  expect(kept).toBe(PRICE * 0.2);
  expect(kept).toBeGreaterThanOrEqual(5_000_000);
  for (const figure of ['3,600,000', '25,200,000', '7,200,000']) {
    expect(textOf('reference_contract', language)).toContain(figure);
  }
});

it('values the whole at ten times its profit and calculates tax and contributions as it says', () => {
  expect((PRICE / 0.6).toFixed(0)).toBe(String(10 * 6_000_000));
  expect((PRICE - 4_500_000) * 0.2).toBe(6_300_000);
  expect(25_200_000 - 6_300_000).toBe(18_900_000);
  expect(6_000_000 - 4_500_000).toBe(1_500_000);
  expect(6_000_000 + 2_500_000 + 1_500_000).toBe(10_000_000);
  expect(1_180_000 + 1_640_000 + 1_300_000).toBe(4_120_000);
});

it('shows its models when the deal is closed or the reports are in, and the bank papers to those who deal only', () => {
  const references = project.documents.filter(({ kind }) => kind === 'reference');
  for (const { id, release } of references) {
    expect(release, id).toEqual([{ node_id: 'closing' }, { node_id: 'report' }]);
  }
  const guarantee = project.documents.find(({ id }) => id === 'evidence_1_guarantee');
  expect(guarantee?.role_ids).not.toContain('holder');
});

it('lays the signatures side by side only after those who made the resolution have been asked', () => {
  const signatures = project.documents.find(({ id }) => id === 'evidence_5_signatures');
  expect(signatures?.release).toEqual([{ node_id: 'notice' }]);
  const order = flow.nodes.map(({ id }) => id);
  expect(order.indexOf('negotiation')).toBeLessThan(order.indexOf('notice'));
});

it('names the statute above every article of another law', () => {
  const text = textOf('law_other', 'zh');
  for (const [statute, article] of [
    ['个人所得税法', '第六条'],
    ['劳动合同法', '第三十三条'],
    ['公证法', '第十二条'],
    ['专利法', '第六条'],
  ]) {
    expect(text).toMatch(new RegExp(`${statute}\\n+${article}`, 'u'));
  }
});

it('signs after the thirty days that the other shareholder has', () => {
  const days = (Date.parse('2025-05-15') - Date.parse('2025-04-07')) / 86_400_000;
  expect(days).toBeGreaterThan(30);
});

it('keeps the lawyers out of the vote and the two sides apart while they prepare', () => {
  const voters = flow.nodes.find(({ id }) => id === 'decision')?.roles ?? [];
  expect(voters.filter(({ functions }) => functions.includes('vote')).map(({ role_id }) => role_id)).toEqual([
    'buyer',
    'cfo',
    'gc',
  ]);
  const sideOf = new Map(flow.roles.map((role) => [role.id, role.side]));
  for (const [id, side] of [
    ['diligence', 'claimant'],
    ['funding', 'claimant'],
    ['disclosure', 'respondent'],
  ]) {
    const sides = flow.nodes.find((node) => node.id === id)?.roles.map((role) => sideOf.get(role.role_id));
    expect(new Set(sides)).toEqual(new Set([side]));
  }
});

it('lets a deal that is refused end at the table instead of going round', () => {
  const after = (node: string) =>
    flow.transitions.flatMap((transition) =>
      transition.from === node && transition.kind === 'advance' ? [transition.to] : [],
    );
  expect(after('decision')).toEqual(['signing', 'negotiation', 'negotiation']);
  expect(after('negotiation')).toEqual(['notice', 'report']);
});

it('takes as long as it says along the way to the closing', () => {
  const beside = new Set(['disclosure', 'funding', 'three_party']);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('gives each role a brief of its own, and each voter reasons for either vote', () => {
  expect(thinBriefs(EQUITY_ACQUISITION)).toEqual([]);
  expect(votersWithoutDissent(EQUITY_ACQUISITION)).toEqual([]);
});
