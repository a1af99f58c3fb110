import * as calls from '@lets/contract';
import { type Cells, cells } from './actors.ts';
import { type Line, toUsers } from './rows.ts';

/** Teams, class tasks, and who plays what before a run begins. */
export const teams: readonly Line[] = [
  [
    calls.teamCreate,
    {
      input: ({ project, mate }) => ({ name: 'New', project_id: project, members: [mate.id] }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'outsider other_mentor',
        no_authority: 'admin_bare admin super_admin',
        ok: 'other_team players mentor',
      }),
    },
  ],
  [calls.teamList, { input: () => ({}), cells: toUsers }],
  [
    calls.teamPresence,
    {
      input: ({ team }) => ({ team_id: team }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers admin super_admin',
        ok: 'players mentor',
      }),
    },
  ],
  [
    calls.teamUpdate,
    { input: ({ team, mate }) => ({ team_id: team, add: [mate.id] }), cells: leadersTeam() },
  ],
  [calls.teamDisband, { input: ({ idleTeam }) => ({ team_id: idleTeam }), cells: leadersTeam() }],
  [
    calls.teamOpenList,
    {
      input: ({ project }) => ({ project_id: project }),
      cells: students({ not_found: 'outsider', ok: 'other_team players' }),
    },
  ],
  [
    calls.teamJoin,
    {
      input: ({ openTeam }) => ({ team_id: openTeam }),
      cells: students({ not_found: 'outsider', ok: 'other_team players' }),
    },
    'openly inviting',
  ],
  [
    calls.teamJoin,
    { input: ({ closedTeam }) => ({ team_id: closedTeam }), cells: invited() },
    'inviting one student',
  ],
  [calls.teamInviteDecline, { input: ({ closedTeam }) => ({ team_id: closedTeam }), cells: invited() }],
  [calls.teamInviteList, { input: () => ({}), cells: students({ ok: 'outsider other_team players' }) }],
  [
    calls.teamLeave,
    {
      input: ({ idleTeam }) => ({ team_id: idleTeam }),
      cells: students({ not_found: 'outsider other_team', ok: 'players' }),
    },
  ],
  [
    calls.teamInvite,
    { input: ({ idleTeam, mate }) => ({ team_id: idleTeam, user_ids: [mate.id] }), cells: leadersTeam() },
  ],
  [
    calls.teamInviteWithdraw,
    { input: ({ idleTeam, mate }) => ({ team_id: idleTeam, user_id: mate.id }), cells: leadersTeam() },
  ],

  // A class
  [
    calls.classTaskCreate,
    {
      input: (world) => ({
        project_id: world.project,
        class_id: world.class,
        grouping: 'random',
        size: 4,
      }),
      cells: classTeacher(),
    },
  ],
  [
    calls.classTaskPlan,
    {
      input: (world) => ({ project_id: world.project, class_id: world.class, size: 4 }),
      cells: classTeacher(),
    },
  ],
  [calls.classTaskList, { input: () => ({}), cells: toUsers }],
  [
    calls.classTaskUpdate,
    { input: ({ classTask }) => ({ id: classTask, name: 'Renamed' }), cells: classStaff() },
  ],
  [calls.classCompare, { input: ({ classTask }) => ({ id: classTask }), cells: classStaff() }],
  [calls.textCompare, { input: ({ classTask }) => ({ id: classTask }), cells: classStaff() }],
  [calls.classReport, { input: ({ classTask }) => ({ id: classTask }), cells: classStaff() }],
  [calls.classTaskDetail, { input: ({ classTask }) => ({ id: classTask }), cells: classStaff() }],
  [
    calls.classTaskRegroup,
    {
      input: ({ classTask, mate }) => ({
        id: classTask,
        seen: [],
        groups: [{ team_id: null, members: [mate.id] }],
      }),
      cells: classStaff(),
    },
  ],
  [calls.classCasting, { input: ({ classTask }) => ({ id: classTask }), cells: classStaff() }],
  [
    calls.classCast,
    {
      input: ({ classTask, idleTeam }) => ({
        id: classTask,
        groups: [{ team_id: idleTeam, revision: 0, holders: {} }],
      }),
      // The idle team is no group of the task.
      cells: classStaff('changed_meanwhile'),
    },
  ],
  [calls.classTaskDelete, { input: ({ classTask }) => ({ id: classTask }), cells: classTeacher() }],

  // Who plays what
  [
    calls.roleTake,
    {
      input: ({ vacant }) => ({ eid: vacant, target_role: 'witness' }),
      cells: students({
        not_found: 'outsider other_team',
        // Has one already, and five others have none.
        roles_for_others: 'holder',
        ok: 'bystander elsewhere host leader creator',
      }),
    },
  ],
  [
    calls.roleRelease,
    {
      input: ({ vacant }) => ({ eid: vacant, target_role: 'claimant' }),
      cells: students({
        not_found: 'outsider other_team',
        role_taken: 'bystander elsewhere host leader creator',
        ok: 'holder',
      }),
    },
  ],
  [
    calls.handOver,
    {
      input: ({ run, people }) => ({
        eid: run.eid,
        target_role: 'witness',
        to_user: people.bystander.id,
        reason: 'Ill',
      }),
      cells: leadersRun(),
    },
    'in mid-run',
  ],
  [
    calls.handOver,
    {
      input: ({ waiting, people }) => ({
        eid: waiting,
        target_role: 'witness',
        to_user: people.bystander.id,
      }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers',
        no_authority: 'bystander elsewhere holder host',
        ok: 'leader creator staff',
      }),
    },
    'before the start',
  ],
  [
    calls.handOverUndo,
    {
      // Nothing has changed hands: who might undo it is told so.
      input: ({ run }) => ({ eid: run.eid, given_seq: 1 }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers',
        no_authority: 'bystander elsewhere holder host creator',
        hand_over_stands: 'leader staff',
      }),
    },
  ],
  [
    calls.handOverAnswer,
    {
      input: ({ run }) => ({ eid: run.eid, kind: 'answer', ask_id: run.handOver, agree: true }),
      cells: askedOf('holder', 'strangers bystander elsewhere host leader creator staff'),
    },
    'answer',
  ],
  [
    calls.handOverAnswer,
    {
      input: ({ run }) => ({ eid: run.eid, kind: 'withdraw', ask_id: run.handOver }),
      cells: askedOf('leader', 'strangers bystander elsewhere host holder creator staff'),
    },
    'withdraw',
  ],
  [
    calls.leadHandOver,
    { input: ({ run, people }) => ({ eid: run.eid, to_user: people.bystander.id }), cells: leadersRun() },
    'in mid-run',
  ],
  [
    calls.leadHandOver,
    { input: ({ waiting, people }) => ({ eid: waiting, to_user: people.bystander.id }), cells: leadersRun() },
    'before the start',
  ],
];

