import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { CLAIMANT_TEMPLATES } from '../templates/claimant.ts';
import { RESPONDENT_TEMPLATES } from '../templates/respondent.ts';

export const COMPLAINT: FlowNode = node({
  id: 'complaint',
  kind: 'edit',
  name: bi('起草起诉状', 'Drafting the complaint'),
  introduction: bi(
    '原告方填写一份要素式民事起诉状，附证据目录和授权委托书。最要紧的三个决定：请求多少本金，按什么利率，9,000 元怎样证明。',
    "The plaintiff's side fills in a civil complaint by elements, with a list of evidence and a power of attorney. Three decisions matter most: how much principal to claim, at which rate, and how to prove the 9,000 yuan.",
  ),
  minutes: 40,
  position: { x: 210, y: 500 },
  roles: [
    seatRole('counsel_p', {
      host: true,
      functions: ['submission', 'display', 'meeting', 'signature'],
      processes: ['end'],
    }),
    seatRole('plaintiff', {
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end'],
    }),
  ],
  guides: [
    guide(
      null,
      [
        '1. 按“从模板新建”，选民事起诉状（要素式）。起诉状和答辩状采用要素式文书（法〔2025〕82号）：一项要素一行，逐项填写；没有的写“无”，不留空。蓝色的内容已从案件填入，黄色的要由你们填写。',
        '2. 对照右侧“文书要素”逐项检查（《民事诉讼法》第一百二十四条）。',
        '3. 写完再签名：签名以后内容就冻结，要改只能另存一个没有签名的新版本。',
        '4. 双方签名后提交，法院和对方才能读到；然后结束本环节。被告方正在同时起草答辩状。',
      ],
      [
        '1. Choose "New from template" and take the civil complaint (by elements). Complaint and defence follow the forms by elements (Fa [2025] No. 82): each element has its own row, to be answered in turn; where there is nothing to state, write "none" and leave no row empty. The blue text was filled in from the case; the yellow fields are for you to fill in.',
        '2. Check the complaint against the list of elements on the right (Civil Procedure Law, Article 124).',
        '3. Sign last: a signature freezes the text, and a change makes a new version without signatures.',
        "4. When both have signed, submit the complaint: only then can the court and the other side read it. Then end the section. The defendant's side is drafting at the same time.",
      ],
    ),
    guide(
      'counsel_p',
      [
        '1. 先定利率。月利率 1.5% 即年利率 18%；合同成立时一年期 LPR 为 3.65%，四倍是 14.6%。超过部分不受支持（《民间借贷规定》第二十五条）。',
        '2. 再写“借款金额”和“借款提供时间”：191,000 元有回单；9,000 元现金写清时间、地点、方式，并在证据目录里指明靠什么证明。',
        '3. 暂计利息要写出算式，起止日期要具体；标的总额是本金加暂计利息，受理费按它计算。',
        '4. 证据目录里写证人，只写他亲身感知的事，不替他下结论。',
        '5. 请求原告签名，自己签名，提交。',
      ],
      [
        '1. Decide the rate first. 1.5% a month is 18% a year; the one-year LPR when the contract was made was 3.65%, and four times that is 14.6%. Interest above this limit is not allowed (Private Lending Provisions, Article 25).',
        '2. Then write "Amount agreed and actually provided" and "When it was provided": a bank slip proves the 191,000; for the 9,000 in cash, state when, where and how it was delivered, and say in the list of evidence what proves it.',
        '3. Show how the interest to date was calculated, with exact dates; the total is the principal plus the interest to date, and the court fee is calculated on it.',
        '4. In the list of evidence, write of the witness only what he himself perceived, and draw no conclusion for him.',
        '5. Ask the plaintiff to sign, sign yourself, and submit.',
      ],
    ),
    guide(
      'plaintiff',
      [
        '1. 把你记得的经过告诉代理人：时间、地点、在场的人、信封里的钱从哪里来。',
        '2. 逐字读完再签名。起诉状里写下的、对你不利的事实，以后不能随便改口（《民诉法解释》第九十二条）。',
      ],
      [
        '1. Tell your counsel what you remember: when, where, who was there, where the money in the envelope came from.',
        '2. Read every word before you sign. Once the complaint admits a fact that is against your interest, you cannot easily take it back (CPL Interpretation, Article 92).',
      ],
    ),
  ],
  templates: CLAIMANT_TEMPLATES,
});

