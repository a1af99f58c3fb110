import { z } from 'zod';
import { DEFAULT_SIGN_IN, SignInRules } from '../account/sign-in.ts';
import { declareCall } from '../core/call.ts';
import { BACKUP_RANGES, KEEP_RANGES, LIMITS, SETTING_RANGES } from '../core/limits.ts';
import { Bilingual, Empty, WebAddress, Zone } from '../core/values.ts';
import { DEFAULT_ZONE } from '../core/zone.ts';

const short = z.string().trim().max(LIMITS.product_name);
const long = z.string().trim().max(LIMITS.login_text);
/** A picture in the setting itself: every page shows it, the one before the login too. */
const Logo = z
  .string()
  .max(LIMITS.logo_characters)
  .regex(/^(data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+)?$/);

/** What the school calls the product and how it greets; '' is the product's own. */
export const Branding = z.object({
  product: Bilingual.extend({ zh: short, en: short }),
  logo: Bilingual.extend({ zh: Logo, en: Logo }),
  login_headline: Bilingual.extend({ zh: short, en: short }),
  login_text: Bilingual.extend({ zh: long, en: long }),
});
export type Branding = z.infer<typeof Branding>;

const count = ([min, max]: readonly [number, number]) => z.coerce.number().int().min(min).max(max);

const keep = ([min, max]: readonly [number, number]) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(max)
    .refine((days) => days === 0 || days >= min, 'too small');

export const ServiceSettings = z.object({
  ...SignInRules.shape,
  /** By whose clocks every screen, document and sheet tells time, and days begin. */
  zone: Zone,
  password_min: count(SETTING_RANGES.password_min),
  password_kinds: count(SETTING_RANGES.password_kinds),
  session_hours: count(SETTING_RANGES.session_hours),
  upload_mb: count(SETTING_RANGES.upload_mb),
  quota_mb: count(SETTING_RANGES.quota_mb),
  assistant_on: z.union([z.boolean(), z.stringbool()]),
  /** '' is what the server was started with. */
  assistant_base_url: z.union([z.literal(''), WebAddress]),
  assistant_model: z.string().trim().max(LIMITS.model_name),
  wechat_on: z.union([z.boolean(), z.stringbool()]),
  wechat_app_id: z
    .string()
    .trim()
    .max(LIMITS.wechat_app_id)
    .regex(/^[\w-]*$/),
  /** A backup is made every night. */
  backup_on: z.union([z.boolean(), z.stringbool()]),
  backup_hour: count(BACKUP_RANGES.backup_hour),
  backup_keep: count(BACKUP_RANGES.backup_keep),
  /** The newest backup is tried by itself every so many days; 0: never. */
  backup_try_days: count(BACKUP_RANGES.backup_try_days),
  /** Days after which private messages, finished imports of people and the attendance of ended runs are deleted; 0: never. */
  keep_messages_days: keep(KEEP_RANGES.keep_messages_days),
  keep_imports_days: keep(KEEP_RANGES.keep_imports_days),
  keep_attendance_days: keep(KEEP_RANGES.keep_attendance_days),
  /** Likewise experiments that were prepared and never started, and notices that are withdrawn or old and not pinned. */
  keep_waiting_days: keep(KEEP_RANGES.keep_waiting_days),
  keep_notices_days: keep(KEEP_RANGES.keep_notices_days),
});
export type ServiceSettings = z.infer<typeof ServiceSettings>;

export const DEFAULT_SERVICE: ServiceSettings = {
  ...DEFAULT_SIGN_IN,
  zone: DEFAULT_ZONE,
  password_min: LIMITS.password_min,
  password_kinds: 2,
  session_hours: 7 * 24,
  upload_mb: SETTING_RANGES.upload_mb[1],
  quota_mb: 1024,
  assistant_on: true,
  assistant_base_url: '',
  assistant_model: '',
  wechat_on: true,
  wechat_app_id: '',
  backup_on: true,
  backup_hour: 3,
  backup_keep: 7,
  backup_try_days: 7,
  keep_messages_days: 0,
  keep_imports_days: 0,
  keep_attendance_days: 0,
  keep_waiting_days: 0,
  keep_notices_days: 0,
};

/** Sent and never told again; '' takes them away. */
export const SettingSecrets = z.object({
  assistant_key: z.string().trim().max(LIMITS.token),
  wechat_secret: z.string().trim().max(128),
});
export type SettingSecrets = z.infer<typeof SettingSecrets>;

export const systemBrand = declareCall({
  method: 'GET',
  path: '/system/brand',
  summary:
    'What every page must know before the login: names, logo, greeting, the time zone, the rules for passwords and files, and whether people log in by WeChat or at a server of the school.',
  who: 'public',
  input: Empty,
  output: Branding.extend({
    /** The school's. */
    zone: Zone,
    password: z.object({ min: z.number().int(), kinds: z.number().int() }),
    upload_bytes: z.number().int(),
    /** WeChat log-in is switched on and configured. */
    wechat_on: z.boolean(),
    /** There are sign-on servers: `signOnDoors` lists them. */
    has_doors: z.boolean(),
    /** The school has an app of its own to download. */
    has_app: z.boolean(),
  }),
  codes: [],
});
