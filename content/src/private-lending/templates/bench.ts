import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, part, seal, sign, title, under } from '../../build.ts';
import { write } from '../fields.ts';
import { ALL_ROLES } from '../roles.ts';

const JUDGMENT: Template = {
  id: 'judgment_form',
  name: bi('民事判决书', 'Civil judgment'),
  role_ids: ['presiding', 'judge'],
  body: write(
    [
      title('{{court}}'),
      title('民事判决书'),
      line('{{case_number}}', 'right'),
      line(
        '原告：{{plaintiff_name}}，{{plaintiff_gender}}，{{plaintiff_birth}}出生，汉族，{{plaintiff_job}}，住{{plaintiff_address}}。',
      ),
      line('委托诉讼代理人：{{counsel_p_name}}，{{counsel_p_firm}}律师。'),
      line(
        '被告：{{defendant_name}}，{{defendant_gender}}，{{defendant_birth}}出生，汉族，{{defendant_job}}，住{{defendant_address}}。',
      ),
      line('委托诉讼代理人：{{counsel_d_name}}，{{counsel_d_firm}}律师。'),
      p(
        '原告{{plaintiff_name}}与被告{{defendant_name}}民间借贷纠纷一案，本院于 {{filing_date}}立案后，依法适用普通程序，于 {{hearing_date}}公开开庭进行了审理。原告及其委托诉讼代理人、被告及其委托诉讼代理人到庭参加诉讼。本案现已审理终结。',
      ),
      p('原告向本院提出诉讼请求：（请写明最后确定的诉讼请求。）事实和理由：（请概括。）'),
      p('被告辩称：（请概括。）'),
      p(
        '当事人围绕诉讼请求依法提交了证据，本院组织当事人进行了证据交换和质证。对当事人无异议的证据，本院予以确认并在卷佐证。对有争议的证据和事实，本院认定如下：（请逐项说明采纳或者不采纳的理由。）',
      ),
      part('本院认为'),
      p('（一、本金：按 {{found_principal}} 元认定的理由。请写明举证责任由谁承担、证明到什么程度。）'),
      p('（二、利息：按{{found_rate}}支持的理由。请写明 {{lpr}} 的四倍是多少、从哪一天起算。）'),
      p('综上所述，依照（请引用法律和司法解释的条文）规定，判决如下：'),
      p(
        '一、被告{{defendant_name}}于本判决生效之日起十日内返还原告{{plaintiff_name}}借款本金 {{found_principal}} 元，并支付利息（以未还本金为基数，自 {{loan_date}}起至实际清偿之日止，按{{found_rate}}计算）；',
      ),
      p('二、（其余诉讼请求怎样处理。）'),
      p(
        '如果未按本判决指定的期间履行给付金钱义务，应当依照[[《中华人民共和国民事诉讼法》第二百六十四条]]规定，加倍支付迟延履行期间的债务利息。',
      ),
      p(
        '案件受理费 {{fee_total}} 元，由原告{{plaintiff_name}}负担 {{fee_plaintiff}} 元，由被告{{defendant_name}}负担 {{fee_defendant}} 元。',
      ),
      p(
        '如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，并按对方当事人的人数提出副本，上诉于{{appeal_court}}。',
      ),
      sign('presiding', '审判长'),
      sign('judge', '审判员'),
      sign('assessor', '人民陪审员'),
      line('{{judgment_date}}', 'right'),
      sign('clerk', '书记员'),
      seal('明德市清和区人民法院'),
    ],
    [
      title('{{court}}'),
      title('Civil Judgment'),
      line('{{case_number}}', 'right'),
      line(
        'Plaintiff: {{plaintiff_name}}, {{plaintiff_gender}}, born {{plaintiff_birth}}, Han, {{plaintiff_job}}, residing at {{plaintiff_address}}.',
      ),
      line('Counsel: {{counsel_p_name}}, lawyer, {{counsel_p_firm}}.'),
      line(
        'Defendant: {{defendant_name}}, {{defendant_gender}}, born {{defendant_birth}}, Han, {{defendant_job}}, residing at {{defendant_address}}.',
      ),
      line('Counsel: {{counsel_d_name}}, lawyer, {{counsel_d_firm}}.'),
      p(
        'The private lending dispute between {{plaintiff_name}} and {{defendant_name}} was filed with this court on {{filing_date}} and heard in public on {{hearing_date}} under the ordinary procedure. Both parties and their counsel appeared. The trial is concluded.',
      ),
      p('The plaintiff claims: (state the claims as finally put). Facts and grounds: (summarise).'),
      p('The defendant answers: (summarise).'),
      p(
        'The parties submitted evidence in support of their claims and defences, and this court organised an exchange and examination of the evidence. The evidence not in dispute is accepted and on file. On the evidence and facts in dispute this court finds: (state item by item the reasons why it is or is not accepted).',
      ),
      part('Reasons'),
      p(
        '(1. Principal: give the reasons for finding {{found_principal}} yuan. State who bears the burden of proof and to what standard the fact has been proved.)',
      ),
      p(
        '(2. Interest: give the reasons for allowing it at {{found_rate}}. State what four times {{lpr}} amounts to and from which day interest runs.)',
      ),
      p(
        'For these reasons, under (cite the articles of the laws and judicial interpretations), this court decides:',
      ),
      p(
        '1. The defendant {{defendant_name}} shall, within ten days of this judgment taking effect, repay the plaintiff {{plaintiff_name}} the principal of {{found_principal}} yuan with interest (on the outstanding principal, from {{loan_date}} until the date of actual payment, at {{found_rate}});',
      ),
      p('2. (State how the other claims are decided.)'),
      p(
        'If the money is not paid within the time set by this judgment, double interest on the debt is payable for the period of delay under [[Article 264 of the Civil Procedure Law]].',
      ),
      p(
        'Of the court fee of {{fee_total}} yuan, the plaintiff {{plaintiff_name}} bears {{fee_plaintiff}} yuan and the defendant {{defendant_name}} {{fee_defendant}} yuan.',
      ),
      p(
        'A party who does not accept this judgment may, within fifteen days of its service, appeal to {{appeal_court}} by filing a petition of appeal with this court, together with a copy for each opposing party.',
      ),
      sign('presiding', 'Presiding judge'),
      sign('judge', 'Judge'),
      sign('assessor', "People's assessor"),
      line('{{judgment_date}}', 'right'),
      sign('clerk', 'Court clerk'),
      seal("Qinghe District People's Court"),
    ],
  ),
  elements: [
    under(
      bi(
        '案由、诉讼请求、争议的事实和理由（《民事诉讼法》第一百五十五条第一项）',
        'The cause of action, the claims, and the facts and grounds in dispute (Civil Procedure Law, Article 155(1))',
      ),
      '原告向本院提出诉讼请求；被告辩称',
      'The plaintiff claims; The defendant answers',
    ),
    under(
      bi(
        '认定的事实和理由、适用的法律和理由（第一百五十五条第二项）',
        'The facts found and the reasons, the law applied and the reasons (Article 155(2))',
      ),
      '本院认为',
      'Reasons',
    ),
    under(
      bi(
        '说明证据是否采纳的理由（《证据规定》第九十七条）',
        'Reasons for accepting or rejecting evidence (Civil Evidence Provisions, Article 97)',
      ),
      '对有争议的证据和事实',
      'On the evidence and facts in dispute',
    ),
    under(
      bi(
        '判决结果和诉讼费用的负担（第一百五十五条第三项）',
        'The decision and who bears the costs (Article 155(3))',
      ),
      '判决如下；案件受理费',
      'this court decides; Of the court fee',
    ),
    under(
      bi(
        '上诉期间和上诉的法院（第一百五十五条第四项）',
        'The time limit for appeal and the court of appeal (Article 155(4))',
      ),
      '如不服本判决',
      'does not accept this judgment',
    ),
    bi(
      '审判人员、书记员署名，加盖人民法院印章（第一百五十五条第二款）',
      'Signed by the panel and the clerk, sealed by the court (Article 155, second paragraph)',
    ),
  ],
};

