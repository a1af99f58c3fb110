import type * as calls from '@lets/contract';
import { type Cells, cells } from './actors.ts';
import type { World } from './world.ts';

export interface Entry {
  readonly input: (world: World) => object;
  readonly cells: Cells;
  /** A multipart call's file. */
  readonly hasFile?: boolean;
}

/** A call, what it answers to whom, and which of its kinds is meant. */
export type Line = readonly [calls.CallDeclaration, Entry, kind?: string];

// Answers that many calls share ---------------------------------------------------------------------------------------

export const toEverybody = (code: calls.CodeName) => cells({ [code]: 'everybody' });
export const toUsers = cells({ not_logged_in: 'nobody', ok: 'strangers players staff' });

/** Members and staff read a run; to everybody else it does not exist. */
export const runReaders = cells({ not_logged_in: 'nobody', not_found: 'strangers', ok: 'players staff' });

/** In a role's name: the person who plays it, and staff. */
export const readAsClaimant = cells({
  not_logged_in: 'nobody',
  not_found: 'strangers',
  ok: 'holder staff',
  not_authorised_here: 'bystander elsewhere host leader creator',
});

/** Acts are the players' own: staff intervene by calls of their own, and never play. */
export const actAsClaimant = cells({
  not_logged_in: 'nobody',
  not_found: 'strangers',
  ok: 'holder',
  not_authorised_here: 'bystander elsewhere host leader creator staff',
});
export const actAsHost = cells({
  not_logged_in: 'nobody',
  not_found: 'strangers',
  ok: 'host',
  not_authorised_here: 'bystander elsewhere holder leader creator staff',
});

/** The leader acts without a role where a step concerns the whole team. */
export const actAsHostOrLeader = cells({
  not_logged_in: 'nobody',
  not_found: 'strangers',
  ok: 'host leader',
  not_authorised_here: 'bystander elsewhere holder creator staff',
});

export const intervene = cells({
  not_logged_in: 'nobody',
  no_authority: 'outsider other_team players',
  not_found: 'other_mentor admin_bare',
  ok: 'staff',
});

/** A limited case exists for its course. */
export const caseReaders = cells({
  not_logged_in: 'nobody',
  not_found: 'outsider other_mentor admin_bare',
  ok: 'other_team players staff',
});

// Inputs --------------------------------------------------------------------------------------------------------------

export const inRun = ({ run }: World) => ({ eid: run.eid });
export const inHearing = ({ run }: World) => ({ eid: run.eid, nid: 'hearing' });
const inDrafting = ({ run }: World) => ({ eid: run.eid, nid: 'drafting' });
export const asClaimant = (world: World) => ({ ...inHearing(world), role_id: 'claimant' });
export const drafting = (world: World) => ({ ...inDrafting(world), role_id: 'claimant' });
export const shownDraft = ({ run }: World) => ({ kind: 'document', id: run.draft, name: 'Draft' });
export const content = { type: 'doc', content: [{ type: 'paragraph' }] };
