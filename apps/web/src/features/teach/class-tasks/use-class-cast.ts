import type { ClassCasting, GroupCast } from '@lets/contract';
import { useState } from 'react';
import { clashesIn, fill, type Holders, isSame, openRoles } from './class-cast.ts';

interface Edit {
  readonly holders: Holders;
  /** Of the group as it was when the change began. */
  readonly revision: number;
}

/** One group on the table. */
export interface CastColumn {
  readonly group: GroupCast;
  readonly holders: Holders;
  readonly isChanged: boolean;
  /** Begun, or changed by somebody else, since it was changed here. */
  readonly isBehind: boolean;
  readonly isOpen: boolean;
}

/** The table of who plays what, while it is changed: of a group that is not changed here it shows what is so now. */
export function useClassCast({ roles, groups }: ClassCasting) {
  const [edits, setEdits] = useState<Readonly<Record<number, Edit>>>({});
  const columns = groups.map((group): CastColumn => {
    const edit = edits[group.team_id];
    const isOpen = group.status === 'waiting';
    const isChanged = edit !== undefined && !isSame(edit.holders, group.holders);
    const isBehind = isChanged && (!isOpen || edit.revision !== group.revision);
    return { group, holders: isChanged ? edit.holders : group.holders, isChanged, isBehind, isOpen };
  });
  const set = (column: CastColumn, holders: Holders) =>
    setEdits((now) => ({
      ...now,
      [column.group.team_id]: {
        holders,
        revision: column.isChanged
          ? (now[column.group.team_id]?.revision ?? column.group.revision)
          : column.group.revision,
      },
    }));
  const changed = columns.filter(({ isChanged }) => isChanged);
  const clashes = changed.flatMap(({ group, holders }) =>
    clashesIn(roles, group, holders).map((clash) => ({ group, ...clash })),
  );
  return {
    roles,
    columns,
    changed,
    /** What a save would have to say yes to. */
    clashes,
    isBehind: changed.some(({ isBehind }) => isBehind),
    set,
    forget: (teamId: number) => setEdits(({ [teamId]: _, ...others }) => others),
    forgetAll: () => setEdits({}),
    canFill: columns.some(({ isOpen, group, holders }) => isOpen && openRoles(group, holders).length > 0),
    fillAll: () => {
      for (const column of columns)
        if (column.isOpen && !column.isBehind) set(column, fill(roles, column.group, column.holders));
    },
    /** What travels: the whole table of each group that is changed. */
    wish: () =>
      changed.map(({ group, holders }) => ({
        team_id: group.team_id,
        revision: edits[group.team_id]?.revision ?? group.revision,
        holders: Object.fromEntries(group.role_ids.map((id) => [id, holders[id] ?? null])),
      })),
  };
}
export type ClassCast = ReturnType<typeof useClassCast>;
