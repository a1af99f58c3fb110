import type { ProjectDetail } from '@lets/contract';
import type { Occupant } from '../../../../components/scene/index.ts';

/** Who sits in the scene of a case's front page: the first section played in it, with everybody in their seat. Pure. */
export function coverOccupants(
  project: Pick<ProjectDetail, 'flow' | 'roles' | 'cover'>,
  nameOf: (role: ProjectDetail['flow']['roles'][number]) => string,
): readonly Occupant[] {
  const { flow, roles, cover } = project;
  const played = flow.nodes.filter((node) => node.scene === cover);
  const fullest = played.reduce<(typeof played)[number] | undefined>(
    (best, node) => (node.roles.length > (best?.roles.length ?? 0) ? node : best),
    undefined,
  );
  return (fullest?.roles ?? []).flatMap(({ role_id, seat, inside }) => {
    const role = flow.roles.find(({ id }) => id === role_id);
    if (!role || !seat || !inside) return [];
    const own = roles.find((one) => one.role_id === role_id);
    return [{ id: role_id, seat, character: own?.character || role.character, name: nameOf(role) }];
  });
}