function leadersTeam(): Cells {
  return cells({
    not_logged_in: 'nobody',
    not_found: 'strangers admin super_admin',
    no_authority: 'bystander elsewhere holder host creator',
    ok: 'leader mentor',
  });
}

function leadersRun(): Cells {
  return cells({
    not_logged_in: 'nobody',
    not_found: 'strangers',
    no_authority: 'bystander elsewhere holder host creator',
    ok: 'leader staff',
  });
}

/** A person who is not asked, or did not ask, finds nothing there. */
function askedOf(ok: string, not_found: string): Cells {
  return cells({ not_logged_in: 'nobody', not_found, ok });
}

/** What only students do. */
function students(answers: Parameters<typeof cells>[0]): Cells {
  return cells({ not_logged_in: 'nobody', no_authority: 'other_mentor admin_bare staff', ...answers });
}

function invited(): Cells {
  return students({
    not_found: 'outsider other_team bystander elsewhere host leader creator',
    ok: 'holder',
  });
}

/** A mentor of the class, and administrators of experiments. */
function classStaff(answer: 'ok' | 'changed_meanwhile' = 'ok'): Cells {
  return cells({
    not_logged_in: 'nobody',
    no_authority: 'outsider other_team players',
    not_found: 'other_mentor admin_bare',
    [answer]: 'staff',
  });
}

function classTeacher(): Cells {
  return cells({
    not_logged_in: 'nobody',
    no_authority: 'outsider other_team players admin_bare admin super_admin',
    not_found: 'other_mentor',
    ok: 'mentor',
  });
}
