import * as calls from '@lets/contract';
import { type Cells, cells } from './actors.ts';
import {
  actAsClaimant,
  actAsHost,
  actAsHostOrLeader,
  asClaimant,
  content,
  drafting,
  inHearing,
  inRun,
  intervene,
  type Line,
  readAsClaimant,
  runReaders,
  shownDraft,
} from './rows.ts';
import type { World } from './world.ts';

/** Everything that can be done inside a running experiment. */
export const acts: readonly Line[] = [
  push('speech', (world) => ({ ...asClaimant(world), text: 'Objection' }), actAsClaimant),
  push('request', (world) => ({ ...asRespondent(world), about: 'speech' }), actAsRespondent()),
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
  push('playback', (world) => ({ ...asClaimant(world), playing: true, position: 4 }), {
    ...actAsClaimant,
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
    calls.docRename,
    {
      input: (world) => ({ ...drafting(world), doc_id: world.run.draft, name: 'Another name' }),
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
    {
      input: (world) => ({ ...drafting(world), option: 'take_back' }),
      // The claimant has not ended the section.
      cells: { ...actAsClaimant, holder: 'not_authorised_here' },
    },
    'take_back',
  ],
  [
    calls.nodeEnd,
    { input: (world) => ({ ...inHearing(world), option: 'restart' }), cells: actAsHostOrLeader },
    'restart',
  ],
  [calls.jumpPreview, { input: ({ run }) => ({ eid: run.eid, nid: 'leap' }), cells: runReaders }],
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
  control('set_timer', { minutes: 5, label: 'Read', stops_in_pause: true }),
  timer('extend_timer', { minutes: 5 }),
  timer('cancel_timer', {}),
  control('stop', { reason: 'Over' }),
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

function asRespondent({ run }: World) {
  return { eid: run.eid, nid: 'hearing', role_id: 'respondent' };
}

/** The respondent asks for the floor; the leader plays that part. */
function actAsRespondent(): Cells {
  return { ...actAsHost, host: 'not_authorised_here', leader: 'ok' };
}

function push(kind: calls.MessagePush['kind'], input: (world: World) => object, answers: Cells): Line {
  return [calls.messagePush, { input: (world) => ({ kind, ...input(world) }), cells: answers }, kind];
}

/** No timer is set in this run. */
function timer(kind: string, more: object): Line {
  const input: Line[1]['input'] = ({ run }) => ({ eid: run.eid, kind, ...more });
  return [
    calls.control,
    {
      input,
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'outsider other_team players',
        not_found: 'other_mentor admin_bare staff',
      }),
    },
    kind,
  ];
}

function control(kind: string, more: object): Line {
  return [calls.control, { input: ({ run }) => ({ eid: run.eid, kind, ...more }), cells: intervene }, kind];
}
