import { possibleOutcomes } from '../flow/check/finding.ts';
import { indexFlow } from '../flow/flow-index.ts';
import { type Flow, isSectionKind } from '../flow/model.ts';
import type { CommandType } from './command.ts';
import { type DryRun, dryRun, type Trouble } from './dry-run.ts';

export interface MemberProof {
  readonly members: number;
  readonly plays: number;
  readonly missed: DryRun['coverage']['missed'];
  readonly stuck: DryRun['stuck'];
}

export const DISTURBANCES = ['refused_signatures', 'tied_votes', 'absent_role'] as const;

export interface Disturbance {
  readonly kind: (typeof DISTURBANCES)[number];
  /** Who is absent. */
  readonly role_id: string | null;
  readonly members: number;
  readonly plays: number;
  /** How often it came about: a case without votes ties none. */
  readonly times: number;
  readonly stuck: DryRun['stuck'];
}

/** What was played of a flow, and what not. */
export interface FlowProof {
  readonly sections: number;
  readonly transitions: number;
  /** Ways bound to an outcome that the vote cannot have. */
  readonly impossible: readonly string[];
  /** One for each count from one to the number of roles and two more. */
  readonly member_counts: readonly MemberProof[];
  readonly disturbances: readonly Disturbance[];
  /** Everything reached with every member count, and every play at its end. */
  readonly is_proved: boolean;
}

/** Plays give up looking for something new two plays after the last: this bounds only what keeps finding. */
const PLAYS = 200;
const DISTURBED_PLAYS = 4;

/**
 * Pure: automatic players play a flow over the engine with every member count, and again with everybody refusing to sign,
 * every vote tied, and each role absent in turn.
 */
export function proveFlow(flow: Flow): FlowProof {
  const impossible = impossibleWays(flow);
  const counts = Array.from({ length: flow.roles.length + 2 }, (_, i) => i + 1);
  const member_counts = counts.map((members) => {
    const run = dryRun(flow, { seed: 1, members, plays: PLAYS });
    const transitions = run.coverage.missed.transitions.filter((id) => !impossible.includes(id));
    const missed = { sections: run.coverage.missed.sections, transitions };
    return { members, plays: run.plays, missed, stuck: run.stuck };
  });
  const disturbances = counts.flatMap((members) => disturb(flow, members));
  const isWhole = member_counts.every(
    ({ missed, stuck }) => stuck === null && missed.sections.length === 0 && missed.transitions.length === 0,
  );
  return {
    sections: flow.nodes.filter(({ kind }) => isSectionKind(kind)).length,
    transitions: flow.transitions.length,
    impossible,
    member_counts,
    disturbances,
    is_proved: isWhole && disturbances.every(({ stuck }) => stuck === null),
  };
}

function disturb(flow: Flow, members: number): readonly Disturbance[] {
  return [
    play(flow, members, 'refused_signatures', { refuse_signatures: true }),
    play(flow, members, 'tied_votes', { tie_votes: true }),
    ...flow.roles.map(({ id }) => play(flow, members, 'absent_role', { absent_role: id })),
  ];
}

function play(flow: Flow, members: number, kind: Disturbance['kind'], trouble: Trouble): Disturbance {
  const run = dryRun(flow, { seed: 1, members, plays: DISTURBED_PLAYS, trouble });
  const { nodes } = indexFlow(flow);
  const count = (act: CommandType) => run.steps.filter((step) => step.act === act);
  const canTie = (id: string | null) => {
    const node = nodes.get(id ?? '');
    return node !== undefined && possibleOutcomes(node).includes('tied');
  };
  const times = {
    refused_signatures: count('sign').length,
    tied_votes: count('end_vote').filter(({ node_id }) => canTie(node_id)).length,
    absent_role: run.plays,
  };
  const role_id = trouble.absent_role ?? null;
  return { kind, role_id, members, plays: run.plays, times: times[kind], stuck: run.stuck };
}

function impossibleWays(flow: Flow): readonly string[] {
  const { nodes } = indexFlow(flow);
  return flow.transitions.flatMap(({ id, from, outcome }) => {
    const node = nodes.get(from);
    return outcome !== null && node && !possibleOutcomes(node).includes(outcome) ? [id] : [];
  });
}