const DELIBERATION_RECORD: Template = {
  id: 'deliberation_record',
  name: bi('合议庭评议笔录', 'Record of deliberation'),
  role_ids: ['clerk'],
  body: write(
    [
      title('合议庭评议笔录'),
      line('案号：{{case_number}}　　案由：民间借贷纠纷'),
      line('评议的问题：借款本金的认定；利息的计算标准和起算日期。'),
      heading('承办法官介绍案情、证据规则和相关法律'),
      blank(),
      heading('人民陪审员的意见和理由'),
      blank(),
      heading('审判员的意见和理由'),
      blank(),
      heading('审判长的意见和理由'),
      blank(),
      heading('表决结果和评议结论（不同意见如实记入）'),
      blank(),
      sign('presiding', '审判长'),
      sign('judge', '审判员'),
      sign('assessor', '人民陪审员'),
      sign('clerk', '书记员'),
    ],
    [
      title('Record of Deliberation'),
      line('Case number: {{case_number}}. Cause of action: private lending dispute.'),
      line('Questions: the principal of the loan; the rate of interest and the day from which it runs.'),
      heading('The reporting judge on the case, the rules of evidence and the law'),
      blank(),
      heading("The people's assessor: opinion and reasons"),
      blank(),
      heading('The judge: opinion and reasons'),
      blank(),
      heading('The presiding judge: opinion and reasons'),
      blank(),
      heading('Vote and conclusion (enter differing opinions truthfully)'),
      blank(),
      sign('presiding', 'Presiding judge'),
      sign('judge', 'Judge'),
      sign('assessor', "People's assessor"),
      sign('clerk', 'Court clerk'),
    ],
  ),
  elements: [
    bi(
      '合议庭成员签名（《民事诉讼法》第四十五条）',
      'Signed by the members of the panel (Civil Procedure Law, Article 45)',
    ),
    bi('不同意见如实记入（第四十五条）', 'Differing opinions entered truthfully (Article 45)'),
    bi(
      '人民陪审员的分歧意见写入笔录（《人民陪审员法》第二十三条）',
      "A differing opinion of the people's assessor entered in the record (People's Assessors Law, Article 23)",
    ),
  ],
};

