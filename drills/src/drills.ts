import { clock } from './clock/clock.ts';
import { crash } from './crash/crash.ts';
import { database } from './database/database.ts';
import { disk } from './disk/disk.ts';
import type { Drill } from './drill.ts';
import { net } from './net/net.ts';
import { race } from './race/race.ts';
import { redis } from './redis/redis.ts';
import { servers } from './servers/servers.ts';

/** Every drill by the name that the command line knows. */
export const DRILLS: Readonly<Record<string, Drill>> = {
  clock,
  crash,
  database,
  disk,
  net,
  race,
  redis,
  servers,
};
