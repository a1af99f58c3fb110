import { useMemo } from 'react';
import { only, useRoom } from '../room-context.tsx';

/** The roles of mine that may sign in this section: a place in it is not enough, and who waits outside cannot. */
export function useSigningRoles(): readonly string[] {
  const { me, node, section, isOpen } = useRoom(only('me', 'node', 'section', 'isOpen'));
  return useMemo(() => {
    if (!isOpen || me.isStaff) return [];
    return node.roles
      .filter(({ functions }) => functions.includes('signature'))
      .map(({ role_id }) => role_id)
      .filter((id) => me.roleIdsHere.includes(id) && section?.inside.includes(id));
  }, [isOpen, me, node, section]);
}
