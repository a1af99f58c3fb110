import type {
  Bilingual,
  Language,
  Message,
  messageList,
  messageRead,
  OutputOf,
  ParsedInputOf,
  sendMessage,
  toUserList,
  UserBrief,
  unreadCount,
} from '@lets/contract';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Reader } from '../../db/reader.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { listed } from '../../listed.ts';
import { throttle } from '../../throttle.ts';
import { belongingsOf } from '../course/service.ts';
import { countUnreadNotices } from '../notice/service.ts';
import * as people from './people-repository.ts';
import { reachOf } from './policy.ts';
import * as repository from './repository.ts';

export { keep as keepAnnouncement } from './announcements.ts';

const REQUEST_KEY = 'messages_request';

type Draft = ParsedInputOf<typeof sendMessage>;
type Sent = OutputOf<typeof sendMessage>;

/** People the caller may write to. */
export async function listAddressees(
  { database }: Deps,
  caller: Caller,
  { page, size, q }: ParsedInputOf<typeof toUserList>,
  lang: Language,
): Promise<OutputOf<typeof toUserList>> {
  const writer = await writerOf(database, caller);
  const window = { text: q, offset: (page - 1) * size, limit: size };
  const { list, total } = await people.findReachable(database, writer, window);
  const hints = await people.hintsOf(
    database,
    writer,
    list.map(({ id }) => id),
  );
  return {
    total,
    page,
    size,
    list: list.map((person) => ({ ...person, hint: listed(hints.get(person.id) ?? [], lang) })),
  };
}

/** Sends to all or to none; a retry is answered with what the first try sent. */
export async function send(deps: Deps, caller: Caller, draft: Draft): Promise<Sent> {
  const before = await findSent(deps.database, caller, draft);
  if (before) return before;
  await throttle(deps, `message:${caller.id}`, SERVER_LIMITS.rates.messages);
  try {
    return await keep(deps, caller, draft);
  } catch (error) {
    const rival = isUniqueViolation(error, REQUEST_KEY) && (await findSent(deps.database, caller, draft));
    if (rival) return rival;
    throw error;
  }
}

/** Writes to people in a person's name, as part of what that person did: whether they may was judged by that. */
export async function deliver(
  deps: Deps,
  tx: Transaction,
  { from, to, content }: { readonly from: number; readonly to: readonly number[]; readonly content: string },
): Promise<void> {
  if (to.length === 0) return;
  const sent_at = new Date(deps.clock());
  await repository.addMessages(
    tx,
    to.map((to_id) => ({ from_id: from, to_id, content, sent_at })),
  );
  tx.afterCommit(() => deps.bus.nudge([from, ...to], 'messages'));
}

/** What one person's act means for another person. */
export interface Letter {
  readonly to: number;
  readonly words: Bilingual;
}

/** Tells people what someone did, each in their own language. Nobody is told what they did themselves. */
export async function tell(
  deps: Deps,
  tx: Transaction,
  from: number,
  letters: readonly Letter[],
): Promise<void> {
  const others = letters.filter(({ to }) => to !== from);
  if (others.length === 0) return;
  const sent_at = new Date(deps.clock());
  const rows = others.map(({ to, words }) => ({ to_id: to, content: words.zh, content_en: words.en }));
  await repository.addMessages(
    tx,
    rows.map((row) => ({ ...row, from_id: from, sent_at })),
  );
  const told = new Set([from, ...others.map(({ to }) => to)]);
  tx.afterCommit(() => deps.bus.nudge([...told], 'messages'));
}

function keep(deps: Deps, caller: Caller, { to, content, parent_id, request_id }: Draft): Promise<Sent> {
  const ids = [...new Set(to)];
  return inTransaction(deps.database, async (tx) => {
    const addressees = await people.reachableAmong(tx, await writerOf(tx, caller), ids);
    if (addressees.length < ids.length) refuse('not_found');
    if (parent_id !== undefined) await assertParent(tx, parent_id, caller.id, ids);
    const shared = {
      from_id: caller.id,
      content,
      parent_id: parent_id ?? null,
      request_id: request_id ?? null,
      sent_at: new Date(deps.clock()),
    };
    const rows = await repository.addMessages(
      tx,
      ids.map((to_id) => ({ ...shared, to_id })),
    );
    tx.afterCommit(() => deps.bus.nudge([caller.id, ...ids], 'messages'));
    return { list: rows.map((row) => toMessage(row, [briefOf(caller), ...addressees], 'zh')) };
  });
}

