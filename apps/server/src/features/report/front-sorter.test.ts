import type { Flow, RunEvent } from '@lets/engine';
import { expect, it } from 'vitest';
import { FrontSorter, isFork } from './front-sorter.ts';

const transition = (from: string, to: string, kind = 'advance', outcome: string | null = null) => ({
  id: `${from}-${to}`,
  from,
  to,
  kind,
  outcome,
});
const FLOW = {
  roles: [],
  nodes: [
    { id: 'desk', kind: 'edit' },
    { id: 'reports', kind: 'report' },
  ],
  transitions: [
    transition('talks', 'agreed'),
    transition('talks', 'failed'),
    transition('desk', 'talks'),
    transition('desk', 'desk', 'wrong'),
    transition('panel', 'upheld', 'advance', 'passed'),
    transition('panel', 'dismissed', 'advance', 'rejected'),
  ],
} as unknown as Flow;

let seq = 0;
const event = (type: string, data: object = {}, head: Partial<RunEvent> = {}) =>
  ({
    seq: ++seq,
    at: 0,
    type,
    data,
    node_id: 'desk',
    actor_id: 1,
    role_id: null,
    by_staff: false,
    audience: null,
    ...head,
  }) as RunEvent;

it('knows where whoever ends a section chooses', () => {
  const ends = ['talks', 'desk', 'panel'].map((id) => isFork(id, FLOW.transitions));
  expect(ends).toEqual([true, false, false]);
});

it('keeps the weightier moments of a long log, in its order', () => {
  const sorter = new FrontSorter(FLOW);
  const vote = event('vote_ended');
  sorter.add(vote);
  for (let n = 0; n < 100; n++) sorter.add(event('document_submitted', { document_id: 'd', name: 'd' }));
  const end = event('experiment_ended');
  sorter.add(end);
  expect(sorter.moments).toHaveLength(6);
  expect([sorter.moments[0], sorter.moments.at(-1)]).toEqual([vote.seq, end.seq]);
});

it('takes no report, no signature and no only way for decisive', () => {
  const sorter = new FrontSorter(FLOW);
  sorter.add(event('document_submitted', { document_id: 'r', name: 'r' }, { node_id: 'reports' }));
  sorter.add(event('document_signed', { decision: 'signed' }));
  sorter.add(event('section_ended', { trans_id: 'desk-talks' }));
  const chosen = event('section_ended', { trans_id: 'talks-agreed' }, { node_id: 'talks' });
  const refused = event('document_signed', { decision: 'refused' });
  for (const one of [chosen, refused]) sorter.add(one);
  expect(sorter.moments).toEqual([chosen.seq, refused.seq]);
});

it('tells whose the documents are, and which wrong options were tried how often', () => {
  const sorter = new FrontSorter(FLOW);
  sorter.add(event('document_created', { document_id: 'd' }));
  sorter.add(event('document_created', { document_id: 'of-staff' }, { by_staff: true }));
  for (const _ of [1, 2]) sorter.add(event('wrong_option_tried', { trans_id: 'desk-desk' }));
  expect(sorter.papers.get(1)).toEqual({ drafted: ['d'], submitted: [] });
  expect([...sorter.wrong.values()]).toEqual([expect.objectContaining({ trans_id: 'desk-desk', tries: 2 })]);
});
