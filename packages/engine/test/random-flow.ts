import fc from 'fast-check';
import type {
  Assignment,
  Condition,
  Flow,
  FlowNode,
  FunctionAction,
  SectionKind,
  Transition,
} from '../src/index.ts';
import { FUNCTION_ACTIONS, isSectionKind } from '../src/index.ts';
import { Dice } from './dice.ts';
import { place, section, transition, wrongOption } from './small-case.ts';

/** A piece of a flow with one way in. Sound by construction: pieces are put in series, side by side, or chosen between, by someone or by themselves. */
type Block =
  | { readonly is: 'section'; readonly seed: number }
  | { readonly is: 'series'; readonly blocks: readonly Block[] }
  | { readonly is: 'parallel'; readonly blocks: readonly Block[] }
  | { readonly is: 'choice'; readonly seed: number; readonly blocks: readonly Block[] }
  | { readonly is: 'loop'; readonly seed: number; readonly body: Block }
  | { readonly is: 'routes'; readonly seed: number; readonly blocks: readonly Block[] }
  | { readonly is: 'rounds'; readonly seed: number; readonly body: Block };

const seed = fc.integer({ min: 1, max: 1_000_000 });

function blocks(depth: number): fc.Arbitrary<Block> {
  const { block } = fc.letrec<{ block: Block }>((tie) => {
    const several = (minLength: number) =>
      fc.array(tie('block'), { minLength, maxLength: 3, depthIdentifier: 'b', size: 'max' });
    return {
      block: fc.oneof(
        { depthIdentifier: 'b', depthSize: 'max', maxDepth: depth },
        fc.record({ is: fc.constant('section' as const), seed }),
        fc.record({ is: fc.constant('series' as const), blocks: several(1) }),
        fc.record({ is: fc.constant('parallel' as const), blocks: several(2) }),
        fc.record({ is: fc.constant('choice' as const), seed, blocks: several(2) }),
        fc.record({ is: fc.constant('loop' as const), seed, body: tie('block') }),
        fc.record({ is: fc.constant('routes' as const), seed, blocks: several(1) }),
        fc.record({ is: fc.constant('rounds' as const), seed, body: tie('block') }),
      ),
    };
  });
  return block;
}

function seriesOf(block: fc.Arbitrary<Block>): fc.Arbitrary<Block> {
  return fc.array(block, { minLength: 2, maxLength: 3 }).map((inner) => ({ is: 'series', blocks: inner }));
}

/** Flows that are sound because of how they are put together, with roles, votes, documents and wrong options. */
export function soundFlows(depth = 2): fc.Arbitrary<Flow> {
  return fc
    .tuple(seriesOf(blocks(depth)), fc.integer({ min: 1, max: 4 }), seed)
    .map(([block, roleCount, draw]) =>
      withIncompatibleRoles(new Builder(roleCount, new Dice(draw)).build(block), new Dice(draw + 1)),
    );
}

/** In half of the flows each role keeps some others from its holder. */
function withIncompatibleRoles(flow: Flow, dice: Dice): Flow {
  if (dice.chance(0.5)) return flow;
  const ids = flow.roles.map(({ id }) => id);
  const roles = ids.map((id) => ({
    id,
    incompatible: ids.filter((other) => other !== id && dice.chance(0.4)),
  }));
  return { ...flow, roles };
}

/** Flows with exits led elsewhere, left out and drawn anew: some sound, most not. */
export const shuffledFlows: fc.Arbitrary<Flow> = fc
  .tuple(soundFlows(), seed, fc.integer({ min: 0, max: 3 }))
  .map(([flow, draw, changes]) => shuffleTransitions(flow, new Dice(draw), changes));

function shuffleTransitions(flow: Flow, dice: Dice, changes: number): Flow {
  let transitions = flow.transitions;
  const targets = flow.nodes.filter(({ kind }) => kind !== 'start').map(({ id }) => id);
  const sources = flow.nodes
    .filter(({ kind }) => kind !== 'experience' && kind !== 'start')
    .map(({ id }) => id);
  for (let i = 0; i < changes; i += 1) {
    const advance = transitions.filter(({ kind }) => kind === 'advance');
    const chosen = dice.pick(advance);
    const isLast = advance.filter(({ from }) => from === chosen.from).length === 1;
    const act = dice.pick(['lead', 'leave', 'draw'] as const);
    if (act === 'lead') {
      const to = dice.pick(targets);
      transitions = transitions.map((t) => (t === chosen ? { ...t, to } : t));
    } else if (act === 'leave' && !isLast) {
      transitions = transitions.filter((t) => t !== chosen);
    } else {
      transitions = [...transitions, transition(dice.pick(sources), dice.pick(targets), { id: `new${i}` })];
    }
  }
  return { ...flow, transitions };
}

