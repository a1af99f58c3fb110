import { parseArgs } from 'node:util';
import { openDatabase } from '../db/client.ts';
import { readEnv } from '../env.ts';
import { uploadFolder } from '../http/upload.ts';
import { folderStorageOf, openStorage } from '../storage/open-storage.ts';
import { moveUploads } from './move-uploads.ts';
import { allUploads } from './uploads-repository.ts';

/**
 * `npm run uploads:move -- --to s3`: copies all uploads from the data folder to the store that UPLOADS_S3_… names, or back with
 * `--to folder`, beside a running server or without one. They stay where they were too, until it is called again with `--remove`.
 */
const { values } = parseArgs({ options: { to: { type: 'string' }, remove: { type: 'boolean' } } });

const log = { debug() {}, info() {}, warn: console.warn, error: console.error };

try {
  if (values.to !== 's3' && values.to !== 'folder')
    throw new Error('npm run uploads:move -- --to s3|folder [--remove]');
  const env = readEnv(process.env);
  if (!env.uploads)
    throw new Error('请设置 UPLOADS_S3_ENDPOINT 等 · set UPLOADS_S3_ENDPOINT and what goes with it');
  const [store, folder] = [await openStorage(env, log), folderStorageOf(env)];
  const [from, to] = values.to === 's3' ? [folder, store] : [store, folder];
  const database = await openDatabase(env, log, { joinRunning: true });
  try {
    const move = { from, to, folder: uploadFolder(env.dataDir), removes: values.remove === true };
    const { copied, present, removed, damaged } = await moveUploads(allUploads(database), move);
    console.log(
      `已复制 ${copied} 个，原已在 ${present} 个，已从原处删除 ${removed} 个 · ${copied} copied, ${present} were there already, ${removed} removed from the old place`,
    );
    for (const id of damaged) console.error(`缺失或已损坏 · missing or damaged: ${id}`);
    if (damaged.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
