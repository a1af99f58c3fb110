import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import type { UploadsEnv } from '../uploads-env.ts';
import { isNoSuchKey, storeError } from './s3-errors.ts';
import { patiently } from './stalled.ts';
import { assertKey, type Storage, StoreAway, UploadMissing } from './storage.ts';

const CONNECT_MS = 3_000;
/** Until an answer begins, which for an upload is after its last byte. */
const ANSWER_MS = 10_000;
const KEPT_MS = 60_000;
/** The health check waits for it, and what starts us again waits for the health check. */
const CHECK_MS = 2_000;
/** Downloads at once; each holds a connection as long as its reader takes. */
const MOST_SOCKETS = 256;

type Options = NonNullable<Parameters<S3Client['send']>[1]>;

/** Keeps uploads as objects of a bucket, under their keys. `patience` is for tests: in milliseconds, until an answer begins and until it goes on. */
export function createS3Storage(
  uploads: UploadsEnv,
  patience = ANSWER_MS,
): Required<Storage> & { close(): void } {
  const client = openClient(uploads, patience);
  const Bucket = uploads.bucket;

  async function put(what: Omit<PutObjectCommandInput, 'Bucket'>, options: Options): Promise<void> {
    await client.send(new PutObjectCommand({ Bucket, ...what }), options);
  }

  async function remove(key: string, options: Options = {}): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket, Key: key }), options);
  }

  return {
    async keep(key, path) {
      assertKey(key);
      const { size } = await stat(path);
      const ContentMD5 = await md5Of(path);
      await named(() =>
        // A stream is sent once: the client itself repeats only what it can send again.
        twice(() =>
          put(
            { Key: key, Body: createReadStream(path), ContentLength: size, ContentMD5 },
            { requestTimeout: KEPT_MS },
          ),
        ),
      );
      await rm(path, { force: true });
    },
    async read(key, range) {
      assertKey(key);
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await named(() => client.send(new GetObjectCommand({ Bucket, Key: key, Range })), key);
      if (!(Body instanceof Readable)) throw new StoreAway('an answer without a body');
      return patiently(Body, patience);
    },
    async remove(key) {
      assertKey(key);
      await named(() => remove(key));
    },
    async check() {
      const key = `write-test-${randomUUID()}`;
      const options = { abortSignal: AbortSignal.timeout(CHECK_MS) };
      await named(async () => {
        await put({ Key: key, Body: 'LETS' }, options);
        await remove(key, options);
      });
    },
    close: () => client.destroy(),
  };
}

function openClient(
  { endpoint, region, accessKey, secretKey, hasPathStyle }: UploadsEnv,
  patience: number,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: hasPathStyle,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: 2,
    // Content-MD5 is what every store knows; many refuse the checksums that follow a body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: patience,
      throwOnRequestTimeout: true,
      // A reader may pause a film for longer: silence is counted only while we ask for more (`stalled.ts`).
      socketTimeout: 0,
      httpAgent: { maxSockets: MOST_SOCKETS },
      httpsAgent: { maxSockets: MOST_SOCKETS },
    },
  });
}

/** With what goes wrong put into our words. */
async function named<T>(work: () => Promise<T>, key?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw key !== undefined && isNoSuchKey(error) ? new UploadMissing(key) : storeError(error);
  }
}

/** A kept-alive connection that the store has just closed fails once, by no fault of either. */
async function twice(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isCut(error)) throw error;
    await work();
  }
}

function isCut(error: unknown): boolean {
  return (
    error instanceof Error && ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')
  );
}

async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
}
