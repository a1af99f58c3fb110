import type { Template } from '@lets/contract';
import { bi, blank, eachTheirOwn, heading, line, p, sign, title, under } from '../build.ts';
import { write } from './fields.ts';

/** What is written for the sessions of the standing committee: by its members, and by the proposer. */

const MEMBER_VIEWS: Omit<Template, 'role_ids'> = {
  id: 'member_views',
  name: bi('书面审议意见', "A member's written views"),
  body: write(
    [
      title('对{{bill}}的书面审议意见'),
      line('编号：{{bill_number}}'),
      heading('一、针对的条文和问题'),
      blank(),
      heading('二、理由'),
      blank(),
      heading('三、修改建议，或者要提案人回答的问题'),
      blank(),
    ],
    [
      title('Written Views on the {{bill}}'),
      line('Number: {{bill_number}}'),
      heading('1. Clause and issue'),
      blank(),
      heading('2. Reasons'),
      blank(),
      heading('3. Revision proposed, or question to the proposer'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi('写到条文，不写态度', 'Addresses a specific clause instead of stating an attitude'),
      '针对的条文',
      'Clause and issue',
    ),
    under(
      bi('理由有数据或者上位法的条文', 'Reasons supported by figures or articles of higher law'),
      '二、理由',
      '2. Reasons',
    ),
  ],
};

const RESUBMISSION_NOTE: Template = {
  id: 'resubmission_note',
  name: bi('重新提出法规案的说明', 'Note on resubmitting the bill'),
  role_ids: ['drafter'],
  body: write(
    [
      title('关于重新提出{{bill}}的说明'),
      line('编号：{{bill_number}}　　提案人：明德市人民政府'),
      heading('一、为什么仍然必须制定'),
      blank(),
      heading('二、怎样回应反对的理由'),
      blank(),
      heading('三、修改了哪一句'),
      p('第十二条：{{clause_wording}}'),
      blank(),
      p('请{{committee}}主任会议决定是否列入会议议程。'),
      sign('drafter', '受提案人委托'),
    ],
    [
      title('Note on Resubmitting the {{bill}}'),
      line("Number: {{bill_number}}. Proposer: Mingde People's Government"),
      heading('1. Why the regulation is still necessary'),
      blank(),
      heading('2. How the objections are answered'),
      blank(),
      heading('3. Which sentence is changed'),
      p('Article 12: {{clause_wording}}'),
      blank(),
      p(
        'The Council of Chairpersons of the {{committee}} is requested to decide whether to place the bill on the agenda.',
      ),
      sign('drafter', 'On behalf of the proposer'),
    ],
  ),
  elements: [
    under(
      bi(
        '由提案人提出（《立法法》第六十条，参照）',
        'Submitted by the proposer (Legislation Law, Article 60, by reference)',
      ),
      '提案人：',
      'Proposer:',
    ),
    under(
      bi('回应被反对的那一句', 'Responds on the sentence that was opposed'),
      '怎样回应；修改了哪一句',
      'objections are answered; sentence is changed',
    ),
  ],
};

export const VIEWS_TEMPLATES: Template[] = eachTheirOwn(MEMBER_VIEWS, {
  member_a: bi('委员甲', 'Member A'),
  member_b: bi('委员乙', 'Member B'),
});
export const RESUBMISSION_TEMPLATES: Template[] = [RESUBMISSION_NOTE];
