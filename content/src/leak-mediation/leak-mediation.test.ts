import { plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { nodesOf } from '../test-support/walk.ts';
import { LEAK_MEDIATION } from './index.ts';

const { flow, project } = LEAK_MEDIATION;

const SHARES = { owner: 0.6, tenant: 0.2, property: 0.1, downstairs: 0.1 };

/** The amounts in one column of a document's first table, its last row being the sum. */
function amountsOf(id: string, column: number): number[] {
  const found = project.documents.find((document) => document.id === id);
  return nodesOf(found?.body.zh)
    .filter(({ type }) => type === 'tableRow')
    .slice(1)
    .map((row) => Number(plainText(row.content?.[column] ?? row).replaceAll(/[,\s]/g, '')));
}

it.each([
  ['evidence_1_losses', 1, 13_300],
  ['reference_claim', 1, 8_800],
  ['reference_agreement', 2, 8_800],
])('adds up %s', (id, column, sum) => {
  const amounts = amountsOf(id, column);
  const total = amounts.pop();
  expect(total).toBe(sum);
  expect(amounts.reduce((all, one) => all + one, 0)).toBe(sum);
});

it('shares the loss as the proposal says', () => {
  expect(amountsOf('reference_agreement', 2).slice(0, 4)).toEqual(
    Object.values(SHARES).map((share) => Math.round(8_800 * share)),
  );
});

it('needs the consent of all who are to bear a share, and of no one else', () => {
  const proposal = flow.nodes.find(({ id }) => id === 'proposal');
  expect(proposal?.vote?.threshold).toBe('unanimous');
  const voters = proposal?.roles.filter(({ functions }) => functions.includes('vote'));
  expect(voters?.map(({ role_id }) => role_id)).toEqual(['downstairs', 'owner', 'tenant', 'property']);
  expect(voters).toHaveLength(Object.keys(SHARES).length);
});

it('lets the parties settle or go on at every stage of the talks', () => {
  const transitions = (from: string) =>
    flow.transitions
      .filter((transition) => transition.from === from && transition.kind === 'advance')
      .map(({ to }) => to);
  for (const stage of ['session', 'caucus', 'proposal', 'agreement'])
    expect(transitions(stage)).toContain('next_steps');
  expect(transitions('effect')).toEqual(['confirmation', 'report']);
});

it('takes as long as it says along the way to an agreement', () => {
  const beside = new Set(['reply', 'site', 'caucus', 'confirmation', 'next_steps']);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('keeps every answer until the talks are settled or have ended', () => {
  const bound = project.documents.filter(({ kind }) => kind === 'reference');
  expect(bound.length).toBeGreaterThan(0);
  for (const { id, release = [] } of bound) {
    const from = release.map(({ node_id }) => node_id);
    expect(from.length, id).toBeGreaterThan(0);
    expect(
      from.filter((node) => !['effect', 'confirmation', 'next_steps', 'report'].includes(node)),
      id,
    ).toEqual([]);
  }
});

it('gives every role a paper to write, a section to lead or a share to decide on', () => {
  const drafters = flow.nodes
    .filter(({ kind }) => kind === 'edit')
    .flatMap(({ templates }) => templates.flatMap(({ role_ids }) => role_ids));
  const leaders = flow.nodes.flatMap(({ roles }) =>
    roles.filter(({ host }) => host).map((one) => one.role_id),
  );
  const voters = flow.nodes.flatMap(({ roles }) =>
    roles.filter(({ functions }) => functions.includes('vote')).map((one) => one.role_id),
  );
  const active = new Set([...drafters, ...leaders, ...voters]);
  expect(flow.roles.map(({ id }) => id).filter((id) => !active.has(id))).toEqual([]);
});

it('says everywhere that she has the repairs done, in time and at the cost agreed', () => {
  const texts = JSON.stringify([flow, project]);
  expect(texts).not.toMatch(/高先生当面道歉，9 月 30 日以前修好|免费做防水|相邻损害赔偿纠纷/);
  expect(texts).toMatch(/沈桂兰自行委托修缮/);
});

it('gives everybody whom a court would hear an outline of their own where the talks fail', () => {
  const next = flow.nodes.find(({ id }) => id === 'next_steps');
  const drafters = next?.templates.flatMap(({ role_ids }) => role_ids);
  expect(drafters).toEqual(expect.arrayContaining(['downstairs', 'owner', 'tenant']));
});
