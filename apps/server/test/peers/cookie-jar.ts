/** A browser's cookies at one server, and its way of following redirects. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();
  isLoggedIn = false;

  /** Names and values. */
  entries(): [string, string][] {
    return [...this.#cookies];
  }

  async fetch(
    url: string,
    { method = 'GET', body }: { readonly method?: string; readonly body?: URLSearchParams } = {},
  ): Promise<{ readonly url: string; readonly status: number; text(): Promise<string> }> {
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const to = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || to === null) return answer;
    return this.fetch(new URL(to, url).href);
  }
}
