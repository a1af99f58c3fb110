import { plainText } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { LABOUR_ARBITRATION } from './index.ts';

const { flow, project } = LABOUR_ARBITRATION;

const WAGE = 8_000;
const DAY = WAGE / 21.75;
const AVERAGE = (WAGE * 12 + 4_800) / 12;
const fen = (amount: number) => Math.round(amount * 100) / 100;

const FIGURES = {
  undisputed: fen(DAY * 11),
  wages: fen(DAY * 14),
  claimedOvertime: fen(DAY * 2 * 12),
  overtime: fen(DAY * 2 * 8),
  compensation: AVERAGE * 1.5 * 2,
  double: WAGE * 5,
  withinYear: fen((WAGE * 17) / 31) + WAGE,
};
const FINAL_LIMIT = 2_200 * 12;

function yuan(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });
}

function textOf(id: string, language: 'zh' | 'en'): string {
  const found = project.documents.find((document) => document.id === id);
  if (!found) throw new Error(`no document ${id}`);
  return plainText(found.body[language]);
}

describe.each(['zh', 'en'] as const)('figures (%s)', (language) => {
  it('of the application are calculated as it says', () => {
    const { wages, claimedOvertime, compensation, double } = FIGURES;
    const text = textOf('reference_application', language);
    for (const amount of [
      wages,
      claimedOvertime,
      compensation,
      double,
      fen(wages + claimedOvertime + compensation + double),
    ])
      expect(text).toContain(yuan(amount));
  });

  it('of the award are calculated as it says, whatever was voted', () => {
    const { undisputed, wages, overtime, compensation, double, withinYear } = FIGURES;
    const text = textOf('reference_award', language);
    const sums = [undisputed, wages, overtime, compensation, double, withinYear];
    const rest = wages + overtime + compensation;
    for (const amount of [...sums, fen(rest + double), fen(rest + withinYear), FINAL_LIMIT])
      expect(text).toContain(yuan(amount));
  });

  it('of the defence are what is left of a year', () => {
    const text = textOf('reference_defence', language);
    expect(text).toContain(yuan(FIGURES.withinYear));
    expect(text).toContain(yuan(fen(FIGURES.wages - FIGURES.undisputed)));
  });
});

it('makes only the double wages of five months other than final', () => {
  const { double, ...others } = FIGURES;
  expect(double).toBeGreaterThan(FINAL_LIMIT);
  for (const amount of Object.values(others)) expect(amount).toBeLessThanOrEqual(FINAL_LIMIT);
});

it('decides within forty-five days of acceptance', () => {
  const day = (text: string) => Date.parse(text.replace(/ 年 | 月 /g, '-').replace(' 日', ''));
  const fieldOf = (key: string) => project.fields.find((field) => field.key === key)?.value.zh ?? '';
  expect((day(fieldOf('award_date')) - day(fieldOf('accept_date'))) / 86_400_000).toBeLessThanOrEqual(45);
});

it('shows its answers to nobody who has still to decide', () => {
  for (const { id, kind, release } of project.documents) {
    if (kind !== 'reference') continue;
    const points = release?.map(({ node_id }) => node_id);
    expect(points, id).toEqual(
      ['reference_award', 'reference_other_award', 'reference_remedy', 'reference_challenge'].includes(id)
        ? ['report']
        : ['award', 'report'],
    );
  }
});

it('lets the three arbitrators vote, and nobody else', () => {
  for (const { id, roles } of flow.nodes.filter(({ kind }) => kind === 'vote')) {
    const voters = roles.filter(({ functions }) => functions.includes('vote')).map(({ role_id }) => role_id);
    expect(voters, id).toEqual(['presiding', 'arb_a', 'arb_b']);
  }
});

it('takes as long as it says along the way to an award', () => {
  const beside = new Set([
    'inquiry',
    'formation',
    'testimony',
    'partial',
    'agreement',
    'award_other',
    'suit',
    'challenge',
    'outlook',
  ]);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

describe('the last day', () => {
  const DAY = 86_400_000;
  /** National Day and Mid-Autumn of 2025. */
  const isHoliday = (at: Date) =>
    [0, 6].includes(at.getUTCDay()) || (at.getUTCMonth() === 9 && at.getUTCDate() <= 8);
  const lastDay = (received: string, days: number) => {
    const at = new Date(Date.parse(received) + days * DAY);
    while (isHoliday(at)) at.setTime(at.getTime() + DAY);
    return at.toISOString().slice(0, 10);
  };

  it('is counted from the day after receipt, for each side by itself', () => {
    expect(lastDay('2025-08-29', 15)).toBe('2025-09-15');
    expect(textOf('reference_remedy', 'zh')).toContain('顺延到 9 月 15 日');
    expect(textOf('reference_remedy', 'en')).toContain('15 September');
    expect(lastDay('2025-09-01', 15)).toBe('2025-09-16');
    expect(textOf('reference_challenge', 'zh')).toContain('9 月 16 日');
    expect(lastDay('2025-09-01', 30)).toBe('2025-10-09');
    expect(textOf('reference_challenge', 'zh')).toContain('顺延到 10 月 9 日');
  });
});

describe('after the deliberation', () => {
  const templates = flow.nodes.flatMap((node) => node.templates);
  const wordingsOf = (id: string) =>
    templates.find((one) => one.id === id)?.variants?.map(({ name }) => name.zh) ?? [];
  const conditionsOf = (id: string) => flow.transitions.find((one) => one.id === id)?.conditions ?? [];

  it('words the award by what was voted', () => {
    expect(wordingsOf('award_form')).toEqual(['仲裁裁决书（全部终局）', '仲裁裁决书（终局部分）']);
    expect(wordingsOf('challenge_form')).toEqual(['撤销仲裁裁决申请书']);
  });

  it('asks the court for the difference between claim and award, whatever was voted', () => {
    const { claimedOvertime, overtime, double, withinYear, wages, undisputed } = FIGURES;
    const form = JSON.stringify(templates.find(({ id }) => id === 'suit_form')?.models);
    for (const amount of [claimedOvertime - overtime, double - withinYear, wages - undisputed])
      expect(form).toContain(yuan(fen(amount)));
  });

  it('draws up the award on the double wages apart only where it is not final', () => {
    const outcomeOf = (id: string) =>
      conditionsOf(id).flatMap((one) => (one.type === 'voted' ? [one.outcome] : []));
    expect(outcomeOf('award_all_final')).toEqual(['rejected']);
    expect(outcomeOf('award_apart_passed')).toEqual(['passed']);
    expect(outcomeOf('award_apart_tied')).toEqual(['tied']);
  });

  it('lets the employer sue only on what is not final, and the worker always', () => {
    const visits = (id: string) => conditionsOf(id).filter(({ type }) => type === 'visited');
    expect(visits('challenge_sue')).toEqual([{ type: 'visited', node_id: 'award_other', at_least: 1 }]);
    expect(visits('suit_filed')).toEqual([]);
  });
});
