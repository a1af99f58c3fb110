import {
  type Bilingual,
  DEFAULT_ARRIVAL,
  INTEGRATION_KINDS,
  INTEGRATION_SECRETS,
  INTEGRATION_SETTINGS,
  type IntegrationKind,
  IntegrationName,
  LIMITS,
  type SecretsOf,
} from '@lets/contract';
import { z } from 'zod';

/** A service outside that the server is started with. */
export interface IntegrationEnv {
  /** By which the server knows it again at the next start. */
  readonly key: string;
  readonly kind: IntegrationKind;
  readonly name: Bilingual;
  readonly isOn: boolean;
  /** `INTEGRATION_SETTINGS` of the kind. */
  readonly settings: Record<string, unknown>;
  readonly secrets: SecretsOf;
}

const DOOR = { ...DEFAULT_ARRIVAL, goes_straight: false, ends_there: false, ca: '' };

/** What a setting is that is left out; those without stand in none of them and must be there. */
const DEFAULTS: Readonly<Record<IntegrationKind, Readonly<Record<string, unknown>>>> = {
  cas: { ...DOOR, version: '3' },
  oidc: { ...DOOR, scope: 'openid profile' },
  saml: { ...DOOR, logout_url: '' },
  oauth2: { ...DOOR, scope: '', token_style: 'form', user_style: 'bearer' },
  lti: { token_audience: '', number_claim: '', makes: 'off' },
  ilab: { when: 'evaluated', class_id: null },
  xapi: {
    auth: 'basic',
    username: '',
    is_pseudonymous: true,
    sends_texts: false,
    course_ids: [],
    pass_mark: null,
  },
};

const Key = z.string().regex(/^[\w.-]{1,60}$/, '只能有字母、数字和 _ . - · letters, digits and _ . - only');

const Entry = z.strictObject({
  key: Key,
  kind: z.enum(INTEGRATION_KINDS),
  name: z.union([IntegrationName, z.string().trim().min(1).max(LIMITS.integration_name)]),
  is_on: z.boolean().default(true),
  settings: z.record(z.string(), z.unknown()).default({}),
  secrets: z.record(z.string(), z.string().max(LIMITS.integration_secret)).default({}),
});

/** Pure: the services that `INTEGRATIONS` names, for a schema of settings. Each thing that is wrong is an issue at the place where it stands. */
export function parseIntegrations(text: string, context: z.RefinementCtx): readonly IntegrationEnv[] {
  const wrong = (message: string, path: PropertyKey[] = []) => {
    context.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  };
  const written = jsonOf(text);
  if (!Array.isArray(written)) return wrong('须为 JSON 数组 · must be a JSON array');
  const entries = written.map((one, at) => entryOf(one, (message, path) => wrong(message, [at, ...path])));
  const keys = entries.flatMap((entry) => entry?.key ?? []);
  const double = keys.find((key, at) => keys.indexOf(key) !== at);
  if (double !== undefined) wrong(`有两个 key 为 ${double} · two of them have the key ${double}`);
  return entries.flatMap((entry) => entry ?? []);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Wrong = (message: string, path: PropertyKey[]) => void;

function entryOf(written: unknown, wrong: Wrong): IntegrationEnv | null {
  const entry = Entry.safeParse(written);
  if (!entry.success) return tell(entry.error, [], wrong);
  const { key, kind, name, is_on: isOn, secrets } = entry.data;
  const schema = z.strictObject(INTEGRATION_SETTINGS[kind].shape);
  const settings = schema.safeParse({ ...DEFAULTS[kind], ...entry.data.settings });
  if (!settings.success) return tell(settings.error, ['settings'], wrong);
  const known: readonly string[] = INTEGRATION_SECRETS[kind];
  const unknown = Object.keys(secrets).filter((secret) => !known.includes(secret));
  for (const secret of unknown)
    wrong(`${kind} 没有这个密钥 · ${kind} has no such secret`, ['secrets', secret]);
  return {
    key,
    kind,
    name: typeof name === 'string' ? { zh: name, en: name } : name,
    isOn,
    settings: settings.data,
    secrets,
  };
}

/** Names what is wrong, never what was written there: it may be a secret. */
function tell(error: z.ZodError, path: readonly PropertyKey[], wrong: Wrong): null {
  for (const issue of error.issues) wrong(issue.message, [...path, ...issue.path]);
  return null;
}
