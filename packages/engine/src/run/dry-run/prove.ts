import { isNeverMet } from '../../flow/check/conditions.ts';
import { isOpenByVote } from '../../flow/check/outcomes.ts';
import { indexFlow } from '../../flow/flow-index.ts';
import { type Flow, isSectionKind } from '../../flow/model.ts';
import type { Trouble } from './dry-play.ts';
import { type DryRun, dryRun } from './dry-run.ts';

type Missed = DryRun['coverage']['missed'];

export interface MemberProof {
  readonly members: number;
  readonly plays: number;
  readonly missed: Missed;
  readonly stuck: DryRun['stuck'];
}

const DISTURBANCES = ['refused_signatures', 'tied_votes', 'absent_role'] as const;

export interface Disturbance {
  readonly kind: (typeof DISTURBANCES)[number];
  /** Who is absent. */
  readonly role_id: string | null;
  readonly members: number;
  readonly plays: number;
  /** How often it came about: a case without votes ties none. An absence comes about in every play. */
  readonly times: number;
  /** How often an absent role was handed to another member. */
  readonly replaced: number;
  /** Sections and right options. Empty for an absent role in a team of one: there only the mentor moves on. */
  readonly missed: Missed;
  readonly stuck: DryRun['stuck'];
}

/** What was played of a flow, and what not. */
export interface FlowProof {
  readonly sections: number;
  readonly transitions: number;
  /** How many of the ways are right ones. */
  readonly right: number;
  /** Ways bound to an outcome that the vote cannot have, or asking for what nobody can do. */
  readonly impossible: readonly string[];
  /** One for each count from one to the number of roles and two more. */
  readonly member_counts: readonly MemberProof[];
  readonly disturbances: readonly Disturbance[];
  /** Everything reached with every member count, every section and right way also when disturbed, and every play at its end. */
  readonly is_proved: boolean;
}

/** An upper bound: plays stop earlier, after two that find nothing new. */
const PLAYS = 200;

/**
 * Pure: automatic players play a flow over the engine with every member count, and again with everybody refusing to sign,
 * every vote tied, and each role absent in turn.
 */
export function proveFlow(flow: Flow): FlowProof {
  const impossible = impossibleTransitions(flow);
  const wrong = flow.transitions.flatMap(({ id, kind }) => (kind === 'wrong' ? [id] : []));
  const counts = Array.from({ length: flow.roles.length + 2 }, (_, i) => i + 1);
  const member_counts = counts.map((members) => {
    const { coverage, plays, stuck } = dryRun(flow, { seed: 1, members, plays: PLAYS });
    return { members, plays, missed: without(coverage.missed, impossible), stuck };
  });
  const disturbances = counts.flatMap((members) => disturb(flow, members, [...impossible, ...wrong]));
  const isWhole = ({ missed, stuck }: Pick<MemberProof, 'missed' | 'stuck'>) =>
    stuck === null && missed.sections.length === 0 && missed.transitions.length === 0;
  return {
    sections: flow.nodes.filter(({ kind }) => isSectionKind(kind)).length,
    transitions: flow.transitions.length,
    right: flow.transitions.length - wrong.length,
    impossible,
    member_counts,
    disturbances,
    is_proved: [...member_counts, ...disturbances].every(isWhole),
  };
}

function without({ sections, transitions }: Missed, others: readonly string[]): Missed {
  return { sections, transitions: transitions.filter((id) => !others.includes(id)) };
}

function disturb(flow: Flow, members: number, besides: readonly string[]): readonly Disturbance[] {
  const play = (kind: Disturbance['kind'], trouble: Trouble) =>
    disturbed(flow, members, kind, trouble, besides);
  return [
    play('refused_signatures', { refuse_signatures: true }),
    play('tied_votes', { tie_votes: true }),
    ...flow.roles.map(({ id }) => play('absent_role', { absent_role: id })),
  ];
}

function disturbed(
  flow: Flow,
  members: number,
  kind: Disturbance['kind'],
  trouble: Trouble,
  besides: readonly string[],
): Disturbance {
  const { happened, plays, coverage, stuck } = dryRun(flow, { seed: 1, members, plays: PLAYS, trouble });
  const isAlone = kind === 'absent_role' && members === 1;
  return {
    kind,
    role_id: trouble.absent_role ?? null,
    members,
    plays,
    times: kind === 'absent_role' ? plays : happened[kind],
    replaced: happened.replaced_roles,
    missed: isAlone ? { sections: [], transitions: [] } : without(coverage.missed, besides),
    stuck,
  };
}

function impossibleTransitions(flow: Flow): readonly string[] {
  const index = indexFlow(flow);
  const { nodes } = index;
  return flow.transitions.flatMap((transition) => {
    const node = nodes.get(transition.from);
    return node && (!isOpenByVote(node, transition) || isNeverMet(index, transition)) ? [transition.id] : [];
  });
}
