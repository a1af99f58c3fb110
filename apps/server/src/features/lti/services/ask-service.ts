import { askOutside, type OutsideAnswer } from '../../../outside/ask.ts';
import { type Platform, type ServiceDeps, serviceToken } from './tokens.ts';

export const SCOPES = {
  lineitem: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

export interface ServiceRequest {
  readonly url: string;
  readonly scope: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly accept?: string;
  readonly contentType?: string;
  readonly body?: unknown;
}

/**
 * Asks a service of a learning platform with a token of ours; one that the platform takes no longer is replaced once. Throws
 * `TokenRefused` or `OutsideFault`.
 */
export async function askService(
  deps: ServiceDeps,
  platform: Platform,
  request: ServiceRequest,
): Promise<OutsideAnswer> {
  const scopes = [request.scope];
  const token = await serviceToken(deps, platform, { scopes });
  const answer = await askWith(token, request);
  if (answer.status !== 401) return answer;
  return askWith(await serviceToken(deps, platform, { scopes, refusedToken: token }), request);
}

function askWith(
  token: string,
  { url, method = 'GET', accept = 'application/json', contentType, body }: ServiceRequest,
): Promise<OutsideAnswer> {
  return askOutside(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept,
      ...(contentType && { 'content-type': contentType }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Pure: an address with a part put behind its path: a platform's addresses may have a query, which stays behind it. */
export function withPath(address: string, part: string): string {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${part}`;
  return url.href;
}

/** Pure: the same with fields put behind those that its query has. */
export function withQuery(address: string, fields: Readonly<Record<string, string>>): string {
  const added = new URLSearchParams(fields).toString();
  const url = new URL(address);
  url.search = url.search === '' ? added : `${url.search}&${added}`;
  return url.href;
}

/** Pure: where the next page of a list is; null after the last. Elsewhere than the list it is not looked for: our token goes along. */
export function nextPage(link: string | string[] | undefined, listUrl: string): string | null {
  for (const [, address = '', about = ''] of [link ?? []]
    .flat()
    .join(',')
    .matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!/;\s*rel\s*=\s*("([^"]*\s)?next(\s[^"]*)?"|next\b)/i.test(about)) continue;
    if (!URL.canParse(address, listUrl)) return null;
    const next = new URL(address, listUrl);
    return next.origin === new URL(listUrl).origin ? next.href : null;
  }
  return null;
}
