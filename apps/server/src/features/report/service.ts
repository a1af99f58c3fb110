import type { ParsedInputOf, reportGenerate } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { printVolume } from '../../documents/press.ts';
import { progressOf } from '../../documents/progress.ts';
import { makeVolumesFor, type Volumes } from '../../documents/volumes.ts';
import type { FileAnswer } from '../../http/answers.ts';
import { Refused, refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { readRun } from '../../runs/access.ts';
import { REPORT_TEXTS } from '../../runs/report-texts.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { schoolZone } from '../../settings.ts';
import { ThreadAbandoned, ThreadsBusy } from '../../threads/thread-pool.ts';
import { throttle } from '../../throttle.ts';
import { imagesOf } from '../room/service.ts';
import { openReport } from './compose.ts';
import { fileName } from './file-name.ts';
import { gather } from './gather.ts';

type Asked = ParsedInputOf<typeof reportGenerate>;
type Asker = Pick<RequestContext, 'caller' | 'address' | 'lang' | 'gone' | 'origin'>;

/** The report of a run as a file, or as an archive of several: one at a time for a person, and none for a person who has gone. */
export async function generateReport(deps: Deps, asker: Asker, asked: Asked): Promise<FileAnswer> {
  const { caller, lang } = asker;
  const { run } = await readRun(deps, caller, asked.eid);
  const name = `${fileName(nameOfRun(run, lang))}-${REPORT_TEXTS.report[lang]}`;
  return makeVolumesFor(deps, asker, async () => {
    await throttle(deps, `report:${caller.id}`, SERVER_LIMITS.rates.reports);
    return { ...(await orRefuse(deps, asked, () => openVolumes(deps, asker, asked))), name };
  });
}

async function openVolumes(deps: Deps, asker: Asker, asked: Asked): Promise<Omit<Volumes, 'name'>> {
  const { caller, lang, gone, origin } = asker;
  const { eid, format, job } = asked;
  const progress = progressOf(deps, asker, job, () => report.volumes);
  const gathered = await gather(deps, caller, eid, lang, (done, of) => progress.reading(done, of));
  const report = await openReport(gathered, {
    lang,
    zone: await schoolZone(deps.database),
    origin,
    now: deps.clock(),
  });
  const print = (volume: number) => {
    const gatherPaper = async () => {
      progress.composing(volume);
      const composed = await report.compose(volume);
      return { ...composed, images: await imagesOf(deps, caller, { eid, format }, composed.content) };
    };
    return printVolume(gatherPaper, format, {
      signal: gone,
      isFurther: volume > 0,
      waits: (ahead) => progress.waiting(ahead),
      sets: (done, of) => progress.setting(volume, done, of),
    });
  };
  const make = async (volume: number) => {
    const bytes = await orRefuse(deps, asked, () => print(volume));
    if (volume === 0) await recordExport(deps, asker, asked);
    return bytes;
  };
  return { count: report.volumes, format, lang, make };
}

function recordExport({ database }: Deps, { caller, address }: Asker, { eid, format }: Asked) {
  const target = `report of experiment ${eid}`;
  return recordAudit(database, { action: 'export', actorId: caller.id, target, detail: format, address });
}

async function orRefuse<T>(deps: Deps, { eid, format }: Asked, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Refused || error instanceof ThreadsBusy || error instanceof ThreadAbandoned)
      throw error;
    deps.log.error({ err: error, eid, format }, 'a report could not be made');
    refuse('export_failed');
  }
}
