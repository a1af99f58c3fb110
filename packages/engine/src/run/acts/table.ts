import type { CommandOf, CommandType } from '../command.ts';
import type { Acts } from './act.ts';
import { documentActs } from './documents.ts';
import { floorActs } from './floor.ts';
import { handOverActs } from './hand-over.ts';
import { lifecycleActs } from './lifecycle.ts';
import { meetingActs } from './meetings.ts';
import { membershipActs } from './membership.ts';
import { mentoringActs } from './mentoring.ts';
import { noteActs } from './notes.ts';
import { presenceActs } from './presence.ts';
import { progressActs } from './progress.ts';
import { recordActs } from './record.ts';
import { requestActs } from './requests.ts';
import type { Ruling, Situation } from './ruling.ts';
import { screenActs } from './screen.ts';
import { signatureActs } from './signatures.ts';
import { speakingActs } from './speaking.ts';
import { stepBackActs } from './step-back.ts';
import { timerActs } from './timer.ts';
import { votingActs } from './voting.ts';

/** Every command's record. */
export const ACTS: Acts<CommandType> = {
  ...lifecycleActs,
  ...speakingActs,
  ...requestActs,
  ...floorActs,
  ...recordActs,
  ...presenceActs,
  ...meetingActs,
  ...screenActs,
  ...documentActs,
  ...signatureActs,
  ...votingActs,
  ...progressActs,
  ...stepBackActs,
  ...noteActs,
  ...handOverActs,
  ...mentoringActs,
  ...membershipActs,
  ...timerActs,
};

/** Pure: judges a command by its own rule. */
export function judge<T extends CommandType>(situation: Situation, command: CommandOf<T>): Ruling {
  return ACTS[command.type].judge(situation, command);
}
