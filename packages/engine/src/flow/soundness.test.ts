import { describe, expect, it } from 'vitest';
import { place, section, smallCase, transition } from '../../test/small-case.ts';
import type { Assignment, Flow, FlowNode, Transition } from './model.ts';
import { checkFlow, type FindingCode, isSound } from './soundness.ts';

/** The small case, changed. */
function planted(change: {
  readonly node?: (node: FlowNode) => FlowNode | null;
  readonly transition?: (transition: Transition) => Transition | null;
  readonly add?: readonly Transition[];
  readonly nodes?: readonly FlowNode[];
  readonly roles?: readonly string[];
}): Flow {
  const { node = (n) => n, transition: lead = (t) => t, add = [], nodes = [], roles = [] } = change;
  return {
    nodes: [...smallCase.nodes.flatMap((n) => node(n) ?? []), ...nodes],
    transitions: [...smallCase.transitions.flatMap((t) => lead(t) ?? []), ...add],
    roles: [...smallCase.roles, ...roles.map((id) => ({ id }))],
  };
}

const only = (id: string, change: (node: FlowNode) => FlowNode | null) => (node: FlowNode) =>
  node.id === id ? change(node) : node;
const without = (id: string) => (item: { readonly id: string }) => item.id !== id;
const lead = (id: string, change: Partial<Transition>) => (transition: Transition) =>
  transition.id === id ? { ...transition, ...change } : transition;
const leave = (id: string) => (transition: Transition) => (without(id)(transition) ? transition : null);
const withRoles = (id: string, change: (roles: readonly Assignment[]) => readonly Assignment[]) =>
  only(id, (node) => ({ ...node, roles: change(node.roles) }));
const judge = (more: Partial<Assignment> = {}) => place('judge', { processes: ['end'], ...more });

it('finds nothing wrong with the small case', () => {
  expect(checkFlow(smallCase)).toEqual([]);
});

describe('roles that nobody holds together', () => {
  const codes = (incompatible: string[]) =>
    checkFlow({
      ...smallCase,
      roles: smallCase.roles.map((role) => (role.id === 'judge' ? { ...role, incompatible } : role)),
    }).map(({ code, data }) => [code, data]);

  it('are other roles of the flow', () => {
    expect(codes(['witness', 'plaintiff'])).toEqual([]);
    expect(codes(['witness', 'ghost'])).toEqual([
      ['incompatible_unknown', { role_id: 'judge', id: 'ghost' }],
    ]);
    expect(codes(['judge'])).toEqual([['incompatible_itself', { role_id: 'judge' }]]);
  });
});

