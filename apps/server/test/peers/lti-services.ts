import type { Reply } from '../stand-ins/http-stand-in.ts';
import type { PlatformOptions } from './platform.ts';

/**
 * The ends of a learning platform at which scores arrive and members are read (AGS 2.0, NRPS 2.0), as Moodle has them: its addresses carry
 * a query, a score must be newer than the one before (409), lack no field (400), be of somebody who is graded there (403), and only a
 * finished one is a mark.
 */
export interface KeptScore {
  readonly userId: string;
  readonly timestamp: string;
  readonly activityProgress: string;
  readonly gradingProgress: string;
  readonly scoreGiven?: number;
  readonly scoreMaximum?: number;
  readonly comment?: string;
  readonly [extension: string]: unknown;
}

export interface PlatformMember {
  readonly user_id: string;
  readonly roles: readonly string[];
  readonly status?: 'Active' | 'Inactive' | 'Deleted';
  readonly name?: string;
  readonly lis_person_sourcedid?: string;
}

interface LineItem {
  readonly id: string;
  readonly resourceLinkId?: string;
  readonly [field: string]: unknown;
}

interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

interface Told {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface LtiServices {
  /** Every score that was taken, in order. */
  readonly scores: KeptScore[];
  /** What the gradebook shows of each person: none, or out of 100. */
  readonly marks: Map<string, number>;
  readonly lineItems: LineItem[];
  members: PlatformMember[];
  /** Who is graded there; null is everybody. */
  graded: ReadonlySet<string> | null;
  /** How many members a page holds. */
  pageSize: number;
  /** Answers in place of everything else, for as long as it is set. */
  fault: Told | null;
  /** Null of what is none of these ends. `allows` says whether a token may do something. */
  answer(
    asked: Asked,
    origin: string,
    allows: (token: string, scope: string) => Promise<boolean>,
  ): Promise<Told | null>;
}

const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope';
const NRPS = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
export const LINE_ITEMS_PATH = '/mod/lti/services.php/2/lineitems?type_id=3';
export const MEMBERS_PATH = '/mod/lti/services.php/CourseSection/2/bindings/3/memberships';
export const lineItemPath = (id: number) => `/mod/lti/services.php/2/lineitems/${id}/lineitem?type_id=3`;

const NEEDED = ['userId', 'timestamp', 'activityProgress', 'gradingProgress'] as const;
const TYPES = {
  score: 'application/vnd.ims.lis.v1.score+json',
  lineItem: 'application/vnd.ims.lis.v2.lineitem+json',
  lineItems: 'application/vnd.ims.lis.v2.lineitemcontainer+json',
  members: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json',
} as const;

export function createLtiServices(): LtiServices {
  const newest = new Map<string, number>();
  const services: LtiServices = {
    scores: [],
    marks: new Map(),
    lineItems: [],
    members: [],
    graded: null,
    pageSize: 50,
    fault: null,
    async answer(asked, origin, allows) {
      const url = new URL(asked.url, origin);
      if (!url.pathname.startsWith('/mod/lti/services.php/')) return null;
      if (services.fault) return services.fault;
      const needed = scopeOf(asked.method, url.pathname);
      const token = /^Bearer (\S+)$/.exec(String(asked.headers.authorization))?.[1] ?? '';
      if (!(await allows(token, needed))) return refused(401, 'Unauthorized');
      if (url.pathname.endsWith('/memberships')) return page(services, asked, url);
      if (url.searchParams.get('type_id') !== '3') return refused(404, 'Not Found');
      if (url.pathname.endsWith('/scores')) return keep(services, newest, asked, url);
      if (url.pathname.endsWith('/lineitems')) return lineItems(services, asked, url);
      return remove(services, asked, url);
    },
  };
  return services;
}

function scopeOf(method: string, path: string): string {
  if (path.endsWith('/memberships')) return NRPS;
  return path.endsWith('/scores') && method === 'POST' ? `${AGS}/score` : `${AGS}/lineitem`;
}

const refused = (status: number, reason: string): Told => ({ status, body: { status, reason } });

function keep(services: LtiServices, newest: Map<string, number>, { headers, body }: Asked, url: URL): Told {
  if (headers['content-type'] !== TYPES.score) return refused(415, 'Unsupported Media Type');
  const score = JSON.parse(body) as KeptScore;
  if (NEEDED.some((field) => !score[field])) return refused(400, 'Incorrect score received');
  if (score.scoreGiven !== undefined && !score.scoreMaximum) return refused(400, 'Incorrect score received');
  if (!/\.\d+(Z|[+-]\d\d:\d\d)$/.test(score.timestamp)) return refused(400, 'Incorrect timestamp');
  if (services.graded && !services.graded.has(score.userId)) return refused(403, 'Not gradable');
  const key = `${url.pathname} ${score.userId}`;
  const at = Date.parse(score.timestamp);
  if (at <= (newest.get(key) ?? 0)) return refused(409, 'Refusing score with an earlier timestamp');
  newest.set(key, at);
  services.scores.push(score);
  if (score.gradingProgress === 'FullyGraded' && score.scoreGiven !== undefined)
    services.marks.set(score.userId, (score.scoreGiven / (score.scoreMaximum ?? 100)) * 100);
  else if (score.scoreGiven === undefined) services.marks.delete(score.userId);
  return { status: 200, body: '' };
}

function lineItems(services: LtiServices, { method, headers, body }: Asked, url: URL): Told {
  if (method === 'GET') {
    if (headers.accept !== TYPES.lineItems) return refused(406, 'Not Acceptable');
    const link = url.searchParams.get('resource_link_id');
    return {
      status: 200,
      body: services.lineItems.filter(({ resourceLinkId }) => link === null || resourceLinkId === link),
    };
  }
  if (headers['content-type'] !== TYPES.lineItem) return refused(415, 'Unsupported Media Type');
  const wanted = JSON.parse(body) as { scoreMaximum?: number; label?: string };
  if (!wanted.label || !(Number(wanted.scoreMaximum) > 0)) return refused(400, 'Incorrect line item');
  const item = { ...wanted, id: `${url.origin}${lineItemPath(services.lineItems.length + 1)}` };
  services.lineItems.push(item);
  return { status: 201, body: item };
}

function remove(services: LtiServices, { method }: Asked, url: URL): Told {
  const at = services.lineItems.findIndex(({ id }) => id === url.href);
  if (at < 0) return refused(404, 'Not Found');
  if (method !== 'DELETE') return { status: 200, body: services.lineItems[at] };
  services.lineItems.splice(at, 1);
  return { status: 204 };
}

/** Moodle's pages: `?limit=&from=`. */
function page(services: LtiServices, { headers }: Asked, url: URL): Told {
  if (headers.accept !== TYPES.members) return refused(406, 'Not Acceptable');
  const from = Number(url.searchParams.get('from') ?? 0);
  const limit = Math.min(Number(url.searchParams.get('limit') ?? services.pageSize), services.pageSize);
  const members = services.members.slice(from, from + limit);
  const next = new URL(url);
  next.search = new URLSearchParams({ limit: String(limit), from: String(from + limit) }).toString();
  return {
    status: 200,
    body: { id: url.href, context: { id: '2', label: 'LAW', title: '民事诉讼法' }, members },
    ...(from + limit < services.members.length && { headers: { link: `<${next.href}>; rel="next"` } }),
  };
}

/** Hangs these ends on a platform, whose own tokens open them. */
export function onPlatform(services: LtiServices): NonNullable<PlatformOptions['mount']> {
  return (app, { provider, issuer }) =>
    app.use(async (request, response, next) => {
      if (!request.originalUrl.startsWith('/mod/lti/services.php/')) return next();
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = 'GET', originalUrl: url, headers } = request;
      const asked = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      const told = await services.answer(asked, issuer, async (token, scope) => {
        const found = await provider.ClientCredentials.find(token);
        return found?.scope?.split(' ').includes(scope) ?? false;
      });
      const { status, headers: more = {}, body } = told ?? refused(404, 'Not Found');
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body));
    });
}

/** The same ends for a plain stand-in, whose tokens are good for everything until they are `spent`. */
export function replyWith(services: LtiServices, about: { readonly spent: Set<string> }): Reply {
  let given = 0;
  return (heard, response) => {
    const origin = `http://${heard.headers.host}`;
    const answer = async (): Promise<Told> => {
      if (heard.url === '/mod/lti/token.php') {
        if (services.fault) return services.fault;
        given += 1;
        return {
          status: 200,
          body: { access_token: `t${given}`, token_type: 'Bearer', expires_in: 3600, scope: '' },
        };
      }
      const isGood = async (token: string) => token !== '' && !about.spent.has(token);
      return (await services.answer(heard, origin, isGood)) ?? refused(404, 'Not Found');
    };
    void answer().then(({ status, headers = {}, body }) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body)),
    );
  };
}
