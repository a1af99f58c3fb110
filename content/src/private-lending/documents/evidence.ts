import type { CaseDocument } from '@lets/contract';
import { type Block, bi, facsimile, heading, line, p, quote, seal, table, title } from '../../build.ts';
import { write } from '../fields.ts';

const INVENTED = quote('教学案例，人物、机构和内容均为虚构。');
const INVENTED_EN = quote('A teaching case: people, institutions and content are invented.');

function evidence(
  id: string,
  name: CaseDocument['name'],
  zh: readonly Block[],
  en: readonly Block[],
): CaseDocument {
  return {
    id,
    kind: 'evidence',
    name,
    node_id: null,
    role_ids: [],
    body: write([INVENTED, ...zh], [INVENTED_EN, ...en]),
  };
}

const LOAN_NOTE = evidence(
  'evidence_1_loan_note',
  bi('证据 1 借条（原件）', 'Evidence 1: loan note (original)'),
  [
    facsimile('loan-note'),
    title('借条'),
    p(
      '今因经营周转，向陈晓岚借到人民币贰拾万元整（¥200,000.00），借期一年，自 2023 年 3 月 12 日起至 2024 年 3 月 11 日止，月利率 1.5%，利息按季支付，到期一次还清本金。',
    ),
    line('借款人：周启明（签名、捺印）', 'right'),
    line('2023 年 3 月 12 日', 'right'),
    heading('原件情况'),
    p('A4 纸一页，黑色签字笔手写，无涂改，背面空白。没有写明交付方式、收款账户、逾期利率和合同履行地。'),
  ],
  [
    facsimile('loan-note'),
    title('Loan Note'),
    p(
      'For the needs of my business I have today borrowed from Chen Xiaolan the sum of two hundred thousand yuan (¥200,000.00), for one year, from 12 March 2023 to 11 March 2024, at 1.5% a month, interest payable quarterly, the principal to be repaid in full at the end.',
    ),
    line('Borrower: Zhou Qiming (signed and thumb-printed)', 'right'),
    line('12 March 2023', 'right'),
    heading('The original'),
    p(
      'One sheet of A4, handwritten in black ink, no alterations, back blank. Neither the manner of payment, nor an account, a rate for delay or a place of performance is stated.',
    ),
  ],
);

const TRANSFER_SLIP = evidence(
  'evidence_2_transfer_slip',
  bi('证据 2 银行电子回单', 'Evidence 2: bank transfer slip'),
  [
    facsimile('transfer-slip'),
    title('客户电子回单'),
    line('明德市商业银行　　回单编号：20230312 08417', 'center'),
    table(
      ['项目', '内容'],
      ['交易日期', '2023 年 3 月 12 日'],
      ['交易时间', '10:42:18'],
      ['付款人', '陈晓岚'],
      ['付款账号', '6200 **** 1826'],
      ['收款人', '周启明'],
      ['收款账号', '6200 **** 0937'],
      ['金额（小写）', '¥191,000.00'],
      ['金额（大写）', '壹拾玖万壹仟元整'],
      ['手续费', '¥0.00'],
      ['附言', '借款'],
    ),
    line('本回单仅证明上述款项已由付款人账户划出，不作为收款人出具的收据。'),
    seal('明德市商业银行'),
  ],
  [
    facsimile('transfer-slip'),
    title('Electronic Transfer Slip'),
    line('Mingde Commercial Bank, slip no. 20230312 08417', 'center'),
    table(
      ['Item', 'Content'],
      ['Date', '12 March 2023'],
      ['Time', '10:42:18'],
      ['Payer', 'Chen Xiaolan'],
      ["Payer's account", '6200 **** 1826'],
      ['Payee', 'Zhou Qiming'],
      ["Payee's account", '6200 **** 0937'],
      ['Amount in figures', '¥191,000.00'],
      ['Amount in words', 'one hundred and ninety-one thousand yuan'],
      ['Fee', '¥0.00'],
      ['Reference', 'loan'],
    ),
    line("This slip certifies only that the sum left the payer's account. It is not a receipt by the payee."),
    seal('Mingde Commercial Bank'),
  ],
);

