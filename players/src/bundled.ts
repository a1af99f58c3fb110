import { bundledCases } from '@lets/content';
import { type CaseProject, type ExperimentDetail, papersOfCase } from '@lets/contract';
import type { PaperSource } from './paper-telling.ts';
import type { ScriptSource } from './scripted.ts';

/** What no call tells a student's account, for programs that play bundled cases with such accounts. */

const caseOf = (code: string) => bundledCases.find((file) => file.code === code);

/** The models of a case's papers. */
export const bundledPapers: PaperSource = async ({ project }) => {
  const file = caseOf(project.code);
  return file ? papersOfCase(file) : null;
};

/** What the roles of a case say. */
export const bundledScript: ScriptSource = ({ project }) => caseOf(project.code)?.flow ?? null;

/** Where its jump sections lead. */
export const bundledJumps = ({ project }: Pick<ExperimentDetail, 'project'>): CaseProject['jumps'] | null =>
  caseOf(project.code)?.project.jumps ?? null;

/** A case that leads into this one, for those who cannot begin it otherwise. */
export function bundledCaseBefore(code: string): string | undefined {
  return bundledCases.find(({ project }) => project.jumps.some((jump) => jump.project_code === code))?.code;
}
