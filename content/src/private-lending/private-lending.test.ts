import { plainText, type RichNode } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { thinBriefs, votersWithoutDissent } from '../test-support/roles-said.ts';
import { nodesOf } from '../test-support/walk.ts';
import { PRIVATE_LENDING } from './index.ts';

const { flow, project } = PRIVATE_LENDING;

const LPR = 0.0365;
const NOTE = 200_000;
const LENT = 191_000;

/** To the hundredth, with thousands separated, as the documents write it. */
function yuan(amount: number, digits = 0): string {
  return (Math.round(amount * 100) / 100).toLocaleString('en-US', { minimumFractionDigits: digits });
}

function textOf(id: string, language: 'zh' | 'en'): string {
  const found = project.documents.find((document) => document.id === id);
  if (!found) throw new Error(`no document ${id}`);
  return plainText(found.body[language]);
}

/** 财产案件受理费, above 200,000 and up to 500,000 yuan. */
function courtFee(amount: number): number {
  return 50 + 90_000 * 0.025 + 100_000 * 0.02 + (amount - 200_000) * 0.015;
}

describe('the figures agree with one another', () => {
  const limit = LPR * 4;
  const days = 7;
  const upToFiling = (principal: number) => principal * limit * 2 + ((principal * limit) / 365) * days;
  const claimed = NOTE + upToFiling(NOTE);
  const allowed = LENT + upToFiling(LENT);
  const fee = courtFee(claimed);

  it('keeps back exactly three months of interest', () => {
    expect(NOTE * 0.015 * 3).toBe(NOTE - LENT);
    expect(0.015 * 12).toBeGreaterThan(limit);
  });

  it.each(['zh', 'en'] as const)('calculates the judgment as it says (%s)', (language) => {
    const judgment = textOf('reference_judgment', language);
    const figures = [
      yuan(LENT * limit, 2),
      yuan((LENT * limit) / 365, 2),
      yuan(upToFiling(LENT), 2),
      yuan(allowed, 2),
      yuan(claimed, 2),
      yuan(fee, 2),
      yuan((fee * allowed) / claimed, 2),
      yuan(fee - Math.round(((fee * allowed) / claimed) * 100) / 100, 2),
    ];
    for (const figure of figures) expect(judgment).toContain(figure);
  });

  it('shares the fee of the judgment that takes the wrong rate by what it allows', () => {
    const low = 0.124;
    const total = (principal: number) => principal * (1 + low * 2) + ((principal * low) / 365) * days;
    expect((fee * total(LENT)) / claimed).toBeCloseTo(4_781.24, 2);
    expect((fee * total(NOTE)) / claimed).toBeCloseTo(5_006.53, 2);
  });

  it.each(['zh', 'en'] as const)('weighs the delivery as the Provisions say (%s)', (language) => {
    expect(textOf('reference_judgment', language)).toMatch(
      language === 'zh' ? /第十五条第二款/ : /Article 15, second paragraph/,
    );
  });

  it.each(['zh', 'en'] as const)('calculates complaint and settlement as they say (%s)', (language) => {
    const complaint = textOf('reference_complaint', language);
    for (const amount of [upToFiling(NOTE), claimed]) expect(complaint).toContain(yuan(amount));
    expect(complaint).toContain(yuan(fee, 2));
    const settlement = textOf('reference_agreement', language);
    expect(settlement).toContain(yuan(LENT + 29_000));
    expect(60_000 + 8 * 20_000).toBe(LENT + 29_000);
    expect(settlement).toContain(yuan(fee / 2, 2));
    // From 12 March to 22 April 2025, both days counted, after two full years.
    const rest = 1 + (Date.UTC(2025, 3, 22) - Date.UTC(2025, 2, 12)) / 86_400_000;
    expect(settlement).toContain(yuan(LENT * limit * 2 + ((LENT * limit) / 365) * rest, 2));
  });

  it('carries the balance of the account forward line by line', () => {
    const statement = project.documents.find((document) => document.id === 'evidence_5_account_statement');
    const rows = nodesOf(statement?.body.zh)
      .filter(({ type }) => type === 'tableRow')
      .slice(1)
      .map((row) => (row.content ?? []).map((cell) => Number(plainText(cell).replaceAll(/[,\s]/g, '') || 0)));
    expect(rows.length).toBeGreaterThan(5);
    for (const [index, [, , out = 0, into = 0, balance = 0]] of rows.entries()) {
      const before = rows[index - 1]?.[4];
      if (before !== undefined) expect(balance).toBeCloseTo(before - out + into, 2);
    }
  });
});

