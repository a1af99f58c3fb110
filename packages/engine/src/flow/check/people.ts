import type { FlowIndex } from '../flow-index.ts';
import { entitledVoters } from '../flow-index.ts';
import {
  type FlowNode,
  isSectionKind,
  isWritingSection,
  type TemplateRule,
  type VoteOutcome,
} from '../model.ts';
import type { Finding } from './finding.ts';
import { fault, warning } from './finding.ts';
import { possibleOutcomes } from './outcomes.ts';
import { usableTransitions } from './usable-transitions.ts';

/** Pure: faults in who may do what where. */
export function checkPeople(index: FlowIndex): readonly Finding[] {
  const { nodes, roles } = index.flow;
  const known = new Set(roles.map(({ id }) => id));
  const used = new Set(nodes.flatMap((node) => node.roles.map(({ role_id }) => role_id)));
  const sections = nodes.filter(({ kind }) => isSectionKind(kind));
  return [
    ...roles.filter(({ id }) => !used.has(id)).map(({ id }) => fault('role_unused', null, { role_id: id })),
    ...sections.flatMap((node) => checkAssignments(node, known)),
    ...sections.flatMap((node) => checkTemplates(node)),
    ...sections.flatMap((node) => checkKind(index, node)),
  ];
}

function checkAssignments(node: FlowNode, known: ReadonlySet<string>): readonly Finding[] {
  const ids = node.roles.map(({ role_id }) => role_id);
  const strangers = ids.filter((id) => !known.has(id));
  const twice = new Set(ids.filter((id, i) => ids.indexOf(id) !== i));
  const hosts = node.roles.filter(({ host }) => host).map(({ role_id }) => role_id);
  const found = [
    ...strangers.map((role_id) => fault('unknown_role', node.id, { role_id })),
    ...[...twice].map((role_id) => fault('assigned_twice', node.id, { role_id })),
  ];
  if (hosts.length > 1) found.push(fault('two_hosts', node.id, { role_ids: hosts }));
  if (node.kind === 'experience') return found;
  if (ids.length === 0) return [...found, fault('nobody_here', node.id)];
  const isEnded = node.roles.some(
    ({ role_id, processes }) => known.has(role_id) && processes.includes('end'),
  );
  return isEnded ? found : [...found, fault('nobody_ends', node.id)];
}

function checkTemplates(node: FlowNode): readonly Finding[] {
  if (node.kind === 'edit' && node.templates.length === 0) return [warning('no_template', node.id)];
  const idle = isWritingSection(node) ? [] : node.templates;
  return [
    ...node.templates.flatMap((template) => checkDrafters(node, template)),
    ...idle.map(({ id: template_id }) => warning('template_not_drafted', node.id, { template_id })),
  ];
}

function checkDrafters(node: FlowNode, { id: template_id, role_ids }: TemplateRule): readonly Finding[] {
  const isHere = (id: string) => node.roles.some(({ role_id }) => role_id === id);
  if (role_ids.length === 0) return [fault('template_role_absent', node.id, { template_id })];
  return role_ids
    .filter((role_id) => !isHere(role_id))
    .map((role_id) => fault('template_role_absent', node.id, { template_id, role_id }));
}

function checkKind(index: FlowIndex, node: FlowNode): readonly Finding[] {
  if (node.kind === 'vote') return checkVote(index, node);
  const has = (action: 'speech' | 'request_speech') =>
    node.roles.some(({ functions }) => functions.includes(action));
  if (node.kind === 'court' && !has('speech') && !has('request_speech')) {
    return [warning('nobody_speaks', node.id)];
  }
  const isJumped = node.roles.some(({ processes }) => processes.includes('jump'));
  return node.kind === 'jump' && !isJumped ? [fault('nobody_jumps', node.id)] : [];
}

/** An outcome that no way is left for would leave the team standing before a closed door. */
function checkVote(index: FlowIndex, node: FlowNode): readonly Finding[] {
  if (!node.vote) return [fault('vote_not_set', node.id)];
  const found: Finding[] = [];
  if (entitledVoters(node).length === 0) found.push(fault('nobody_votes', node.id));
  const counted = new Set(node.vote.options.map(({ counts }) => counts));
  if (!counted.has('for') || !counted.has('against')) found.push(fault('vote_without_choice', node.id));
  const transitions = usableTransitions(index, node);
  const isClosed = (o: VoteOutcome) => !transitions.some(({ outcome }) => outcome === null || outcome === o);
  if (transitions.length === 0) return found;
  const closed = possibleOutcomes(node).filter(isClosed);
  return [...found, ...closed.map((outcome) => fault('outcome_leads_nowhere', node.id, { outcome }))];
}
