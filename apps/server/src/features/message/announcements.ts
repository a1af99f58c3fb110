import {
  type Addressees,
  type Announcement,
  type AudienceRow,
  type announce,
  type announcementList,
  type announcementReaders,
  type audienceList,
  IDENTITY,
  type Language,
  type OutputOf,
  type ParsedInputOf,
  type UserBrief,
} from '@lets/contract';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Reader } from '../../db/reader.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { isAdministrator } from '../../http/gate.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { managesRuns } from '../../runs/policy.ts';
import { roleName } from '../../runs/roles.ts';
import { throttle } from '../../throttle.ts';
import { belongingsOf } from '../course/service.ts';
import * as repository from './announcement-repository.ts';
import * as audiences from './audience-repository.ts';
import { addMessages } from './repository.ts';

const REQUEST_KEY = 'announcements_request';

/** Classes, teams, or the roles of a class task that the caller may write to as a whole. */
export async function listAudiences(
  deps: Deps,
  caller: Caller,
  { kind, task_id, q, page, size }: ParsedInputOf<typeof audienceList>,
  lang: Language,
): Promise<OutputOf<typeof audienceList>> {
  const { database } = deps;
  const announcer = await announcerOf(database, caller);
  const window = { text: q, offset: (page - 1) * size, limit: size };
  if (kind === 'role') {
    const rows = task_id === undefined ? [] : await rolesOf(deps, announcer, task_id, lang);
    const found = rows.filter(({ name }) => !q || name.toLowerCase().includes(q.toLowerCase()));
    return { total: found.length, page, size, list: found.slice(window.offset, window.offset + size) };
  }
  const find = kind === 'class' ? audiences.findClasses : audiences.findTeams;
  const { list, total } = await find(database, announcer, window);
  const rows = list.map(({ id, name, hint, count }) => ({
    audience: { kind, id },
    name: name[lang],
    hint: hint[lang],
    count,
  }));
  return { total, page, size, list: rows };
}

async function rolesOf(
  { database, flowCache }: Deps,
  announcer: audiences.Announcer,
  taskId: number,
  lang: Language,
): Promise<AudienceRow[]> {
  const task = await audiences.taskOfRoles(database, announcer, taskId);
  if (!task) return [];
  const flow = await flowCache.read(task.flow_id);
  const holders = await audiences.holdersIn(database, announcer, taskId);
  return flow.roles.map(({ id }) => ({
    audience: { kind: 'role', id: taskId, role_id: id },
    name: roleName(flow, id)[lang],
    hint: task.name[lang],
    count: holders.filter(({ role_id }) => role_id === id).length,
  }));
}

/** Sends to everybody in the audience at that moment; a retry is answered with what the first try sent. */
export async function sendAnnouncement(
  deps: Deps,
  caller: Caller,
  draft: ParsedInputOf<typeof announce>,
  lang: Language,
): Promise<Announcement> {
  const before = await findSent(deps.database, caller, draft, lang);
  if (before) return before;
  await throttle(deps, `message:${caller.id}`, SERVER_LIMITS.rates.messages);
  try {
    return await inTransaction(deps.database, async (tx) => {
      const { name, people } = await resolve(deps, tx, await announcerOf(tx, caller), draft.to);
      const to = people.map(({ id }) => id);
      const { content, request_id } = draft;
      const id = await keep(deps, tx, {
        from: caller.id,
        to,
        content,
        kind: draft.to.kind,
        name,
        request_id,
      });
      return await readAnnouncement(tx, caller.id, id, lang);
    });
  } catch (error) {
    const rival =
      isUniqueViolation(error, REQUEST_KEY) && (await findSent(deps.database, caller, draft, lang));
    if (rival) return rival;
    throw error;
  }
}

export interface NewAnnouncement {
  readonly from: number;
  readonly to: readonly number[];
  readonly content: string;
  readonly content_en?: string;
  readonly kind: Addressees['kind'];
  readonly name: audiences.Names;
  readonly request_id?: string | undefined;
}

