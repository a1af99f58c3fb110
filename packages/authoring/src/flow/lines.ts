import type { Flow, FlowFinding, FlowNode, LINE_FINDING_CODES } from '@lets/contract';
import { mendLine } from './mend/lines.ts';
import { offered } from './mend/offered.ts';

export type LineFault = (typeof LINE_FINDING_CODES)[number];

type Section = Pick<FlowNode, 'kind' | 'roles' | 'lines'>;

/** Pure: what is amiss with whom a prepared line names: partners would never say it, say it out of place, or show nothing with it. */
export function lineFaults(section: Section, at: number): LineFault[] {
  const line = section.lines[at];
  // Who has a part in a section is set after its lines.
  if (!line || section.roles.length === 0) return [];
  const own = functionsOf(section, line.role_id);
  if (!own) return ['line_role_absent'];
  const isBarred =
    Boolean(line.shows?.length) && !own.includes('display') && !own.includes('request_display');
  const place = line.apart ? faultApart(section, at, own) : faultInOrder(section, at);
  const isIdle = line.against && !(section.kind === 'vote' && own.includes('vote'));
  return [
    ...(place ? [place] : []),
    ...(isBarred ? (['line_shows_barred'] as const) : []),
    ...(isIdle ? (['line_against_no_vote'] as const) : []),
  ];
}

function functionsOf({ roles }: Section, id: string | undefined) {
  return roles.find(({ role_id }) => role_id === id)?.functions;
}

/** A role that names a partner asks for the talk; one that names none only answers when another role asks. */
function faultApart(section: Section, at: number, own: readonly string[]): LineFault | null {
  const { role_id, answers } = section.lines[at] ?? {};
  if (answers !== undefined) {
    if (answers === role_id || !functionsOf(section, answers)) return 'line_apart_alone';
    return own.includes('meeting') ? null : 'line_apart_barred';
  }
  const isAsked = section.lines.some((other) => other.apart && other.answers === role_id);
  return isAsked ? null : 'line_apart_alone';
}

function faultInOrder({ lines }: Section, at: number): LineFault | null {
  const { role_id, answers } = lines[at] ?? {};
  if (answers === undefined) return null;
  const isBefore = lines.slice(0, at).some((other) => other.role_id === answers && !other.apart);
  return answers !== role_id && isBefore ? null : 'line_answers_nobody';
}

/** Pure: the same of all lines of a flow. A line is told by its number in its section. */
export function checkLines({ nodes }: Pick<Flow, 'nodes'>): FlowFinding[] {
  return nodes.flatMap((node) =>
    node.lines.flatMap(({ role_id }, at) =>
      lineFaults(node, at).map((code) => ({
        code,
        severity: 'warning' as const,
        node_id: node.id,
        transition_id: null,
        role_id,
        values: { line: at + 1 },
        ...offered(mendLine(node, at, code)),
      })),
    ),
  );
}
