import { Readable } from 'node:stream';
import type { myData, myDataState, OutputOf, ParsedInputOf } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { beginFor, refuseUnmade } from '../../documents/one-each.ts';
import { progressOf } from '../../documents/progress.ts';
import { FileAnswer } from '../../http/answers.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { createLocalizer } from '../../runs/localizer.ts';
import { schoolZone } from '../../settings.ts';
import { throttle } from '../../throttle.ts';
import { writeArchive } from './archive.ts';
import { lastTaken } from './repository.ts';
import { runsOf } from './run-repository.ts';
import { PAGE_WORDS } from './words.ts';

const DAY_MS = 24 * 3_600_000;

export async function readMyDataState(
  { database, clock }: Deps,
  caller: Caller,
): Promise<OutputOf<typeof myDataState>> {
  const taken = (await lastTaken(database, caller.id))?.getTime() ?? null;
  const next = taken === null ? null : taken + DAY_MS;
  return { taken_at: taken, next_at: next !== null && next > clock() ? next : null };
}

type Asker = Pick<RequestContext, 'caller' | 'address' | 'lang' | 'gone'>;

/** A copy of everything about the caller, written while it is sent. It counts as the day's when it is whole. */
export async function takeMyData(
  deps: Deps,
  asker: Asker,
  { job }: ParsedInputOf<typeof myData>,
): Promise<FileAnswer> {
  const { caller, lang, gone } = asker;
  const end = beginFor(caller.id);
  try {
    const { next_at } = await readMyDataState(deps, caller);
    if (next_at !== null)
      refuse('too_many_tries', { retry_after: Math.ceil((next_at - deps.clock()) / 1000) });
    // Copies that are broken off do not count as the day's, and cost as much.
    await throttle(deps, `my-data:${caller.id}`, SERVER_LIMITS.rates.my_data);
    const localizer = createLocalizer(lang, await schoolZone(deps.database));
    const asked = { deps, caller, lang, localizer };
    const eids = await runsOf(deps.database, caller.id);
    const progress = progressOf(deps, asker, job, () => eids.length);
    const chunks = writeArchive(asked, eids, { gone, madeAt: deps.clock(), progress });
    const stream = Readable.from(counted(deps, asker, chunks), { objectMode: false });
    stream.once('close', end);
    gone.addEventListener('abort', () => stream.destroy(), { once: true });
    const name = `${PAGE_WORDS.title[lang]}-${caller.account}.zip`;
    return new FileAnswer(stream, { name, mime: 'application/zip', size: null });
  } catch (error) {
    end();
    return refuseUnmade(deps.log, error);
  }
}

async function* counted(
  { database, log }: Deps,
  { caller, address }: Asker,
  chunks: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array | null = null;
  try {
    for await (const bytes of chunks) {
      if (held) yield held;
      held = bytes;
    }
  } catch (error) {
    log.error({ err: error, user: caller.id }, 'a copy of personal data could not be made');
    throw error;
  }
  // Before the last bytes, so that nobody has a whole copy that is not in the log.
  await recordAudit(database, { action: 'my_data_taken', actorId: caller.id, target: 'own_data', address });
  if (held) yield held;
}
