import type { PaperPart } from '@lets/contract';
import { visited, writtenBy } from '../../models.ts';
import { reportsWith } from '../../report-models.ts';
import { write } from '../fields.ts';

/** What each role of the report says of itself. */

const { by, headed } = reportsWith(write);

export const TASKS: readonly PaperPart[] = [
  by(
    ['buyer'],
    [
      '收购方要拿到控制权、专利和订单，又不能买来一身债。我确定谈判的底线，在投资决策会议上最后发言并表决。',
      'The buyer wants control, the patent and the orders without buying debts. I set the limits of the negotiation, and in the committee I spoke last and voted.',
    ],
  ),
  by(
    ['cfo'],
    [
      '我管付款的节奏和税：签约不超过 10%，交割付 70%，留存 20%；收购方是个人所得税的扣缴义务人，只能谈含税价。我在投资决策会议上表决。',
      'I looked after payment and tax: no more than 10% on signing, 70% at closing, 20% kept back; the buyer withholds the income tax, so the price had to include it. I voted in the committee.',
    ],
  ),
  by(
    ['gc'],
    [
      '我守两条线：担保解除以前，留存款不得少于 5,000,000 元；专利不过户，不交割。我在投资决策会议上表决。',
      'I held two lines: until the guarantee is released no less than 5,000,000 is kept back, and without the patent there is no closing. I voted in the committee.',
    ],
  ),
  by(
    ['counsel_b'],
    [
      '我接受委托以前先查利益冲突，参加谈判，起草协议，出具法律意见。没有查到的写“没有查到”，不写“没有”。',
      'I checked for conflicts before I took the mandate, negotiated, drafted the agreement and gave the opinion. What was not found is "not found", which is not "does not exist".',
    ],
  ),
  by(
    ['analyst'],
    [
      '我做尽职调查：用印登记簿里的保证合同、登记在个人名下的专利、社会保险的差额，都要写明是从哪里看到的；只见复印件的，写“仅见复印件”。',
      'I did the due diligence: the guarantee in the seal register, the patent in his own name, the shortfall of social insurance, each with its source, and "copy only" where I saw no original.',
    ],
  ),
  by(
    ['seller'],
    [
      '我转让 60% 的股权，想要的是把钱拿到手。我要如实披露、书面通知韩静，用解除担保和专利过户换取确定的付款。',
      'I transferred 60% and wanted the money in hand. I had to disclose truthfully, to notify Han Jing in writing, and to give release of the guarantee and the patent for payment that is certain.',
    ],
  ),
  by(
    ['counsel_s'],
    [
      '我代理转让方：说服他如实披露，写好披露函和给韩静的通知，在谈判中把留存款守在 20% 和十八个月以内。',
      'I acted for the transferor: I persuaded him to disclose, wrote the disclosure letter and the notice to Han Jing, and in the negotiation kept what is kept back within 20% and eighteen months.',
    ],
  ),
  by(
    ['finance'],
    [
      '我提供财务资料，核对披露函所附的数字，答复双方律师的询问：担保的主债权哪一天到期、有没有逾期，决议是怎样来的。',
      'I supplied the financial papers, checked the figures annexed to the disclosure letter and answered the lawyers: when the debt falls due, whether it is in arrears, and how the resolution came about.',
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

export const CONCESSION: readonly PaperPart[] = [
  headed(['三、一个让步和它换来的东西', '3. One concession and what it bought']),
  by(
    ['buyer', 'cfo', 'gc', 'counsel_b', 'analyst'],
    [
      '我们把留存期从二十四个月让到十八个月，担保解除、社保补足还可以提前付；换来的是专利无对价过户和转让方的全额补偿。做得不够的：担保的问题应当更早直接问财务负责人。',
      'We came down from twenty-four months to eighteen for the money kept back, and earlier if guarantee and insurance are dealt with; that bought the patent without consideration and full indemnity. Not enough: the head of finance should have been asked outright much earlier.',
    ],
  ),
  by(
    ['finance'],
    [
      '我没有参与价格的让步，我让出的是“问到再说”：把担保的到期日、没有逾期和决议的来历一次说清楚，换来的是双方把它写成专项补偿，不再互相猜疑。做得不够的：决议上签名的事，在尽职调查时就应当主动说。',
      'I had no part in the price. What I gave up was to speak only when asked: I set out the due date, that nothing is in arrears, and where the resolution came from, and both sides wrote it into a specific indemnity instead of suspecting each other. Not enough: about the signature I should have spoken of my own accord during due diligence.',
    ],
  ),
  by(
    ['seller', 'counsel_s'],
    [
      '我们把定金从 10,000,000 元让到 3,600,000 元，换来 25,200,000 元提存：钱在公证处，登记一完成就放款，比定金更可靠。做得不对的：4 月 2 日的短信没有价格和付款方式，三天也不是法定期间，不能当通知。',
      'We came down from 10,000,000 of earnest money to 3,600,000; that bought a deposit of 25,200,000, which lies with the notary and is released on registration, and is safer than earnest money. Wrong: the message of 2 April had neither price nor manner of payment, and three days are not the period; it was no notice.',
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

export const AGAIN: readonly PaperPart[] = [
  headed(['四、如果重来一次', '4. If I could do it again']),
  by(
    ['buyer'],
    [
      '我会在意向书里就约定银行函证和访谈财务负责人的权利，不等到谈判桌上才问，也不被“别家也在谈”催着往前走。',
      'I would write the right to inquire with the bank and to interview the head of finance into the letter of intent, and not wait for the table; nor would I be hurried by talk of other bidders.',
    ],
  ),
  by(
    ['cfo'],
    [
      '我会先按最坏的情形算留存款，再谈期限：7,200,000 元扣除担保本金 5,000,000 元和社会保险约 860,000 元，只余约 1,340,000 元，还要应付利息和费用。',
      'I would work out the worst case before I talk about time: of 7,200,000 kept back, 5,000,000 for the guarantee and about 860,000 for social insurance leave some 1,340,000, and interest and costs come out of that.',
    ],
  ),
  by(
    ['gc'],
    [
      '我会更早把担保按有效、无效两种情形各配一条条款，不等效力争清楚；表决以前，先要看到银行受理解除方案的书面答复。',
      'I would draft a clause for each case, guarantee binding and not binding, without waiting for the dispute to be settled, and before the vote I would want to see in writing that the bank has taken up the release.',
    ],
  ),
  by(
    ['counsel_b'],
    [
      '我会在第一份协议稿里就写好三道锁，把财务负责人列在访谈名单的第一个，直接问决议是谁签的。',
      'I would have the three safeguards in the first draft, put the head of finance first on the list of interviews, and ask outright who signed the resolution.',
    ],
  ),
  by(
    ['analyst'],
    [
      '我会先查用印登记簿和专利登记簿，再看公示系统；发现线索的当天就书面要求提供原件，被拒绝的，把拒绝也记下来。',
      'I would read the seal register and the patent register first and the public system after; on the day I find a lead I would ask for the original in writing, and record a refusal too.',
    ],
  ),
  by(
    ['seller'],
    [
      '我会一开始就把担保说清楚。披露了的是可以谈的风险，隐瞒的是欺诈（《民法典》第一百四十八条）；给韩静的也不是一条短信，而是写明数量、价格、支付方式和期限的书面通知。',
      'I would speak of the guarantee from the start. What is disclosed is a risk to be negotiated, what is concealed is fraud (Civil Code, Article 148); and Han Jing would get no message but a written notice with quantity, price, manner and time of payment.',
    ],
  ),
  by(
    ['counsel_s'],
    [
      '我会在谈价以前就把披露函和通知写好：三十日从收到书面通知起算（《公司法》第八十四条第二款），通知晚发一天，签署就晚一天。',
      'I would have the disclosure letter and the notice ready before the price is discussed: the thirty days run from receipt of a written notice (Company Law, Article 84, second paragraph), and each day lost there is a day lost for signing.',
    ],
  ),
  by(
    ['finance'],
    [
      '银行要决议的那一天，我就应当说：股东不在，不能代签。错过了那一天，最迟也应当在律师来查账的时候自己说出来，不等别人来问。',
      'On the day the bank asked for the resolution I should have said that a shareholder was away and that nobody signs for her. Failing that, I would have spoken up when the lawyers came to see the books, without waiting to be asked.',
    ],
  ),
  by(
    ['holder'],
    [
      '接到电话的那一天，我就会书面要求说明卖给谁、卖多少、什么价格，并请公司提供担保和决议的资料；我会先提出董事席位、重大事项同意和随售权，不从“只买 10%”谈起。',
      'On the day of the telephone call I would ask in writing to whom, how much and at what price, and ask the company for the papers on guarantee and resolution; I would begin with the seat on the board, consent in major matters and tag-along, and not with ten per cent.',
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
