import { bundledCases } from '@lets/content';
import { papersOfCase } from '@lets/contract';
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
