import { z } from 'zod';
import type { WechatEnv } from '../../../env.ts';
import { SERVER_LIMITS } from '../../../limits.ts';
import { traced } from '../../../tracing/tracing.ts';

/** A person as WeChat knows them in this application. */
export interface WechatIdentity {
  readonly openid: string;
  readonly nickname: string;
}

/** WeChat could not be asked, or gave no answer that can be read; the message may be logged, for it holds no address. */
export class WechatUnavailable extends Error {
  override readonly name = 'WechatUnavailable';
}

const REAL = { pages: 'https://open.weixin.qq.com', calls: 'https://api.weixin.qq.com' };
/** Their answers are a few hundred bytes. */
const LONGEST_NICKNAME = 40;

const TokenAnswer = z.object({ access_token: z.string().min(1), openid: z.string().regex(/^[\w-]{1,128}$/) });
const ErrorAnswer = z.object({
  errcode: z
    .number()
    .int()
    .refine((code) => code !== 0),
});
/** Codes that speak of the code which was brought: unknown, used, over. Any other speaks of the application or of WeChat. */
const CODE_FAULTS = new Set([40029, 40163, 42003]);

/** Pure: the page on which a person identifies themselves to WeChat. */
export function authorizeUrl(
  { appId, baseUrl }: WechatEnv,
  { state, redirect }: { state: string; redirect: string },
): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'snsapi_login',
    state,
  });
  return `${baseUrl ?? REAL.pages}/connect/qrconnect?${query}#wechat_redirect`;
}

/** Whose code this is; null when WeChat does not take it. */
export async function exchangeCode(env: WechatEnv, code: string): Promise<WechatIdentity | null> {
  const query = { appid: env.appId, secret: env.secret, code, grant_type: 'authorization_code' };
  const answer = await ask(env, '/sns/oauth2/access_token', query);
  const error = ErrorAnswer.safeParse(answer);
  if (error.success && CODE_FAULTS.has(error.data.errcode)) return null;
  if (error.success) throw new WechatUnavailable(`WeChat refused with ${error.data.errcode}`);
  const token = TokenAnswer.safeParse(answer);
  if (!token.success) throw new WechatUnavailable('WeChat answered something else');
  const { access_token, openid } = token.data;
  return { openid, nickname: await nicknameOf(env, { access_token, openid, lang: 'zh_CN' }) };
}

/** Only for people to recognise it by: without one they still get in. */
async function nicknameOf(env: WechatEnv, query: Record<string, string>): Promise<string> {
  const answer = await ask(env, '/sns/userinfo', query).catch(() => null);
  const { nickname } = z.object({ nickname: z.string() }).catch({ nickname: '' }).parse(answer);
  const clean = nickname.toWellFormed().replaceAll(/\p{Cc}/gu, '');
  return [...clean].slice(0, LONGEST_NICKNAME).join('').trim();
}

function ask(env: WechatEnv, path: string, query: Record<string, string>): Promise<unknown> {
  return traced({ name: 'wechat', kind: 'client' }, () => askNow(env, path, query));
}

async function askNow(env: WechatEnv, path: string, query: Record<string, string>): Promise<unknown> {
  const url = `${env.baseUrl ?? REAL.calls}${path}?${new URLSearchParams(query)}`;
  try {
    const signal = AbortSignal.timeout(env.timeoutMs);
    const response = await fetch(url, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return JSON.parse(await readShort(response));
  } catch (error) {
    // Neither the address, which holds the secret, nor what came back, which may hold a token.
    const why = error instanceof SyntaxError || !(error instanceof Error) ? 'not JSON' : error.message;
    throw new WechatUnavailable(`WeChat gave no answer: ${why.replaceAll(env.secret, '…')}`);
  }
}

async function readShort(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > SERVER_LIMITS.answers.wechat_bytes) throw new Error('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
