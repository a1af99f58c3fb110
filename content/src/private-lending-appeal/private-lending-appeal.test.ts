import { type AuthoredCase, plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { PRIVATE_LENDING } from '../private-lending/index.ts';
import { thinBriefs, votersWithoutDissent } from '../test-support/roles-said.ts';
import { nodesOf } from '../test-support/walk.ts';
import { PRIVATE_LENDING_APPEAL, PRIVATE_LENDING_APPEAL_DEFENDANT } from './index.ts';

const { flow, project } = PRIVATE_LENDING_APPEAL;
const VARIANTS = [PRIVATE_LENDING_APPEAL, PRIVATE_LENDING_APPEAL_DEFENDANT] as const;

function textOf(id: string, language: 'zh' | 'en', file: AuthoredCase = PRIVATE_LENDING_APPEAL): string {
  const found = file.project.documents.find((document) => document.id === id);
  if (!found) throw new Error(`no document ${id}`);
  const body = found.body[language];
  if (!body) throw new Error(`${id} is not in ${language}`);
  return plainText(body);
}

it('is where the first instance leads, with a role there for every role here, whoever appeals', () => {
  const { jumps } = PRIVATE_LENDING.project;
  expect(jumps.map(({ project_code }) => project_code)).toEqual(VARIANTS.map(({ code }) => code));
  for (const [at, { roles }] of jumps.entries()) {
    expect(Object.keys(roles).sort()).toEqual(
      PRIVATE_LENDING.flow.roles
        .map(({ id }) => id)
        // The filing judge of the court below has no part in the second instance.
        .filter((id) => id !== 'filing_judge')
        .sort(),
    );
    expect(Object.values(roles).sort()).toEqual(VARIANTS[at]?.flow.roles.map(({ id }) => id).sort());
  }
});

it.each(VARIANTS)('seats each person of the first instance on their own side ($code)', (file) => {
  const jump = PRIVATE_LENDING.project.jumps.find(({ project_code }) => project_code === file.code);
  for (const role of ['plaintiff', 'counsel_p', 'defendant', 'counsel_d']) {
    const before = PRIVATE_LENDING.project.roles.find(({ role_id }) => role_id === role);
    const after = file.project.roles.find(({ role_id }) => role_id === jump?.roles[role]);
    expect(after?.name).toEqual(before?.name);
    expect(after?.character).toBe(before?.character);
  }
});

it('is reached by the jump alone where the defendant appeals', () => {
  expect(PRIVATE_LENDING_APPEAL_DEFENDANT.project.opening_mode).toBe('specified');
  expect(PRIVATE_LENDING_APPEAL.project.opening_mode).toBe('limited');
});

it.each(['zh', 'en'] as const)(
  'carries the judgment below without what was said to its students (%s)',
  (language) => {
    const judgment = textOf('first_judgment', language);
    expect(judgment).toContain('191,000');
    expect(judgment).toContain('4,951.10');
    expect(judgment).not.toMatch(/计算说明|How it is calculated|95\.5%/);
    const inFull = textOf('first_judgment', language, PRIVATE_LENDING_APPEAL_DEFENDANT);
    expect(inFull).toMatch(/返还原告陈晓岚借款本金 200,000 元|the principal of 200,000 yuan with interest/);
    expect(inFull).not.toMatch(/233\.30|驳回原告|other claims of the plaintiff/);
  },
);

it.each(['zh', 'en'] as const)('calculates the appeal of the defendant as it says (%s)', (language) => {
  const text = (id: string) => textOf(id, language, PRIVATE_LENDING_APPEAL_DEFENDANT);
  const upTo = (principal: number, rate: number, years: number, days: number) =>
    principal * rate * years + ((principal * rate) / 365) * days;
  const [onNote, lent] = [upTo(200_000, 0.146, 2, 7), upTo(191_000, 0.146, 2, 7)];
  expect(onNote).toBeCloseTo(58_960, 2);
  const dispute = 9_000 + onNote - lent;
  expect(dispute).toBeCloseTo(11_653.2, 2);
  expect(text('case_material')).toContain('11,653.20');
  // A lower rate as well: what is appealed against grows, and so does the fee.
  const withRate = 9_000 + onNote - upTo(191_000, 0.0365, 2, 7);
  expect(withRate).toBeCloseTo(53_883.3, 2);
  expect(50 + (withRate - 10_000) * 0.025).toBeCloseTo(1_147.08, 2);
  for (const figure of ['53,883.30', '1,147.08']) expect(text('reference_petition')).toContain(figure);
  const atHearing = 200_000 + upTo(200_000, 0.146, 2, 126);
  expect(atHearing).toBeCloseTo(268_480, 2);
  expect(150_000 + 3 * 37_000).toBe(261_000);
  expect(261_000).toBeGreaterThan(256_398.4);
  expect(261_000).toBeLessThan(atHearing);
  for (const figure of ['261,000', '111,000', '37,000', '268,480.00', '10,080', '5,184.40', '45.67'])
    expect(text('reference_settlement')).toContain(figure);
  expect(text('reference_settlement')).not.toContain('233.30');
  // Amended to 191,000, the first fee is shared as in the judgment that found it.
  for (const figure of ['233.30', '4,951.10', '91.33'])
    expect(text('reference_appeal_judgment')).toContain(figure);
});

it.each(['zh', 'en'] as const)('calculates dispute, fee and settlement as it says (%s)', (language) => {
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
  const beside = new Set(['answer', 'witness_papers', 'mediation', 'settlement']);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it.each(VARIANTS)('gives everybody in $code a brief worth reading', (file) => {
  expect(thinBriefs(file)).toEqual([]);
});

it.each(VARIANTS)('gives each member of the panel of $code reasons for either vote', (file) => {
  expect(votersWithoutDissent(file)).toEqual([]);
});

it.each(VARIANTS)('says nothing in $code of a party in the place of the other', (file) => {
  const appeals = file.project.fields.find(({ key }) => key === 'appellant_name')?.value.zh;
  const words = JSON.stringify({ flow: file.flow, project: file.project });
  const other = appeals === '陈晓岚' ? '周启明' : '陈晓岚';
  expect(words).not.toContain(`被上诉人${appeals}`);
  expect(words).not.toMatch(new RegExp(`(?<!被)上诉人${other}`, 'u'));
});
