import { plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { PRIVATE_LENDING } from '../private-lending/index.ts';
import { thinBriefs, votersWithoutDissent } from '../test-support/roles-said.ts';
import { nodesOf } from '../test-support/walk.ts';
import { PRIVATE_LENDING_APPEAL } from './index.ts';

const { flow, project } = PRIVATE_LENDING_APPEAL;

function textOf(id: string, language: 'zh' | 'en'): string {
  const found = project.documents.find((document) => document.id === id);
  if (!found) throw new Error(`no document ${id}`);
  return plainText(found.body[language]);
}

it('is where the first instance leads, with a role there for every role here', () => {
  const [jump] = PRIVATE_LENDING.project.jumps;
  expect(jump?.project_code).toBe(PRIVATE_LENDING_APPEAL.code);
  expect(Object.keys(jump?.roles ?? {}).sort()).toEqual(
    PRIVATE_LENDING.flow.roles
      .map(({ id }) => id)
      // The filing judge of the court below has no part in the second instance.
      .filter((id) => id !== 'filing_judge')
      .sort(),
  );
  expect(Object.values(jump?.roles ?? {}).sort()).toEqual(flow.roles.map(({ id }) => id).sort());
});

it.each(['zh', 'en'] as const)(
  'carries the judgment below without what was said to its students (%s)',
  (language) => {
    const judgment = textOf('first_judgment', language);
    expect(judgment).toContain('191,000');
    expect(judgment).toContain('4,951.10');
    expect(judgment).not.toMatch(/计算说明|How it is reckoned|95\.5%/);
  },
);

it.each(['zh', 'en'] as const)('reckons dispute, fee and settlement as it says (%s)', (language) => {
  const interest = 9_000 * 0.146 * 2 + ((9_000 * 0.146) / 365) * 7;
  const fee = 50 + (9_000 + interest - 10_000) * 0.025;
  expect(interest).toBeCloseTo(2_653.2, 2);
  expect(fee).toBeCloseTo(91.33, 2);
  expect(textOf('case_material', language)).toContain('2,653.20');
  expect(textOf('case_material', language)).toContain('11,653.20');
  for (const id of ['appeal_guide', 'reference_appeal_judgment'])
    expect(textOf(id, language)).toContain('91.33');
  expect(150_000 + 3 * 35_000).toBe(255_000);
  // Both days count: from 12 March 2025, when two full years have passed, to the hearing.
  const days = 1 + (Date.UTC(2025, 6, 15) - Date.UTC(2025, 2, 12)) / 86_400_000;
  const upToHearing = 191_000 + 191_000 * 0.146 * 2 + ((191_000 * 0.146) / 365) * days;
  expect(days).toBe(126);
  expect(upToHearing).toBeCloseTo(256_398.4, 2);
  const settlement = textOf('reference_settlement', language);
  for (const figure of ['256,398.40', '9,626.40', '5,184.40', '233.30', '4,951.10', '91.33', '45.67'])
    expect(settlement).toContain(figure);
  expect(Math.round((fee / 2) * 100) / 100).toBe(45.67);
  expect(233.3 + 4_951.1).toBeCloseTo(5_184.4, 2);
});

it('has a cash book that works with either sum, but for one nought', () => {
  const book = project.documents.find((document) => document.id === 'evidence_7_cash_book');
  const rows = nodesOf(book?.body.zh)
    .filter(({ type }) => type === 'tableRow')
    .slice(1)
    .map((row) => (row.content ?? []).map((cell) => Number(plainText(cell).replaceAll(/[,\s]/g, ''))));
  for (const [index, [, , into = 0, out = 0, balance = 0]] of rows.entries()) {
    const before = rows[index - 1]?.[4];
    if (before !== undefined) expect(balance).toBe(before + into - out);
  }
  expect(rows.at(-1)?.[4]).toBe(1_070);
  expect(10_470 - 1_200 + 800).toBe(10_070);
});

it('takes as long as it says along the way to judgment', () => {
  const beside = new Set(['answer', 'mediation', 'settlement']);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('gives everybody a brief worth reading', () => {
  expect(thinBriefs(PRIVATE_LENDING_APPEAL)).toEqual([]);
});

it('gives each member of the panel reasons for either vote', () => {
  expect(votersWithoutDissent(PRIVATE_LENDING_APPEAL)).toEqual([]);
});
