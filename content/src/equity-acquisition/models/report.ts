import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import { type CaseModels, divided, visited, voted, writtenBy } from '../../models.ts';
import { reportsWith, type Words } from '../../report-models.ts';
import { write } from '../fields.ts';

const { always, by, headed, reports, unless, when } = reportsWith(write);

const MATTER: Words = [
  '项目：{{target_name}}股权收购　　编号：{{matter_number}}',
  'Matter: acquisition of {{target_name}}, {{matter_number}}',
];

const TASKS: readonly PaperPart[] = [
  by(
    ['buyer', 'cfo', 'gc'],
    [
      '收购方要拿到控制权、专利和订单，又不能买来一身债。我在谈判中守付款节奏和担保、专利两条线，在决策会议上表决。',
      'The buyer wants control, the patent and the orders without buying debts. In the negotiation I held to our payment and to the lines on guarantee and patent, and I voted in the committee.',
    ],
  ),
  by(
    ['counsel_b', 'analyst'],
    [
      '我们做尽职调查、谈判、起草协议、出具法律意见。没有查到的写“没有查到”，只见复印件的写“仅见复印件”。',
      'We did due diligence, negotiated, drafted and gave the opinion. What was not found is "not found", and what we saw in copy is "copy only".',
    ],
  ),
  by(
    ['seller', 'counsel_s', 'finance'],
    [
      '转让方要把钱拿到手。我们的任务是如实披露、依法通知韩静，用披露和解除担保换取较短的留存期。',
      'The transferor wants the money in hand. We had to disclose truthfully, to notify Han Jing as the law requires, and to trade disclosure and release of the guarantee for a shorter time of keeping back.',
    ],
  ),
  by(
    ['holder'],
    [
      '我持股 25%，要决定放弃还是主张优先购买权，并说明 2023 年的决议不是我签的。',
      'I hold 25% and had to decide whether to waive or claim first refusal, and to say that I did not sign the resolution of 2023.',
    ],
  ),
  by(
    ['notary'],
    [
      '我核对身份、授权和真实意思，办理价款提存，按确定的条件放款。',
      'I checked identity, authority and intent, and took the price on deposit, to be released on fixed conditions.',
    ],
  ),
];

const RISK = headed(['二、最难的风险和我用的锁', '2. The hardest risk and the lock I used']);

const LOCKS: readonly PaperPart[] = [
  RISK,
  always([
    '最难的是 5,000,000 元担保（证据 1）。决议上韩静的签名不真，但担保不因此当然无效：银行合理审查过决议即为善意，合同对公司发生效力；能证明银行知道或者应当知道伪造的，才不发生效力（担保制度解释第七条）。效力谈不清，就谈由谁承担：转让方解除并全额补偿，留存 7,200,000 元，高于担保金额。',
    'The hardest was the guarantee of 5,000,000 (evidence 1). The signature of Han Jing is false, but that alone does not make it void: if the bank reasonably examined the resolution it is in good faith and the contract binds; only if the bank knew or ought to have known does it not (Interpretation on Security, Article 7). As its effect could not be settled, we settled who bears it: release and full indemnity by the transferor, and 7,200,000 kept back, more than the guarantee.',
  ]),
  always([
    '其余四项：专利（证据 2）以过户为先决条件（《专利法》第六条第一款）；未实缴 1,500,000 元由受让方缴、转让方补充（《公司法》第八十八条第一款）；社会保险差额从留存款扣付；中心医院提前三十日告知（证据 3）。定金 3,600,000 元，在 20% 的上限即 7,200,000 元以内（《民法典》第五百八十六条第二款）。',
    'The other four: the patent (evidence 2) is assigned as a condition (Patent Law, Article 6, first paragraph); the 1,500,000 unpaid are paid by the transferee, the transferor liable in addition (Company Law, Article 88, first paragraph); the shortfall of insurance comes out of the money kept back; the hospital is told thirty days before (evidence 3). The earnest money of 3,600,000 is within the limit of 20%, 7,200,000 (Civil Code, Article 586, second paragraph).',
  ]),
];

