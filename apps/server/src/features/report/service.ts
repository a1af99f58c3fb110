import { Readable } from 'node:stream';
import type { Language, ParsedInputOf, reportGenerate } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { makeFor } from '../../documents/one-each.ts';
import { PAPER_MIME } from '../../documents/paper.ts';
import { PressAbandoned, PressBusy, printReport } from '../../documents/press.ts';
import { Refused, refuse } from '../../http/errors.ts';
import { type Caller, FileAnswer, type RequestContext } from '../../http/routing.ts';
import { readRun } from '../../runs/access.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { WORDS } from '../../runs/words.ts';
import { throttle } from '../../throttle.ts';
import { ZONE } from '../../zone.ts';
import { imagesOf } from '../room/service.ts';
import { composeReport } from './compose.ts';
import { fileName } from './file-name.ts';
import { gather } from './gather.ts';

/** A report takes seconds of a whole processor. */
const REPORTS_EACH = { count: 10, windowMs: 60_000 };

/** The report of a run as a file: one at a time for a person, and none for somebody who has gone. */
export async function generateReport(
  deps: Deps,
  request: Pick<RequestContext, 'caller' | 'address' | 'lang' | 'gone'>,
  { eid, format, zone = ZONE }: ParsedInputOf<typeof reportGenerate>,
): Promise<FileAnswer> {
  const { caller, address, lang } = request;
  const { run } = await readRun(deps, caller, eid);
  return makeFor(deps, request, async (gone) => {
    await throttle(deps, `report:${caller.id}`, REPORTS_EACH);
    const bytes = Buffer.from(await printOrRefuse(deps, caller, { eid, format, lang, zone, gone }));
    await recordAudit(deps.database, {
      action: 'export',
      actorId: caller.id,
      target: `report of experiment ${eid}`,
      detail: format,
      address,
    });
    const name = `${fileName(nameOfRun(run, lang))}-${WORDS.report[lang]}.${format}`;
    return new FileAnswer(Readable.from([bytes]), { name, mime: PAPER_MIME[format], size: bytes.length });
  });
}

interface Printing {
  readonly eid: number;
  readonly format: 'docx' | 'pdf';
  readonly lang: Language;
  readonly zone: string;
  readonly gone: AbortSignal;
}

async function printOrRefuse(
  deps: Deps,
  caller: Caller,
  { eid, format, lang, zone, gone }: Printing,
): Promise<Uint8Array> {
  try {
    const composed = composeReport(await gather(deps, caller, eid, lang), { lang, zone, now: deps.clock() });
    const images = await imagesOf(deps, caller, eid, composed.content);
    return await printReport({ ...composed, images }, format, gone);
  } catch (error) {
    if (error instanceof Refused || error instanceof PressBusy || error instanceof PressAbandoned)
      throw error;
    deps.log.error({ err: error, eid, format }, 'a report could not be made');
    refuse('export_failed');
  }
}
