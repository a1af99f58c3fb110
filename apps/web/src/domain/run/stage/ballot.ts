import type { FlowNodeView, VoteSetup } from '@lets/contract';
import { entitledVoters, type SectionState, type VoteResult } from '@lets/engine';

/** How a vote stands, as far as this person may know. */
export interface Ballot {
  readonly setup: VoteSetup;
  readonly entitled: readonly string[];
  readonly voted: readonly string[];
  readonly missing: readonly string[];
  /** Votes in favour that carry the motion. */
  readonly needed: number;
  readonly isEnded: boolean;
  /** What each has chosen, as far as the reader may know. */
  readonly ballots: Readonly<Record<string, string>>;
  readonly result: VoteResult | null;
}

/** Pure. */
export function readBallot(node: FlowNodeView, section: SectionState | undefined): Ballot | null {
  if (!node.vote) return null;
  const entitled = entitledVoters(node);
  const voted = entitled.filter((id) => section?.vote.voted.includes(id));
  return {
    setup: node.vote,
    entitled,
    voted,
    missing: entitled.filter((id) => !voted.includes(id)),
    needed: neededVotes(node.vote.threshold, entitled.length),
    isEnded: section?.vote.ended ?? false,
    ballots: section?.vote.ballots ?? {},
    result: section?.vote.result ?? null,
  };
}

/** Of those entitled, not of those who vote. Pure. */
export function neededVotes(threshold: VoteSetup['threshold'], entitled: number): number {
  if (threshold === 'majority') return Math.floor(entitled / 2) + 1;
  if (threshold === 'two_thirds') return Math.ceil((entitled * 2) / 3);
  return entitled;
}
