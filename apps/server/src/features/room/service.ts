import type { ActAnswer } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { intervene } from './commands/control.ts';

/** What other features may ask of a room: what is left of a run, as a reader may know it; a role in other hands, a call for help, guidance and what else staff do in it. */
export { actTogether } from './act/act-together.ts';
export { type Intervention, intervene } from './commands/control.ts';
export { handOver } from './commands/hand-over.ts';
export { askForHelp } from './commands/help.ts';
export { startExperiment } from './commands/start.ts';
export { canonicalText, contentHash } from './content-hash.ts';
export { contentOf } from './document-repository.ts';
export { canRead, canSeeVersions } from './documents.ts';
export { eventsAfter, eventsNumbered } from './event-repository.ts';
export { fillFields, type MergeValues } from './merge-fields.ts';
export { readDocumentDetail } from './reads/documents.ts';
export { readExperiences } from './reads/notes.ts';
export { listComments } from './writing/comments.ts';
export { imagesOf, paperOf } from './writing/files.ts';

export interface Guidance {
  readonly eid: number;
  readonly text: string;
  readonly request_id: string | undefined;
}

/** A mentor's words to one running experiment, into its record. */
export async function guideRun(
  deps: Deps,
  caller: Caller,
  guidance: Guidance,
  address: string,
): Promise<ActAnswer> {
  return intervene(deps, caller, { kind: 'guide', ...guidance }, address);
}
