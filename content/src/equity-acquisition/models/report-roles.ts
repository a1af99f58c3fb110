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
      'The buyer wanted control, the patent and the orders, but not a company full of debts. I set the limits for the negotiation, and I spoke last in the investment committee and voted.',
    ],
  ),
  by(
    ['cfo'],
    [
      '我管付款的节奏和税：签约不超过 10%，交割付 70%，留存 20%；收购方是个人所得税的扣缴义务人，只能谈含税价。我在投资决策会议上表决。',
      'I was in charge of the payment schedule and the tax: no more than 10% on signing, 70% at closing, 20% retained; the buyer is the withholding agent for individual income tax, so only a tax-inclusive price could be negotiated. I voted in the investment committee.',
    ],
  ),
  by(
    ['gc'],
    [
      '我守两条线：担保解除以前，留存款不得少于 5,000,000 元；专利不过户，不交割。我在投资决策会议上表决。',
      'I held two lines: until the guarantee is released, the retention may not be less than 5,000,000 yuan; and without transfer of the patent there is no closing. I voted in the investment committee.',
    ],
  ),
  by(
    ['counsel_b'],
    [
      '我接受委托以前先查利益冲突，参加谈判，起草协议，出具法律意见。没有查到的写“没有查到”，不写“没有”。',
      'I checked for conflicts of interest before accepting the mandate, took part in the negotiation, drafted the agreement and issued the legal opinion. Where nothing was found, I wrote "none was found", not "there is none".',
    ],
  ),
  by(
    ['analyst'],
    [
      '我做尽职调查：用印登记簿里的保证合同、登记在个人名下的专利、社会保险的差额，都要写明是从哪里看到的；只见复印件的，写“仅见复印件”。',
      'I carried out the due diligence: for the guarantee contract in the seal register, the patent registered in a private person\'s name and the social insurance shortfall I had to state where each was seen, and to write "seen in copy only" where I had seen no original.',
    ],
  ),
  by(
    ['seller'],
    [
      '我转让 60% 的股权，想要的是把钱拿到手。我要如实披露、书面通知韩静，用解除担保和专利过户换取确定的付款。',
      'I transferred 60% of the equity and wanted to be sure of receiving the money. I had to disclose truthfully, to notify Han Jing in writing, and to offer release of the guarantee and transfer of the patent in return for certainty of payment.',
    ],
  ),
  by(
    ['counsel_s'],
    [
      '我代理转让方：说服他如实披露，写好披露函和给韩静的通知，在谈判中把留存款守在 20% 和十八个月以内。',
      'I acted for the transferor: I persuaded him to disclose truthfully, wrote the disclosure letter and the notice to Han Jing, and in the negotiation kept the retention within 20% and eighteen months.',
    ],
  ),
  by(
    ['finance'],
    [
      '我提供财务资料，核对披露函所附的数字，答复双方律师的询问：担保的主债权哪一天到期、有没有逾期，决议是怎样来的。',
      'I supplied the financial documents, checked the figures annexed to the disclosure letter and answered the questions of the lawyers on both sides: when the principal debt falls due, whether it is in default, and how the resolution came about.',
    ],
  ),
  by(
    ['holder'],
    [
      '我持股 25%，要决定放弃还是主张优先购买权，并说明 2023 年的决议不是我签的。',
      'I hold 25% and had to decide whether to waive or exercise the right of first refusal, and to make clear that I did not sign the resolution of 2023.',
    ],
  ),
  by(
    ['notary'],
    [
      '我核对身份、授权和真实意思，办理价款提存，按确定的条件放款。',
      "I checked the parties' identity, authority and true intention, and took the price on deposit, to be released on definite conditions.",
    ],
  ),
];

