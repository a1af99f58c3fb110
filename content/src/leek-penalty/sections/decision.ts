import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, seatRole, wrong } from '../../build.ts';
import { DECISION_TEMPLATES } from '../templates-decision.ts';

export const DECISION: FlowNode = node({
  id: 'decision',
  kind: 'edit',
  name: bi('制作处罚决定书', 'Writing the decision'),
  introduction: bi(
    '按集体讨论的结论制作处罚决定书：六项内容不能少，申辩采纳没采纳要回应，减轻的理由要让当事人和社会都看得懂。',
    'The decision follows the discussion: six items, an answer to the plea, and reasons for mitigation that the party and the public can understand.',
  ),
  minutes: 24,
  position: { x: 360, y: 1280 },
  roles: [
    seatRole('officer_a', { host: true, functions: ['submission', 'signature'], processes: ['end', 'back'] }),
    seatRole('officer_b', { functions: ['submission', 'signature'] }),
    seatRole('head', { functions: ['meeting', 'signature'], processes: ['end', 'back', 'restart'] }),
    seatRole('deputy_a', { functions: ['meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '决定书载明六项内容并加盖印章（《行政处罚法》第五十九条）；表决结果是不予处罚的，标题改为不予行政处罚决定书，写明教育的内容；数额以通过的那一次表决为准。',
        '减轻处罚，是在法定幅度以下处罚，理由要写到条、款、项。',
      ],
      [
        'The decision has six items and the seal (Administrative Penalty Law, Article 59); if the vote was for no penalty, its title says so and it states the instruction; the amount is that of the motion that was carried.',
        'To mitigate is to go below the statutory range; cite the article, paragraph and item.',
      ],
    ),
    guide(
      'officer_a',
      ['1. 从模板新建决定书，回应申辩，写明减轻的理由。', '2. 请局长签发，提交，结束本环节。'],
      [
        '1. Draft the decision, answer the plea and give the reasons for mitigation.',
        '2. Have the head sign it, submit it and end the section.',
      ],
    ),
    guide(
      'officer_b',
      ['1. 校对数额、日期、复议和诉讼的途径期限。'],
      [
        '1. Check the amounts and dates, and the routes and time limits for reconsideration and court action.',
      ],
    ),
    guide(
      'deputy_a',
      ['1. 核对数额和理由是不是表决通过的那一种，会签。'],
      ['1. Check that the amount and the reasons are those of the motion that was carried, and countersign.'],
    ),
    guide(
      'head',
      ['1. 签发前问自己：换一个法官来看，理由够不够？'],
      ['1. Before you sign, ask yourself whether the reasons would satisfy a court.'],
    ),
  ],
  templates: DECISION_TEMPLATES,
});

export const DELIVERY: FlowNode = node({
  id: 'delivery',
  kind: 'court',
  name: bi('宣告送达与教育', 'Service and instruction'),
  introduction: bi(
    '决定书当场宣告、交付。处罚与教育相结合：不论罚没罚款，都要让她知道以后每一批货该查什么、记什么。',
    'The decision is announced and handed over. Punishment goes with education: fine or no fine, she learns what to check and record with every lot.',
  ),
  minutes: 6,
  scene: 'office',
  position: { x: 360, y: 1410 },
  roles: [
    seatRole('officer_a', {
      host: true,
      seat: 'h0',
      functions: ['speech', 'display', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('officer_b', { seat: 'h1', functions: ['speech', 'signature'] }),
    seatRole('party', { seat: 'v2', functions: ['speech', 'signature'] }),
    seatRole('agent', { seat: 'v3', functions: ['speech', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '十五日内到银行缴纳，执法人员不得自行收缴（《行政处罚法》第六十七条）；复议、诉讼期间处罚不停止执行（第七十三条第一款），但加处罚款在此期间不予计算（第三款）。',
      ],
      [
        'A fine is paid at a bank within fifteen days; the officers may not collect it themselves (Administrative Penalty Law, Article 67). Neither reconsideration nor a court action suspends it (Article 73, first paragraph), but the further fine for delay is not calculated for that period (third paragraph).',
      ],
    ),
    guide(
      'officer_a',
      ['1. 宣告决定，说明缴款、复议、诉讼。', '2. 讲清楚进货查验四样：供货者、数量日期、联系方式、凭证。'],
      [
        '1. Announce the decision; explain payment, reconsideration and court action.',
        '2. Explain the four parts of a purchase check: supplier, quantity and date, contact, vouchers.',
      ],
    ),
    guide('officer_b', ['1. 请当事人签收，记录日期。'], ['1. Have her sign for it and note the date.']),
    guide(
      'party',
      ['1. 看清数额和期限；有困难可以申请分期。'],
      ['1. Check the amount and the time limit; if you are in difficulty you may ask for instalments.'],
    ),
    guide(
      'agent',
      ['1. 告诉当事人还有复议和诉讼两条路。'],
      ['1. Explain to your client both reconsideration and a court action.'],
    ),
  ],
  lines: [
    sayAfter(
      { discussion: 'passed' },
      'officer_a',
      '现在宣告决定：责令改正，没收违法所得 42 元，罚款 3,000 元。你申辩说来源属实、主动召回、及时改正，这三点已经采纳；免予处罚的请求没有采纳，理由写在决定书里。',
      'The decision: correction is ordered, 42 yuan confiscated, a fine of 3,000. Of your plea we accept that you named your source, recalled the leeks and corrected in time; exemption we do not accept, for the reasons given in the decision.',
    ),
    sayAfter(
      { second_vote: 'passed' },
      'officer_a',
      '现在宣告决定：初次违法、危害后果轻微并及时改正，依照行政处罚法第三十三条第一款不予行政处罚。不罚不等于没有违法，教育的内容写在决定书里，请你听清楚。',
      'The decision: for a first violation with slight harm, corrected in time, no penalty is imposed, under Article 33, first paragraph, of the Administrative Penalty Law. No penalty does not mean no violation: the instruction is in the decision; please listen to it.',
    ),
    sayAfter(
      { amount_vote: 'passed' },
      'officer_a',
      '现在宣告决定：责令改正，没收违法所得 42 元，罚款 10,000 元。主动召回、及时改正已经采纳，减轻处罚；为什么高于 3,000 元，理由写在决定书里。',
      'The decision: correction is ordered, 42 yuan confiscated, a fine of 10,000. Your recall and timely correction are accepted, and the penalty is mitigated; why it is more than 3,000 is explained in the decision.',
    ),
    sayAfter(
      { minimum_vote: 'passed' },
      'officer_a',
      '现在宣告决定：责令改正，没收违法所得 42 元，罚款 50,000 元，是法定幅度的起点，经负责人集体讨论多数通过。减轻和不予处罚没有形成多数；你这两项请求为什么没有采纳，理由写在决定书里。',
      'The decision: correction is ordered, 42 yuan confiscated, a fine of 50,000, the statutory minimum, carried in the collective discussion. Neither a mitigated penalty nor a decision without penalty found a majority; why these two requests were not granted is in the decision.',
    ),
    sayAfter(
      { discussion: 'passed', amount_vote: 'passed', minimum_vote: 'passed' },
      'officer_b',
      '罚款十五日内到指定银行缴纳，确有困难的可以申请延期或者分期。',
      'The fine is payable at the bank within fifteen days; if you are in difficulty you may ask for more time or instalments.',
    ),
    say(
      'officer_b',
      '以后每一批货，供货者名称地址电话、数量日期、合格证，都要记、都要留六个月以上。',
      'From now on, for every lot, write down the name, address and telephone number of the supplier, the quantity and the date, and keep it with the certificate for at least six months.',
    ),
    sayAfter(
      { discussion: 'passed' },
      'party',
      '我收到了，会按时交，以后没有合格证的不进。',
      'I have received it and will pay in time. Without a certificate I will not buy.',
    ),
    sayAfter(
      { second_vote: 'passed' },
      'party',
      '我收到了，也听明白了，以后没有合格证的不进。',
      'I have received it, and I have understood. Without a certificate I will not buy.',
    ),
    sayAfter(
      { amount_vote: 'passed' },
      'party',
      '我收到了。一万元比我一个月的营业额还多，我要申请分期，也想和律师商量起不起诉。',
      'I have received it. Ten thousand is more than I turn over in a month. I ask to pay in instalments, and I will talk to my lawyer about suing.',
    ),
    sayAfter(
      { minimum_vote: 'passed' },
      'party',
      '我收到了。五万元我一下子拿不出来，要申请分期，也想问问复议怎么提。',
      'I have received it. I cannot raise fifty thousand at once. I ask to pay in instalments, and I should like to know how to apply for reconsideration.',
    ),
    say(
      'agent',
      '对决定不服的，六十日内可以申请行政复议，六个月内可以起诉，我会向当事人说明。',
      'Against the decision an application for reconsideration may be made within sixty days or an action brought within six months; I will explain this to my client.',
    ),
  ],
});

export const DECISION_TRANSITIONS: Transition[] = [
  wrong(
    'decision_no_remedy',
    'decision',
    bi(
      '罚得已经很轻，复议和诉讼的途径不写也罢',
      'The penalty is light enough: leave out reconsideration and court action',
    ),
    bi(
      '决定书应当载明申请行政复议、提起行政诉讼的途径和期限（《行政处罚法》第五十九条第一款第五项）。轻重都可以争，途径必须写。',
      'The decision shall state how and until when reconsideration may be requested and an action brought (Administrative Penalty Law, Article 59, first paragraph, item 5). Light or heavy, the penalty may be contested, and the decision must say how.',
    ),
  ),
  advance(
    'decision_signed',
    'decision',
    'delivery',
    bi('六项齐全、签发盖章，送达', 'Six items, signed and sealed: serve it'),
  ),
  wrong(
    'delivery_cash',
    'delivery',
    bi(
      '她说去银行不方便，主动交现金，开专用收据收下',
      'The bank is out of her way and she offers cash: take it against an official receipt',
    ),
    bi(
      '作出罚款决定的机关与收缴罚款的机构分离，执法人员不得自行收缴；当场收缴限于依照第六十八条、第六十九条的情形，市区店铺去银行不便不在其内；当事人十五日内到指定银行或者通过电子支付系统缴纳（《行政处罚法》第六十七条）。',
      'The agency that decides and the body that collects are separate, and officers may not collect; collecting on the spot is confined to Articles 68 and 69, which do not cover a shop in town; the party pays at the bank or electronically within fifteen days (Administrative Penalty Law, Article 67).',
    ),
  ),
  advance(
    'delivery_done',
    'delivery',
    'imposed',
    bi(
      '签收，说明缴款、复议、诉讼，教育改正',
      'Signed for; payment, reconsideration and court action explained; instruction given',
    ),
  ),
  wrong(
    'delivery_stop',
    'delivery',
    bi(
      '告诉她只要申请复议，罚款就可以先不交',
      'Tell her that she need not pay for now if she applies for reconsideration',
    ),
    bi(
      '申请行政复议或者提起行政诉讼的，行政处罚不停止执行，法律另有规定的除外（《行政处罚法》第七十三条第一款）；有困难可以申请延期或者分期缴纳（第六十六条第二款）。不停止执行和加处罚款在诉讼期间不计算（第七十三条第三款）是两件事。',
      'Neither reconsideration nor a court action suspends a penalty unless a law provides otherwise (Administrative Penalty Law, Article 73, first paragraph); in difficulty she may ask for more time or instalments (Article 66, second paragraph). It is a different matter that the further fine for delay is not calculated in the meantime (Article 73, third paragraph).',
    ),
  ),
];
