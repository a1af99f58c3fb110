import { plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { idleRoles, thinBriefs, votersWithoutDissent } from '../test-support/roles-said.ts';
import { LEEK_PENALTY } from './index.ts';

const { flow, project } = LEEK_PENALTY;

function textOf(id: string, language: 'zh' | 'en'): string {
  const found = project.documents.find((document) => document.id === id);
  if (!found) throw new Error(`no document ${id}`);
  return plainText(found.body[language]);
}

it.each(['zh', 'en'] as const)('calculates its leeks as it says (%s)', (language) => {
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

const DAY = 86_400_000;
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;
/** Working days that lie between two days; no statutory holiday falls between those asked for here. */
const workingDaysBetween = (from: string, to: string) =>
  Array.from({ length: days(from, to) - 1 }, (_, at) => new Date(Date.parse(from) + (at + 1) * DAY)).filter(
    (day) => ![0, 6].includes(day.getUTCDay()),
  ).length;

it('gives seven working days before the hearing and decides within ninety days of filing', () => {
  // "Five days" and "seven days" are working days (Administrative Penalty Law, Article 85).
  expect(workingDaysBetween('2025-04-14', '2025-04-24')).toBe(7);
  expect(workingDaysBetween('2025-04-14', '2025-04-21')).toBe(4);
  expect(workingDaysBetween('2025-04-08', '2025-04-12')).toBe(3);
  expect(new Date(Date.parse('2025-03-05') + 90 * DAY).toISOString().slice(0, 10)).toBe('2025-06-03');
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

it('imposes what a majority carried, and nothing where no motion was carried', () => {
  const after = (node: string) => flow.transitions.filter(({ from }) => from === node).map(({ to }) => to);
  expect(after('discussion')).toEqual(['decision', 'amount_vote', 'amount_vote']);
  expect(after('amount_vote')).toEqual(['decision', 'second_vote', 'second_vote']);
  expect(after('second_vote')).toEqual(['decision', 'minimum_vote', 'minimum_vote']);
  expect(after('minimum_vote')).toEqual(['decision', 'no_decision', 'no_decision']);
  const intoDecision = flow.transitions.filter(({ to, kind }) => to === 'decision' && kind === 'advance');
  expect(intoDecision.every(({ outcome }) => outcome === 'passed')).toBe(true);
  expect(after('no_decision')).not.toContain('decision');
});

it('keeps its answers until what they answer has been decided', () => {
  const releases = Object.fromEntries(
    project.documents
      .filter(({ kind }) => kind === 'reference')
      .map(({ id, release }) => [id, release?.map(({ node_id }) => node_id)]),
  );
  for (const id of ['reference_plea', 'reference_precedents', 'reference_review', 'reference_decision'])
    expect(releases[id], id).toEqual(['delivery', 'no_decision']);
  expect(Object.values(releases).every((points) => points !== undefined)).toBe(true);
});

it('has the deputies at work for two fifths of its time', () => {
  for (const deputy of ['deputy_a', 'deputy_b']) {
    const beside = new Set(['amount_vote', 'second_vote', 'minimum_vote', 'no_decision']);
    const minutes = flow.nodes
      .filter(({ id, roles }) => !beside.has(id) && roles.some(({ role_id }) => role_id === deputy))
      .reduce((sum, section) => sum + (section.minutes ?? 0), 0);
    expect(minutes, deputy).toBeGreaterThanOrEqual(project.minutes * 0.4);
  }
});

it('takes as long as it says along the way to the decision', () => {
  const beside = new Set([
    'hearing_notice',
    'precedents',
    'source',
    'supplement',
    'amount_vote',
    'second_vote',
    'minimum_vote',
    'no_decision',
  ]);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('has the supplier sign what he says before he is heard, and shows his slip to both sides', () => {
  expect(idleRoles(LEEK_PENALTY)).toEqual([]);
  const checked = flow.transitions.find(({ id }) => id === 'source_checked');
  expect(checked?.conditions).toContainEqual({
    type: 'signed_by',
    template_id: 'source_statement',
    role_ids: ['witness'],
  });
  const [own, produced] = project.documents.filter(({ id }) => id.startsWith('evidence_5'));
  expect(own && plainText(own.body.zh)).toBe(produced && plainText(produced.body.zh));
  expect([...(own?.role_ids ?? []), ...(produced?.role_ids ?? [])].sort()).toEqual(
    flow.roles.map(({ id }) => id).sort(),
  );
});

it('leads into an action wherever a fine was imposed, and nowhere else', () => {
  const ways = flow.transitions.filter(({ from }) => from === 'imposed');
  expect(ways.map(({ to }) => to)).toEqual(['suit', 'suit', 'suit', 'report']);
  expect(project.jumps.every(({ when }) => when?.outcome === 'passed')).toBe(true);
});

it('gives each role a brief of its own, and each voter reasons for either vote', () => {
  expect(thinBriefs(LEEK_PENALTY)).toEqual([]);
  expect(votersWithoutDissent(LEEK_PENALTY)).toEqual([]);
});
