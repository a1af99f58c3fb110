import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { type Storage, UploadMissing } from '../storage/storage.ts';
import { moveUploads } from './move-uploads.ts';

let folder: string;
let from: Storage;
let to: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lets-move-'));
  [from, to] = [createFolderStorage(join(folder, 'from')), createFolderStorage(join(folder, 'to'))];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function keep(storage: Storage, id: string, text: string) {
  const path = join(folder, randomUUID());
  await writeFile(path, text);
  await storage.keep(id, path);
}

async function uploaded(text: string) {
  const id = randomUUID();
  await keep(from, id, text);
  return { id, sha256: sha256(text) };
}

const move = (uploads: { id: string; sha256: string }[], removes = false, target = to) =>
  moveUploads(toAsync(uploads), {
    from,
    to: target,
    folder: join(folder, 'on-the-way'),
    removes,
  });

async function* toAsync<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

const textOf = async (storage: Storage, id: string) => (await buffer(await storage.read(id))).toString();

describe('uploads on the move', () => {
  it('arrive, stay where they were until they are to be removed, and are not copied twice', async () => {
    const uploads = [await uploaded('one'), await uploaded('two')];
    const [one = { id: '', sha256: '' }] = uploads;
    expect(await move(uploads)).toEqual({ copied: 2, present: 0, removed: 0, damaged: [] });
    expect([await textOf(to, one.id), await textOf(from, one.id)]).toEqual(['one', 'one']);
    expect(await move(uploads, true)).toEqual({ copied: 0, present: 2, removed: 2, damaged: [] });
    await expect(from.read(one.id)).rejects.toThrow(UploadMissing);
    expect(await readdir(join(folder, 'on-the-way'))).toEqual([]);
  });

  it('go on after an end in the middle: what arrived broken is copied again', async () => {
    const upload = await uploaded('whole');
    await keep(to, upload.id, 'who');
    expect(await move([upload])).toMatchObject({ copied: 1, present: 0 });
    expect(await textOf(to, upload.id)).toBe('whole');
  });

  it('that are missing or damaged are named and stay as they are', async () => {
    const [sound, damaged] = [await uploaded('sound'), await uploaded('damaged')];
    await keep(from, damaged.id, 'changed');
    const missing = { id: randomUUID(), sha256: sha256('missing') };
    expect(await move([damaged, missing, sound], true)).toEqual({
      copied: 1,
      present: 0,
      removed: 1,
      damaged: [damaged.id, missing.id],
    });
    expect(await textOf(from, damaged.id)).toBe('changed');
    await expect(to.read(damaged.id)).rejects.toThrow(UploadMissing);
  });

  it('are not removed when they do not arrive as they were sent', async () => {
    const upload = await uploaded('whole');
    const lossy: Storage = {
      ...to,
      keep: async (key, path) => {
        await writeFile(path, 'half');
        await to.keep(key, path);
      },
    };
    expect(await move([upload], true, lossy)).toMatchObject({ removed: 0, damaged: [upload.id] });
    expect(await textOf(from, upload.id)).toBe('whole');
  });
});
