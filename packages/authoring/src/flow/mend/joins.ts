import type { Flow, Mend } from '@lets/contract';
import { type Finding, isSectionKind } from '@lets/engine';
import { nearestFirst } from '../rewire.ts';
import { firstThatHeals } from './ways.ts';

type Node = Flow['nodes'][number];
type Transition = Flow['transitions'][number];

/** Pure: branches gathered where they meet without a join, end beside one another, or wait for one another for ever. */
export function gather(flow: Flow, node: Node, finding: Finding): Mend | null {
  if (finding.code === 'join_waits')
    return firstThatHeals(flow, finding, [...past(flow, node), ...mergers(flow, node)]);
  const join = { kind: 'insert_join' as const, node_id: node.id };
  const isSection = isSectionKind(node.kind);
  const offers = [...intoJoins(flow, node, finding), ...(isSection ? [join] : [])];
  return firstThatHeals(flow, finding, offers, isSection && finding.code === 'token_doubled' ? join : null);
}

const waysInto = ({ transitions }: Flow, id: unknown) =>
  transitions.filter(({ to, kind }) => to === id && kind === 'advance');

/** What went past a join goes into it. */
function intoJoins(flow: Flow, node: Node, { data }: Finding) {
  const out = flow.transitions.filter(({ from, kind }) => from === node.id && kind === 'advance');
  const suspects = [...waysInto(flow, node.id), ...out, ...waysInto(flow, data.end)];
  const joins = nearestFirst(
    flow.nodes.filter(({ kind }) => kind === 'join'),
    node.position,
  );
  return suspects.flatMap((way) =>
    joins
      .filter(({ id }) => id !== way.from && id !== way.to)
      .map(({ id: to }) => ({ kind: 'reconnect' as const, transition_id: way.id, to })),
  );
}

/** What comes to a join and is no branch of it goes on to where the join leads. */
function past(flow: Flow, join: Node) {
  const onward = flow.transitions.filter(({ from, kind }) => from === join.id && kind === 'advance');
  return waysInto(flow, join.id).flatMap((way) =>
    onward.map(({ to }) => ({ kind: 'reconnect' as const, transition_id: way.id, to })),
  );
}

/** Pairs first: what comes to a join by two ways, of which only one is gone. */
function mergers(flow: Flow, join: Node) {
  const sources = [...new Set(waysInto(flow, join.id).map(({ from }) => from))];
  const pairs = sources.flatMap((one, i) => sources.slice(i + 1).map((other) => [one, other]));
  const more = sources.length > 3 ? sources.map((left) => sources.filter((id) => id !== left)) : [];
  return [...pairs, ...more].map((from) => ({ kind: 'merge' as const, node_id: join.id, from }));
}

/** Pure: where the branch comes from that a mend leads elsewhere. */
export function culpritsOf(flow: Flow, mend: Mend | undefined): string[] {
  if (mend?.kind === 'merge') return mend.from;
  if (mend?.kind !== 'reconnect') return [];
  return flow.transitions.flatMap(({ id, from }: Transition) => (id === mend.transition_id ? [from] : []));
}
