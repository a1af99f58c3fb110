import { isSame } from '@lets/authoring';
import type { Flow, FlowCorrection, Guide, Template } from '@lets/contract';
import { tellFlow } from '../../../domain/flow/flow-chart/flow-order.ts';

/** What is corrected at once: one section, template, model paper, vote, role or option. */
export type Piece =
  | { readonly kind: 'section'; readonly node_id: string }
  | { readonly kind: 'vote'; readonly node_id: string }
  | { readonly kind: 'template'; readonly node_id: string; readonly template_id: string }
  | {
      readonly kind: 'model';
      readonly node_id: string;
      readonly template_id: string;
      readonly model: number;
    }
  | { readonly kind: 'role'; readonly role_id: string }
  | { readonly kind: 'option'; readonly transition_id: string };

type Change<K extends FlowCorrection['kind']> = Extract<FlowCorrection, { readonly kind: K }>;
/** What an option costs is told only where it costs something. */
export type Words<K extends FlowCorrection['kind']> = K extends 'option'
  ? Required<Omit<Change<'option'>, 'cost_text'>> & Pick<Change<'option'>, 'cost_text'>
  : Required<Change<K>>;
export type AnyWords = { [K in FlowCorrection['kind']]: Words<K> }[FlowCorrection['kind']];

/** Pure: one name for each piece, for as long as its flow stands. */
export function keyOf(piece: Piece | FlowCorrection): string {
  switch (piece.kind) {
    case 'template':
      return `template ${piece.node_id} ${piece.template_id}`;
    case 'model':
      return `model ${piece.node_id} ${piece.template_id} ${piece.model}`;
    case 'role':
      return `role ${piece.role_id}`;
    case 'option':
      return `option ${piece.transition_id}`;
    default:
      return `${piece.kind} ${piece.node_id}`;
  }
}

/** Pure: what may be corrected at a section: itself, its templates and their model papers, its vote and the options that lead on from it. */
export function piecesOf(flow: Flow, nodeId: string): Piece[] {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  if (!node) return [];
  const options = flow.transitions.filter(({ from, label }) => from === nodeId && (label.zh || label.en));
  return [
    { kind: 'section', node_id: nodeId },
    ...node.templates.flatMap(({ id: template_id, models = [] }): Piece[] => [
      { kind: 'template', node_id: nodeId, template_id },
      ...models.map((_, model): Piece => ({ kind: 'model', node_id: nodeId, template_id, model })),
    ]),
    ...(node.vote ? [{ kind: 'vote' as const, node_id: nodeId }] : []),
    ...options.map(({ id }) => ({ kind: 'option' as const, transition_id: id })),
  ];
}

/** Pure: model papers are offered beside their template while that, or one of them, is chosen; what was typed in stays in sight. */
export function shownWith(
  chosen: Piece,
  pieces: readonly Piece[],
  isTouched: (piece: Piece) => boolean,
): Piece[] {
  const template = 'template_id' in chosen ? chosen.template_id : null;
  return pieces.filter((one) => one.kind !== 'model' || one.template_id === template || isTouched(one));
}

/** Pure: the section that a piece belongs to; null for a role. */
export function sectionOf(flow: Flow, piece: Piece | FlowCorrection): string | null {
  if (piece.kind === 'role') return null;
  if (piece.kind !== 'option') return piece.node_id;
  return flow.transitions.find(({ id }) => id === piece.transition_id)?.from ?? null;
}

/** Pure: where the page begins: with the section that is played first. */
export function firstPiece(flow: Flow): Piece | null {
  const [section] = tellFlow(flow);
  if (section) return { kind: 'section', node_id: section.id };
  return flow.roles[0] ? { kind: 'role', role_id: flow.roles[0].id } : null;
}

