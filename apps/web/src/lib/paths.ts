import type { Rehearsal } from '@lets/contract';

/** Enters a run: the wait page leads everybody to the section that is theirs. */
export function roomDoor(eid: number, nodeId: string | null | undefined): string {
  return `/experiment/meta/wait/${eid}/${nodeId ?? 'start'}`;
}

/** The replay, from its beginning or from an event. */
export function recordPath(eid: number, seq?: number): string {
  return `/experiment/done/detail/${eid}${seq === undefined ? '' : `?seq=${seq}`}`;
}

export function taskPath(eid: number): string {
  return `/experiment/prepare/edit/${eid}`;
}

export function casePath(projectId: number): string {
  return `/experiment/prepare/project/${projectId}`;
}

/** The live board, and one of its rooms for the class. */
export const GUIDE = '/mentor/guide';
export const PROJECTOR = '/mentor/projector';

/** What a mentor gives their classes. */
export const MENTOR_TASKS = '/mentor/tasks';
export const MENTOR_TASKS_CREATE = '/mentor/tasks/create';
export const classTaskCastingPath = (id: number) => `${MENTOR_TASKS}/${id}/casting`;
export const classTaskGroupsPath = (id: number) => `${MENTOR_TASKS}/${id}/groups`;

/** The teams of a class task side by side. */
export const comparePath = (classTaskId: number) => `/mentor/compare/${classTaskId}`;

/** Where anybody checks a dossier. */
export const VERIFY_PATH = '/verify';

/** Where an author works on what they rehearse. */
export function rehearsedPath({ flow_id, project_id }: Pick<Rehearsal, 'flow_id' | 'project_id'>): string {
  return project_id === null ? `/workflowXML/draw/${flow_id}` : `/manager/project/info/${project_id}`;
}

/** Where the words of a published version are corrected, and what was corrected of it. */
export const correctPath = (flowId: number) => `/manager/workflow/correct/${flowId}`;
export const correctionsPath = (flowId: number) => `/manager/workflow/corrections/${flowId}`;
