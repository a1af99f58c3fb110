import type { ProjectPage } from '@lets/contract';

export const LIST = '/manager/project';
const PAGES: Readonly<Record<ProjectPage | 'preview', string>> = {
  info: 'info',
  doc: 'set/doc',
  role: 'role',
  skip: 'skip',
  preview: 'preview',
};

/** Where a page of a case's authoring is. */
export function casePath(projectId: number, page: ProjectPage | 'preview'): string {
  return `${LIST}/${PAGES[page]}/${projectId}`;
}

export function isPageOf(projectId: number, pathname: string): boolean {
  return pathname.startsWith(`${LIST}/`) && pathname.endsWith(`/${projectId}`);
}

/** Where on the page "info" the facts stand. */
export const FACTS = '#facts';
