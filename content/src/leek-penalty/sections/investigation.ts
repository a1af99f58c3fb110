import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import {
  HEARING_NOTICE as HEARING_NOTICE_TEMPLATE,
  NOTICE as NOTICE_TEMPLATE,
  PLEA as PLEA_TEMPLATE,
} from '../templates.ts';

export const INSPECTION: FlowNode = node({
  id: 'inspection',
  kind: 'court',
  name: bi('现场调查与立案', 'Inspection and filing'),
  introduction: bi(
    '检验报告出来了：不合格。两名执法人员到店送达报告、询问进货来源，决定立不立案、适用什么程序。',
    'The test report has arrived: the leeks failed. Two officers serve it at the shop, ask where the leeks came from, and decide whether to file a case and under which procedure.',
  ),
  minutes: 12,
  scene: 'office',
  position: { x: 360, y: 120 },
  roles: [
    seatRole('officer_a', {
      host: true,
      can_terminate: true,
      seat: 'h0',
      functions: ['speech', 'display', 'submission', 'signature'],
      processes: ['end', 'restart'],
    }),
    seatRole('officer_b', { seat: 'h1', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('party', { seat: 'v2', functions: ['speech', 'display', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '执法人员不得少于两人，应当主动出示执法证件；询问要制作笔录（《行政处罚法》第四十二条、第五十五条）。',
        '先读证据 1 和证据 2，再开始询问；这一次的现场笔录是证据 3，下一环节开放。',
      ],
      [
        'At least two officers must be present and must show their enforcement cards without being asked; questioning is recorded (Administrative Penalty Law, Articles 42 and 55).',
        'Read evidence 1 and 2 before you ask; the record of this visit is evidence 3, which opens with the next section.',
      ],
    ),
    guide(
      'officer_a',
      [
        '1. 出示证件，送达报告，告知复检的权利。',
        '2. 问三件事：从谁那里进的，查验了什么，还有没有剩余。',
        '3. 想一想：事实清楚，能不能当场罚？（第五十一条）',
      ],
      [
        '1. Show your card, serve the report and inform her of the right to a second test.',
        '2. Ask three things: from whom she bought, what she checked, and what is left.',
        '3. The facts are clear: may a penalty be imposed on the spot? (Article 51)',
      ],
    ),
    guide(
      'officer_b',
      ['1. 制作现场笔录，固定付款记录、进货本和墙上的照片。'],
      ['1. Keep the record; secure the payment record, the book and the photograph on the wall.'],
    ),
    guide(
      'party',
      ['1. 如实回答，知道的就说，不知道的就说不知道。', '2. 看清执法证件；对笔录核对无误再签字。'],
      [
        '1. Answer truthfully; where you do not know, say so.',
        '2. Look at the cards; check the record before you sign.',
      ],
    ),
  ],
  lines: [
    say(
      'officer_a',
      '我们是清和区市场监督管理局执法人员赵成、孙洁，这是执法证件。你店 2 月 18 日抽检的韭菜，腐霉利实测 0.48 毫克每千克，限量 0.2，不合格。对结论有异议，可以在七个工作日内申请复检。',
      'We are Zhao Cheng and Sun Jie of the Qinghe administration; here are our enforcement cards. The leeks sampled here on 18 February had 0.48 mg/kg of procymidone; the limit is 0.2, so they failed. If you dispute the result you may ask for a second test within seven working days.',
    ),
    say(
      'party',
      '证件我看过了。韭菜是 2 月 17 日在城北市场老周那里进的，16 斤，微信付了 36 元，本子上记着。',
      'I have seen the cards. I bought the leeks on 17 February from old Zhou in the Chengbei market: 8 kg, 36 yuan, paid by phone; it is in my book.',
    ),
    say(
      'officer_b',
      '进货本上没有供货者的地址、电话。墙上这张合格证是 2 月 10 日的，是这一批吗？',
      'The book has no address or telephone number of the seller. The certificate on the wall is dated 10 February. Is it for this lot?',
    ),
    say(
      'party',
      '不是，那是上一次的。这一次他没有给，我也没有要。',
      'No, it is from the time before. This time he gave none and I did not ask.',
    ),
    say(
      'officer_a',
      '这一批还有剩余吗？卖出去的怎么处理？',
      'Is any of this lot left? And what about the leeks already sold?',
    ),
    say(
      'party',
      '当天就卖完了。我今天就贴告示，吃剩的拿来退钱。',
      'It was all sold that day. I will put up a notice today; customers who still have some will get their money back.',
    ),
    say(
      'officer_b',
      '现场笔录已经写好，请核对，无误后签字。',
      'The record is ready. Please check it and sign if it is right.',
    ),
  ],
});

export const NOTICE: FlowNode = node({
  id: 'notice',
  kind: 'edit',
  name: bi('调查终结与处罚告知', 'Notice of the proposed penalty'),
  introduction: bi(
    '调查终结，承办人提出处罚建议：没收违法所得 42 元，罚款 50,000 元。决定之前要告知：拟罚什么，凭什么，当事人有什么权利。',
    'The investigation is over, and the officer proposes: 42 yuan confiscated, a fine of 50,000. Before any decision the party is told what is proposed, why, and what rights she has.',
  ),
  minutes: 20,
  position: { x: 360, y: 250 },
  roles: [
    seatRole('officer_a', {
      host: true,
      functions: ['submission', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('officer_b', { functions: ['submission', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      ['告知四样内容、三项权利（《行政处罚法》第四十四条、第六十三条）；没有告知不得决定（第六十二条）。'],
      [
        'The notice states four matters and three rights (Administrative Penalty Law, Articles 44 and 63); without it no decision may be made (Article 62).',
      ],
    ),
    guide(
      'officer_a',
      ['1. 从模板新建告知书；不利的、有利的情节都写。', '2. 请协办人一同签名，提交，结束本环节。'],
      [
        '1. Draft the notice; state the facts against her and those in her favour.',
        '2. Have the second officer sign it as well, submit it and end the section.',
      ],
    ),
    guide(
      'officer_b',
      ['1. 核对数额：货值、违法所得、退赔、进价。'],
      ['1. Check the figures: the value, the gain, the refunds and the cost.'],
    ),
  ],
  templates: [NOTICE_TEMPLATE],
});

export const PLEA: FlowNode = node({
  id: 'plea',
  kind: 'edit',
  name: bi('陈述申辩、要求听证', 'Plea and request for a hearing'),
  introduction: bi(
    '收到告知书，五日内可以要求听证。当事人和法律援助律师要把请求排出层次：先争免予处罚，退到不予，再退到减轻。',
    'A hearing may be requested within five days of the notice. The party and her legal aid lawyer put their requests in order: exemption, then no penalty, then mitigation.',
  ),
  minutes: 24,
  position: { x: 560, y: 510 },
  roles: [
    seatRole('agent', { host: true, functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
    seatRole('party', { functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
  ],
  guides: [
    guide(
      null,
      [
        '申辩有三层：食品安全法第一百三十六条（免予）；行政处罚法第三十三条（不予）；第三十二条（减轻）。每一层都要说清楚事实够不够。',
      ],
      [
        'The plea has three levels: Article 136 of the Food Safety Law (exemption); Article 33 of the Administrative Penalty Law (no penalty); Article 32 (mitigation). Show for each whether the facts suffice.',
      ],
    ),
    guide(
      'agent',
      [
        '1. 从模板新建申辩书，请当事人签名，提交。',
        '2. 弱点先说：没有合格证、记录不全，再说为什么仍应当轻。',
      ],
      [
        '1. Draft the plea, have the party sign it, and submit it.',
        '2. Begin with the weak points, the missing certificate and the incomplete record, then explain why the penalty should still be lower.',
      ],
    ),
    guide(
      'party',
      ['1. 把进货、付款、退款的经过讲给律师听，不要添，也不要补。'],
      [
        '1. Tell your lawyer about the purchase, the payment and the refunds; add nothing and invent nothing.',
      ],
    ),
  ],
  templates: [PLEA_TEMPLATE],
});

export const HEARING_NOTICE: FlowNode = node({
  id: 'hearing_notice',
  kind: 'edit',
  name: bi('组织听证', 'Preparing the hearing'),
  introduction: bi(
    '罚款五万元，当事人要求听证。法制科要定三件事：谁主持，什么时候开，公开不公开。',
    'A fine of 50,000 is proposed and the party has asked for a hearing. The legal section settles three things: who conducts it, when it takes place, and whether it is public.',
  ),
  minutes: 10,
  position: { x: 160, y: 510 },
  roles: [
    seatRole('host', { host: true, functions: ['submission', 'signature'], processes: ['end'] }),
    seatRole('clerk', { functions: ['submission', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '听证由非本案调查人员主持，举行的七日前通知，公开举行（《行政处罚法》第六十四条）；“五日”“七日”是工作日（第八十五条）。',
      ],
      [
        'The hearing is conducted by a person who did not investigate the case; notice of it is given seven days in advance, and it is public (Administrative Penalty Law, Article 64); "five days" and "seven days" are working days (Article 85).',
      ],
    ),
    guide(
      'host',
      [
        '1. 从模板新建通知书，写明主持人、记录员和申请回避的权利。',
        '2. 算一算日期：“七日”是工作日（第八十五条），4 月 14 日送达，4 月 24 日听证，中间有几个工作日？',
      ],
      [
        '1. Draft the notice, naming the hearing officer and the clerk and stating the right to ask for recusal.',
        '2. Count the days: the "seven days" are working days (Article 85). How many lie between service on 14 April and the hearing on 24 April?',
      ],
    ),
    guide(
      'clerk',
      ['1. 送达，取得送达回证；张贴公告。'],
      ['1. Serve the notice and keep proof of service; post the announcement.'],
    ),
  ],
  templates: [HEARING_NOTICE_TEMPLATE],
});

export const INVESTIGATION_TRANSITIONS: Transition[] = [
  wrong(
    'inspection_on_spot',
    'inspection',
    bi('事实清楚，当场作出五万元处罚决定', 'The facts are clear: decide on 50,000 on the spot'),
    bi(
      '当场处罚限于对公民二百元以下、对法人或者其他组织三千元以下罚款或者警告（《行政处罚法》第五十一条）。五万元必须适用普通程序，并告知听证权利（第六十三条）。',
      'On the spot, a citizen may be fined up to 200 yuan or warned, and an organisation fined up to 3,000 yuan or warned (Administrative Penalty Law, Article 51). A fine of fifty thousand requires the ordinary procedure and notice of the right to a hearing (Article 63).',
    ),
  ),
  advance(
    'inspection_filed',
    'inspection',
    'notice',
    bi('两人调查、笔录签字，报批立案', 'Two officers, a signed record: file the case'),
  ),
  wrong(
    'inspection_one',
    'inspection',
    bi(
      '人手紧张，后续询问由赵成一人去就行',
      'We are short of staff: Zhao Cheng can do the remaining questioning alone',
    ),
    bi(
      '执法人员不得少于两人，法律另有规定的除外（《行政处罚法》第四十二条第一款）。一个人做的询问笔录，听证时经不起质证。',
      'There shall be no fewer than two officers unless a law provides otherwise (Administrative Penalty Law, Article 42, first paragraph). A record of questioning by one officer will not stand up at the hearing.',
    ),
  ),
  advance(
    'notice_served',
    'notice',
    'fork_hearing',
    bi(
      '写明内容、事实、理由、依据和听证权利，送达告知书',
      'Penalty, facts, reasons, legal basis and rights are all stated: serve the notice',
    ),
  ),
  wrong(
    'notice_skip',
    'notice',
    bi(
      '笔录里她写了“我认错”，视为放弃申辩，直接决定',
      'She wrote "I was wrong" in the record: treat it as a waiver and decide',
    ),
    bi(
      '没有依照第四十四条、第四十五条告知，或者拒绝听取陈述、申辩的，不得作出行政处罚决定，当事人明确放弃的除外（《行政处罚法》第六十二条）。承认事实不等于放弃申辩。',
      'Without the notice under Articles 44 and 45, or if pleas are not heard, no penalty may be decided unless the party clearly waives them (Administrative Penalty Law, Article 62). To admit the facts is not to waive the right to plead.',
    ),
  ),
  wrong(
    'plea_forge',
    'plea',
    bi(
      '请老周补开一张 2 月 17 日的合格证，作为新证据提交',
      'Ask old Zhou for a certificate dated 17 February and submit it as new evidence',
    ),
    bi(
      '当事人应当如实回答询问（《行政处罚法》第五十五条第二款），证据必须经查证属实才能作为认定事实的根据（第四十六条第二款）。事后倒签的合格证不能证明购进时查验过，一查就穿，还会丢掉“如实说明来源”这一最强的理由。',
      'The party shall answer truthfully (Administrative Penalty Law, Article 55, second paragraph), and evidence must be verified (Article 46, second paragraph). A backdated certificate does not prove a check at the time of purchase; it will be found out, and it destroys her strongest argument, that she named her source truthfully.',
    ),
  ),
  advance(
    'plea_filed',
    'plea',
    'join_hearing',
    bi('五日内要求听证，分层次提出申辩', 'Ask for a hearing within five days, with the pleas in order'),
  ),
  wrong(
    'host_officer',
    'hearing_notice',
    bi(
      '赵成要举证，改由协办的孙洁主持听证',
      'Zhao Cheng has to present the case: let Sun Jie conduct the hearing',
    ),
    bi(
      '听证由行政机关指定的非本案调查人员主持，当事人可以申请回避（《行政处罚法》第六十四条第四项）。孙洁参加了抽样和询问，也是调查人员。',
      'A hearing is conducted by a designated person who is not an investigator of the case, and the party may ask for recusal (Administrative Penalty Law, Article 64(4)). Sun Jie took the sample and asked the questions: she is an investigator too.',
    ),
  ),
  advance(
    'hearing_notified',
    'hearing_notice',
    'join_hearing',
    bi(
      '由法制科主持，4 月 14 日通知，4 月 24 日公开听证',
      'Conducted by the legal section, notified on 14 April, public on 24 April',
    ),
  ),
  wrong(
    'hearing_short',
    'hearing_notice',
    bi('4 月 14 日送达，满七天，4 月 21 日听证', 'Served on 14 April: seven days later, on 21 April'),
    bi(
      '应当在举行听证的七日前通知时间、地点（《行政处罚法》第六十四条第二项），“七日”是工作日（第八十五条）：14 日到 21 日之间只有四个工作日。九十日的办案期限（第六十条）还有余地，不能从当事人的准备时间里扣。',
      "The time and place must be notified seven days before the hearing (Administrative Penalty Law, Article 64(2)), and these are working days (Article 85): only four lie between the 14th and the 21st. There is room enough in the ninety days of Article 60; time may not be saved at the expense of the party's preparation.",
    ),
  ),
];
