import type { CourtRecord } from '../court-state.ts';
import type { EventOf } from '../event.ts';
import type { Folds } from './fold.ts';
import { patchCourt, patchRecord, patchSection } from './patch.ts';

/** The court record: closed, signed, corrected, reopened. */
export const recordFolds = {
  /** Nobody has the floor while it is read over. */
  record_closed: (state, event) => {
    const closed = patchCourt(state, event.node_id, ({ record }) => ({
      record: closedRecord(record, event),
    }));
    return patchSection(closed, event.node_id, ({ requests }) => ({
      floor: [],
      requests: requests.filter(({ about }) => about !== 'speech'),
    }));
  },

  record_reopened: (state, { node_id }) => patchRecord(state, node_id, () => ({ status: 'reopened' })),

  record_signed: (state, { node_id, role_id, actor_id: user_id, at, data }) => {
    const { decision, hash, reason } = data;
    if (role_id === null || user_id === null) return state;
    return patchRecord(state, node_id, ({ checks }) => ({
      checks: [...checks, { role_id, user_id, at, decision, hash, reason }],
    }));
  },

  correction_asked: (state, { seq: id, node_id, role_id, at, data }) => {
    if (role_id === null) return state;
    const unanswered = { status: 'asked', reason: null, answered_by: null, answered: null } as const;
    return patchRecord(state, node_id, ({ corrections }) => ({
      corrections: [...corrections, { id, role_id, at, ...data, ...unanswered }],
    }));
  },

  correction_answered: (state, { seq: answered, node_id, role_id: answered_by, data }) => {
    const { correction_id, agree, reason, hash } = data;
    const answer = { status: agree ? 'accepted' : 'declined', reason, answered_by, answered } as const;
    return patchRecord(state, node_id, (record) => ({
      hash: hash ?? record.hash,
      corrections: record.corrections.map((one) => (one.id === correction_id ? { ...one, ...answer } : one)),
    }));
  },
} satisfies Folds<
  'record_closed' | 'record_reopened' | 'record_signed' | 'correction_asked' | 'correction_answered'
>;

/** What was checked and corrected before a reopening stays with it. */
function closedRecord(
  earlier: CourtRecord | null,
  { role_id: closed_by, at: closed_at, data }: EventOf<'record_closed'>,
): CourtRecord {
  const { lines, hash, signers } = data;
  const { checks, corrections } = earlier ?? { checks: [], corrections: [] };
  return { status: 'checking', lines, hash, signers, closed_by, closed_at, checks, corrections };
}
