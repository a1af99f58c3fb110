import * as calls from '@lets/contract';
import { type Cells, cells } from './actors.ts';
import { type Line, toEverybody } from './rows.ts';

/** Accounts, courses and the log: the management area beside authoring. */

/** With the module, or a super administrator. */
const keepers = cells({
  not_logged_in: 'nobody',
  no_authority: 'outsider other_team other_mentor admin_bare players mentor',
  ok: 'admin super_admin',
});
const superAdmins = cells({
  not_logged_in: 'nobody',
  no_authority: 'strangers players mentor admin',
  ok: 'super_admin',
});
/** There is no such backup. */
const superAdminsFindNone = cells({
  not_logged_in: 'nobody',
  no_authority: 'strangers players mentor admin',
  not_found: 'super_admin',
});
const aBackup = { name: 'manual-20260101T000000Z.zip' };
/** The administrator without the modules of the rest has this one. */
const logReaders = cells({
  not_logged_in: 'nobody',
  no_authority: 'outsider other_team other_mentor players mentor admin',
  ok: 'admin_bare super_admin',
});
/** Whatever their modules are: each sees what is theirs to approve. */
const administrators = administratorsWith('ok');
function administratorsWith(code: calls.CodeName): Cells {
  return cells({
    not_logged_in: 'nobody',
    no_authority: 'outsider other_team other_mentor players mentor',
    [code]: 'admin_bare admin super_admin',
  });
}
const users = cells({ not_logged_in: 'nobody', ok: 'strangers players staff' });

/** The file of the matrix is a text, and no list of people. */
const senders = keepersWith('rows_refused');

function keepersWith(code: calls.CodeName): Cells {
  return cells({
    not_logged_in: 'nobody',
    no_authority: 'outsider other_team other_mentor admin_bare players mentor',
    [code]: 'admin super_admin',
  });
}

const student = { identity: 1, account: 'matrix.student', name: 'Matrix' };

