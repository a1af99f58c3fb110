import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, part, sign, title, under } from '../build.ts';
import { write } from './fields.ts';

/** What the committee writes: of the hearing, of the review, and of a further revision. */

const HEARING_REPORT: Template = {
  id: 'hearing_report',
  name: bi('立法听证报告', 'Report on the hearing'),
  role_ids: ['clerk'],
  body: write(
    [
      title('关于{{bill}}的立法听证报告'),
      line('听证日期：{{hearing_date}}'),
      heading('一、听证的事项和参加人'),
      blank(),
      heading('二、主要意见（赞成、反对、建议，分别列出）'),
      blank(),
      heading('三、分歧的焦点'),
      blank(),
      heading('四、处理建议，没有采纳的意见和理由'),
      blank(),
      p('听证情况向{{committee}}报告。'),
      sign('rapporteur', '听证主持人'),
      sign('clerk', '记录人'),
    ],
    [
      title('Report on the Hearing on the {{bill}}'),
      line('Date: {{hearing_date}}'),
      heading('1. Matters heard and participants'),
      blank(),
      heading('2. Main views: for, against, proposals'),
      blank(),
      heading('3. Points of disagreement'),
      blank(),
      heading('4. Recommendations; views not adopted and why'),
      blank(),
      p('The hearing is reported to the {{committee}}.'),
      sign('rapporteur', 'Conducted by'),
      sign('clerk', 'Recorded by'),
    ],
  ),
  elements: [
    under(
      bi('各方意见都有，不只写多数', 'The views of all sides, not of the majority alone'),
      '主要意见',
      'Main views',
    ),
    under(
      bi(
        '向常委会报告（《立法法》第三十九条第三款，参照）',
        'Reported to the standing committee (Legislation Law, Article 39, third paragraph, by reference)',
      ),
      '听证情况向',
      'The hearing is reported to',
    ),
  ],
};

const REVIEW_REPORT: Template = {
  id: 'review_report',
  name: bi('审议结果报告和草案修改稿', 'Report of the review with the revised draft'),
  role_ids: ['rapporteur'],
  body: write(
    [
      title('法制委员会关于{{bill}}审议结果的报告'),
      line('编号：{{bill_number}}　　审议日期：{{review_date}}'),
      part('一、合法性'),
      p('（逐条说明同上位法的关系，删去、改写了什么。）'),
      blank(),
      part('二、重要的不同意见'),
      blank(),
      part('三、草案修改稿'),
      p('第十二条：{{clause_wording}}'),
      p('第十八条、第二十一条、第二十六条：'),
      blank(),
      p('补充设定的处罚：{{added_penalty}}'),
      p('施行日期：{{effective_date}}'),
      p('现提请{{committee}}会议审议，拟于{{session_date}}交付表决。'),
      sign('rapporteur', '法制委员会主任委员'),
    ],
    [
      title('Report of the Legislative Affairs Committee on the {{bill}}'),
      line('Number: {{bill_number}}. Date: {{review_date}}'),
      part('1. Lawfulness'),
      p('(For each clause, its relation to higher law, and what was deleted or rewritten.)'),
      blank(),
      part('2. Important Differing Views'),
      blank(),
      part('3. The Revised Draft'),
      p('Article 12: {{clause_wording}}'),
      p('Articles 18, 21 and 26:'),
      blank(),
      p('Penalty added: {{added_penalty}}'),
      p('In force from: {{effective_date}}'),
      p(
        'The draft is submitted to the {{committee}} for deliberation, to be put to the vote on {{session_date}}.',
      ),
      sign('rapporteur', 'Chair of the committee'),
    ],
  ),
  elements: [
    under(
      bi(
        '审议结果报告和草案修改稿（《立法法》第八十七条第二款）',
        'Report and revised draft (Legislation Law, Article 87, second paragraph)',
      ),
      '一、合法性；三、草案修改稿',
      '1. Lawfulness; 3. The Revised Draft',
    ),
    under(
      bi('书面答复逐条回应', 'The written answers are responded to point by point'),
      '重要的不同意见',
      'Important Differing Views',
    ),
    bi(
      '说明重要的不同意见（第三十六条，参照）',
      'Important differing views explained (Article 36, by reference)',
    ),
    under(
      bi(
        '条文明确、具体、可执行（第七条第二款）',
        'Clauses clear, specific and enforceable (Article 7, second paragraph)',
      ),
      '三、草案修改稿',
      '3. The Revised Draft',
    ),
    bi('施行日期不早于批准和公布', 'In force no earlier than after approval and publication'),
  ],
};

const REDRAFT_NOTE: Template = {
  id: 'redraft_note',
  name: bi('关于草案修改情况的说明', 'Note on the further revision'),
  role_ids: ['rapporteur'],
  body: write(
    [
      title('关于{{bill}}修改情况的说明'),
      line('编号：{{bill_number}}'),
      heading('一、没有通过的是什么，反对的理由是什么'),
      blank(),
      heading('二、怎样修改'),
      p('第十二条：{{clause_wording}}'),
      blank(),
      heading('三、仍然没有采纳的意见和理由'),
      blank(),
      p('现请{{committee}}主任会议决定是否将修改后的草案交付表决。'),
      sign('rapporteur', '法制委员会主任委员'),
    ],
    [
      title('Note on the Further Revision of the {{bill}}'),
      line('Number: {{bill_number}}'),
      heading('1. What was not passed, and the reasons for opposing it'),
      blank(),
      heading('2. What is changed'),
      p('Article 12: {{clause_wording}}'),
      blank(),
      heading('3. Views still not adopted, and why'),
      blank(),
      p(
        'The Council of Chairpersons of the {{committee}} is requested to decide whether to put the revised draft to the vote.',
      ),
      sign('rapporteur', 'Chair of the committee'),
    ],
  ),
  elements: [
    bi(
      '反对的理由如实写明（第三十六条，参照）',
      'The reasons for opposition truthfully stated (Article 36, by reference)',
    ),
    under(
      bi('修改针对反对的那一句', 'The change addresses the sentence that was opposed'),
      '二、怎样修改',
      '2. What is changed',
    ),
  ],
};

export const REDRAFT_TEMPLATES: Template[] = [REDRAFT_NOTE];
export const REVIEW_TEMPLATES: Template[] = [REVIEW_REPORT, HEARING_REPORT];
