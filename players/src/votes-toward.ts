import type { Flow, JumpMapping } from '@lets/contract';
import { jumpTaken, type Milestone } from '@lets/engine';

export type Votes = Readonly<Record<string, 'for' | 'against'>>;

/** Where the jump sections of a case lead; null where that is not known, and any of them will do. */
export type Jumps = readonly JumpMapping[] | null;

type Transition = Flow['transitions'][number];

interface Walk {
  readonly at: string;
  /** How the votes on the way went. */
  readonly votes: Votes;
  /** What else came that a jump asks for. */
  readonly passed: readonly string[];
}

/**
 * Pure: how to vote, by section, so that the shortest way to a linked case opens, to the one with a code where that is given; null where a
 * flow has none.
 */
export function votesToward({ nodes, transitions }: Flow, jumps: Jumps = null, into?: string): Votes | null {
  const sections = new Set(nodes.flatMap(({ id, kind }) => (kind === 'jump' ? [id] : [])));
  const awaited = new Set((jumps ?? []).flatMap(({ when }) => (when ? [when.node_id] : [])));
  const isThere = (walk: Walk) => sections.has(walk.at) && leads(walk, jumps, into);
  const seen = new Set<string>();
  const isNew = (walk: Walk) => {
    const key = JSON.stringify(walk);
    return !seen.has(key) && seen.add(key);
  };
  let walks = nodes.filter(({ kind }) => kind === 'start').map(({ id }): Walk => ({ at: id, ...NOTHING }));
  while (walks.length > 0) {
    const found = walks.find(isThere);
    if (found) return found.votes;
    walks = walks
      .flatMap((walk) => transitions.flatMap((one) => stepsBy(one, walk, awaited.has(walk.at))))
      .filter(isNew);
  }
  return null;
}

const NOTHING = { votes: {}, passed: [] } as const;

function leads({ at, votes, passed }: Walk, jumps: Jumps, into: string | undefined): boolean {
  if (jumps === null) return into === undefined;
  const voted = Object.entries(votes).map(
    ([node_id, way]): Milestone => ({ node_id, outcome: OUTCOMES[way] }),
  );
  const jump = jumpTaken(jumps, at, [...passed.map((node_id) => ({ node_id, outcome: null })), ...voted]);
  return jump !== undefined && (into === undefined || jump.project_code === into);
}

function stepsBy(
  { from, to, kind, outcome, conditions = [] }: Transition,
  { at, votes, passed }: Walk,
  isAwaited: boolean,
): Walk[] {
  // A tie is nobody's to bring about.
  if (from !== at || kind !== 'advance' || outcome === 'tied') return [];
  const isOpen = conditions.every(
    (one) => one.type !== 'voted' || (one.outcome !== 'tied' && votes[one.node_id] === VOTES[one.outcome]),
  );
  if (!isOpen) return [];
  const after = isAwaited && !passed.includes(at) ? [...passed, at] : passed;
  return [{ at: to, votes: outcome ? { ...votes, [from]: VOTES[outcome] } : votes, passed: after }];
}

const VOTES = { passed: 'for', rejected: 'against' } as const;
const OUTCOMES = { for: 'passed', against: 'rejected' } as const;
