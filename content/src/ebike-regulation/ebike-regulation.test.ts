import { plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { nodesOf } from '../test-support/walk.ts';
import { EBIKE_REGULATION } from './index.ts';

const { flow, project } = EBIKE_REGULATION;

function rowsOf(id: string): string[][] {
  const found = project.documents.find((document) => document.id === id);
  return nodesOf(found?.body.zh)
    .filter(({ type }) => type === 'tableRow')
    .slice(1)
    .map((row) => (row.content ?? []).map((cell) => plainText(cell).trim()));
}

function numbers(row: readonly string[] = []): number[] {
  return row.slice(1).map((cell) => Number(cell.replaceAll(',', '')));
}

it('adds up its fires and its comments', () => {
  const fires = rowsOf('evidence_1_fires').map(numbers);
  const total = fires.at(-1) ?? [];
  for (const [column, sum] of total.entries()) {
    expect(fires.slice(0, -1).reduce((all, row) => all + (row[column] ?? 0), 0)).toBe(sum);
  }
  const comments = rowsOf('evidence_2_comments').map((row) => numbers(row).slice(0, 3));
  for (const [all = 0, pro = 0, con = 0] of comments) expect(pro + con).toBe(all);
  expect(comments.reduce((sum, [all = 0]) => sum + all, 0)).toBe(2_316);
});

it('has ports for as many bicycles as it says', () => {
  expect(312_000 / 46_200).toBeCloseTo(6.8, 1);
  expect(1_860 / 420).toBeCloseTo(4.4, 1);
});

it('gives a text that fails one revision and one more vote, and then ends', () => {
  const failed = (from: string) =>
    flow.transitions.flatMap((transition) =>
      transition.from === from && (transition.outcome === 'rejected' || transition.outcome === 'tied')
        ? [transition.to]
        : [],
    );
  expect(failed('clause_vote')).toEqual(['redraft', 'redraft']);
  expect(failed('session')).toEqual(['resubmission', 'resubmission']);
  expect(failed('final_session')).toEqual(['not_passed', 'not_passed']);
  const onFrom = (from: string) =>
    flow.transitions.flatMap((transition) =>
      transition.from === from && transition.kind === 'advance' ? [transition.to] : [],
    );
  expect(onFrom('redraft')).toEqual(['final_session']);
  expect(onFrom('resubmission')).toEqual(['final_session', 'not_passed']);
  expect(onFrom('not_passed')).toEqual(['report']);
});

it('takes as long as it says along the way to the announcement', () => {
  const beside = new Set([
    'statement',
    'clause_vote',
    'redraft',
    'resubmission',
    'final_session',
    'not_passed',
  ]);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('keeps every answer until the regulation is announced or has failed', () => {
  const bound = project.documents.filter(({ kind }) => kind === 'reference');
  expect(bound.length).toBeGreaterThan(0);
  for (const { id, release = [] } of bound) {
    const from = release.map(({ node_id }) => node_id);
    expect(from.length, id).toBeGreaterThan(0);
    expect(
      from.filter((node) => !['approval', 'not_passed'].includes(node)),
      id,
    ).toEqual([]);
  }
});

it('leaves to each body what is its own: the Council the separate vote, the proposer the second bill', () => {
  const hostOf = (id: string) =>
    flow.nodes.find((node) => node.id === id)?.roles.find(({ host }) => host)?.role_id;
  const ways = (id: string) =>
    flow.transitions.filter(({ from, kind }) => from === id && kind === 'advance').map(({ to }) => to);
  expect(hostOf('chairs')).toBe('chair');
  expect(ways('chairs')).toEqual(['session', 'clause_vote']);
  expect(ways('review')).toEqual(['chairs']);
  const note = flow.nodes.flatMap(({ templates }) => templates).find(({ id }) => id === 'resubmission_note');
  expect(note?.role_ids).toEqual(['drafter']);
  expect(hostOf('resubmission')).toBe('chair');
});

it('numbers the one paragraph of Article 12 by items', () => {
  const texts = JSON.stringify([flow, project.documents]);
  expect(texts).not.toMatch(/违反(?:本条例)?第十二条第[一二三]款/);
  expect(texts).toMatch(/违反第十二条第三项的，给予警告/);
});

it('gives every voter something of their own to write or to lead', () => {
  const voters = new Set(
    flow.nodes.flatMap(({ roles }) =>
      roles.filter(({ functions }) => functions.includes('vote')).map(({ role_id }) => role_id),
    ),
  );
  const own = new Set(
    flow.nodes.flatMap(({ kind, roles, templates }) => [
      ...(kind === 'edit' ? templates.flatMap(({ role_ids }) => role_ids) : []),
      ...roles.filter(({ host }) => host).map(({ role_id }) => role_id),
    ]),
  );
  expect([...voters].filter((role) => !own.has(role))).toEqual([]);
});

it('reviews nothing before each speaker has answered in writing, and tells them of the outcome', () => {
  const speakers = ['resident', 'rider', 'platform'];
  const papers = flow.nodes
    .flatMap(({ templates }) => templates)
    .filter(({ id }) => id.startsWith('hearing_answer'));
  expect(papers.map(({ role_ids }) => role_ids)).toEqual(speakers.map((role) => [role]));
  const done = flow.transitions.find(({ id }) => id === 'answers_done');
  expect(done?.to).toBe('review');
  expect(done?.conditions?.map((one) => one.type === 'handed_in' && one.template_id)).toEqual(
    papers.map(({ id }) => id),
  );
  for (const end of ['approval', 'not_passed']) {
    const heard = flow.nodes.find(({ id }) => id === end)?.lines.map(({ role_id }) => role_id);
    expect(heard, end).toEqual(expect.arrayContaining(speakers));
  }
});
