import { plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { nodesOf } from '../test-support/walk.ts';
import { GAME_ACCOUNT } from './index.ts';

const { flow, project } = GAME_ACCOUNT;

function documentOf(id: string) {
  const found = project.documents.find((document) => document.id === id);
  if (!found) throw new Error(`no document ${id}`);
  return found;
}

function columnOf(id: string): number[] {
  return nodesOf(documentOf(id).body.zh)
    .filter(({ type }) => type === 'tableRow')
    .slice(1)
    .map((row) => Number(plainText(row.content?.[1] ?? row).replaceAll(/[,\s]/g, '')));
}

it('adds up what was paid in and averages what accounts sold for', () => {
  const paid = columnOf('evidence_3_payments');
  const total = paid.pop();
  expect(paid.reduce((sum, one) => sum + one, 0)).toBe(total);
  const prices = columnOf('evidence_2_market');
  const average = prices.pop();
  expect(prices.reduce((sum, one) => sum + one, 0) / prices.length).toBe(average);
});

it.each(['zh', 'en'] as const)('calculates balance and value as the opinion says (%s)', (language) => {
  const opinion = plainText(documentOf('reference_opinion').body[language]);
  expect(opinion).toContain((62_000 / 10).toLocaleString('en-US'));
  expect(opinion).toContain((46_800 * 0.95).toLocaleString('en-US'));
});

it('comes to an opinion after two votes at most, however they come out', () => {
  const after = (node: string) => flow.transitions.filter(({ from }) => from === node).map(({ to }) => to);
  expect(after('vote_whole')).toEqual(['opinion', 'vote_split', 'vote_split']);
  expect(after('vote_split')).toEqual(['opinion', 'opinion', 'opinion']);
});

it('never leads back: every way on goes further down the drawing or beside it', () => {
  const order = flow.nodes.map(({ id }) => id);
  const back = flow.transitions.filter(
    ({ from, to, kind }) => kind === 'advance' && order.indexOf(to) < order.indexOf(from),
  );
  expect(back).toEqual([]);
});

it('takes as long as it says along the way to the opinion', () => {
  const beside = new Set(['antithesis', 'testing', 'vote_split']);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('keeps every answer until the critique is over', () => {
  const bound = project.documents.filter(({ kind }) => kind === 'reference');
  expect(bound.length).toBeGreaterThan(0);
  for (const { id, release = [] } of bound) {
    const from = release.map(({ node_id }) => node_id);
    expect(from.length, id).toBeGreaterThan(0);
    expect(
      from.filter((node) => !['critique'].includes(node)),
      id,
    ).toEqual([]);
  }
});

it('is a comprehensive seminar in which every role writes a paper or leads', () => {
  expect(project.grade).toBe('comprehensive');
  const drafters = flow.nodes
    .filter(({ kind }) => kind === 'edit')
    .flatMap(({ templates }) => templates.flatMap(({ role_ids }) => role_ids));
  const leaders = flow.nodes
    .filter(({ kind }) => kind !== 'report')
    .flatMap(({ roles }) => roles.filter(({ host }) => host).map(({ role_id }) => role_id));
  const own = new Set([...drafters, ...leaders]);
  expect(flow.roles.map(({ id }) => id).filter((id) => !own.has(id))).toEqual([]);
});

it('has the consumer law and the privacy of the dead among its norms', () => {
  const norms = plainText(documentOf('reference_norms').body.zh);
  expect(norms).toContain('消费者权益保护法第二十六条');
  expect(norms).toContain('第九百九十四条');
  expect(JSON.stringify(project.documents.filter(({ kind }) => kind === 'law'))).toContain(
    '不得利用格式条款并借助技术手段强制交易',
  );
});
