import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Flag, Id, WebAddress } from '../core/values.ts';

/** What LETS works with outside: sign-on servers, learning platforms, ilab-x, record stores. */
export const INTEGRATION_KINDS = ['cas', 'oidc', 'saml', 'oauth2', 'lti', 'ilab', 'xapi'] as const;
export const IntegrationKind = z.enum(INTEGRATION_KINDS);
export type IntegrationKind = z.infer<typeof IntegrationKind>;

/** Those whose server people log in at. */
export const SIGN_ON_KINDS = ['cas', 'oidc', 'saml', 'oauth2'] as const satisfies readonly IntegrationKind[];
export type SignOnKind = (typeof SIGN_ON_KINDS)[number];

/** Whose accounts the first log-in of somebody unknown may make. */
export const MAKES_ACCOUNTS = ['off', 'students', 'all'] as const;

const name = z.string().trim().max(LIMITS.integration_name);
/** A path into what the other side tells of a person: `cn`, `data.user.id`. */
const path = z
  .string()
  .trim()
  .max(LIMITS.integration_name)
  .regex(/^[^\s]*$/);
const values = z.array(z.string().trim().min(1).max(LIMITS.integration_name)).max(20);
const text = z.string().trim().max(LIMITS.integration_text);
const pem = z.string().trim().max(LIMITS.integration_pem);
const address = WebAddress;
const optionalAddress = z.union([z.literal(''), WebAddress]);
const optionalId = z.union([Id, z.null()]);

/** How somebody whom another server has identified becomes a person with an account here. */
export const ArrivalRules = z.object({
  /** The attribute that holds the account (a student or staff number); '' is the subject itself. */
  account_attribute: path,
  /** '' : the account stands for the name. */
  name_attribute: path,
  /** The attribute that says who is a student and who teaches; '' : everybody is a student. */
  kind_attribute: path,
  student_values: values,
  mentor_values: values,
  /** Whether an existing account of the same name is theirs: only where the other side vouches for that attribute. */
  trusts_account: Flag,
  makes: z.enum(MAKES_ACCOUNTS),
  /** The class of new students; null is none. */
  class_id: optionalId,
  /** The attribute that names the class, among those of `course_id`; '' is `class_id` for everybody. */
  class_attribute: path,
  course_id: optionalId,
});
export type ArrivalRules = z.infer<typeof ArrivalRules>;

export const DEFAULT_ARRIVAL: ArrivalRules = {
  account_attribute: '',
  name_attribute: '',
  kind_attribute: '',
  student_values: [],
  mentor_values: [],
  trusts_account: false,
  makes: 'off',
  class_id: null,
  class_attribute: '',
  course_id: null,
};

const Door = ArrivalRules.extend({
  /** The log-in page sends people there by itself. */
  goes_straight: Flag,
  /** Logging out here logs out there. */
  ends_there: Flag,
  /** PEM of the authority of a school that signs its own certificates; '' is the system's. */
  ca: pem,
});

export const CasSettings = Door.extend({
  /** Without `/login`: `https://sso.school.edu.cn/cas`. */
  prefix: address,
  version: z.enum(['2', '3']),
});
export const OidcSettings = Door.extend({
  issuer: address,
  client_id: text.min(1),
  scope: text,
});
export const SamlSettings = Door.extend({
  /** Where the log-in begins (HTTP-Redirect). */
  entry_point: address,
  /** The entity id of the school's server. */
  idp_issuer: text.min(1),
  /** Its signing certificates in PEM, one after the other. */
  idp_cert: pem.min(1),
  logout_url: optionalAddress,
});
export const OAuth2Settings = Door.extend({
  authorize_url: address,
  token_url: address,
  userinfo_url: address,
  client_id: text.min(1),
  scope: text,
  /** Where in the answer of `userinfo_url` the subject stands: `UserId`, `data.unionId`. */
  subject_path: path.min(1),
  /** How the token is asked for, and how the user is asked about. */
  token_style: z.enum(['form', 'json', 'query']),
  user_style: z.enum(['bearer', 'query']),
});
export const LtiSettings = z.object({
  issuer: address,
  client_id: text.min(1),
  auth_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  /** What the platform wants as audience of a request for a token; '' is the token endpoint. */
  token_audience: text,
  /** '' or the claim that holds the student number and is trusted: `lis.person_sourcedid`, `custom.number`. */
  number_claim: path,
  /** Whether people of a course who have no account get one. */
  makes: z.enum(MAKES_ACCOUNTS),
  /** The course of ours whose cases its teachers may give; null: each course over there has one of its own here. */
  course_id: optionalId.default(null),
});
export const IlabSettings = z.object({
  base_url: address,
  appid: text.min(1),
  project_id: Id,
  /** When a result is uploaded: at the end of the experiment, or when its evaluation is published. */
  when: z.enum(['ended', 'evaluated']),
  class_id: optionalId,
});
export const XapiSettings = z.object({
  /** Without `/statements`. */
  endpoint: address,
  auth: z.enum(['basic', 'bearer']),
  username: text,
  /** People stand under a pseudonym that only this school can resolve. */
  is_pseudonymous: Flag,
  /** What students say is sent along. */
  sends_texts: Flag,
  /** Of these courses only; none is all. */
  course_ids: z.array(Id).max(200),
  /** From how many of 100 points on an experiment is passed; null: no mark of passing. */
  pass_mark: z.number().min(0).max(100).nullable(),
});

export const INTEGRATION_SETTINGS = {
  cas: CasSettings,
  oidc: OidcSettings,
  saml: SamlSettings,
  oauth2: OAuth2Settings,
  lti: LtiSettings,
  ilab: IlabSettings,
  xapi: XapiSettings,
} as const satisfies Readonly<Record<IntegrationKind, z.ZodObject>>;

export type SettingsOf<K extends IntegrationKind> = z.output<(typeof INTEGRATION_SETTINGS)[K]>;

/** The secrets of each kind: sent, kept sealed, and never told again. */
export const INTEGRATION_SECRETS = {
  cas: [],
  oidc: ['client_secret'],
  saml: [],
  oauth2: ['client_secret'],
  lti: [],
  ilab: ['secret'],
  xapi: ['password'],
} as const satisfies Readonly<Record<IntegrationKind, readonly string[]>>;
export type SecretName = 'client_secret' | 'secret' | 'password';
export type SecretsOf = Readonly<Partial<Record<SecretName, string>>>;

const OWN_ADDRESSES = [
  'prefix',
  'issuer',
  'token_url',
  'userinfo_url',
  'token_endpoint',
  'base_url',
  'endpoint',
];

/** Pure: whether a service has another address than before: its secrets belong to the old one and must be entered again. */
export function isElsewhere(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): boolean {
  return OWN_ADDRESSES.some((field) => before[field] !== after[field]);
}

export const IntegrationName = z.object({ zh: name.min(1), en: name.min(1) });
