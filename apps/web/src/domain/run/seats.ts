import type { FlowNodeView } from '@lets/contract';
import type { SectionState } from '@lets/engine';
import type { Occupant } from '../../components/scene/index.ts';
import type { RunRole } from './names.ts';

export interface SeatsInput {
  readonly node: FlowNodeView;
  /** Undefined before the section opens: everybody is there. */
  readonly section: SectionState | undefined;
  readonly role: (roleId: string) => RunRole;
  /** Who speaks at this moment. */
  readonly speaker: string | null;
  /** Absent where presence is not known, as in a replay. */
  readonly isOnline?: (roleId: string) => boolean;
}

/** Who sits where, and how they look: speaking, asking, showing a document, offline, called out. Pure. */
export function occupantsOf({ node, section, role, speaker, isOnline }: SeatsInput): Occupant[] {
  const asking = new Set(section?.requests.map((request) => request.role_id));
  const isInside = (id: string) =>
    section === undefined || section.status === 'passed' || section.inside.includes(id);
  return node.roles.flatMap(({ role_id, seat }): Occupant[] => {
    if (!seat) return [];
    const { name, character } = role(role_id);
    return [
      {
        id: role_id,
        seat,
        character,
        name,
        speaking: role_id === speaker,
        offline: isOnline !== undefined && !isOnline(role_id),
        calledOut: !isInside(role_id),
        gesture: asking.has(role_id) ? 'raise' : section?.displayed?.role_id === role_id ? 'document' : null,
      },
    ];
  });
}

/** Pure: the seat of a role; empty for one without a place in the picture. */
export function seatOf(node: FlowNodeView, roleId: string | null): string {
  return node.roles.find(({ role_id }) => role_id === roleId)?.seat ?? '';
}

/** What of the drawing is always in view at the sides, and the greatest width of a card there, in scene units. */
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
