import type { ClassTaskDetail } from '@lets/contract';
import { useState } from 'react';
import type { HandGroup } from './hand-groups.ts';
import { groupsOf, isNothing, isSameGroups, whatChanges } from './regrouping.ts';

interface Work {
  /** What it began from. */
  readonly from: ClassTaskDetail;
  readonly groups: readonly HandGroup[];
  readonly past: readonly (readonly HandGroup[])[];
}

const startOf = (from: ClassTaskDetail): Work => ({ from, groups: groupsOf(from.task), past: [] });

/** Groups while they are changed. What others change meanwhile is taken over at once while nothing was changed here. */
export function useRegrouping(latest: ClassTaskDetail) {
  const [work, setWork] = useState(() => startOf(latest));
  const before = groupsOf(work.from.task);
  const changes = whatChanges(before, work.groups);
  const isUnchanged = isNothing(changes);
  const isBehind = !isSameGroups(work.from, latest);
  if (isBehind && isUnchanged) setWork(startOf(latest));
  return {
    detail: work.from,
    before,
    groups: work.groups,
    changes,
    isUnchanged,
    /** Somebody else has changed the groups since. */
    isBehind: isBehind && !isUnchanged,
    set: (groups: readonly HandGroup[]) =>
      setWork((now) => ({ ...now, groups, past: [...now.past, now.groups] })),
    canUndo: work.past.length > 0,
    undo: () =>
      setWork((now) => {
        const groups = now.past.at(-1);
        return groups ? { ...now, groups, past: now.past.slice(0, -1) } : now;
      }),
    startAgain: (from: ClassTaskDetail) => setWork(startOf(from)),
  };
}
export type Regrouping = ReturnType<typeof useRegrouping>;
