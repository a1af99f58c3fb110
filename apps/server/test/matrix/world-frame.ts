import { sendMessage } from '@lets/contract';
import { notices, wechatBindings, wechatTickets } from '../../src/db/schema/index.ts';
import { hashToken } from '../../src/http/session.ts';
import type { BuiltUser } from '../factories.ts';
import { answering } from '../stand-ins/chat-service.ts';
import { openStandIn } from '../stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../test-server.ts';

/** What stands around the runs. */
export interface Frame {
  /** For everybody. */
  readonly notice: number;
  /** From the host to the holder. */
  readonly message: number;
  /** Of a WeChat identity that is bound to nobody. */
  readonly ticket: string;
}

/** With an assistant and WeChat log-in, so that their calls answer as in a school that has both. */
export async function openServer(): Promise<TestServer> {
  const service = await openStandIn(answering('A tort is a civil wrong.'));
  const server = await openTestServer({
    env: {
      ASSISTANT_BASE_URL: service.url,
      ASSISTANT_MODEL: 'law',
      WECHAT_APP_ID: 'wx0001',
      WECHAT_SECRET: 'secret',
      WECHAT_BASE_URL: service.url,
    },
  });
  return {
    ...server,
    async close() {
      await server.close();
      await service.close();
    },
  };
}

export async function buildFrame(
  { deps: { database }, ...server }: TestServer,
  { holder, host, mate }: Record<'holder' | 'host' | 'mate', BuiltUser & { readonly token: string }>,
): Promise<Frame> {
  const write = (from: { token: string }) =>
    server.call(sendMessage, { to: [holder.id], content: 'SECRET-MESSAGE' }, { as: from.token });
  const [message] = (await write(host)).d.list;
  await write(mate);
  const text = { title_zh: '通知', title_en: 'Notice', body_zh: '', body_en: '' };
  const [notice] = await database.db
    .insert(notices)
    .values({ ...text, published_at: new Date(0) })
    .returning();
  if (!message || !notice) throw new Error('the frame was not made');
  await database.db.insert(wechatBindings).values({ openid: 'openid-holder', user_id: holder.id });
  const ticket = 'ticket-of-nobody';
  const expires_at = new Date(Date.now() + 3_600_000);
  await database.db
    .insert(wechatTickets)
    .values({ ticket_hash: hashToken(ticket), openid: 'openid-nobody', expires_at });
  return { notice: notice.id, message: message.id, ticket };
}
