import type { CaseDocument } from '@lets/contract';
import { bi, bullets, quote, title } from '../build.ts';
import { reference } from './fields.ts';

/** What is written for the sessions: views at the first reading, a further revision, a bill submitted anew. */

const REDRAFT = reference(
  'reference_redraft',
  bi('修改情况说明参考答案', 'Reference: note on the further revision'),
  [
    title('关于草案修改情况的说明（要点）'),
    bullets(
      '没有通过的是第十二条第三项：反对意见认为端口没有覆盖以前的禁止无法遵守，且只落在租户和骑手身上。',
      '修改：改装或者不符合国家标准的电池一律禁止；合格电池只在端口已经覆盖的小区禁止入户充电；第九条写明街道办事处一年内增设端口；违反的先警告。',
      '仍没有采纳：一律禁止上楼（不可执行）、完全删去后段（室内火灾 29 起、6 人死亡）。',
    ),
    quote(
      '再次表决仍没有通过的，条例未获通过，不是失败的实验：以后由提案人依程序重新提出（[[《中华人民共和国立法法》第六十条]]，参照），报告里写清楚分歧即可得分。',
    ),
  ],
  [
    title('Note on the Further Revision (main points)'),
    bullets(
      'What was not passed is Article 12, item 3: the opponents hold that people cannot comply with a ban before the estate is covered by ports, and that it affects only tenants and riders.',
      'Changes: charging modified and substandard batteries is banned altogether; charging batteries that meet the standard at home is banned only in estates covered by ports; Article 9 requires the subdistrict office to have ports added within one year; a first violation is punished with a warning.',
      'Still not adopted: a total ban on taking batteries upstairs (not enforceable), and deleting the second half entirely (29 fires in dwellings, six deaths).',
    ),
    quote(
      'If the second vote fails too, the regulation is not passed, but the experiment has not failed: the proposer may later resubmit it under the procedure ([[Legislation Law, Article 60]], by reference), and a report that sets out the disagreement clearly earns full marks.',
    ),
  ],
  'redraft',
);

const READING = reference(
  'reference_first_reading',
  bi('书面审议意见参考答案', "Reference: a member's written views"),
  [
    title('书面审议意见（要点）'),
    bullets(
      '委员甲：改装和不合格电池占室内火灾 29 起中的 22 起，应当同合格电池分开规定、分开处罚（[[《中华人民共和国行政处罚法》第五条第二款]]）。',
      '委员乙：第九条增设端口没有期限，第十二条后段的禁止无法遵守（[[《中华人民共和国立法法》第七条第二款]]）。',
    ),
    quote('初次审议不表决。好的意见让提案人必须回答：请他拿出小区名单、数据来源或者上位法条文。'),
  ],
  [
    title('Written Views (main points)'),
    bullets(
      'Member A: modified and substandard batteries were involved in 22 of the 29 fires in dwellings and should be regulated and punished separately from batteries that meet the standard ([[Administrative Penalty Law, Article 5, second paragraph]]).',
      'Member B: Article 9 sets no time limit for adding ports, so people cannot comply with the ban in the second half of Article 12 ([[Legislation Law, Article 7, second paragraph]]).',
    ),
    quote(
      'There is no vote at the first reading. Good written views oblige the proposer to answer: with a list of estates, the source of a figure, or an article of higher law.',
    ),
  ],
  'first_reading',
);

const RESUBMITTED = reference(
  'reference_resubmission',
  bi('重新提出法规案的说明参考答案', 'Reference: note on resubmitting the bill'),
  [
    title('关于重新提出法规案的说明（要点）'),
    bullets(
      '提案人是市人民政府，公安局只是起草；认为必须制定的判断由提案人作出（[[《中华人民共和国立法法》第六十条]]，参照）。',
      '修改针对被反对的那一句：增设期限写进第九条，禁止从公布覆盖满三个月起算。',
      '是否列入会议议程由主任会议决定；没有新的理由和修改的，可以不列入。',
    ),
  ],
  [
    title('Note on Resubmitting the Bill (main points)'),
    bullets(
      'The proposer is the city government; the public security bureau only drafted the text. Whether the regulation is still necessary is for the proposer to judge ([[Legislation Law, Article 60]], by reference).',
      'The change addresses the sentence that was opposed: the time limit for adding ports is written into Article 9, and the ban begins three months after coverage is announced.',
      'The Council of Chairpersons decides whether to place the bill on the agenda; if there are no new reasons or changes, it need not do so.',
    ),
  ],
  'resubmission',
);

export const SESSION_REFERENCES: CaseDocument[] = [READING, REDRAFT, RESUBMITTED];
