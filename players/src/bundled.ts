import { bundledCases } from '@lets/content';
import { type AuthoredCase, type CaseProject, type ExperimentDetail, papersOfCase } from '@lets/contract';
import type { PaperSource } from './paper-telling.ts';
import type { ScriptSource } from './scripted.ts';
import { votesToward } from './votes-toward.ts';

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

/** The case, that one or any, from which votes can lead into a case with this code. */
export function bundledCaseInto(into: string, from?: string): string | undefined {
  const leads = ({ code, flow, project }: AuthoredCase) =>
    (from === undefined || code === from) && votesToward(flow, project.jumps, into) !== null;
  return bundledCases.find(leads)?.code;
}
