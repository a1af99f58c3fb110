import type { FlowNode, FlowRole, Transition } from '@lets/contract';
import { part, template } from '../arbitration-flow.ts';
import { change, type Planted, place, planted, seat, without } from './plant.ts';

/** Faults of who is there, who may do what, and what they vote on and write with. */
export const PEOPLE_FAULTS: readonly Planted[] = [
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
];
