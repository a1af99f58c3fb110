import { join } from 'node:path';
import type { Deps } from './deps.ts';
import { type Room, roomIn } from './disk-room.ts';
import { createReadiness, type Report } from './http/readiness.ts';
import { SERVER_LIMITS } from './limits.ts';

type WatchDeps = Pick<Deps, 'env' | 'database' | 'redis' | 'storage' | 'steadyClock' | 'alarms'>;
type RoomIn = (folder: string) => Promise<Room | null>;

const LOOK_EVERY_MS = 15_000;
const { disk_full: LIMIT } = SERVER_LIMITS;

/** Raises and ends the alarms of disk and database, whether anybody calls or not; answers how to stop. */
export function startAlarmWatch(deps: WatchDeps): () => void {
  const look = createLook(deps);
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One look, which never fails. `findRoom` is for tests. */
export function createLook(deps: WatchDeps, findRoom: RoomIn = roomIn): () => Promise<void> {
  const { alarms } = deps;
  const readiness = createReadiness(deps);
  return async () => {
    const report = await readiness();
    if (report.database === 'away') alarms.raise('database_away', 'it does not answer');
    else alarms.clear('database_away');
    const fault = refusedWrite(report) ?? (await findFullFolder(deps, findRoom));
    if (fault === null) alarms.clear('disk_full');
    else alarms.raise('disk_full', fault);
  };
}

function refusedWrite({ disk, store }: Report): string | null {
  if (disk === 'full') return 'nothing can be written';
  return store === 'full' ? 'the store of uploads is full' : null;
}

/** Uploads may lie on a disk of their own. */
async function findFullFolder({ env, alarms }: WatchDeps, findRoom: RoomIn): Promise<string | null> {
  const isStanding = alarms.standing().some(({ kind }) => kind === 'disk_full');
  const needed = isStanding ? LIMIT.again_bytes : LIMIT.bytes;
  const folders = env.uploads ? [env.dataDir] : [env.dataDir, join(env.dataDir, 'uploads')];
  for (const folder of folders) {
    const room = await findRoom(folder);
    if (room && room.free < needed) return `${folder}: ${Math.floor(room.free / 2 ** 20)} MiB free`;
  }
  return null;
}
