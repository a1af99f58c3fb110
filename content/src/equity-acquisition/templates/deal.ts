import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, seal, sign, table, title, under } from '../../build.ts';
import { write } from '../fields.ts';
import { ALL_ROLES } from '../roles.ts';

const NOTICE: Template = {
  id: 'transfer_notice',
  name: bi('股权转让通知书', 'Notice of the transfer'),
  role_ids: ['counsel_s', 'seller'],
  body: write(
    [
      title('股权转让通知书'),
      line('{{holder_name}}股东：'),
      p('依照[[《中华人民共和国公司法》第八十四条第二款]]，通知如下：'),
      table(
        ['事项', '内容'],
        [
          '转让的数量',
          '{{target_name}} {{share}} 股权，认缴出资 {{contribution}} 元，其中未实缴 {{unpaid}} 元',
        ],
        ['受让人', '{{buyer_name}}'],
        ['价格', '{{price}} 元'],
        ['支付方式和期限', '{{payment}}'],
      ),
      p('在同等条件下，你有优先购买权。自收到本通知之日起三十日内未答复的，视为放弃。'),
      sign('seller', '转让方'),
      line('{{notice_date}}', 'right'),
      line('签收和答复（放弃或者主张优先购买）：'),
      sign('holder', '签收人'),
    ],
    [
      title('Notice of the Transfer of Equity'),
      line('To {{holder_name}}, shareholder:'),
      p('Under [[Article 84, second paragraph, of the Company Law]] you are notified as follows:'),
      table(
        ['Matter', 'Content'],
        [
          'Quantity',
          '{{share}} of {{target_name}}, {{contribution}} yuan subscribed, of which {{unpaid}} yuan has not yet been paid in',
        ],
        ['Transferee', '{{buyer_name}}'],
        ['Price', '{{price}} yuan'],
        ['Manner and time of payment', '{{payment}}'],
      ),
      p(
        'On equal terms you have the right of first refusal. If you do not reply within thirty days of receiving this notice you are deemed to have waived it.',
      ),
      sign('seller', 'Transferor'),
      line('{{notice_date}}', 'right'),
      line('Received; reply (right of first refusal waived or exercised):'),
      sign('holder', 'Received by'),
    ],
  ),
  elements: [
    under(
      bi('数量、价格、支付方式和期限', 'Quantity, price, manner and time of payment'),
      '转让的数量；受让人；价格；支付方式和期限',
      'Quantity; Transferee; Price; Manner and time of payment',
    ),
    under(
      bi('三十日和视为放弃的后果', 'Thirty days and deemed waiver'),
      '自收到本通知之日起三十日内',
      'within thirty days',
    ),
    under(bi('签收', 'Signed for'), '签收和答复', 'Received'),
  ],
};

