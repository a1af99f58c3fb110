import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, Empty, json, Time } from '../core/values.ts';

const Body = z.string().trim().min(1).max(LIMITS.privacy_notice);
const Version = z.coerce.number().int().nonnegative();

export const PrivacyNotice = z.object({
  version: z.number().int().positive(),
  /** Paragraphs, each on a line of its own; `## ` begins a heading, `- ` an item of a list. */
  body: Bilingual,
  published_at: Time,
});
export type PrivacyNotice = z.infer<typeof PrivacyNotice>;

export const privacyNotice = declareCall({
  method: 'GET',
  path: '/privacy/notice',
  summary:
    'The privacy notice in force, null where the school has published none; of a caller who is logged in also whether and when they agreed to it.',
  who: 'public',
  input: Empty,
  output: z.object({
    notice: PrivacyNotice.nullable(),
    /** When the caller agreed to this version; null without a caller, and while they have not. */
    agreed_at: Time.nullable(),
    /** The caller may do nothing else before they have agreed. */
    must_agree: z.boolean(),
  }),
  codes: [],
});

export const privacyAgree = declareCall({
  method: 'POST',
  path: '/privacy/agree',
  summary: 'Agrees to the version in force; changed_meanwhile when it is another one by now.',
  who: 'user',
  input: z.object({ version: Version }),
  output: z.object({ agreed_at: Time }),
  codes: ['not_found', 'changed_meanwhile'],
});

export const privacyWithdraw = declareCall({
  method: 'POST',
  path: '/privacy/withdraw',
  summary:
    'Takes back the consent to every version, and makes a request of it that an administrator answers. Where consent is demanded, the caller has to agree again before they go on.',
  who: 'user',
  input: Empty,
  output: Empty,
  codes: ['not_found'],
});

export const privacyDraft = declareCall({
  method: 'GET',
  path: '/privacy/manage/draft',
  summary:
    'What a super administrator publishes: the notice in force, and the standard text with what the settings say now.',
  who: 'super_admin',
  input: Empty,
  output: z.object({
    notice: PrivacyNotice.nullable(),
    /** Everybody has to agree before they go on. */
    is_demanded: z.boolean(),
    /** How many people have agreed to the version in force, of how many that may log in. */
    agreed: z.number().int(),
    people: z.number().int(),
    standard: Bilingual,
  }),
  codes: [],
});

export const privacyPublish = declareCall({
  method: 'POST',
  path: '/privacy/manage/publish',
  summary:
    'Publishes a further version of the privacy notice; `is_demanded`: everybody has to agree to it before they go on. changed_meanwhile when somebody else published after `version` (0: none yet).',
  who: 'super_admin',
  input: z.object({
    version: Version,
    body: json(z.object({ zh: Body, en: Body })),
    is_demanded: z.union([z.boolean(), z.stringbool()]),
  }),
  output: z.object({ version: z.number().int() }),
  codes: ['changed_meanwhile'],
});

export const privacyDemand = declareCall({
  method: 'POST',
  path: '/privacy/manage/demand',
  summary: 'Demands consent to the version in force from now on, or no longer demands it.',
  who: 'super_admin',
  input: z.object({ is_demanded: z.union([z.boolean(), z.stringbool()]) }),
  output: Empty,
  codes: ['not_found'],
});

export const processingRegister = declareCall({
  method: 'GET',
  path: '/privacy/manage/register',
  summary:
    'The register of processing activities as .xlsx: what is kept, why, on what legal ground, who sees it, how long by the settings, and where.',
  who: 'super_admin',
  answer: 'file',
  input: Empty,
  output: z.unknown(),
  codes: [],
});
