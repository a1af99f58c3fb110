import { crash } from './crash/crash.ts';
import type { Drill } from './drill.ts';
import { race } from './race/race.ts';
import { servers } from './servers/servers.ts';

/** Every drill by the name that the command line knows. */
export const DRILLS: Readonly<Record<string, Drill>> = { crash, race, servers };