const VOTES = (['passed', 'rejected', 'tied'] as const).map((outcome) => voted('decision', outcome));

const OUTCOME: readonly PaperPart[] = [
  when(
    [voted('decision', 'passed')],
    [
      '投资决策会议{{tally_decision}}，同意签署，三道锁写进了协议。',
      'The committee agreed to sign ({{tally_decision}}), with the three locks in the agreement.',
    ],
  ),
  ...(['rejected', 'tied'] as const).map((outcome) =>
    when(
      [voted('decision', outcome)],
      [
        '投资决策会议{{tally_decision}}，没有形成同意签署的多数，协议退回谈判。',
        'The committee ({{tally_decision}}) found no majority for signing, and the agreement went back to the negotiation.',
      ],
    ),
  ),
  unless(VOTES, [
    '双方没有谈拢，交易在表决以前终止；谈判中知悉的商业秘密仍不得泄露（《民法典》第五百零一条）。',
    'The two sides did not agree and the deal ended before a vote; what was learnt in confidence stays secret (Civil Code, Article 501).',
  ]),
  when(
    [divided('decision')],
    [
      '表决中有不同意见（{{dissent_decision}}），提醒我们最坏的情况还要再算一遍。',
      'One voted otherwise ({{dissent_decision}}), which had us reckon the worst case again.',
    ],
  ),
];

const CONCESSION: readonly PaperPart[] = [
  headed(['三、一个让步和它换来的东西', '3. One concession and what it bought']),
  by(
    ['buyer', 'cfo', 'gc', 'counsel_b', 'analyst'],
    [
      '我们把留存期从二十四个月让到十八个月，担保解除、社保补足还可以提前付；换来的是专利无对价过户和转让方的全额补偿。做得不够的：担保的问题应当更早直接问财务负责人。',
      'We came down from twenty-four months of keeping back to eighteen, earlier if guarantee and insurance are dealt with; it bought the patent without consideration and full indemnity. Not enough: the head of finance should have been asked outright much earlier.',
    ],
  ),
  by(
    ['seller', 'counsel_s', 'finance'],
    [
      '我们把定金从 10,000,000 元让到 3,600,000 元，换来 25,200,000 元提存：钱在公证处，登记一完成就放款，比定金更可靠。做得不对的：4 月 2 日的短信没有价格和付款方式，三天也不是法定期间，不能当通知。',
      'We came down from 10,000,000 of earnest money to 3,600,000; it bought a deposit of 25,200,000, which lies with the notary and is released on registration, safer than earnest money. Wrong: the message of 2 April had neither price nor manner of payment, and three days are not the period; it was no notice.',
    ],
  ),
  {
    ...by(
      ['holder'],
      [
        '我没有坚持买 10%：数量是同等条件的一部分（公司法解释四第十八条）。换来的是董事席位、对外担保和关联交易的同意权、随售权。',
        'I did not insist on ten per cent: quantity is one of the equal terms (Interpretation (4), Article 18). It bought a seat on the board, consent to guarantees and related-party deals, and tag-along.',
      ],
    ),
    when: [writtenBy('holder'), visited('three_party')],
  },
  {
    ...by(
      ['holder'],
      [
        '我没有在收到短信时就表态，而是等到载明数量、价格、支付方式和期限的书面通知（《公司法》第八十四条第二款），换来的是看清条件以后再决定。做得不够的：对小股东的保障，应当更早提出来。',
        'I did not answer the message but waited for a written notice with quantity, price, manner and time of payment (Company Law, Article 84, second paragraph), and so could decide on known terms. Not enough: I should have asked for safeguards of a small shareholder earlier.',
      ],
    ),
    unless: [visited('three_party')],
  },
  by(
    ['notary'],
    [
      '双方在税款上各让一步：先从提存款中划缴 6,300,000 元，再办变更登记、放款，换来登记机关能够查验完税凭证（《个人所得税法》第十五条第二款）。做得不够的：附件清单应当在签署前一天就核对完。',
      'On the tax both gave way: 6,300,000 is paid out of the deposit first, then comes registration and release, so that the authority can examine the certificate (Individual Income Tax Law, Article 15, second paragraph). Not enough: the annexes should have been checked the day before.',
    ],
  ),
];

