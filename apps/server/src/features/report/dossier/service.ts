import { Readable } from 'node:stream';
import type { dossier, dossierVerify, OutputOf, ParsedInputOf } from '@lets/contract';
import { recordAudit } from '../../../audit.ts';
import type { Deps } from '../../../deps.ts';
import { beginFor } from '../../../documents/one-each.ts';
import { type Progress, progressOf } from '../../../documents/progress.ts';
import { FileAnswer } from '../../../http/answers.ts';
import { refuse } from '../../../http/errors.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { SERVER_LIMITS } from '../../../limits.ts';
import { readRun } from '../../../runs/access.ts';
import { REPORT_TEXTS } from '../../../runs/report-texts.ts';
import { nameOfRun } from '../../../runs/task-name.ts';
import { throttle } from '../../../throttle.ts';
import { fileName } from '../file-name.ts';
import { dossierByHead, keepDossier } from '../repository.ts';
import { DossierPacker } from './packer.ts';
import { indexPage } from './page.ts';
import { openReading, piecesOf, type Reading } from './pieces.ts';

/** Everything of a run as one archive, written while it is sent. */
export async function issueDossier(
  deps: Deps,
  request: Pick<RequestContext, 'caller' | 'address' | 'lang' | 'origin' | 'gone'>,
  { eid, job }: ParsedInputOf<typeof dossier>,
): Promise<FileAnswer> {
  const { caller, gone } = request;
  const { run } = await readRun(deps, caller, eid);
  const end = beginFor(caller.id);
  try {
    await throttle(deps, `case-file:${caller.id}`, SERVER_LIMITS.rates.case_files);
    const answer = await openDossier(deps, request, run, progressOf(deps, request, job));
    answer.stream.once('close', end);
    gone.addEventListener('abort', end, { once: true });
    return answer;
  } catch (error) {
    end();
    throw error;
  }
}

async function openDossier(
  deps: Deps,
  request: Pick<RequestContext, 'caller' | 'address' | 'lang' | 'origin' | 'gone'>,
  run: Parameters<typeof nameOfRun>[0] & { readonly id: number },
  progress: Progress,
): Promise<FileAnswer> {
  const { caller, address, lang, origin } = request;
  const eid = run.id;
  const reading = await openReading(deps, request, eid, (done, of) => progress.reading(done, of)).catch(
    (error) => {
      deps.log.error({ err: error, eid }, 'a dossier could not be made');
      refuse('export_failed');
    },
  );
  const target = `case file of experiment ${eid}`;
  await recordAudit(deps.database, { action: 'export', actorId: caller.id, target, address });
  const name = `${fileName(nameOfRun(run, lang))}-${REPORT_TEXTS.case_file[lang]}.zip`;
  const stream = Readable.from(write(reading, `${origin}/verify`, progress), { objectMode: false });
  return new FileAnswer(stream, { name, mime: 'application/zip', size: null });
}

async function* write(reading: Reading, verifyUrl: string, progress: Progress): AsyncGenerator<Uint8Array> {
  const { deps, caller, eid, gathered, localizer } = reading;
  const packer = new DossierPacker();
  try {
    // Documents take the time: each is printed.
    let documents = 0;
    for await (const piece of piecesOf(reading)) {
      yield* packer.add(piece);
      if (piece.kind === 'signature') documents += 1;
      progress.setting(0, documents, gathered.documents.length);
    }
    const { items, head: link } = packer;
    const content = indexPage({ gathered, reader: caller.name, items, link, verifyUrl }, localizer);
    yield* packer.add({ path: 'index.html', kind: 'page', name: localizer.word('index'), content });
    // Before its last bytes, so that every whole copy is confirmed.
    const { name, project } = gathered.result;
    await keepDossier(deps.database, {
      head: packer.head,
      experiment_id: eid,
      name,
      project: project.name,
      items: packer.items.length,
      issued_at: deps.clock(),
    });
    yield* packer.close();
  } catch (error) {
    deps.log.error({ err: error, eid }, 'a dossier could not be made');
    throw error;
  }
}

/** Whether a dossier with such a head was handed out here, and of which case. */
export async function confirmDossier(
  deps: Deps,
  { address }: Pick<RequestContext, 'address'>,
  { head }: ParsedInputOf<typeof dossierVerify>,
): Promise<OutputOf<typeof dossierVerify>> {
  await throttle(deps, `case-file-verify:${address}`, SERVER_LIMITS.rates.case_file_checks);
  return { issued: await dossierByHead(deps.database, head) };
}
