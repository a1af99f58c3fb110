import type { Transition } from '@lets/contract';
import { section, way } from '../arbitration-flow.ts';
import { change, type Planted, planted } from './plant.ts';

/** Faults of conditions, costs and choices. */
export const CONDITION_FAULTS: readonly Planted[] = [
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
];
