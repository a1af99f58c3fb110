import * as calls from '@lets/contract';
import { type Cells, cells } from './actors.ts';
import { caseReaders, inRun, type Line, runReaders, toEverybody, toUsers } from './rows.ts';

/** Accounts, courses, cases, teams and tasks: everything around a run. */
export const outside: readonly Line[] = [
  // Accounts
  [
    calls.login,
    {
      input: ({ people }) => ({ userData: { account: people.holder.account, password: 'wrong' } }),
      cells: toEverybody('bad_credentials'),
    },
  ],
  [calls.logout, { input: () => ({}), cells: toEverybody('ok') }],
  [
    calls.passwordUpdate,
    {
      input: ({ people }) => ({
        account: people.holder.account,
        old_password: 'wrong',
        new_password: 'Brand-new-2',
      }),
      cells: toEverybody('bad_credentials'),
    },
  ],
  [calls.accountQuery, { input: () => ({}), cells: toUsers }],
  [calls.accountUsers, { input: () => ({}), cells: toUsers }],

  // System
  [calls.systemParam, { input: () => ({ key: 'SYSTEM_CLOSED' }), cells: toEverybody('ok') }],
  [calls.systemBrand, { input: () => ({}), cells: toEverybody('ok') }],
  [calls.systemNotice, { input: () => ({}), cells: toEverybody('ok') }],
  [calls.systemNoticeList, { input: () => ({}), cells: toUsers }],

  // Courses and cases
  [calls.courseList, { input: () => ({}), cells: toUsers }],
  [calls.classList, { input: ({ course }) => ({ course_id: course }), cells: caseReaders }],
  [calls.projectList, { input: () => ({ scope: 'all' }), cells: toUsers }],
  [calls.projectTypeCounts, { input: () => ({}), cells: toUsers }],
  [
    calls.projectListed,
    {
      input: ({ project }) => ({ project_id: project }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'outsider other_team players',
        not_found: 'other_mentor admin_bare',
        ok: 'staff',
      }),
    },
  ],
  [calls.projectDetail, { input: ({ project }) => ({ project_id: project }), cells: caseReaders }],
  [
    calls.projectDocDetail,
    { input: ({ project }) => ({ project_id: project, doc_id: 'facts' }), cells: caseReaders },
    'front page',
  ],
  [
    calls.projectDocDetail,
    {
      input: ({ project, run }) => ({ project_id: project, doc_id: 'letter', eid: run.eid }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers bystander elsewhere holder leader creator',
        ok: 'host staff',
      }),
    },
    "for the host's role, within a run",
  ],

  // Tasks
  [calls.experimentList, { input: () => ({ scope: 'doing' }), cells: toUsers }],
  [calls.experimentDetail, { input: inRun, cells: runReaders }],
  [
    calls.experimentCreate,
    {
      input: ({ project, team }) => ({ project_id: project, team_id: team }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers',
        no_authority: 'admin super_admin',
        ok: 'players mentor',
      }),
    },
    'for a team',
  ],
  [
    calls.experimentCreate,
    {
      input: ({ project }) => ({ project_id: project }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'outsider other_mentor admin_bare',
        no_authority: 'admin super_admin',
        bad_parameter: 'mentor',
        ok: 'other_team players',
      }),
    },
    'alone',
  ],
  [
    calls.experimentUpdate,
    { input: ({ waiting }) => ({ eid: waiting, name: 'Changed' }), cells: owners('may_not_edit_task') },
  ],
  [
    calls.experimentDelete,
    { input: ({ waiting }) => ({ ids: [waiting] }), cells: owners('may_not_delete_task') },
  ],
  [
    calls.experimentStart,
    {
      input: ({ waiting }) => ({ eid: waiting }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers',
        not_leader: 'bystander elsewhere holder host creator staff',
        ok: 'leader',
      }),
    },
  ],
  [calls.experimentRuns, { input: inRun, cells: runReaders }],
  [calls.experimentResult, { input: ({ ended }) => ({ eid: ended }), cells: runReaders }],
];

function owners(refusal: calls.CodeName): Cells {
  return cells({
    not_logged_in: 'nobody',
    not_found: 'strangers',
    ok: 'leader creator',
    [refusal]: 'bystander elsewhere holder host staff',
  });
}
