import { englishGaps } from '@lets/authoring';
import type { ManagedProject } from '@lets/contract';
import { expect, test } from 'vitest';
import type { CaseEdit } from './use-case.ts';
import { writeEnglish } from './write-english.ts';

const zhOnly = (zh: string) => ({ zh, en: '' });
const page = { zh: { type: 'doc', content: [] }, en: { type: 'doc', content: [] } };

test('each text is written in the part of the case that keeps it', () => {
  let project = {
    body: {
      name: zhOnly('案'),
      objectives: [zhOnly('目标')],
      documents: [{ id: 'claim', name: zhOnly('起诉状'), body: page }],
      roles: [{ role_id: 'judge', introduction: zhOnly('主持庭审') }],
      templates: [{ node_id: 'drafting', template_id: 'award', name: zhOnly('裁决书') }],
    },
  } as unknown as ManagedProject;
  const kept: string[] = [];
  const into =
    (part: string) =>
    (...args: readonly unknown[]) => {
      const change = args.at(-1) as (now: ManagedProject) => ManagedProject;
      kept.push([part, ...args.slice(0, -1)].join(' '));
      project = change(project);
    };
  const edit = {
    project,
    editInfo: into('info'),
    editRoles: into('roles'),
    editJumps: into('jumps'),
    editDocument: into('doc'),
    editTemplate: into('template'),
  } as unknown as CaseEdit;
  for (const gap of englishGaps(project.body)) writeEnglish(edit, gap, `en ${gap.zh}`);
  expect(kept).toEqual(['info', 'info', 'doc claim', 'roles', 'template drafting award']);
  expect(englishGaps(project.body)).toEqual([]);
});
