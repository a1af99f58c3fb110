import { join } from 'node:path';
import type { Backup, BackupTrial } from '@lets/contract';
import { latestMoment } from '../../clocks.ts';
import { aloneInSchool } from '../../db/backup/turn.ts';
import { openStorage } from '../../storage/open-storage.ts';
import {
  failedTrial,
  keepTrial,
  lastTrial,
  listBackups,
  makeFolder,
  readName,
  removeOldest,
  removeUnfinished,
  roomIn,
  scratchFolder,
} from '../folder.ts';
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

async function work(request: JobRequest): Promise<Ended> {
  const ended = await aloneInSchool(request.config, () =>
    request.kind === 'try' ? tryUnlessTried(request) : makeOne(request),
  );
  if (ended === undefined) throw new BackupRefused('under_way');
  return ended;
}

type Ended = Extract<JobWord, { ended: unknown }>['ended'];

type Making = Extract<JobRequest, { kind: 'make' }>;

async function makeOne(request: Making): Promise<Ended> {
  const { config, folder, name, passphrase, keep, since } = request;
  await makeFolder(folder);
  const before = await listBackups(folder);
  const at = readName(name)?.made_at ?? Date.now();
  const isOfTonight = ({ kind, made_at }: Backup) =>
    since !== undefined && kind === 'nightly' && made_at >= since && made_at <= latestMoment(at).getTime();
  // Another server may have been quicker.
  if (before.some(isOfTonight)) return { isDone: false };
  await removeUnfinished(folder);
  // As much as the latest one took, and a little more, so that the disk is not filled up.
  const latest = before.find(({ kind }) => kind !== 'before-update')?.bytes ?? 0;
  if ((await roomIn(folder)) < latest * 1.2 + SPARE_BYTES) throw new BackupRefused('no_room', folder);
  const storage = await openStorage(request, log);
  await makeBackup({ config, storage, path: join(folder, name), passphrase, clock: Date.now, tell });
  await removeOldest(folder, keep, at);
  return { isDone: true };
}

const SPARE_BYTES = 256 * 2 ** 20;

async function tryUnlessTried(request: Extract<JobRequest, { kind: 'try' }>): Promise<Ended> {
  const { folder, since } = request;
  const before = since === undefined ? null : lastTrial(await listBackups(folder));
  if (since !== undefined && before !== null && before.trial.at >= since) return { isDone: false };
  return { isDone: true, trial: await tryOne(request) };
}

async function tryOne({ folder, name, passphrase, dataDir }: JobRequest): Promise<BackupTrial> {
  let trial: BackupTrial;
  try {
    const archive = await openBackup(join(folder, name), async () => passphrase);
    try {
      const found = await tryBackup({ archive, scratch: scratchFolder(dataDir), log, tell });
      trial = { at: Date.now(), fault: null, ...found, differences: [...found.differences] };
    } finally {
      await archive.close();
    }
  } catch (error) {
    if (error instanceof BackupRefused && error.why === 'trial_under_way') throw error;
    trial = failedTrial(Date.now(), faultOf(error));
  }
  await keepTrial(folder, name, trial);
  return trial;
}
