import type { Flow, FlowCorrection, Model, Transition } from '@lets/contract';

export interface Corrected {
  readonly flow: Flow;
  /** The same fields as they were. */
  readonly before: FlowCorrection;
}

/** Pure: a flow with some of its words replaced; null where what is to be corrected is not there. */
export function correctFlow(flow: Flow, change: FlowCorrection): Corrected | null {
  switch (change.kind) {
    case 'section':
      return correctSection(flow, change);
    case 'template':
      return correctTemplate(flow, change);
    case 'model':
      return correctModel(flow, change);
    case 'vote':
      return correctVote(flow, change);
    case 'role': {
      const { kind, role_id, ...words } = change;
      const found = replaceIn(flow.roles, role_id, words);
      return found && { flow: { ...flow, roles: found.list }, before: { kind, role_id, ...found.before } };
    }
    case 'option':
      return correctOption(flow, change);
  }
}

type Change<K extends FlowCorrection['kind']> = Extract<FlowCorrection, { readonly kind: K }>;

/** Guides, phrases and lines stay those of roles that have a part here. */
function correctSection(flow: Flow, { kind, node_id, ...words }: Change<'section'>): Corrected | null {
  const node = flow.nodes.find(({ id }) => id === node_id);
  const isHere = (roleId: string | null) =>
    roleId === null || node?.roles.some(({ role_id }) => role_id === roleId) === true;
  const addressed = [...(words.guides ?? []), ...(words.phrases ?? []), ...(words.lines ?? [])];
  if (!addressed.every(({ role_id }) => isHere(role_id))) return null;
  const found = replaceIn(flow.nodes, node_id, words);
  return found && { flow: { ...flow, nodes: found.list }, before: { kind, node_id, ...found.before } };
}

function correctTemplate(
  flow: Flow,
  { kind, node_id, template_id, ...words }: Change<'template'>,
): Corrected | null {
  const node = flow.nodes.find(({ id }) => id === node_id);
  const found = node && replaceIn(node.templates, template_id, words);
  const placed = found && replaceIn(flow.nodes, node_id, { templates: found.list });
  if (!found || !placed) return null;
  const before: FlowCorrection = { kind, node_id, template_id, ...found.before };
  return { flow: { ...flow, nodes: placed.list }, before };
}

/** Which parts there are, and what they hang on, stays. */
function correctModel(
  flow: Flow,
  { kind, node_id, template_id, model: place, note, parts, values }: Change<'model'>,
): Corrected | null {
  const node = flow.nodes.find(({ id }) => id === node_id);
  const models = node?.templates.find(({ id }) => id === template_id)?.models ?? [];
  const model = models[place];
  if (!model) return null;
  const { values: own = [] } = model;
  if ((parts && parts.length !== model.parts.length) || (values && values.length !== own.length)) return null;
  const corrected: Model = {
    ...model,
    ...(note && { note }),
    ...(parts && { parts: model.parts.map((part, at) => ({ ...part, body: parts[at] ?? part.body })) }),
    ...(values && { values: own.map((one, at) => ({ ...one, value: values[at] ?? one.value })) }),
  };
  const kept = models.map((one, at) => (at === place ? corrected : one));
  const templates = node && replaceIn(node.templates, template_id, { models: kept });
  const placed = templates && replaceIn(flow.nodes, node_id, { templates: templates.list });
  const before: FlowCorrection = {
    kind,
    node_id,
    template_id,
    model: place,
    ...(note && { note: model.note }),
    ...(parts && { parts: model.parts.map(({ body }) => body) }),
    ...(values && { values: own.map(({ value }) => value) }),
  };
  return placed ? { flow: { ...flow, nodes: placed.list }, before } : null;
}

/** Whether an option costs anything stays: it may have been taken. */
function correctOption(
  flow: Flow,
  { kind, transition_id, cost_text, ...words }: Change<'option'>,
): Corrected | null {
  const cost = flow.transitions.find(({ id }) => id === transition_id)?.cost;
  if (cost_text !== undefined && !cost) return null;
  const costing = cost && cost_text !== undefined ? { cost: { ...cost, text: cost_text } } : {};
  const found = replaceIn(flow.transitions, transition_id, { ...words, ...costing });
  if (!found) return null;
  const { cost: was, ...others } = found.before as typeof words & Pick<Transition, 'cost'>;
  const before: FlowCorrection = { kind, transition_id, ...others, ...(was && { cost_text: was.text }) };
  return { flow: { ...flow, transitions: found.list }, before };
}

/** How an option counts stays: votes may have been cast for it. */
function correctVote(
  flow: Flow,
  { kind, node_id, question, options = [] }: Change<'vote'>,
): Corrected | null {
  const vote = flow.nodes.find(({ id }) => id === node_id)?.vote;
  if (!vote || options.some(({ id }) => !vote.options.some((option) => option.id === id))) return null;
  const words = new Map(options.map((option) => [option.id, option]));
  const corrected = {
    ...vote,
    question: question ?? vote.question,
    options: vote.options.map((option) => ({ ...option, ...words.get(option.id) })),
  };
  const placed = replaceIn(flow.nodes, node_id, { vote: corrected });
  const before: FlowCorrection = {
    kind,
    node_id,
    ...(question && { question: vote.question }),
    ...(options.length > 0 && {
      options: vote.options
        .filter(({ id }) => words.has(id))
        .map(({ id, label, hint }) => ({ id, label, hint })),
    }),
  };
  return placed && { flow: { ...flow, nodes: placed.list }, before };
}

function replaceIn<T extends { readonly id: string }, W extends object>(
  list: readonly T[],
  id: string,
  words: W,
): { readonly list: T[]; readonly before: W } | null {
  const piece = list.find((one) => one.id === id);
  if (!piece) return null;
  const given = Object.entries(words).filter(([, value]) => value !== undefined);
  const before = Object.fromEntries(given.map(([field]) => [field, piece[field as keyof T]])) as W;
  const after = { ...piece, ...Object.fromEntries(given) };
  return { list: list.map((one) => (one === piece ? after : one)), before };
}
