import { companyOf, readExchange, utterancesIn } from '@lets/contract';
import { dueIn, isDueBy } from '@lets/engine';
import type { RoomView } from '../room-view.ts';
import { roleFor } from './whose-turn.ts';

type Seen = Pick<RoomView, 'detail' | 'state' | 'record' | 'node' | 'section' | 'nid' | 'me'>;

/**
 * In which of my roles practice partners wait for me here: for the next line, for a vote, a paper, a signature, or to end the section. Null where
 * there are none, and where they have been told to go on. Pure.
 */
export function awaitedRole(seen: Seen): string | null {
  if (!isPractised(seen)) return null;
  const line = dueLine(seen);
  if (line !== undefined) return seen.me.roleIdsHere.includes(line) ? line : null;
  const { detail, state, section, nid, me } = seen;
  const own = dueIn(detail.flow, state, nid).find((one) => isDueBy(one, me.userId));
  const role = own ? roleFor(own, me.userId) : null;
  return role !== null && section?.rested?.[role] === undefined ? role : null;
}

/** In which of my roles practice partners wait for me to speak. Pure. */
export function awaitedSpeaker(seen: Seen): string | null {
  const line = isPractised(seen) ? dueLine(seen) : undefined;
  return line !== undefined && seen.me.roleIdsHere.includes(line) ? line : null;
}

function partnersOf({ members }: Seen['detail']): ReadonlySet<number> {
  return new Set(members.flatMap(({ id, automatic }) => (automatic ? [id] : [])));
}

function isPractised({ detail, state, section }: Seen): boolean {
  const partners = partnersOf(detail);
  const isOpen = section?.status === 'open' && state.status === 'in_progress';
  return isOpen && Object.values(state.holders).some((id) => partners.has(id));
}

/** Whose line comes next; undefined where all is said, and where nothing is. */
function dueLine({ detail, state, record, node, section }: Seen): string | undefined {
  if (!section || !SPOKEN.has(node.kind)) return undefined;
  const partners = partnersOf(detail);
  const isPerson = (id: number) => !partners.has(id);
  const company = companyOf({ detail, node, holders: state.holders, isPerson });
  return company.order[readExchange(company, utterancesIn(record, section, isPerson)).due];
}

const SPOKEN: ReadonlySet<string> = new Set(['court', 'display', 'vote']);