it('leaves to its students what they have to find or decide, and nothing else', () => {
  const open = project.fields.filter(({ value }) => value.zh === '').map(({ key }) => key);
  expect(open).toEqual([
    'plaintiff_phone',
    'defendant_phone',
    'claimed_rate',
    'claimed_interest',
    'admitted_principal',
    'admitted_rate',
    'found_principal',
    'found_rate',
    'fee_total',
    'fee_plaintiff',
    'fee_defendant',
    'settled_principal',
    'settled_interest',
    'settled_plan',
    'settled_default',
    'report_member',
    'report_role',
  ]);
});

it('takes as long as it says along the way to judgment', () => {
  const beside = new Set(['defence', 'witness_papers', 'mediation', 'agreement', 'second_vote']);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((node) => node.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('has the action filed by a judge of the filing division, before the panel or the defendant is there', () => {
  const present = (id: string) => flow.nodes.find((one) => one.id === id)?.roles ?? [];
  const names = (id: string) => present(id).map(({ role_id }) => role_id);
  expect(names('filing').sort()).toEqual(['clerk', 'counsel_p', 'filing_judge', 'plaintiff']);
  const deciding = present('filing').filter(({ processes }) => processes.includes('end'));
  expect(deciding.map(({ role_id }) => role_id)).toEqual(['filing_judge']);
  for (const { id } of flow.nodes.filter(({ kind }) => kind === 'vote'))
    expect(names(id), id).not.toContain('filing_judge');
});

it('goes on from either judgment to the appeal of whoever has something to appeal against', () => {
  const way = flow.transitions.find(({ to }) => to === 'appeal');
  expect(way?.conditions?.map(({ type }) => type)).toEqual(['has_spoken']);
  const carried = flow.transitions.filter(({ to, outcome }) => to === 'judgment' && outcome === 'passed');
  expect(project.jumps.map(({ when }) => when)).toEqual(
    carried.map(({ from }) => ({ node_id: from, outcome: 'passed' })),
  );
});

it('keeps the witness outside and gives the presiding judge the means to call him in', () => {
  const investigation = flow.nodes.find(({ id }) => id === 'investigation');
  expect(investigation?.roles.filter(({ inside }) => !inside).map(({ role_id }) => role_id)).toEqual([
    'witness',
  ]);
  const host = investigation?.roles.find((role) => role.host);
  expect(host?.role_id).toBe('presiding');
  expect(host?.functions).toContain('call');
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('gives everybody a brief worth reading', () => {
  expect(thinBriefs(PRIVATE_LENDING)).toEqual([]);
});

it('gives each member of the panel reasons for either vote', () => {
  expect(votersWithoutDissent(PRIVATE_LENDING)).toEqual([]);
});

it('asks complaint and defence element by element, and answers each in its model papers', () => {
  for (const id of ['complaint_form', 'defence_form']) {
    const template = flow.nodes.flatMap(({ templates }) => templates).find((one) => one.id === id);
    const rowsOf = (body: RichNode) =>
      nodesOf(body)
        .filter(({ type }) => type === 'tableRow')
        .map((row) => plainText(row.content?.[0] ?? row));
    const asked = template ? rowsOf(template.body.zh) : [];
    expect(asked.length).toBeGreaterThan(30);
    for (const { parts } of template?.models ?? [])
      expect(parts.flatMap((part) => ('body' in part && part.body ? rowsOf(part.body.zh) : []))).toEqual(
        asked,
      );
  }
});

it.each(['zh', 'en'] as const)('calculates days overdue and total of the complaint (%s)', (language) => {
  const complaint = textOf('reference_complaint', language);
  const days = 1 + (Date.UTC(2025, 2, 18) - Date.UTC(2024, 2, 12)) / 86_400_000;
  expect(days).toBe(372);
  expect(200_000 + 58_960).toBe(258_960);
  for (const figure of ['372', '258,960', '58,960']) expect(complaint).toContain(figure);
});
