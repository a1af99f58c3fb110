import { Readable } from 'node:stream';
import type { Language, ParsedInputOf, recordExport } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import { makeFor } from '../../../documents/one-each.ts';
import { PAPER_MIME } from '../../../documents/paper.ts';
import { printPaper } from '../../../documents/press.ts';
import { FileAnswer, type RequestContext } from '../../../http/routing.ts';
import { ZONE } from '../../../zone.ts';
import { recordContent, recordSignatures } from '../court-record-paper.ts';
import { readSection } from '../section.ts';
import { readCourtRecord } from './court-record.ts';

/** The court record as a file, for everybody who may read it. */
export async function exportCourtRecord(
  deps: Deps,
  asker: Pick<RequestContext, 'caller' | 'gone' | 'lang'>,
  { format, zone = ZONE, ...input }: ParsedInputOf<typeof recordExport>,
): Promise<FileAnswer> {
  const { caller, lang } = asker;
  const record = await readCourtRecord(deps, caller, input);
  const { flow, node, run } = await readSection(deps, caller, input);
  const named = await deps.database.pool.query<Record<`name_${Language}`, string>>(
    'SELECT name_zh, name_en FROM projects WHERE id = $1',
    [run.project_id],
  );
  const sectionName = node.name[lang];
  const content = recordContent(record, {
    lang,
    zone,
    caseName: named.rows[0]?.[`name_${lang}`] ?? '',
    sectionName,
    roleName: (id) => flow.roles.find((role) => role.id === id)?.name[lang] ?? id,
  });
  const paper = { title: sectionName, lang, content, signatures: recordSignatures(record, lang), images: {} };
  const noted = { ...paper, note: `SHA-256 ${record.hash}` };
  const bytes = Buffer.from(await makeFor(deps, asker, (gone) => printPaper(noted, format, gone)));
  const name = `${sectionName.replaceAll(/[/\\:*?"<>|]/g, '_')}.${format}`;
  return new FileAnswer(Readable.from([bytes]), { name, mime: PAPER_MIME[format], size: bytes.length });
}
