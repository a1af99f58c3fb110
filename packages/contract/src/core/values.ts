import { z } from 'zod';
import { EXPERIMENT_TYPES, FLOW_ID, GRADES, ROLE_TYPES, SIDES } from './kinds.ts';
import { LIMITS } from './limits.ts';

/** A text in both languages; a screen shows the chosen one and falls back to the other. */
export const Bilingual = z.object({ zh: z.string(), en: z.string() });
export type Bilingual = z.infer<typeof Bilingual>;

export const Identity = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type Identity = z.infer<typeof Identity>;

export const ExperimentType = z.enum(EXPERIMENT_TYPES);
export type ExperimentType = z.infer<typeof ExperimentType>;

export const Grade = z.enum(GRADES);
export type Grade = z.infer<typeof Grade>;

export const RoleType = z.enum(ROLE_TYPES);
export type RoleType = z.infer<typeof RoleType>;

export const Side = z.enum(SIDES);
export type Side = z.infer<typeof Side>;

export const Gender = z.enum(['male', 'female']);
export type Gender = z.infer<typeof Gender>;

/**
 * A time zone of the world by name, `Asia/Shanghai`. Offsets are none: the database reads their sign the other way round.
 */
export const Zone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/)
  .refine(isKnownZone);

function isKnownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Row ids of people, experiments, projects: positive integers. Form fields and query strings carry them as text. */
export const Id = z.coerce.number().int().positive();
/** What a counter's column holds. */
export const MAX_COUNTER = 2_147_483_647;
/** Sequence numbers, versions. */
export const Counter = z.coerce.number().int().positive().max(MAX_COUNTER);
export const FlowId = z.string().regex(FLOW_ID);
export const DocumentId = z.uuid();

/** Milliseconds since 1970. */
export const Time = z.number().int();

/** A structured value that travels in a form field as JSON text; plain values pass, so that schemas compose in tests. */
export function json<T extends z.ZodType>(schema: T) {
  return z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  }, schema);
}

/** `true`/`1`/`false`/`0` as a form sends them. */
export const Flag = z.preprocess(
  (value) => (value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value),
  z.boolean(),
);

export const Page = z.object({
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
});

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    total: z.number().int(),
    page: z.number().int(),
    size: z.number().int(),
    list: z.array(item),
  });
}

/** Pure: whether an address names a person with a password before the host. */
export function hasCredentials(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

/** An address on the web that anybody may be shown. */
export const WebAddress = z
  .url({ protocol: /^https?$/ })
  .max(LIMITS.link)
  .refine((value) => !hasCredentials(value));

/** The same id sent twice is done once and answered the same. */
export const RequestId = z.string().min(8).max(64).optional();

export const Empty = z.object({});

/** SVG path data of a drawn signature in a 240 × 80 box (M, L and coordinates only), or `text:` and the typed name. */
export const SignatureImage = z
  .string()
  .max(20_000)
  .regex(new RegExp(`^(?:text:[^<>]{1,${LIMITS.signature_name}}|[ML0-9 .,-]+)$`, 'u'));

/** SHA-256, hexadecimal. */
export const Hash = z.string().regex(/^[0-9a-f]{64}$/);
