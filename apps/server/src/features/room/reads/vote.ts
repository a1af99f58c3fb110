import type { OutputOf, voteStatus } from '@lets/contract';
import { viewFor } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { readSection, type Where } from '../section.ts';

/** Who has voted, the caller's own votes, and what came of it. */
export async function readVote(
  deps: Deps,
  caller: Caller,
  where: Where,
): Promise<OutputOf<typeof voteStatus>> {
  const { run, flow, relation, node } = await readSection(deps, caller, where);
  const vote = viewFor(run.state, flow, caller.id, relation.isStaff).sections[node.id]?.vote;
  const voters = node.roles.filter(({ functions }) => functions.includes('vote'));
  const mine = Object.entries(vote?.ballots ?? {}).filter(([role]) => vote?.cast_by[role] === caller.id);
  return {
    has_vote: node.vote !== null,
    end_vote: vote?.ended ?? false,
    role_status_list: voters.map(({ role_id }) => ({
      role_id,
      vote_status: vote?.voted.includes(role_id) ? 1 : 0,
    })),
    my_votes: mine.map(([role_id, option_id]) => ({ role_id, option_id })),
    result: vote?.result ? { outcome: vote.result.outcome, tally: { ...vote.result.tally } } : null,
  };
}
