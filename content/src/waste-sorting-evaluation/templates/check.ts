import type { Template } from '@lets/contract';
import { bi, blank, eachTheirOwn, heading, line, title, under } from '../../build.ts';
import { write } from '../fields.ts';
import { HEARD_NAMES } from '../heard.ts';

/** The right of reply: who is described in the report checks the facts before it is voted on. */

const FACT_CHECK: Omit<Template, 'role_ids'> = {
  id: 'fact_check',
  name: bi('对评估报告所写事实的核对意见', 'Reply to the facts of the report'),
  body: write(
    [
      title('对评估报告所写事实的核对意见'),
      line('评估对象：{{regulation}}　　项目编号：{{project_number}}'),
      heading('一、同我有关、需要更正或者说明的事实'),
      blank(),
      heading('二、报告里还没有、应当写进去的事实（怎样核对）'),
      blank(),
      heading('三、不能公开的内容和理由'),
      blank(),
      heading('四、要评估组答复的问题'),
      blank(),
    ],
    [
      title('Reply to the Facts of the Report'),
      line('Evaluated: {{regulation}}. Project: {{project_number}}'),
      heading('1. Facts that concern me and need correction or explanation'),
      blank(),
      heading('2. Facts that are missing and should be included (how they can be verified)'),
      blank(),
      heading('3. What must not be made public, and why'),
      blank(),
      heading('4. Question to be answered by the group'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi('说的是事实，不是评价', 'Facts, and not opinions'),
      '需要更正或者说明的事实',
      'need correction or explanation',
    ),
    under(
      bi('新的事实有核对的办法', 'A way to verify each new fact'),
      '应当写进去的事实',
      'should be included',
    ),
  ],
};

export const CHECK_TEMPLATES: Template[] = eachTheirOwn(FACT_CHECK, HEARD_NAMES);