/** One replies to a message of one's own conversation with the person, not to what others wrote. */
async function assertParent(
  reader: Reader,
  parentId: number,
  callerId: number,
  ids: readonly number[],
): Promise<void> {
  const [only, ...others] = ids;
  if (only === undefined || others.length > 0) refuse('bad_parameter', { to: 'too_many' });
  if (!(await repository.isMessageBetween(reader, parentId, [callerId, only]))) refuse('not_found');
}

async function findSent(reader: Reader, caller: Caller, { to, content, request_id }: Draft) {
  if (request_id === undefined) return null;
  const sent = await repository.sentAs(reader, caller.id, request_id);
  if (sent.length === 0) return null;
  const asked = new Set(to);
  const isSame = sent.length === asked.size && sent.every((one) => asked.has(one.to.id));
  if (!isSame || sent.some(({ message }) => message.content !== content))
    refuse('bad_parameter', { request_id: 'used_before' });
  const me = briefOf(caller);
  return { list: sent.map(({ message, to: addressee }) => toMessage(message, [me, addressee], 'zh')) };
}

/** The caller's conversations, or what they and someone wrote each other. */
export async function listMessages(
  { database }: Deps,
  caller: Caller,
  { with_user, before, size, q }: ParsedInputOf<typeof messageList>,
  lang: Language,
): Promise<OutputOf<typeof messageList>> {
  const window = { before, limit: size + 1, text: q };
  if (with_user !== undefined)
    return listConversation(database, caller, { otherId: with_user, window, lang });
  const rows = await repository.conversationsOf(database, caller.id, window);
  const me = briefOf(caller);
  const conversations = rows
    .slice(0, size)
    .map((row) => ({ ...row, last: toMessage(row.last, [me, row.with], lang) }));
  return { conversations, messages: [], with: null, has_more: rows.length > size };
}

/** A person with whom the caller has not written, and to whom they may not write, does not exist for them. */
async function listConversation(
  reader: Reader,
  caller: Caller,
  {
    otherId,
    window,
    lang,
  }: { readonly otherId: number; readonly window: repository.Window; readonly lang: Language },
): Promise<OutputOf<typeof messageList>> {
  const size = window.limit - 1;
  const rows = await repository.messagesBetween(reader, [caller.id, otherId], window);
  const [reached] = await people.reachableAmong(reader, await writerOf(reader, caller), [otherId]);
  const isKnown = reached !== undefined || rows.length > 0 || (await hasWritten(reader, caller.id, otherId));
  const other = isKnown ? (reached ?? (await people.personById(reader, otherId))) : null;
  if (!other) refuse('not_found');
  const both = [briefOf(caller), other];
  const messages = rows
    .slice(0, size)
    .reverse()
    .map((row) => toMessage(row, both, lang));
  const partner = { ...other, can_write: reached !== undefined };
  return { conversations: [], messages, with: partner, has_more: rows.length > size };
}

async function hasWritten(reader: Reader, callerId: number, otherId: number): Promise<boolean> {
  const any = { before: undefined, text: undefined, limit: 1 };
  return (await repository.messagesBetween(reader, [callerId, otherId], any)).length > 0;
}

/** Both see it at once: the reader's other windows lose the mark, the writer's shows that it was read. */
export async function readMessages(
  deps: Deps,
  caller: Caller,
  otherId: number,
): Promise<OutputOf<typeof messageRead>> {
  return inTransaction(deps.database, async (tx) => {
    const count = await repository.markRead(tx, caller.id, otherId, new Date(deps.clock()));
    if (count > 0) tx.afterCommit(() => deps.bus.nudge([caller.id, otherId], 'messages'));
    return { unread: await repository.countUnread(tx, caller.id) };
  });
}

export async function countNew(deps: Deps, caller: Caller): Promise<OutputOf<typeof unreadCount>> {
  const [messages, notices] = await Promise.all([
    repository.countUnread(deps.database, caller.id),
    countUnreadNotices(deps, caller),
  ]);
  return { messages, notices };
}

async function writerOf(reader: Reader, caller: Caller): Promise<people.Writer> {
  return { id: caller.id, reach: reachOf(caller, await belongingsOf(reader, caller.id)) };
}

function briefOf({ id, name, identity }: Caller): UserBrief {
  return { id, name, identity };
}

function toMessage(row: repository.MessageRecord, people: readonly UserBrief[], lang: Language): Message {
  const personOf = (id: number) => {
    const found = people.find((person) => person.id === id);
    if (!found) throw new Error(`message ${row.id} is between others`);
    return found;
  };
  return {
    id: row.id,
    from: personOf(row.from_id),
    to: personOf(row.to_id),
    content: (lang === 'en' && row.content_en) || row.content,
    told: row.content_en !== null,
    parent_id: row.parent_id,
    sent_at: row.sent_at.getTime(),
    read_at: row.read_at?.getTime() ?? null,
  };
}
