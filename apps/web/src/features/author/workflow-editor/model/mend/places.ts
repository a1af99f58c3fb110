import { granted, newVote } from '@lets/authoring';
import type { Assignment, Flow, FlowNode, Mend, Template } from '@lets/contract';
import { seatEverybody } from '../../../../../domain/flow/seating/seating.ts';
import { assignRole, dismissRole, setNode } from '../edits.ts';
import { freshId } from '../make.ts';

type PlaceMend = Extract<
  Mend,
  {
    kind:
      | 'remove_assignment'
      | 'single_host'
      | 'grant'
      | 'assign'
      | 'let_vote'
      | 'seat_all'
      | 'set_vote'
      | 'add_template'
      | 'give_template'
      | 'move_template';
  }
>;

/** Pure: who may do what in a section, mended. */
export function mendPlaces(flow: Flow, mend: PlaceMend): Flow {
  const node = flow.nodes.find(({ id }) => id === mend.node_id);
  if (!node) return flow;
  const changed = (change: (place: Assignment) => Assignment) =>
    setNode(flow, node.id, { roles: node.roles.map(change) });
  switch (mend.kind) {
    case 'remove_assignment':
      return withoutOne(flow, node, mend.role_id);
    case 'single_host':
      return changed((place) => ({ ...place, host: place.role_id === mend.role_id }));
    case 'grant':
      return changed((place) => (place.role_id === mend.role_id ? granted(place, mend.action) : place));
    case 'let_vote':
      return changed((place) => (mend.role_ids.includes(place.role_id) ? granted(place, 'vote') : place));
    case 'assign':
      return assign(flow, node, mend.role_ids);
    case 'seat_all':
      return seat(flow, node);
    case 'set_vote':
      return setVote(flow, node);
    case 'add_template':
      return setNode(flow, node.id, { templates: [...node.templates, titledAfter(flow, node)] });
    case 'give_template':
      return giveTemplate(flow, node, mend);
    case 'move_template':
      return moveTemplate(flow, node, mend);
  }
}

/** A jump needs somebody who makes it. */
function assign(flow: Flow, { id, kind, roles }: FlowNode, role_ids: readonly string[]): Flow {
  const assigned = role_ids.reduce((now, role) => assignRole(now, id, role), flow);
  if (kind !== 'jump' || roles.length > 0) return assigned;
  const places = assigned.nodes.find((node) => node.id === id)?.roles ?? [];
  return setNode(assigned, id, {
    roles: places.map((place) => (place.host ? granted(place, 'jump') : place)),
  });
}

/** Who hosts is left as it is. */
function seat(flow: Flow, node: FlowNode): Flow {
  if (node.scene === null) return flow;
  const seats = new Map(
    seatEverybody(node, flow.roles, node.scene).roles.map((place) => [place.role_id, place.seat]),
  );
  return setNode(flow, node.id, {
    roles: node.roles.map((place) => ({ ...place, seat: seats.get(place.role_id) ?? place.seat })),
  });
}

/** A paper with nothing but its title, which is the section's name. */
function titledAfter(flow: Flow, { name, roles }: FlowNode): Template {
  const body = (text: string) => ({
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 1, textAlign: 'center' },
        ...(text !== '' && { content: [{ type: 'text', text }] }),
      },
      { type: 'paragraph' },
    ],
  });
  return {
    id: freshId(flow, 'template'),
    name,
    role_ids: roles.map(({ role_id }) => role_id),
    body: { zh: body(name.zh), en: body(name.en) },
    elements: [],
  };
}

function giveTemplate(flow: Flow, node: FlowNode, mend: Extract<Mend, { kind: 'give_template' }>): Flow {
  const here = new Set(node.roles.map(({ role_id }) => role_id));
  const templates = node.templates.map((template) => {
    if (template.id !== mend.template_id) return template;
    const kept = template.role_ids.filter((id) => here.has(id));
    return { ...template, role_ids: [...new Set([...kept, mend.role_id])] };
  });
  return setNode(flow, node.id, { templates });
}

/** A role that has two places in a section keeps the first; one that the flow does not have loses all. */
function withoutOne(flow: Flow, node: FlowNode, roleId: string): Flow {
  const places = node.roles.filter(({ role_id }) => role_id === roleId);
  if (places.length < 2) return dismissRole(flow, node.id, roleId);
  return setNode(flow, node.id, {
    roles: node.roles.filter((place) => place.role_id !== roleId || place === places[0]),
  });
}

/** The roles that are not there stay behind. */
function moveTemplate(
  flow: Flow,
  from: FlowNode,
  { template_id, to }: Extract<Mend, { kind: 'move_template' }>,
): Flow {
  const desk = flow.nodes.find(({ id }) => id === to);
  const template = from.templates.find(({ id }) => id === template_id);
  if (!desk || !template) return flow;
  const there = new Set(desk.roles.map(({ role_id }) => role_id));
  const moved = { ...template, role_ids: template.role_ids.filter((id) => there.has(id)) };
  const without = setNode(flow, from.id, { templates: from.templates.filter((one) => one !== template) });
  return setNode(without, to, { templates: [...desk.templates, moved] });
}

function setVote(flow: Flow, node: FlowNode): Flow {
  const usual = newVote();
  if (!node.vote) return setNode(flow, node.id, { vote: usual });
  const { options } = node.vote;
  const ids = new Set(options.map(({ id }) => id));
  const lacking = usual.options.filter(
    ({ counts }) => counts !== 'abstain' && !options.some((one) => one.counts === counts),
  );
  const added = lacking.map((one) => (ids.has(one.id) ? { ...one, id: `${one.id}_${ids.size + 1}` } : one));
  return setNode(flow, node.id, { vote: { ...node.vote, options: [...options, ...added] } });
}
