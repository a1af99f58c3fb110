import { companyOf, readExchange, utterancesIn } from '@lets/contract';
import { dueIn, isDueBy } from '@lets/engine';
import type { RoomView } from '../room-view.ts';
import { roleFor } from './whose-turn.ts';

type Seen = Pick<RoomView, 'detail' | 'state' | 'record' | 'node' | 'section' | 'nid' | 'me'>;

/**
 * In which of my roles practice partners wait for me here: for the next line, for a vote, a paper, a signature, or to end the section. Null where
 * there are none, and where they have been told to go on. Pure.
 */
export function awaitedRole({ detail, state, record, node, section, nid, me }: Seen): string | null {
  const partners = new Set(detail.members.flatMap(({ id, automatic }) => (automatic ? [id] : [])));
  const isPractised = Object.values(state.holders).some((id) => partners.has(id));
  if (!isPractised || section?.status !== 'open' || state.status !== 'in_progress') return null;
  const isPerson = (id: number) => !partners.has(id);
  const company = companyOf({ detail, node, holders: state.holders, isPerson });
  const exchange = readExchange(company, utterancesIn(record, section, isPerson));
  const due = SPOKEN.has(node.kind) ? company.order[exchange.due] : undefined;
  if (due !== undefined) return me.roleIdsHere.includes(due) ? due : null;
  const own = dueIn(detail.flow, state, nid).find((one) => isDueBy(one, me.userId));
  const role = own ? roleFor(own, me.userId) : null;
  return role !== null && section.rested?.[role] === undefined ? role : null;
}

const SPOKEN: ReadonlySet<string> = new Set(['court', 'display', 'vote']);
