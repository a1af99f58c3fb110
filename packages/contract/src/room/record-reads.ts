import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, Counter, FlowId, Id, MAX_COUNTER, Time } from '../core/values.ts';
import { UserNode, WireEvent } from '../experiment/detail.ts';
import { UserBrief } from '../people/person.ts';
import { declareRead, InRun, InSection } from './declare.ts';

export const nodeMessages = declareRead(
  '/experiment/node/messages',
  "The section's record, newest page first, oldest first within it: speeches and every other event of this visit.",
  InSection.extend({
    before: Counter.optional(),
    size: z.coerce.number().int().min(1).max(200).default(100),
  }),
  z.object({ list: z.array(WireEvent), has_more: z.boolean() }),
);

export const experimentMessages = declareRead(
  '/experiment/messages',
  "The whole run's record, likewise.",
  InRun.extend({
    before: Counter.optional(),
    size: z.coerce.number().int().min(1).max(200).default(100),
  }),
  z.object({ list: z.array(WireEvent), has_more: z.boolean() }),
);

export const experimentEvents = declareRead(
  '/experiment/events',
  'Every event after a sequence number, in order, at most 500 at a time: how a client closes a gap, and what replay plays.',
  InRun.extend({ since: z.coerce.number().int().nonnegative().max(MAX_COUNTER) }),
  z.object({ events: z.array(WireEvent), seq: z.number().int(), has_more: z.boolean() }),
);

export const transPath = declareRead(
  '/experiment/trans/path',
  'The path walked so far, section by section, with the option taken.',
  InRun,
  z.object({
    path_id: z.number().int(),
    list: z.array(
      z.object({
        node_id: FlowId,
        name: Bilingual,
        process_type: z.number().int(),
        opened_at: Time,
        closed_at: Time.nullable(),
        option: Bilingual.nullable(),
      }),
    ),
  }),
);

export const consequences = declareRead(
  '/experiment/consequences',
  'What lawful choices of this run have cost: those whose consequence has struck, in the order they did, and none before.',
  InRun,
  z.object({
    list: z.array(
      z.object({
        trans_id: FlowId,
        /** The section that the option was taken in, and the one in which its consequence struck. */
        taken_in: FlowId,
        node_id: FlowId,
        option: Bilingual,
        text: Bilingual,
      }),
    ),
  }),
);

export const transQuery = declareCall({
  method: 'GET',
  path: '/workflow/trans/query',
  summary:
    'The options out of a section, right and wrong alike and in no telling order; within a run, those a vote left open.',
  who: 'user',
  input: z.object({ flow_id: Id, node_id: FlowId, eid: Id.optional() }),
  output: z.object({ list: z.array(z.object({ id: FlowId, label: Bilingual })) }),
  codes: ['not_found'],
});

export const userNodes = declareRead(
  '/experiment/user/nodes',
  'Sections open to the caller now, and, for the wait page, who is being waited for.',
  InRun,
  z.object({
    list: z.array(UserNode),
    waiting: z.array(
      z.object({
        node_id: FlowId,
        name: Bilingual,
        process_type: z.number().int(),
        since: Time,
        roles: z.array(
          z.object({
            role_id: FlowId.nullable(),
            role_name: Bilingual,
            user: UserBrief.nullable(),
            online: z.boolean(),
          }),
        ),
      }),
    ),
  }),
);
