import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import { inHearing, inRun, intervene, type Line } from './rows.ts';

const players = cells({
  not_logged_in: 'nobody',
  not_found: 'strangers',
  ok: 'players',
  // Staff are who is called.
  no_authority: 'staff',
});

const onRuns = (kind: string, more: object): Line => [
  calls.classControl,
  {
    input: ({ run }) => ({ kind, eids: [run.eid], request_id: 'asked-once', ...more }),
    cells: cells({
      not_logged_in: 'nobody',
      no_authority: 'outsider other_team players admin_bare',
      not_found: 'other_mentor',
      // Also where there is nothing to resume or to extend: each run says so for itself.
      ok: 'staff',
    }),
  },
  kind,
];
const classControls: readonly Line[] = [
  onRuns('pause', { reason: 'Listen, please' }),
  onRuns('resume', {}),
  onRuns('set_timer', { minutes: 5, stops_in_pause: true }),
  onRuns('extend_timer', { minutes: 5 }),
  onRuns('cancel_timer', {}),
];

/** The mentor's guide. */
export const guide: readonly Line[] = [
  [
    calls.guideBoard,
    {
      input: () => ({}),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'outsider other_team players admin_bare',
        // Of their own classes only: see the feature's tests.
        ok: 'other_mentor staff',
      }),
    },
  ],
  [calls.guideAttendance, { input: inRun, cells: intervene }],
  [
    calls.classAttendance,
    {
      input: () => ({}),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'outsider other_team players admin_bare',
        // Of their own classes only: see the feature's tests.
        ok: 'other_mentor staff',
      }),
    },
  ],
  [calls.helpAsk, { input: (world) => ({ ...inHearing(world), text: 'We are lost' }), cells: players }],
  [
    calls.turnNudge,
    {
      input: inHearing,
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers', ok: 'players staff' }),
    },
  ],
  [
    calls.classCall,
    {
      input: (world) => ({ class_id: world.class, text: 'Look up, please' }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'outsider other_team players admin_bare',
        not_found: 'other_mentor',
        ok: 'staff',
      }),
    },
  ],
  ...classControls,
  [
    calls.noteShare,
    {
      input: (world) => ({ ...inHearing(world), shared: true }),
      // Nobody here has written a note.
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers players staff' }),
    },
  ],
  [calls.notesShared, { input: inRun, cells: intervene }],
];
