import { plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { thinBriefs, votersWithoutDissent } from '../test-support/roles-said.ts';
import { SEAL_AND_WORDS } from './index.ts';

const { flow, project } = SEAL_AND_WORDS;

/** What nobody decides any more when it opens. */
const EARLY = ['reference_commission'];

function textOf(id: string, language: 'zh' | 'en'): string {
  const found = project.documents.find((document) => document.id === id);
  if (!found) throw new Error(`no document ${id}`);
  return plainText(found.body[language]);
}

function rolesOf(id: string) {
  return flow.nodes.find((node) => node.id === id)?.roles ?? [];
}

it.each(['zh', 'en'] as const)('counts slips, crossings and simulations as it says (%s)', (language) => {
  expect(280_000 + 360_000).toBe(640_000);
  expect(14 + 18).toBe(32);
  expect(27 + 0 + 3).toBe(30);
  expect(4 + 24 + 2).toBe(30);
  expect(8 + 6).toBe(14);
  const record = textOf('evidence_3_lab', language);
  // The head of the simulation is left; what the crossings mean is for the experts to say.
  const onTop = language === 'zh' ? /字在上/g : /Words on top/g;
  expect(record.match(onTop)?.length).toBe(1);
  const unbroken = language === 'zh' ? /墨粉连续覆盖印油/g : /Toner covers the ink without break/g;
  expect(record.match(unbroken)?.length).toBe(4);
  for (const figure of ['1,280,000', '640,000']) expect(textOf('case_material', language)).toContain(figure);
});

it('keeps its dates: acceptance within seven working days, the opinion within thirty', () => {
  const holidays = new Set(['2025-05-01', '2025-05-02', '2025-05-05', '2025-06-02']);
  const workingDays = (from: string, to: string) => {
    let count = 0;
    for (let day = Date.parse(from) + 86_400_000; day <= Date.parse(to); day += 86_400_000) {
      const date = new Date(day);
      const isWeekend = [0, 6].includes(date.getUTCDay());
      if (!isWeekend && !holidays.has(date.toISOString().slice(0, 10))) count += 1;
    }
    return count;
  };
  expect(workingDays('2025-04-28', '2025-05-06')).toBeLessThanOrEqual(7);
  expect(workingDays('2025-05-06', '2025-06-12')).toBeLessThanOrEqual(30);
});

it('keeps the record for the laboratory until the opinion is out, and the models until the reasons are written', () => {
  const releaseOf = (id: string) => project.documents.find((document) => document.id === id);
  expect(releaseOf('evidence_3_lab')?.role_ids).toEqual(['head', 'expert_a', 'expert_b']);
  expect(releaseOf('evidence_3_served')?.release).toEqual([{ node_id: 'opinion' }]);
  const references = project.documents.filter(({ kind, id }) => kind === 'reference' && !EARLY.includes(id));
  for (const { id, release } of references) expect(release, id).toEqual([{ node_id: 'reasoning' }]);
});

it('has two experts who examine apart and both appear', () => {
  expect(rolesOf('exam_a').map(({ role_id }) => role_id)).toEqual(['expert_a']);
  expect(rolesOf('exam_b').map(({ role_id }) => role_id)).toEqual(['expert_b']);
  const inCourt = rolesOf('testimony').map(({ role_id }) => role_id);
  expect(inCourt).toEqual(expect.arrayContaining(['expert_a', 'expert_b', 'advisor']));
});

it('lets only the panel vote on the evidence, and no expert vote on science', () => {
  const votes = flow.nodes.filter(({ kind }) => kind === 'vote');
  expect(votes.map(({ id }) => id)).toEqual(['finding']);
  const voters = rolesOf('finding').filter(({ functions }) => functions.includes('vote'));
  expect(voters.map(({ role_id }) => role_id)).toEqual(['judge', 'judge_b', 'assessor']);
});

it('takes as long as it says along the way to the reasons', () => {
  const beside = new Set([
    'exam_b',
    'preparation',
    'witness',
    'witness_hearing',
    'supplement',
    'supplement_hearing',
  ]);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('lets nobody who may testify sit through a hearing, and tests every opinion before the panel votes', () => {
  const manager = flow.nodes.flatMap(({ roles }) => roles.filter(({ role_id }) => role_id === 'manager'));
  const atHearings = manager.filter(({ seat }) => seat !== null);
  expect(atHearings.length).toBeGreaterThan(0);
  for (const { inside } of atHearings) expect(inside).toBe(false);
  const waysFrom = (id: string) =>
    flow.transitions.flatMap(({ from, to, kind }) => (from === id && kind === 'advance' ? [to] : []));
  expect(waysFrom('supplement')).toEqual(['supplement_hearing']);
  expect(waysFrom('objection')).toEqual(['reply']);
  expect(flow.transitions.filter(({ to }) => to === 'finding').map(({ from }) => from)).toEqual(['debate']);
});

it('gives each role a brief of its own, and each voter reasons for either vote', () => {
  expect(thinBriefs(SEAL_AND_WORDS)).toEqual([]);
  expect(votersWithoutDissent(SEAL_AND_WORDS)).toEqual([]);
});
