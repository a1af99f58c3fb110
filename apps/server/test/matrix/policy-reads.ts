import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import { asClaimant, drafting, inHearing, inRun, type Line, readAsClaimant, runReaders } from './rows.ts';

/** What a running experiment tells. */
export const reads: readonly Line[] = [
  [
    calls.nodeDetail,
    {
      input: inHearing,
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers',
        not_authorised_here: 'bystander elsewhere creator',
        ok: 'holder host leader staff',
      }),
    },
  ],
  [calls.nodeFunction, { input: asClaimant, cells: readAsClaimant }],
  [calls.nodeRoleDocs, { input: drafting, cells: readAsClaimant }],
  [calls.templates, { input: drafting, cells: readAsClaimant }],
  [calls.fileDisplayList, { input: asClaimant, cells: readAsClaimant }],
  ...[
    calls.nodeMessages,
    calls.roleInList,
    calls.roleOutList,
    calls.roleStatus,
    calls.displayApplication,
  ].map((call): Line => [call, { input: inHearing, cells: runReaders }]),
  [calls.voteStatus, { input: ({ run }) => ({ eid: run.eid, nid: 'panel' }), cells: runReaders }],
  [calls.roleReportList, { input: ({ run }) => ({ eid: run.eid, nid: 'reporting' }), cells: runReaders }],
  ...[
    calls.absentList,
    calls.experimentMessages,
    calls.transPath,
    calls.consequences,
    calls.noteList,
    calls.experienceList,
    calls.userNodes,
  ].map((call): Line => [call, { input: inRun, cells: runReaders }]),
  [calls.experimentEvents, { input: ({ run }) => ({ eid: run.eid, since: 0 }), cells: runReaders }],
  [
    calls.docDetail,
    {
      input: ({ run }) => ({ eid: run.eid, doc_id: run.draft }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers bystander elsewhere host leader creator',
        ok: 'holder staff',
      }),
    },
  ],
  [
    calls.signRoles,
    {
      input: ({ run }) => ({ eid: run.eid, doc_id: run.deed }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers bystander elsewhere host leader creator',
        ok: 'holder staff',
      }),
    },
  ],
  [
    calls.transQuery,
    { input: ({ run, flow }) => ({ flow_id: flow, node_id: 'hearing', eid: run.eid }), cells: runReaders },
    'within a run',
  ],
  [
    calls.transQuery,
    {
      input: ({ flow }) => ({ flow_id: flow, node_id: 'hearing' }),
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers players', ok: 'staff' }),
    },
    'outside',
  ],
  [calls.fileList, { input: inRun, cells: runReaders }],
  // Nothing has shown it yet: it is its uploader's, and staff's.
  [
    calls.fileGet,
    {
      input: ({ run }) => ({ file_id: run.file }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers bystander elsewhere host leader creator',
        ok: 'holder staff',
      }),
    },
  ],
];
