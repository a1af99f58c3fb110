import { type ActAnswer, type ParsedInputOf, recordCheck } from '@lets/contract';
import { type Command, courtOf, sectionOf } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import type { Hand, Look } from '../act/act.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';
import { recordHash, speechesOf } from '../court-record.ts';
import { hostRole } from './host.ts';

type Input = ParsedInputOf<typeof recordCheck>;

/** Closes and reopens the court record, signs or refuses it, asks for corrections and answers them. */
export async function checkRecord(deps: Deps, caller: Caller, input: Input): Promise<ActAnswer> {
  const outcome = await runAct(deps, caller, {
    eid: input.eid,
    request: requestOf(caller.id, recordCheck.path, input),
    ...(changesText(input)
      ? {
          underLock: true,
          prepare: async (hand) => ({ command: await withText(hand, commandOf(hand, input)) }),
        }
      : { prepare: (look) => ({ command: commandOf(look, input) }) }),
  });
  return answerOf(orRefuse(outcome), caller);
}

function commandOf(look: Look, input: Input): Command {
  const node_id = input.nid;
  switch (input.kind) {
    case 'close': {
      const role_id = hostRole(look, node_id, input.role_id);
      return { type: 'close_record', node_id, role_id, lines: [], hash: '' };
    }
    case 'reopen':
      return { type: 'reopen_record', node_id, role_id: hostRole(look, node_id, input.role_id) };
    case 'sign': {
      const { role_id, decision, hash, reason = null, image = null } = input;
      return { type: 'sign_record', node_id, role_id, decision, hash, reason, image };
    }
    case 'correct': {
      const { role_id, line, text } = input;
      return { type: 'ask_correction', node_id, role_id, line, text };
    }
    case 'answer': {
      const role_id = hostRole(look, node_id, input.role_id);
      const { correction_id, agree, reason = null } = input;
      return { type: 'answer_correction', node_id, role_id, correction_id, agree, reason, hash: null };
    }
  }
}

/** The record's words are in the log: a change looks them up under the row's lock. */
function changesText(input: Input): boolean {
  return input.kind === 'close' || (input.kind === 'answer' && input.agree);
}

async function withText({ tx, run }: Hand, command: Command): Promise<Command> {
  if (command.type !== 'close_record' && command.type !== 'answer_correction') return command;
  const section = sectionOf(run.state, command.node_id);
  // The engine says what is wrong with it.
  if (!section) return command;
  const spoken = await speechesOf(tx, run.id, section);
  if (command.type === 'close_record') {
    return { ...command, lines: spoken.map(({ seq }) => seq), hash: recordHash(section, spoken) };
  }
  const { record } = courtOf(section);
  const asked = record?.corrections.find(({ id }) => id === command.correction_id);
  const lines = spoken.filter(({ seq }) => record?.lines.includes(seq));
  return { ...command, hash: recordHash(section, lines, asked) };
}
