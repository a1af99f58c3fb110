import type {
  Command,
  Flow,
  FlowNode,
  RunState,
  SectionState,
  Transition,
  VoteOutcome,
} from '../src/index.ts';
import { decide, entitledVoters, evolve, hostOf, hostUser, openSections } from '../src/index.ts';
import { MENTOR } from './small-case.ts';

/** Steps from each node to an end along the ways on. */
function distances(flow: Flow): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const queue = flow.nodes.filter(({ kind }) => kind === 'experience').map(({ id }) => id);
  for (const id of queue) found.set(id, 0);
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    for (const { from, to, kind } of flow.transitions) {
      if (to !== id || kind !== 'advance' || found.has(from)) continue;
      found.set(from, (found.get(id) ?? 0) + 1);
      queue.push(from);
    }
  }
  return found;
}

/**
 * Plays a run from wherever it stands to its end: lifts a pause, calls in whom it needs, votes for the outcome that leads on,
 * and takes the shortest way. Throws when an act that should be possible is refused, or when it gets nowhere.
 */
export function playToEnd(flow: Flow, begun: RunState): RunState {
  const far = distances(flow);
  let state = begun;
  const act = (user_id: number, command: Command) => {
    const decision = decide(flow, state, command, {
      actor: { user_id, is_staff: user_id === MENTOR },
      at: 1,
    });
    if (!decision.ok) {
      throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(decision.refusal)}`);
    }
    state = decision.events.reduce(evolve, state);
  };
  if (state.control.status === 2) act(MENTOR, { type: 'control', status: 1, reason: null });
  if (state.status === 'waiting') act(state.leader_id, { type: 'start' });
  for (let step = 0; state.status !== 'ended'; step += 1) {
    const section = openSections(state)[0];
    const node = flow.nodes.find(({ id }) => id === section?.node_id);
    if (!section || !node) throw new Error('in progress, and nothing is open');
    if (step > 10 * flow.nodes.length) throw new Error(`going round in ${node.id}`);
    finishSection(flow, node, section, far, () => state, act);
  }
  return state;
}

function finishSection(
  flow: Flow,
  node: FlowNode,
  section: SectionState,
  far: ReadonlyMap<string, number>,
  now: () => RunState,
  act: (user: number, command: Command) => void,
): void {
  const at = { node_id: node.id };
  const transitions = nearest(flow, node, far);
  const asHost = { ...at, role_id: hostOf(node)?.role_id ?? null };
  const holder = (role: string) => now().holders[role] ?? 0;
  const callIn = (role: string) => {
    if (now().sections[node.id]?.inside.includes(role)) return;
    act(hostUser(now(), node), { type: 'call_in', ...asHost, target_role: role });
  };
  if (node.kind === 'vote' && node.vote && !section.vote.ended) {
    const voters = entitledVoters(node).filter((role) => !section.vote.voted.includes(role));
    voters.forEach((role_id, i) => {
      const option_id = ballotFor(node, transitions[0]?.outcome ?? 'passed', i);
      if (option_id === undefined) return;
      callIn(role_id);
      act(holder(role_id), { type: 'vote', ...at, role_id, option_id });
    });
    act(hostUser(now(), node), { type: 'end_vote', ...asHost });
  }
  const outcome = now().sections[node.id]?.vote.result?.outcome ?? null;
  const transition = transitions.find((w) => w.outcome === null || w.outcome === outcome);
  const ender = node.roles.find(({ processes }) => processes.includes('end'))?.role_id;
  if (!transition || ender === undefined) throw new Error(`${node.id} cannot be ended`);
  callIn(ender);
  act(holder(ender), { type: 'end_section', ...at, role_id: ender, trans_id: transition.id });
}

/** What the voter of this number votes, so that the vote comes out as wanted; undefined to stay away. */
function ballotFor(node: FlowNode, wanted: VoteOutcome, voter: number): string | undefined {
  const counts = wanted === 'passed' || (wanted === 'tied' && voter === 0) ? 'for' : 'against';
  return wanted === 'tied' && voter > 1 ? undefined : node.vote?.options.find((o) => o.counts === counts)?.id;
}

function nearest(flow: Flow, node: FlowNode, far: ReadonlyMap<string, number>): readonly Transition[] {
  const transitions = flow.transitions.filter(({ from, kind }) => from === node.id && kind === 'advance');
  return transitions.sort((a, b) => (far.get(a.to) ?? Infinity) - (far.get(b.to) ?? Infinity));
}
