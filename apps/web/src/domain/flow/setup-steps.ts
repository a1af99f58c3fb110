/** The setup's pages in their order: `/manager/workflow/set/{flow_id}/{page}`. */
export const SETUP_PAGES = ['node', 'doc', 'roleAppend', 'roleAssign', 'action', 'anime', 'role'] as const;
export type SetupPage = (typeof SETUP_PAGES)[number];

const LIST = '/manager/workflow';

/** What to say, by its key in `common:guard`, and where to go instead. */
export interface SetupRefusal {
  readonly to: string;
  readonly warning: 'bad_parameter' | 'step_incomplete';
}

export function setupPath(flowId: string | number, page: SetupPage): string {
  return `${LIST}/set/${flowId}/${page}`;
}

/** The query of the setup's own address that names the page one wants. */
export const WANTED_PAGE = 'to';

/**
 * A link to a step: by the setup's own address, which remembers how far the flow has come before the guard asks. A step's address alone
 * is only for a person who is in the setup already. Pure.
 */
export function setupDoor(flowId: string | number, page: SetupPage): string {
  return `${LIST}/set/${flowId}?${WANTED_PAGE}=${page}`;
}

/** The page behind the setup's own address: the one asked for, which the guard still judges, else as far as the flow has come. Pure. */
export function setupPageOf(wanted: string | null, reached: number): SetupPage {
  return SETUP_PAGES.find((page) => page === wanted) ?? SETUP_PAGES[reached] ?? 'node';
}

/**
 * Whether a setup step may open: only when the remembered step is at least its own. None remembered is a wrong address
 * and leads to the list; a lower one means that something before is unfinished, and leads back to it. Pure.
 */
export function judgeSetupStep(
  flowId: string | number,
  page: SetupPage,
  remembered: number | null,
): SetupRefusal | null {
  const reached = remembered === null ? undefined : SETUP_PAGES[remembered];
  if (remembered === null || reached === undefined) return { to: LIST, warning: 'bad_parameter' };
  if (remembered >= SETUP_PAGES.indexOf(page)) return null;
  return { to: setupPath(flowId, reached), warning: 'step_incomplete' };
}

/** The flow and the step that an address names, or null. Pure. */
export function setupStepOf(path: string): { flowId: string; page: SetupPage } | null {
  const match = /^\/manager\/workflow\/set\/([^/]+)\/([^/]+)\/?$/.exec(path);
  const page = SETUP_PAGES.find((one) => one === match?.[2]);
  return match?.[1] && page ? { flowId: match[1], page } : null;
}
