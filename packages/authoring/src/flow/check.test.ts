import { checkFlow } from '@lets/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bi, smallFlow, withNode } from '../../test/small-case.ts';
import { inspectFlow, isPublishable } from './check.ts';
import { newFlow, newNode } from './new.ts';

const found = (flow: Parameters<typeof inspectFlow>[0], code: string) =>
  inspectFlow(flow).findings.find((finding) => finding.code === code);

describe('the flow check', () => {
  it('finds nothing in a sound flow, which may be published', () => {
    const check = inspectFlow(smallFlow());
    expect(check).toMatchObject({ findings: [], proved: true });
    expect(isPublishable(check)).toBe(true);
  });

  it('bars an unproved flow although it found no error', () => {
    const check = inspectFlow(smallFlow(), 0);
    expect(check.proved).toBe(false);
    expect(isPublishable(check)).toBe(false);
    expect(isPublishable({ findings: [], proved: false, explored: 1 })).toBe(false);
  });

  it('bars an empty canvas', () => {
    expect(isPublishable(inspectFlow(newFlow()))).toBe(false);
  });

  it('grants the host what nobody may do', () => {
    const flow = smallFlow();
    const roles = flow.nodes[1]?.roles.map((role) => ({ ...role, processes: [] })) ?? [];
    expect(found(withNode(flow, 'hearing', { roles }), 'nobody_ends')).toMatchObject({
      severity: 'error',
      node_id: 'hearing',
      mend: { kind: 'grant', node_id: 'hearing', role_id: 'judge', action: 'end' },
    });
  });

  it('takes out a role that has no part, and leads a dead end to the end', () => {
    const flow = smallFlow();
    const roles = flow.nodes[1]?.roles.slice(0, 1) ?? [];
    const without = withNode(withNode(flow, 'hearing', { roles }), 'end', { roles });
    expect(found(without, 'role_unused')).toMatchObject({
      role_id: 'plaintiff',
      mend: { kind: 'remove_role', role_id: 'plaintiff' },
    });
    const cut = { ...flow, transitions: flow.transitions.slice(0, 1) };
    expect(found(cut, 'dead_end')?.mend).toEqual({ kind: 'connect', from: 'hearing', to: 'end' });
  });

  it('moves a template that nobody can draft to the drafting section with most of its roles', () => {
    const flow = smallFlow();
    const hearing = flow.nodes[1];
    if (!hearing) throw new Error('no hearing');
    const template = {
      id: 'notice',
      name: bi('通知'),
      role_ids: ['judge', 'plaintiff'],
      body: { zh: { type: 'doc' }, en: { type: 'doc' } },
      elements: [],
    };
    const desk = (id: string, roles: typeof hearing.roles) => ({
      ...hearing,
      id,
      kind: 'edit' as const,
      roles,
    });
    const stuck = withNode(flow, 'hearing', { templates: [template] });
    expect(found(stuck, 'template_not_drafted')).toMatchObject({
      severity: 'warning',
      node_id: 'hearing',
      values: { template_id: 'notice' },
      mend: null,
    });
    const desks = [desk('alone', hearing.roles.slice(0, 1)), desk('both', hearing.roles)];
    const held = { ...stuck, nodes: [...stuck.nodes, ...desks] };
    expect(found(held, 'template_not_drafted')?.mend).toEqual({
      kind: 'move_template',
      node_id: 'hearing',
      template_id: 'notice',
      to: 'both',
    });
  });

  it('tells of only wrong options once, and leads on to what was cut off', () => {
    const flow = smallFlow();
    const transitions = flow.transitions.map((one) =>
      one.id === 'finish'
        ? { ...one, to: 'hearing', kind: 'wrong' as const, label: bi('走'), feedback: bi('不对') }
        : one,
    );
    const { findings } = inspectFlow({ ...flow, transitions });
    expect(findings.map(({ code, node_id, mend }) => [code, node_id, mend])).toEqual([
      ['only_wrong', 'hearing', { kind: 'connect', from: 'hearing', to: 'end' }],
    ]);
  });

  it('bars publishing wherever the engine found an error, whatever is not repeated', () => {
    const end = fc.constantFrom('start', 'hearing', 'end', 'nowhere');
    const transition = fc.record({ from: end, to: end, kind: fc.constantFrom('advance', 'wrong') });
    fc.assert(
      fc.property(fc.array(transition, { maxLength: 6 }), (drawn) => {
        const rest = { label: bi('去'), feedback: bi('不对'), outcome: null };
        const flow = {
          ...smallFlow(),
          transitions: drawn.map((one, i) => ({ ...rest, ...one, id: `t${i}` })),
        };
        const has = (all: readonly { severity: string }[]) =>
          all.some(({ severity }) => severity === 'error');
        expect(has(inspectFlow(flow).findings)).toBe(has(checkFlow(flow)));
      }),
    );
  });

  it('takes a fork with one branch for a remark, with an offer to take it out', () => {
    const flow = smallFlow();
    const fork = { ...newNode('fork', 'fork', { x: 100, y: 0 }) };
    const [begin, ...rest] = flow.transitions;
    if (!begin) throw new Error('no way in');
    const transitions = [{ ...begin, to: 'fork' }, { ...begin, id: 'branch', from: 'fork' }, ...rest];
    const { findings } = inspectFlow({ ...flow, nodes: [...flow.nodes, fork], transitions });
    expect(findings).toMatchObject([
      { code: 'fork_single', severity: 'warning', mend: { kind: 'dissolve', node_id: 'fork' } },
    ]);
  });

  it('asks for the words of a choice: labels, and what a wrong option says back', () => {
    const flow = smallFlow();
    const wrong = { kind: 'wrong' as const, label: bi(' '), feedback: bi(' '), outcome: null };
    const choice = {
      ...flow,
      transitions: [...flow.transitions, { ...wrong, id: 'wrong', from: 'hearing', to: 'hearing' }],
    };
    const said = inspectFlow(choice).findings.map(({ code, transition_id }) => [code, transition_id]);
    expect(said).toEqual([
      ['no_label', 'finish'],
      ['no_feedback', 'wrong'],
      ['no_label', 'wrong'],
    ]);
  });

  it('names only pieces of the flow, whatever transitions are drawn', () => {
    const end = fc.constantFrom('start', 'hearing', 'end', 'nowhere');
    const transition = fc.record({ from: end, to: end, kind: fc.constantFrom('advance', 'wrong') });
    fc.assert(
      fc.property(fc.array(transition, { maxLength: 6 }), (drawn) => {
        const rest = { label: bi('去'), feedback: bi('不对'), outcome: null };
        const transitions = drawn.map((one, index) => ({ ...rest, ...one, id: `t${index}` }));
        const check = inspectFlow({ ...smallFlow(), transitions });
        for (const { node_id, transition_id } of check.findings) {
          expect([null, 'start', 'hearing', 'end', 'nowhere']).toContain(node_id);
          if (transition_id !== null) expect(transitions.map(({ id }) => id)).toContain(transition_id);
        }
      }),
    );
  });
});
