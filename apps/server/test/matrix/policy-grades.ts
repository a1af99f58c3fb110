import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import { inRun, intervene, type Line } from './rows.ts';
import type { World } from './world.ts';

const inClass = (world: World) => ({ class_id: world.class });
const keepers = cells({
  not_logged_in: 'nobody',
  no_authority: 'outsider other_team players',
  not_found: 'other_mentor admin_bare',
  ok: 'staff',
});

/** What goes out of a run to learning platforms and ilab-x, and who is in a class over there. */
export const grades: readonly Line[] = [
  [calls.runDeliveries, { input: inRun, cells: intervene }],
  [calls.runDeliveryResend, { input: inRun, cells: intervene }],
  [calls.ltiCourses, { input: inClass, cells: keepers }],
  [calls.ltiMembersRead, { input: inClass, cells: keepers }],
];
