import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bi, smallFlow, withNode } from '../../test/small-case.ts';
import { inspectFlow, isPublishable } from './check.ts';
import { newFlow } from './new.ts';

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
