import type { docCut, OutputOf, ParsedInputOf } from '@lets/contract';
import { documentOf } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { readRun } from '../../../runs/access.ts';
import { canSeeVersions } from '../documents.ts';
import { readSectionAs } from '../section.ts';
import { cutVersion } from './cut-version.ts';

/** Makes a version now instead of at the next pause, for a person who writes in the document. */
export async function cutNow(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof docCut>,
): Promise<OutputOf<typeof docCut>> {
  const { eid, doc_id } = input;
  const { run, flow } = await readSectionAs(deps, caller, input);
  const document = documentOf(run.state, doc_id);
  const isWriter =
    document && canSeeVersions({ flow, state: run.state }, document, caller, { isStaff: false });
  if (!isWriter) refuse('not_found');
  const done = await cutVersion(deps, eid, doc_id);
  const { state } = done ?? (await readRun(deps, caller, eid)).run;
  return { version: documentOf(state, doc_id)?.version ?? document.version };
}
