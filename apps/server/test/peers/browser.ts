import type { TestServer } from '../test-server.ts';

/** Where the server under test stands, which is spoken to by injection. */
export const HOME = 'http://127.0.0.1:4300';

export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

interface Asked {
  readonly form?: Readonly<Record<string, string>>;
  /** Whose page sends the form: of another site the browser brings along no cookies that are `SameSite=Lax`. */
  readonly from?: string;
}

/** A browser that knows the server under test and servers of others: it keeps their cookies apart and follows redirects between them. */
export class Browser {
  readonly #server: TestServer;
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** Follows redirects to the end. `until`: not those to an address that begins so, which is then the answer. */
  async open(address: string, asked: Asked = {}, until?: string): Promise<Page> {
    const url = new URL(address, HOME);
    const answer = url.origin === HOME ? await this.#ask(url, asked) : await this.#askOther(url, asked);
    for (const line of answer.cookies) this.#keep(url, line);
    if (answer.to === undefined) return { url, status: answer.status, text: answer.text };
    const next = new URL(answer.to, url);
    if (until !== undefined && next.href.startsWith(until))
      return { url: next, status: answer.status, text: '' };
    return this.open(next.href, {}, until);
  }

  /** Sends the only form of a page, filled in further. */
  submit(page: Page, fields: Readonly<Record<string, string>> = {}, until?: string): Promise<Page> {
    const action = /action="([^"]*)"/.exec(page.text)?.[1];
    const to = action === undefined ? page.url.href : new URL(unescaped(action), page.url).href;
    const hidden = [...page.text.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
      const [name, value] = ['name', 'value'].map((key) => new RegExp(`${key}="([^"]*)"`).exec(input)?.[1]);
      return name === undefined ? [] : [[name, unescaped(value ?? '')]];
    });
    const form = { ...(Object.fromEntries(hidden) as Record<string, string>), ...fields };
    return this.open(to, { form, from: page.url.origin }, until);
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(HOME)?.get(name);
  }

  /** Of our session; null when nobody is logged in. */
  get session(): string | null {
    return this.cookie('lets_session') ?? null;
  }

  /** Has logged in here before. */
  use(session: string): void {
    this.#keep(new URL(HOME), `lets_session=${session}`);
  }

  useCookie(name: string, value: string): void {
    this.#keep(new URL(HOME), `${name}=${value}`);
  }

  get cookieNames(): string[] {
    return [...(this.#cookies.get(HOME)?.keys() ?? [])];
  }

  async #ask(url: URL, { form, from = HOME }: Asked) {
    const isOwn = from === HOME || form === undefined;
    const answer = await this.#server.app.inject({
      method: form ? 'POST' : 'GET',
      url: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        ...(isOwn && { cookie: this.#cookiesOf(url) }),
        ...(form && { origin: from, 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    return {
      status: answer.statusCode,
      text: answer.body,
      to: answer.headers.location,
      cookies: [answer.headers['set-cookie'] ?? []].flat(),
    };
  }

  async #askOther(url: URL, { form }: Asked) {
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: this.#cookiesOf(url) },
      ...(form && { body: new URLSearchParams(form) }),
    });
    return {
      status: answer.status,
      text: await answer.text(),
      to: answer.headers.get('location') ?? undefined,
      cookies: answer.headers.getSetCookie(),
    };
  }

  #keep({ origin }: URL, line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }

  #cookiesOf({ origin }: URL): string {
    return [...(this.#cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

function unescaped(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
