import { Readable } from 'node:stream';
import type { Language, logExport, logList, OutputOf, ParsedInputOf } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { FileAnswer } from '../../http/answers.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { schoolZone } from '../../settings.ts';
import { type Cell, writeWorkbook, XLSX_MIME } from '../../spreadsheets/write-sheet.ts';
import { momentHead } from '../../zone.ts';
import { auditLines } from './chain/lines.ts';
import { countUnsealed, countUnsent } from './chain/repository.ts';
import * as repository from './repository.ts';
import { inWords } from './words.ts';

export { inWords } from './words.ts';

const EXPORTED_TOGETHER = 500;

export async function listLog(
  { database, settledLog }: Deps,
  caller: Caller,
  { page, size, ...filter }: ParsedInputOf<typeof logList>,
): Promise<OutputOf<typeof logList>> {
  assertReader(caller);
  const slice = { offset: (page - 1) * size, limit: size };
  const [list, total] = await Promise.all([
    repository.listEntries(database, filter, slice),
    repository.countEntries(database, filter, settledLog),
  ]);
  return { total, page, size, list };
}

const HEAD: Readonly<Record<Language, readonly string[]>> = {
  zh: ['时间', '账号', '姓名', '操作', '对象', '说明', '网络地址'],
  en: ['Time', 'Account', 'Name', 'Action', 'Target', 'Detail', 'Address'],
};
const WIDTHS = [18, 16, 12, 20, 30, 40, 16];

/** Taking the log out is itself told in it. */
export async function exportLog(
  deps: Deps,
  { caller, address, lang }: Pick<RequestContext, 'caller' | 'address' | 'lang'>,
  { format, ...filter }: ParsedInputOf<typeof logExport>,
): Promise<FileAnswer> {
  assertReader(caller);
  await recordAudit(deps.database, {
    action: 'export',
    actorId: caller.id,
    target: 'log',
    detail: format === 'xlsx' ? JSON.stringify(filter) : format,
    address,
  });
  const name = { zh: '操作日志', en: 'Audit log' }[lang];
  if (format !== 'xlsx') {
    const lines = auditLines(deps.database, format, { since: filter.from ?? 0 });
    const about = {
      syslog: ['log', 'text/plain; charset=utf-8'],
      jsonl: ['jsonl', 'application/jsonl'],
    } as const;
    const [ending, mime] = about[format];
    return new FileAnswer(Readable.from(lines), { name: `${name}.${ending}`, mime, size: null });
  }
  const [time = '', ...others] = HEAD[lang];
  const zone = await schoolZone(deps.database);
  const titles = [momentHead(time, zone, lang, deps.clock()), ...others];
  const columns = titles.map((title, index) => ({ title, width: WIDTHS[index] ?? 16 }));
  const stream = writeWorkbook([{ name, columns, rows: logRows(deps, filter, lang) }], zone);
  return new FileAnswer(stream, { name: `${name}.xlsx`, mime: XLSX_MIME, size: null });
}

async function* logRows(
  { database }: Deps,
  filter: repository.LogFilter,
  lang: Language,
): AsyncGenerator<Cell[]> {
  for (let below: number | undefined; ; ) {
    const slice = { limit: EXPORTED_TOGETHER, ...(below !== undefined && { below }) };
    const some = await repository.listEntries(database, filter, slice);
    for (const entry of some) {
      const { did, target, detail } = inWords(entry, lang);
      const { at, actor, address } = entry;
      yield [new Date(at), actor?.account ?? '', actor?.name ?? '', did, target, detail, address];
    }
    below = some.at(-1)?.id;
    if (some.length < EXPORTED_TOGETHER) return;
  }
}

/** Entries that wait: for their seal, and for the syslog server (null without one). Counted to 10,000. */
export async function readBacklog({
  database,
  env,
}: Pick<Deps, 'database' | 'env'>): Promise<{ unsealed: number; unsent: number | null }> {
  const { auditSyslog: address } = env;
  const unsealed = await countUnsealed(database);
  const unsent = address === undefined ? null : (await countUnsent(database, address)).unsent;
  return { unsealed, unsent };
}

export function assertReader(caller: Caller): void {
  if (!administers(caller, 'log')) refuse('no_authority');
}
