import type { Flow, Transition } from '@lets/contract';
import { ARBITRATION, part, section, way } from '../arbitration-flow.ts';
import { change, type Planted, planted, without } from './plant.ts';

/** Faults of the drawing: where ways begin, lead, part and meet. */
export const WAY_FAULTS: readonly Planted[] = [
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
