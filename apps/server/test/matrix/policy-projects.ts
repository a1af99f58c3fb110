import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import type { Line } from './rows.ts';
import type { World } from './world.ts';

/** Cases are made by administrators with the module. */
const authors = (code: calls.CodeName = 'ok') =>
  cells({
    not_logged_in: 'nobody',
    no_authority: 'strangers players mentor',
    [code]: 'admin super_admin',
  });

const inCase = ({ project }: World) => ({ project_id: project });
const asSeen = (world: World) => ({ ...inCase(world), revision: 1 });
const name = { zh: '新项目', en: 'New case' };
const nothing = { zh: '', en: '' };
const page = { type: 'doc', content: [{ type: 'paragraph' }] };

const info = {
  name,
  case_number: nothing,
  experiment_type: 'free',
  grade: 'simple',
  introduction: name,
  objectives: [name],
  requirements: [],
  competency_goals: [{ id: 'goal', name, weight: 1 }],
  credit_hours: 2,
  minutes: 60,
  multi_user: true,
  team_min: 1,
  team_max: 5,
  reference_release: 'none',
  opening_mode: 'free',
  allow_redo: true,
  cover: 'courtroom',
  fields: [],
  course_id: null,
  opens_at: null,
  closes_at: null,
  student_ids: [],
  class_ids: [],
};

export const projectAuthoring: readonly Line[] = [
  [calls.projectManageList, { input: () => ({}), cells: authors() }],
  [calls.projectManageDetail, { input: inCase, cells: authors() }],
  [
    calls.projectCreate,
    { input: ({ flow }) => ({ flow_id: flow, name, grade: 'simple' }), cells: authors() },
  ],
  [
    calls.projectCreate,
    { input: () => ({ pattern: 'mediation', name, grade: 'simple' }), cells: authors() },
    'of a pattern',
  ],
  [calls.projectSave, { input: (world) => ({ ...asSeen(world), info }), cells: authors() }],
  // Experiments run on it.
  [calls.projectDelete, { input: ({ project }) => ({ ids: [project] }), cells: authors('in_use') }],
  [calls.projectCopy, { input: (world) => ({ ...inCase(world), name }), cells: authors() }],
  [calls.projectState, { input: (world) => ({ ...asSeen(world), ready: false }), cells: authors() }],
  [
    calls.projectDocsSave,
    {
      input: (world) => ({
        ...asSeen(world),
        document: {
          id: 'paper',
          kind: 'material',
          name,
          node_id: null,
          role_ids: [],
          body: { zh: page, en: page },
        },
      }),
      cells: authors(),
    },
  ],
  [calls.projectDocsDelete, { input: (world) => ({ ...asSeen(world), doc_id: 'letter' }), cells: authors() }],
  [
    calls.projectDocsTemplate,
    {
      input: (world) => ({
        ...asSeen(world),
        node_id: 'drafting',
        template_id: 'complaint',
        body: { zh: page, en: page },
      }),
      cells: authors(),
    },
  ],
  // Not every role of the flow is among none.
  [
    calls.projectRoleSave,
    { input: (world) => ({ ...asSeen(world), roles: [] }), cells: authors('bad_parameter') },
  ],
  [
    calls.projectSkipSave,
    {
      input: (world) => ({
        ...asSeen(world),
        jumps: [{ node_id: 'leap', project_code: 'other', roles: { judge: 'judge' } }],
      }),
      cells: authors(),
    },
  ],
  [calls.projectReach, { input: inCase, cells: authors() }],
  [calls.projectPreview, { input: (world) => ({ ...inCase(world), role_id: 'judge' }), cells: authors() }],
  [calls.projectExport, { input: inCase, cells: authors() }],
  // What is uploaded here is no case.
  [calls.projectImport, { input: () => ({}), cells: authors('file_refused'), hasFile: true }],
  [calls.projectDisclosureApply, { input: (world) => ({ ...inCase(world), apply: true }), cells: authors() }],
  [
    calls.projectDisclosureReview,
    {
      input: (world) => ({ ...inCase(world), agree: true }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'strangers players mentor admin',
        ok: 'super_admin',
      }),
    },
  ],
  [calls.fileUploadAuthoring, { input: () => ({}), cells: authors(), hasFile: true }],
];
