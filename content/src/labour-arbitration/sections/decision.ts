import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, sayWeighing, seatRole, wrong } from '../../build.ts';
import { AWARD_TEMPLATES, STATEMENT_TEMPLATES, VIEW_TEMPLATES } from '../templates/decisions.ts';

export const MEDIATION: FlowNode = node({
  id: 'mediation',
  kind: 'court',
  meets_freely: true,
  name: bi('先行调解', 'Mediation'),
  minutes: 16,
  scene: 'meeting',
  position: { x: 360, y: 1240 },
  introduction: bi(
    '裁决以前先行调解。自愿，不公开底线，调不成就裁；在调解中让的步，不能拿来认定事实。',
    'Mediation comes before the award. It is voluntary, nobody reveals a bottom line, and if it fails the tribunal decides; concessions made here may not be used as evidence.',
  ),
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'call'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('arb_a', { seat: 't2', functions: ['speech'] }),
    seatRole('arb_b', { seat: 't4', functions: ['speech'] }),
    seatRole('clerk', { seat: 't5', functions: ['speech', 'record'] }),
    seatRole('claimant', { seat: 't7', functions: ['speech', 'meeting'] }),
    seatRole('rep_c', { seat: 't8', functions: ['speech', 'meeting'] }),
    seatRole('rep_e', { seat: 't9', functions: ['speech', 'meeting'] }),
    seatRole('inhouse', { seat: 't10', functions: ['speech', 'meeting'] }),
    seatRole('hr', { seat: 't6', functions: ['speech', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '裁决前应当先行调解；达成协议的制作调解书，双方签收后生效（《调解仲裁法》第四十二条）。',
        '可以单独谈。先谈钱以外的：离职证明、说法、付款时间。',
      ],
      [
        'Mediation comes before the award; an agreement becomes a mediation statement and takes effect when both have signed for it (Law on Mediation and Arbitration, Article 42).',
        'You may talk apart. Begin with what is not money: the certificate, the wording, the time of payment.',
      ],
    ),
    guide(
      'presiding',
      ['1. 问是否愿意；一方不愿意，记下，进入评议。', '2. 不说“裁下来你也拿不到”。'],
      [
        '1. Ask whether they are willing; if one is not, record it and deliberate.',
        '2. Never say "you will not get that in an award either".',
      ],
    ),
    guide(
      'rep_c',
      ['1. 把快和多的账算给当事人看，由她定。'],
      ['1. Work out for your client what she gains by speed and what she gives up; she decides.'],
    ),
    guide(
      'inhouse',
      ['1. 在授权范围内谈，超出的打电话。'],
      ['1. Stay within your authority, and telephone if you need more.'],
    ),
  ],
  lines: [
    say(
      'presiding',
      '裁决以前依法先行调解，双方愿意吗？不愿意可以直说。',
      'Under the law we must try mediation before an award. Are you willing? If not, please say so.',
    ),
    say(
      'claimant',
      '愿意听。我要一份写明正常解除的离职证明，钱希望一次付。',
      'I will listen. I want a certificate that speaks of an ordinary termination, and one payment.',
    ),
    say(
      'inhouse',
      '公司也愿意谈，前提是不写责任、双方不再争。',
      'The company is willing too, provided that nothing is said of fault and everything is settled.',
    ),
    say(
      'hr',
      '离职证明我来办，处理得急，是我没有问清楚。',
      'I shall see to the certificate. It was hasty, and I should have asked.',
    ),
    say(
      'rep_e',
      '我们可以从四万五千元谈起，十五日内一次付清。',
      'We could start from forty-five thousand yuan, paid at once within fifteen days.',
    ),
    say(
      'rep_c',
      '赔偿金、工资和加班费就有三万六千多元，二倍工资还没有算，这个数接不上。',
      'Compensation, wages and overtime alone are over thirty-six thousand, without the double wages. Your figure is far from that.',
    ),
    say(
      'arb_a',
      '两边都想一想，裁决以后还要走多久、各要花什么。',
      'Please consider, both of you, how long things take after an award and what they cost.',
    ),
    say(
      'arb_b',
      '谈不拢的只有二倍工资，其余能不能先定？',
      'Only the double wages stand between you; can the rest be settled?',
    ),
    say(
      'clerk',
      '双方的意见已经记录，让步只用于调解。',
      'Your positions are recorded; concessions are for mediation only.',
    ),
    say(
      'presiding',
      '请双方最后表态：谈成就制作调解书，谈不成我们评议。',
      'Your last word, please: if you agree we draw up a statement, otherwise we deliberate.',
    ),
  ],
});

