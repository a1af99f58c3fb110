import { type FlowIndex, indexFlow } from '../../flow/flow-index.ts';
import { type Flow, isSectionKind } from '../../flow/model.ts';
import type { RunEvent } from '../event.ts';
import { diceOf } from './dry-moves.ts';
import { DryPlay, type Wanted } from './dry-play.ts';
import type { Cast } from './dry-table.ts';

/** Plays that head for the section, and those that look around for it. */
const HEADED = 6;
const LOST = 40;

/**
 * Pure: what a cast does from the start until a section is open, through the engine, as short as a few plays find it; null where none
 * comes there. No wrong option is tried on the way. The section of the experience ends a run, and nobody comes into it.
 */
export function wayTo(flow: Flow, nodeId: string, cast: Cast): readonly RunEvent[] | null {
  const index = indexFlow(flow);
  const near = entriesOf(index, nodeId);
  return heading(index, { cast, node_id: nodeId }, near) ?? looking(index, { cast, node_id: nodeId });
}

/** Straight on: of all options only the ways in count as not taken yet, which is what a play goes to. */
function heading(index: FlowIndex, wanted: Wanted, near: ReadonlySet<string>): readonly RunEvent[] | null {
  let best: readonly RunEvent[] | null = null;
  for (let number = 1; number <= HEADED; number += 1) {
    const reached = index.flow.transitions.filter(({ id }) => !near.has(id));
    const play = playFor(index, wanted, number, new Set(reached.map(({ id }) => id)));
    if (play.isThere && (best === null || play.events.length < best.length)) best = play.events;
  }
  return best;
}

/** Round about: each play takes what none before has taken, until one comes by. */
function looking(index: FlowIndex, wanted: Wanted): readonly RunEvent[] | null {
  const wrong = index.flow.transitions.filter(({ kind }) => kind === 'wrong');
  const taken = new Set(wrong.map(({ id }) => id));
  for (let number = 1; number <= LOST; number += 1) {
    const play = playFor(index, wanted, number, taken);
    if (play.isThere) return play.events;
  }
  return null;
}

function playFor(index: FlowIndex, wanted: Wanted, number: number, transitions: Set<string>): DryPlay {
  const covered = { sections: new Set<string>(), transitions };
  const happened = { refused_signatures: 0, tied_votes: 0, replaced_roles: 0 };
  const members = wanted.cast.member_ids.length;
  const about = { number, members, wanted, covered, happened, trouble: undefined, roll: diceOf(number) };
  const play = new DryPlay(index, about);
  play.toEnd();
  return play;
}

/** The ways into a section, back to the options out of the sections before it. */
function entriesOf({ flow, nodes }: FlowIndex, nodeId: string): ReadonlySet<string> {
  const entries = new Set<string>();
  const queue = [nodeId];
  const seen = new Set(queue);
  for (const id of queue) {
    for (const one of flow.transitions.filter(({ to, kind }) => to === id && kind !== 'wrong')) {
      entries.add(one.id);
      const from = nodes.get(one.from);
      if (!from || isSectionKind(from.kind) || seen.has(from.id)) continue;
      seen.add(from.id);
      queue.push(from.id);
    }
  }
  return entries;
}
