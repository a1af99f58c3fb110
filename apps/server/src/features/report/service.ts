import { Readable } from 'node:stream';
import type { Language, ParsedInputOf, reportGenerate } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { PAPER_MIME } from '../../documents/paper.ts';
import { printReport } from '../../documents/press.ts';
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
/** Those being made and those waiting for them, of everybody. */
const LONGEST_LINE = 12;
/** Whose report is being made: one person's next waits for the last. */
const making = new Set<number>();
let line: Promise<unknown> = Promise.resolve();

/** The report of a run as a file. They are made one after the other, so that memory holds one however many are asked for. */
export async function generateReport(
  deps: Deps,
  { caller, address, lang }: Pick<RequestContext, 'caller' | 'address' | 'lang'>,
  { eid, format, zone = ZONE }: ParsedInputOf<typeof reportGenerate>,
): Promise<FileAnswer> {
  const { run } = await readRun(deps, caller, eid);
  if (making.has(caller.id) || making.size >= LONGEST_LINE) refuse('too_many_tries', { retry_after: 10 });
  making.add(caller.id);
  try {
    await throttle(deps, `report:${caller.id}`, REPORTS_EACH);
    const turn = line.then(() => printOrRefuse(deps, caller, { eid, format, lang, zone }));
    line = turn.catch(() => null);
    const bytes = Buffer.from(await turn);
    await recordAudit(deps.database, {
      action: 'export',
      actorId: caller.id,
      target: `report of experiment ${eid}`,
      detail: format,
      address,
    });
    const name = `${fileName(nameOfRun(run, lang))}-${WORDS.report[lang]}.${format}`;
    return new FileAnswer(Readable.from([bytes]), { name, mime: PAPER_MIME[format], size: bytes.length });
  } finally {
    making.delete(caller.id);
  }
}

async function printOrRefuse(
  deps: Deps,
  caller: Caller,
  { eid, format, lang, zone }: { eid: number; format: 'docx' | 'pdf'; lang: Language; zone: string },
): Promise<Uint8Array> {
  try {
    const composed = composeReport(await gather(deps, caller, eid, lang), { lang, zone, now: deps.clock() });
    const images = await imagesOf(deps, eid, composed.content);
    return await printReport({ ...composed, images }, format);
  } catch (error) {
    if (error instanceof Refused) throw error;
    deps.log.error({ err: error, eid, format }, 'a report could not be made');
    refuse('export_failed');
  }
}