/** Gives each addressee the message, and its writer one announcement. */
export async function keep(deps: Deps, tx: Transaction, draft: NewAnnouncement): Promise<number> {
  const { from, to, content, content_en, kind, name, request_id } = draft;
  const sent_at = new Date(deps.clock());
  const words = { content, ...(content_en !== undefined && { content_en }) };
  const announcement_id = await repository.addAnnouncement(tx, {
    from_id: from,
    kind,
    name: name.zh,
    name_en: name.en,
    ...words,
    request_id: request_id ?? null,
    sent_at,
  });
  const rows = to.map((to_id) => ({ from_id: from, to_id, ...words, announcement_id, sent_at }));
  if (rows.length > 0) await addMessages(tx, rows);
  tx.afterCommit(() => deps.bus.nudge([from, ...to], 'messages'));
  return announcement_id;
}

/** An audience that the caller may not write to, or in which nobody is, does not exist for them. */
async function resolve(
  deps: Deps,
  reader: Reader,
  announcer: audiences.Announcer,
  to: Addressees,
): Promise<{ name: audiences.Names; people: readonly UserBrief[] }> {
  const found = await find(deps, reader, announcer, to);
  if (!found || found.people.length === 0) refuse('not_found');
  return found;
}

async function find({ flowCache }: Deps, reader: Reader, announcer: audiences.Announcer, to: Addressees) {
  if (to.kind === 'class') return audiences.classWith(reader, announcer, to.id);
  if (to.kind === 'team') return audiences.teamWith(reader, announcer, to.id);
  const task = await audiences.taskOfRoles(reader, announcer, to.id);
  if (!task) return null;
  const holders = await audiences.holdersIn(reader, announcer, to.id);
  const name = roleName(await flowCache.read(task.flow_id, reader), to.role_id);
  return { name, people: holders.filter(({ role_id }) => role_id === to.role_id) };
}

async function findSent(
  reader: Reader,
  caller: Caller,
  { to, content, request_id }: ParsedInputOf<typeof announce>,
  lang: Language,
): Promise<Announcement | null> {
  if (request_id === undefined) return null;
  const [sent] = await repository.announcementsOf(reader, {
    fromId: caller.id,
    requestId: request_id,
    limit: 1,
  });
  if (!sent) return null;
  if (sent.content !== content || sent.kind !== to.kind)
    refuse('bad_parameter', { request_id: 'used_before' });
  return toAnnouncement(sent, lang);
}

async function readAnnouncement(
  reader: Reader,
  fromId: number,
  id: number,
  lang: Language,
): Promise<Announcement> {
  const [row] = await repository.announcementsOf(reader, { fromId, id, limit: 1 });
  return row ? toAnnouncement(row, lang) : refuse('not_found');
}

export async function listAnnouncements(
  { database }: Deps,
  caller: Caller,
  { before, size, q }: ParsedInputOf<typeof announcementList>,
  lang: Language,
): Promise<OutputOf<typeof announcementList>> {
  const which = { fromId: caller.id, before, text: q, limit: size + 1 };
  const rows = await repository.announcementsOf(database, which);
  return { list: rows.slice(0, size).map((row) => toAnnouncement(row, lang)), has_more: rows.length > size };
}

export async function listReaders(
  { database }: Deps,
  caller: Caller,
  id: number,
): Promise<OutputOf<typeof announcementReaders>> {
  await readAnnouncement(database, caller.id, id, 'zh');
  const rows = await repository.readersOf(database, id);
  return { list: rows.map((row) => ({ ...row, read_at: row.read_at?.getTime() ?? null })) };
}

/** A mentor announces to the classes they teach; an administrator to all classes, and to teams where they look after runs; a student to their own teams. */
async function announcerOf(reader: Reader, caller: Caller): Promise<audiences.Announcer> {
  const { id, identity } = caller;
  if (isAdministrator(identity))
    return { id, classIds: null, teamsOf: managesRuns(caller) ? null : [], ownTeams: false };
  if (identity !== IDENTITY.mentor) return { id, classIds: [], teamsOf: [], ownTeams: true };
  const { taughtClassIds } = await belongingsOf(reader, id);
  return { id, classIds: taughtClassIds, teamsOf: taughtClassIds, ownTeams: false };
}

function toAnnouncement(row: repository.AnnouncementRecord, lang: Language): Announcement {
  const { id, kind, name, name_en, content, content_en, sent_at, count, read } = row;
  return {
    id,
    kind,
    to: (lang === 'en' && name_en) || name,
    content: (lang === 'en' && content_en) || content,
    sent_at: sent_at.getTime(),
    count,
    read,
  };
}
