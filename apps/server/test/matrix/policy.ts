import * as calls from '@lets/contract';
import { type Cells, cells } from './actors.ts';
import type { World } from './world.ts';

/**
 * The one written policy: what every call answers to everybody who may come to it. A call is named by its key, its kinds after a `#`.
 * Where a case is missing here, or stands here and nowhere in the contract, the matrix test fails.
 */
export interface Entry {
  readonly input: (world: World) => object;
  readonly cells: Cells;
  /** A multipart call's file. */
  readonly hasFile?: boolean;
}

const { callKey } = calls;

// Answers that many calls share ---------------------------------------------------------------------------------------

const toEverybody = (code: calls.CodeName) => cells({ [code]: 'everybody' });
const toUsers = cells({ not_logged_in: 'nobody', ok: 'strangers players staff' });

/** Members and staff read a run; to everybody else it does not exist. */
const runReaders = cells({ not_logged_in: 'nobody', not_found: 'strangers', ok: 'players staff' });

/** In a role's name: whoever plays it, and staff. */
const readAsClaimant = cells({
  not_logged_in: 'nobody',
  not_found: 'strangers',
  ok: 'holder staff',
  not_authorised_here: 'bystander elsewhere host leader creator',
});

/** Acts are the players' own: staff intervene by calls of their own, and never play. */
const actAsClaimant = cells({
  not_logged_in: 'nobody',
  not_found: 'strangers',
  ok: 'holder',
  not_authorised_here: 'bystander elsewhere host leader creator staff',
});
const actAsHost = cells({
  not_logged_in: 'nobody',
  not_found: 'strangers',
  ok: 'host',
  not_authorised_here: 'bystander elsewhere holder leader creator staff',
});

/** The leader acts without a role where a step concerns the whole team. */
const actAsHostOrLeader = cells({
  not_logged_in: 'nobody',
  not_found: 'strangers',
  ok: 'host leader',
  not_authorised_here: 'bystander elsewhere holder creator staff',
});

const intervene = cells({
  not_logged_in: 'nobody',
  no_authority: 'outsider other_team players',
  not_found: 'other_mentor admin_bare',
  ok: 'staff',
});

/** A limited case exists for its course. */
const caseReaders = cells({
  not_logged_in: 'nobody',
  not_found: 'outsider other_mentor admin_bare',
  ok: 'other_team players staff',
});

// Inputs --------------------------------------------------------------------------------------------------------------

const inRun = ({ run }: World) => ({ eid: run.eid });
const inHearing = ({ run }: World) => ({ eid: run.eid, nid: 'hearing' });
const inDrafting = ({ run }: World) => ({ eid: run.eid, nid: 'drafting' });
const asClaimant = (world: World) => ({ ...inHearing(world), role_id: 'claimant' });
const drafting = (world: World) => ({ ...inDrafting(world), role_id: 'claimant' });
const shownDraft = ({ run }: World) => ({ kind: 'document', id: run.draft, name: 'Draft' });
const content = { type: 'doc', content: [{ type: 'paragraph' }] };