const CHAT = evidence(
  'evidence_3_chat',
  bi('证据 3 微信聊天记录', 'Evidence 3: chat records'),
  [
    title('微信聊天记录'),
    line('原始载体：原告手机。打印件与手机内容经双方核对一致。'),
    heading('第 1 页　2023 年 3 月 10 日至 11 日'),
    table(
      ['时间', '发送人', '内容'],
      ['3 月 10 日 18:20', '周启明', '姐，货架装好了，尾款一千二，方便的时候给我就行。'],
      ['3 月 10 日 18:26', '陈晓岚', '好，周日一起给你。'],
      ['3 月 11 日 21:14', '周启明', '姐，上次说的周转，二十万行不行？一年，利息一分五，按季给你。'],
      ['3 月 11 日 21:19', '陈晓岚', '行，明天给你转。头一季的怎么弄？'],
      ['3 月 11 日 21:20', '周启明', '（语音通话，时长 06:42）'],
      ['3 月 11 日 21:28', '陈晓岚', '那就按刚才说的。'],
    ),
    heading('第 2 页　2023 年 3 月 12 日'),
    table(
      ['时间', '发送人', '内容'],
      ['10:45', '陈晓岚', '转过去了，191000，你查一下。剩下的下午见面说。'],
      ['10:47', '周启明', '到账了，谢谢姐。借条我写好下午送过去。'],
      ['16:52', '周启明', '借条收好，都清楚了哈。'],
      ['16:55', '陈晓岚', '嗯，按时还就行。'],
    ),
    heading('第 3 页　2024 年 3 月 20 日'),
    table(
      ['时间', '发送人', '内容'],
      ['19:03', '陈晓岚', '启明，一年到期了，二十万本金和利息什么时候给我？'],
      [
        '19:40',
        '周启明',
        '姐，今年回款慢，再宽限两个月。二十万我认，利息能不能少算点，头一季的不是已经扣过了嘛。',
      ],
      ['19:52', '陈晓岚', '先把本金还了再说利息的事。'],
    ),
    heading('第 4 页　2024 年 6 月 18 日、11 月 5 日'),
    table(
      ['时间', '发送人', '内容'],
      ['6 月 18 日 20:11', '陈晓岚', '两个月早过了，总得给个准话。'],
      ['6 月 18 日 20:30', '周启明', '货款压着，年底一定。'],
      ['11 月 5 日 09:26', '陈晓岚', '我也等钱用，再不还我只能去法院了。'],
      ['11 月 5 日 09:40', '周启明', '姐你别急，我在凑。'],
    ),
  ],
  [
    title('Chat Records'),
    line(
      "Original device: the plaintiff's phone. Both sides compared the printout with the phone and found them identical.",
    ),
    heading('Page 1: 10 and 11 March 2023'),
    table(
      ['Time', 'From', 'Message'],
      [
        '10 March, 18:20',
        'Zhou Qiming',
        'Shelves are up, sister. There is the balance of 1,200, whenever it suits you.',
      ],
      ['10 March, 18:26', 'Chen Xiaolan', 'Good, Sunday, all together.'],
      [
        '11 March, 21:14',
        'Zhou Qiming',
        'Sister, about that loan: would two hundred thousand do? One year, one and a half per cent, paid by the quarter.',
      ],
      [
        '11 March, 21:19',
        'Chen Xiaolan',
        "All right, I'll transfer it tomorrow. What about the first quarter?",
      ],
      ['11 March, 21:20', 'Zhou Qiming', '(voice call, 06:42)'],
      ['11 March, 21:28', 'Chen Xiaolan', 'Then as we just said.'],
    ),
    heading('Page 2: 12 March 2023'),
    table(
      ['Time', 'From', 'Message'],
      ['10:45', 'Chen Xiaolan', 'Sent, 191000, please check. The rest when we meet this afternoon.'],
      [
        '10:47',
        'Zhou Qiming',
        "It's here, thank you, sister. I'll write the note and bring it this afternoon.",
      ],
      ['16:52', 'Zhou Qiming', 'Keep the note safe. All clear now.'],
      ['16:55', 'Chen Xiaolan', 'Yes. Just pay on time.'],
    ),
    heading('Page 3: 20 March 2024'),
    table(
      ['Time', 'From', 'Message'],
      [
        '19:03',
        'Chen Xiaolan',
        'Qiming, the year is up. When do I get the two hundred thousand and the interest?',
      ],
      [
        '19:40',
        'Zhou Qiming',
        "Sister, customers are slow this year, give me two more months. I admit the two hundred thousand. Could you make the interest a little less? The first quarter's was already deducted, wasn't it.",
      ],
      ['19:52', 'Chen Xiaolan', "Pay back the principal first, then we'll talk about interest."],
    ),
    heading('Page 4: 18 June and 5 November 2024'),
    table(
      ['Time', 'From', 'Message'],
      ['18 June, 20:11', 'Chen Xiaolan', 'The two months are long gone. I need a definite answer.'],
      ['18 June, 20:30', 'Zhou Qiming', 'My money is tied up in goods. By the end of the year, for sure.'],
      [
        '5 November, 09:26',
        'Chen Xiaolan',
        "I need the money too. If you don't pay I shall have to go to court.",
      ],
      ['5 November, 09:40', 'Zhou Qiming', "Don't worry, sister, I'm getting it together."],
    ),
  ],
);

