import type { Flow, Mend } from '@lets/contract';
import { type Finding, type FindingCode, topologicalOrder } from '@lets/engine';

type Codes = ReadonlySet<FindingCode>;
type MendOf = (finding: Finding) => Mend | undefined;

/** Where nobody gets on, or what was meant cannot be told: what lies behind is then not reached, and joins wait for it. */
const CAUSES: Codes = new Set([
  'no_start',
  'many_starts',
  'start_entered',
  'no_end',
  'duplicate_id',
  'unknown_node',
  'dead_end',
  'only_wrong',
  'nobody_here',
  'nobody_votes',
  'vote_not_set',
  'vote_without_choice',
  'outcome_leads_nowhere',
  'outcome_outside_vote',
  'condition_impossible',
  'conditions_never_met',
  'choice_without_default',
  'choice_many_defaults',
  'choice_goes_round',
]);

/** What goes wrong where branches meet, the first to be told first: one leads to the next. */
const MEETING: readonly FindingCode[] = ['token_doubled', 'join_waits', 'token_left_behind'];

/** What only follows where there is a cause. */
const DERIVED: Codes = new Set([
  ...MEETING,
  'endless_loop',
  'not_proved',
  'conditions_block',
  'cost_never_strikes',
  'join_single',
]);

/** Nobody gets on from there: what meets twice before or at such a place meets twice all the same. */
const HALTS: Codes = new Set([
  'no_end',
  'dead_end',
  'only_wrong',
  'nobody_here',
  'nobody_votes',
  'vote_not_set',
  'vote_without_choice',
]);

/** What is amiss in conditions themselves, not on the way to them. */
const ASKING: Codes = new Set(['condition_impossible', 'conditions_never_met']);

/** What says nothing of a piece that nothing leads to. */
const APART: Codes = new Set(['dead_end', 'condition_impossible', 'cost_never_strikes', 'join_single']);

/** What a fault brings with it at its own place. */
const HERE: Readonly<Partial<Record<FindingCode, Codes>>> = {
  nobody_here: new Set([
    'nobody_votes',
    'nobody_jumps',
    'nobody_speaks',
    'template_role_absent',
    'no_template',
  ]),
  vote_not_set: new Set(['dead_end', 'outcome_leads_nowhere', 'nobody_votes']),
  outcome_outside_vote: new Set(['dead_end']),
};

/**
 * Pure: the findings without those that only follow from others. What is left has an error wherever all of them have one, so that it bars
 * publishing just the same; what was hidden and is a fault of its own is found again once the cause is mended.
 */
export function rootsOf(flow: Flow, findings: readonly Finding[], mendOf: MendOf): readonly Finding[] {
  const apart = apartFrom(flow);
  const own = findings.filter(
    (one) => !isBroughtAlong(one, findings) && !(APART.has(one.code) && apart.has(one.node_id)),
  );
  const causes = own.filter(({ code }) => CAUSES.has(code));
  const cut = new Set(
    unreachableRoots(
      flow,
      own,
      causes.flatMap((one) => mendOf(one) ?? []),
    ),
  );
  const left = own.filter((one) => {
    if (one.code === 'unreachable') return cut.has(one);
    if (one.code === 'condition_impossible') return !follows(flow, one, causes);
    if (one.code === 'conditions_never_met' || one.code === 'route_never_taken')
      return cut.size === 0 && causes.every(({ code }) => ASKING.has(code));
    if (one.code === 'cost_never_strikes') return causes.length === 0 && cut.size === 0;
    if (one.code === 'fork_single') return !lacksBranch(one, cut, mendOf);
    if (one.code === 'token_doubled') return causes.every(({ code }) => HALTS.has(code));
    return causes.length === 0 || !DERIVED.has(one.code);
  });
  return causes.length > 0 ? left : withoutEchoes(flow, left);
}

function isBroughtAlong(one: Finding, all: readonly Finding[]): boolean {
  if (one.code === 'dead_end' && all.some(({ code }) => code === 'no_end')) return true;
  return all.some(({ code, node_id }) => node_id === one.node_id && HERE[code]?.has(one.code));
}

/** The branch that it lost is told of. */
function lacksBranch(fork: Finding, cut: ReadonlySet<Finding>, mendOf: MendOf): boolean {
  return [...cut].some((one) => {
    const mend = mendOf(one);
    return mend?.kind === 'connect' && mend.from === fork.node_id;
  });
}

