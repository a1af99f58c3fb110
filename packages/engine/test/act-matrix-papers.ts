import type { CommandType } from '../src/index.ts';
import { able, DOC, desk, notTheirs, type Row } from './act-matrix-row.ts';
import { asHost, asRole, hasPlace, type Stage } from './act-matrix-stage.ts';

const drafts = (stage: Stage) =>
  void stage.by('able', {
    type: 'create_document',
    ...desk,
    ...able,
    ...DOC,
    name: 'Form',
    template_id: 'form',
    hash: 'h1',
  });
const asksForSignatures = (stage: Stage) => {
  drafts(stage);
  stage.by('able', { type: 'request_signature', ...desk, ...able, ...DOC, role_ids: ['able', 'unable'] });
};

/** What is written, signed and handed in. */
export const PAPERS = {
  submit: {
    at: 'desk',
    set: drafts,
    act: (actor) => ({ type: 'submit', ...desk, role_id: asRole(actor), ...DOC }),
    may: ['able'],
  },
  create_document: {
    at: 'desk',
    act: (actor) => ({
      type: 'create_document',
      ...desk,
      role_id: asRole(actor),
      document_id: 'new',
      name: 'Form',
      template_id: 'form',
      hash: 'h1',
    }),
    may: ['able'],
    others: (actor) => (hasPlace(actor) ? 'no_templates' : 'not_authorised_here'),
  },
  save_document: {
    at: 'desk',
    set: drafts,
    act: (actor) => ({
      type: 'save_document',
      ...desk,
      role_id: asRole(actor),
      ...DOC,
      base_version: 1,
      hash: 'h2',
    }),
    may: ['able'],
    // A draft that they may not read is not there for them.
    others: notTheirs,
  },
  rename_document: {
    at: 'desk',
    set: drafts,
    act: (actor) => ({
      type: 'rename_document',
      ...desk,
      role_id: asRole(actor),
      ...DOC,
      name: 'Another name',
    }),
    may: ['able'],
    others: notTheirs,
  },
  delete_document: {
    at: 'desk',
    set: drafts,
    act: (actor) => ({ type: 'delete_document', ...desk, role_id: asRole(actor), ...DOC }),
    may: ['able'],
    others: notTheirs,
  },
  request_signature: {
    at: 'desk',
    set: drafts,
    act: (actor) => ({
      type: 'request_signature',
      ...desk,
      role_id: asHost(actor),
      ...DOC,
      role_ids: ['unable'],
    }),
    // Nobody hosts the desk: its author asks. The leader would, of what the leader may read.
    may: ['able'],
    others: (actor) => (actor === 'leader' ? 'no_such_thing' : notTheirs(actor)),
  },
  sign: {
    at: 'desk',
    set: asksForSignatures,
    act: (actor, { hash }) => ({
      type: 'sign',
      ...desk,
      role_id: asRole(actor),
      ...DOC,
      decision: 'signed',
      hash,
      reason: null,
    }),
    may: ['able'],
  },
} satisfies Partial<Record<CommandType, Row>>;
