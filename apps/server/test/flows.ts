import type { Assignment, AuthoredCase, Bilingual, FlowNode, RichNode, Transition } from '@lets/contract';

/** A whole case in small: drafted side by side, heard, voted on in secret, signed, reported, jumped from, learnt from. */

const bi = (text: string): Bilingual => ({ zh: `${text}（中）`, en: text });

function place(role_id: string, more: Partial<Assignment> = {}): Assignment {
  const none = { functions: [], processes: [], seat: null, can_terminate: false, host: false, inside: true };
  return { role_id, ...none, ...more };
}

function node(id: string, kind: FlowNode['kind'], more: Partial<FlowNode> = {}): FlowNode {
  const empty = { roles: [], guides: [], phrases: [], lines: [], templates: [], vote: null };
  const look = { scene: null, video: null, minutes: null, can_switch: true, position: { x: 0, y: 0 } };
  return { id, kind, name: bi(id), introduction: bi(`About ${id}`), ...empty, ...look, ...more };
}

function transition(id: string, from: string, to: string, more: Partial<Transition> = {}): Transition {
  return { id, from, to, kind: 'advance', label: bi(`Option ${id}`), feedback: null, outcome: null, ...more };
}

export function richText(text: string): RichNode {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

function field(key: string): RichNode {
  return { type: 'mergeField', attrs: { key, label: key, value: '' } };
}

const mergedBody: RichNode = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: ['amount', 'role_claimant', 'holder_claimant', 'role_witness', 'today', 'nowhere'].map(field),
    },
  ],
};

function template(id: string, roleId: string): FlowNode['templates'][number] {
  const body = { zh: mergedBody, en: mergedBody };
  return { id, name: bi(id), role_ids: [roleId], body, elements: [] };
}

const vote: FlowNode['vote'] = {
  question: bi('Is the claim well founded?'),
  options: (['for', 'against', 'abstain'] as const).map((counts) => ({
    id: counts,
    label: bi(counts),
    hint: null,
    counts,
  })),
  secret: true,
  threshold: 'majority',
};

const judgeInCourt = place('judge', {
  host: true,
  can_terminate: true,
  functions: ['speech', 'display', 'call', 'meeting', 'note', 'signature', 'submission'],
  processes: ['end', 'back', 'restart'],
});

const flow: AuthoredCase['flow'] = {
  roles: [
    { id: 'judge', type: 'judge', side: 'bench', name: bi('Judge'), character: 'presiding' },
    { id: 'assessor', type: 'judge', side: 'bench', name: bi('Assessor'), character: 'judge' },
    { id: 'claimant', type: 'lawyer', side: 'claimant', name: bi('Claimant'), character: 'lawyer1' },
    { id: 'respondent', type: 'lawyer', side: 'respondent', name: bi('Respondent'), character: 'lawyer2' },
    { id: 'witness', type: 'other', side: 'third', name: bi('Witness'), character: 'witness' },
  ],
  nodes: [
    node('start', 'start'),
    node('fork', 'fork'),
    node('complaint', 'edit', {
      guides: [
        { role_id: null, text: bi('For all') },
        { role_id: 'claimant', text: bi('For the claimant') },
        { role_id: 'respondent', text: bi('For the respondent') },
      ],
      templates: [template('complaint_form', 'claimant')],
      roles: [place('claimant', { functions: ['submission', 'note', 'signature'], processes: ['end'] })],
    }),
    node('defence', 'edit', {
      templates: [template('defence_form', 'respondent')],
      roles: [place('respondent', { functions: ['submission', 'note'], processes: ['end'] })],
    }),
    node('join', 'join'),
    node('hearing', 'court', {
      meets_freely: true,
      scene: 'courtroom',
      roles: [
        judgeInCourt,
        place('claimant', {
          can_terminate: true,
          functions: ['speech', 'request_display', 'request_submission', 'meeting', 'note'],
        }),
        place('respondent', { functions: ['request_speech', 'meeting', 'note'] }),
        place('witness', { functions: ['speech'], inside: false }),
      ],
    }),
    node('panel', 'vote', {
      vote,
      roles: [
        place('judge', { host: true, functions: ['vote'], processes: ['end'] }),
        place('assessor', { functions: ['vote'] }),
        place('witness', { functions: ['vote'] }),
      ],
    }),
    node('judgment', 'edit', {
      templates: [template('judgment_form', 'judge')],
      roles: [
        place('judge', { host: true, functions: ['signature', 'submission'], processes: ['end'] }),
        place('assessor', { functions: ['signature'] }),
      ],
    }),
    node('report', 'report', {
      roles: [
        place('judge', { functions: ['submission'], processes: ['end'] }),
        place('claimant', { functions: ['submission'] }),
      ],
    }),
    node('leap', 'jump', { roles: [place('judge', { processes: ['jump', 'end'] })] }),
    node('closing', 'experience', {
      roles: ['judge', 'assessor', 'claimant', 'respondent'].map((id) => place(id)),
    }),
  ],
  transitions: [
    transition('s', 'start', 'fork'),
    transition('f_complaint', 'fork', 'complaint'),
    transition('f_defence', 'fork', 'defence'),
    transition('filed', 'complaint', 'join'),
    transition('answered', 'defence', 'join'),
    transition('heard', 'join', 'hearing'),
    transition('deliberate', 'hearing', 'panel'),
    transition('adjourn', 'hearing', 'hearing', { kind: 'wrong', feedback: bi('Not without a reason') }),
    transition('upheld', 'panel', 'judgment', { outcome: 'passed' }),
    transition('dismissed', 'panel', 'judgment', { outcome: 'rejected' }),
    transition('again', 'panel', 'hearing', { outcome: 'tied' }),
    transition('pronounce', 'judgment', 'report'),
    transition('reported', 'report', 'leap'),
    transition('finish', 'leap', 'closing'),
  ],
};

export const wholeCase: Pick<AuthoredCase, 'flow'> & { readonly project: Partial<AuthoredCase['project']> } =
  {
    flow,
    project: {
      name: bi('Whole case'),
      roles: flow.roles.map(({ id, character }) => ({
        role_id: id,
        name: id === 'witness' ? { zh: '', en: '' } : bi(`Person ${id}`),
        character,
        duty: bi(`Duty of ${id}`),
        brief: bi(`Secret of ${id}`),
      })),
      documents: [
        {
          id: 'facts',
          kind: 'material',
          name: bi('Facts'),
          node_id: null,
          role_ids: [],
          body: { zh: richText('事实'), en: richText('Facts') },
        },
        {
          id: 'letter',
          kind: 'evidence',
          name: bi('Private letter'),
          node_id: null,
          role_ids: ['judge'],
          body: { zh: richText('信'), en: richText('Letter') },
        },
        {
          id: 'model_complaint',
          kind: 'reference',
          name: bi('Model complaint'),
          node_id: 'complaint',
          role_ids: [],
          body: { zh: richText('范文'), en: richText('Model') },
        },
      ],
      fields: [{ key: 'amount', label: bi('Amount'), value: { zh: '一千元', en: '1000 yuan' } }],
      jumps: [],
    },
  };
