import { plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { LEEK_PENALTY } from './index.ts';

const { flow, project } = LEEK_PENALTY;

function textOf(id: string, language: 'zh' | 'en'): string {
  const found = project.documents.find((document) => document.id === id);
  if (!found) throw new Error(`no document ${id}`);
  return plainText(found.body[language]);
}

it.each(['zh', 'en'] as const)('reckons its leeks as it says (%s)', (language) => {
  expect(8 * 4.5).toBe(36);
  expect(6.5 * 7).toBe(45.5);
  expect(1.5 * 7 + 6.5 * 7).toBe(56);
  expect(56 - 36).toBe(20);
  expect(Math.floor(50_000 / 56)).toBe(892);
  // What was refunded is not confiscated (Administrative Penalty Law, Article 28, second paragraph).
  expect(56 - 14).toBe(42);
  const material = textOf('case_material', language);
  for (const figure of ['36', '10.50', '45.50', '56', '14', '42', '50,000'])
    expect(material).toContain(figure);
  expect(textOf('reference_plea', language)).toContain('892');
});

it('gives seven days before the hearing and decides within ninety of filing', () => {
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  expect(days('2025-04-14', '2025-04-24')).toBeGreaterThanOrEqual(7);
  expect(days('2025-04-08', '2025-04-11')).toBeLessThanOrEqual(5);
  expect(days('2025-03-05', '2025-05-08')).toBeLessThanOrEqual(90);
});

it('lets nobody who investigated conduct the hearing or vote', () => {
  const hosts = flow.nodes
    .filter(({ id }) => id === 'hearing')
    .flatMap(({ roles }) => roles.filter(({ host }) => host));
  expect(hosts.map(({ role_id }) => role_id)).toEqual(['host']);
  for (const { roles } of flow.nodes.filter(({ kind }) => kind === 'vote')) {
    const voters = roles.filter(({ functions }) => functions.includes('vote'));
    expect(voters.map(({ role_id }) => role_id)).toEqual(['head', 'deputy_a', 'deputy_b']);
  }
  const questioned = flow.nodes.find(({ id }) => id === 'inspection');
  expect(questioned?.roles.filter(({ role_id }) => role_id.startsWith('officer'))).toHaveLength(2);
});

it('comes to a decision after two votes at most, however they come out', () => {
  const after = (node: string) => flow.transitions.filter(({ from }) => from === node).map(({ to }) => to);
  expect(after('discussion')).toEqual(['decision', 'second_vote', 'second_vote']);
  expect(after('second_vote')).toEqual(['decision', 'decision', 'decision']);
});

it('takes as long as it says along the way to the decision', () => {
  const beside = new Set(['hearing_notice', 'supplement', 'second_vote']);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});
