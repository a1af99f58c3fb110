import { plainText } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { bundledCases } from '../index.ts';
import { nodesOf } from '../test-support/walk.ts';
import { PLEA_LENIENCY } from './index.ts';

const { flow, project } = PLEA_LENIENCY;

it('adds up the valuation', () => {
  const found = project.documents.find(({ id }) => id === 'evidence_3_value');
  const amounts = nodesOf(found?.body.zh)
    .filter(({ type }) => type === 'tableRow')
    .slice(1)
    .map((row) => Number(plainText(row.content?.[1] ?? row).replaceAll(/[,\s]/g, '')));
  expect(amounts.pop()).toBe(21_600);
  expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(21_600);
});

it('takes as long as it says along the longest way with a plea', () => {
  const beside = new Set([
    ...['defence', 'restitution', 'withdrawal', 'opening_plain', 'recanted'],
    ...['full_inquiry', 'debate_full', 'guilt_vote', 'term_vote', 'sentence_vote'],
  ]);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('opens every reference answer only when judgment was given', () => {
  for (const { kind, release, id } of project.documents)
    if (kind === 'reference') expect(release, id).toEqual([{ node_id: 'pronouncement' }]);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

describe('what follows from a vote', () => {
  const last = flow.transitions.filter(({ to, outcome }) => to === 'judgment' && outcome !== null);
  const pronounced = flow.nodes.find(({ id }) => id === 'pronouncement')?.lines ?? [];
  const judgment = flow.nodes.flatMap(({ templates }) => templates).find(({ id }) => id === 'judgment_form');
  const parts = judgment?.models?.[0]?.parts ?? [];
  const wordsOf = ({ from, outcome }: (typeof last)[number]) => ({
    line: pronounced.filter(({ only_after }) =>
      only_after?.some((one) => one.node_id === from && one.outcome === outcome),
    ),
    paper: parts
      .filter(({ when }) =>
        when?.some((one) => one.type === 'voted' && one.node_id === from && one.outcome === outcome),
      )
      .map(({ body }) => plainText(body.zh)),
  });
  const figures = (text: string) =>
    [...text.matchAll(/[\d,]+ 元|[一二三四五六七八九十]+(?:个月|年)/gu)].map(String);

  it('is pronounced as it is written, once for each outcome that ends the deliberation', () => {
    expect(last.length).toBe(12);
    for (const way of last) {
      const { line, paper } = wordsOf(way);
      expect(line, way.id).toHaveLength(1);
      expect(paper, way.id).toHaveLength(2);
      expect(figures(paper[1] ?? ''), way.id).toEqual(
        figures(line[0]?.text.zh ?? '').slice(0, figures(paper[1] ?? '').length),
      );
    }
  });

  it('is exclusion wherever no majority holds the record lawful', () => {
    const bound = flow.nodes
      .flatMap(({ lines }) => lines)
      .flatMap(({ only_after = [] }) => [only_after.filter(({ node_id }) => node_id === 'exclusion_vote')])
      .filter((after) => after.length > 0)
      .map((after) => after.map(({ outcome }) => outcome).join());
    expect(new Set(bound)).toEqual(new Set(['passed,tied', 'rejected']));
    const costOf = (id: string) => flow.transitions.find((one) => one.id === id)?.cost;
    expect(costOf('exclusion_tied')).toEqual(costOf('exclusion_passed'));
    expect(costOf('exclusion_rejected')).not.toEqual(costOf('exclusion_passed'));
  });
});

it('leads from a plea that falls away to the full investigation, never to a recommendation', () => {
  const withoutPlea = ['full_inquiry', 'debate_full', 'guilt_vote', 'term_vote'];
  const next = (id: string) => flow.transitions.filter(({ from, kind }) => from === id && kind === 'advance');
  for (const id of withoutPlea)
    for (const { to } of next(id)) expect([...withoutPlea, 'judgment'], id).toContain(to);
  const recanting = flow.transitions
    .filter(({ to, from }) => to === 'recanted' && from !== to)
    .map(({ from }) => from);
  expect(new Set(recanting)).toEqual(new Set(['opening', 'inquiry', 'debate', 'plea_vote']));
});

it('is the one case with a prosecutor, by which its sides are called prosecution and defence', () => {
  const criminal = bundledCases.filter((file) => file.flow.roles.some(({ type }) => type === 'prosecutor'));
  expect(criminal.map(({ code }) => code)).toEqual(['criminal-plea-leniency']);
  const ofProsecution = flow.roles.filter(({ side }) => side === 'claimant').map(({ id }) => id);
  expect(ofProsecution).toEqual(['prosecutor', 'assistant', 'victim']);
});
