import { type EnglishGap, withEnglish } from '@lets/authoring';
import type { ManagedProject, RichDocument } from '@lets/contract';
import type { CaseEdit } from './use-case.ts';

/** Writes the English of one text of the case. Each part of a case is kept by itself. */
export function writeEnglish(edit: CaseEdit, gap: EnglishGap, en: string | RichDocument): void {
  const write = (project: ManagedProject) => ({ ...project, body: withEnglish(project.body, gap, en) });
  const [part, piece] = gap.path;
  const template = part === 'templates' ? edit.project.body.templates?.[Number(piece)] : undefined;
  if (part === 'documents') edit.editDocument(String(piece), write);
  else if (part === 'roles') edit.editRoles(write);
  else if (part === 'jumps') edit.editJumps(write);
  else if (template) edit.editTemplate(template.node_id, template.template_id, write);
  else edit.editInfo(write);
}
