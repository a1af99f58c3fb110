import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import type { Line } from './rows.ts';
import type { World } from './world.ts';

/** Flows are drawn by administrators with the module. */
const authors = (code: calls.CodeName = 'ok') =>
  cells({
    not_logged_in: 'nobody',
    no_authority: 'strangers players mentor',
    [code]: 'admin super_admin',
  });

const inDraft = ({ authoring }: World) => ({ flow_id: authoring.draft });
const asSeen = (world: World) => ({ ...inDraft(world), revision: 1 });
const name = { zh: '新流程', en: 'New workflow' };

/** Steps after the first wait for what a new draft has not. */
function step(call: calls.CallDeclaration, data: readonly object[], code?: calls.CodeName): Line {
  return [call, { input: (world) => ({ ...asSeen(world), data }), cells: authors(code) }];
}

export const authoring: readonly Line[] = [
  [calls.workflowList, { input: () => ({}), cells: authors() }],
  [calls.workflowDetail, { input: inDraft, cells: authors() }],
  [calls.workflowCreate, { input: () => ({ name, experiment_type: 'free' }), cells: authors() }],
  [calls.workflowSave, { input: (world) => ({ ...asSeen(world), name }), cells: authors() }],
  [
    calls.workflowSave,
    { input: ({ flow }) => ({ flow_id: flow, revision: 1, name }), cells: authors('published') },
    'published',
  ],
  [calls.workflowDelete, { input: ({ authoring: { workflow } }) => ({ ids: [workflow] }), cells: authors() }],
  [calls.workflowVersionDelete, { input: inDraft, cells: authors() }],
  [calls.workflowPublish, { input: asSeen, cells: authors('flow_unsound') }],
  [calls.workflowCopy, { input: ({ flow }) => ({ flow_id: flow, name }), cells: authors() }],
  [calls.workflowVersionNew, { input: ({ flow }) => ({ flow_id: flow }), cells: authors() }],
  [calls.workflowCheck, { input: inDraft, cells: authors() }],
  [calls.workflowDryRun, { input: inDraft, cells: authors() }],
  // The draft is empty.
  [calls.rehearsalBegin, { input: inDraft, cells: authors('not_rehearsable') }],
  [calls.rehearsalOwn, { input: () => ({}), cells: authors() }],
  // A run of others is no rehearsal of theirs.
  [calls.rehearsalEnd, { input: ({ ended }) => ({ eid: ended }), cells: authors('not_found') }],
  [
    calls.workflowCompare,
    { input: ({ flow, authoring: { draft } }) => ({ from: flow, to: draft }), cells: authors() },
  ],
  [calls.workflowXml, { input: inDraft, cells: authors() }],
  // What is uploaded here is no BPMN.
  [calls.workflowXmlImport, { input: () => ({}), cells: authors('file_refused'), hasFile: true }],
  [
    calls.workflowCorrect,
    {
      input: ({ flow }) => ({
        flow_id: flow,
        revision: 1,
        change: { kind: 'section', node_id: 'hearing', name },
        reason: 'Misspelt',
      }),
      cells: authors(),
    },
  ],
  [
    calls.workflowCorrect,
    {
      input: (world) => ({
        ...asSeen(world),
        change: { kind: 'section', node_id: 'end', name },
        reason: 'Misspelt',
      }),
      cells: authors('not_published'),
    },
    'of a draft',
  ],
  [calls.workflowExhibits, { input: ({ flow }) => ({ flow_id: flow }), cells: authors() }],
  [calls.workflowReach, { input: inDraft, cells: authors() }],
  [calls.workflowForms, { input: () => ({}), cells: authors() }],
  [calls.workflowPatterns, { input: () => ({}), cells: authors() }],
  // What is uploaded here is no Word file.
  [calls.workflowDocImport, { input: () => ({}), cells: authors('file_refused'), hasFile: true }],
  [calls.workflowCorrections, { input: ({ flow }) => ({ flow_id: flow }), cells: authors() }],
  step(calls.setNode, [
    {
      id: 'end',
      kind: 'experience',
      name,
      introduction: { zh: '写下心得', en: 'Write down what you learnt' },
      minutes: null,
      can_switch: true,
    },
  ]),
  step(calls.setDoc, [], 'step_incomplete'),
  step(calls.setRole, [], 'step_incomplete'),
  step(calls.setAssign, [], 'step_incomplete'),
  step(calls.setAction, [], 'step_incomplete'),
  step(calls.setAnime, [], 'step_incomplete'),
  step(calls.setSeat, [], 'step_incomplete'),
];
