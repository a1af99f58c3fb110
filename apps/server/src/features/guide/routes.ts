import {
  classAttendance,
  classCall,
  classControl,
  guideAttendance,
  guideBoard,
  helpAsk,
  noteShare,
  notesShared,
  turnNudge,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { readClassAttendance, readRunAttendance } from './attendance.ts';
import { readBoard } from './board.ts';
import { controlClass } from './class-control.ts';
import { nudgeWaited } from './nudge.ts';
import * as service from './service.ts';

export const guideRoutes: FeatureRoutes = (on, deps) => {
  on(guideBoard, (input, { caller, lang }) => readBoard(deps, caller, input, lang));
  on(guideAttendance, ({ eid }, { caller }) => readRunAttendance(deps, caller, eid));
  on(classAttendance, (input, { caller, lang }) => readClassAttendance(deps, caller, input, lang));
  on(helpAsk, (input, { caller }) => service.askHelp(deps, caller, input));
  on(turnNudge, (input, { caller }) => nudgeWaited(deps, caller, input));
  on(classCall, (input, request) => service.callClass(deps, request, input));
  on(classControl, (input, request) => controlClass(deps, request, input));
  on(noteShare, (input, { caller }) => service.shareNote(deps, caller, input));
  on(notesShared, ({ eid }, { caller }) => service.readSharedNotes(deps, caller, eid));
};
