import { entitledVoters } from '../../flow/flow-index.ts';
import type { VoteRule } from '../../flow/model.ts';
import type { AsHost } from '../command.ts';
import type { VoteResult, VoteState } from '../state.ts';
import type { Acts } from './act.ts';
import type { HostAuthority } from './authority.ts';
import { authoriseFunction, authoriseHost, requireOpenSection } from './authority.ts';
import type { Checked, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import { ANY, asHost, asRole, has, type Viewpoint } from './viewpoint.ts';

/** One vote for each role, and final. Of a secret ballot the room learns that it was cast, and only the voter what it says. */
const vote: Rule<'vote'> = (situation, command) => {
  const authority = authoriseFunction(situation, command, 'vote');
  if (!authority.ok) return authority;
  const { node, section } = authority.value;
  if (node.kind !== 'vote' || !node.vote) return refuse('not_authorised_here');
  if (section.vote.ended || section.vote.voted.includes(command.role_id)) return refuse('already_done');
  const { option_id } = command;
  if (!node.vote.options.some((option) => option.id === option_id))
    return refuse('bad_parameter', 'option_id');
  if (!node.vote.secret) return accept(draft(command, { type: 'voted', data: { option_id } }));
  const audience = { user_ids: [situation.context.actor.user_id], staff: false };
  return accept(
    draft(command, { type: 'voted', data: { option_id: null } }),
    draft(command, { type: 'ballot_cast', data: { option_id } }, audience),
  );
};

const endVote: Rule<'end_vote'> = (situation, command) => {
  const authority = authoriseTeller(situation, command);
  if (!authority.ok) return authority;
  const { node, section } = authority.value;
  if (node.kind !== 'vote' || !node.vote) return refuse('not_authorised_here');
  if (section.vote.ended) return refuse('already_done');
  const result = countVotes(node.vote, entitledVoters(node), section.vote);
  return accept(draft(authority.value, { type: 'vote_ended', data: { result } }));
};

function authoriseTeller(situation: Situation, command: AsHost): Checked<HostAuthority> {
  if (!situation.context.actor.is_staff) return authoriseHost(situation, command);
  const place = requireOpenSection(situation, command);
  return place.ok ? pass({ ...place.value, node_id: command.node_id, role_id: null, by_staff: true }) : place;
}

/** Pure: non-voters abstain. The threshold counts those entitled to vote, so that staying away never carries a motion. */
export function countVotes(rule: VoteRule, entitled: readonly string[], cast: VoteState): VoteResult {
  const abstained = entitled.filter((role) => !cast.voted.includes(role));
  const tally: Record<string, number> = {};
  const count = { for: 0, against: 0, abstain: 0 };
  for (const option of rule.options) {
    const votes = Object.values(cast.ballots).filter((id) => id === option.id).length;
    tally[option.id] = votes;
    count[option.counts] += votes;
  }
  const abstention = rule.options.find((option) => option.counts === 'abstain');
  if (abstention) tally[abstention.id] = (tally[abstention.id] ?? 0) + abstained.length;
  const isPassed = count.for > 0 && reaches(rule, count.for, entitled.length);
  const isTied = !isPassed && count.for > 0 && count.for === count.against;
  return { outcome: isPassed ? 'passed' : isTied ? 'tied' : 'rejected', tally, abstained };
}

function reaches({ threshold }: VoteRule, votesFor: number, entitled: number): boolean {
  if (threshold === 'majority') return votesFor * 2 > entitled;
  if (threshold === 'two_thirds') return votesFor * 3 >= entitled * 2;
  return votesFor === entitled;
}

const isVote = ({ node }: Viewpoint) => node?.kind === 'vote' && node.vote !== null;

export const votingActs = {
  vote: {
    judge: vote,
    isTheirs: (from) => isVote(from) && has('vote')(from),
    tries: (from) => [{ type: 'vote', ...asRole(from), option_id: from.node?.vote?.options[0]?.id ?? ANY }],
  },
  end_vote: {
    judge: endVote,
    isTheirs: (from) => isVote(from) && (from.is_host || from.is_staff),
    tries: (from) => [{ type: 'end_vote', ...asHost(from) }],
  },
} satisfies Acts<'vote' | 'end_vote'>;