/** A condition of what is there may be impossible only because something else is amiss on the way. */
function follows(flow: Flow, { data }: Finding, causes: readonly Finding[]): boolean {
  if (causes.every(({ code }) => ASKING.has(code))) return false;
  const nodes = new Set(flow.nodes.map(({ id }) => id));
  const templates = new Set(flow.nodes.flatMap((node) => node.templates.map(({ id }) => id)));
  const isThere = (id: unknown, ids: ReadonlySet<unknown>) => id === undefined || ids.has(id);
  return isThere(data.node_id, nodes) && isThere(data.template_id, templates);
}

/** Nodes that nothing leads to from the start, whatever is asked on the way. */
function apartFrom(flow: Flow, bridges: readonly Mend[] = []): ReadonlySet<string | null> {
  const ways = [
    ...flow.transitions.filter(({ kind }) => kind === 'advance'),
    ...bridges.flatMap((one) => bridge(flow, one)),
  ];
  const reached = new Set(flow.nodes.filter(({ kind }) => kind === 'start').map(({ id }) => id));
  for (const from of reached) for (const way of ways) if (way.from === from) reached.add(way.to);
  return new Set(flow.nodes.map(({ id }) => id).filter((id) => !reached.has(id)));
}

/** What a mend leads to. */
function bridge(flow: Flow, mend: Mend): { readonly from: string; readonly to: string }[] {
  if (mend.kind === 'connect') return [mend];
  if (mend.kind === 'route_outcome') return [{ from: mend.node_id, to: mend.to }];
  if (mend.kind !== 'reconnect') return [];
  return flow.transitions.flatMap(({ id, from }) =>
    id === mend.transition_id ? [{ from, to: mend.to }] : [],
  );
}

/** Of what cannot be reached the first pieces; where something bars the way, those that would not be reached without it either. */
function unreachableRoots(
  flow: Flow,
  findings: readonly Finding[],
  mends: readonly Mend[],
): readonly Finding[] {
  const all = findings.filter(({ code }) => code === 'unreachable');
  const hasCause = findings.some(({ code }) => CAUSES.has(code));
  const apart = apartFrom(flow, mends);
  const lost = hasCause ? all.filter(({ node_id }) => apart.has(node_id)) : all;
  const told = new Set<string | null>();
  const isEntered = ({ node_id }: Finding) =>
    flow.transitions.some(
      ({ from, to }) => to === node_id && from !== to && lost.some((one) => one.node_id === from),
    );
  const inOrder = [...lost.filter((one) => !isEntered(one)), ...lost.filter(isEntered)];
  return inOrder.filter(({ node_id }) => {
    if (told.has(node_id)) return false;
    for (const id of reachedFrom(flow, node_id)) told.add(id);
    return true;
  });
}

/** One finding where several say the same: of what goes wrong where branches meet, and of each loop. */
function withoutEchoes(flow: Flow, findings: readonly Finding[]): readonly Finding[] {
  const code = MEETING.find((one) => findings.some((finding) => finding.code === one));
  const isCut = findings.some((one) => one.code === 'unreachable');
  const met = findings.find((one) => one.code === code && !(isCut && code === 'join_waits'));
  const loops = findings.filter((one) => one.code === 'endless_loop');
  return findings.filter((one) => {
    if (MEETING.includes(one.code)) return one === met;
    if (one.code === 'join_single') return met === undefined;
    return one.code !== 'endless_loop' || isLastOfLoop(flow, one, loops);
  });
}

/** The way back leads out of it: of the sections that only lead into one another, the last. */
function isLastOfLoop(flow: Flow, one: Finding, loops: readonly Finding[]): boolean {
  const order = topologicalOrder(flow);
  const behind = reachedFrom(flow, one.node_id);
  const at = ({ node_id }: Finding) => order.indexOf(node_id ?? '');
  return !loops.some((other) => behind.has(other.node_id) && at(other) > at(one));
}

function reachedFrom({ transitions }: Flow, from: string | null): ReadonlySet<string | null> {
  const reached = new Set([from]);
  for (const id of reached) for (const way of transitions) if (way.from === id) reached.add(way.to);
  return reached;
}
