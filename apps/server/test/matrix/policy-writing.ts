import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import { drafting, type Line } from './rows.ts';
import type { World } from './world.ts';

/** A draft is known to the person who writes it, and to those who look after the run. */
const draftReaders = cells({
  not_logged_in: 'nobody',
  not_found: 'strangers bystander elsewhere host leader creator',
  ok: 'holder staff',
});
const ofDraft = ({ run }: World) => ({ eid: run.eid, doc_id: run.draft });

/** Documents written together. */
export const writing: readonly Line[] = [
  [
    calls.docCut,
    {
      input: (world) => ({ ...drafting(world), doc_id: world.run.shared }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers staff',
        not_authorised_here: 'bystander elsewhere host leader creator',
        ok: 'holder',
      }),
    },
  ],
  [calls.docComments, { input: ofDraft, cells: draftReaders }],
  [calls.docComment, { input: (world) => ({ ...ofDraft(world), body: 'Why?' }), cells: draftReaders }],
  [
    calls.docCommentResolve,
    { input: (world) => ({ ...ofDraft(world), comment_id: world.run.remark }), cells: draftReaders },
  ],
  [calls.docExport, { input: (world) => ({ ...ofDraft(world), format: 'docx' }), cells: draftReaders }],
  [
    calls.docImport,
    {
      // The file of these tests is a picture.
      input: drafting,
      hasFile: true,
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers',
        not_authorised_here: 'bystander elsewhere host leader creator staff',
        file_refused: 'holder',
      }),
    },
  ],
];
