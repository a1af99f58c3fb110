import fc from 'fast-check';
import {
  type Condition,
  checkFlow,
  type Flow,
  type FlowNode,
  indexFlow,
  isSound,
  type Transition,
} from '../src/index.ts';
import { chartOf } from '../src/run/dry-run/dry-plan.ts';
import { Dice } from './dice.ts';
import { place, section, transition, wrongOption } from './small-case.ts';

/**
 * Flows whose choices lead into one another and ask for the same few things again and again, as far as the check passes them:
 * what nobody comes to is left out.
 */
export const chainedFlows: fc.Arbitrary<Flow> = fc
  .integer({ min: 1, max: 1_000_000_000 })
  .map((seed) => pruned(new Chain(new Dice(seed)).build()))
  .filter((flow): flow is Flow => flow !== null);

/** While it is pruned; what is left is checked in full. */
const MARKINGS = 2000;

/** Pure: without the routes that are never taken and the sections that nobody comes to; null where that does not make it sound. */
function pruned(flow: Flow): Flow | null {
  let left = flow;
  for (let tries = 0; tries < 12; tries += 1) {
    const findings = checkFlow(left, MARKINGS);
    if (isSound(findings)) return isFollowed(left) ? left : null;
    const idle = new Set(findings.flatMap(({ trans_id }) => trans_id ?? []));
    const lost = new Set(findings.flatMap((one) => (one.code === 'unreachable' ? (one.node_id ?? []) : [])));
    const bare = findings.flatMap((one) =>
      one.code === 'choice_without_default' ? (one.node_id ?? []) : [],
    );
    if (idle.size + lost.size + bare.length === 0) return null;
    const kept = left.transitions.filter(
      ({ id, from, to }) => !idle.has(id) && !lost.has(from) && !lost.has(to),
    );
    const last = new Set(bare.map((node) => kept.findLast(({ from }) => from === node)?.id));
    left = {
      ...left,
      nodes: left.nodes.filter(({ id }) => !lost.has(id)),
      transitions: kept.map((one) => (last.has(one.id) ? transition(one.from, one.to, { id: one.id }) : one)),
    };
  }
  return null;
}

/** Whether choices lead into one another, and the check has followed all that they ask for to the end. */
function isFollowed(flow: Flow): boolean {
  return isChained(flow) && chartOf(indexFlow(flow)) !== null && isSound(checkFlow(flow));
}

function isChained({ nodes, transitions }: Flow): boolean {
  const choices = new Set(nodes.flatMap(({ id, kind }) => (kind === 'choice' ? [id] : [])));
  return transitions.some(({ from, to }) => choices.has(from) && choices.has(to));
}

const ROLES = ['a', 'b'];
const VOTE = {
  options: [
    { id: 'yes', counts: 'for' },
    { id: 'no', counts: 'against' },
  ],
  secret: false,
  threshold: 'majority',
} as const;

/** Layers of sections, one after another; a tree of choices leads from each to the next, past it, or back. */
class Chain {
  readonly #dice: Dice;
  readonly #layers: FlowNode[][] = [];
  readonly #choices: FlowNode[] = [];
  readonly #transitions: Transition[] = [];

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  build(): Flow {
    const depth = this.#dice.pick([2, 3, 3, 4]);
    for (let i = 0; i < depth; i += 1) this.#layers.push(this.#layer(i));
    this.#transitions.push(transition('start', this.#layers[0]?.[0]?.id ?? ''));
    for (const [i, layer] of this.#layers.entries()) {
      for (const { id } of layer) {
        const target = this.#dice.chance(0.6) ? this.#choice(i, 3) : this.#forward(i);
        this.#transitions.push(transition(id, target));
        if (this.#dice.chance(0.2)) this.#transitions.push(wrongOption(id));
      }
    }
    return {
      roles: ROLES.map((id) => ({ id })),
      nodes: [
        section('start', 'start'),
        ...this.#layers.flat(),
        ...this.#choices,
        section('end', 'experience'),
      ],
      transitions: this.#transitions,
    };
  }

  #layer(at: number): FlowNode[] {
    const size = at === 0 ? 1 : this.#dice.pick([1, 2, 2]);
    return Array.from({ length: size }, (_, i) => this.#section(`s${at}${i}`, at));
  }

  #section(id: string, at: number): FlowNode {
    const kind = at === 0 ? 'court' : this.#dice.pick(['court', 'vote', 'edit'] as const);
    const roles = ROLES.map((role, i) =>
      place(role, {
        host: i === 0,
        functions: ['speech', 'display', 'vote', 'submission', 'signature'],
        processes: i === 0 ? ['end'] : [],
      }),
    );
    return section(id, kind, roles, {
      templates: kind === 'edit' ? [{ id: `t${id}`, role_ids: ['a'] }] : [],
      vote: kind === 'vote' ? VOTE : null,
    });
  }

  /** A choice after this layer, with as many more behind it as the depth allows. */
  #choice(at: number, depth: number): string {
    const id = `c${this.#choices.length}`;
    this.#choices.push(section(id, 'choice'));
    const routes = this.#dice.pick([2, 2, 3]);
    for (let i = 0; i < routes; i += 1) {
      const isLast = i === routes - 1;
      const isBack = !isLast && at > 0 && this.#dice.chance(0.15);
      const leads = depth > 1 && this.#dice.chance(0.5) ? this.#choice(at, depth - 1) : this.#forward(at);
      const back = this.#dice.pick(this.#layers[this.#dice.pick([0, at])] ?? [])?.id ?? leads;
      const to = isBack ? back : leads;
      const rounds: Condition = { type: 'visited', node_id: back, at_most: this.#dice.pick([1, 2]) };
      const conditions = isLast ? {} : { conditions: isBack ? [rounds] : this.#asked(at) };
      this.#transitions.push(transition(id, to, { id: `${id}-${i}`, ...conditions }));
    }
    return id;
  }

  #forward(at: number): string {
    const later = this.#layers.slice(at + 1, at + 3).flat();
    return later.length === 0 || this.#dice.chance(0.1) ? 'end' : this.#dice.pick(later).id;
  }

  #asked(at: number): Condition[] {
    const one = this.#condition(at);
    return this.#dice.chance(0.25) ? [one, this.#condition(at)] : [one];
  }

  #condition(at: number): Condition {
    const before = this.#layers.slice(0, at + 1).flat();
    const { id: node_id, kind } = this.#dice.pick(before);
    const template_id = `t${node_id}`;
    const role_id = this.#dice.pick(ROLES);
    if (kind === 'vote' && this.#dice.chance(0.8))
      return { type: 'voted', node_id, outcome: this.#dice.pick(['passed', 'rejected', 'tied'] as const) };
    if (kind === 'edit' && this.#dice.chance(0.8))
      return this.#dice.pick([
        { type: 'handed_in' as const, template_id },
        { type: 'signed_by' as const, template_id, role_ids: [role_id] },
        { type: 'refused_by' as const, template_id, role_ids: [role_id] },
      ]);
    return this.#dice.pick([
      { type: 'has_spoken' as const, node_id, role_id },
      { type: 'was_shown' as const, node_id, item_id: 'f1' },
      { type: 'visited' as const, node_id, at_least: 1 },
      { type: 'visited' as const, node_id, at_least: 2 },
    ]);
  }
}
