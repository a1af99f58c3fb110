import type { RecordLine } from '../../../domain/run/record-lines.ts';
import { type Span, spansOf } from '../../../domain/run/timeline/lanes.ts';
import type { Timeline, Visit } from '../../../domain/run/timeline/timeline.ts';

/** The lines of one stay in a section. */
export interface Group {
  readonly visit: Visit | null;
  readonly lines: RecordLine[];
}

/** What stands in the record one after the other: a group, or several side by side while sections ran in parallel. */
export interface Block {
  readonly lanes: readonly (readonly Group[])[];
}

/** Pure: the lines by stays; those of sections that ran side by side on a lane for each branch, no line twice and none left out. */
export function blocksOf(
  lines: readonly RecordLine[],
  { visits }: Timeline,
  flow: Parameters<typeof spansOf>[1],
): readonly Block[] {
  const spans = spansOf(visits, flow);
  const spanOf = new Map(spans.flatMap((span) => span.lanes.flat().map((visit) => [visit, span] as const)));
  const blocks: { readonly span: Span<Visit> | null; readonly groups: Group[] }[] = [];
  let last: Visit | null = null;
  for (const line of lines) {
    const visit: Visit | null = visitOf(line, visits) ?? last;
    const span = visit ? (spanOf.get(visit) ?? null) : null;
    let block = blocks.at(-1);
    if (!block || block.span !== span) {
      block = { span, groups: [] };
      blocks.push(block);
    }
    const group = block.groups.find((one) => one.visit === visit);
    if (group) group.lines.push(line);
    else block.groups.push({ visit, lines: [line] });
    last = visit;
  }
  return blocks.map(({ span, groups }) => ({ lanes: lanesIn(span, groups) }));
}

/** The stay that a line belongs to: the latest of its section that had been opened by then. */
function visitOf({ event, index }: RecordLine, visits: readonly Visit[]): Visit | null {
  if (event.node_id === null) return null;
  return visits.findLast((visit) => visit.node_id === event.node_id && visit.index <= index) ?? null;
}

/** Lanes without a line are left out. */
function lanesIn(span: Span<Visit> | null, groups: readonly Group[]): readonly (readonly Group[])[] {
  if (!span) return [groups];
  const lanes = span.lanes.map((lane) =>
    groups.filter(({ visit }) => visit !== null && lane.includes(visit)),
  );
  return lanes.filter((lane) => lane.length > 0);
}
