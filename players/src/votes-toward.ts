import type { Flow } from '@lets/contract';

export type Votes = Readonly<Record<string, 'for' | 'against'>>;

type Transition = Flow['transitions'][number];

interface Walk {
  readonly at: string;
  /** How the votes on the way went. */
  readonly votes: Votes;
}

/** Pure: how to vote, by section, so that the shortest way to a linked case opens; nothing where a flow has none. */
export function votesToward({ nodes, transitions }: Flow): Votes {
  const jumps = new Set(nodes.flatMap(({ id, kind }) => (kind === 'jump' ? [id] : [])));
  const seen = new Set<string>();
  const isNew = ({ at, votes }: Walk) => {
    const key = `${at} ${JSON.stringify(votes)}`;
    return !seen.has(key) && seen.add(key);
  };
  let walks: Walk[] = nodes.filter(({ kind }) => kind === 'start').map(({ id }) => ({ at: id, votes: {} }));
  while (walks.length > 0) {
    const found = walks.find(({ at }) => jumps.has(at));
    if (found) return found.votes;
    walks = walks.flatMap((walk) => transitions.flatMap((one) => stepsBy(one, walk))).filter(isNew);
  }
  return {};
}

function stepsBy({ from, to, kind, outcome, conditions = [] }: Transition, { at, votes }: Walk): Walk[] {
  // A tie is nobody's to bring about.
  if (from !== at || kind !== 'advance' || outcome === 'tied') return [];
  const isOpen = conditions.every(
    (one) => one.type !== 'voted' || (one.outcome !== 'tied' && votes[one.node_id] === VOTES[one.outcome]),
  );
  if (!isOpen) return [];
  return [{ at: to, votes: outcome ? { ...votes, [from]: VOTES[outcome] } : votes }];
}

const VOTES = { passed: 'for', rejected: 'against' } as const;
