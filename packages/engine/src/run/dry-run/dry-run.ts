import { checkDrawing } from '../../flow/check/drawing.ts';
import { indexFlow } from '../../flow/flow-index.ts';
import { type Flow, isSectionKind } from '../../flow/model.ts';
import { diceOf } from './dry-moves.ts';
import { DryPlay, type Stuck, type Trouble } from './dry-play.ts';
import type { Covered, DryStep, Happened } from './dry-table.ts';

export interface DryRun {
  readonly steps: readonly DryStep[];
  readonly plays: number;
  readonly coverage: {
    readonly sections: readonly string[];
    readonly transitions: readonly string[];
    readonly missed: { readonly sections: readonly string[]; readonly transitions: readonly string[] };
  };
  /** Every play came to its end. */
  readonly ended: boolean;
  /** How often each disturbance came about. */
  readonly happened: Happened;
  readonly stuck: Stuck | null;
}

export interface DryRunOptions {
  readonly seed: number;
  /** People who share the roles; those beyond the number of roles look on. */
  readonly members: number;
  readonly plays: number;
  /** Given, documents are written and signed too. */
  readonly trouble?: Trouble;
}

/** Faults of the drawing that leave nothing to play. */
const UNPLAYABLE = new Set<string>(['no_start', 'many_starts', 'duplicate_id', 'bad_id', 'unknown_node']);

/** Plays that find nothing new before a dry run is over; what choices take depends on more than one of them. */
const PATIENCE = 2;

/**
 * Pure: automatic players play a flow to its end, again and again as long as that reaches sections or options that no play
 * before has reached. The same seed plays the same.
 */
export function dryRun(flow: Flow, { seed, members, plays, trouble }: DryRunOptions): DryRun {
  const covered = { sections: new Set<string>(), transitions: new Set<string>() };
  const index = indexFlow(flow);
  const broken = checkDrawing(index).find(({ code }) => UNPLAYABLE.has(code));
  const steps: DryStep[] = [];
  const happened = { refused_signatures: 0, tied_votes: 0, replaced_roles: 0 };
  let stuck: Stuck | null = broken ? { node_id: broken.node_id, reason: broken.code } : null;
  let number = 0;
  const patience = flow.nodes.some(({ kind }) => kind === 'choice') ? 2 * PATIENCE : PATIENCE;
  for (let fruitless = 0; number < plays && fruitless < patience && stuck === null; ) {
    number += 1;
    const before = covered.transitions.size;
    const roll = diceOf(seed + number);
    const play = new DryPlay(index, { number, members, trouble, covered, happened, roll });
    stuck = play.toEnd();
    steps.push(...play.steps);
    if (covered.transitions.size >= flow.transitions.length) break;
    fruitless = covered.transitions.size > before ? 0 : fruitless + 1;
  }
  return {
    steps,
    plays: number,
    coverage: coverageOf(flow, covered),
    ended: stuck === null,
    happened,
    stuck,
  };
}

function coverageOf(flow: Flow, covered: Covered): DryRun['coverage'] {
  const sections = flow.nodes.filter(({ kind }) => isSectionKind(kind)).map(({ id }) => id);
  const transitions = flow.transitions.map(({ id }) => id);
  return {
    sections: sections.filter((id) => covered.sections.has(id)),
    transitions: transitions.filter((id) => covered.transitions.has(id)),
    missed: {
      sections: sections.filter((id) => !covered.sections.has(id)),
      transitions: transitions.filter((id) => !covered.transitions.has(id)),
    },
  };
}