const REPORT: Template = {
  id: 'experiment_report',
  name: bi('实验报告', 'Experiment report'),
  role_ids: [...ALL_ROLES],
  body: write(
    [
      title('实验报告'),
      line('案件：{{plaintiff_name}}诉{{defendant_name}}民间借贷纠纷案　　案号：{{case_number}}'),
      line('报告人：{{report_member}}　　角色：{{report_role}}'),
      heading('一、我承担的任务'),
      blank(),
      heading('二、我对两个争议焦点的判断和依据（引用条文和证据编号）'),
      blank(),
      heading('三、我做得对和做得不对的程序动作'),
      blank(),
      heading('四、如果重来一次'),
      blank(),
    ],
    [
      title('Experiment Report'),
      line(
        'Case: {{plaintiff_name}} v. {{defendant_name}}, private lending dispute. Number: {{case_number}}',
      ),
      line('Written by: {{report_member}}. Role: {{report_role}}'),
      heading('1. What I had to do'),
      blank(),
      heading('2. My view of the two issues and its grounds (cite articles and numbered evidence)'),
      blank(),
      heading('3. Steps of procedure that I got right and that I got wrong'),
      blank(),
      heading('4. If I could do it again'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi('本人角色的任务和完成情况', 'The tasks of the role and how far they were carried out'),
      '我承担的任务',
      'What I had to do',
    ),
    bi('两个争议焦点：本金、利息', 'The two issues: principal and interest'),
    bi('引用具体条文和证据编号', 'Articles and numbered evidence cited'),
    bi('对一次程序选择的反思', 'Reflection on one choice of procedure'),
  ],
};

export const JUDGMENT_TEMPLATES: Template[] = [JUDGMENT, DELIBERATION_RECORD];
export const REPORT_TEMPLATES: Template[] = [REPORT];
