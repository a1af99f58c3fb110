import { documentForms } from '@lets/content';
import type { OutputOf, ReadWord, workflowForms } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Upload } from '../../http/request-context.ts';
import { takeWordFile, uploadAuthored } from '../file/service.ts';
import { assertReader } from './policy.ts';

/** The forms that a template may be begun with. */
export async function listForms(caller: Caller): Promise<OutputOf<typeof workflowForms>> {
  assertReader(caller);
  return { list: [...documentForms] };
}

/** Reads a Word file for a template or a document of a case; its pictures are uploaded in the author's name. */
export async function importAuthored(deps: Deps, caller: Caller, upload: Upload): Promise<ReadWord> {
  assertReader(caller);
  return takeWordFile(deps, upload, (picture) => uploadAuthored(deps, caller, picture));
}
