import type { Assignment, Flow, FlowNode, FlowRole, Transition } from '@lets/contract';
import { ARBITRATION, part, section, template, way } from './arbitration-flow.ts';

interface Change {
  readonly node?: (node: FlowNode) => FlowNode | null;
  readonly way?: (way: Transition) => Transition | null;
  readonly role?: (role: FlowRole) => FlowRole | null;
  readonly nodes?: readonly FlowNode[];
  readonly ways?: readonly Transition[];
  readonly roles?: readonly FlowRole[];
}

function planted({
  node = (one) => one,
  way: lead = (one) => one,
  role = (one) => one,
  ...more
}: Change): Flow {
  const { nodes, transitions, roles } = ARBITRATION;
  return {
    nodes: [...nodes.flatMap((one) => node(one) ?? []), ...(more.nodes ?? [])],
    transitions: [...transitions.flatMap((one) => lead(one) ?? []), ...(more.ways ?? [])],
    roles: [...roles.flatMap((one) => role(one) ?? []), ...(more.roles ?? [])],
  };
}

const change =
  <T extends { readonly id: string }>(id: string, how: Partial<T> | ((one: T) => Partial<T>)) =>
  (one: T): T =>
    one.id === id ? { ...one, ...(typeof how === 'function' ? how(one) : how) } : one;
const without =
  <T extends { readonly id: string }>(...ids: readonly string[]) =>
  (one: T): T | null =>
    ids.includes(one.id) ? null : one;
const place = (node: string, role: string | null, how: Partial<Assignment>) =>
  change<FlowNode>(node, ({ roles }) => ({
    roles: roles.map((one) => (role === null || one.role_id === role ? { ...one, ...how } : one)),
  }));
const seat = (id: string): FlowRole => ({
  id,
  type: 'other',
  side: 'third',
  name: { zh: `Role ${id}`, en: id },
  character: 'lawyer',
});

const NONE = { zh: '', en: '' };

