import type { EventOf, EventType } from '../event.ts';
import type { RunState } from '../state.ts';
import { documentFolds, signatureFolds } from './documents.ts';
import type { Folds } from './fold.ts';
import { handOverFolds } from './hand-over.ts';
import { meetingFolds } from './meetings.ts';
import { membershipFolds } from './membership.ts';
import { mentoringFolds } from './mentoring.ts';
import { noteFolds } from './notes.ts';
import { progressFolds } from './progress.ts';
import { recordFolds } from './record.ts';
import { requestFolds } from './requests.ts';
import { roomFolds } from './room.ts';
import { speakingFolds } from './speaking.ts';
import { timerFolds } from './timer.ts';
import { votingFolds } from './voting.ts';

/** Every event's fold. */
export const FOLDS: Folds<EventType> = {
  ...progressFolds,
  ...speakingFolds,
  ...requestFolds,
  ...meetingFolds,
  ...recordFolds,
  ...roomFolds,
  ...documentFolds,
  ...signatureFolds,
  ...votingFolds,
  ...handOverFolds,
  ...mentoringFolds,
  ...membershipFolds,
  ...timerFolds,
  ...noteFolds,
  /** Stands for an event that the client may not know. */
  sealed: (state) => state,
};

/** Pure: the run after an event, but for its number. */
export function fold<T extends EventType>(state: RunState, event: EventOf<T>): RunState {
  return FOLDS[event.type](state, event);
}