const entries: [calls.CallDeclaration, Entry, kind?: string][] = [
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
  [calls.systemNotice, { input: () => ({}), cells: toEverybody('ok') }],
  [calls.systemNoticeList, { input: () => ({}), cells: toUsers }],

  // Courses and cases
  [calls.courseList, { input: () => ({}), cells: toUsers }],
  [calls.classList, { input: ({ course }) => ({ course_id: course }), cells: caseReaders }],
  [calls.projectList, { input: () => ({ scope: 'all' }), cells: toUsers }],
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

  // Teams
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
    calls.teamUpdate,
    { input: ({ team, mate }) => ({ team_id: team, add: [mate.id] }), cells: leadersTeam() },
  ],
  [calls.teamDisband, { input: ({ idleTeam }) => ({ team_id: idleTeam }), cells: leadersTeam() }],

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
  [calls.experimentResult, { input: ({ ended }) => ({ eid: ended }), cells: runReaders }],
  [
    calls.handOver,
    {
      input: ({ run, people }) => ({ eid: run.eid, target_role: 'witness', to_user: people.bystander.id }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers',
        no_authority: 'bystander elsewhere holder host creator',
        ok: 'leader staff',
      }),
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

  // Reads inside a run
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
  ].map((call): [calls.CallDeclaration, Entry] => [call, { input: inHearing, cells: runReaders }]),
  [calls.voteStatus, { input: ({ run }) => ({ eid: run.eid, nid: 'panel' }), cells: runReaders }],
  [calls.roleReportList, { input: ({ run }) => ({ eid: run.eid, nid: 'reporting' }), cells: runReaders }],
  ...[calls.experimentMessages, calls.transPath, calls.noteList, calls.experienceList, calls.userNodes].map(
    (call): [calls.CallDeclaration, Entry] => [call, { input: inRun, cells: runReaders }],
  ),
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
  [calls.fileGet, { input: ({ run }) => ({ file_id: run.file }), cells: runReaders }],

  // Acts inside a run
  push('speech', (world) => ({ ...asClaimant(world), text: 'Objection' }), actAsClaimant),
  push('request', (world) => ({ ...reporting(world), about: 'speech' }), nobodysHere()),
  push('answer', (world) => ({ ...inHearing(world), answer_to: world.run.request, agree: true }), actAsHost),
  push('withdraw', (world) => ({ ...asClaimant(world), answer_to: world.run.request }), actAsClaimant),
  push('submit', (world) => ({ ...drafting(world), doc_id: world.run.draft }), actAsClaimant),
  push('display', (world) => ({ ...asClaimant(world), item: shownDraft(world) }), {
    ...actAsClaimant,
  }),
  push('turn_page', (world) => ({ ...asClaimant(world), page: 2 }), {
    ...actAsClaimant,
    // Nothing is on the screen.
    holder: 'not_found',
  }),
  push('end_display', inHearing, { ...actAsHost, host: 'not_found' }),
  push('call_in', (world) => ({ ...inHearing(world), target_role: 'witness' }), actAsHost),
  push('call_out', (world) => ({ ...inHearing(world), target_role: 'claimant' }), actAsHost),
  push(
    'vote',
    ({ run }) => ({ eid: run.eid, nid: 'panel', role_id: 'claimant', option_id: 'yes' }),
    actAsClaimant,
  ),
  push('end_vote', ({ run }) => ({ eid: run.eid, nid: 'panel' }), {
    ...actAsHost,
    // Staff may end a vote, marked as theirs in the record.
    mentor: 'ok',
    admin: 'ok',
    super_admin: 'ok',
  }),
  push(
    'sign_request',
    (world) => ({ ...drafting(world), doc_id: world.run.draft, role_ids: ['judge'] }),
    actAsClaimant,
  ),
  [
    calls.meetApply,
    {
      input: ({ run }) => ({
        eid: run.eid,
        nid: 'hearing',
        kind: 'ask',
        role_id: 'judge',
        target_role: 'respondent',
      }),
      cells: actAsHost,
    },
    'ask',
  ],
  [
    calls.meetApply,
    {
      input: (world) => ({
        ...inHearing(world),
        kind: 'answer',
        role_id: 'respondent',
        meeting_id: world.run.meeting,
        agree: true,
      }),
      cells: {
        ...actAsHost,
        host: 'not_authorised_here',
        // Plays the respondent, who was asked.
        leader: 'ok',
      },
    },
    'answer',
  ],
  [
    calls.meetApply,
    {
      input: (world) => ({ ...asClaimant(world), kind: 'close', meeting_id: world.run.talk }),
      cells: actAsClaimant,
    },
    'close',
  ],
  [
    calls.noteCreate,
    {
      input: (world) => ({ ...inHearing(world), text: 'Mine' }),
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers', ok: 'players', no_authority: 'staff' }),
    },
  ],
  [
    calls.templateNew,
    // Nothing is kept: who may read in the role's name may see what it would draft from.
    { input: (world) => ({ ...drafting(world), template_id: 'complaint' }), cells: readAsClaimant },
  ],
  [
    calls.templateCreate,
    {
      input: (world) => ({ ...drafting(world), name: 'Paper', template_id: 'complaint', content }),
      cells: actAsClaimant,
    },
  ],
  [
    calls.docSave,
    {
      input: (world) => ({ ...drafting(world), doc_id: world.run.draft, base_version: 1, content }),
      cells: actAsClaimant,
    },
  ],
  [
    calls.docsDelete,
    { input: (world) => ({ ...drafting(world), doc_id: world.run.draft }), cells: actAsClaimant },
  ],
  [
    calls.templateSign,
    {
      input: (world) => ({
        ...drafting(world),
        doc_id: world.run.deed,
        decision: 'signed',
        hash: world.run.deedHash,
        image: 'text:Name',
      }),
      cells: actAsClaimant,
    },
  ],
  [
    calls.nodeEnd,
    { input: (world) => ({ ...drafting(world), option: 'forward', trans_id: 'done' }), cells: actAsClaimant },
    'forward',
  ],
  [
    calls.nodeEnd,
    {
      input: (world) => ({ ...inHearing(world), option: 'forward', role_id: 'judge', trans_id: 'wrong' }),
      cells: actAsHost,
    },
    'forward, a wrong option',
  ],
  [
    calls.nodeEnd,
    {
      input: (world) => ({ ...inHearing(world), option: 'terminate', role_id: 'judge', reason: 'Settled' }),
      cells: actAsHost,
    },
    'terminate',
  ],
  [
    calls.nodeEnd,
    {
      input: (world) => ({ ...inHearing(world), option: 'back' }),
      cells: {
        ...actAsHostOrLeader,
        // The hearing is the first section: there is nothing to step back to.
        host: 'no_previous_section',
        leader: 'no_previous_section',
      },
    },
    'back',
  ],
  [
    calls.nodeEnd,
    { input: (world) => ({ ...inHearing(world), option: 'restart' }), cells: actAsHostOrLeader },
    'restart',
  ],
  [
    calls.jumpStart,
    { input: ({ run }) => ({ eid: run.eid, nid: 'leap', role_id: 'claimant' }), cells: actAsClaimant },
  ],
  [
    calls.experienceSave,
    {
      input: ({ ended }) => ({ eid: ended, content: 'I learnt' }),
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers', ok: 'players', no_authority: 'staff' }),
    },
  ],
  control('ban', { reason: 'Enough' }),
  [
    calls.control,
    { input: ({ run }) => ({ eid: run.eid, kind: 'lift', reason: 'Again' }), cells: intervene },
    'lift',
  ],
  control('guide', { text: 'Think again' }),
  control('end_vote', { nid: 'panel' }),
  control('move_on', { nid: 'hearing', trans_id: 'right' }),
  [
    calls.fileUpload,
    {
      input: inRun,
      hasFile: true,
      cells: runReaders,
    },
  ],
];