const AGREEMENT: Template = {
  id: 'transfer_agreement',
  name: bi('股权转让协议', 'Equity transfer agreement'),
  role_ids: ['counsel_b', 'counsel_s'],
  body: write(
    [
      title('股权转让协议'),
      line('转让方：{{seller_name}}　　受让方：{{buyer_name}}　　目标公司：{{target_name}}'),
      heading('第一条 标的'),
      p(
        '转让方将其持有的目标公司 {{share}} 股权（认缴出资 {{contribution}} 元，其中 {{unpaid}} 元未实缴，由受让方按章程规定的期限缴纳，转让方依[[《公司法》第八十八条第一款]]承担补充责任）转让给受让方。',
      ),
      heading('第二条 价款和税费'),
      p('含税价款 {{price}} 元。个人所得税由受让方依法扣缴，印花税各自承担。'),
      heading('第三条 交割先决条件'),
      p('{{conditions}}'),
      blank(),
      heading('第四条 付款'),
      p('{{payment}}'),
      blank(),
      heading('第五条 陈述、保证和披露'),
      blank(),
      heading('第六条 担保的专项安排'),
      p('{{security}}'),
      blank(),
      heading('第七条 保密、竞业和过渡期'),
      blank(),
      heading('第八条 违约责任'),
      blank(),
      heading('第九条 争议解决和其他'),
      blank(),
      line('以下为起草律师核对签名；当事人的签名在签署页。'),
      sign('counsel_b', '受让方律师'),
      sign('counsel_s', '转让方律师'),
    ],
    [
      title('Equity Transfer Agreement'),
      line('Transferor: {{seller_name}}. Transferee: {{buyer_name}}. Target: {{target_name}}'),
      heading('Article 1. Subject matter'),
      p(
        'The transferor transfers to the transferee the {{share}} equity interest that he holds in the target ({{contribution}} yuan subscribed, of which {{unpaid}} yuan has not been paid in and is to be paid by the transferee by the date set in the articles of association, the transferor being supplementarily liable under [[Article 88, first paragraph, of the Company Law]]).',
      ),
      heading('Article 2. Price and taxes'),
      p(
        'The price, tax included, is {{price}} yuan. Individual income tax is withheld by the transferee in accordance with law; each party bears its own stamp duty.',
      ),
      heading('Article 3. Conditions precedent to closing'),
      p('{{conditions}}'),
      blank(),
      heading('Article 4. Payment'),
      p('{{payment}}'),
      blank(),
      heading('Article 5. Representations, warranties and disclosure'),
      blank(),
      heading('Article 6. Special arrangements for the guarantee'),
      p('{{security}}'),
      blank(),
      heading('Article 7. Confidentiality, non-competition, interim period'),
      blank(),
      heading('Article 8. Liability for breach'),
      blank(),
      heading('Article 9. Dispute resolution and miscellaneous'),
      blank(),
      line(
        'The drafting lawyers sign below to confirm that they have checked the text; the parties sign on the signature page.',
      ),
      sign('counsel_b', "Transferee's lawyer"),
      sign('counsel_s', "Transferor's lawyer"),
    ],
  ),
  elements: [
    under(
      bi(
        '标的、价款、先决条件、付款、保证、专项补偿、违约、争议',
        'Subject matter, price, conditions, payment, warranties, indemnity, breach, disputes',
      ),
      '第一条；第二条；第三条；第四条；第五条；第六条；第八条；第九条',
      'Article 1.; Article 2.; Article 3.; Article 4.; Article 5.; Article 6.; Article 8.; Article 9.',
    ),
    under(
      bi('定金不超过 20%（《民法典》第五百八十六条）', 'Earnest money within 20% (Civil Code, Article 586)'),
      '第四条',
      'Article 4.',
    ),
    under(bi('留存款放款条件明确', 'Clear conditions for release of the retention'), '第四条', 'Article 4.'),
    bi('披露事项与保证衔接', 'Disclosure and warranties fit together'),
  ],
};

const OPINION: Template = {
  id: 'legal_opinion',
  name: bi('法律意见书', 'Legal opinion'),
  role_ids: ['counsel_b', 'analyst'],
  body: write(
    [
      title('{{firm}}'),
      title('关于受让{{target_name}}股权的法律意见书'),
      line('{{matter_number}}', 'right'),
      line('致：{{buyer_name}}'),
      heading('一、委托事项和依据'),
      blank(),
      heading('二、事实和核查方法'),
      p('{{findings}}'),
      heading('三、假设'),
      blank(),
      heading('四、分析'),
      p('担保：{{security}}'),
      blank(),
      heading('五、结论'),
      p('{{conclusion}}'),
      heading('六、保留'),
      blank(),
      sign('counsel_b', '经办律师'),
      line('经办律师：{{counsel_name}}'),
      seal('恒明律师事务所'),
    ],
    [
      title('{{firm}}'),
      title('Legal Opinion on the Acquisition of Equity in {{target_name}}'),
      line('{{matter_number}}', 'right'),
      line('To: {{buyer_name}}'),
      heading('1. Mandate and basis'),
      blank(),
      heading('2. Facts and how they were verified'),
      p('{{findings}}'),
      heading('3. Assumptions'),
      blank(),
      heading('4. Analysis'),
      p('The guarantee: {{security}}'),
      blank(),
      heading('5. Conclusion'),
      p('{{conclusion}}'),
      heading('6. Reservations'),
      blank(),
      sign('counsel_b', 'Lawyer in charge'),
      line('Lawyer in charge: {{counsel_name}}'),
      seal('Hengming Law Firm'),
    ],
  ),
  elements: [
    under(
      bi('事实、假设、分析、结论、保留', 'Facts, assumptions, analysis, conclusion, reservations'),
      '二、事实和核查方法；三、假设；四、分析；五、结论；六、保留',
      '2. Facts; 3. Assumptions; 4. Analysis; 5. Conclusion; 6. Reservations',
    ),
    bi('担保两种情形', 'The guarantee in both cases'),
    bi('结论明确而有条件', 'A clear but conditional conclusion'),
  ],
};

