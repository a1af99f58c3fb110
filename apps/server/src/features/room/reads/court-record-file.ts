import type { ParsedInputOf, recordExport } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import { printPaper, printVolume } from '../../../documents/press.ts';
import { makeVolumesFor, VOLUME_TEXTS, type Volumes } from '../../../documents/volumes.ts';
import type { FileAnswer } from '../../../http/answers.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { schoolZone } from '../../../settings.ts';
import { caseName } from '../case-repository.ts';
import { recordSignatures, recordVolumes } from '../court-record-paper.ts';
import { readSection } from '../section.ts';
import { readCourtRecord } from './court-record.ts';

type Asker = Pick<RequestContext, 'caller' | 'gone' | 'lang'>;

/** The court record as a file, or as several when it is long, for everybody who may read it. */
export function exportCourtRecord(
  deps: Deps,
  asker: Asker,
  asked: ParsedInputOf<typeof recordExport>,
): Promise<FileAnswer> {
  return makeVolumesFor(deps, asker, () => openVolumes(deps, asker, asked));
}

async function openVolumes(
  deps: Deps,
  { caller, lang, gone }: Asker,
  { format, ...input }: ParsedInputOf<typeof recordExport>,
): Promise<Volumes> {
  const record = await readCourtRecord(deps, caller, input);
  const { flow, node, run } = await readSection(deps, caller, input);
  const name = await caseName(deps.database, run.project_id);
  const sectionName = node.name[lang];
  const { count, content } = recordVolumes(record, {
    lang,
    zone: await schoolZone(deps.database),
    caseName: name[lang],
    sectionName,
    roleName: (id) => flow.roles.find((role) => role.id === id)?.name[lang] ?? id,
  });
  const signatures = recordSignatures(record, lang);
  return {
    count,
    format,
    lang,
    name: sectionName.replaceAll(/[/\\:*?"<>|]/g, '_'),
    make(volume) {
      const which = count > 1 ? ` · ${VOLUME_TEXTS[lang].which(volume + 1, count)}` : '';
      const about = { title: sectionName + which, lang, note: `SHA-256 ${record.hash}` };
      const gatherPaper = async () => ({ ...about, content: content(volume), signatures, images: {} });
      if (count === 1) return printPaper(gatherPaper, format, gone);
      return printVolume(gatherPaper, format, { signal: gone, isFurther: volume > 0 });
    },
  };
}
