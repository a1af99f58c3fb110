import { join } from 'node:path';
import type { BackupTrial } from '@lets/contract';
import { aloneInSchool } from '../../db/backup/turn.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { keepTrial, listBackups, makeFolder, removeOldest, removeUnfinished, roomIn } from '../folder.ts';
import { makeBackup } from '../make-backup.ts';
import { openBackup } from '../open-backup.ts';
import type { Tell } from '../progress.ts';
import { BackupRefused } from '../refused.ts';
import { tryBackup } from '../try-backup.ts';
import type { JobRequest, JobWord } from './request.ts';

/** A process of its own works on backups, so that it holds up nobody: it is asked once, tells how far it is, and ends. */

const say = (word: JobWord) => void process.send?.(word);
const tell: Tell = (progress) => say({ progress });
const log = { debug() {}, info() {}, warn() {}, error() {} };

/** With the server that asked, nobody is there to hear. */
process.on('disconnect', () => process.exit(1));

process.once('message', (request: JobRequest) => {
  work(request)
    .then((ended) => say({ ended }))
    .catch((error) => say({ fault: faultOf(error), message: String(error) }))
    .finally(() => process.disconnect());
});

const faultOf = (error: unknown) => (error instanceof BackupRefused ? error.why : 'failed');

async function work(request: JobRequest): Promise<{ isDone: boolean; trial?: BackupTrial }> {
  if (request.kind === 'try') return { isDone: true, trial: await tryOne(request) };
  const isDone = await aloneInSchool(request.config, () => makeOne(request));
  if (isDone === undefined) throw new BackupRefused('under_way');
  return { isDone };
}

type Making = Extract<JobRequest, { kind: 'make' }>;

async function makeOne(request: Making): Promise<boolean> {
  const { config, folder, name, passphrase, keep, since } = request;
  await makeFolder(folder);
  const before = await listBackups(folder);
  // Another server may have been quicker.
  if (since !== undefined && before.some(({ kind, made_at }) => kind === 'nightly' && made_at >= since))
    return false;
  await removeUnfinished(folder);
  // As much as the latest one took, and a little more, so that the disk is not filled up.
  const latest = before.find(({ kind }) => kind !== 'before-update')?.bytes ?? 0;
  if ((await roomIn(folder)) < latest * 1.2 + SPARE_BYTES) throw new BackupRefused('no_room', folder);
  const storage = await openStorage(request, log);
  await makeBackup({ config, storage, path: join(folder, name), passphrase, clock: Date.now, tell });
  await removeOldest(folder, keep);
  return true;
}

const SPARE_BYTES = 256 * 2 ** 20;

async function tryOne({ folder, name, passphrase, dataDir }: JobRequest): Promise<BackupTrial> {
  const nothing = { rows: 0, runs: 0, dossiers: 0, uploads: 0, differences: [] };
  let trial: BackupTrial;
  try {
    const archive = await openBackup(join(folder, name), async () => passphrase);
    try {
      const found = await tryBackup({ archive, scratch: join(dataDir, 'trial'), log, tell });
      trial = { at: Date.now(), fault: null, ...found, differences: [...found.differences] };
    } finally {
      await archive.close();
    }
  } catch (error) {
    if (error instanceof BackupRefused && error.why === 'trial_under_way') throw error;
    trial = { at: Date.now(), fault: faultOf(error), ...nothing };
  }
  await keepTrial(folder, name, trial);
  return trial;
}
