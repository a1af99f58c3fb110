import * as calls from '@lets/contract';
import { inRun, intervene, type Line } from './rows.ts';

/** What goes out of a run to learning platforms and ilab-x. */
export const grades: readonly Line[] = [
  [calls.runDeliveries, { input: inRun, cells: intervene }],
  [calls.runDeliveryResend, { input: inRun, cells: intervene }],
];
