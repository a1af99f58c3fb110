import { Readable } from 'node:stream';
import {
  type Bilingual,
  LIMITS,
  type OutputOf,
  type ParsedInputOf,
  type workflowXmlImport,
} from '@lets/contract';
import { named, recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { FileAnswer } from '../../http/answers.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { Upload } from '../../http/request-context.ts';
import { keepFlow, lockDraft } from './drafts.ts';
import { assertAuthor, assertReader } from './policy.ts';
import * as repository from './repository.ts';
import { addWorkflow } from './service.ts';
import { exportXml, importXml } from './xml/xml.ts';

/** A version as a BPMN file. */
export async function downloadXml(deps: Deps, caller: Caller, flowId: number): Promise<FileAnswer> {
  assertReader(caller);
  const { flow, name, version, experiment_type } =
    (await repository.versionById(deps.database, flowId)) ?? refuse('not_found');
  const bytes = Buffer.from(await exportXml(flow, name, experiment_type));
  const about = {
    name: `${name.zh || name.en} v${version}.bpmn`,
    mime: 'application/xml',
    size: bytes.length,
  };
  return new FileAnswer(Readable.from([bytes]), about);
}

/** Takes a BPMN file into a draft, or makes a workflow of it. */
export async function uploadXml(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof workflowXmlImport>,
  file: Upload,
): Promise<OutputOf<typeof workflowXmlImport>> {
  assertAuthor(caller);
  const { flow_id, revision } = input;
  if (flow_id !== undefined && revision === undefined) refuse('bad_parameter', { revision: 'missing' });
  const read = await importXml(file.path);
  const told = { report: [...read.report], laid_out: read.laid_out };
  return inTransaction(deps.database, async (tx) => {
    if (flow_id !== undefined && revision !== undefined) {
      const draft = await lockDraft(tx, { flow_id, revision });
      const saved = await keepFlow(deps, tx, { flowId: draft.flow_id, flow: read.flow, caller });
      return { flow_id, revision: saved.revision, ...told };
    }
    const name = input.name ?? nameOf(read.name, file);
    const experimentType = input.experiment_type ?? read.experiment_type ?? 'free';
    const made = await addWorkflow(deps, tx, caller, { name, experimentType, flow: read.flow });
    const row = (await repository.versionById(tx, made.flow_id)) ?? refuse('not_found');
    const target = `workflow ${named(row)} v${row.version}`;
    await recordAudit(tx, { action: 'import', actorId: caller.id, target });
    return { flow_id: made.flow_id, revision: 1, ...told };
  });
}

/** What the file calls itself, else what it is called. */
function nameOf(own: Bilingual | null, { name }: Upload): Bilingual {
  const base =
    name
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? '';
  const shown = (text: string) =>
    [...text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()].slice(0, LIMITS.workflow_name).join('');
  const en = shown(own?.en ?? '');
  const zh = shown(own?.zh ?? '') || en || shown(base) || 'BPMN';
  return { zh, en: en || (/\p{Script=Han}/u.test(zh) ? '' : zh) };
}
