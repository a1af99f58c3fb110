import { createHash } from 'node:crypto';
import type { Reply } from '../stand-ins/http-stand-in.ts';

/** ilab-x as its clients know it: it knows tickets, gives tokens for a day, and takes results with them. */
export interface IlabStandIn {
  /** ticket → who it is; taken once. */
  readonly tickets: Map<string, { readonly un: string; readonly dis: string }>;
  readonly uploads: Readonly<Record<string, unknown>>[];
  readonly tokens: Set<string>;
  /** Answers in place of everything else, for as long as it is set. */
  fault: { readonly status: number; readonly body: object } | null;
}

export const APPID = '100400';
export const SECRET = 'S3CRET-base64-text-that-is-never-decoded-0000=';
const DAY_MS = 24 * 3_600_000;

const signed = (text: string) =>
  createHash('md5').update(`${text}${APPID}${SECRET}`).digest('hex').toUpperCase();

export function ilabReply(state: IlabStandIn, clock: () => number): Reply {
  let given = 0;
  const give = (un: string, dis: string) => {
    given += 1;
    // What must be encoded in a query.
    const access_token = `tok+${given}/==`;
    state.tokens.add(access_token);
    return { code: 0, access_token, create_time: clock(), expires_time: clock() + DAY_MS, un, dis };
  };
  const answer = (path: string, query: Readonly<Record<string, string>>, body: string): object => {
    if (path === '/open/api/v2/token') {
      const person = state.tickets.get(query.ticket ?? '');
      if (query.signature !== signed(query.ticket ?? '')) return { code: 20002, msg: '签名错误' };
      if (!person) return { code: 20003, msg: 'ticket无效' };
      state.tickets.delete(query.ticket ?? '');
      return give(person.un, person.dis);
    }
    if (!state.tokens.has(query.access_token ?? '')) return { code: 20005, msg: 'token无效' };
    if (path === '/open/api/v2/token/refresh') {
      if (query.signature !== signed(query.access_token ?? '')) return { code: 20002, msg: '签名错误' };
      return give('', '');
    }
    if (path !== '/open/api/v2/data_upload') return { code: 404, msg: 'no such call' };
    state.uploads.push(JSON.parse(body));
    return { code: 0, msg: 'ok' };
  };
  return ({ url, body }, response) => {
    const { pathname, search } = new URL(url, 'http://ilab');
    const { status, body: told } = state.fault ?? {
      status: 200,
      body: answer(pathname, plainQuery(search), body),
    };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  };
}

/** Here a `+` is a `+`. */
function plainQuery(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    search
      .slice(1)
      .split('&')
      .map((field) => field.split('=', 1).concat(field.slice(field.indexOf('=') + 1)))
      .map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
  );
}
