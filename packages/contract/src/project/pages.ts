import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, FlowId, Id, json } from '../core/values.ts';
import { BilingualDocument } from '../text/rich-text.ts';
import { AuthoredDocument, AuthoredJump, AuthoredRole } from './authored-project.ts';
import { CaseDocumentRow } from './project.ts';
import { ProjectSaved, SAVE_CODES, SavedProject } from './saved.ts';

export const projectDocsSave = declareCall({
  method: 'POST',
  path: '/project/docs/save',
  summary: 'Keeps one document of a case, a new one or in place of the one with its id.',
  who: 'admin',
  input: z.object({ ...SavedProject, document: json(AuthoredDocument) }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});

export const projectDocsDelete = declareCall({
  method: 'POST',
  path: '/project/docs/delete',
  summary: 'Takes a document out of a case.',
  who: 'admin',
  input: z.object({ ...SavedProject, doc_id: FlowId }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});

export const projectDocsTemplate = declareCall({
  method: 'POST',
  path: '/project/docs/template',
  summary:
    "Says what one of the workflow's templates holds in this case; with nothing, the workflow's own again.",
  who: 'admin',
  input: z.object({
    ...SavedProject,
    node_id: FlowId,
    template_id: FlowId,
    body: json(BilingualDocument.nullable()),
  }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});

export const projectRoleSave = declareCall({
  method: 'POST',
  path: '/project/role/save',
  summary: 'What the roles of the workflow are in this case: name, picture, duty and private brief.',
  who: 'admin',
  input: z.object({
    ...SavedProject,
    roles: json(z.array(AuthoredRole).max(LIMITS.flow_roles)),
  }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});

export const projectSkipSave = declareCall({
  method: 'POST',
  path: '/project/skip/save',
  summary: 'Where the jump sections lead, and which role here becomes which role there.',
  who: 'admin',
  input: z.object({
    ...SavedProject,
    jumps: json(z.array(AuthoredJump).max(100)),
  }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});

export const projectPreview = declareCall({
  method: 'GET',
  path: '/project/preview',
  summary:
    'The documents of a case as a role meets them in each section, and the brief that only it may read.',
  who: 'admin',
  input: z.object({ project_id: Id, role_id: FlowId.optional(), node_id: FlowId.optional() }),
  output: z.object({ brief: Bilingual.nullable(), documents: z.array(CaseDocumentRow) }),
  codes: ['not_found'],
});