describe('a planted fault is found, at its place', () => {
  const faults: readonly (readonly [string, Flow, FindingCode, string | null])[] = [
    ['no start', planted({ node: only('start', () => null) }), 'no_start', null],
    [
      'a second start',
      planted({ nodes: [section('start2', 'start')], add: [transition('start2', 'court')] }),
      'many_starts',
      'start2',
    ],
    [
      'a way into the start',
      planted({ add: [transition('judgment', 'start')] }),
      'start_entered',
      'judgment',
    ],
    ['no end', planted({ node: only('end', () => null) }), 'no_end', null],
    ['a way out of the end', planted({ add: [transition('end', 'court')] }), 'end_leads_on', 'end'],
    ['a node twice', planted({ nodes: [section('court', 'court', [judge()])] }), 'duplicate_id', 'court'],
    ['a transition twice', planted({ add: [transition('filing', 'join')] }), 'duplicate_id', null],
    ['an id that every object has', planted({ roles: ['constructor'] }), 'bad_id', null],
    ['a way to nowhere', planted({ add: [transition('court', 'nowhere')] }), 'unknown_node', 'court'],
    [
      'a wrong option that leads away',
      planted({ transition: lead('court-wrong', { to: 'vote' }) }),
      'wrong_leads_away',
      'court',
    ],
    ['a section with no way on', planted({ transition: leave('judgment-link') }), 'dead_end', 'judgment'],
    [
      'a section that nothing leads to',
      planted({ nodes: [section('island', 'court', [judge()])], add: [transition('island', 'court')] }),
      'unreachable',
      'island',
    ],
    [
      'alternatives led straight into a join',
      planted({
        nodes: [section('other', 'edit', [judge()])],
        add: [transition('filing', 'other'), transition('other', 'join')],
      }),
      'join_waits',
      'join',
    ],
    [
      'a branch around its join',
      planted({ transition: lead('defence-join', { to: 'court' }) }),
      'token_doubled',
      'court',
    ],
    [
      'a branch that ends on its own',
      planted({ nodes: [section('end2', 'experience')], add: [transition('defence', 'end2')] }),
      'token_left_behind',
      'join',
    ],
    [
      'branches that meet without a join',
      planted({
        node: only('join', () => null),
        transition: (t) => (t.from === 'join' ? null : t.to === 'join' ? { ...t, to: 'court' } : t),
      }),
      'token_doubled',
      'court',
    ],
    [
      'a way back out of a branch to before the fork',
      planted({ add: [transition('filing', 'fork')] }),
      'token_doubled',
      'defence',
    ],
    [
      'a loop with no way out',
      planted({ transition: lead('judgment-link', { to: 'court' }) }),
      'unreachable',
      'link',
    ],
    ['a section that nobody is in', planted({ node: withRoles('link', () => []) }), 'nobody_here', 'link'],
    [
      'a section that nobody may end',
      planted({ node: withRoles('judgment', (roles) => roles.map((a) => ({ ...a, processes: ['back'] }))) }),
      'nobody_ends',
      'judgment',
    ],
    [
      'two hosts',
      planted({ node: withRoles('court', (roles) => roles.map((a) => ({ ...a, host: true }))) }),
      'two_hosts',
      'court',
    ],
    [
      'a role assigned twice',
      planted({ node: withRoles('court', (roles) => [...roles, judge()]) }),
      'assigned_twice',
      'court',
    ],
    [
      'an assigned role that does not exist',
      planted({ node: withRoles('court', (r) => [...r, place('ghost')]) }),
      'unknown_role',
      'court',
    ],
    ['a role without a section', planted({ roles: ['notary'] }), 'role_unused', null],
    [
      'a template of a role that is not there',
      planted({ node: withRoles('defence', () => [judge()]) }),
      'template_role_absent',
      'defence',
    ],
    [
      'a template for nobody',
      planted({ node: only('judgment', (n) => ({ ...n, templates: [{ id: 't', role_ids: [] }] })) }),
      'template_role_absent',
      'judgment',
    ],
    [
      'a vote that is not set up',
      planted({ node: only('vote', (n) => ({ ...n, vote: null })) }),
      'vote_not_set',
      'vote',
    ],
    [
      'a vote without voters',
      planted({ node: withRoles('vote', (roles) => roles.map((a) => ({ ...a, functions: [] }))) }),
      'nobody_votes',
      'vote',
    ],
    [
      'a vote with nothing to be against',
      planted({
        node: only('vote', (n) => ({
          ...n,
          vote: n.vote && { ...n.vote, options: n.vote.options.slice(0, 1) },
        })),
      }),
      'vote_without_choice',
      'vote',
    ],
    [
      'an outcome without a way',
      planted({ transition: leave('vote-again') }),
      'outcome_leads_nowhere',
      'vote',
    ],
    [
      'an outcome where nobody votes',
      planted({ transition: lead('court-vote', { outcome: 'passed' }) }),
      'outcome_outside_vote',
      'court',
    ],
    [
      'a jump that nobody may make',
      planted({ node: withRoles('link', (roles) => roles.map((a) => ({ ...a, processes: ['end'] }))) }),
      'nobody_jumps',
      'link',
    ],
  ];

  it.each(faults)('%s', (_, flow, code, nodeId) => {
    const findings = checkFlow(flow);
    expect(findings).toContainEqual(expect.objectContaining({ code, node_id: nodeId, severity: 'error' }));
    expect(isSound(findings)).toBe(false);
  });
});