function reporting({ run }: World) {
  return { eid: run.eid, nid: 'hearing', role_id: 'respondent' };
}

/** The respondent asks for the floor; the leader plays that part. */
function nobodysHere(): Cells {
  return { ...actAsHost, host: 'not_authorised_here', leader: 'ok' };
}

function leadersTeam(): Cells {
  return cells({
    not_logged_in: 'nobody',
    not_found: 'strangers admin super_admin',
    no_authority: 'bystander elsewhere holder host creator mentor',
    ok: 'leader',
  });
}

function owners(refusal: calls.CodeName): Cells {
  return cells({
    not_logged_in: 'nobody',
    not_found: 'strangers',
    ok: 'leader creator',
    [refusal]: 'bystander elsewhere holder host staff',
  });
}

function push(
  kind: calls.MessagePush['kind'],
  input: (world: World) => object,
  answers: Cells,
): [calls.CallDeclaration, Entry, string] {
  return [calls.messagePush, { input: (world) => ({ kind, ...input(world) }), cells: answers }, kind];
}

function control(kind: string, more: object): [calls.CallDeclaration, Entry, string] {
  return [calls.control, { input: ({ run }) => ({ eid: run.eid, kind, ...more }), cells: intervene }, kind];
}

export interface Case extends Entry {
  readonly call: calls.CallDeclaration;
  readonly key: string;
  readonly title: string;
}

export const policy: readonly Case[] = entries.map(([call, entry, kind]) => ({
  ...entry,
  call,
  key: callKey(call),
  title: kind ? `${callKey(call)}#${kind}` : callKey(call),
}));
