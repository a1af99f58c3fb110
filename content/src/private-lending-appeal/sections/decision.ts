import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, seatRole, wrong } from '../../build.ts';
import { JUDGMENT_TEMPLATES, SETTLEMENT as SETTLEMENT_TEMPLATE } from '../templates/court.ts';
import { DELIBERATION_LINES } from './deliberation-lines.ts';

export const SETTLEMENT: FlowNode = node({
  id: 'settlement',
  kind: 'edit',
  name: bi('制作二审调解书', 'The mediation statement'),
  introduction: bi(
    '按协议制作调解书，双方签名，合议庭署名盖章，送达。',
    'The mediation statement sets out the agreement; the parties sign it, the court signs and seals it, and it is served.',
  ),
  minutes: 8,
  position: { x: 740, y: 1170 },
  roles: [
    seatRole('clerk', { host: true, functions: ['submission', 'signature'], processes: ['end', 'back'] }),
    seatRole('presiding', { functions: ['submission', 'signature'], processes: ['end', 'back', 'restart'] }),
    seatRole('appellant', { functions: ['signature'] }),
    seatRole('appellee', { functions: ['signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '写清总额、每一笔的数额和日期；写明原审判决视为撤销（第一百七十九条）。',
        '任何一方送达前反悔，应当及时判决（第一百零二条）。',
      ],
      [
        'State the sum, each payment and its date, and that the judgment below is deemed set aside (Article 179).',
        'If a party withdraws before service, judgment is given without delay (Article 102).',
      ],
    ),
    guide(
      'clerk',
      ['1. 从模板新建调解书，请双方和审判长签名，提交。'],
      ['1. Draft the statement, have both sides and the presiding judge sign, submit.'],
    ),
  ],
  templates: [SETTLEMENT_TEMPLATE],
});

export const DELIBERATION: FlowNode = node({
  id: 'deliberation',
  kind: 'vote',
  name: bi('合议庭评议', 'Deliberation'),
  introduction: bi(
    '一审说“没有记账”，现在有账了，可账上有疑问；一审没有当晚的话，现在有了，可那是借款人自己的话。三名审判员表决：维持，还是改判？',
    "At first instance there was no entry in any book; now there is one, but it is open to doubt. At first instance nothing said that evening was in evidence; now there is a message, but it is the borrower's own. The three judges vote: uphold or amend?",
  ),
  minutes: 12,
  scene: 'meeting',
  position: { x: 360, y: 1110 },
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge_a', { seat: 't4', functions: ['speech', 'display', 'vote', 'signature'] }),
    seatRole('judge_b', { seat: 't2', functions: ['speech', 'vote', 'signature'] }),
    seatRole('clerk', { seat: 't5', functions: ['speech', 'submission', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '少数服从多数，不同意见如实记入笔录（《民事诉讼法》第四十五条）。',
        '多数同意维持的，判决驳回上诉；没有形成维持的多数的，查清事实后改判；票数相等的，恢复开庭。',
        '想一想第一百七十七条：事实清楚维持（第一项），认定错误改判（第二项），有瑕疵但结果正确的，纠正后维持（《民诉法解释》第三百三十二条）。',
      ],
      [
        'The majority decides, and differing opinions are recorded truthfully (Civil Procedure Law, Article 45).',
        'If a majority votes to uphold, the appeal is dismissed; if there is no such majority, the court finds the facts and amends the judgment; on a tie the hearing is resumed.',
        'Consider Article 177: where the facts are clear, the judgment is upheld (item 1); where they were wrongly found, it is amended (item 2); where the judgment is flawed but its result correct, the flaw is corrected and the judgment upheld (CPL Interpretation, Article 332).',
      ],
    ),
    guide(
      'presiding',
      ['1. 请承办法官先说，自己最后说。', '2. 三人投完再结束表决，按结果选择下一步。'],
      [
        '1. The reporting judge begins; you speak last.',
        '2. End the vote when all three have voted and follow the result.',
      ],
    ),
    guide(
      'judge_a',
      ['1. 先介绍范围、新证据和你的计算，再说意见和理由。'],
      [
        '1. Report on the scope of the appeal, the new evidence and your calculation; then give your opinion with reasons.',
      ],
    ),
    guide(
      'judge_b',
      ['1. 独立发表意见。同意结果但不同意理由，也要说出来。'],
      ['1. Give your own view; if you agree with the result for another reason, say so.'],
    ),
    guide('clerk', ['1. 逐一记录，自己不发表意见。'], ['1. Record each opinion; you give none.']),
  ],
  lines: DELIBERATION_LINES,
  vote: {
    question: bi(
      '9,000 元现金交付仍未达到高度可能性，驳回上诉，维持原判。是否同意？',
      'The delivery of 9,000 in cash is still not highly probable: the appeal is dismissed and the judgment upheld. Do you agree?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi(
          '维持 191,000 元（第一百七十七条第一款第一项）',
          'Uphold 191,000 (Article 177, first paragraph, item 1)',
        ),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('新证据足以证明，改判 200,000 元（第二项）', 'The new evidence is enough: 200,000 (item 2)'),
        counts: 'against',
      },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi(
          '实务中合议庭成员不得拒绝陈述意见；缺席未投的，平台也计为弃权',
          'Not open to a real panel; the absent count here',
        ),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const JUDGMENT: FlowNode = node({
  id: 'judgment',
  kind: 'edit',
  name: bi('制作二审判决书', 'Writing the judgment'),
  introduction: bi(
    '二审判决书要回答三个问题：新证据采不采、值多少；一审哪里对、哪里要纠正；结果落在第一百七十七条的哪一项。',
    'The judgment on appeal must answer three questions: whether the new evidence is admitted and what weight it carries; where the judgment below is right and where it must be corrected; and on which item of Article 177 the result rests.',
  ),
  minutes: 40,
  position: { x: 360, y: 1250 },
  roles: [
    seatRole('judge_a', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back'],
    }),
    seatRole('presiding', {
      can_terminate: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge_b', { functions: ['meeting', 'signature'] }),
    seatRole('clerk', { functions: ['submission', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '按多数意见写。维持的，主文写“驳回上诉，维持原判”；改判的，写明撤销或者变更原判哪一项。',
        '写明“本判决为终审判决”（《民事诉讼法》第一百八十二条），不写上诉期限。',
      ],
      [
        'Follow the majority. To uphold: "the appeal is dismissed and the judgment upheld"; to amend: which item is set aside or varied.',
        'State that the judgment is final (Civil Procedure Law, Article 182); do not state a time for appeal.',
      ],
    ),
    guide(
      'judge_a',
      [
        '1. 从模板新建二审判决书，写明新证据的认定和逾期的处理。',
        '2. 请合议庭成员和书记员签名，提交，结束本环节。',
      ],
      [
        '1. Draft the judgment; deal with the new evidence and the delay.',
        '2. Have the panel and the clerk sign, submit, end the section.',
      ],
    ),
    guide(
      'clerk',
      ['1. 制作评议笔录，请合议庭成员签名，提交。'],
      ['1. Draft the record of deliberation, have the panel sign, submit.'],
    ),
  ],
  templates: JUDGMENT_TEMPLATES,
});

export const PRONOUNCEMENT: FlowNode = node({
  id: 'pronouncement',
  kind: 'court',
  name: bi('宣判', 'Pronouncing judgment'),
  introduction: bi(
    '二审判决宣告以后就是终审：不能再上诉，生效判决可以申请执行。',
    'Once pronounced, the judgment on appeal is final: there is no further appeal, and enforcement may be applied for.',
  ),
  minutes: 5,
  scene: 'courtroom',
  position: { x: 360, y: 1380 },
  roles: [
    seatRole('presiding', {
      host: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge_a', { seat: 'j1' }),
    seatRole('judge_b', { seat: 'j2' }),
    seatRole('clerk', { seat: 'c', functions: ['speech', 'signature'] }),
    seatRole('appellant', { seat: 'p1', functions: ['request_speech', 'signature'] }),
    seatRole('counsel_a', { seat: 'p2', functions: ['request_speech', 'signature'] }),
    seatRole('counsel_e', { seat: 'd1', functions: ['request_speech', 'signature'] }),
    seatRole('appellee', { seat: 'd2', functions: ['request_speech', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      ['二审法院可以自行宣判，也可以委托原审法院代行宣判（《民诉法解释》第三百三十八条）。'],
      [
        'The court may pronounce the judgment itself or have another court do so (CPL Interpretation, Article 338).',
      ],
    ),
    guide(
      'presiding',
      ['1. 宣读主文和主要理由。', '2. 说明终审的效力和履行期限。'],
      [
        "1. Read out the order and the main reasons.', '2. Explain the effect of a final judgment and the time for performance.",
      ],
    ),
    guide('clerk', ['1. 宣布全体起立，送达判决书。'], ['1. Call on all to rise; serve the judgment.']),
    guide(
      'appellant',
      ['1. 听清终审判决；不服可以依法申请再审，但不停止执行。'],
      ['1. The judgment is final; a retrial may be applied for but does not stop enforcement.'],
    ),
    guide(
      'counsel_a',
      ['1. 向当事人解释终审和再审的区别。'],
      ['1. Explain the difference between a final judgment and a retrial.'],
    ),
    guide(
      'appellee',
      ['1. 记下履行期限；逾期加倍支付迟延履行期间的债务利息。'],
      [
        '1. Note the time for performance; if you are late, double interest on the debt is due for the period of delay.',
      ],
    ),
    guide('counsel_e', ['1. 提醒当事人按期履行。'], ['1. Remind your client to pay in time.']),
  ],
  lines: [
    say('clerk', '全体起立。', 'All rise.'),
    sayAfter(
      { deliberation: 'passed' },
      'presiding',
      '现在宣告判决：驳回上诉，维持原判。二审案件受理费 91.33 元，由上诉人陈晓岚负担。本判决为终审判决。',
      'Judgment is pronounced. The appeal is dismissed and the judgment upheld. The fee of the appeal, 91.33 yuan, is borne by the appellant Chen Xiaolan. This judgment is final.',
    ),
    sayAfter(
      { deliberation: 'rejected' },
      'presiding',
      '现在宣告判决：变更一审判决主文第一项，被上诉人周启明返还上诉人陈晓岚借款本金 200,000 元，利息仍按年利率 14.6% 计算至实际清偿之日；撤销一审判决主文第二项。一审案件受理费 5,184.40 元、二审案件受理费 91.33 元，均由被上诉人周启明负担。本判决为终审判决。',
      'Judgment is pronounced. The first item of the judgment below is amended: the appellee Zhou Qiming repays the appellant Chen Xiaolan the principal of 200,000 yuan, with interest at 14.6% a year as before until actual payment; the second item is set aside. The fees of the first instance, 5,184.40 yuan, and of the appeal, 91.33 yuan, are borne by the appellee Zhou Qiming. This judgment is final.',
    ),
    sayAfter(
      { deliberation: 'rejected' },
      'presiding',
      '判决自宣告时生效，请被上诉人按期履行。双方听清了吗？',
      'The judgment takes effect upon pronouncement, and the appellee is to perform it in time. Have both sides understood?',
    ),
    sayAfter(
      { deliberation: 'passed' },
      'presiding',
      '一审判决自本判决宣告时生效，请被上诉人按期履行。双方听清了吗？',
      'The judgment below takes effect with the pronouncement of this judgment, and the appellee is to perform it in time. Have both sides understood?',
    ),
    say('appellant', '听清了。', 'I have understood.'),
    say('counsel_a', '听清了，我会向当事人说明。', 'Understood. I will explain it to my client.'),
    say('appellee', '听清了，我按期付。', 'I have understood, and I will pay in time.'),
    say(
      'counsel_e',
      '听清了，履行的期限和方式我会向当事人说明。',
      'Understood. I will explain to my client when and how to pay.',
    ),
    say('clerk', '请领取判决书，在送达回证上签名。', 'Please take the judgment and sign for it.'),
    say('presiding', '现在闭庭。', 'The session is closed.'),
  ],
});

export const DECISION_TRANSITIONS: Transition[] = [
  advance(
    'settlement_served',
    'settlement',
    'report',
    bi(
      '双方签收调解书，一审判决视为撤销',
      'Both have signed for the mediation statement: the judgment below is deemed set aside',
    ),
  ),
  advance(
    'settlement_withdrawn',
    'settlement',
    'deliberation',
    bi(
      '一方送达前反悔，及时判决',
      'One side withdraws from the agreement before service: give judgment without delay',
    ),
  ),
  wrong(
    'settlement_both',
    'settlement',
    bi(
      '调解书写“维持一审判决，另付 4,000 元”',
      'Write in the mediation statement that the judgment below stands and a further 4,000 is paid',
    ),
    bi(
      '二审调解书送达后，原审判决即视为撤销（《民事诉讼法》第一百七十九条），不能一边调解一边维持。全部给付内容都要写进调解书。',
      'Once the statement is served, the judgment below is deemed set aside (Civil Procedure Law, Article 179); a settlement cannot leave it standing at the same time. Everything that is to be paid must be set out in the mediation statement.',
    ),
  ),
  advance(
    'deliberation_passed',
    'deliberation',
    'judgment',
    bi('多数同意：驳回上诉，维持原判', 'Carried: dismiss the appeal and uphold'),
    'passed',
  ),
  advance(
    'deliberation_rejected',
    'deliberation',
    'judgment',
    bi('没有形成维持的多数：查清事实后改判', 'Not carried: amend after finding the facts'),
    'rejected',
  ),
  advance(
    'deliberation_tied',
    'deliberation',
    'hearing',
    bi('意见相持：恢复开庭，再听双方意见', 'A tie: resume the hearing'),
    'tied',
  ),
  wrong(
    'judgment_appeal_notice',
    'judgment',
    bi(
      '照一审格式写“不服本判决可以在十五日内上诉”',
      'Follow the form used at first instance: "an appeal may be filed within fifteen days"',
    ),
    bi(
      '第二审人民法院的判决、裁定是终审的判决、裁定（《民事诉讼法》第一百八十二条），应当写明“本判决为终审判决”。',
      'Judgments and rulings of a court of second instance are final (Civil Procedure Law, Article 182), and the judgment must say so.',
    ),
  ),
  advance(
    'judgment_signed',
    'judgment',
    'pronouncement',
    bi('合议庭和书记员署名、加盖院印，公开宣判', 'Signed by panel and clerk, sealed: pronounce it'),
  ),
  advance(
    'pronouncement_done',
    'pronouncement',
    'report',
    bi('宣告终审判决，送达，闭庭', 'Pronounce the final judgment, serve it, close'),
  ),
  wrong(
    'pronouncement_by_service',
    'pronouncement',
    bi(
      '委托清和区法院把判决书送达双方，以送达代替宣判',
      'Have the Qinghe court serve the judgment on both sides, and let service take the place of pronouncement',
    ),
    bi(
      '人民法院对公开审理或者不公开审理的案件，一律公开宣告判决（《民事诉讼法》第一百五十一条第一款，依第一百八十一条适用于二审）；可以委托原审法院代行宣判（《民诉法解释》第三百三十八条），但不能以送达代替。',
      'Judgment is always pronounced in public, whether or not the case was heard in public (Civil Procedure Law, Article 151, first paragraph, which applies on appeal by virtue of Article 181). The court of first instance may be entrusted with the pronouncement (CPL Interpretation, Article 338), but service cannot take its place.',
    ),
  ),
];
