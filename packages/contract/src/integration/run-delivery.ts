import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, Id, json, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { DeliveryState } from './delivery.ts';

/** Where a member's experiment stands, as their learning platform is told. */
export const SCORE_STAGES = ['begun', 'ended', 'scored', 'not_scored', 'withdrawn'] as const;
export const ScoreStage = z.enum(SCORE_STAGES);
export type ScoreStage = z.infer<typeof ScoreStage>;

/** With fewer steps ilab-x counts no experiment as one. */
export const ILAB_STEPS_MIN = 10;

/** What goes out of a run about one of its members. */
export const RunDelivery = z.object({
  id: Id,
  service: Bilingual,
  topic: z.enum(['lti_score', 'ilab_result']),
  person: UserBrief,
  state: DeliveryState,
  /** What it says; null of an ilab-x result. */
  stage: ScoreStage.nullable(),
  /** Of 100; null where it says none. */
  score: z.number().nullable(),
  /** Of an ilab-x result: how many steps it has. */
  steps: z.number().int().nullable(),
  tries: z.number().int(),
  /** Why the latest try failed, in the other side's words; '' before one has. */
  reason: z.string(),
  /** When it is tried next. */
  next_at: Time.nullable(),
  delivered_at: Time.nullable(),
});
export type RunDelivery = z.infer<typeof RunDelivery>;

export const runDeliveries = declareCall({
  method: 'GET',
  path: '/experiment/delivery/list',
  summary:
    'The marks and results of a run on their way to learning platforms and ilab-x, for its staff: what waits, what has arrived, and what was not taken and why.',
  who: 'staff',
  input: z.object({ eid: Id }),
  output: z.object({ list: z.array(RunDelivery) }),
  codes: ['not_found'],
});

export const runDeliveryResend = declareCall({
  method: 'POST',
  path: '/experiment/delivery/resend',
  summary:
    'Sends a run’s marks and results again: those named, also what has arrived, as it stands now; without `ids` whatever has not arrived.',
  who: 'staff',
  input: z.object({ eid: Id, ids: json(z.array(Id).min(1).max(LIMITS.delivery_resend)).optional() }),
  output: z.object({ count: z.number().int() }),
  codes: ['not_found', 'too_many_tries'],
});
