import {
  Branding,
  DEFAULT_SERVICE,
  DEFAULT_SIGN_IN,
  type PasswordRules,
  ServiceSettings,
  SettingSecrets,
  type SignInRules,
} from '@lets/contract';
import type { Reader } from './db/reader.ts';
import type { Deps } from './deps.ts';
import type { AssistantEnv, WechatEnv } from './env.ts';
import { fieldOfParam, paramsByKeys } from './settings-repository.ts';

/** Rows of `system_params`; the second holds what never leaves the server. */
export const SETTINGS_KEY = 'SETTINGS';
export const SECRETS_KEY = 'SECRETS';
/** By itself: every call reads it with its session, and the settings hold pictures. */
export const SIGN_IN_KEY = 'SIGN_IN';

const Kept = Branding.extend(ServiceSettings.shape);
type Kept = ReturnType<typeof Kept.parse>;

const NOTHING = { zh: '', en: '' };
/** What an older version kept has the newer settings as they are here. */
const DEFAULTS: Kept = {
  product: NOTHING,
  logo: NOTHING,
  login_headline: NOTHING,
  login_text: NOTHING,
  ...DEFAULT_SERVICE,
};

export interface KeptSettings {
  readonly settings: Kept;
  readonly secrets: SettingSecrets;
}

/**
 * The settings as they are now. Read where they are needed and remembered nowhere: three rows by their key cost less than a memory
 * that every server process would have to be told to give up.
 */
export async function readKept(reader: Reader): Promise<KeptSettings> {
  const rows = await paramsByKeys(reader, [SETTINGS_KEY, SECRETS_KEY, SIGN_IN_KEY]);
  const partOf = (key: string): object =>
    JSON.parse(rows.find((row) => row.key === key)?.value ?? '{}') as object;
  return {
    settings: Kept.parse({ ...DEFAULTS, ...partOf(SETTINGS_KEY), ...partOf(SIGN_IN_KEY) }),
    secrets: SettingSecrets.parse({ assistant_key: '', wechat_secret: '', ...partOf(SECRETS_KEY) }),
  };
}

/** The zone by whose clocks the school tells time, in every document, sheet and figure. */
export async function schoolZone(reader: Reader): Promise<string> {
  return (await fieldOfParam(reader, SETTINGS_KEY, 'zone')) ?? DEFAULT_SERVICE.zone;
}

/** Pure: what keeps apart who may be told about a setting and who may only set it. */
export function passwordRules({ settings }: KeptSettings): PasswordRules {
  return { min: settings.password_min, kinds: settings.password_kinds };
}

/** Pure: the rules as a call finds them with its session; null where they were never set. */
export function signInRules(value: string | null): SignInRules {
  if (value === null) return DEFAULT_SIGN_IN;
  return { ...DEFAULT_SIGN_IN, ...(JSON.parse(value) as Partial<SignInRules>) };
}

const ASSISTANT_TIMEOUT_MS = 60_000;
const WECHAT_TIMEOUT_MS = 8_000;

/** The assistant's service: the settings' if they name one, else the one that the server was started with; null when off. */
export async function assistantEnv({
  database,
  env,
}: Pick<Deps, 'database' | 'env'>): Promise<AssistantEnv | null> {
  const { settings, secrets } = await readKept(database);
  if (!settings.assistant_on) return null;
  const { assistant_base_url: url, assistant_model: model } = settings;
  if (!url || !model) return env.assistant ?? null;
  return {
    baseUrl: url.replace(/\/+$/, ''),
    model,
    timeoutMs: env.assistant?.timeoutMs ?? ASSISTANT_TIMEOUT_MS,
    mayReachLinkLocal: env.assistantMayReachLinkLocal,
    ...(secrets.assistant_key && { apiKey: secrets.assistant_key }),
  };
}

/** Likewise the application at WeChat. */
export async function wechatEnv({
  database,
  env,
}: Pick<Deps, 'database' | 'env'>): Promise<WechatEnv | null> {
  const { settings, secrets } = await readKept(database);
  if (!settings.wechat_app_id || !secrets.wechat_secret) return env.wechat ?? null;
  return {
    timeoutMs: WECHAT_TIMEOUT_MS,
    ...env.wechat,
    appId: settings.wechat_app_id,
    secret: secrets.wechat_secret,
  };
}
