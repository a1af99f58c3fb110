import type { Bilingual } from '@lets/contract';
import { networkPatience, networkReason } from '../wait-for-service.ts';
import { StoreAway } from './storage.ts';

/** As the stores call a quota that is used up or a disk that is full; the rest of the program knows it by the system's name. */
const FULL = new Set([
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientStorage',
]);

/** What a store answers that no waiting mends. */
const REASONS: Readonly<Record<string, Bilingual>> = {
  NoSuchBucket: { zh: '没有这个存储桶', en: 'there is no such bucket' },
  AccessDenied: { zh: '该密钥无权读写这个存储桶', en: 'the key may not read and write in this bucket' },
  InvalidAccessKeyId: { zh: '它不认识该访问密钥', en: 'it does not know the access key' },
  SignatureDoesNotMatch: { zh: '访问密钥的密码不对', en: 'the secret of the access key is wrong' },
  AuthorizationHeaderMalformed: { zh: '区域不对', en: 'the region is wrong' },
  PermanentRedirect: {
    zh: '存储桶在另一个地址或区域',
    en: 'the bucket is at another address or in another region',
  },
  RequestTimeTooSkewed: {
    zh: '两台机器的时钟相差太多',
    en: 'the clocks of the two machines differ too much',
  },
};

/** Pure: an error of the client in the words of `Storage`. */
export function storeError(error: unknown): Error {
  const name = nameOf(error);
  if (FULL.has(name) || statusOf(error) === 507)
    return Object.assign(new Error('the store of uploads is full', { cause: error }), { code: 'ENOSPC' });
  return new StoreAway(`the store of uploads: ${reasonOf(error).en}`, { cause: error });
}

/** Pure: why the store cannot be used, for the person who set it up. */
export function reasonOf(error: unknown): Bilingual {
  const found = REASONS[nameOf(error)] ?? networkReason(error);
  if (found) return found;
  if (['TimeoutError', 'AbortError'].includes(nameOf(error))) return { zh: '没有回答', en: 'no answer' };
  const words = error instanceof Error ? error.message : String(error);
  return { zh: words, en: words };
}

/** Pure: how long it is waited for at the start; a store that answers with a refusal is not waited for. */
export function patienceOf(error: unknown): number {
  const status = statusOf(error);
  const isBusy = status === undefined || status >= 500;
  return isBusy && REASONS[nameOf(error)] === undefined ? networkPatience(error) : 0;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
}

/** Pure: whether the store says that it has no such file, and not that it has no such bucket. */
export function isNoSuchKey(error: unknown): boolean {
  return nameOf(error) === 'NoSuchKey';
}
