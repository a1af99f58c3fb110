import type { FlowNode, Transition } from '@lets/contract';
import { bi, guide } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportSection } from '../../case-frame.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates/bench.ts';

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'presiding',
  introduction: bi(
    '案子审完了。每个角色写一份简短的报告：做了什么、两个争议焦点怎么看、哪一步程序做得好或者不好。',
    'The trial is over. Each role writes a short report: what it did, how it sees the two issues, and which step of procedure went well or badly.',
  ),
  minutes: 20,
  y: 1670,
  guides: [
    guide(
      null,
      [
        '1. 从模板新建实验报告，三五百字就够。',
        '2. 引用条文要写到条，引用证据要写编号。',
        '3. 提交以后其他角色才能读到。全部提交后，审判长进入实验心得。',
      ],
      [
        '1. Draft the report from the template; a page is enough.',
        '2. Cite laws by article and evidence by number.',
        '3. The others can read it once you submit it. When everyone has submitted, the presiding judge moves on to the experience notes.',
      ],
    ),
    guide(
      'presiding',
      ['1. 你最后还要总结一次：哪一步程序你曾经想省略？', '2. 看到各角色都提交了，再结束本环节。'],
      [
        '1. You also sum up at the end: which step of the procedure were you tempted to leave out?',
        '2. End the section when every role has submitted.',
      ],
    ),
    guide(
      'witness',
      ['1. 写一写：你知道的和别人希望你说的有什么不同，你是怎么处理的。'],
      [
        '1. Write about how what you knew differed from what others hoped you would say, and how you dealt with it.',
      ],
    ),
  ],
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  1800,
  bi(
    '实验到此结束。写下你的心得：最难的判断、走过的弯路、下次会怎么做。每人只写一次，提交后全组和指导教师都能读到。',
    'The experiment is over. Write down what you take from it: the hardest judgment, the detours, what you would do next time. Each of you writes only once; after that the team and the mentor can read it.',
  ),
  bi(
    '如果你是另一方的代理人，你会把证据重点放在哪里？',
    'if you had acted for the other side, which evidence would you have relied on most?',
  ),
);

export const CLOSING_TRANSITIONS: Transition[] = [REPORT_DONE];