/** Faults one at a time in the sound flow, each with the finding that names it. */
export const FAULTS: readonly (readonly [what: string, code: string, at: string | null, flow: Flow])[] = [
  ['no start', 'no_start', null, planted({ node: without('start'), way: without('start-filing') })],
  [
    'a second start',
    'many_starts',
    'begin',
    planted({ nodes: [section('begin', 'start', 0)], ways: [way('begin', 'hearing')] }),
  ],
  ['a way into the start', 'start_entered', 'report', planted({ ways: [way('report', 'start')] })],
  ['no end', 'no_end', null, planted({ node: without('end'), way: without('report-end') })],
  ['a way out of the end', 'end_leads_on', 'end', planted({ ways: [way('end', 'hearing')] })],
  [
    'two options of one id',
    'duplicate_id',
    null,
    planted({ ways: [way('hearing', 'award', { id: 'hearing-vote' })] }),
  ],
  [
    'a section twice',
    'duplicate_id',
    'court',
    planted({ nodes: ARBITRATION.nodes.filter(({ id }) => id === 'court') }),
  ],
  [
    'a way to nowhere',
    'unknown_node',
    'court',
    planted({ way: change<Transition>('court-report', { to: 'gone' }) }),
  ],
  [
    'a wrong option that leads away',
    'wrong_leads_away',
    'filing',
    planted({ way: change<Transition>('sue-first', { to: 'hearing' }) }),
  ],
  ['a section with no way on', 'dead_end', 'acceptance', planted({ way: without('acceptance-fork') })],
  ['a branch with no way on', 'dead_end', 'defence', planted({ way: without('defence-join') })],
  [
    'a section taken out of the middle',
    'dead_end',
    'award',
    planted({ node: without('court'), way: without('award-court', 'court-report') }),
  ],
  ['only wrong options', 'only_wrong', 'filing', planted({ way: without('filing-acceptance') })],
  [
    'a section that nothing leads to',
    'unreachable',
    'second-hearing',
    planted({
      nodes: [
        section('second-hearing', 'display', 7, {
          roles: [part('chief', { host: true, processes: ['end'] })],
        }),
      ],
      ways: [way('second-hearing', 'vote')],
    }),
  ],
  [
    'a section that nothing is connected to',
    'unreachable',
    'notice',
    planted({
      nodes: [
        section('notice', 'display', 3, { roles: [part('chief', { host: true, processes: ['end'] })] }),
      ],
    }),
  ],
  ['a branch cut off from its fork', 'unreachable', 'defence', planted({ way: without('fork-defence') })],
  [
    'a section cut off that others come back to',
    'dead_end',
    'join',
    planted({ way: without('join-hearing') }),
  ],
  [
    'a fork of one branch',
    'fork_single',
    'fork2',
    planted({
      nodes: [section('fork2', 'fork', 2)],
      way: change<Transition>('filing-acceptance', { to: 'fork2' }),
      ways: [way('fork2', 'acceptance')],
    }),
  ],
  [
    'a join of one branch',
    'join_single',
    'join2',
    planted({
      nodes: [section('join2', 'join', 2)],
      way: change<Transition>('filing-acceptance', { to: 'join2' }),
      ways: [way('join2', 'acceptance')],
    }),
  ],
  [
    'branches that meet without a join',
    'token_doubled',
    'hearing',
    planted({
      node: without('join'),
      way: (one) => (one.from === 'join' ? null : one.to === 'join' ? { ...one, to: 'hearing' } : one),
    }),
  ],
  [
    'a branch around its join',
    'token_doubled',
    'hearing',
    planted({ way: change<Transition>('defence-join', { to: 'hearing' }) }),
  ],
  [
    'a branch that goes to the end by itself',
    'token_left_behind',
    'defence',
    planted({ way: change<Transition>('defence-join', { to: 'end' }) }),
  ],
  [
    'a section before the fork that leads into the join',
    'join_waits',
    'join',
    planted({ ways: [way('acceptance', 'join')] }),
  ],
  [
    'two options of a branch into one join',
    'join_waits',
    'join',
    planted({
      nodes: [
        section('more', 'display', 5, { roles: [part('employer', { host: true, processes: ['end'] })] }),
      ],
      ways: [way('defence', 'more'), way('more', 'join')],
    }),
  ],
  [
    'a loop with no way out',
    'endless_loop',
    'court',
    planted({ way: change<Transition>('court-report', { to: 'award' }) }),
  ],
  [
    'a section that nobody is in',
    'nobody_here',
    'filing',
    planted({ node: change<FlowNode>('filing', { roles: [] }) }),
  ],
  [
    'a section that nobody may end',
    'nobody_ends',
    'award',
    planted({ node: place('award', null, { processes: [] }) }),
  ],
  ['two hosts', 'two_hosts', 'hearing', planted({ node: place('hearing', 'second', { host: true }) })],
  [
    'a role assigned twice',
    'assigned_twice',
    'award',
    planted({ node: change<FlowNode>('award', ({ roles }) => ({ roles: [...roles, part('chief')] })) }),
  ],
  [
    'an assigned role that is not there',
    'unknown_role',
    'award',
    planted({ node: change<FlowNode>('award', ({ roles }) => ({ roles: [...roles, part('ghost')] })) }),
  ],
  ['a role without a section', 'role_unused', null, planted({ roles: [seat('expert')] })],
  [
    'a role kept from one that is not there',
    'incompatible_unknown',
    null,
    planted({ role: change<FlowRole>('chief', { incompatible: ['worker', 'ghost', 'employer'] }) }),
  ],
  [
    'a role kept from itself',
    'incompatible_itself',
    null,
    planted({ role: change<FlowRole>('worker', { incompatible: ['worker', 'employer'] }) }),
  ],
  [
    'a hearing where nobody speaks',
    'nobody_speaks',
    'hearing',
    planted({
      way: change<Transition>('hearing-mediation', { conditions: [] }),
      node: change<FlowNode>('hearing', ({ roles }) => ({
        lines: [],
        roles: roles.map((one) => ({ ...one, functions: [] })),
      })),
    }),
  ],
  [
    'a template of a role that is not there',
    'template_role_absent',
    'award',
    planted({ node: change<FlowNode>('award', { templates: [template('award', 'worker')] }) }),
  ],
  [
    'a template for nobody',
    'template_role_absent',
    'award',
    planted({ node: change<FlowNode>('award', { templates: [template('award')] }) }),
  ],
  [
    'a template where nobody writes',
    'template_not_drafted',
    'acceptance',
    planted({ node: change<FlowNode>('acceptance', { templates: [template('notice', 'chief')] }) }),
  ],
  [
    'a vote without voters',
    'nobody_votes',
    'vote',
    planted({
      node: change<FlowNode>('vote', ({ roles }) => ({
        lines: [],
        roles: roles.map((one) => ({ ...one, functions: [] })),
      })),
    }),
  ],
  [
    'a vote that is not set up',
    'vote_not_set',
    'vote',
    planted({ node: change<FlowNode>('vote', { vote: null }) }),
  ],
  [
    'a vote with nothing to be against',
    'vote_without_choice',
    'vote',
    planted({
      node: change<FlowNode>('vote', ({ vote }) => ({
        vote: vote && { ...vote, options: vote.options.filter(({ counts }) => counts !== 'against') },
      })),
    }),
  ],
  [
    'an outcome cut off from where it led',
    'outcome_leads_nowhere',
    'vote',
    planted({ way: without('vote-award') }),
  ],
  ['an outcome without a way', 'outcome_leads_nowhere', 'vote', planted({ way: without('vote-vote') })],
  [
    'an outcome where nobody votes',
    'outcome_outside_vote',
    'report',
    planted({ way: change<Transition>('report-end', { outcome: 'passed' }) }),
  ],
  [
    'a jump that nobody may make',
    'nobody_jumps',
    'court',
    planted({ node: place('court', null, { processes: ['end'] }) }),
  ],
  [
    'a condition on a paper that is not there',
    'condition_impossible',
    'award',
    planted({
      way: change<Transition>('award-court', { conditions: [{ type: 'handed_in', template_id: 'gone' }] }),
    }),
  ],
  [
    'a condition on a section that is not there',
    'condition_impossible',
    'hearing',
    planted({
      way: change<Transition>('hearing-mediation', { conditions: [{ type: 'visited', node_id: 'gone' }] }),
    }),
  ],
  [
    'a condition on who cannot speak',
    'condition_impossible',
    'hearing',
    planted({
      way: change<Transition>('hearing-mediation', {
        conditions: [{ type: 'has_spoken', node_id: 'hearing', role_id: 'second' }],
      }),
    }),
  ],
  [
    'a condition that only comes later',
    'condition_impossible',
    'filing',
    planted({
      way: change<Transition>('filing-acceptance', {
        conditions: [{ type: 'voted', node_id: 'vote', outcome: 'passed' }],
      }),
    }),
  ],
  [
    'conditions at odds',
    'conditions_never_met',
    'award',
    planted({
      way: change<Transition>('award-court', {
        conditions: [
          { type: 'voted', node_id: 'vote', outcome: 'passed' },
          { type: 'voted', node_id: 'vote', outcome: 'rejected' },
        ],
      }),
    }),
  ],
  [
    'an outcome that no option asks for',
    'conditions_block',
    'award',
    planted({
      way: (one) => {
        if (one.id === 'vote-hearing') return { ...one, to: 'award' };
        return one.id === 'award-court'
          ? { ...one, conditions: [{ type: 'voted', node_id: 'vote', outcome: 'passed' }] }
          : one;
      },
    }),
  ],
  [
    'a cost that is never told',
    'cost_never_strikes',
    'hearing',
    planted({
      way: change<Transition>('hearing-vote', {
        cost: { strikes_at: 'filing', text: { zh: 'late', en: 'late' } },
      }),
    }),
  ],
  [
    'a choice without a default',
    'choice_without_default',
    'settled',
    planted({
      way: change<Transition>('settled-vote', {
        conditions: [{ type: 'refused_by', template_id: 'settlement', role_ids: ['worker'] }],
      }),
    }),
  ],
  [
    'a choice with two defaults',
    'choice_many_defaults',
    'settled',
    planted({ ways: [way('settled', 'award')] }),
  ],
  [
    'a choice that comes back to itself',
    'choice_goes_round',
    'settled',
    planted({
      nodes: [section('again', 'choice', 8)],
      way: change<Transition>('settled-vote', { to: 'again' }),
      ways: [
        way('again', 'settled', {
          conditions: [{ type: 'refused_by', template_id: 'settlement', role_ids: ['worker'] }],
        }),
        way('again', 'vote'),
      ],
    }),
  ],
  [
    'a route behind one that is always taken first',
    'route_never_taken',
    'settled',
    planted({
      ways: [
        way('settled', 'award', {
          conditions: [
            { type: 'signed_by', template_id: 'settlement', role_ids: ['worker', 'employer'] },
            { type: 'handed_in', template_id: 'settlement' },
          ],
        }),
      ],
    }),
  ],
  [
    'a wrong option that says nothing back',
    'no_feedback',
    'filing',
    planted({ way: change<Transition>('sue-first', { feedback: NONE }) }),
  ],
  [
    'an option without words',
    'no_label',
    'hearing',
    planted({ way: change<Transition>('hearing-vote', { label: NONE }) }),
  ],
  [
    'a section without a name',
    'section_unnamed',
    'hearing',
    planted({ node: change<FlowNode>('hearing', { name: NONE }) }),
  ],
  [
    'a role without a name',
    'role_unnamed',
    null,
    planted({ role: change<FlowRole>('third', { name: NONE }) }),
  ],
  [
    'a template without a name',
    'template_unnamed',
    'award',
    planted({
      node: change<FlowNode>('award', ({ templates }) => ({
        templates: templates.map((one) => ({ ...one, name: NONE })),
      })),
    }),
  ],
  [
    'a role without a seat',
    'seat_missing',
    'hearing',
    planted({ node: place('hearing', 'third', { seat: null }) }),
  ],
  [
    'two roles on one seat',
    'seat_taken',
    'hearing',
    planted({ node: place('hearing', 'third', { seat: 'a1' }) }),
  ],
  [
    'a line of a role that is not there',
    'line_role_absent',
    'award',
    planted({
      node: change<FlowNode>('award', {
        lines: [{ role_id: 'worker', text: { zh: 'Got it.', en: 'Got it.' } }],
      }),
    }),
  ],
  [
    'a line that answers nobody',
    'line_answers_nobody',
    'hearing',
    planted({
      node: change<FlowNode>('hearing', ({ lines }) => ({
        lines: [
          ...lines,
          { role_id: 'chief', text: { zh: 'Adjourned.', en: 'Adjourned.' }, answers: 'second' },
        ],
      })),
    }),
  ],
  [
    'a line said apart to nobody',
    'line_apart_alone',
    'hearing',
    planted({
      node: change<FlowNode>('hearing', ({ lines }) => ({
        lines: [...lines, { role_id: 'chief', text: { zh: 'Talk.', en: 'Talk.' }, apart: true }],
      })),
    }),
  ],
  [
    'a line apart of who may not ask for a talk',
    'line_apart_barred',
    'hearing',
    planted({ node: place('hearing', 'employer', { functions: ['speech'] }) }),
  ],
  [
    'a line that shows what its role may not',
    'line_shows_barred',
    'hearing',
    planted({ node: place('hearing', 'worker', { functions: ['speech', 'meeting'] }) }),
  ],
  [
    'a drafting section without a template',
    'no_template',
    'evidence',
    planted({ node: change<FlowNode>('evidence', { templates: [] }) }),
  ],
  [
    'a line against where its role does not vote',
    'line_against_no_vote',
    'vote',
    planted({ node: place('vote', 'third', { functions: [] }) }),
  ],
];

/** Another pair of branches further on, with a join of its own: the branch that goes past the first join belongs into that one. */
export const PAST_A_JOIN: Flow = planted({
  way: (one) => {
    if (one.id === 'defence-join') return null;
    if (one.id === 'settled-report') return { ...one, to: 'court' };
    return one.id === 'court-report' ? { ...one, to: 'fork2' } : one;
  },
  nodes: [
    section('fork2', 'fork', 11),
    ...['memo', 'note'].map((id) =>
      section(id, 'display', 11, { roles: [part('chief', { host: true, processes: ['end'] })] }),
    ),
    section('join2', 'join', 7),
  ],
  ways: [
    way('defence', 'hearing'),
    way('fork2', 'memo'),
    way('fork2', 'note'),
    way('memo', 'join2'),
    way('note', 'join2'),
    way('join2', 'report'),
  ],
});