export const CONCESSION: readonly PaperPart[] = [
  headed(['三、一个让步和它换来的东西', '3. One concession and what it obtained']),
  by(
    ['buyer', 'cfo', 'gc', 'counsel_b', 'analyst'],
    [
      '我们把留存期从二十四个月让到十八个月，担保解除、社保补足还可以提前付；换来的是专利无对价过户和转让方的全额补偿。做得不够的：担保的问题应当更早直接问财务负责人。',
      'We reduced the retention period from twenty-four months to eighteen, with earlier payment once the guarantee is released and the social insurance made up; in return we obtained transfer of the patent without consideration and a full indemnity from the transferor. What fell short: we should have asked the head of finance outright about the guarantee much earlier.',
    ],
  ),
  by(
    ['finance'],
    [
      '我没有参与价格的让步，我让出的是“问到再说”：把担保的到期日、没有逾期和决议的来历一次说清楚，换来的是双方把它写成专项补偿，不再互相猜疑。做得不够的：决议上签名的事，在尽职调查时就应当主动说。',
      'I had no part in concessions on price. What I gave up was my habit of speaking only when asked: I explained all at once when the guaranteed debt falls due, that it is not in default, and where the resolution came from; in return both sides wrote it into a specific indemnity and stopped suspecting each other. What fell short: I should have spoken about the signature of my own accord during due diligence.',
    ],
  ),
  by(
    ['seller', 'counsel_s'],
    [
      '我们把定金从 10,000,000 元让到 3,600,000 元，换来 25,200,000 元提存：钱在公证处，登记一完成就放款，比定金更可靠。做得不对的：4 月 2 日的短信没有价格和付款方式，三天也不是法定期间，不能当通知。',
      'We reduced the earnest money from 10,000,000 yuan to 3,600,000 yuan; in return we obtained a deposit of 25,200,000 yuan, which is held by the notary office and released as soon as registration is complete, and is safer than earnest money. What we did wrong: the text message of 2 April stated neither the price nor the manner of payment, and three days is not the statutory period; it did not constitute notice.',
    ],
  ),
  {
    ...by(
      ['holder'],
      [
        '我没有坚持买 10%：数量是同等条件的一部分（公司法解释四第十八条）。换来的是董事席位、对外担保和关联交易的同意权、随售权。',
        'I did not insist on ten per cent: quantity is one of the equal terms (Interpretation (4), Article 18). In return I obtained a seat on the board, a right to consent to guarantees and related-party transactions, and a tag-along right.',
      ],
    ),
    when: [writtenBy('holder'), visited('three_party')],
  },
  {
    ...by(
      ['holder'],
      [
        '我没有在收到短信时就表态，而是等到载明数量、价格、支付方式和期限的书面通知（《公司法》第八十四条第二款），换来的是看清条件以后再决定。做得不够的：对小股东的保障，应当更早提出来。',
        'I did not commit myself when the text message came but waited for a written notice stating the quantity, the price, and the manner and time of payment (Company Law, Article 84, second paragraph); in return I could decide once I knew the terms. What fell short: I should have raised safeguards for minority shareholders earlier.',
      ],
    ),
    unless: [visited('three_party')],
  },
  by(
    ['notary'],
    [
      '双方在税款上各让一步：先从提存款中划缴 6,300,000 元，再办变更登记、放款，换来登记机关能够查验完税凭证（《个人所得税法》第十五条第二款）。做得不够的：附件清单应当在签署前一天就核对完。',
      'On the tax each side gave way: 6,300,000 yuan is paid out of the deposit first, followed by registration of the change and then release, so that the registration authority can check the tax payment certificate (Individual Income Tax Law, Article 15, second paragraph). What fell short: the list of annexes should have been checked the day before signing.',
    ],
  ),
];