export const DEFENCE: FlowNode = node({
  id: 'defence',
  kind: 'edit',
  name: bi('起草答辩状', 'Drafting the defence'),
  introduction: bi(
    '被告方在十五日答辩期内填写要素式答辩状和证据目录。要对原告的每一项请求、每一项事实表态：认可什么、反对什么、凭什么。',
    "Within the fifteen days allowed, the defendant's side fills in a defence by elements and a list of evidence. It responds to each of the plaintiff's claims and each fact: what is admitted, what is denied, and on what ground.",
  ),
  minutes: 40,
  position: { x: 510, y: 500 },
  roles: [
    seatRole('counsel_d', {
      host: true,
      functions: ['submission', 'display', 'meeting', 'signature'],
      processes: ['end'],
    }),
    seatRole('defendant', {
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end'],
    }),
  ],
  guides: [
    guide(
      null,
      [
        '1. 按“从模板新建”，选民事答辩状（要素式）。逐项表态：有无异议，有异议的写事实和理由；没有争议的要素痛快写“无异议”，争点才清楚。',
        '2. 先分清抗辩和反诉：只是要求少还，是抗辩；要求对方另外给付，才是反诉。',
        '3. 写完再签名，签名以后内容冻结；提交后原告方和法院才能读到。',
        '4. 不提交答辩状不影响法院审理（《民事诉讼法》第一百二十八条），但你就少了一次把道理讲清楚的机会。',
      ],
      [
        '1. Choose "New from template" and take the statement of defence (by elements). Answer each element: say whether you object and, if you do, give facts and reasons. Where nothing is in dispute, say plainly "no objection", so that the issues become clear.',
        '2. Distinguish a defence from a counterclaim: asking only to pay less is a defence; asking the other side to pay or do something in turn is a counterclaim.',
        '3. Sign last, for a signature freezes the text. The plaintiff and the court can read only what you have submitted.',
        '4. The court can try the case without a defence (Civil Procedure Law, Article 128), but without one you lose a chance to set out your case.',
      ],
    ),
    guide(
      'counsel_d',
      [
        '1. 本金：利息不得预先在本金中扣除；预先扣除的，按实际借款数额返还并计算利息（《民法典》第六百七十条）。把“差额恰好等于三个月利息”算给法官看。',
        '2. 利息：约定利率超过合同成立时一年期 LPR 四倍的部分不受支持。',
        '3. 对“二十万我认”要有解释，不能装作没看见。',
        '4. 信封：当事人承认收到过。如实写，再用销售单和 3 月 10 日的聊天说明它是什么钱。',
        '5. 申请法院调取原告账户明细，写明要证明的事实（《证据规定》第二十条）。',
      ],
      [
        "1. Principal: interest may not be deducted from the principal in advance; if it was, the amount actually lent is what must be repaid, and interest is calculated on it (Civil Code, Article 670). Show the court that the gap is exactly three months' interest.",
        '2. Interest: the part of the agreed rate above four times the one-year LPR is not allowed.',
        '3. Explain the sentence "I admit the two hundred thousand"; do not pretend that it is not there.',
        '4. The envelope: your client admits receiving one. Say so, and use the sales slip and the messages of 10 March to show what the money was.',
        "5. Ask the court to obtain the plaintiff's account statement, and name the fact to be proved (Civil Evidence Provisions, Article 20).",
      ],
    ),
    guide(
      'defendant',
      ['1. 把语音里怎么说的、信封里是什么，完整告诉代理人，包括对你不利的。', '2. 逐字读完再签名。'],
      [
        '1. Tell your counsel everything that was said on the call and what was in the envelope, including what is against your interest.',
        '2. Read every word before you sign.',
      ],
    ),
  ],
  templates: RESPONDENT_TEMPLATES,
});

export const DRAFTING_TRANSITIONS: Transition[] = [
  wrong(
    'complaint_without_evidence',
    'complaint',
    bi(
      '先交起诉状，证据和证人开庭时再说',
      'File the complaint now and leave the evidence and the witness until the hearing',
    ),
    bi(
      '起诉状应当记明证据和证据来源、证人姓名和住所（《民事诉讼法》第一百二十四条第四项）。证据应当在举证期限内提供，逾期要说明理由，还可能不被采纳或者受到训诫、罚款（第六十八条）；证人出庭也要在举证期限届满前申请。',
      "A complaint must state the evidence and its sources, and the witness's name and address (Civil Procedure Law, Article 124(4)). Evidence must be provided within the period for evidence; late evidence must be explained and may be refused or bring a reprimand or a fine (Article 68). An application for a witness to testify must also be made before that period ends.",
    ),
  ),
  advance(
    'complaint_file',
    'complaint',
    'join_drafting',
    bi(
      '要素齐全、原告签名，提交起诉状和证据',
      'All elements are complete and the plaintiff has signed: submit the complaint and the evidence',
    ),
  ),
  advance(
    'defence_file',
    'defence',
    'join_drafting',
    bi(
      '写明抗辩、被告签名，提交答辩状和证据',
      'The defences are stated and the defendant has signed: submit the defence and the evidence',
    ),
  ),
  advance(
    'defence_later',
    'defence',
    'join_drafting',
    bi(
      '对管辖有疑问，留到以后再提，先提交答辩状和证据',
      'Jurisdiction is open to doubt: raise that later and submit the defence and the evidence now',
    ),
  ),
  wrong(
    'defence_counterclaim',
    'defence',
    bi(
      '提出反诉，要求原告返还预先扣除的 9,000 元',
      'Counterclaim that the plaintiff return the 9,000 yuan deducted in advance',
    ),
    bi(
      '9,000 元从来没有交到被告手里，没有可以要求返还的东西。主张本金只有 191,000 元，是反驳原告的请求，写进答辩状即可；反诉要有独立的、请求对方给付的内容（《民事诉讼法》第五十四条、第一百四十三条）。',
      "The 9,000 yuan never reached the defendant, so there is nothing to be given back. To say that the principal is only 191,000 is to contest the plaintiff's claim, and it belongs in the statement of defence; a counterclaim must claim some independent performance from the other side (Civil Procedure Law, Articles 54 and 143).",
    ),
  ),
];
