/** What a hearing adds to its section: how often each role has spoken, private meetings, and the record to be checked and signed. */
export interface CourtState {
  /** role id → how often it has spoken to the room in this visit: the basis of the fair order. */
  readonly spoken: Readonly<Record<string, number>>;
  /** When it was last spoken to the room. Absent before the first speech, and in visits stored before it was kept. */
  readonly spoke_at?: number;
  /** Private meetings under way. Everybody sees that two roles are apart, not what they say. */
  readonly apart: readonly Apart[];
  readonly record: CourtRecord | null;
}

interface Apart {
  readonly meeting_id: number;
  readonly role_ids: readonly string[];
  /** Since when; absent where that was stored before it was kept. */
  readonly at?: number;
}

export interface CourtRecord {
  /** `reopened`: the hearing goes on, and the record is closed again later. Earlier checks stay visible. */
  readonly status: 'checking' | 'reopened';
  /** Sequence numbers of the speeches it holds, in order. Their words are in the log. */
  readonly lines: readonly number[];
  /** SHA-256 of the text as it reads now, corrections included. */
  readonly hash: string;
  readonly closed_by: string | null;
  readonly closed_at: number;
  /** The roles that were in the room when it was closed. */
  readonly signers: readonly string[];
  /** Every signature and refusal, oldest first. Those of an earlier text are kept as history. */
  readonly checks: readonly RecordCheck[];
  readonly corrections: readonly Correction[];
}

export interface RecordCheck {
  readonly role_id: string;
  readonly user_id: number;
  readonly decision: 'signed' | 'refused';
  readonly reason: string | null;
  readonly hash: string;
  readonly at: number;
}

export interface Correction {
  /** Sequence number of the event that asked for it. */
  readonly id: number;
  readonly line: number;
  readonly role_id: string;
  readonly text: string;
  readonly at: number;
  readonly status: 'asked' | 'accepted' | 'declined';
  readonly reason: string | null;
  readonly answered_by: string | null;
  /** Sequence number of the answer: of several accepted for one line the last is in force. */
  readonly answered: number | null;
}

const EMPTY: CourtState = { spoken: {}, apart: [], record: null };

/** Pure: a section's hearing; sections stored before there was one have none. */
export function courtOf(section: { readonly court?: CourtState | undefined } | undefined): CourtState {
  return section?.court ?? EMPTY;
}

/** Pure: a role's signature or refusal of the record's current text, or undefined. */
export function checkOf(record: CourtRecord, roleId: string): RecordCheck | undefined {
  return record.checks.findLast((check) => check.role_id === roleId && check.hash === record.hash);
}

/** Pure: the correction in whose words a line reads now. */
export function standingCorrection(record: CourtRecord, line: number): Correction | undefined {
  const accepted = record.corrections.filter((one) => one.line === line && one.status === 'accepted');
  return accepted.sort((a, b) => (a.answered ?? 0) - (b.answered ?? 0)).at(-1);
}

/** Pure: whether every role that was present has signed or refused the current text. */
export function isRecordSettled(record: CourtRecord): boolean {
  return record.status === 'checking' && record.signers.every((id) => checkOf(record, id) !== undefined);
}