const AGAIN: readonly PaperPart[] = [
  headed(['四、如果重来一次', '4. If I could do it again']),
  by(
    ['buyer', 'cfo', 'gc', 'counsel_b', 'analyst'],
    [
      '我会在意向书里就约定银行函证和访谈财务的权利，不等到谈判桌上才问；留存款的数额按最坏的情形先算好。',
      'I would have the right to write to the banks and to interview the head of finance in the letter of intent, and not ask at the table only; and I would reckon the money to be kept back for the worst case first.',
    ],
  ),
  by(
    ['seller', 'counsel_s', 'finance', 'holder'],
    [
      '我会一开始就把担保说清楚。披露了的是可以谈的风险，隐瞒的是欺诈（《民法典》第一百四十八条）；对股东也要先书面通知，再谈条件。',
      'I would speak of the guarantee from the start. What is disclosed is a risk to be negotiated, what is concealed is fraud (Civil Code, Article 148); and a shareholder is notified in writing before terms are discussed.',
    ],
  ),
  by(
    ['notary'],
    [
      '我会让双方先提交放款条件的定稿，逐条问清谁来证明条件成就，再安排签署。',
      'I would have both sides hand in the final conditions of release, ask for each who proves that it is met, and only then fix the signing.',
    ],
  ),
];

export const REPORT_MODELS: CaseModels = {
  acquisition_report: reports({
    matter: MATTER,
    tasks: TASKS,
    sound: {
      note: bi(
        '风险、条款、法条对得上，让步和换来的东西说得具体。',
        'Risk, clause and article fit, and the concession and what it bought are concrete.',
      ),
      parts: [...LOCKS, ...OUTCOME, ...CONCESSION, ...AGAIN],
    },
    careless: {
      note: bi(
        '只说“风险很大，已经防范”，没有条款、法条和证据编号。',
        'The risk is "great and dealt with": no clause, no article, no numbered evidence.',
      ),
      parts: [
        RISK,
        always([
          '最难的是担保问题，风险很大。我们通过合同条款作了防范，基本上可以放心。',
          'The hardest was the guarantee, a great risk. We dealt with it by clauses of the contract and can more or less rest assured.',
        ]),
        ...OUTCOME,
        ...CONCESSION,
        ...AGAIN,
      ],
    },
    wrong: {
      note: bi(
        '认为公示系统上没有的担保不能对抗公司。担保不是登记事项（《公司法》第三十二条），效力看银行是否善意（担保制度解释第七条）。',
        'It holds that a guarantee which is not in the public system cannot be relied on. Guarantees are not registered particulars (Company Law, Article 32); the good faith of the bank decides (Interpretation on Security, Article 7).',
      ),
      parts: [
        RISK,
        always([
          '最难的是 5,000,000 元担保（证据 1）。国家企业信用信息公示系统上没有这笔担保，没有登记就不能对抗公司和新股东（《公司法》第三十四条第二款），所以银行不能要求目标公司承担责任，我们只需要让转让方保证没有登记的担保不算数。',
          'The hardest was the guarantee of 5,000,000 (evidence 1). The public system does not show it; what is not registered may not be relied on against the company or a new shareholder (Company Law, Article 34, second paragraph). So the bank has no claim against the target, and it is enough that the transferor warrants that unregistered guarantees do not count.',
        ]),
        ...OUTCOME,
        ...CONCESSION,
        ...AGAIN,
      ],
    },
  }),
};