const SALES_SLIP = evidence(
  'evidence_4_sales_slip',
  bi('证据 4 货架销售单', 'Evidence 4: sales slip for shelves'),
  [
    title('启明货架加工部销售单'),
    line('编号：20230305　　开单日期：2023 年 3 月 5 日'),
    table(
      ['品名', '数量', '单价', '金额'],
      ['钢木货架', '6 组', '700 元', '4,200 元'],
      ['已收定金', '', '', '3,000 元'],
      ['尾款（货到付现）', '', '', '1,200 元'],
    ),
    line('收货人：陈晓岚（签名）　　收货日期：2023 年 3 月 10 日'),
    line('尾款收讫栏：（空白）'),
  ],
  [
    title('Qiming Shelving Workshop: Sales Slip'),
    line('No. 20230305. Date: 5 March 2023'),
    table(
      ['Goods', 'Quantity', 'Price', 'Amount'],
      ['Steel and wood shelves', '6 sets', '700 yuan', '4,200 yuan'],
      ['Deposit received', '', '', '3,000 yuan'],
      ['Balance (cash on delivery)', '', '', '1,200 yuan'],
    ),
    line('Received by: Chen Xiaolan (signed). Delivered: 10 March 2023'),
    line('Balance paid: (blank)'),
  ],
);