export const AGAIN: readonly PaperPart[] = [
  headed(['四、如果重来一次', '4. If I could do it again']),
  by(
    ['buyer'],
    [
      '我会在意向书里就约定银行函证和访谈财务负责人的权利，不等到谈判桌上才问，也不被“别家也在谈”催着往前走。',
      'I would provide in the letter of intent for the right to seek confirmation from the bank and to interview the head of finance, instead of asking only at the negotiating table; nor would I let talk of other parties hurry me along.',
    ],
  ),
  by(
    ['cfo'],
    [
      '我会先按最坏的情形算留存款，再谈期限：7,200,000 元扣除担保本金 5,000,000 元和社会保险约 860,000 元，只余约 1,340,000 元，还要应付利息和费用。',
      'I would calculate the retention for the worst case before discussing its duration: after 5,000,000 yuan for the principal of the guarantee and about 860,000 yuan for social insurance, only about 1,340,000 yuan of the 7,200,000 yuan is left, and interest and costs have to come out of that.',
    ],
  ),
  by(
    ['gc'],
    [
      '我会更早把担保按有效、无效两种情形各配一条条款，不等效力争清楚；表决以前，先要看到银行受理解除方案的书面答复。',
      "I would draft a clause for each of the two cases, guarantee binding and not binding, earlier on, without waiting for the question to be settled; and before the vote I would want to see the bank's written reply accepting the release plan for review.",
    ],
  ),
  by(
    ['counsel_b'],
    [
      '我会在第一份协议稿里就写好三道锁，把财务负责人列在访谈名单的第一个，直接问决议是谁签的。',
      'I would write the three safeguards into the first draft of the agreement, put the head of finance first on the list of interviews, and ask outright who signed the resolution.',
    ],
  ),
  by(
    ['analyst'],
    [
      '我会先查用印登记簿和专利登记簿，再看公示系统；发现线索的当天就书面要求提供原件，被拒绝的，把拒绝也记下来。',
      'I would check the seal register and the patent register first and the public system afterwards; on the very day I found a lead I would ask in writing for the original, and if this was refused I would record the refusal too.',
    ],
  ),
  by(
    ['seller'],
    [
      '我会一开始就把担保说清楚。披露了的是可以谈的风险，隐瞒的是欺诈（《民法典》第一百四十八条）；给韩静的也不是一条短信，而是写明数量、价格、支付方式和期限的书面通知。',
      'I would be open about the guarantee from the start. What is disclosed is a risk that can be negotiated, what is concealed is fraud (Civil Code, Article 148); and Han Jing would receive not a text message but a written notice stating the quantity, the price, and the manner and time of payment.',
    ],
  ),
  by(
    ['counsel_s'],
    [
      '我会在谈价以前就把披露函和通知写好：三十日从收到书面通知起算（《公司法》第八十四条第二款），通知晚发一天，签署就晚一天。',
      'I would have the disclosure letter and the notice ready before the price was discussed: the thirty days run from receipt of the written notice (Company Law, Article 84, second paragraph), and each day by which the notice is late delays the signing by a day.',
    ],
  ),
  by(
    ['finance'],
    [
      '银行要决议的那一天，我就应当说：股东不在，不能代签。错过了那一天，最迟也应当在律师来查账的时候自己说出来，不等别人来问。',
      'On the day the bank asked for the resolution, I should have said that a shareholder was away and that nobody could sign for her. Having missed that day, I should at the latest have spoken up when the lawyers came to examine the books, without waiting to be asked.',
    ],
  ),
  by(
    ['holder'],
    [
      '接到电话的那一天，我就会书面要求说明卖给谁、卖多少、什么价格，并请公司提供担保和决议的资料；我会先提出董事席位、重大事项同意和随售权，不从“只买 10%”谈起。',
      'On the day of the telephone call I would ask in writing to whom he was selling, how much and at what price, and ask the company for the documents on the guarantee and the resolution; I would begin with the board seat, consent in major matters and the tag-along right, rather than with "only ten per cent".',
    ],
  ),
  by(
    ['notary'],
    [
      '我会让双方先提交放款条件的定稿，逐条问清谁来证明条件成就，再安排签署。',
      'I would have both sides hand in the final text of the conditions of release, clarify for each condition who proves that it has been met, and only then arrange the signing.',
    ],
  ),
];
