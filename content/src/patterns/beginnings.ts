import type { CaseProject } from '@lets/contract';
import { bi } from '../build.ts';

/** What most cases ask and assess; an author changes it where a case is about something else. */

export const COMMON_REQUIREMENTS: CaseProject['requirements'] = [
  bi(
    '开始前读完案情材料和本人角色的说明',
    'Before you start, read the case material and the brief for your role',
  ),
  bi('发言和文书都引用条文和证据编号', 'Cite articles and numbered evidence in speeches and papers'),
  bi(
    '每个角色提交一份实验报告，结束后写一篇心得',
    'Each role submits a report, and everybody writes an experience note at the end',
  ),
];

export const COMMON_GOALS: CaseProject['competency_goals'] = [
  { id: 'writing', name: bi('文书写作', 'Legal drafting'), weight: 30 },
  { id: 'facts', name: bi('事实和证据', 'Facts and evidence'), weight: 25 },
  { id: 'law', name: bi('法律适用', 'Applying the law'), weight: 25 },
  { id: 'teamwork', name: bi('程序与协作', 'Procedure and teamwork'), weight: 20 },
];
