import {
  API_ROOT,
  accountQuery,
  type CallDeclaration,
  CODE,
  type Envelope,
  type InputOf,
  type Language,
  LIVE_PATH,
  login,
  type Me,
  type OutputOf,
  SESSION_COOKIE,
} from '@lets/contract';
import { io, type Socket } from 'socket.io-client';

/** The server said no: its code and its words. */
export class CallRefused extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(path: string, { c, m, d }: Envelope<unknown>) {
    super(`${path}: ${c} ${m}`);
    this.name = 'CallRefused';
    this.code = c;
    this.data = d;
  }
}

type Loose<T> = { [K in keyof T]: unknown };

/** One person's logged-in line to a running product: the same calls that the web makes, over the same wire. */
export class Session {
  readonly url: string;
  private cookie = '';
  me: Me | null = null;
  /** In which language the server answers. */
  lang: Language = 'zh';

  constructor(url: string) {
    this.url = url.replace(/\/$/, '');
  }

  static async open(url: string, account: string, password: string): Promise<Session> {
    const session = new Session(url);
    session.me = await session.call(login, { userData: JSON.stringify({ account, password }) });
    return session;
  }

  /** Takes up a session that has been opened already. */
  static async resume(url: string, token: string, lang: Language = 'zh'): Promise<Session> {
    const session = new Session(url);
    session.lang = lang;
    session.cookie = `${SESSION_COOKIE}=${token}`;
    session.me = await session.whoAmI();
    return session;
  }

  get userId(): number {
    if (!this.me) throw new Error('not logged in');
    return this.me.id;
  }

  /** What carries the session: another line, or another server on the same database, may take it up with this. */
  get token(): string {
    return this.cookie.slice(SESSION_COOKIE.length + 1);
  }

  async whoAmI(): Promise<Me> {
    return this.call(accountQuery, {});
  }

  async call<C extends CallDeclaration>(declaration: C, input: Loose<InputOf<C>>): Promise<OutputOf<C>> {
    const fields = new URLSearchParams(encode(input as Record<string, unknown>));
    const isGet = declaration.method === 'GET';
    const address = `${this.url}${API_ROOT}${declaration.path}${isGet && fields.size > 0 ? `?${fields}` : ''}`;
    // A program names no origin: it is no page of anybody's.
    const send = () =>
      fetch(address, {
        method: declaration.method,
        headers: { cookie: this.cookie, 'accept-language': this.lang },
        ...(isGet ? {} : { body: fields }),
      });
    const envelope = await this.sendInTime<OutputOf<C>>(send);
    // As good as no answer: it is waited for.
    if (envelope.c === CODE.stopping) throw new Error(`${this.url} is stopping`);
    if (envelope.c !== CODE.ok) throw new CallRefused(declaration.path, envelope);
    return envelope.d;
  }

  /** A live line under the same session. The caller closes it. */
  connect(): Socket {
    return io(this.url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      extraHeaders: { cookie: this.cookie },
    });
  }

  /** What came faster than one person may act was not looked at: it goes out again after the time that the server names. */
  private async sendInTime<T>(send: () => Promise<Response>): Promise<Envelope<T>> {
    for (;;) {
      const response = await send();
      this.keepCookie(response.headers);
      const envelope = (await response.json()) as Envelope<T>;
      if (envelope.c !== CODE.too_fast) return envelope;
      const { retry_after } = (envelope.d ?? {}) as { retry_after?: number };
      await new Promise((resolve) => setTimeout(resolve, (retry_after ?? 1) * 1000));
    }
  }

  private keepCookie(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      if (line.startsWith(`${SESSION_COOKIE}=`)) this.cookie = line.split(';', 1)[0] ?? '';
    }
  }
}

/** Plain values as text, structures as JSON text, absent ones left out. */
export function encode(input: Record<string, unknown>): [string, string][] {
  return Object.entries(input).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
  });
}
