import { useMemo } from 'react';
import type { RunRole } from '../../../../domain/run/names.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

export interface Person {
  readonly role: RunRole;
  /** Has the run on a screen now, in whichever section. */
  readonly isOnline: boolean;
  /** The section on that screen. */
  readonly at: string | null;
  /** Since when they are missed; null when they are here or were never seen. */
  readonly goneSince: number | null;
  /** Not in the class any more, or their account is closed: they do not come back by themselves. */
  readonly isOut: boolean;
}

/** The roles of this section, those of the whole run where it has none of its own or when they are asked for, and who of them is here. */
export function usePeople({ isWhole = false } = {}): { people: readonly Person[]; presentCount: number } {
  const { node, detail, takesPart, present, goneSince } = useRoom(
    only('node', 'detail', 'takesPart', 'present', 'goneSince'),
  );
  const isSectionOpen = useRoom(({ section }) => section?.status === 'open');
  // Waiting, and after the end, everybody counts.
  const isHere = !isWhole && isSectionOpen && takesPart && node.roles.length > 0;
  const names = useNames();
  return useMemo(() => {
    const ids = isHere ? node.roles.map(({ role_id }) => role_id) : detail.flow.roles.map(({ id }) => id);
    const screens = new Map(present.map((one) => [one.user_id, one.node_id]));
    const people = ids.map((id): Person => {
      const role = names.role(id);
      const userId = role.user?.id ?? -1;
      return {
        role,
        isOnline: screens.has(userId),
        at: screens.get(userId) ?? null,
        goneSince: goneSince.get(userId) ?? null,
        isOut: detail.unregistered.includes(userId),
      };
    });
    return { people, presentCount: people.filter((person) => person.isOnline).length };
  }, [isHere, node.roles, detail.flow.roles, detail.unregistered, present, goneSince, names]);
}

/** The roles of this section whose people are here. */
export function usePresent(): readonly string[] {
  const { people } = usePeople();
  return useMemo(() => people.filter(({ isOnline }) => isOnline).map(({ role }) => role.id), [people]);
}
