import { indexFlow } from '../flow/flow-index.ts';
import type { Flow } from '../flow/model.ts';
import type { Command, Context } from './command.ts';
import type { RunEvent } from './event.ts';
import type { Decision } from './refusal.ts';
import { askHelp, start, takeNote, writeExperience } from './rules/beside.ts';
import { numbered, withDisclosures } from './rules/disclosure.ts';
import {
  createDocument,
  deleteDocument,
  renameDocument,
  requestSignature,
  saveDocument,
  sign,
} from './rules/documents.ts';
import { answerHandOver, handOver, handOverLead, withdrawHandOver } from './rules/hand-over.ts';
import { back, endSection, jump, moveOn, restart, stop, takeBack, terminate } from './rules/moving.ts';
import { giveFloor, moveRequest, takeFloor } from './rules/queue.ts';
import { answerCorrection, askCorrection, closeRecord, reopenRecord, signRecord } from './rules/record.ts';
import { answer, request, withdraw } from './rules/requests.ts';
import { callIn, callOut, display, endDisplay, setPlayback, submit, turnPage } from './rules/room.ts';
import type { Ruling, Situation } from './rules/ruling.ts';
import { answerMeeting, applyMeeting, closeMeeting, speak } from './rules/speaking.ts';
import { control, guide } from './rules/staff.ts';
import { endVote, vote } from './rules/voting.ts';
import type { RunState } from './state.ts';

/**
 * Judges a command: the events it makes, numbered and ready to be stored, or why it is refused. Pure: the same four
 * arguments give the same answer, a refusal is a value, and nothing is changed.
 */
export function decide(flow: Flow, state: RunState, command: Command, context: Context): Decision<RunEvent> {
  const situation = { index: indexFlow(flow), state, context };
  const ruling = rule(situation, command);
  if (!ruling.ok) return ruling;
  return { ok: true, events: numbered(situation, withDisclosures(situation, ruling.value)) };
}

/** Pure: whether a command would be accepted, and why not. Cheaper than the events, and of the same rules. */
export function rulingOn(flow: Flow, state: RunState, command: Command, context: Context): Ruling {
  return rule({ index: indexFlow(flow), state, context }, command);
}

function rule(situation: Situation, command: Command): Ruling {
  switch (command.type) {
    case 'start':
      return start(situation, command);
    case 'speak':
      return speak(situation, command);
    case 'request':
      return request(situation, command);
    case 'withdraw':
      return withdraw(situation, command);
    case 'answer':
      return answer(situation, command);
    case 'move_request':
      return moveRequest(situation, command);
    case 'give_floor':
      return giveFloor(situation, command);
    case 'take_floor':
      return takeFloor(situation, command);
    case 'close_record':
      return closeRecord(situation, command);
    case 'reopen_record':
      return reopenRecord(situation, command);
    case 'sign_record':
      return signRecord(situation, command);
    case 'ask_correction':
      return askCorrection(situation, command);
    case 'answer_correction':
      return answerCorrection(situation, command);
    case 'call_in':
      return callIn(situation, command);
    case 'call_out':
      return callOut(situation, command);
    case 'apply_meeting':
      return applyMeeting(situation, command);
    case 'answer_meeting':
      return answerMeeting(situation, command);
    case 'close_meeting':
      return closeMeeting(situation, command);
    case 'display':
      return display(situation, command);
    case 'turn_page':
      return turnPage(situation, command);
    case 'set_playback':
      return setPlayback(situation, command);
    case 'end_display':
      return endDisplay(situation, command);
    case 'submit':
      return submit(situation, command);
    case 'create_document':
      return createDocument(situation, command);
    case 'save_document':
      return saveDocument(situation, command);
    case 'rename_document':
      return renameDocument(situation, command);
    case 'delete_document':
      return deleteDocument(situation, command);
    case 'request_signature':
      return requestSignature(situation, command);
    case 'sign':
      return sign(situation, command);
    case 'vote':
      return vote(situation, command);
    case 'end_vote':
      return endVote(situation, command);
    case 'end_section':
      return endSection(situation, command);
    case 'terminate':
      return terminate(situation, command);
    case 'back':
      return back(situation, command);
    case 'take_back':
      return takeBack(situation, command);
    case 'restart':
      return restart(situation, command);
    case 'jump':
      return jump(situation, command);
    case 'take_note':
      return takeNote(situation, command);
    case 'write_experience':
      return writeExperience(situation, command);
    case 'ask_help':
      return askHelp(situation, command);
    case 'hand_over':
      return handOver(situation, command);
    case 'answer_hand_over':
      return answerHandOver(situation, command);
    case 'withdraw_hand_over':
      return withdrawHandOver(situation, command);
    case 'hand_over_lead':
      return handOverLead(situation, command);
    case 'control':
      return control(situation, command);
    case 'guide':
      return guide(situation, command);
    case 'stop':
      return stop(situation, command);
    case 'move_on':
      return moveOn(situation, command);
  }
}
