import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, Empty, Id, Page, pageOf, Time } from '../core/values.ts';

export const SYSTEM_CLOSED_KEY = 'SYSTEM_CLOSED';
export const APP_LINK_KEY = 'APP_LINK';

export const systemParam = declareCall({
  method: 'POST',
  path: '/system/param',
  summary:
    "The value of a public parameter; SYSTEM_CLOSED answers '0' or '1', and what to tell people while closed.",
  who: 'public',
  input: z.object({ key: z.string().min(1).max(64) }),
  output: z.object({ key: z.string(), value: z.string(), note: Bilingual.nullable() }),
  codes: ['not_found'],
});

export const Notice = z.object({
  id: Id,
  title: Bilingual,
  body: Bilingual,
  pinned: z.boolean(),
  published_at: Time,
});
export type Notice = z.infer<typeof Notice>;

export const systemNotice = declareCall({
  method: 'GET',
  path: '/system/notice',
  summary: 'The latest notices meant for everybody, newest and pinned first: what the login page shows.',
  who: 'public',
  input: Empty,
  output: z.object({ list: z.array(Notice) }),
  codes: [],
});

export const systemNoticeList = declareCall({
  method: 'GET',
  path: '/system/notice/list',
  summary: 'Notices addressed to the caller, and which of them they have read.',
  who: 'user',
  input: Page,
  output: pageOf(Notice.extend({ is_read: z.boolean() })),
  codes: [],
});
