import type { Bilingual, FlowNode, Transition } from '@lets/contract';
import { bi } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import type { ByFine, Fine } from '../fine.ts';
import { templateOf } from '../paper.ts';
import { REPORT as REPORT_PAPER } from '../papers/court.ts';
import { ALL_ROLES } from '../roles.ts';

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'presiding',
  introduction: bi(
    '每个角色写一份报告：法院审查到哪一步为止，为什么。',
    'Each role writes a report on how far review by the court goes, and why.',
  ),
  minutes: 12,
  y: 1900,
  guides: reportGuides(
    'presiding',
    bi('界线引到条、款、项。', 'Mark out the limits of review by article, paragraph and item.'),
  ),
  templates: [templateOf(REPORT_PAPER)],
});

const ASKED: ByFine<Bilingual> = {
  50000: bi(
    '如果指引第九条写的是“一般不减轻”，你的判断会变吗？',
    'if Article 9 had said "as a rule not mitigated", would you judge differently?',
  ),
  10000: bi(
    '如果告知书写明了责令改正将作为多罚的理由，你的判断会变吗？',
    'if the notice had said that the order would be a reason for a higher fine, would you judge differently?',
  ),
  3000: bi(
    '如果她要过合格证而周德才给了一张假的，你的判断会变吗？',
    'if she had asked for a certificate and been given a false one, would you judge differently?',
  ),
};

export const experienceOf = (fine: Fine): FlowNode =>
  experienceSection(
    ALL_ROLES,
    2020,
    bi(
      '写下你的心得：法院审查行政机关的裁量，审查到哪一步为止？',
      'Write down what you have learned: how far does a court review the discretion of an agency?',
    ),
    ASKED[fine],
  );

export const CLOSING_TRANSITIONS: Transition[] = [REPORT_DONE];
