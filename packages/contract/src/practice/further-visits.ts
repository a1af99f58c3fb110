import type { RunEvent, RunState, SectionState } from '@lets/engine';
import type { CaseRole } from '../project/case.ts';
import { turnOf } from '../project/flow-view.ts';
import { type Flow, fittingLines, isLine, type Line, type Voted } from '../workflow/flow.ts';
import { companyOf, utterancesIn } from './company.ts';
import { readExchange } from './exchange.ts';
import { resumeOf } from './resuming.ts';

type Node = Flow['nodes'][number];
type Visits = Pick<RunState, 'sections' | 'past_visits' | 'firings' | 'holders'>;

/** What was said in a run so far, and by whom. */
export interface SaidSoFar {
  readonly events: readonly RunEvent[];
  readonly roles: readonly Pick<CaseRole, 'role_id' | 'name'>[];
  readonly isPerson: (userId: number) => boolean;
}

/** Pure: the open sections that a loop has opened again. What was said in them before is all that `flowNow` asks of a run's log. */
export function openedAgain({ sections, past_visits }: Pick<Visits, 'sections' | 'past_visits'>): string[] {
  const open = Object.values(sections).filter(({ status }) => status === 'open');
  return open.map(({ node_id }) => node_id).filter((id) => past_visits.some(({ node_id }) => node_id === id));
}

/**
 * Pure: the flow with the prepared lines that are still to be said: nobody repeats word for word what was said on an earlier visit of a
 * section, and nobody waits for a person to. People's own words stand for their lines there as everywhere. Where the leading role would have
 * nothing to open with, a sentence of ours says that it goes on.
 */
export function flowNow(flow: Flow, state: Visits, said: SaidSoFar): Flow {
  const again = new Set(openedAgain(state));
  if (again.size === 0) return flow;
  return {
    ...flow,
    nodes: flow.nodes.map((node) =>
      again.has(node.id) ? { ...node, lines: linesNow(flow, node, state, said) } : node,
    ),
  };
}

function linesNow(flow: Flow, node: Node, state: Visits, said: SaidSoFar): Line[] {
  const visits = visitsOf(node.id, state);
  const done = new Set<Line>();
  let hasSpoken = false;
  for (const [earlier, visit] of visits.slice(0, -1).entries()) {
    const end = endOf(visit, state);
    const events = said.events.filter(({ seq, node_id }) => node_id === node.id && seq < end);
    const lines = linesLeft(flow, node, { done, again: earlier, hasSpoken }, votedBy(end, state));
    for (const line of doneIn(flow, node, lines, visit, state, { ...said, events })) done.add(line);
    hasSpoken ||= events.some(({ seq, type }) => type === 'spoke' && seq > visit.opened_seq);
  }
  return linesLeft(flow, node, { done, again: visits.length - 1, hasSpoken }, state.sections);
}

/** Of a section on this path, the first one first. */
function visitsOf(nodeId: string, { sections, past_visits }: Visits): readonly SectionState[] {
  return [...past_visits, ...Object.values(sections)]
    .filter(({ node_id }) => node_id === nodeId)
    .toSorted((a, b) => a.opened_seq - b.opened_seq);
}

/** The number of the event that closed an earlier visit. */
function endOf({ node_id, opened_seq }: SectionState, { firings }: Visits): number {
  const closing = firings.find(({ closes, seq }) => closes === node_id && seq > opened_seq);
  return closing?.seq ?? Number.POSITIVE_INFINITY;
}

/** The sections as they stood then, as far as votes go. */
function votedBy(seq: number, { sections, past_visits }: Visits): Voted {
  const opened = [...past_visits, ...Object.values(sections)].filter((one) => one.opened_seq < seq);
  const inOrder = opened.toSorted((a, b) => a.opened_seq - b.opened_seq);
  return Object.fromEntries(inOrder.map((visit) => [visit.node_id, visit]));
}

interface Before {
  readonly done: ReadonlySet<Line>;
  /** How often the section has been opened again. */
  readonly again: number;
  /** Whether anything was said in it. */
  readonly hasSpoken: boolean;
}

