import type {
  ManagedNotice,
  Notice,
  noticeManageList,
  noticeRead,
  noticeReaders,
  noticeSave,
  OutputOf,
  ParsedInputOf,
  systemNoticeList,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Reader } from '../../db/reader.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { belongingsOf } from '../course/service.ts';
import * as repository from './repository.ts';

/** How many notices the login page has room for. */
const LATEST = 10;

/** What the login page shows. */
export async function latestNotices({ database, clock }: Deps): Promise<Notice[]> {
  const filter = { readership: null, until: new Date(clock()) };
  return (await repository.findNotices(database, filter, { offset: 0, limit: LATEST })).list;
}

/** Notices addressed to the caller's identity and classes. */
export async function listNotices(
  deps: Deps,
  caller: Caller,
  { page, size }: { page: number; size: number },
): Promise<OutputOf<typeof systemNoticeList>> {
  const { database } = deps;
  const slice = { offset: (page - 1) * size, limit: size };
  const { list, total } = await repository.findNotices(
    database,
    await meantFor(deps, database, caller),
    slice,
  );
  const ids = list.map(({ id }) => id);
  const read = await repository.readAmong(database, caller.id, ids);
  return { total, page, size, list: list.map((notice) => ({ ...notice, is_read: read.has(notice.id) })) };
}

export async function countUnreadNotices(deps: Deps, caller: Caller): Promise<number> {
  const filter = await meantFor(deps, deps.database, caller);
  return repository.countUnread(deps.database, filter, caller.id);
}

/** What is not meant for the caller stays as it is. */
export async function readNotices(
  deps: Deps,
  caller: Caller,
  ids: readonly number[],
): Promise<OutputOf<typeof noticeRead>> {
  return inTransaction(deps.database, async (tx) => {
    const filter = await meantFor(deps, tx, caller);
    const count = await repository.markRead(tx, filter, { userId: caller.id, ids });
    if (count > 0) tx.afterCommit(() => deps.bus.nudge([caller.id], 'notices'));
    return { unread: await repository.countUnread(tx, filter, caller.id) };
  });
}

async function meantFor(
  { clock }: Pick<Deps, 'clock'>,
  reader: Reader,
  caller: Caller,
): Promise<repository.Filter> {
  const { enrolledClassIds, taughtClassIds } = await belongingsOf(reader, caller.id);
  const readership = { identity: caller.identity, classIds: [...enrolledClassIds, ...taughtClassIds] };
  return { readership, until: new Date(clock()) };
}

// Management ----------------------------------------------------------------------------------------------------------

export async function manageNotices(
  { database }: Deps,
  caller: Caller,
  { page, size, q, status }: ParsedInputOf<typeof noticeManageList>,
): Promise<OutputOf<typeof noticeManageList>> {
  assertPublisher(caller);
  const slice = { offset: (page - 1) * size, limit: size };
  return { ...(await repository.findManaged(database, { text: q, status }, slice)), page, size };
}

/** Makes or changes a notice, and tells everybody who sees it come, change or go. */
export async function saveNotice(
  deps: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  draft: ParsedInputOf<typeof noticeSave>,
): Promise<ManagedNotice> {
  assertPublisher(caller);
  const classIds = [...new Set(draft.class_ids)];
  if (draft.only_classes && classIds.length === 0) refuse('bad_parameter', { class_ids: 'missing' });
  return inTransaction(deps.database, async (tx) => {
    const before = draft.id ? await repository.lockNotice(tx, draft.id) : null;
    if (draft.id && !before) refuse('not_found');
    if ((await repository.countClasses(tx, classIds)) < classIds.length)
      refuse('bad_parameter', { class_ids: 'not_one_of' });
    const now = new Date(deps.clock());
    const kept = await repository.keepNotice(tx, draft.id, {
      title_zh: draft.title.zh,
      title_en: draft.title.en,
      body_zh: draft.body.zh,
      body_en: draft.body.en,
      pinned: draft.pinned,
      identities: [...new Set(draft.identities)].sort(),
      class_ids: classIds,
      ...datesOf(draft, before, now),
    });
    const target = `notice ${kept.id}`;
    await recordAudit(tx, {
      action: 'notice_saved',
      actorId: caller.id,
      target,
      detail: kept.status,
      address,
    });
    await tellListeners(deps, tx, { before, kept, now });
    return kept;
  });
}

/** What was published is withdrawn, not undone: people have read it. */
function datesOf(
  { status, publish_at }: Pick<ParsedInputOf<typeof noticeSave>, 'status' | 'publish_at'>,
  before: repository.NoticeRecord | null,
  now: Date,
) {
  const was = before ? repository.statusOf(before) : 'draft';
  const published_at = before?.published_at ?? null;
  if (status === 'draft') {
    if (was !== 'draft') refuse('bad_parameter', { status: 'not_one_of' });
    return { published_at, withdrawn_at: null };
  }
  if (status === 'published') {
    const isOut = was === 'published' && isPublic(before, now);
    const isKept = isOut || (was === 'published' && publish_at === undefined);
    const later = publish_at !== undefined && publish_at > now.getTime() ? new Date(publish_at) : now;
    return { published_at: isKept ? published_at : later, withdrawn_at: null };
  }
  if (was === 'draft') refuse('bad_parameter', { status: 'not_one_of' });
  return { published_at, withdrawn_at: before?.withdrawn_at ?? now };
}

/** Pure: published, and its hour has come. */
function isPublic(notice: repository.NoticeRecord | null, now: Date): boolean {
  if (!notice || repository.statusOf(notice) !== 'published') return false;
  return (notice.published_at ?? now).getTime() <= now.getTime();
}

/** Who has read a notice. */
export async function listReaders(
  { database }: Deps,
  caller: Caller,
  { id, page, size }: ParsedInputOf<typeof noticeReaders>,
): Promise<OutputOf<typeof noticeReaders>> {
  assertPublisher(caller);
  const slice = { offset: (page - 1) * size, limit: size };
  return { ...(await repository.readersOf(database, id, slice)), page, size };
}

interface Change {
  readonly before: repository.NoticeRecord | null;
  readonly kept: ManagedNotice;
  readonly now: Date;
}

async function tellListeners({ bus }: Deps, tx: Transaction, { before, kept, now }: Change): Promise<void> {
  const told = new Set<number>();
  const shown = [
    before && isPublic(before, now) ? before : null,
    kept.status === 'published' && (kept.published_at ?? 0) <= now.getTime() ? kept : null,
  ];
  for (const notice of shown) {
    if (notice) for (const id of await repository.listeners(tx, notice, now)) told.add(id);
  }
  tx.afterCommit(() => bus.nudge([...told], 'notices'));
}

function assertPublisher(caller: Caller): void {
  if (!administers(caller, 'notice')) refuse('no_authority');
}
