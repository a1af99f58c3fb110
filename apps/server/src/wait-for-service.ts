import { setTimeout as delay } from 'node:timers/promises';
import type { Bilingual } from '@lets/contract';
import type { Log } from './db/log.ts';
import { StartError } from './start-error.ts';

const RETRY_MS = 500;

export interface Service<T> {
  /** As a sentence names it. */
  readonly name: Bilingual;
  attempt(): Promise<T>;
  /** What is wrong, in words without a password. */
  reasonOf(error: unknown): Bilingual;
  /** How long this is worth waiting for since the first attempt; 0 where waiting mends nothing. */
  patienceOf(error: unknown): number;
  readonly log: Pick<Log, 'warn'>;
}

/** Server, database and Redis often start together, and the server may be first: waits for another service, and says so. */
export async function waitForService<T>({
  name,
  attempt,
  reasonOf,
  patienceOf,
  log,
}: Service<T>): Promise<T> {
  const startedAt = Date.now();
  let told: string | undefined;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const reason = reasonOf(error);
      const left = startedAt + patienceOf(error) - Date.now();
      if (left <= 0)
        throw new StartError(
          `连接不上${name.zh}：${reason.zh} · ${name.en} cannot be reached: ${reason.en}`,
          { cause: error },
        );
      if (told !== reason.en)
        log.warn(
          `正在等待${name.zh}（最多还有 ${Math.ceil(left / 1000)} 秒）：${reason.zh} · waiting for ${name.en} (${Math.ceil(left / 1000)} s at most): ${reason.en}`,
        );
      told = reason.en;
      await delay(Math.min(RETRY_MS, left));
    }
  }
}

const NETWORK_REASONS: Readonly<Record<string, Bilingual>> = {
  ECONNREFUSED: { zh: '该地址没有程序在监听', en: 'nothing listens at this address' },
  ENOENT: { zh: '该套接字不存在', en: 'there is no such socket' },
  ENOTFOUND: { zh: '找不到该主机名', en: 'there is no host of this name' },
  EAI_AGAIN: { zh: '域名服务没有回答', en: 'the name service does not answer' },
  ETIMEDOUT: { zh: '没有回答', en: 'no answer' },
  EHOSTUNREACH: { zh: '没有通往该主机的路由', en: 'there is no way to this host' },
  ENETUNREACH: { zh: '没有通往该网络的路由', en: 'there is no way to this network' },
  ECONNRESET: { zh: '连接被对方断开', en: 'the connection was cut by the other side' },
  EPIPE: { zh: '连接被对方断开', en: 'the connection was cut by the other side' },
};

/** Pure: why nobody was reached; undefined where the network is not to blame. */
export function networkReason(error: unknown): Bilingual | undefined {
  const code = networkCode(error);
  return code === undefined ? undefined : NETWORK_REASONS[code];
}

const PATIENCE_MS = 20_000;
/** A container's name may be known a little later than ours; a mistyped one is never. */
const UNKNOWN_HOST_PATIENCE_MS = 5_000;

/** Pure: how long a fault of the network is waited for. */
export function networkPatience(error: unknown): number {
  return networkCode(error) === 'ENOTFOUND' ? UNKNOWN_HOST_PATIENCE_MS : PATIENCE_MS;
}

function networkCode(error: unknown): string | undefined {
  for (let level = error; level instanceof Error; level = level.cause) {
    // Node tries every address of a name and gathers the failures.
    const found = [level, ...(level instanceof AggregateError ? level.errors : [])]
      .map(({ code }) => code as string | undefined)
      .find((code) => code !== undefined && code in NETWORK_REASONS);
    if (found !== undefined) return found;
  }
  return undefined;
}
