import {
  evaluateDetail,
  evaluateNotes,
  evaluateNotesSave,
  evaluatePublish,
  evaluateSave,
  evaluateWithdraw,
  scoresExport,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { exportScores } from './export.ts';
import { readMentorNotes, saveMentorNotes } from './notes.ts';
import { publish, withdraw } from './publishing.ts';
import * as service from './service.ts';

export const evaluationRoutes: FeatureRoutes = (on, deps) => {
  on(evaluateDetail, ({ eid }, { caller, lang }) => service.readEvaluation(deps, caller, eid, lang));

  on(evaluateSave, (input, { caller }) => service.saveDraft(deps, caller, input));

  on(evaluatePublish, (input, request) => publish(deps, request, input));

  on(evaluateWithdraw, (input, request) => withdraw(deps, request, input));

  on(evaluateNotes, ({ eid }, { caller }) => readMentorNotes(deps, caller, eid));

  on(evaluateNotesSave, (input, { caller }) => saveMentorNotes(deps, caller, input));

  on(scoresExport, (input, request) => exportScores(deps, request, input));
};
