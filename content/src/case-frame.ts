import type { Bilingual, CaseRole, FlowNode, FlowRole, MergeField, Transition } from '@lets/contract';
import {
  advance,
  bi,
  type DocumentMaker,
  type DocumentWriter,
  documentsOf,
  guide,
  node,
  seatRole,
  toFill,
  writerFor,
} from './build.ts';

/** What the cases have in common besides their building blocks: how each begins, works side by side, and ends with a report and a note. */

/** Who writes a report, and in which role: in every case's report template. */
export const REPORT_FIELDS: readonly MergeField[] = [
  toFill('report_member', '报告人', 'Written by'),
  toFill('report_role', '所任角色', 'Role played'),
];

interface CaseWriters {
  readonly write: DocumentWriter;
  readonly material: DocumentMaker;
  readonly evidence: DocumentMaker;
  readonly law: DocumentMaker;
  readonly reference: DocumentMaker;
}

/** What a case's documents are written with, which know its merge fields. */
export function writersFor(fields: readonly MergeField[]): CaseWriters {
  const write = writerFor(fields);
  return {
    write,
    material: documentsOf('material', write),
    evidence: documentsOf('evidence', write),
    law: documentsOf('law', write),
    reference: documentsOf('reference', write),
  };
}

/** Who a role is in a case: its id, their name, and what they do. */
export type Person = readonly [role_id: string, name: Bilingual, duty: Bilingual];

/** The people of a case with their briefs, drawn as the flow draws their roles. */
export function castOf(
  roles: readonly FlowRole[],
  people: readonly Person[],
  briefs: Readonly<Record<string, Bilingual>>,
): CaseRole[] {
  return people.map(([role_id, name, duty]) => {
    const role = roles.find(({ id }) => id === role_id);
    const brief = briefs[role_id];
    if (!role || !brief) throw new Error(`no role or brief for ${role_id}`);
    return { role_id, name, character: role.character, duty, brief };
  });
}

/**
 * Roles of which nobody holds two that are on different sides; each side is written as its roles' ids. A slip (an unknown role, one left out)
 * throws when the file loads.
 */
export function keptApart(roles: readonly FlowRole[], sides: readonly string[]): FlowRole[] {
  const split = sides.map((side) => side.split(' '));
  const known = new Set(roles.map(({ id }) => id));
  const named = split.flat();
  const isEachNamedOnce = named.length === known.size && named.every((id) => known.has(id));
  if (!isEachNamedOnce) throw new Error(`sides that do not fit the roles: ${sides.join(' / ')}`);
  return roles.map((role) => ({
    ...role,
    incompatible: split.filter((side) => !side.includes(role.id)).flat(),
  }));
}

const X = 360;

export function startNode(introduction: Bilingual): FlowNode {
  return node({
    id: 'start',
    kind: 'start',
    name: bi('开始', 'Start'),
    introduction,
    position: { x: X, y: 0 },
  });
}

export function forkNode(id: string, y: number, introduction: Bilingual): FlowNode {
  return node({ id, kind: 'fork', name: bi('并行', 'Side by side'), introduction, position: { x: X, y } });
}

export function joinNode(id: string, y: number, introduction: Bilingual): FlowNode {
  return node({ id, kind: 'join', name: bi('汇合', 'Join'), introduction, position: { x: X, y } });
}

interface ReportChoices {
  readonly roles: readonly string[];
  /** Who ends it. */
  readonly host: string;
  readonly introduction: Bilingual;
  readonly minutes: number;
  readonly y: number;
  readonly guides: FlowNode['guides'];
  readonly templates: FlowNode['templates'];
}

/** Everybody writes a report. */
export function reportSection({
  roles,
  host,
  introduction,
  minutes,
  y,
  guides,
  templates,
}: ReportChoices): FlowNode {
  return node({
    id: 'report',
    kind: 'report',
    name: bi('实验报告', 'Experiment report'),
    introduction,
    minutes,
    position: { x: X, y },
    roles: roles.map((role) =>
      seatRole(role, {
        functions: ['submission'],
        ...(role === host && { host: true, processes: ['end', 'back', 'restart'] }),
      }),
    ),
    guides,
    templates,
  });
}

/** Guides of a report: what this case asks of it, and when its host ends it. */
export function reportGuides(
  host: string,
  rule: Bilingual,
  length: Bilingual = bi('三五百字', 'a page is enough'),
): FlowNode['guides'] {
  return [
    guide(
      null,
      [`1. 从模板新建实验报告，${length.zh}。`, `2. ${rule.zh}`],
      [`1. Draft the report from the template; ${length.en}.`, `2. ${rule.en}`],
    ),
    guide(
      host,
      ['1. 看到各角色都提交了，再结束本环节。'],
      ['1. End the section when every role has submitted.'],
    ),
  ];
}

/** Where every case ends: each writes what they take from it, beginning with a question if they like. */
export function experienceSection(
  roles: readonly string[],
  y: number,
  introduction: Bilingual,
  question: Bilingual,
): FlowNode {
  return node({
    id: 'experience',
    kind: 'experience',
    name: bi('实验心得', 'Experience'),
    introduction,
    position: { x: X, y },
    roles: roles.map((role) => seatRole(role)),
    guides: [
      guide(
        null,
        [`可以从一个问题写起：${question.zh}`],
        [`You might begin with a question: ${question.en}`],
      ),
    ],
  });
}

export const REPORT_DONE: Transition = advance(
  'report_done',
  'report',
  'experience',
  bi('报告已提交，进入实验心得', 'Reports are in: on to the experience notes'),
);

/** The last of what every case requires. */
export const REPORT_REQUIRED: Bilingual = bi(
  '每个角色提交一份实验报告，结束后写一篇心得',
  'Each role submits a report, and everybody writes an experience note at the end',
);
