import { spawn, spawnSync } from 'node:child_process';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { UploadsEnv } from '../src/uploads-env.ts';
import { eventually } from './eventually.ts';

const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY = 'lets', TEST_S3_SECRET_KEY = 'lets-secret' } = process.env;

/** Whether there is a store to test against: the one that TEST_S3_ENDPOINT names, or the `moto_server` of this machine. */
export const hasS3Server =
  TEST_S3_ENDPOINT !== undefined || spawnSync('moto_server', ['--help'], { stdio: 'ignore' }).status === 0;

export interface S3Server {
  /** With a new bucket. */
  openBucket(): Promise<UploadsEnv>;
  close(): void;
}

/** A program that speaks S3 and is not ours. */
export async function openS3Server(): Promise<S3Server> {
  const { endpoint, close } =
    TEST_S3_ENDPOINT === undefined ? await startMoto() : { endpoint: TEST_S3_ENDPOINT, close: () => {} };
  const login = { region: 'us-east-1', accessKey: TEST_S3_ACCESS_KEY, secretKey: TEST_S3_SECRET_KEY };
  return {
    async openBucket() {
      const uploads = { endpoint, bucket: `lets-${process.pid}-${Date.now()}`, ...login, hasPathStyle: true };
      await createBucket(uploads);
      return uploads;
    },
    close,
  };
}

export async function createBucket({ endpoint, region, bucket, accessKey, secretKey }: UploadsEnv) {
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

async function startMoto(): Promise<{ endpoint: string; close: () => void }> {
  const moto = spawn('moto_server', ['-H', '127.0.0.1', '-p', '0'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  moto.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const endpoint = await eventually(() => {
    const [url] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(said) ?? [];
    if (url === undefined) throw new Error(`moto_server: ${said}`);
    return url;
  });
  return { endpoint, close: () => moto.kill() };
}
