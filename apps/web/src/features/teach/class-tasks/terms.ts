import type { ClassTask } from '@lets/contract';
import type { Times } from './times-fault.ts';

/** What may be changed of a class task that was given. */
export interface Terms extends Times {
  readonly name: string;
}

export function termsOf({ name, planned_start, planned_end, deadline }: ClassTask): Terms {
  return { name, plannedStart: planned_start, plannedEnd: planned_end, deadline };
}

/** Pure: only what differs travels, so that what a colleague changed meanwhile stays; 0 takes a time away. Null: nothing differs. */
export function changesOf(before: Terms, after: Terms) {
  const name = after.name.trim();
  const changes = {
    ...(name !== before.name && { name }),
    ...(after.plannedStart !== before.plannedStart && { planned_start: after.plannedStart ?? 0 }),
    ...(after.plannedEnd !== before.plannedEnd && { planned_end: after.plannedEnd ?? 0 }),
    ...(after.deadline !== before.deadline && { deadline: after.deadline ?? 0 }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
