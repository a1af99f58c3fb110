import { SESSION_COOKIE } from '@lets/contract';
import type { TestServer } from '../test-server.ts';
import { formOf, type Message, type Platform } from './platform.ts';

export const HOST = 'lets.example.edu';
export const ORIGIN = `https://${HOST}`;

export interface Page {
  readonly status: number;
  /** Where it leads; '' without a redirect. */
  readonly to: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface Sending {
  readonly body?: Readonly<Record<string, string>>;
  /** Within a frame of the platform's page. */
  readonly isFramed?: boolean;
  /** Posted by a page of ours. */
  readonly isFromHere?: boolean;
  readonly lang?: string;
}

/** A browser at LETS, which keeps its cookies, and in which somebody is logged in at the platform. */
export class LtiBrowser {
  readonly cookies = new Map<string, string>();
  readonly #server: TestServer;
  readonly #platform: Platform;
  readonly who: string;
  /** Keeps no cookies in frames of another site. */
  keepsCookies = true;

  constructor(server: TestServer, platform: Platform, who: string) {
    this.#server = server;
    this.#platform = platform;
    this.who = who;
  }

  async send(
    url: string,
    { body, isFramed = false, isFromHere = false, lang = 'en' }: Sending = {},
  ): Promise<Page> {
    const answer = await this.#server.app.inject({
      method: body ? 'POST' : 'GET',
      url: url.startsWith(ORIGIN) ? url.slice(ORIGIN.length) : url,
      headers: {
        host: HOST,
        'accept-language': lang,
        'sec-fetch-dest': isFramed ? 'iframe' : 'document',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && {
          'content-type': 'application/x-www-form-urlencoded',
          origin: isFromHere ? ORIGIN : this.#platform.issuer,
        }),
      },
      ...(body && { payload: new URLSearchParams(body).toString() }),
    });
    if (this.keepsCookies || !isFramed)
      for (const { name, value } of answer.cookies)
        if (value === '') this.cookies.delete(name);
        else this.cookies.set(name, value);
    const { statusCode: status, headers, body: html } = answer;
    return { status, to: String(headers.location ?? ''), html, headers };
  }

  get session(): string | null {
    return this.cookies.get(SESSION_COOKIE) ?? null;
  }

  /** From the platform's click to where it sends the browser back to. */
  async begin(
    message: Message,
    { isFramed = false, isPosted = false, more = {} as Readonly<Record<string, string>> } = {},
  ): Promise<Page> {
    const asked = this.#platform.begin(this.who, message, more);
    const query = `/lti/login?${new URLSearchParams(asked)}`;
    const first = await this.send(isPosted ? '/lti/login' : query, {
      isFramed,
      ...(isPosted && { body: asked }),
    });
    return first.to.startsWith('/lti/go') ? this.send(first.to, { isFramed }) : first;
  }

  /** What the platform has the browser post. */
  async token(message: Message, how: Parameters<LtiBrowser['begin']>[1] = {}) {
    const { to, html } = await this.begin(message, how);
    if (to === '') throw new Error(`no redirect to the platform: ${html}`);
    return this.#platform.follow(this.who, to);
  }

  async launch(message: Message, how: Parameters<LtiBrowser['begin']>[1] = {}): Promise<Page> {
    return this.send('/lti/launch', {
      body: await this.token(message, how),
      isFramed: how.isFramed ?? false,
    });
  }

  /** Presses the button of a page of ours. */
  press({ html }: Page, more: Readonly<Record<string, string>> = {}, isFramed = false): Promise<Page> {
    const [, action = ''] = /<form[^>]*action="([^"]*)"/.exec(html) ?? [];
    return this.send(action, { body: { ...formOf(html), ...more }, isFramed, isFromHere: true });
  }
}