export const management: readonly Line[] = [
  // Accounts
  [calls.userList, { input: () => ({ identity: 1 }), cells: keepers }],
  [calls.userList, { input: () => ({ identity: 3 }), cells: superAdmins }, 'of administrators'],
  [calls.userDetail, { input: ({ people }) => ({ id: people.holder.id }), cells: keepers }],
  [
    calls.userDetail,
    { input: ({ people }) => ({ id: people.super_admin.id }), cells: superAdmins },
    'of a super administrator',
  ],
  [calls.userSave, { input: () => student, cells: keepers }],
  [
    calls.userSave,
    {
      input: ({ mate }) => ({ ...student, id: mate.id, account: mate.account }),
      cells: keepers,
    },
    'a change',
  ],
  [
    calls.userSave,
    { input: () => ({ ...student, identity: 3, account: 'matrix.admin' }), cells: superAdmins },
    'an administrator',
  ],
  [calls.userDisable, { input: ({ mate }) => ({ ids: [mate.id], disabled: true }), cells: keepers }],
  [
    calls.userDisable,
    { input: ({ people }) => ({ ids: [people.admin_bare.id], disabled: true }), cells: superAdmins },
    'an administrator',
  ],
  [calls.userDelete, { input: ({ mate }) => ({ ids: [mate.id] }), cells: keepersWith('in_use') }],
  [calls.passwordReset, { input: ({ mate }) => ({ id: mate.id }), cells: keepers }],
  [calls.userImportPreview, { input: () => ({ identity: 1 }), hasFile: true, cells: senders }],
  [calls.userImport, { input: () => ({ identity: 1, revision: 'x' }), hasFile: true, cells: senders }],
  [calls.importList, { input: () => ({ identity: 1 }), cells: keepers }],
  [calls.importList, { input: (world) => ({ class_id: world.class }), cells: keepers }, 'into a class'],
  [calls.importDetail, { input: () => ({ id: 1 }), cells: keepersWith('not_found') }],
  [calls.importUndoPreview, { input: () => ({ id: 1 }), cells: keepersWith('not_found') }],
  [calls.importUndo, { input: () => ({ id: 1 }), cells: keepersWith('not_found') }],
  [calls.userTemplate, { input: () => ({ identity: 1 }), cells: keepers }],
  [calls.userExport, { input: () => ({ identity: 1 }), cells: keepers }],
  [calls.statusRead, { input: () => ({}), cells: superAdmins }],
  [calls.logLevelSet, { input: () => ({ level: 'usual' }), cells: superAdmins }],
  [calls.powerList, { input: () => ({}), cells: superAdmins }],
  [
    calls.powerSave,
    { input: ({ people }) => ({ user_id: people.admin_bare.id, modules: ['log'] }), cells: superAdmins },
  ],
  [calls.profileSave, { input: () => ({ email: '', contact: '1' }), cells: users }],

  // Backups
  [calls.backupList, { input: () => ({}), cells: superAdmins }],
  [calls.backupMake, { input: () => ({}), cells: superAdmins }],
  [calls.backupTry, { input: () => aBackup, cells: superAdminsFindNone }],
  [calls.backupDelete, { input: () => ({ ...aBackup, password: 'x' }), cells: superAdminsFindNone }],
  [calls.backupOpen, { input: () => ({ ...aBackup, password: 'x' }), cells: superAdminsFindNone }],
  [calls.backupDownload, { input: () => ({ ...aBackup, ticket: 'x' }), cells: superAdminsFindNone }],

  // Integrations
  [calls.integrationList, { input: () => ({}), cells: superAdmins }],
  [
    calls.integrationSave,
    {
      input: () => ({
        kind: 'cas',
        name: { zh: '统一认证', en: 'CAS' },
        is_on: false,
        settings: {
          ...calls.DEFAULT_ARRIVAL,
          goes_straight: false,
          ends_there: false,
          ca: '',
          prefix: 'https://sso.example.edu/cas',
          version: '3',
        },
        secrets: {},
      }),
      cells: superAdmins,
    },
  ],
  [calls.integrationDelete, { input: () => ({ id: 999_999 }), cells: superAdminsFindNone }],
  [calls.integrationTest, { input: () => ({ id: 999_999 }), cells: superAdminsFindNone }],
  [calls.ltiRegistrationStart, { input: () => ({}), cells: superAdmins }],
  [calls.ltiDeployments, { input: () => ({ integration_id: 999_999 }), cells: superAdminsFindNone }],
  [calls.ltiDeploymentApprove, { input: () => ({ id: 999_999, approve: true }), cells: superAdminsFindNone }],
  [calls.deliveryList, { input: () => ({}), cells: superAdmins }],
  [calls.deliveryResend, { input: () => ({ integration_id: 999_999 }), cells: superAdminsFindNone }],
  [calls.xapiRunResend, { input: () => ({ eid: 999_999 }), cells: superAdminsFindNone }],

  // Courses
  [calls.courseManageList, { input: () => ({}), cells: keepers }],
  [calls.courseSave, { input: () => ({ code: 'MATRIX', name: { zh: '课', en: '' } }), cells: keepers }],
  [calls.courseDelete, { input: ({ course }) => ({ ids: [course] }), cells: keepersWith('in_use') }],
  [calls.classSave, { input: ({ course }) => ({ course_id: course, name: 'Matrix' }), cells: keepers }],
  [calls.classDelete, { input: (world) => ({ ids: [world.class] }), cells: keepersWith('in_use') }],
  [
    calls.classStudents,
    {
      input: (world) => ({ class_id: world.class }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'outsider other_team players',
        not_found: 'other_mentor admin_bare',
        ok: 'staff',
      }),
    },
  ],
  [
    calls.classStudentSave,
    {
      input: (world) => ({ class_id: world.class, user_ids: [world.people.outsider.id] }),
      cells: keepers,
    },
  ],
  [
    calls.classStudentRemove,
    { input: (world) => ({ class_id: world.class, user_ids: [world.mate.id] }), cells: keepers },
  ],
  [
    calls.classStudentImportPreview,
    { input: (world) => ({ class_id: world.class }), hasFile: true, cells: senders },
  ],
  [
    calls.classStudentImport,
    { input: (world) => ({ class_id: world.class, revision: 'x' }), hasFile: true, cells: senders },
  ],

  // Anybody's runs
  [
    calls.experimentRemove,
    { input: ({ waiting }) => ({ ids: [waiting], reason: 'A trial' }), cells: keepers },
  ],

  // Statistics
  [calls.experimentStatistics, { input: () => ({}), cells: keepers }],
  [
    calls.experimentStatistics,
    { input: ({ project }) => ({ project_id: project }), cells: keepers },
    'of a case',
  ],
  [calls.statisticsExport, { input: () => ({}), cells: keepers }],

  // The log
  [calls.logList, { input: () => ({}), cells: logReaders }],
  [calls.logExport, { input: () => ({}), cells: logReaders }],
  [calls.logChain, { input: () => ({}), cells: logReaders }],
  [calls.logVerify, { input: () => ({}), cells: logReaders }],
  // Nobody else has the settings here.
  [calls.logRetention, { input: () => ({ days: 365 }), cells: superAdmins }],

  // What two administrators decide. The request in hand is none.
  [calls.approvalList, { input: () => ({}), cells: administrators }],
  [calls.approvalCount, { input: () => ({}), cells: administrators }],
  [
    calls.approvalDecide,
    { input: () => ({ id: 1, approved: true }), cells: administratorsWith('not_found') },
  ],
  [calls.approvalWithdraw, { input: () => ({ id: 1 }), cells: administratorsWith('not_found') }],
  [calls.dutyState, { input: () => ({}), cells: superAdmins }],
  [
    calls.dutySet,
    {
      // Three students.
      input: ({ people }) => ({
        system: people.holder.id,
        security: people.host.id,
        audit: people.leader.id,
      }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'strangers players mentor admin',
        not_found: 'super_admin',
      }),
    },
  ],
  // Duties are not separated.
  [
    calls.dutyEnd,
    { input: () => ({}), cells: cells({ not_logged_in: 'nobody', no_authority: 'strangers players staff' }) },
  ],
];

