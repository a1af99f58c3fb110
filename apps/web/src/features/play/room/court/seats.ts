import type { FlowNodeView } from '@lets/contract';
import type { EventOf, RunEvent, SectionState } from '@lets/engine';
import type { Occupant } from '../../../../components/scene/index.ts';
import type { NamedRole } from '../use-names.ts';

export interface SeatsInput {
  readonly node: FlowNodeView;
  readonly section: SectionState | undefined;
  readonly role: (roleId: string) => NamedRole;
  readonly isOnline: (roleId: string) => boolean;
  readonly speaker: string | null;
}

/** Who sits where, and how they look: speaking, asking, away, called out. Pure. */
export function occupy({ node, section, role, isOnline, speaker }: SeatsInput): Occupant[] {
  const asking = new Set(section?.requests.map((request) => request.role_id));
  const isInside = (id: string) =>
    section === undefined || section.status === 'passed' || section.inside.includes(id);
  return node.roles.flatMap(({ role_id, seat }): Occupant[] => {
    if (seat === null) return [];
    const { name, character } = role(role_id);
    return [
      {
        id: role_id,
        seat,
        character,
        name,
        speaking: role_id === speaker,
        offline: !isOnline(role_id),
        calledOut: !isInside(role_id),
        gesture: asking.has(role_id) ? 'raise' : section?.displayed?.role_id === role_id ? 'document' : null,
      },
    ];
  });
}

/** The last speech of this visit of the section, private talks aside. Pure. */
export function lastSpeech(
  record: readonly RunEvent[],
  nid: string,
  openedSeq: number,
): (EventOf<'spoke'> & RunEvent) | null {
  for (let index = record.length - 1; index >= 0; index--) {
    const event = record[index];
    if (!event || event.seq < openedSeq) return null;
    if (event.type === 'spoke' && event.node_id === nid) return event;
  }
  return null;
}

const LINGER_LEAST = 12_000;
const LINGER_MOST = 60_000;

/** How long somebody stands out after speaking: long enough to be read. Pure. */
export function lingerTime(text: string): number {
  return Math.min(LINGER_MOST, LINGER_LEAST + [...text].length * 160);
}

/** What of the drawing is always in view at the sides, and how wide a card is there at most, in scene units. */
const VIEW = { left: 166, right: 1234, middle: [560, 840] } as const;
const CARD = 370;

/**
 * How far to the left of its tip a card over the scene begins: 0 to 100. Those of people at the sides lean outward as far as
 * the picture goes, so that the bench between them stays in view. Pure.
 */
export function leanAt(x: number): number {
  const [from, to] = VIEW.middle;
  const lean =
    x < from ? ((x - VIEW.left) / CARD) * 100 : x > to ? 100 - ((VIEW.right - x) / CARD) * 100 : 50;
  return Math.round(Math.min(80, Math.max(20, lean)));
}
