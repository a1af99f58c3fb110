import type { KeptIntegration } from '../../../integrations/integrations.ts';
import { askOutside, OutsideFault, type OutsideRequest } from '../../../outside/ask.ts';
import { type Attributes, valuesAt } from '../attributes.ts';
import { assertSafe } from '../safe.ts';
import { NotVouched } from '../way.ts';

type Door = KeptIntegration<'oauth2'>;

/** Where the token stands: by the standard, or as 钉钉 writes it. */
const TOKEN_AT = ['access_token', 'accessToken', 'data.access_token'];

/** A token for a code. Throws a `NotVouched` or an `OutsideFault`. */
export async function askForToken(
  door: Door,
  { code, redirect }: { readonly code: string; readonly redirect: string },
): Promise<string> {
  const { client_id, token_style, token_url } = door.settings;
  const client_secret = door.secrets.client_secret ?? '';
  const values = { client_id, client_secret, code, redirect_uri: redirect, grant_type: 'authorization_code' };
  const told = await askJson(door, requestOf(token_url, token_style, values));
  const token = TOKEN_AT.flatMap((path) => valuesAt(told, path))[0];
  return token ?? refuseBy(told, 'no token');
}

/** What the service tells of the person. */
export async function askForUser(
  door: Door,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<Attributes> {
  const { user_style, userinfo_url } = door.settings;
  const values = { access_token: token, code };
  if (user_style === 'query') return askJson(door, { url: queried(userinfo_url, values) });
  const url = filled(userinfo_url, values);
  // 钉钉 knows its own header only.
  const headers = { authorization: `Bearer ${token}`, 'x-acs-dingtalk-access-token': token };
  return askJson(door, { url, headers });
}

type Asked = OutsideRequest & { readonly url: string };

/** In camel case too, which is what 钉钉 reads. */
function requestOf(
  address: string,
  style: Door['settings']['token_style'],
  values: Readonly<Record<string, string>>,
): Asked {
  if (style === 'query') return { url: queried(address, values) };
  const url = filled(address, values);
  if (style === 'form') {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { url, method: 'POST', headers, body: new URLSearchParams(values).toString() };
  }
  const { client_id, client_secret, code, grant_type } = values;
  const camel = { clientId: client_id, clientSecret: client_secret, code, grantType: grant_type };
  return {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...values, ...camel }),
  };
}

/** Pure: an address with `{client_id}`, `{code}` and the like in it, as 企业微信 needs, which calls them otherwise. */
export function filled(url: string, values: Readonly<Record<string, string>>): string {
  return url.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : whole,
  );
}

/** Under their usual names where the address does not say how the service calls them. */
function queried(address: string, values: Readonly<Record<string, string>>): string {
  const url = filled(address, values);
  if (url !== address) return url;
  const made = new URL(url);
  for (const [name, value] of Object.entries(values))
    if (!made.searchParams.has(name)) made.searchParams.set(name, value);
  return made.href;
}

async function askJson({ settings: { ca } }: Door, { url, ...request }: Asked): Promise<Attributes> {
  assertSafe(url);
  const headers = { accept: 'application/json', ...request.headers };
  const { status, text } = await askOutside(url, { ...request, headers, ca });
  if (status >= 500) throw new OutsideFault('connection', String(status));
  const told = objectIn(text);
  if (!told) throw new NotVouched(`no JSON (${status})`);
  const errcode = valuesAt(told, 'errcode')[0] ?? '0';
  return status >= 400 || errcode !== '0' ? refuseBy(told, String(status)) : told;
}

/** In the service's own words for what is wrong. */
function refuseBy(told: Attributes, otherwise: string): never {
  const words = ['error', 'errcode', 'errmsg', 'code', 'message'].flatMap((name) => valuesAt(told, name));
  throw new NotVouched(words.join(' ').slice(0, 120) || otherwise);
}

function objectIn(text: string): Attributes | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Attributes) : null;
  } catch {
    return null;
  }
}
