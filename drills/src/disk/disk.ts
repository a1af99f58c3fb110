import { createWriteStream, existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { API_ROOT, CODE, fileGet, fileList, fileUpload, messagePush, SESSION_COOKIE } from '@lets/contract';
import { CallRefused, type Session } from '@lets/players';
import type { Drill, DrillContext, DrillReport } from '../drill.ts';
import { HEARING } from '../lib/cases.ts';
import { makeSchool, startSchool } from '../lib/school.ts';
import { holdUnderLoad, type Scene } from '../lib/under-load.ts';
import { mountSmallDisk, SMALL_DISK, unmount } from '../needs.ts';

/** A school that has just been made takes some seventy, and its log grows to as much again before it is reused. */
const MEGABYTES = 320;
const ACTS = { full: 100, short: 20 };
const ROUNDS = { full: 5, short: 1 };
/** Long enough for a busy machine, and shorter than any client waits for an answer that does not come. */
const HEAL_MS = 20_000;
const UPLOADED = Buffer.alloc(1_000_000, 'a line of an exhibit\n');

export const disk: Drill = {
  about:
    'fills the disk of database and uploads; what cannot be kept is refused with 50001, nothing is torn, and it goes on with room',
  needs: [SMALL_DISK],
  run: holdDisk,
};

async function holdDisk(context: DrillContext): Promise<DrillReport> {
  const { folder, isShort, tell } = context;
  const school = context.school ?? join(folder, 'made');
  if (context.school === undefined) await makeSchool(school);
  // The data folder itself: the log of the server stays beside it, on a disk that is never full.
  const small = join(folder, 'school');
  mkdirSync(small);
  mountSmallDisk(small, MEGABYTES);
  try {
    tell(`starting the product on a disk of ${MEGABYTES} megabytes`);
    await cp(school, small, { recursive: true, preserveTimestamps: true });
    const { product } = await startSchool({ folder, school: undefined, isMade: true });
    const ground = { url: product.url, database: () => product.database(), teams: isShort ? 1 : 2 };
    try {
      return await holdUnderLoad(context, ground, async (scene) => {
        for (let i = 0; i < ROUNDS[isShort ? 'short' : 'full']; i += 1) await fillOnce(context, scene, small);
      });
    } finally {
      await product.stop();
    }
  } finally {
    unmount(small);
  }
}

async function fillOnce({ isShort, tell }: DrillContext, scene: Scene, small: string): Promise<void> {
  const { ledger, faults, notes } = scene;
  const acts = ACTS[isShort ? 'short' : 'full'];
  await scene.more(acts);
  const ballast = join(small, 'ballast');
  await fill(ballast, small);
  const run = scene.runs[0];
  if (!run) throw new Error('nobody is there');
  const { chair } = run.people;
  const said = await speakUntilFull(chair, run.eid, scene);
  if (said.code !== CODE.disk_full) faults.push(`a speech onto a full disk was answered with ${said.code}`);
  const upload = await send(chair, run.eid, 'too-much.txt');
  if (upload !== CODE.disk_full) faults.push(`an upload onto a full disk was answered with ${upload}`);
  tell(
    `the disk is full: ${said.kept} more speeches were kept before one was refused with ${said.code}; an upload with ${upload}`,
  );
  rmSync(ballast);
  const { last, ms } = await scene.answered();
  const waited = `${(ms / 1000).toFixed(1)} s`;
  if (ms > HEAL_MS) faults.push(`with room again, ${last} was answered after ${waited}`);
  await scene.more(acts);
  const kept = await send(chair, run.eid, 'kept.txt');
  if (kept !== CODE.ok) faults.push(`an upload with room again was answered with ${kept}`);
  faults.push(...(await tornUploads(chair, run.eid)));
  notes.push(
    `the disk was full after ${ledger.count} acknowledged acts; ${waited} after there was room everybody had been answered, ${last} last`,
  );
}

/** Whatever is left goes into one file. */
async function fill(path: string, disk: string): Promise<void> {
  const { bavail, bsize } = statfsSync(disk);
  const chunk = Buffer.alloc(bsize * 16);
  const chunks = Array.from({ length: Math.ceil(bavail / 16) + 1 }, () => chunk);
  await pipeline(chunks, createWriteStream(path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
  if (!existsSync(path)) throw new Error('the disk could not be filled');
}

/** The database has room in what it has taken already: it goes on until that is used up. */
async function speakUntilFull(
  chair: Session,
  eid: number,
  { ledger }: Scene,
): Promise<{ readonly kept: number; readonly code: number }> {
  const text = 'words '.repeat(300);
  for (let kept = 0; ; kept += 1) {
    const speech = { kind: 'speech', eid, nid: HEARING.node, role_id: 'chair', text } as const;
    try {
      const { events } = await chair.call(messagePush, { ...speech, request_id: crypto.randomUUID() });
      ledger.act({ eid, what: `long speech in run ${eid}`, events });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return { kept, code: error.code };
    }
  }
}

/** Answers the code. */
async function send(person: Session, eid: number, name: string): Promise<number> {
  const form = new FormData();
  form.append('eid', String(eid));
  form.append('file', new Blob([UPLOADED], { type: 'text/plain' }), name);
  const headers = { cookie: `${SESSION_COOKIE}=${person.token}` };
  const answer = await fetch(`${person.url}${API_ROOT}${fileUpload.path}`, {
    method: 'POST',
    headers,
    body: form,
  });
  return ((await answer.json()) as { c: number }).c;
}

/** Files that are listed and not there, or not whole. */
async function tornUploads(person: Session, eid: number): Promise<string[]> {
  const { list } = await person.call(fileList, { eid });
  const torn: string[] = [];
  for (const { file_id, name } of list) {
    const query = new URLSearchParams({ file_id });
    const headers = { cookie: `${SESSION_COOKIE}=${person.token}` };
    const answer = await fetch(`${person.url}${API_ROOT}${fileGet.path}?${query}`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!bytes.equals(UPLOADED)) torn.push(`the upload ${name} came back with ${bytes.length} bytes`);
  }
  return torn;
}
