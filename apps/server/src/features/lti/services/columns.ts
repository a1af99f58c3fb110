import { LIMITS } from '@lets/contract';
import type { OutsideAnswer } from '../../../outside/ask.ts';
import { askService, SCOPES, withQuery } from './ask-service.ts';
import { reasonOf } from './reasons.ts';
import { keepMadeColumn, type LinkRow, linksOf } from './services-repository.ts';
import type { Platform, ServiceDeps } from './tokens.ts';

/** No column for a score, and none can be made. The message is the platform's own word for it. */
export class NoColumn extends Error {
  override readonly name = 'NoColumn';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const LINE_ITEM = 'application/vnd.ims.lis.v2.lineitem+json';
const LINE_ITEMS = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
const SCORE_MAXIMUM = 100;

/**
 * The column (line item) of a platform's gradebook for a link: the one that the platform named, else one of ours, which is looked for and
 * made if need be. Throws `NoColumn`.
 */
export async function columnOf(deps: ServiceDeps, platform: Platform, link: LinkRow): Promise<string> {
  const known = link.lineitem_url || link.made_lineitem_url;
  if (known) return known;
  if (!URL.canParse(link.lineitems_url)) throw new NoColumn(404, 'no line item');
  const found = await findColumn(deps, platform, link);
  const url = found ?? (await makeColumn(deps, platform, link));
  if (await keepMadeColumn(deps.database, link.id, url)) return url;
  // Another process was at it too.
  const [now] = await linksOf(deps.database, [link.id]);
  const kept = now?.made_lineitem_url || url;
  if (found === null && kept !== url)
    await askService(deps, platform, { url, scope: SCOPES.lineitem, method: 'DELETE' });
  return kept;
}

/** One that was made before: the answer may have been lost, or the school has begun with an older backup. */
async function findColumn(deps: ServiceDeps, platform: Platform, link: LinkRow): Promise<string | null> {
  const answer = await askService(deps, platform, {
    url: withQuery(link.lineitems_url, { resource_link_id: link.resource_link_id }),
    scope: SCOPES.lineitem,
    accept: LINE_ITEMS,
  });
  if (answer.status !== 200) throw new NoColumn(answer.status, reasonOf(answer));
  const list = parsed(answer);
  const own = (Array.isArray(list) ? list : []).find(
    // A platform that does not know the filter answers with all.
    (item: unknown) => (item as { resourceLinkId?: unknown })?.resourceLinkId === link.resource_link_id,
  );
  return own === undefined ? null : addressOf(own, link, answer);
}

async function makeColumn(deps: ServiceDeps, platform: Platform, link: LinkRow): Promise<string> {
  const answer = await askService(deps, platform, {
    url: link.lineitems_url,
    scope: SCOPES.lineitem,
    method: 'POST',
    accept: LINE_ITEM,
    contentType: LINE_ITEM,
    body: {
      scoreMaximum: SCORE_MAXIMUM,
      label: (link.task_name ?? 'LETS').slice(0, LIMITS.task_name),
      resourceId: `task:${link.class_task_id}`,
      resourceLinkId: link.resource_link_id,
      tag: 'lets',
    },
  });
  if (answer.status !== 200 && answer.status !== 201) throw new NoColumn(answer.status, reasonOf(answer));
  return addressOf(parsed(answer), link, answer);
}

/** Of a line item; only where the list of them is, as our token goes there. */
function addressOf(item: unknown, { lineitems_url }: LinkRow, answer: OutsideAnswer): string {
  const id = (item as { id?: unknown } | null)?.id;
  const isThere =
    typeof id === 'string' && URL.canParse(id) && new URL(id).origin === new URL(lineitems_url).origin;
  if (!isThere) throw new NoColumn(answer.status, `${answer.status}: line item without a usable id`);
  return id;
}

function parsed({ text }: OutsideAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