export const AGREEMENT: FlowNode = node({
  id: 'agreement',
  kind: 'edit',
  name: bi('制作调解书', 'Mediation statement'),
  minutes: 14,
  position: { x: 760, y: 1370 },
  introduction: bi(
    '双方谈成了。仲裁庭制作调解书，写明请求和协议结果；签收以前还可以反悔。',
    'They have agreed. The tribunal draws up the mediation statement with claims and result; until it is signed for a party may go back on it.',
  ),
  roles: [
    seatRole('clerk', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('presiding', { functions: ['submission', 'signature', 'meeting'] }),
    ...['arb_a', 'arb_b', 'claimant', 'inhouse', 'rep_c', 'rep_e'].map((role) =>
      seatRole(role, { functions: ['signature', 'meeting'] }),
    ),
  ],
  guides: [
    guide(
      null,
      ['调解书写明仲裁请求和协议结果，仲裁员签名，加盖印章，双方签收后生效（《调解仲裁法》第四十二条）。'],
      [
        'The mediation statement gives claims and result, is signed by the arbitrators and sealed, and takes effect when both have signed for it (Law on Mediation and Arbitration, Article 42).',
      ],
    ),
    guide(
      'clerk',
      ['1. 金额、日期、账户、离职证明，写到能执行。', '2. 有人不签收，按反悔处理，回去裁决。'],
      [
        '1. Write sum, date, account and certificate so that they can be enforced.',
        '2. If one does not sign for it, go back and decide.',
      ],
    ),
  ],
  templates: STATEMENT_TEMPLATES,
});

const voters = () => [
  seatRole('presiding', {
    host: true,
    can_terminate: true,
    seat: 't3',
    functions: ['speech', 'vote'],
    processes: ['end', 'back', 'restart'],
  }),
  seatRole('arb_a', { seat: 't2', functions: ['speech', 'vote'] }),
  seatRole('arb_b', { seat: 't4', functions: ['speech', 'vote'] }),
  seatRole('clerk', { seat: 't5', functions: ['speech', 'record', 'submission'] }),
];
const ABSTAIN = {
  id: 'abstain',
  label: bi('弃权', 'Abstain'),
  hint: bi('形不成多数时，按首席仲裁员的意见', 'Without a majority the presiding arbitrator decides'),
  counts: 'abstain' as const,
};

export const VIEWS: FlowNode = node({
  id: 'views',
  kind: 'edit',
  name: bi('各写合议意见', 'Views in writing'),
  minutes: 12,
  position: { x: 0, y: 1305 },
  introduction: bi(
    '调解没有成功。三名仲裁员合议以前各写一页意见：正反两面的理由都写。',
    'Mediation has failed. Before they deliberate each arbitrator writes a page, with the reasons on both sides.',
  ),
  roles: [
    seatRole('presiding', { host: true, functions: ['submission'], processes: ['end', 'back', 'restart'] }),
    seatRole('arb_a', { functions: ['submission'] }),
    seatRole('arb_b', { functions: ['submission'] }),
  ],
  guides: [
    guide(
      null,
      ['各写各的，先不看别人的。谁负举证责任，写在第一句（《劳动争议解释（一）》第四十四条）。'],
      ['Each writes alone. Begin with who bears the burden of proof (Interpretation (1), Article 44).'],
    ),
    guide('presiding', ['1. 等两位交了再结束。'], ['1. Wait until both have handed in.']),
  ],
  templates: VIEW_TEMPLATES,
});

export const VOTE_DISMISSAL: FlowNode = node({
  id: 'vote_dismissal',
  kind: 'vote',
  name: bi('合议：解除', 'On the termination'),
  minutes: 14,
  scene: 'meeting',
  position: { x: 360, y: 1370 },
  introduction: bi(
    '三名仲裁员合议第一个问题：2025 年 6 月 20 日的解除是否违法。按多数意见；形不成多数的，按首席仲裁员的意见。实务中合议不公开，这里为了学习让全组看到。',
    'The three deliberate the first question: was the termination of 20 June 2025 unlawful? The majority decides, and without one the presiding arbitrator. In practice this is confidential; here the team may watch in order to learn.',
  ),
  roles: voters(),
  guides: [
    guide(
      null,
      [
        '裁决按多数意见作出，少数意见记入笔录；不能形成多数的，按首席仲裁员的意见（《调解仲裁法》第四十五条）。',
        '先说理由，再投票。',
      ],
      [
        'The award follows the majority, the minority is recorded; without a majority it follows the presiding arbitrator (Law on Mediation and Arbitration, Article 45).',
        'Reasons first, then the vote.',
      ],
    ),
    guide(
      'presiding',
      ['1. 请甲、乙先说，你最后说。', '2. 写清楚多数理由，弃权的也要说为什么。'],
      [
        '1. A and B speak first, you last.',
        '2. Have the reasons of the majority stated; who abstains must say why, too.',
      ],
    ),
    guide(
      'arb_a',
      ['1. 说说公司少走了哪一步，分量多重。'],
      ['1. Say which step the company left out, and how much that weighs.'],
    ),
    guide('arb_b', ['1. 说说三天算不算旷工。'], ['1. Say whether the three days amount to absence.']),
  ],
  lines: [
    say(
      'presiding',
      '先议解除。反对认定违法的理由、赞成的理由，都请说透。',
      'The termination first. Please give in full the reasons against finding it unlawful and those for it.',
    ),
    sayWeighing(
      'arb_a',
      [
        '三天没有打卡，没有申请，组长没有权限，12 日只交了半页，这些是事实。可是公司没有书面催告，没有问组长，直接用了最重的一步，分量不相称。我同意认定违法。',
        'Three days without clocking in, no application, a team leader without authority, half a page on the 12th: these are facts. But the company sent no written warning, did not ask the team leader, and went straight to the gravest step. That is out of proportion, and I agree that the termination was unlawful.',
      ],
      [
        '三天没有打卡，没有申请，组长没有权限，12 日只交了半页。考勤和请假是谁都知道的规矩，手册不签收也一样；居家要批准，她在公司三个月就该知道，何况一年多。没有催告是处理得急，不等于没有依据。我不同意认定违法。',
        'Three days without clocking in, no application, a team leader without authority, half a page on the 12th. That one clocks in and asks for leave everybody knows, whether or not a handbook was signed for, and she had been there for more than a year. To act without a warning was hasty; it does not take the ground away. I do not agree that the termination was unlawful.',
      ],
    ),
    sayWeighing(
      'arb_b',
      [
        '她问了，组长答应了，三天都有成果。单位知道她在干活，这不是旷工；手册也没有民主程序和告知的证据。我同意认定违法。',
        'She asked, the team leader agreed, and there is work for each day. The employer knew that she was working, so it was no absence; nor is there proof that the handbook was discussed or made known. I agree that the termination was unlawful.',
      ],
      [
        '我从日期查起：工会通知晚了三天，可是已经补正，不能只凭这一点。剩下的是三天：组长那两秒语音听不清，11 日的东西夜里十一点才交，12 日差不多没有干活。说她整整三天都在出勤，证据我凑不齐，我不同意认定违法。',
        'I began with the dates: the union was told three days late, but that was made good and is not enough alone. What remains is the three days. The two seconds of voice are unclear, the work of the 11th came at eleven at night, that of the 12th is next to nothing. For attendance on all three days I cannot put the evidence together, and I do not agree that the termination was unlawful.',
      ],
    ),
    sayWeighing(
      'presiding',
      [
        '解除由单位举证。事前有没有答应、三天有没有干活，公司都没有去核实，手册也证明不了告知过，这个责任它没有尽到。我同意认定违法。请表决。',
        'The burden of proof for the termination is on the employer. It never checked whether leave was given or whether she worked, and cannot prove that the handbook was made known: it has not discharged the burden. I agree that the termination was unlawful. Please vote.',
      ],
      [
        '解除由单位举证。缺卡、没有申请、组长没有权限，这三样公司都证明了；她说干了活，11 日、12 日的成果撑不起整天的出勤。我认为单位已经尽到举证责任，不同意认定违法。请表决。',
        'The burden of proof for the termination is on the employer. Missing clock-ins, no application, no authority: all three it has proved; the work of the 11th and 12th does not make full days of attendance. I consider the burden discharged and do not agree that the termination was unlawful. Please vote.',
      ],
    ),
    say('clerk', '各位的理由已经记入合议笔录。', 'The reasons are in the record of deliberation.'),
  ],
  vote: {
    question: bi(
      '认定 2025 年 6 月 20 日的解除违法，支付赔偿金 25,200 元。是否同意？',
      'The termination of 20 June 2025 was unlawful, and compensation of 25,200 yuan is due. Do you agree?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi('旷工没有证明，或者依据不足', 'Absence is not proved, or the ground is too weak'),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('旷工三日成立，解除有据', 'Three days of absence are proved'),
        counts: 'against',
      },
      ABSTAIN,
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const VOTE_DOUBLE: FlowNode = node({
  id: 'vote_double',
  kind: 'vote',
  name: bi('合议：二倍工资', 'On the double wages'),
  minutes: 12,
  scene: 'meeting',
  position: { x: 360, y: 1500 },
  introduction: bi(
    '第二个问题：3 月 6 日的信息是不是主张权利。是，时效中断，二倍工资 40,000 元；不是，只有申请前一年以内的 12,387.10 元。',
    'The second question: did the message of 6 March assert a right? If so limitation was interrupted and 40,000 is due; if not, only the 12,387.10 of the year before the application.',
  ),
  roles: voters(),
  guides: [
    guide(
      null,
      [
        '向对方主张权利，时效中断（《调解仲裁法》第二十七条第二款）。主张要明确到什么程度，法律没有写，理由要你们来写。',
        '2024 年 7 月 15 日至 31 日共 17 天，按 31 天折算。',
      ],
      [
        'Limitation is interrupted where a party asserts its rights against the other (Law on Mediation and Arbitration, Article 27, second paragraph). The law does not say how definite the assertion must be; the reasons are for you to write.',
        'From 15 to 31 July 2024 there are 17 days of 31.',
      ],
    ),
    guide('presiding', ['1. 请乙先说，甲后说，自己最后说。'], ['1. B first, then A, you last.']),
    guide(
      'arb_a',
      ['1. 说清楚一条信息要写到哪一步才算主张。'],
      ['1. Say how far a message must go to assert a right.'],
    ),
    guide('arb_b', ['1. 从收信的人怎么理解来说。'], ['1. Argue from what its recipient understood.']),
  ],
  lines: [
    sayAfter(
      { vote_dismissal: 'passed' },
      'presiding',
      '第一个问题已经认定解除违法。现在议二倍工资。',
      'The termination was found unlawful. Now the double wages.',
    ),
    sayAfter(
      { vote_dismissal: 'rejected' },
      'presiding',
      '第一个问题认定解除有据。二倍工资与此无关，单独议。',
      'The termination was found to be justified. The double wages do not depend on that, and we take them separately.',
    ),
    sayAfter(
      { vote_dismissal: 'tied' },
      'presiding',
      '第一个问题没有形成多数，依法按首席仲裁员的意见认定违法，两种意见都记入笔录。现在议二倍工资。',
      'There was no majority on the first question; by law the opinion of the presiding arbitrator decides, the termination is held unlawful, and both views are recorded. Now the double wages.',
    ),
    sayWeighing(
      'arb_b',
      [
        '信息写明了去年三月到八月、没签合同，收信的是人力资源经理，她知道指什么，回了“收到”。这是主张权利，时效中断，我同意。',
        'The message names the months from March to August of last year and the missing contract; it went to the HR manager, who knew what it meant and answered "received". That is an assertion of rights, and limitation was interrupted. I agree.',
      ],
      [
        '我想了很久，从收信的人怎么理解来说：她看见“要个说法”，想到的是补签合同的事，已经补签了，所以只回“收到”。没有一个字提到工资，她听不出这是在要二倍工资。我不同意认定中断。',
        'I have thought long about what its recipient understood. Reading that an explanation was wanted she thought of the contract, which had since been signed, and so answered no more than "received". Not a word speaks of wages, and she could not tell that double wages were meant. I do not agree that limitation was interrupted.',
      ],
    ),
    sayWeighing(
      'arb_a',
      [
        '我平时偏紧：没有说要钱，没有说要多少。可是月份写了，没签合同写了，收信的又是管这件事的人，还能是要什么？主张权利不必会写诉状，我同意认定中断。',
        'I am usually strict, and it asks for no money and no sum. But the months are there, the missing contract is there, and it went to the person in charge: what else could it ask for? To assert a right one need not draft like a lawyer. I agree that limitation was interrupted.',
      ],
      [
        '没有说要钱，没有说要多少，“给个说法”可以是要求补签，也可以是抱怨。沉默一年多才提，时效制度就是为这种情况设的，要有确定性。我不同意认定中断。',
        'It asks for no money and no sum; "an explanation" may be a wish to have the contract signed, or a complaint. To be silent for over a year is what limitation is for, and it needs certainty. I do not agree that limitation was interrupted.',
      ],
    ),
    sayWeighing(
      'presiding',
      [
        '主张权利不以写明金额为要件，只要对方知道主张的是什么；月份和事由都写了，对方知道。我同意认定中断。请表决。',
        'To assert a right one need not name a sum, as long as the other side knows what is asserted. Months and matter are named, and it knew. I agree that limitation was interrupted. Please vote.',
      ],
      [
        '主张权利不以写明金额为要件，但要让对方知道主张的是什么；问一句说法，同请求支付还隔着一步。我不同意认定中断，只支持一年以内的部分。请表决。',
        'To assert a right one need not name a sum, but the other side must know what is asserted, and a question about the contract stops one step short of asking to be paid. I do not agree that limitation was interrupted; I allow only what falls within the year. Please vote.',
      ],
    ),
    say('clerk', '正反理由均已记录。', 'The reasons on both sides are recorded.'),
  ],
  vote: {
    question: bi(
      '2025 年 3 月 6 日的信息属于主张权利，时效中断，支付二倍工资 40,000 元。是否同意？',
      'The message of 6 March 2025 asserted her rights and interrupted limitation, and double wages of 40,000 yuan are due. Do you agree?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi('收信人知道她主张什么', 'The recipient knew what was asserted'),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('没有提出请求，只支持一年以内', 'No claim was made: only the last year'),
        counts: 'against',
      },
      ABSTAIN,
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const AWARD: FlowNode = node({
  id: 'award',
  kind: 'edit',
  name: bi('制作裁决书', 'Writing the award'),
  minutes: 30,
  position: { x: 360, y: 1630 },
  introduction: bi(
    '按合议结果制作裁决书：请求、争议事实、理由、结果、日期；逐项写明是不是终局，告知两方不同的救济。',
    'The award follows the deliberation. It states claims, facts in dispute, reasons, decision and date, whether each item is final, and the different remedies of the two sides.',
  ),
  roles: [
    seatRole('presiding', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('arb_a', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('arb_b', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('clerk', { functions: ['meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '裁决书五样：请求、争议事实、理由、结果、日期（《调解仲裁法》第四十六条）。',
        '每项不超过月最低工资十二个月（26,400 元）的为终局（第四十七条第一项、《劳动争议解释（一）》第十九条）；加班费是追索劳动报酬。',
      ],
      [
        'Five things: claims, facts in dispute, reasons, decision, date (Law on Mediation and Arbitration, Article 46).',
        'An item of no more than twelve months of the minimum wage (26,400 yuan) is final (Article 47(1); Interpretation (1), Article 19); overtime pay is remuneration.',
      ],
    ),
    guide(
      'presiding',
      ['1. 先列四项的数，再写理由。', '2. 终局与非终局分别写明，起诉和撤销的期限不要混。'],
      [
        '1. Set down the four figures, then the reasons.',
        '2. Keep final and not final apart, and do not confuse the time limits.',
      ],
    ),
    guide(
      'arb_a',
      ['1. 核对赔偿金：1.5 个月乘以二。意见不同的，可以签名也可以不签名。'],
      ['1. Check the compensation: 1.5 months, doubled. If you dissent you may sign or not.'],
    ),
    guide('arb_b', ['1. 核对加班天数和日工资。'], ['1. Check the days of overtime and the daily wage.']),
  ],
  templates: AWARD_TEMPLATES,
});

export const DECISION_TRANSITIONS: Transition[] = [
  advance('views_done', 'views', 'vote_dismissal', bi('意见已交，开始合议', 'The views are in: deliberate')),
  advance(
    'mediation_failed',
    'mediation',
    'views',
    bi('一方不愿意或者谈不成：合议', 'A party is unwilling, or it fails: deliberate'),
  ),
  advance(
    'mediation_agreed',
    'mediation',
    'agreement',
    bi('达成协议：制作调解书', 'Agreed: draw up the statement'),
  ),
  wrong(
    'mediation_concession',
    'mediation',
    bi(
      '公司在调解中肯付四万五，说明它承认违法，记下来作为裁决依据',
      'The company offered forty-five thousand and so admits it: record that for the award',
    ),
    bi(
      '为达成调解作出的妥协，不得在后续程序中作为对其不利的依据（《民诉法解释》第一百零七条可资参照）；调解应当自愿（《调解仲裁法》第三条、第四十二条），拿让步定案，以后没有人敢谈。',
      'What a party concedes to settle is not used against it later (compare Interpretation of the Civil Procedure Law, Article 107); mediation is voluntary (Law on Mediation and Arbitration, Articles 3 and 42), and nobody would talk again.',
    ),
  ),
  advance(
    'agreement_signed',
    'agreement',
    'report',
    bi('双方签收，调解书生效', 'Both have signed for the statement: it takes effect'),
  ),
  advance(
    'agreement_withdrawn',
    'agreement',
    'views',
    bi('签收前一方反悔：及时裁决', 'A party goes back on it: decide'),
  ),
  wrong(
    'agreement_effect',
    'agreement',
    bi('双方在笔录上签了字，调解书不必再送达', 'Both signed the record, so the statement need not be served'),
    bi(
      '调解书经双方签收后才生效，送达前可以反悔（《调解仲裁法》第四十二条第三款、第四款）。',
      'The statement takes effect when both have signed for it, and until it is served a party may go back on it (Law on Mediation and Arbitration, Article 42, third and fourth paragraphs).',
    ),
  ),
  ...(['passed', 'rejected', 'tied'] as const).map((outcome) =>
    advance(
      `dismissal_${outcome}`,
      'vote_dismissal',
      'vote_double',
      {
        passed: bi('多数认定违法：议二倍工资', 'Unlawful by majority: the double wages'),
        rejected: bi('多数认定有据：议二倍工资', 'Grounds by majority: the double wages'),
        tied: bi(
          '没有多数：按首席仲裁员的意见，议二倍工资',
          'No majority: the presiding arbitrator decides; the double wages',
        ),
      }[outcome],
      outcome,
    ),
  ),
  ...(['passed', 'rejected', 'tied'] as const).map((outcome) =>
    advance(
      `double_${outcome}`,
      'vote_double',
      'award',
      {
        passed: bi('多数认定中断：制作裁决书', 'Interrupted by majority: write the award'),
        rejected: bi('多数认定没有中断：制作裁决书', 'Not interrupted by majority: write the award'),
        tied: bi(
          '没有多数：按首席仲裁员的意见制作裁决书',
          'No majority: write the award on the view of the presiding arbitrator',
        ),
      }[outcome],
      outcome,
    ),
  ),
  advance(
    'award_signed',
    'award',
    'service',
    bi('签名盖章，四十五日内送达', 'Signed and sealed, served within forty-five days'),
  ),
  wrong(
    'award_sum',
    'award',
    bi('四项加起来超过 26,400 元，全部作为非终局裁决', 'Together the four exceed 26,400, so none is final'),
    bi(
      '看每一项，不看总和：每项确定的数额均不超过十二个月最低工资的，按终局处理（《劳动争议解释（一）》第十九条、《调解仲裁法》第四十七条）。',
      'Look at each item and not at the sum: where each is within twelve months of the minimum wage the award is final (Interpretation (1), Article 19; Law on Mediation and Arbitration, Article 47).',
    ),
  ),
  wrong(
    'award_severance',
    'award',
    bi(
      '赔偿金按经济补偿一个半月 12,600 元加一个月代通知金计算',
      'Compensation is one and a half months, 12,600, and a month in lieu of notice',
    ),
    bi(
      '违法解除的，按经济补偿标准的二倍（《劳动合同法》第四十七条、第八十七条）：8,400 × 1.5 × 2；代通知金是第四十条合法解除的替代，不能叠加。',
      'For unlawful termination it is twice severance (Labour Contract Law, Articles 47 and 87): 8,400 x 1.5 x 2. Pay in lieu belongs to a lawful termination under Article 40 and is not added.',
    ),
  ),
];