const SIGNATURES: Template = {
  id: 'signature_page',
  name: bi('签署页和提存约定', 'Signature page and deposit'),
  role_ids: ['notary'],
  body: write(
    [
      title('签署页和提存约定'),
      p('{{seller_name}}与{{buyer_name}}于 {{signing_date}}签署股权转让协议，价款 {{price}} 元。'),
      p('公证员已核对的身份、授权和附件：'),
      blank(),
      heading('放款条件'),
      p('{{conditions}}'),
      sign('seller', '转让方'),
      sign('buyer', '受让方法定代表人'),
      sign('holder', '其他股东（确认放弃本次优先购买权）'),
      sign('notary', '公证员'),
      seal('明德市公证处'),
    ],
    [
      title('Signature Page and Deposit'),
      p(
        '{{seller_name}} and {{buyer_name}} sign the equity transfer agreement on {{signing_date}}; the price is {{price}} yuan.',
      ),
      p('The notary has checked the following identities, authorisations and annexes:'),
      blank(),
      heading('Conditions of release'),
      p('{{conditions}}'),
      sign('seller', 'Transferor'),
      sign('buyer', 'Legal representative of the transferee'),
      sign('holder', 'Other shareholder (confirms waiver of first refusal for this transfer)'),
      sign('notary', 'Notary'),
      seal('Mingde Notary Office'),
    ],
  ),
  elements: [
    under(bi('身份和授权已核对', 'Identity and authority checked'), '公证员已核对', 'The notary has checked'),
    bi('放款条件确定', 'Definite conditions of release'),
    bi('各方签名', 'Signed by all'),
  ],
};

const REPORT: Template = {
  id: 'acquisition_report',
  name: bi('实验报告', 'Experiment report'),
  role_ids: [...ALL_ROLES],
  body: write(
    [
      title('实验报告'),
      line('项目：{{target_name}}股权收购　　编号：{{matter_number}}'),
      line('报告人：{{report_member}}　　角色：{{report_role}}'),
      heading('一、我承担的任务'),
      blank(),
      heading('二、最难的风险和我用的锁'),
      blank(),
      heading('三、一个让步和它换来的东西'),
      blank(),
      heading('四、如果重来一次'),
      blank(),
    ],
    [
      title('Experiment Report'),
      line('Matter: acquisition of equity in {{target_name}}, {{matter_number}}'),
      line('Written by: {{report_member}}. Role: {{report_role}}'),
      heading('1. What I had to do'),
      blank(),
      heading('2. The hardest risk and the safeguard I used'),
      blank(),
      heading('3. One concession and what it obtained'),
      blank(),
      heading('4. If I could do it again'),
      blank(),
    ],
  ),
  elements: [
    under(bi('本人角色的任务', 'The task of the role'), '我承担的任务', 'What I had to do'),
    under(bi('风险、条款、法条对得上', 'Risk, clause and article match'), '最难的风险', 'The hardest risk'),
    under(bi('对谈判的反思', 'Reflection on the negotiation'), '一个让步', 'One concession'),
  ],
};

export const NOTICE_TEMPLATES: Template[] = [NOTICE];
export const CONTRACT_TEMPLATES: Template[] = [AGREEMENT];
export const OPINION_TEMPLATES: Template[] = [OPINION];
export const SIGNING_TEMPLATES: Template[] = [SIGNATURES];
export const REPORT_TEMPLATES: Template[] = [REPORT];
