import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import {
  Bilingual,
  Empty,
  Flag,
  Id,
  Identity,
  json,
  Page,
  pageOf,
  Time,
  WebAddress,
} from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { Branding, ServiceSettings, SettingSecrets } from '../system/setting.ts';
import { Notice } from '../system/system.ts';

/** A notice as its publishers see it. */
const note = z.string().trim().max(LIMITS.closing_note);

export const ManagedNotice = Notice.extend({
  status: z.enum(['draft', 'published', 'withdrawn']),
  /** Empty: everybody, logged in or not. */
  identities: z.array(Identity),
  class_ids: z.array(Id),
  published_at: Time.nullable(),
  created_at: Time,
  reader_count: z.number().int(),
});
export type ManagedNotice = z.infer<typeof ManagedNotice>;

const Title = Bilingual.extend({
  zh: z.string().trim().min(1).max(LIMITS.notice_title),
  en: z.string().trim().max(LIMITS.notice_title),
});
const Body = Bilingual.extend({
  zh: z.string().trim().min(1).max(LIMITS.notice_body),
  en: z.string().trim().max(LIMITS.notice_body),
});

export const noticeSave = declareCall({
  method: 'POST',
  path: '/system/notice/save',
  summary:
    'Makes or changes a notice: saved as a draft, published, or withdrawn. What was published never becomes a draft again. Administrators with the notice module.',
  who: 'admin',
  input: z.object({
    id: Id.optional(),
    title: json(Title),
    body: json(Body),
    pinned: Flag.default(false),
    identities: json(z.array(Identity)).default([]),
    class_ids: json(z.array(Id)).default([]),
    /** For the named classes alone: naming none is then a fault, for an empty list means every class. */
    only_classes: Flag.default(false),
    status: z.enum(['draft', 'published', 'withdrawn']),
    /** The hour at which it appears by itself. Left out or past: at once, or when it was already dated to. */
    publish_at: z.coerce.number().int().nonnegative().max(253_402_300_799_999).optional(),
  }),
  output: ManagedNotice,
  codes: ['not_found'],
});

export const noticeManageList = declareCall({
  method: 'GET',
  path: '/system/notice/manage/list',
  summary: 'All notices with their state and readers. Administrators with the notice module.',
  who: 'admin',
  input: Page.extend({
    q: z.string().trim().max(LIMITS.search).optional(),
    status: z.enum(['draft', 'published', 'withdrawn']).optional(),
  }),
  output: pageOf(ManagedNotice),
  codes: [],
});

export const noticeReaders = declareCall({
  method: 'GET',
  path: '/system/notice/readers',
  summary: 'Who has read a notice, the latest first. Administrators with the notice module.',
  who: 'admin',
  input: Page.extend({ id: Id }),
  output: pageOf(UserBrief.extend({ account: z.string(), read_at: Time })),
  codes: [],
});

export const noticeRead = declareCall({
  method: 'POST',
  path: '/system/notice/read',
  summary: 'Marks notices as read by the caller; answers how many of theirs are still unread.',
  who: 'user',
  input: z.object({ ids: json(z.array(Id).min(1).max(LIMITS.together)) }),
  output: z.object({ unread: z.number().int() }),
  codes: [],
});

export const appQr = declareCall({
  method: 'GET',
  path: '/system/app/qr',
  summary:
    'The app, or with `page` a page of this server: its link, and a QR code of it as SVG path data on a grid of `size` modules, without the empty border of four modules that readers need.',
  who: 'public',
  // Printable ASCII, and no second slash at the start: the code leads to this server whatever is asked for.
  input: z.object({
    page: z
      .string()
      .max(200)
      .regex(/^\/(?![/\\])[\x21-\x7e]*$/)
      .optional(),
  }),
  output: z.object({ link: z.string(), size: z.number().int(), path: z.string() }),
  codes: [],
});

export const Settings = Branding.extend({
  ...ServiceSettings.shape,
  /** Of the secrets only whether there are any. */
  assistant_key_set: z.boolean(),
  wechat_secret_set: z.boolean(),
  /** Whether the server was started with a service of its own, which then stands where none is set. */
  assistant_in_environment: z.boolean(),
  wechat_in_environment: z.boolean(),
  system_closed: z.boolean(),
  /** Why, and until when: what /system-close says. */
  closed_note: Bilingual,
  /** Empty: the /downloadApp page of this server. */
  app_link: z.string(),
});
export type Settings = z.infer<typeof Settings>;

export const settingGet = declareCall({
  method: 'GET',
  path: '/system/setting',
  summary: 'The settings. Administrators with the setting module.',
  who: 'admin',
  input: Empty,
  output: Settings,
  codes: [],
});

export const retentionPreview = declareCall({
  method: 'GET',
  path: '/system/setting/retention',
  summary:
    'How much would be deleted by now if these days were saved: messages, imports, stays in runs, experiments that never started, notices.',
  who: 'admin',
  input: ServiceSettings.pick({
    keep_messages_days: true,
    keep_imports_days: true,
    keep_attendance_days: true,
    keep_waiting_days: true,
    keep_notices_days: true,
  }),
  output: z.object({
    keep_messages_days: z.number().int(),
    keep_imports_days: z.number().int(),
    keep_attendance_days: z.number().int(),
    keep_waiting_days: z.number().int(),
    keep_notices_days: z.number().int(),
  }),
  codes: [],
});

export const settingSave = declareCall({
  method: 'POST',
  path: '/system/setting',
  summary:
    "Saves settings; those not named stay. Closing ends nobody's session but refuses every call except to administrators.",
  who: 'admin',
  input: z.object({
    system_closed: Flag.optional(),
    closed_note: json(z.object({ zh: note, en: note })).optional(),
    product: json(Branding.shape.product).optional(),
    logo: json(Branding.shape.logo).optional(),
    login_headline: json(Branding.shape.login_headline).optional(),
    login_text: json(Branding.shape.login_text).optional(),
    ...ServiceSettings.partial().shape,
    ...SettingSecrets.partial().shape,
    app_link: z.union([z.literal(''), WebAddress]).optional(),
  }),
  output: Settings,
  codes: [],
});
