import { createHash } from 'node:crypto';
import type { KeptIntegration } from '../../integrations/integrations.ts';
import { askOutside } from '../../outside/ask.ts';

export type Ilab = KeptIntegration<'ilab'>;

/** What ilab-x (generation 2) tells of a person who arrives, with the token for what is uploaded of them. */
export interface IlabToken {
  readonly token: string;
  readonly expiresAt: Date;
  /** Account and name over there. */
  readonly username: string;
  readonly displayName: string;
}

/** ilab-x does not do what it was asked: its number and its words, `20003: …`. */
export class IlabRefused extends Error {
  override readonly name = 'IlabRefused';
  /** Ours alone is to blame no more: HTTP's 500 and above, or an answer that is none. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** Of a platform that does not say. */
const USUAL_MS = 24 * 3_600_000;
const LONGEST_WORDS = 200;

/** Pure: MD5 over a ticket or token, the number and the secret as text, in capitals. ilab-x has it so. */
export function signatureOf(text: string, appid: string, secret: string): string {
  return createHash('md5').update(`${text}${appid}${secret}`, 'utf8').digest('hex').toUpperCase();
}

/** What a ticket is good for. Throws `IlabRefused` or `OutsideFault`. */
export async function askToken(ilab: Ilab, ticket: string, now: number): Promise<IlabToken> {
  return tokenIn(await ask(ilab, 'token', signed(ilab, 'ticket', ticket)), now);
}

/** The same for a token that ends soon. */
export async function refreshToken(ilab: Ilab, token: string, now: number): Promise<IlabToken> {
  return tokenIn(await ask(ilab, 'token/refresh', signed(ilab, 'access_token', token)), now);
}

/** Uploads a result, which is done when this returns. */
export async function upload(ilab: Ilab, token: string, body: object): Promise<void> {
  await ask(ilab, 'data_upload', { access_token: token }, JSON.stringify(body));
}

function signed({ settings, secrets }: Ilab, name: 'ticket' | 'access_token', text: string) {
  const { appid } = settings;
  return { [name]: text, appid, signature: signatureOf(text, appid, secrets.secret ?? '') };
}

type Told = Readonly<Record<string, unknown>>;

async function ask(
  { settings }: Ilab,
  path: string,
  query: Readonly<Record<string, string>>,
  body?: string,
): Promise<Told> {
  // Not as a form has it: a blank as `+` would be another sign of Base64 over there.
  const fields = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const answer = await askOutside(
    `${settings.base_url.replace(/\/+$/, '')}/open/api/v2/${path}?${fields.join('&')}`,
    {
      headers: { accept: 'application/json' },
      ...(body !== undefined && {
        method: 'POST',
        body,
        headers: { accept: 'application/json', 'content-type': 'application/json; charset=utf-8' },
      }),
    },
  );
  const told = answer.status === 200 ? objectIn(answer.text) : null;
  if (told === null)
    throw new IlabRefused(`HTTP ${answer.status}`, answer.status >= 500 || answer.status === 200);
  if (told.code !== 0 && told.code !== '0') throw new IlabRefused(wordsOf(told), false);
  return told;
}

function wordsOf({ code, msg }: Told): string {
  return `${String(code)}: ${typeof msg === 'string' ? msg : ''}`
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_WORDS);
}

function objectIn(text: string): Told | null {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' && told !== null && 'code' in told ? (told as Told) : null;
  } catch {
    return null;
  }
}

function tokenIn(told: Told, now: number): IlabToken {
  const { access_token, expires_time, un, dis } = told;
  if (typeof access_token !== 'string' || access_token === '')
    throw new IlabRefused('no access_token', false);
  const until = Number(expires_time);
  return {
    token: access_token,
    expiresAt: new Date(until > now ? until : now + USUAL_MS),
    username: typeof un === 'string' ? un.trim() : '',
    displayName: typeof dis === 'string' ? dis.trim() : '',
  };
}