/** Of the run that has ended: its members read what is theirs, its staff judge. */
const judges = judgesWith('ok');
function judgesWith(code: calls.CodeName): Cells {
  return cells({
    not_logged_in: 'nobody',
    no_authority: 'outsider other_team players',
    not_found: 'other_mentor admin_bare',
    [code]: 'staff',
  });
}
const blank = { team: { goals: {}, comment: '' }, members: [] };

export const evaluation: readonly Line[] = [
  [
    calls.evaluateDetail,
    {
      input: ({ ended }) => ({ eid: ended }),
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers', ok: 'players staff' }),
    },
  ],
  [
    calls.evaluateSave,
    { input: ({ ended }) => ({ eid: ended, revision: 0, content: blank }), cells: judges },
  ],
  [
    calls.evaluatePublish,
    {
      input: ({ ended }) => ({ eid: ended, revision: 1 }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'outsider other_team players',
        not_found: 'other_mentor admin_bare',
        // Nothing has been written yet.
        changed_meanwhile: 'staff',
      }),
    },
  ],
  [calls.evaluateNotes, { input: ({ ended }) => ({ eid: ended }), cells: judges }],
  [
    calls.evaluateNotesSave,
    {
      input: ({ ended }) => ({ eid: ended, revision: 0, notes: { team: '', members: [] } }),
      cells: judges,
    },
  ],
  [
    calls.evaluateWithdraw,
    {
      input: ({ ended }) => ({ eid: ended, version: 1, reason: '证据漏计' }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'outsider other_team players',
        not_found: 'other_mentor admin_bare',
        // Nothing has been published yet.
        nothing_to_withdraw: 'staff',
      }),
    },
  ],
  [
    calls.reportGenerate,
    {
      input: ({ ended }) => ({ eid: ended, format: 'docx' }),
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers', ok: 'players staff' }),
    },
  ],
  [
    calls.dossier,
    {
      input: ({ ended }) => ({ eid: ended }),
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers', ok: 'players staff' }),
    },
  ],
  [calls.dossierVerify, { input: () => ({ head: '0'.repeat(64) }), cells: toEverybody('ok') }],
  [
    calls.rubricDetail,
    {
      input: ({ ended }) => ({ eid: ended }),
      // Nothing has been published to the players.
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers players', ok: 'staff' }),
    },
  ],
  [
    calls.rubricAdapt,
    {
      input: ({ ended }) => ({
        eid: ended,
        revision: 0,
        goal_id: 'advocacy',
        levels: Array(5).fill({ zh: '准确', en: '' }),
      }),
      cells: judges,
    },
  ],
  [calls.gradebookDetail, { input: ({ course }) => ({ course_id: course }), cells: judges }],
  [
    calls.gradebookWeights,
    {
      input: ({ course, classTask }) => ({
        course_id: course,
        weights_revision: 0,
        weights: [{ task_id: classTask, weight: 40 }],
      }),
      cells: judges,
    },
  ],
  [
    calls.gradebookEntry,
    {
      input: ({ course, classTask, mate }) => ({
        course_id: course,
        task_id: classTask,
        user_id: mate.id,
        revision: 0,
        score: 80,
      }),
      cells: judges,
    },
  ],
  [calls.gradebookExport, { input: ({ course }) => ({ course_id: course }), cells: judges }],
  [
    calls.gradebookPreview,
    { input: ({ course }) => ({ course_id: course }), hasFile: true, cells: judgesWith('file_refused') },
  ],
  [
    calls.gradebookImport,
    {
      input: ({ course }) => ({ course_id: course, revision: 0, note: 'From a sheet' }),
      hasFile: true,
      cells: judgesWith('file_refused'),
    },
  ],
  [calls.scoresExport, { input: (world) => ({ class_id: world.class }), cells: judges }],
  [calls.scoresExport, { input: ({ ended }) => ({ eid: ended }), cells: judges }, 'of a run'],
];
