import { z } from 'zod';

/** What a platform says in its token. What LETS does without may be missing or malformed: platforms differ in it. */
const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
export const claim = (name: string) => `${LTI}${name}`;
const AGS = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const NRPS = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
export const deepLinkingClaim = (name: string) => `${DEEP_LINKING}${name}`;

export const VERSION = '1.3.0';
export const MESSAGES = {
  LtiResourceLinkRequest: 'open',
  LtiDeepLinkingRequest: 'choose',
} as const;
export type MessageType = keyof typeof MESSAGES;

const text = z.string().max(4000);
const optional = <T extends z.ZodType>(type: T) => type.nullish().catch(null);
const address = z.url({ protocol: /^https?$/ }).max(4000);
const texts = z
  .array(z.unknown())
  .max(200)
  .transform((list) => list.filter((one): one is string => typeof one === 'string'));
const Named = z.object({ id: text.min(1), title: optional(text), label: optional(text) });

const Claims = z.object({
  sub: optional(
    z
      .string()
      .min(1)
      .max(255)
      .regex(/^[\x20-\x7e]+$/),
  ),
  name: optional(text),
  given_name: optional(text),
  family_name: optional(text),
  [claim('version')]: z.literal(VERSION),
  [claim('message_type')]: text,
  [claim('deployment_id')]: z.string().min(1).max(255),
  [claim('target_link_uri')]: optional(text),
  [claim('roles')]: optional(texts),
  [claim('context')]: optional(Named),
  [claim('resource_link')]: optional(Named),
  [claim('tool_platform')]: optional(z.object({ product_family_code: optional(text), name: optional(text) })),
  [claim('launch_presentation')]: optional(
    z.object({ document_target: optional(text), locale: optional(text), return_url: optional(address) }),
  ),
  [claim('custom')]: optional(z.record(z.string(), z.unknown())),
  [claim('lis')]: optional(z.record(z.string(), z.unknown())),
  [AGS]: optional(
    z.object({ scope: optional(texts), lineitem: optional(address), lineitems: optional(address) }),
  ),
  [NRPS]: optional(z.object({ context_memberships_url: optional(address) })),
  [deepLinkingClaim('deep_linking_settings')]: optional(
    z.object({
      deep_link_return_url: address,
      accept_types: texts,
      accept_presentation_document_targets: optional(texts),
      accept_lineitem: optional(z.boolean()),
      data: optional(z.string().max(20_000)),
    }),
  ),
});

export interface Course {
  readonly id: string;
  readonly label: string;
  readonly title: string;
}

/** A launch, once its token has been verified. Absent texts are '', absent things null. */
export interface Launch {
  readonly message: (typeof MESSAGES)[MessageType];
  readonly deploymentId: string;
  readonly platform: string;
  /** Null: the platform does not say who it is. */
  readonly subject: string | null;
  readonly name: string;
  /** What the claim that is trusted for it says; null without one. */
  readonly number: string | null;
  readonly roles: readonly string[];
  readonly course: Course | null;
  readonly link: { readonly id: string; readonly title: string } | null;
  readonly custom: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly isForFrame: boolean;
  readonly grades: {
    readonly lineitem: string;
    readonly lineitems: string;
    readonly scopes: readonly string[];
  };
  readonly membershipsUrl: string;
  readonly choice: {
    readonly returnUrl: string;
    readonly acceptTypes: readonly string[];
    readonly mayOpenWindow: boolean;
    readonly takesLineItem: boolean;
    /** To be given back as it is; null when there is none. */
    readonly data: string | null;
  } | null;
}

/** Pure: reads verified claims; the name of what is missing or wrong when they are no launch. */
export function launchOf(claims: object, numberClaim: string): Launch | { readonly wrong: string } {
  const parsed = Claims.safeParse(claims);
  if (!parsed.success) return { wrong: String(parsed.error.issues[0]?.path.join('.') ?? 'claims') };
  const of = parsed.data;
  const type = of[claim('message_type')] as string;
  if (!isMessage(type)) return { wrong: 'message_type' };
  const course = of[claim('context')] as Said<{ id: string; label: Said; title: Said }>;
  const link = of[claim('resource_link')] as Said<{ id: string; title: Said }>;
  const shown = of[claim('launch_presentation')] as Said<{ document_target: Said; locale: Said }>;
  const platform = of[claim('tool_platform')] as Said<{ product_family_code: Said }>;
  const grades = of[AGS] as Said<{ scope: Said<string[]>; lineitem: Said; lineitems: Said }>;
  const members = of[NRPS] as Said<{ context_memberships_url: Said }>;
  const choice = of[deepLinkingClaim('deep_linking_settings')] as Said<{
    deep_link_return_url: string;
    accept_types: string[];
    accept_presentation_document_targets: Said<string[]>;
    accept_lineitem: Said<boolean>;
    data: Said;
  }>;
  const custom = of[claim('custom')] as Said<Record<string, unknown>>;
  return {
    message: MESSAGES[type],
    deploymentId: of[claim('deployment_id')] as string,
    platform: (platform?.product_family_code ?? '').slice(0, 40),
    subject: (of.sub as Said) ?? null,
    name: nameOf(of as { name: Said; given_name: Said; family_name: Said }),
    number: numberClaim === '' ? null : numberAt(of, numberClaim),
    roles: (of[claim('roles')] as Said<string[]>) ?? [],
    course: course ? { id: course.id, label: course.label ?? '', title: course.title ?? '' } : null,
    link: link ? { id: link.id, title: link.title ?? '' } : null,
    custom: stringsOf(custom ?? {}),
    locale: shown?.locale ?? '',
    isForFrame: shown?.document_target === 'iframe' || shown?.document_target === 'frame',
    grades: {
      lineitem: grades?.lineitem ?? '',
      lineitems: grades?.lineitems ?? '',
      scopes: grades?.scope ?? [],
    },
    membershipsUrl: members?.context_memberships_url ?? '',
    choice: choice
      ? {
          returnUrl: choice.deep_link_return_url,
          acceptTypes: choice.accept_types,
          mayOpenWindow: choice.accept_presentation_document_targets?.includes('window') ?? false,
          takesLineItem: choice.accept_lineitem !== false,
          data: choice.data ?? null,
        }
      : null,
  };
}

type Said<T = string> = T | null | undefined;

const isMessage = (type: string): type is MessageType => Object.hasOwn(MESSAGES, type);

export function nameOf({
  name,
  given_name,
  family_name,
}: {
  name: Said;
  given_name: Said;
  family_name: Said;
}): string {
  if (name) return name.trim();
  const [given, family] = [given_name?.trim() ?? '', family_name?.trim() ?? ''];
  // In Chinese the family name stands first, without a space.
  return /\p{Script=Han}/u.test(given + family) ? family + given : `${given} ${family}`.trim();
}

/** Pure: `lis.person_sourcedid`, `custom.number`. */
function numberAt(claims: object, path: string): string | null {
  const [first = '', ...rest] = path.split('.');
  let at: unknown = (claims as Readonly<Record<string, unknown>>)[claim(first)];
  for (const part of rest)
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, part)
        ? (at as Record<string, unknown>)[part]
        : null;
  if (typeof at !== 'string') return null;
  // A platform that has nothing to put there leaves the variable's name.
  return at === '' || at.startsWith('$') ? null : at.trim();
}

const stringsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
