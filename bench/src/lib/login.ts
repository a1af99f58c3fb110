import { SESSION_COOKIE } from '@lets/contract';
import { PASSWORD } from './product.ts';

/** Logs a person of the demo school in and tells the session's token. */
export async function logIn(url: string, account: string): Promise<string> {
  const userData = JSON.stringify({ account, password: PASSWORD });
  const entered = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ userData }),
  });
  const named = `${SESSION_COOKIE}=`;
  const cookie = entered.headers.getSetCookie().find((one) => one.startsWith(named)) ?? '';
  const token = cookie.slice(named.length).split(';')[0];
  if (!token) throw new Error(`${account} could not log in`);
  return token;
}
