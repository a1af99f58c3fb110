import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, Id, json, Page, pageOf, Time } from '../core/values.ts';
import { IntegrationKind } from './kinds.ts';

/** `given_up` is sent again only when somebody says so. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'given_up'] as const;
export const DeliveryState = z.enum(DELIVERY_STATES);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** What is sent: a score, the result of an experiment, a statement. */
export const DELIVERY_TOPICS = ['lti_score', 'ilab_result', 'xapi_statement'] as const;
export const DeliveryTopic = z.enum(DELIVERY_TOPICS);
export type DeliveryTopic = z.infer<typeof DeliveryTopic>;

export const Delivery = z.object({
  id: Id,
  integration: z.object({ id: Id, kind: IntegrationKind, name: Bilingual }),
  topic: DeliveryTopic,
  state: DeliveryState,
  /** Whom and which experiment it is about. */
  person: z.string(),
  eid: Id.nullable(),
  tries: z.number().int(),
  /** Why the latest try failed, in the other side's words; '' before one has. */
  reason: z.string(),
  created_at: Time,
  /** When it is tried next, or was delivered. */
  next_at: Time.nullable(),
  delivered_at: Time.nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const deliveryList = declareCall({
  method: 'GET',
  path: '/system/delivery/list',
  summary:
    'The outbox: what goes out to other services, the newest first, and how much of each state there is.',
  who: 'super_admin',
  input: Page.extend({
    integration_id: Id.optional(),
    state: DeliveryState.optional(),
    topic: DeliveryTopic.optional(),
    /** Of a person's account or name, or a reason. */
    q: z.string().trim().max(LIMITS.search).optional(),
  }),
  output: pageOf(Delivery).extend({
    figures: z.object({
      waiting: z.number().int(),
      delivered: z.number().int(),
      given_up: z.number().int(),
      /** Of what waits, the oldest. */
      oldest_at: Time.nullable(),
    }),
  }),
  codes: [],
});

export const deliveryResend = declareCall({
  method: 'POST',
  path: '/system/delivery/resend',
  summary:
    'Sends again at once what was given up or waits for another try: those named, or all that a service has given up.',
  who: 'super_admin',
  input: z.object({
    ids: json(z.array(Id).max(LIMITS.delivery_resend)).optional(),
    integration_id: Id.optional(),
  }),
  output: z.object({ count: z.number().int() }),
  codes: ['not_found'],
});