/** A way out of a piece that has not been led anywhere yet. */
interface Loose {
  readonly from: string;
  readonly outcome: Transition['outcome'];
  readonly conditions?: Transition['conditions'];
}

class Builder {
  readonly #nodes: FlowNode[] = [];
  readonly #transitions: Transition[] = [];
  readonly #roles: readonly string[];
  readonly #dice: Dice;

  constructor(roleCount: number, dice: Dice) {
    this.#roles = Array.from({ length: roleCount }, (_, i) => `r${i}`);
    this.#dice = dice;
  }

  build(block: Block): Flow {
    this.#nodes.push(section('start', 'start'));
    // Every role has a place in the first section, so that none is unused.
    const opening = this.#opening();
    this.#connect([{ from: 'start', outcome: null }], opening);
    const loose = this.#add([{ from: opening, outcome: null }], block);
    this.#nodes.push(section('end', 'experience'));
    this.#connect(loose, 'end');
    return {
      nodes: this.#nodes,
      transitions: this.#transitions.map((transition) => this.#priced(transition)),
      roles: this.#roles.map((id) => ({ id })),
    };
  }

  /** The role that ends it can show exhibits there, which choices ask for. */
  #opening(): string {
    const id = this.#section(this.#dice, 'court', this.#roles);
    const opening = this.#nodes.pop();
    const roles = opening?.roles.map((one) =>
      one.processes.includes('end')
        ? { ...one, functions: [...new Set([...one.functions, 'display' as const])] }
        : one,
    );
    if (opening && roles) this.#nodes.push({ ...opening, roles });
    return id;
  }

  /** Adds a piece behind the loose exits and gives back its own. */
  #add(loose: readonly Loose[], block: Block): readonly Loose[] {
    switch (block.is) {
      case 'section':
        return this.#plain(loose, new Dice(block.seed));
      case 'series':
        return block.blocks.reduce((exits, inner) => this.#add(exits, inner), loose);
      case 'parallel':
        return this.#parallel(loose, block.blocks);
      case 'choice':
        return this.#choice(loose, new Dice(block.seed), block.blocks);
      case 'loop':
        return this.#loop(loose, new Dice(block.seed), block.body);
      case 'routes':
        return this.#routes(loose, new Dice(block.seed), block.blocks);
      case 'rounds':
        return this.#rounds(loose, new Dice(block.seed), block.body);
    }
  }

  #plain(loose: readonly Loose[], dice: Dice): readonly Loose[] {
    const id = this.#section(dice, dice.pick(['court', 'edit', 'display', 'report', 'vote', 'jump']));
    this.#connect(loose, id);
    return [{ from: id, outcome: null }];
  }

  #parallel(loose: readonly Loose[], branches: readonly Block[]): readonly Loose[] {
    const fork = this.#routing('fork');
    this.#connect(loose, fork);
    const ends = branches.map((branch) => {
      const begun = this.#plain([{ from: fork, outcome: null }], this.#dice);
      const exits = this.#add(begun, branch);
      // A join waits for each node that leads to it, so alternatives meet in a section first.
      const isOne = new Set(exits.map(({ from }) => from)).size === 1;
      return isOne ? exits : this.#plain(exits, this.#dice);
    });
    const join = this.#routing('join');
    for (const exits of ends) this.#connect(exits, join);
    return [{ from: join, outcome: null }];
  }

  #choice(loose: readonly Loose[], dice: Dice, branches: readonly Block[]): readonly Loose[] {
    const isBound = dice.chance(0.5);
    const id = this.#section(dice, isBound ? 'vote' : 'court');
    this.#connect(loose, id);
    if (!isBound) return branches.flatMap((branch) => this.#add([{ from: id, outcome: null }], branch));
    const [first, ...others] = branches;
    const passed = first ? this.#add([{ from: id, outcome: 'passed' }], first) : [];
    const rest: readonly Loose[] = [
      { from: id, outcome: 'rejected' },
      { from: id, outcome: 'tied' },
    ];
    return [...passed, ...others.slice(0, 1).reduce((exits, branch) => this.#add(exits, branch), rest)];
  }

  #loop(loose: readonly Loose[], dice: Dice, body: Block): readonly Loose[] {
    const entry = this.#section(dice, 'court');
    this.#connect(loose, entry);
    const exits = this.#add([{ from: entry, outcome: null }], body);
    const isBound = dice.chance(0.5);
    const decider = this.#section(dice, isBound ? 'vote' : 'display');
    this.#connect(exits, decider);
    const again: readonly Transition['outcome'][] = isBound ? ['rejected', 'tied'] : [null];
    this.#connect(
      again.map((outcome) => ({ from: decider, outcome })),
      entry,
    );
    return [{ from: decider, outcome: isBound ? 'passed' : null }];
  }

  /** A choice by what was voted right before it, or by what was done in the first section. The last route may lead on at once. */
  #routes(loose: readonly Loose[], dice: Dice, branches: readonly Block[]): readonly Loose[] {
    const vote = dice.chance(0.5) ? this.#section(dice, 'vote') : null;
    const choice = this.#routing('choice');
    if (vote) this.#connect(loose, vote);
    this.#connect(vote ? [{ from: vote, outcome: null }] : loose, choice);
    const condition: Condition = vote
      ? { type: 'voted', node_id: vote, outcome: dice.pick(['passed', 'rejected'] as const) }
      : this.#done(choice);
    const [first, second] = branches;
    const asked: Loose = { from: choice, outcome: null, conditions: [condition] };
    const otherwise: Loose = { from: choice, outcome: null };
    const taken = first ? this.#add([asked], first) : [asked];
    return [...taken, ...(second ? this.#add([otherwise], second) : [otherwise])];
  }

  /** Goes round as often as a choice counts. */
  #rounds(loose: readonly Loose[], dice: Dice, body: Block): readonly Loose[] {
    const entry = this.#section(dice, 'court');
    this.#connect(loose, entry);
    const exits = this.#add([{ from: entry, outcome: null }], body);
    const choice = this.#routing('choice');
    this.#connect(exits, choice);
    const again: Condition = { type: 'visited', node_id: entry, at_most: dice.pick([1, 2]) };
    this.#connect([{ from: choice, outcome: null, conditions: [again] }], entry);
    return [{ from: choice, outcome: null }];
  }

  /** Each choice asks for something else: what one has told, no other need ask. */
  #done(choice: string): Condition {
    const [, opening] = this.#nodes;
    const node_id = opening?.id ?? '';
    const role_id = opening?.roles.find(({ processes }) => processes.includes('end'))?.role_id ?? '';
    const isFirst = !this.#transitions.some(({ conditions = [] }) =>
      conditions.some(({ type }) => type === 'has_spoken'),
    );
    return isFirst
      ? { type: 'has_spoken', node_id, role_id }
      : { type: 'was_shown', node_id, item_id: choice };
  }

  #routing(kind: 'fork' | 'join' | 'choice'): string {
    const id = `${kind}${this.#nodes.length}`;
    this.#nodes.push(section(id, kind));
    return id;
  }

  #section(dice: Dice, kind: SectionKind, roles = dice.some(this.#roles, 1)): string {
    const id = `${kind}${this.#nodes.length}`;
    const host = dice.chance(0.6) ? dice.pick(roles) : null;
    const ender = dice.pick(roles);
    const assignments = roles.map((role) => this.#assignment(dice, role, role === host, role === ender));
    this.#nodes.push(
      section(id, kind, assignments, {
        ...(dice.chance(0.5) && { meets_freely: true }),
        templates:
          kind === 'edit' || (kind === 'report' && dice.chance(0.5))
            ? [{ id: `t${id}`, role_ids: dice.some(roles, 1) }]
            : [],
        vote:
          kind === 'vote'
            ? {
                options: [
                  { id: 'yes', counts: 'for' },
                  { id: 'no', counts: 'against' },
                  { id: 'none', counts: 'abstain' },
                ],
                secret: dice.chance(0.6),
                threshold: dice.pick(['majority', 'two_thirds', 'unanimous']),
              }
            : null,
      }),
    );
    if (dice.chance(0.3)) this.#transitions.push(wrongOption(id));
    return id;
  }

  #assignment(dice: Dice, role: string, host: boolean, ends: boolean): Assignment {
    const functions = new Set<FunctionAction>(dice.some(FUNCTION_ACTIONS, 2));
    if (ends) functions.add('vote').add('speech');
    const processes = dice.some(['back', 'restart', 'jump'] as const, 0);
    return place(role, {
      host,
      can_terminate: dice.chance(0.2),
      functions: [...functions],
      processes: ends ? ['end', 'jump', ...processes.filter((p) => p !== 'jump')] : processes,
      inside: dice.chance(0.7),
    });
  }

  /** What an option costs is told where it leads. */
  #priced(transition: Transition): Transition {
    const kinds = [transition.from, transition.to].map(
      (id) => this.#nodes.find((node) => node.id === id)?.kind,
    );
    const isPriced = transition.kind === 'advance' && kinds.every((kind) => kind && isSectionKind(kind));
    return isPriced && this.#dice.chance(0.2)
      ? { ...transition, cost: { strikes_at: transition.to } }
      : transition;
  }

  #connect(loose: readonly Loose[], to: string): void {
    for (const { from, outcome, conditions } of loose) {
      const id = `t${this.#transitions.length}`;
      this.#transitions.push({ id, from, to, kind: 'advance', outcome, ...(conditions && { conditions }) });
    }
  }
}
