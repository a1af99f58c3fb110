import { entitledVoters } from '../../flow/flow-index.ts';
import { isWritingSection } from '../../flow/model.ts';
import { courtOf } from '../court-state.ts';
import { isVoteRunning } from '../queries.ts';
import type { Due, Finder, Place } from './due.ts';
import { held, host, hostOr, insideWhere, unlessNobody } from './who.ts';

/** Votes to be cast, and once they all are, the count. Of a secret ballot it tells who has voted, as the room does. */
export const votesToCast: Finder = (place) => {
  const { node, section } = place;
  if (!isVoteRunning(node, section)) return [];
  const missing = entitledVoters(node).filter((id) => !section.vote.voted.includes(id));
  const by = held(
    place,
    missing.filter((id) => section.inside.includes(id)),
  );
  if (by.length > 0) return [{ kind: 'vote', node_id: node.id, since: section.opened_at, by, needs: 'all' }];
  const since = section.vote.last_at ?? section.opened_at;
  return unlessNobody({ kind: 'end_vote', node_id: node.id, since, by: host(place), needs: 'any' });
};

/** Documents to hand in: of each role that has templates here, or a report to write, and has handed in nothing in this visit. */
export const documentsToHandIn: Finder = (place) => {
  const { node, section } = place;
  if (!isWritingSection(node)) return [];
  const hasAsked = (role: string) =>
    section.requests.some(({ about, role_id }) => about === 'submission' && role_id === role);
  const by = insideWhere(
    place,
    ({ role_id, functions }) =>
      functions.some((action) => action === 'submission' || action === 'request_submission') &&
      !hasAsked(role_id) &&
      isOwing(place, role_id),
  );
  return unlessNobody({ kind: 'hand_in', node_id: node.id, since: section.opened_at, by, needs: 'all' });
};

function isOwing({ state, node, section }: Place, roleId: string): boolean {
  const own = node.templates.filter(({ role_ids }) => role_ids.includes(roleId)).map(({ id }) => id);
  if (own.length === 0 && node.kind !== 'report') return false;
  return !Object.values(state.documents).some(
    (one) =>
      !one.archived &&
      one.submitted &&
      one.node_id === node.id &&
      one.visit_seq === section.opened_seq &&
      (one.author_role === roleId || (one.template_id !== null && own.includes(one.template_id))),
  );
}

/** The floor that the host has given, in order. */
export const speechesGranted: Finder = (place) => {
  const { node, section } = place;
  if (courtOf(section).record?.status === 'checking') return [];
  return section.floor.flatMap((role_id) =>
    unlessNobody({
      kind: 'speak',
      node_id: node.id,
      since: section.floor_at?.[role_id] ?? section.opened_at,
      by: insideWhere(place, (one) => one.role_id === role_id && one.functions.includes('request_speech')),
      needs: 'all',
    }),
  );
};

/** Roles that talk apart: the hearing waits for them to come back. */
export const talksToEnd: Finder = (place) =>
  courtOf(place.section).apart.flatMap(({ role_ids, at }) =>
    unlessNobody({
      kind: 'come_back',
      node_id: place.node.id,
      since: at ?? place.section.opened_at,
      by: insideWhere(place, ({ role_id }) => role_ids.includes(role_id)),
      needs: 'any',
      about_roles: role_ids,
    }),
  );

/** The section's end, by who may end it; else that such a role is called in; else the teacher, who can move it on. */
export const endToCome: Finder = (place) => {
  const { node, section } = place;
  if (isVoteRunning(node, section)) {
    return votesToCast(place).length > 0 ? [] : [due(place, 'step_in', [])];
  }
  const by = insideWhere(place, ({ processes }) => processes.includes('end'));
  if (by.length > 0) return [due(place, 'end', by)];
  const enders = node.roles.filter(({ processes }) => processes.includes('end')).map((one) => one.role_id);
  const outside = held(place, enders).map(({ role_id }) => role_id ?? '');
  const callers = hostOr(place, 'call');
  if (outside.length === 0 || callers.length === 0) return [due(place, 'step_in', [])];
  return [{ ...due(place, 'call_in', callers), about_roles: outside }];
};

/** Nothing has happened since the last speech or vote. */
function due({ node, section }: Place, kind: Due['kind'], by: Due['by']): Due {
  const { spoke_at = 0 } = courtOf(section);
  const since = Math.max(section.opened_at, spoke_at, section.vote.last_at ?? 0);
  return { kind, node_id: node.id, since, by, needs: 'any' };
}
