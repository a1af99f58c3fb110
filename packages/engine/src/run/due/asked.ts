import { checkOf, courtOf } from '../court-state.ts';
import { isOpen } from '../queries.ts';
import type { DocumentState, PendingRequest } from '../state.ts';
import type { Due, Finder, Place } from './due.ts';
import { held, host, hostOr, insideWhere, unlessNobody } from './who.ts';

/** Requests that wait for the host. While a role has the floor, requests to speak wait for its speech. */
export const requestsToAnswer: Finder = (place) =>
  place.section.requests
    .filter(({ about }) => about !== 'speech' || place.section.floor.length === 0)
    .flatMap((request) => unlessNobody(answerOf(place, request)));

function answerOf(place: Place, { about, role_id, item, at, host: told }: PendingRequest): Due {
  return {
    kind: 'answer_request',
    node_id: place.node.id,
    since: at,
    // A wish for a private talk is known to the host who was asked: another one could not answer it.
    by: host(place).filter(({ user_id }) => !told || told.user_id === user_id),
    needs: 'any',
    about,
    about_roles: [role_id],
    ...(item && { item }),
  };
}

/** Invitations to a private talk. Only the two, and staff, have them in their copy of the run. */
export const meetingsToAnswer: Finder = (place) => {
  const { node, section } = place;
  return section.meetings
    .filter(({ status, to_role }) => status === 'asked' && section.inside.includes(to_role))
    .flatMap(({ from_role, to_role, at }) =>
      unlessNobody({
        kind: 'answer_meeting',
        node_id: node.id,
        since: at ?? section.opened_at,
        by: held(place, [to_role]),
        needs: 'all',
        about_roles: [from_role],
      }),
    );
};

/** Corrections asked for in the court record, and the signatures under it. */
export const recordToSettle: Finder = (place) => {
  const { node, section } = place;
  const { record } = courtOf(section);
  if (record?.status !== 'checking') return [];
  const asked = record.corrections.filter(({ status }) => status === 'asked');
  const unchecked = record.signers.filter(
    (id) => !checkOf(record, id) && node.roles.some(({ role_id }) => role_id === id),
  );
  const changed = record.corrections.flatMap(({ status, at }) => (status === 'accepted' ? [at] : []));
  return [
    ...asked.flatMap(({ role_id, at }) =>
      unlessNobody({
        kind: 'answer_correction',
        node_id: node.id,
        since: at,
        by: hostOr(place, 'record'),
        needs: 'any',
        about_roles: [role_id],
      }),
    ),
    ...unlessNobody({
      kind: 'sign_record',
      node_id: node.id,
      since: Math.max(record.closed_at, ...changed),
      by: held(place, unchecked),
      needs: 'all',
    }),
  ];
};

/** Documents of this visit, or asked about in it, that roles in the room are asked to sign. */
export const documentsToSign: Finder = (place) => {
  const { state, node, section } = place;
  const signers = insideWhere(place, ({ functions }) => functions.includes('signature'));
  return Object.values(state.documents).flatMap((document) => {
    if (document.archived) return [];
    const asked = signers.filter(({ role_id }) => isAskedHere(place, document, role_id ?? ''));
    const times = asked.map(({ role_id }) => document.signatures[role_id ?? '']?.asked_at);
    return unlessNobody({
      kind: 'sign',
      node_id: node.id,
      since: Math.min(...times.map((time) => time ?? section.opened_at)),
      by: asked,
      needs: 'all',
      item: { kind: 'document', id: document.id, name: document.name },
    });
  });
};

function isAskedHere({ state, node, section }: Place, document: DocumentState, roleId: string): boolean {
  const signature = Object.hasOwn(document.signatures, roleId) ? document.signatures[roleId] : undefined;
  if (signature?.status !== 'asked') return false;
  if (document.node_id === node.id && document.visit_seq === section.opened_seq) return true;
  return (signature.asked_at ?? 0) >= section.opened_at && !isOpen(state, document.node_id);
}
