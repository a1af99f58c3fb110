import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import { inRun, type Line } from './rows.ts';

const others = {
  not_logged_in: 'nobody',
  no_authority: 'other_mentor admin_bare staff',
  not_found: 'outsider other_team',
  may_not_edit_task: 'bystander elsewhere holder host creator',
};

/** Practice partners: asked for by the leader of what a student prepared. */
export const practice: readonly Line[] = [
  [
    calls.playersAsk,
    {
      input: ({ vacant }) => ({ eid: vacant, keep: ['judge'] }),
      cells: cells({ ...others, ok: 'leader' }),
    },
  ],
  [
    calls.playersPlay,
    {
      input: ({ project }) => ({ project_id: project, role: 'judge' }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'staff other_mentor admin_bare',
        not_found: 'outsider',
        ok: 'other_team players',
      }),
    },
  ],
  [
    calls.playersDismiss,
    // There are none yet.
    { input: ({ vacant }) => ({ eid: vacant }), cells: cells({ ...others, already_done: 'leader' }) },
  ],
  [
    calls.playersPapers,
    {
      input: inRun,
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'outsider other_team players',
        not_found: 'other_mentor admin_bare',
        ok: 'staff',
      }),
    },
  ],
];
