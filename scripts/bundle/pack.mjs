import { writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { runQuietly } from '../lib/run.mjs';
import { Refusal } from '../lib/talk.mjs';
import { sha256 } from './sums.mjs';

/** GNU tar can leave out who packed it and when. */
const SAME_EVERYWHERE = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];

/** Packs the folder into one file beside it and writes that file's checksum; resolves with its path. */
export async function packBundle(folder) {
  const file = `${folder}.tar.gz`;
  const flags = process.platform === 'linux' ? SAME_EVERYWHERE : [];
  const args = [...flags, '-czf', file, '-C', dirname(folder), basename(folder)];
  const { code, output } = await runQuietly('tar', args);
  if (code !== 0) throw new Refusal('打包失败', `The bundle could not be packed.\n${output}`);
  await writeFile(`${file}.sha256`, `${await sha256(file)}  ${basename(file)}\n`);
  return file;
}
