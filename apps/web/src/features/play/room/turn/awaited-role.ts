import { companyOf, readExchange, utterancesIn } from '@lets/contract';
import { dueIn, isDueBy, rolesInSection } from '@lets/engine';
import type { RoomView } from '../room-view.ts';

/** What of the room tells whose turn it is, in whichever section. */
export type Seen = Pick<RoomView, 'detail' | 'state' | 'record' | 'me' | 'asked'>;

/**
 * In which of my roles practice partners wait for me in a section: for the next line, for a vote, a paper, a signature, or to end the section.
 * Null where there are none, and where they have been told to go on. Pure.
 */
export function awaitedRole(seen: Seen, nodeId: string): string | null {
  if (!isPractised(seen, nodeId)) return null;
  const line = dueLine(seen, nodeId);
  const { detail, state, me } = seen;
  if (line !== undefined) return isMine(seen, nodeId, line) ? line : null;
  const own = dueIn(detail.flow, state, nodeId).find((one) => isDueBy(one, me.userId));
  const role = own?.by.find(({ user_id }) => user_id === me.userId)?.role_id ?? null;
  return role !== null && state.sections[nodeId]?.rested?.[role] === undefined ? role : null;
}

/** In which of my roles practice partners wait for me to speak in a section. Pure. */
export function awaitedSpeaker(seen: Seen, nodeId: string): string | null {
  const line = isPractised(seen, nodeId) ? dueLine(seen, nodeId) : undefined;
  return line !== undefined && isMine(seen, nodeId, line) ? line : null;
}

function isMine({ detail, state, me }: Seen, nodeId: string, roleId: string): boolean {
  return rolesInSection(detail.flow, state, me.userId, nodeId).includes(roleId);
}

function partnersOf({ members }: Seen['detail']): ReadonlySet<number> {
  return new Set(members.flatMap(({ id, automatic }) => (automatic ? [id] : [])));
}

function isPractised({ detail, state }: Seen, nodeId: string): boolean {
  const partners = partnersOf(detail);
  const isOpen = state.sections[nodeId]?.status === 'open' && state.status === 'in_progress';
  return isOpen && Object.values(state.holders).some((id) => partners.has(id));
}

/** Whose line comes next; undefined where all is said, and where nothing is. */
function dueLine({ detail, state, record }: Seen, nodeId: string): string | undefined {
  const node = detail.flow.nodes.find(({ id }) => id === nodeId);
  const section = state.sections[nodeId];
  if (!node || !section || !SPOKEN.has(node.kind)) return undefined;
  const partners = partnersOf(detail);
  const isPerson = (id: number) => !partners.has(id);
  const company = companyOf({ detail, node, holders: state.holders, isPerson });
  return company.order[readExchange(company, utterancesIn(record, section, isPerson)).due];
}

const SPOKEN: ReadonlySet<string> = new Set(['court', 'display', 'vote']);
