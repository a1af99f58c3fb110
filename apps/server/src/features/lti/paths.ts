import type { Seat } from '../class-task/service.ts';

/** Pure: where a teacher goes on: the class task of the link, or the list of those of their classes. */
export function pathOfTask(taskId: number | null): string {
  return taskId === null ? '/mentor/tasks' : `/mentor/tasks?open=${taskId}`;
}

/** Pure: where a student goes on: their experiment as it stands, or the case, where groups are chosen. */
export function pathOfSeat({ run, projectId }: Seat): string {
  if (run === null) return `/experiment/prepare/project/${projectId}`;
  const { eid, status } = run;
  if (status === 'waiting') return `/experiment/prepare/edit/${eid}`;
  return status === 'in_progress' ? `/experiment/meta/wait/${eid}/start` : `/experiment/done/detail/${eid}`;
}