const ACCOUNT_STATEMENT = evidence(
  'evidence_5_account_statement',
  bi('证据 5 原告账户明细', "Evidence 5: the plaintiff's account statement"),
  [
    facsimile('account-statement'),
    title('账户交易明细'),
    line('明德市商业银行　　户名：陈晓岚　　账号：6200 **** 1826　　期间：2023 年 2 月 25 日至 3 月 15 日'),
    table(
      ['日期', '摘要', '支出（元）', '收入（元）', '余额（元）'],
      ['2 月 25 日', '期初余额', '', '', '252,000.00'],
      ['2 月 27 日', '柜面取现', '10,000.00', '', '242,000.00'],
      ['3 月 3 日', '商户收单入账', '', '3,860.00', '245,860.00'],
      ['3 月 6 日', '转账，文具批发货款', '12,400.00', '', '233,460.00'],
      ['3 月 9 日', '商户收单入账', '', '2,958.52', '236,418.52'],
      ['3 月 12 日 10:42', '转账，周启明，借款', '191,000.00', '', '45,418.52'],
      ['3 月 13 日', '商户收单入账', '', '1,120.00', '46,538.52'],
      ['3 月 14 日', '消费', '380.00', '', '46,158.52'],
    ),
    line('来源：明德市清和区人民法院根据被告申请，于 2025 年 4 月 8 日向明德市商业银行调取。'),
    seal('明德市商业银行'),
  ],
  [
    facsimile('account-statement'),
    title('Account Statement'),
    line(
      'Mingde Commercial Bank. Holder: Chen Xiaolan. Account: 6200 **** 1826. Period: 25 February to 15 March 2023',
    ),
    table(
      ['Date', 'Entry', 'Out (yuan)', 'In (yuan)', 'Balance (yuan)'],
      ['25 February', 'Opening balance', '', '', '252,000.00'],
      ['27 February', 'Cash withdrawn at the counter', '10,000.00', '', '242,000.00'],
      ['3 March', 'Card receipts of the shop', '', '3,860.00', '245,860.00'],
      ['6 March', 'Transfer, stationery wholesaler', '12,400.00', '', '233,460.00'],
      ['9 March', 'Card receipts of the shop', '', '2,958.52', '236,418.52'],
      ['12 March, 10:42', 'Transfer, Zhou Qiming, loan', '191,000.00', '', '45,418.52'],
      ['13 March', 'Card receipts of the shop', '', '1,120.00', '46,538.52'],
      ['14 March', 'Card payment', '380.00', '', '46,158.52'],
    ),
    line(
      "Source: obtained from Mingde Commercial Bank by the Qinghe District People's Court on 8 April 2025 at the defendant's request.",
    ),
    seal('Mingde Commercial Bank'),
  ],
);

const WITNESS = evidence(
  'evidence_6_witness',
  bi('证据 6 证人出庭申请', 'Evidence 6: application to call a witness'),
  [
    title('证人出庭作证申请书'),
    line('申请人：陈晓岚（原告）'),
    table(
      ['项目', '内容'],
      ['证人', '唐守正，男，67 岁，钟表修理'],
      ['住所', '明德市清和区柳荫路 26 号'],
      ['与当事人的关系', '租用原告店铺门口柜台，月租 600 元'],
      ['作证的主要内容', '2023 年 3 月 12 日下午，原告在店内将装有现金的信封交给被告'],
      ['与待证事实的关联', '证明差额 9,000 元以现金交付'],
      ['出庭的必要性', '当时只有证人在场'],
    ),
    p('阅读提示：申请书写的是申请人希望证明什么，证人知道什么，要等他到庭自己说。'),
  ],
  [
    title('Application to Call a Witness'),
    line('Applicant: Chen Xiaolan (plaintiff)'),
    table(
      ['Item', 'Content'],
      ['Witness', 'Tang Shouzheng, male, aged 67, watchmender'],
      ['Address', '26 Liuyin Road, Qinghe District, Mingde City'],
      [
        'Connection with the parties',
        "Rents a counter at the door of the plaintiff's shop for 600 yuan a month",
      ],
      [
        'Substance of the testimony',
        'That on the afternoon of 12 March 2023 the plaintiff handed the defendant an envelope containing cash in the shop',
      ],
      ['Bearing on the fact to be proved', 'Proves that the missing 9,000 was delivered in cash'],
      ['Why the witness must appear', 'Only the witness was present at the time'],
    ),
    p(
      'To the reader: the application says what the applicant hopes to prove. What the witness knows must be heard from him in court.',
    ),
  ],
);

export const EVIDENCE_DOCUMENTS: CaseDocument[] = [
  LOAN_NOTE,
  TRANSFER_SLIP,
  CHAT,
  SALES_SLIP,
  ACCOUNT_STATEMENT,
  WITNESS,
];
