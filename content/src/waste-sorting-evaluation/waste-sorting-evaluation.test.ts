import { plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { nodesOf } from '../test-support/walk.ts';
import { WASTE_SORTING_EVALUATION } from './index.ts';

const { flow, project } = WASTE_SORTING_EVALUATION;

function textOf(id: string, language: 'zh' | 'en'): string {
  const found = project.documents.find((document) => document.id === id);
  if (!found) throw new Error(`no document ${id}`);
  return plainText(found.body[language]);
}

it.each(['zh', 'en'] as const)('calculates its sample and its questionnaire as it says (%s)', (language) => {
  expect(480 / 600).toBe(0.8);
  expect(252 / 600).toBe(0.42);
  expect((480 + 252) / 1200).toBe(0.61);
  const evidence = textOf('evidence_2_sample', language);
  for (const [answers, share] of [
    [1787, 90],
    [814, 41],
    [1112, 56],
    [1072, 54],
    [1291, 65],
  ] as const) {
    expect(Math.round((answers / 1986) * 100)).toBe(share);
    expect(evidence).toContain(answers.toLocaleString('en'));
    expect(evidence).toContain(`${share}%`);
  }
});

it('adds up the tally sheet of one estate', () => {
  const rows = nodesOf(project.documents.find(({ id }) => id === 'evidence_2_sample')?.body.zh)
    .filter(({ type }) => type === 'tableRow')
    .map(({ content = [] }) => content.map((cell) => plainText(cell).trim()))
    .filter((cells) => cells.length === 6);
  const [, ...sets] = rows.slice(0, -1).map((cells) => cells.slice(2, 4).map(Number));
  expect(sets).toHaveLength(6);
  const sums = [0, 1].map((column) => sets.reduce((sum, set) => sum + (set[column] ?? 0), 0));
  expect(sums).toEqual([60, 25]);
  expect(rows.at(-1)?.slice(2, 4).map(Number)).toEqual(sums);
});

it('counts the fines of four years as it says', () => {
  expect(3126 * 70).toBe(218_820);
  expect(Math.round((2219 / 3126) * 100)).toBe(71);
  expect(Math.round(((3126 - 1313) / 3126) * 100)).toBe(58);
});

it('evaluates after the Code is in force, and says the day wherever it matters', () => {
  expect(Date.parse('2026-10-13')).toBeGreaterThan(Date.parse('2026-08-15'));
  for (const id of ['case_material', 'law_code', 'reference_legality', 'reference_proposal']) {
    expect(textOf(id, 'zh'), id).toMatch(/2026 年 8 月 15 日|第三十四条（后）/);
  }
});

it('lets the agency that is evaluated be heard but not vote', () => {
  const voters = flow.nodes
    .find(({ id }) => id === 'vote')
    ?.roles.filter(({ functions }) => functions.includes('vote'));
  expect(voters?.map(({ role_id }) => role_id)).toEqual(['lead', 'deputy', 'expert', 'stat']);
  const hearing = flow.nodes.find(({ id }) => id === 'hearing')?.roles.map(({ role_id }) => role_id);
  expect(hearing).toHaveLength(flow.roles.length);
});

it('gives the three strands to different people', () => {
  const people = ['sampling', 'interviews', 'legality'].flatMap(
    (id) => flow.nodes.find((node) => node.id === id)?.roles.map(({ role_id }) => role_id) ?? [],
  );
  expect(new Set(people).size).toBe(people.length);
});

it('goes up to the Council of Chairpersons after two votes at most, however they come out', () => {
  const after = (node: string) => flow.transitions.filter(({ from }) => from === node).map(({ to }) => to);
  expect(after('vote')).toEqual(['proposal', 'second_vote', 'second_vote']);
  expect(after('second_vote')).toEqual(['proposal', 'submission', 'submission']);
});

it('takes as long as it says along the way to the report', () => {
  const beside = new Set(['interviews', 'legality', 'resample', 'second_vote']);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('keeps every answer until the evaluation has been reported', () => {
  const bound = project.documents.filter(({ kind }) => kind === 'reference');
  expect(bound.length).toBeGreaterThan(0);
  for (const { id, release = [] } of bound) {
    const from = release.map(({ node_id }) => node_id);
    expect(from.length, id).toBeGreaterThan(0);
    expect(
      from.filter((node) => !['submission'].includes(node)),
      id,
    ).toEqual([]);
  }
});

it('takes its 61% for a sample of two equal halves, never for the city', () => {
  const shares = [0.2, 0.5, 0.8].map((supervised) => supervised * 0.8 + (1 - supervised) * 0.42);
  expect(shares.map((share) => Math.round(share * 100))).toEqual([50, 61, 72]);
  const spoken = JSON.stringify(
    flow.nodes.map(({ introduction, lines, guides }) => [introduction, lines, guides]),
  );
  expect(spoken).not.toMatch(/只有 61%|61% 这个数字站得住|数字出来了：61%/);
  expect(spoken).toMatch(/这是样本的数，不是全市的数/);
});

it('leaves it to the standing committee whether an article is applied', () => {
  const texts = JSON.stringify([flow.nodes, project.documents]);
  expect(texts).not.toMatch(/请主任会议决定三件事[^"]*不再适用/);
  const council = flow.transitions.find(({ id }) => id === 'submission_council');
  expect(council?.kind).toBe('wrong');
  expect(council?.feedback?.zh).toContain('《地方组织法》第五十四条第二款');
});

it('writes no report whose facts were not put to those whom it describes, and lets them answer it', () => {
  const papers = flow.nodes
    .flatMap(({ templates }) => templates)
    .filter(({ id }) => id.startsWith('fact_check'));
  const described = ['bureau', 'property', 'hauler', 'resident'];
  expect(papers.map(({ role_ids }) => role_ids)).toEqual(described.map((role) => [role]));
  const done = flow.transitions.find(({ id }) => id === 'replies_done');
  expect(done?.to).toBe('analysis');
  expect(done?.conditions?.map((one) => one.type === 'handed_in' && one.template_id)).toEqual(
    papers.map(({ id }) => id),
  );
  const heard = flow.nodes.find(({ id }) => id === 'submission')?.lines.map(({ role_id }) => role_id);
  expect(heard).toEqual(expect.arrayContaining(described));
});

it('gives every role a paper of their own', () => {
  const drafters = flow.nodes
    .filter(({ kind }) => kind === 'edit')
    .flatMap(({ templates }) => templates.flatMap(({ role_ids }) => role_ids));
  const signers = flow.nodes.flatMap(({ roles }) =>
    roles.filter(({ functions }) => functions.includes('signature')).map(({ role_id }) => role_id),
  );
  const own = new Set([...drafters, ...signers]);
  expect(flow.roles.map(({ id }) => id).filter((id) => !own.has(id))).toEqual([]);
});
