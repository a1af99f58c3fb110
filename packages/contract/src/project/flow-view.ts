import { isQuestion } from '../practice/addressing.ts';
import {
  type Flow,
  fittingLines,
  type Line,
  type TemplateRow,
  templateRow,
  type Voted,
} from '../workflow/flow.ts';
import type { FlowNodeView, FlowView } from './project.ts';

type Node = Flow['nodes'][number];
type Transition = Flow['transitions'][number];

/** What decides how much of a flow a person may know. */
export interface FlowReader {
  readonly isStaff: boolean;
  /** A practice partner, who is sent what its roles say. */
  readonly isPartner: boolean;
  readonly roleIds: readonly string[];
  readonly sections: Voted;
  /** Nothing is to come any more. */
  readonly isOver?: boolean;
}

/**
 * Pure: a flow as its reader may know it; every answer with a flow in it takes it from here. Staff see it as authored but for the
 * templates' bodies, which are fetched on their own. A player sees where the ways lead and nothing that would answer a question: no
 * wrong options, and of the right ones neither id nor label, so that neither can be matched with the options a section offers. Of what
 * is written for single roles they see their own; what authors note on the drawing, nobody. What seats are called is told of sections that
 * have been opened; before, only that some have names. What partners say, and how they tend to vote, is sent to partners alone, and of that
 * what follows a vote only once it came out so.
 */
export function flowViewOf({ notes: _, ...flow }: Flow, reader: FlowReader): FlowView {
  return {
    ...flow,
    nodes: flow.nodes.map((node) =>
      reader.isStaff ? withRows(node, node.templates.map(templateRow)) : knownNode(node, reader),
    ),
    transitions: reader.isStaff ? flow.transitions : waysOf(flow.transitions),
  };
}

function withRows(node: Node, templates: TemplateRow[]): FlowNodeView {
  return { ...node, templates };
}

function knownNode(node: Node, { isPartner, roleIds, sections, isOver }: FlowReader): FlowNodeView {
  const isOwn = (roleId: string) => roleIds.includes(roleId);
  const templates = node.templates.map((template): TemplateRow => {
    const row = templateRow(template);
    return row.role_ids.some(isOwn) ? row : { ...row, elements: [] };
  });
  const isToCome = sections[node.id] === undefined && isOver !== true;
  return {
    ...withRows(node, templates),
    ...(node.seat_names && isToCome && { seat_names: {} }),
    guides: node.guides.filter(({ role_id }) => role_id === null || isOwn(role_id)),
    phrases: node.phrases.filter(({ role_id }) => role_id === null || isOwn(role_id)),
    lines: isPartner ? fittingLines(node.lines, sections).filter(({ role_id }) => isOwn(role_id)) : [],
    vote: isPartner ? node.vote : withoutTendency(node.vote),
  };
}

function withoutTendency(vote: Node['vote']): Node['vote'] {
  if (!vote) return null;
  const { tendency: _, ...asked } = vote;
  return asked;
}

export interface SpeakingTurn {
  readonly role_id: string;
  /** Whether the line asks something. */
  readonly asks: boolean;
}

/**
 * Pure: in which order the roles say their prepared lines, without the lines, by section. A practice partner knows by it whom to wait
 * for. A section without lines has no entry.
 */
export function speakingOrder(flow: Flow, sections: Voted): Record<string, SpeakingTurn[]> {
  const scripted = flow.nodes.filter(({ lines }) => lines.length > 0);
  return Object.fromEntries(
    scripted.map(({ id, lines }) => [
      id,
      // What is said apart has no turn in the room.
      fittingLines(lines, sections)
        .filter(({ apart }) => !apart)
        .map(turnOf),
    ]),
  );
}

export function turnOf({ role_id, text }: Line): SpeakingTurn {
  return { role_id, asks: isQuestion(text.zh) || isQuestion(text.en) };
}

/** Two right options may lead the same way: drawn once, they do not tell how many options are right. */
function waysOf(transitions: readonly Transition[]): Transition[] {
  const ways = new Map<string, Transition>();
  for (const { from, to, kind } of transitions) {
    if (kind === 'wrong') continue;
    const way = `${from} ${to}`;
    if (ways.has(way)) continue;
    const id = `e${ways.size + 1}`;
    ways.set(way, { id, from, to, kind, label: { zh: '', en: '' }, feedback: null, outcome: null });
  }
  return [...ways.values()];
}
