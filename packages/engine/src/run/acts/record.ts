import type { AsRole } from '../command.ts';
import { type Correction, type CourtRecord, checkOf, courtOf } from '../court-state.ts';
import { TEXT_LIMITS } from '../limits.ts';
import type { SectionState } from '../state.ts';
import type { Acts } from './act.ts';
import { authoriseHostOrFunction, authoriseRole, type RoleAuthority } from './authority.ts';
import type { Checked, Refused, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import { optionalText, requiredText } from './texts.ts';
import { ANY, asHost, asRole, has, isAssigned, sectionAt, type Viewpoint } from './viewpoint.ts';

/** Pure: while the record is being checked nobody may speak to the room, so that the record stays complete. */
export function recordClosedFault(section: SectionState): Refused | null {
  return courtOf(section).record?.status === 'checking' ? refuse('record_closed') : null;
}

/** Closes the record for the roles in the room to read and sign. By the host, or a role that keeps the record. */
const closeRecord: Rule<'close_record'> = (situation, command) => {
  const authority = authoriseHostOrFunction(situation, command, 'record');
  if (!authority.ok) return authority;
  const { section, node } = authority.value;
  if (node.kind !== 'court') return refuse('not_authorised_here');
  if (courtOf(section).record?.status === 'checking') return refuse('already_done');
  if (!hasSpeeches(section) || command.lines.length === 0) return refuse('no_such_thing');
  if (!areLines(command.lines, section.opened_seq, situation.state.seq))
    return refuse('bad_parameter', 'lines');
  const data = { lines: command.lines, hash: command.hash, signers: section.inside };
  return accept(draft(authority.value, { type: 'record_closed', data }));
};

/** The hearing goes on; the record is closed again later, and signed anew. */
const reopenRecord: Rule<'reopen_record'> = (situation, command) => {
  const authority = authoriseHostOrFunction(situation, command, 'record');
  if (!authority.ok) return authority;
  if (!openRecord(authority.value.section)) return refuse('no_such_thing');
  return accept(draft(authority.value, { type: 'record_reopened', data: {} }));
};

/** Once for each version: after a correction those who signed before sign the new text. */
const signRecord: Rule<'sign_record'> = (situation, command) => {
  const authority = authoriseRecordSigner(situation, command);
  if (!authority.ok) return authority;
  const { record } = authority.value;
  if (checkOf(record, command.role_id)) return refuse('already_done');
  if (command.hash !== record.hash) return refuse('changed_meanwhile');
  const { decision, hash } = command;
  const reason = optionalText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  if (decision === 'refused' && reason.value === null) return refuse('bad_parameter', 'reason');
  const isRefusal = decision === 'refused';
  const data = {
    decision,
    hash,
    reason: isRefusal ? reason.value : null,
    image: isRefusal ? null : command.image,
  };
  return accept(draft(command, { type: 'record_signed', data }));
};

/** A role may have one pending correction for each line. */
const askCorrection: Rule<'ask_correction'> = (situation, command) => {
  const authority = authoriseRecordSigner(situation, command);
  if (!authority.ok) return authority;
  const { record } = authority.value;
  const { line, role_id } = command;
  if (!record.lines.includes(line)) return refuse('no_such_thing', 'line');
  const isAsked = record.corrections.some(
    (one) => one.status === 'asked' && one.line === line && one.role_id === role_id,
  );
  if (isAsked) return refuse('already_done');
  if (record.corrections.length >= MOST_CORRECTIONS) return refuse('bad_parameter', 'line');
  const text = requiredText(command.text, TEXT_LIMITS.speech, 'text');
  if (!text.ok) return text;
  return accept(draft(command, { type: 'correction_asked', data: { line, text: text.value } }));
};

/** Bounds the size of the state. */
const MOST_CORRECTIONS = 60;

const answerCorrection: Rule<'answer_correction'> = (situation, command) => {
  const authority = authoriseHostOrFunction(situation, command, 'record');
  if (!authority.ok) return authority;
  const record = openRecord(authority.value.section);
  const found = record?.corrections.find(({ id }) => id === command.correction_id);
  if (!found) return refuse('no_such_thing');
  if (found.status !== 'asked') return refuse('already_done');
  const reason = optionalText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  if (command.agree && command.hash === null) return refuse('bad_parameter', 'hash');
  return accept(draft(authority.value, answered(found, command, reason.value)));
};

function answered(
  { id, role_id, line, text }: Correction,
  { agree, hash }: { readonly agree: boolean; readonly hash: string | null },
  reason: string | null,
) {
  const data = {
    correction_id: id,
    target_role: role_id,
    line,
    text,
    agree,
    reason,
    hash: agree ? hash : null,
  };
  return { type: 'correction_answered', data } as const;
}

/** Pure: a role that was in the room when the record was closed; it may have been called out since. */
function authoriseRecordSigner(
  situation: Situation,
  command: AsRole,
): Checked<RoleAuthority & { readonly record: CourtRecord }> {
  const authority = authoriseRole(situation, command);
  if (!authority.ok) return authority;
  const record = openRecord(authority.value.section);
  if (!record) return refuse('no_such_thing');
  if (!record.signers.includes(command.role_id)) return refuse('not_authorised_here');
  return pass({ ...authority.value, record });
}

function openRecord(section: SectionState): CourtRecord | null {
  const { record } = courtOf(section);
  return record?.status === 'checking' ? record : null;
}

function hasSpeeches(section: SectionState | undefined): boolean {
  return Object.keys(courtOf(section).spoken).length > 0;
}

/** Whether these are event numbers of this visit, each once and in order. The server has checked that they are speeches. */
function areLines(lines: readonly number[], openedSeq: number, seq: number): boolean {
  return lines.every(
    (line, i) => Number.isSafeInteger(line) && line > (lines[i - 1] ?? openedSeq) && line <= seq,
  );
}

const isInCourt = (from: Viewpoint) => from.node?.kind === 'court' && isAssigned(from);
const keepsRecord = (from: Viewpoint) => from.node?.kind === 'court' && (from.is_host || has('record')(from));
const recordAt = (from: Viewpoint) => courtOf(sectionAt(from)).record;

/** Any event number will do here once something was said: the server looks the speeches up. */
function linesToTry(from: Viewpoint): readonly number[] {
  return hasSpeeches(sectionAt(from)) ? [from.state.seq] : [];
}

export const recordActs = {
  close_record: {
    judge: closeRecord,
    isTheirs: keepsRecord,
    tries: (from) => [{ type: 'close_record', ...asHost(from), lines: linesToTry(from), hash: ANY }],
  },
  reopen_record: {
    judge: reopenRecord,
    isTheirs: keepsRecord,
    tries: (from) => [{ type: 'reopen_record', ...asHost(from) }],
  },
  sign_record: {
    judge: signRecord,
    isTheirs: isInCourt,
    tries: (from) => {
      const hash = recordAt(from)?.hash ?? ANY;
      return [{ type: 'sign_record', ...asRole(from), decision: 'signed', hash, reason: null, image: null }];
    },
  },
  ask_correction: {
    judge: askCorrection,
    isTheirs: isInCourt,
    tries: (from) =>
      (recordAt(from)?.lines ?? []).map((line) => ({
        type: 'ask_correction',
        ...asRole(from),
        line,
        text: ANY,
      })),
  },
  answer_correction: {
    judge: answerCorrection,
    isTheirs: keepsRecord,
    tries: (from) =>
      (recordAt(from)?.corrections ?? []).map(({ id }) => ({
        type: 'answer_correction',
        ...asHost(from),
        correction_id: id,
        agree: false,
        reason: null,
        hash: null,
      })),
  },
} satisfies Acts<'close_record' | 'reopen_record' | 'sign_record' | 'ask_correction' | 'answer_correction'>;
