import type { FlowNode, FlowRole, Transition } from '@lets/contract';
import { change, NONE, type Planted, place, planted } from './plant.ts';

/** Faults of words, names, seats and prepared lines. */
export const WORD_FAULTS: readonly Planted[] = [
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
