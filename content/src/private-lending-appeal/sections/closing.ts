import type { FlowNode, Transition } from '@lets/contract';
import { bi, guide } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates/court.ts';

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'presiding',
  introduction: bi(
    '两审都走完了。每个角色写一份简短的报告：新证据有没有改变你的判断，二审和一审在程序上哪里不同。',
    'Both instances are over. Each role writes a short report: did the new evidence change your view, and how does procedure on appeal differ from procedure at first instance?',
  ),
  minutes: 20,
  y: 1510,
  guides: [
    ...reportGuides(
      'presiding',
      bi(
        '引用条文写到条，引用证据写编号；提交以后其他角色才能读到。',
        'Cite the articles and the numbers of the evidence; the others can read your report only once you have submitted it.',
      ),
    ),
    guide(
      'witness',
      ['1. 写一写：等着拿工钱的人作证，你怎样让人相信你。'],
      ['1. Write about how a witness who is waiting for his wages can be believed.'],
    ),
  ],
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  1640,
  bi(
    '写下你的心得：为了 9,000 元打两审，值不值得？程序给了双方什么？',
    'Write down what you take from it: was it worth going through two instances for 9,000 yuan, and what did the procedure give both sides?',
  ),
  bi(
    '如果流水本一审就拿出来，结果会不同吗？',
    'if the cash book had been produced at first instance, would the result have been different?',
  ),
);

export const CLOSING_TRANSITIONS: Transition[] = [REPORT_DONE];