/** The lines of a visit that fit what had been voted by then. */
function linesLeft(flow: Flow, node: Node, { done, again, hasSpoken }: Before, sections: Voted): Line[] {
  const needed = neededEachTime(flow, node);
  const fitting = fittingLines(node.lines, sections);
  const left = fitting.filter((line) => !done.has(line) || needed.has(line));
  const opener = openerOf(node);
  const role = flow.roles.find(({ id }) => id === opener);
  const first = left.find(({ apart }) => !apart);
  const isLed = again === 0 || !hasSpoken || first?.role_id === opener;
  // A vote for which the case has no words is held without any.
  if (isLed || !role || (node.kind === 'vote' && node.lines.length === 0)) return left;
  return [{ role_id: role.id, text: resumeOf(node, role, again) }, ...left];
}

/** The leading role if it may speak, else the role that speaks first. */
function openerOf({ roles, lines }: Node): string | undefined {
  const speaks = ({ functions }: Node['roles'][number]) =>
    functions.includes('speech') || functions.includes('request_speech');
  const host = roles.find((role) => role.host && speaks(role));
  return (host ?? lines.find(({ apart }) => !apart) ?? roles.find(speaks))?.role_id;
}

/** What the options ask to be said or shown in the latest visit is said again each time, or nobody could leave. */
function neededEachTime({ transitions }: Flow, { id, lines }: Node): ReadonlySet<Line> {
  const asked = transitions.flatMap(({ conditions = [] }) => conditions);
  return new Set(
    asked.flatMap((condition): readonly Line[] => {
      if (condition.type === 'has_spoken' && condition.node_id === id) {
        const own = lines.filter(({ role_id, apart }) => role_id === condition.role_id && !apart);
        const always = own.filter(({ only_after }) => only_after === undefined);
        return always.length > 0 ? always.slice(-1) : own;
      }
      if (condition.type !== 'was_shown' || condition.node_id !== id) return [];
      const showing = lines.filter(({ shows }) => shows?.includes(condition.item_id));
      // A line may show what it only speaks of.
      return showing.length > 0 ? showing : lines;
    }),
  );
}

/** Of the lines of a visit those that were said in it, or for which a person's own words stand, or which were passed over. */
function doneIn(
  flow: Flow,
  node: Node,
  lines: readonly Line[],
  visit: SectionState,
  { holders }: Visits,
  { events, roles, isPerson }: SaidSoFar,
): readonly Line[] {
  const inRoom = lines.filter(({ apart }) => !apart);
  const detail = {
    flow,
    roles,
    speaking_order: inRoom.length > 0 ? { [node.id]: inRoom.map(turnOf) } : {},
  };
  const utterances = utterancesIn(events, visit, isPerson);
  const { done } = readExchange(companyOf({ detail, node, holders, isPerson }), utterances);
  const isSaid = (line: Line, where: 'spoke' | 'spoke_in_meeting') =>
    events.some(
      (event) =>
        event.type === where &&
        event.seq > visit.opened_seq &&
        event.role_id === line.role_id &&
        isLine(line, event.data.text),
    );
  const apart = lines.filter((line) => line.apart && isSaid(line, 'spoke_in_meeting'));
  const exact = new Set(inRoom.filter((line) => isSaid(line, 'spoke')));
  const counted = new Map<string, number>();
  for (const [at, { role_id }] of inRoom.entries()) {
    if (done[at]) counted.set(role_id, (counted.get(role_id) ?? 0) + 1);
  }
  for (const { role_id } of exact) counted.set(role_id, (counted.get(role_id) ?? 0) - 1);
  // Said in other words, or not at all, are the first ones.
  const stoodFor = inRoom.filter((line) => {
    const open = counted.get(line.role_id) ?? 0;
    if (exact.has(line) || open <= 0) return false;
    counted.set(line.role_id, open - 1);
    return true;
  });
  return [...apart, ...exact, ...stoodFor];
}
