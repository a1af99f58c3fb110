import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Counter, Flag, FlowId, SignatureImage, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { ActAnswer, Base, declareAct, declareRead, InSection } from './declare.ts';

/** The court record: closed for checking at the end of a hearing, read, corrected, and signed by those who were there. */

export const RecordCorrection = z.object({
  id: z.number().int(),
  role_id: FlowId,
  text: z.string(),
  at: Time,
  status: z.enum(['asked', 'accepted', 'declined']),
  reason: z.string().nullable(),
  answered_by: FlowId.nullable(),
});
export type RecordCorrection = z.infer<typeof RecordCorrection>;

export const CourtRecordLine = z.object({
  seq: z.number().int(),
  at: Time,
  role_id: FlowId,
  user: UserBrief,
  /** As it was said; what stands instead is the last accepted correction. */
  text: z.string(),
  file_id: z.uuid().nullable(),
  corrections: z.array(RecordCorrection),
});
export type CourtRecordLine = z.infer<typeof CourtRecordLine>;

export const RecordSigner = z.object({
  role_id: FlowId,
  user: UserBrief.nullable(),
  status: z.enum(['waiting', 'signed', 'refused']),
  reason: z.string().nullable(),
  at: Time.nullable(),
  /** As in a document's signature; null when it was given by a mere press of a button. */
  image: z.string().nullable(),
});
export type RecordSigner = z.infer<typeof RecordSigner>;

export const CourtRecordDetail = z.object({
  node_id: FlowId,
  status: z.enum(['checking', 'reopened', 'closed']),
  hash: z.string(),
  closed_by: FlowId.nullable(),
  closed_at: Time,
  lines: z.array(CourtRecordLine),
  signers: z.array(RecordSigner),
  /** Signatures and refusals of an earlier text, oldest first. */
  earlier: z.array(RecordSigner),
});
export type CourtRecordDetail = z.infer<typeof CourtRecordDetail>;

export const recordDetail = declareRead(
  '/experiment/record/detail',
  "A section's court record as it was closed: its lines with their corrections, and who has signed or refused.",
  InSection.extend({
    /** Sequence number that opened the visit; left out: the present one. */
    visit: Counter.optional(),
  }),
  CourtRecordDetail,
);

export const recordExport = declareCall({
  method: 'GET',
  path: '/experiment/record/export',
  summary:
    "A section's court record as a Word or PDF file, with its corrections and signatures; a long one as a zip archive of volumes.",
  who: 'user',
  answer: 'file',
  input: InSection.extend({ visit: Counter.optional(), format: z.enum(['docx', 'pdf']) }),
  output: z.unknown(),
  codes: ['not_found', 'export_under_way', 'exports_busy', 'export_failed'],
});

const Reason = z.string().trim().max(LIMITS.reason);

export const recordCheck = declareAct(
  '/experiment/record/check',
  'Closes the court record for checking or reopens it (the host or whoever keeps it), signs or refuses it, asks for a correction of a line or answers one.',
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('close'), ...Base, role_id: FlowId.optional() }),
    z.object({ kind: z.literal('reopen'), ...Base, role_id: FlowId.optional() }),
    z.object({
      kind: z.literal('sign'),
      ...Base,
      role_id: FlowId,
      decision: z.enum(['signed', 'refused']),
      /** Of the text that the signer read. */
      hash: z.string().length(64),
      image: SignatureImage.optional(),
      reason: Reason.optional(),
    }),
    z.object({
      kind: z.literal('correct'),
      ...Base,
      role_id: FlowId,
      line: Counter,
      text: z.string().trim().min(1).max(LIMITS.speech),
    }),
    z.object({
      kind: z.literal('answer'),
      ...Base,
      role_id: FlowId.optional(),
      correction_id: Counter,
      agree: Flag,
      reason: Reason.optional(),
    }),
  ]),
  ActAnswer,
  ['record_closed'],
);