describe('the check', () => {
  it('names the branches that a waiting join misses', () => {
    const found = checkFlow(
      planted({
        nodes: [section('other', 'edit', [judge()])],
        add: [transition('filing', 'other'), transition('other', 'join')],
      }),
    );
    expect(found.find(({ code }) => code === 'join_waits')?.data).toEqual({
      missing: [expect.stringMatching(/^(filing|other)$/)],
    });
  });

  it('names what is still open when an end is reached', () => {
    const flow: Flow = {
      roles: [{ id: 'judge' }],
      nodes: [
        section('start', 'start'),
        ...['a', 'b', 'b2'].map((id) => section(id, 'display', [judge()])),
        section('end', 'experience'),
      ],
      transitions: [
        transition('start', 'a'),
        transition('start', 'b'),
        transition('a', 'end'),
        transition('b', 'b2'),
        transition('b2', 'end'),
      ],
    };
    expect(checkFlow(flow)).toContainEqual({
      code: 'token_left_behind',
      severity: 'error',
      node_id: 'b',
      data: { end: 'end' },
    });
  });

  it('names the sections of a loop that nothing leaves', () => {
    const flow = planted({
      nodes: [section('x', 'court', [judge()]), section('y', 'court', [judge()])],
      add: [transition('court', 'x'), transition('x', 'y'), transition('y', 'x')],
    });
    const loops = checkFlow(flow).filter(({ code }) => code === 'endless_loop');
    expect(loops.map(({ node_id }) => node_id).toSorted()).toEqual(['x', 'y']);
  });

  it('lets several options of one section lead into the same join', () => {
    const flow = planted({ add: [transition('filing', 'join', { id: 'late' })] });
    expect(checkFlow(flow)).toEqual([]);
  });

  it('does not ask for a way out of a tie where a single vote decides', () => {
    const oneVoter = withRoles('vote', (roles) => roles.map((a) => (a.host ? a : { ...a, functions: [] })));
    expect(checkFlow(planted({ node: oneVoter, transition: leave('vote-again') }))).toEqual([]);
    const tieOnly = planted({
      node: oneVoter,
      transition: (t) => (t.outcome === 'passed' || t.outcome === 'rejected' ? null : t),
    });
    expect(checkFlow(tieOnly)).toContainEqual(expect.objectContaining({ code: 'dead_end', node_id: 'vote' }));
  });

  it('warns of a court where nobody can speak, and of an edit section without a template', () => {
    const silent = planted({
      node: withRoles('court', (roles) => roles.map((a) => ({ ...a, functions: [] }))),
    });
    expect(checkFlow(silent)).toContainEqual({
      code: 'nobody_speaks',
      severity: 'warning',
      node_id: 'court',
      data: {},
    });
    const blank = planted({ node: only('defence', (n) => ({ ...n, templates: [] })) });
    expect(checkFlow(blank)).toContainEqual({
      code: 'no_template',
      severity: 'warning',
      node_id: 'defence',
      data: {},
    });
    expect(isSound(checkFlow(silent))).toBe(true);
  });

  it('warns of a template in a section where nobody writes, and of none where somebody does', () => {
    const complaint = { id: 'complaint', role_ids: ['judge'] };
    const found = (id: string, kind: FlowNode['kind']) =>
      checkFlow(planted({ node: only(id, (n) => ({ ...n, kind, templates: [complaint] })) })).filter(
        ({ code }) => code === 'template_not_drafted',
      );
    for (const kind of ['court', 'display', 'jump'] as const)
      expect(found('judgment', kind)).toEqual([
        {
          code: 'template_not_drafted',
          severity: 'warning',
          node_id: 'judgment',
          data: { template_id: 'complaint' },
        },
      ]);
    for (const kind of ['edit', 'report'] as const) expect(found('judgment', kind)).toEqual([]);
  });

  it('admits where it stopped, and then passes nothing', () => {
    const findings = checkFlow(smallCase, 3);
    expect(findings).toEqual([
      { code: 'not_proved', severity: 'error', node_id: null, data: { markings: 3 } },
    ]);
  });

  it('says nothing for ever about an empty flow but what is missing', () => {
    const findings = checkFlow({ nodes: [], transitions: [], roles: [] });
    expect(findings.map(({ code }) => code)).toEqual(['no_start', 'no_end']);
  });

  it('is not sent round by forks and joins that lead only to each other', () => {
    const flow: Flow = {
      roles: [],
      nodes: [
        section('start', 'start'),
        section('fork', 'fork'),
        section('join', 'join'),
        section('end', 'experience'),
      ],
      transitions: [
        transition('start', 'fork'),
        transition('fork', 'join'),
        transition('join', 'fork'),
        transition('fork', 'end'),
      ],
    };
    expect(checkFlow(flow).map(({ code }) => code)).toContain('token_doubled');
  });

  it('goes through eight branches of twenty-five sections, with loops in them, without trying their orders', () => {
    const ids = Array.from({ length: 8 }, (_, b) => Array.from({ length: 25 }, (_, i) => `b${b}s${i}`));
    const flow: Flow = {
      roles: [{ id: 'judge' }],
      nodes: [
        section('start', 'start'),
        section('fork', 'fork'),
        ...ids.flat().map((id) => section(id, 'display', [judge()])),
        section('join', 'join'),
        section('end', 'experience'),
      ],
      transitions: [
        transition('start', 'fork'),
        ...ids.flatMap((branch) => [
          transition('fork', branch[0] ?? ''),
          ...branch.slice(1).map((id, i) => transition(branch[i] ?? '', id)),
          ...branch.slice(5).map((id, i) => transition(id, branch[i] ?? '')),
          transition(branch[24] ?? '', 'join'),
        ]),
        transition('join', 'end'),
      ],
    };
    // The bound stands for the second that the check may take: the orders alone would be 25⁸ markings.
    expect(checkFlow(flow, 300)).toEqual([]);
  });
});
