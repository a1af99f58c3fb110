import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Empty, Id, json, Page, pageOf, RequestId, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';

/** Messages between people. A reply is a message with a parent; a conversation is everything between two people. */

export const Message = z.object({
  id: Id,
  from: UserBrief,
  to: UserBrief,
  content: z.string(),
  /** Written by the product about what the sender did, in the language of the person who reads it. */
  told: z.boolean(),
  parent_id: Id.nullable(),
  sent_at: Time,
  read_at: Time.nullable(),
});
export type Message = z.infer<typeof Message>;

const Before = z.object({
  /** Only what is older than the message with this id: the last one of the page before. */
  before: Id.optional(),
  size: z.coerce.number().int().min(1).max(100).default(20),
});

/** One person I write with: the last message and how many of theirs I have not read. */
export const Conversation = z.object({
  with: UserBrief,
  last: Message,
  unread: z.number().int(),
});
export type Conversation = z.infer<typeof Conversation>;

export const toUserList = declareCall({
  method: 'GET',
  path: '/cms/to/user/list',
  summary:
    'People the caller may write to: team and class mates, their mentors and students, administrators.',
  who: 'user',
  input: Page.extend({ q: z.string().trim().max(LIMITS.search).optional() }),
  /** `hint` tells people of one name apart: the classes they share with the caller, else their teams. */
  output: pageOf(UserBrief.extend({ hint: z.string() })),
  codes: [],
});

export const sendMessage = declareCall({
  method: 'POST',
  path: '/cms/send/msg',
  summary:
    'Sends a message, or a reply where a parent is named, to people one may write to: all of them get it or none.',
  who: 'user',
  input: z.object({
    to: json(z.array(Id).min(1).max(LIMITS.recipients)),
    content: z.string().trim().min(1).max(LIMITS.message),
    parent_id: Id.optional(),
    request_id: RequestId,
  }),
  output: z.object({ list: z.array(Message) }),
  codes: ['not_found', 'too_many_tries'],
});

export const messageList = declareCall({
  method: 'GET',
  path: '/cms/msg/list',
  summary:
    "The caller's conversations, the latest first; with a person named, the messages with them, newest page first, oldest first within it.",
  who: 'user',
  input: Before.extend({ with_user: Id.optional(), q: z.string().trim().max(LIMITS.search).optional() }),
  output: z.object({
    conversations: z.array(Conversation),
    messages: z.array(Message),
    /** Whom the messages are with, and whether the caller may write to them now. */
    with: UserBrief.extend({ can_write: z.boolean() }).nullable(),
    has_more: z.boolean(),
  }),
  codes: ['not_found'],
});

export const messageRead = declareCall({
  method: 'POST',
  path: '/cms/msg/read',
  summary: 'Marks the messages from a person as read; answers how many of all are still unread.',
  who: 'user',
  input: z.object({ with_user: Id }),
  output: z.object({ unread: z.number().int() }),
  codes: [],
});

export const unreadCount = declareCall({
  method: 'GET',
  path: '/cms/new/msg/num',
  summary: 'How many messages and notices the caller has not read.',
  who: 'user',
  input: Empty,
  output: z.object({ messages: z.number().int(), notices: z.number().int() }),
  codes: [],
});