/** Pure: all words of a piece as they stand; null where it is not there. */
export function wordsOf(flow: Flow, piece: Piece): AnyWords | null {
  if (piece.kind === 'role') {
    const role = flow.roles.find(({ id }) => id === piece.role_id);
    return role ? { ...piece, kind: 'role', name: role.name, character: role.character } : null;
  }
  if (piece.kind === 'option') {
    const transition = flow.transitions.find(({ id }) => id === piece.transition_id);
    if (!transition) return null;
    const { label, feedback, cost } = transition;
    return { ...piece, kind: 'option', label, feedback, ...(cost && { cost_text: cost.text }) };
  }
  const node = flow.nodes.find(({ id }) => id === piece.node_id);
  if (!node) return null;
  if (piece.kind === 'section') {
    const { name, introduction, phrases, lines } = node;
    const guides = node.guides.map(withoutEmptyPictures);
    return { kind: 'section', node_id: node.id, name, introduction, guides, phrases, lines };
  }
  if (piece.kind === 'vote') {
    if (!node.vote) return null;
    const options = node.vote.options.map(({ id, label, hint }) => ({ id, label, hint }));
    return { kind: 'vote', node_id: node.id, question: node.vote.question, options };
  }
  const template = node.templates.find(({ id }) => id === piece.template_id);
  if (!template) return null;
  if (piece.kind === 'model') return wordsOfModel(template, piece);
  const { name, body, elements } = template;
  return { ...piece, kind: 'template', name, body, elements };
}

function wordsOfModel({ models = [] }: Template, piece: Piece & { kind: 'model' }): AnyWords | null {
  const model = models[piece.model];
  if (!model) return null;
  const { note, parts, values = [] } = model;
  return {
    ...piece,
    note,
    parts: parts.map(({ body }) => body),
    values: values.map(({ value }) => value),
  };
}

/** Pure: a guide without pictures reads the same whether it has an empty list of them or none. */
export function withoutEmptyPictures({ role_id, text, pictures = [] }: Guide): Guide {
  return { role_id, text, ...(pictures.length > 0 && { pictures }) };
}

const IDENTITY = new Set(['kind', 'node_id', 'template_id', 'model', 'role_id', 'transition_id']);

/** Pure: only the fields that were changed, and of a vote only the options that were; null where nothing was. */
export function changeOf(before: AnyWords, after: AnyWords): FlowCorrection | null {
  const was: Readonly<Record<string, unknown>> = { ...before };
  const entries = Object.entries(after).filter(
    ([field, value]) => IDENTITY.has(field) || !isSame(value, was[field]),
  );
  if (entries.every(([field]) => IDENTITY.has(field))) return null;
  const change = Object.fromEntries(entries) as FlowCorrection;
  if (change.kind !== 'vote' || !change.options || before.kind !== 'vote') return change;
  const options = change.options.filter((option) => !before.options.some((one) => isSame(one, option)));
  return { ...change, options };
}

/** Pure: what was typed over `before`, on top of what another person has made of it since. */
export function rebase(mine: AnyWords, before: AnyWords, theirs: AnyWords): AnyWords {
  return merge(mine, before, theirs) as AnyWords;
}

function merge(mine: unknown, before: unknown, theirs: unknown): unknown {
  if (isSame(mine, before)) return theirs;
  if (isSame(theirs, before)) return mine;
  if (Array.isArray(mine) && Array.isArray(before) && Array.isArray(theirs)) {
    const isAlike = mine.length === before.length && mine.length === theirs.length;
    return isAlike ? mine.map((item, at) => merge(item, before[at], theirs[at])) : mine;
  }
  if (!isParted(mine) || !isParted(before) || !isParted(theirs)) return mine;
  return Object.fromEntries(
    [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
      .map((field) => [field, merge(mine[field], before[field], theirs[field])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** A value whose fields may come from different hands. A node of a rich text is taken whole. */
function isParted(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('type' in value);
}

/** Pure: a correction of a vote with all options of that vote, so that each has its number. */
export function withAllOptions(flow: Flow, correction: FlowCorrection): FlowCorrection {
  if (correction.kind !== 'vote' || !correction.options) return correction;
  const whole = wordsOf(flow, { kind: 'vote', node_id: correction.node_id });
  if (whole?.kind !== 'vote') return correction;
  const given = new Map(correction.options.map((option) => [option.id, option]));
  return { ...correction, options: whole.options.map((option) => given.get(option.id) ?? option) };
}
