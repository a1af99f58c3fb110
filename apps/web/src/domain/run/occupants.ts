import type { FlowNodeView } from '@lets/contract';
import type { SectionState } from '@lets/engine';
import type { Occupant } from '../../components/scene/index.ts';
import type { Cast } from './cast.ts';

/** Who sits where at this moment. Pure. */
export function occupantsOf(
  node: FlowNodeView,
  section: SectionState,
  cast: Cast,
  speaker: string | null,
): readonly Occupant[] {
  const asking = new Set(section.requests.map((request) => request.role_id));
  return node.roles.flatMap(({ role_id, seat }): Occupant[] => {
    const role = cast.role(role_id);
    if (!seat || !role) return [];
    return [
      {
        id: role_id,
        seat,
        character: role.character,
        name: role.name,
        speaking: speaker === role_id,
        calledOut: !section.inside.includes(role_id),
        gesture: asking.has(role_id) ? 'raise' : null,
      },
    ];
  });
}
