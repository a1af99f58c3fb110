import { newNode, newVote } from '@lets/authoring';
import type { Assignment, Flow, FlowNode, FlowRole, Template, Transition } from '@lets/contract';

/** A labour arbitration with all that a flow can have: branches, a choice, a vote, a jump, options that ask and cost, prepared lines. */

const bi = (text: string) => ({ zh: text, en: text });

export const part = (role_id: string, more: Partial<Assignment> = {}): Assignment => ({
  role_id,
  host: false,
  can_terminate: false,
  functions: [],
  processes: [],
  seat: null,
  inside: true,
  ...more,
});

const host = (role_id: string, more: Partial<Assignment> = {}) =>
  part(role_id, { host: true, processes: ['end'], functions: ['submission'], ...more });

export const template = (id: string, ...role_ids: string[]): Template => ({
  id,
  name: bi(`Paper ${id}`),
  role_ids,
  body: { zh: { type: 'doc', content: [] }, en: { type: 'doc', content: [] } },
  elements: [],
});

export const section = (
  id: string,
  kind: FlowNode['kind'],
  row: number,
  more: Partial<FlowNode> = {},
): FlowNode => ({
  ...newNode(id, kind, { x: 0, y: row * 96 }),
  name: bi(`Section ${id}`),
  ...more,
});

export const way = (from: string, to: string, more: Partial<Transition> = {}): Transition => ({
  id: `${from}-${to}`,
  from,
  to,
  kind: 'advance',
  label: bi(`To ${to}`),
  feedback: null,
  outcome: null,
  ...more,
});

const role = (id: string, side: FlowRole['side'], incompatible?: string[]): FlowRole => ({
  id,
  type: 'other',
  side,
  name: bi(`Role ${id}`),
  character: 'lawyer',
  ...(incompatible && { incompatible }),
});

const VOTERS = ['chief', 'second', 'third'];

/** Sound, and without a warning. */
export const ARBITRATION: Flow = {
  roles: [
    role('chief', 'bench', ['worker', 'employer']),
    role('second', 'bench'),
    role('third', 'bench'),
    role('worker', 'claimant', ['employer']),
    role('employer', 'respondent'),
  ],
  nodes: [
    section('start', 'start', 0),
    section('filing', 'edit', 1, { roles: [host('worker')], templates: [template('claim', 'worker')] }),
    section('acceptance', 'display', 2, { roles: [host('chief')] }),
    section('fork', 'fork', 3),
    section('evidence', 'edit', 4, {
      roles: [host('worker')],
      templates: [template('list', 'worker')],
      position: { x: -220, y: 384 },
    }),
    section('defence', 'edit', 4, {
      roles: [host('employer')],
      templates: [template('answer', 'employer')],
      position: { x: 220, y: 384 },
    }),
    section('join', 'join', 5),
    section('hearing', 'court', 6, {
      scene: 'arbitration',
      roles: [
        host('chief', { functions: ['speech', 'display'], seat: 'a0' }),
        part('second', { seat: 'a1' }),
        part('third', { seat: 'a2' }),
        part('worker', { functions: ['speech', 'display', 'meeting'], seat: 'p1' }),
        part('employer', { functions: ['speech', 'meeting'], seat: 'd1' }),
      ],
      lines: [
        { role_id: 'worker', text: bi('We claim the overtime pay.') },
        { role_id: 'employer', text: bi('There was no overtime.'), answers: 'worker' },
        { role_id: 'worker', text: bi('Here is the time sheet.'), shows: ['sheet'] },
        { role_id: 'employer', text: bi('We may talk.'), answers: 'worker', apart: true },
      ],
    }),
    section('mediation', 'edit', 7, {
      roles: [
        host('chief', { functions: ['submission', 'signature'] }),
        part('worker', { functions: ['signature'] }),
        part('employer', { functions: ['signature'] }),
      ],
      templates: [template('settlement', 'chief')],
    }),
    section('settled', 'choice', 8),
    section('vote', 'vote', 9, {
      vote: newVote(),
      roles: VOTERS.map((id) =>
        part(id, { functions: ['vote'], ...(id === 'chief' && { host: true, processes: ['end'] }) }),
      ),
      lines: [{ role_id: 'third', text: bi('For.'), against: bi('Against.') }],
    }),
    section('award', 'edit', 10, { roles: [host('chief')], templates: [template('award', 'chief')] }),
    section('court', 'jump', 11, { roles: [host('chief', { processes: ['end', 'jump'] })] }),
    section('report', 'report', 12, { roles: [host('worker')] }),
    section('end', 'experience', 13),
  ],
  transitions: [
    way('start', 'filing'),
    way('filing', 'acceptance'),
    way('filing', 'filing', { id: 'sue-first', kind: 'wrong', feedback: bi('Arbitration comes first.') }),
    way('acceptance', 'fork'),
    way('fork', 'evidence'),
    way('fork', 'defence'),
    way('evidence', 'join'),
    way('defence', 'join'),
    way('join', 'hearing'),
    way('hearing', 'mediation', {
      conditions: [{ type: 'has_spoken', node_id: 'hearing', role_id: 'worker' }],
    }),
    way('hearing', 'vote', { cost: { strikes_at: 'award', text: bi('Nobody mediated.') } }),
    way('mediation', 'settled'),
    way('settled', 'report', {
      conditions: [{ type: 'signed_by', template_id: 'settlement', role_ids: ['worker', 'employer'] }],
    }),
    way('settled', 'vote'),
    way('vote', 'award', { outcome: 'passed' }),
    way('vote', 'hearing', { outcome: 'rejected' }),
    way('vote', 'vote', { outcome: 'tied' }),
    way('award', 'court', { conditions: [{ type: 'handed_in', template_id: 'award' }] }),
    way('court', 'report'),
    way('report', 'end'),
  ],
};
