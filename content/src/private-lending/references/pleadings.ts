import type { CaseDocument } from '@lets/contract';
import { bi, line, p, part, quote, table, title } from '../../build.ts';
import { onceDecided, write } from '../fields.ts';

const COMPLAINT: CaseDocument = {
  id: 'reference_complaint',
  kind: 'reference',
  name: bi('起诉状参考答案', 'Reference: complaint'),
  node_id: 'complaint',
  role_ids: [],
  body: write(
    [
      title('民事起诉状'),
      quote(
        '参考答案，不是唯一写法。利率直接按法定上限主张：按约定的月利率 1.5%（年利率 18%）写也能立案，但超过部分得不到支持，还要多交受理费。',
      ),
      line(
        '**原告：**陈晓岚，女，1986 年 5 月 14 日出生，汉族，个体工商户，经营晓岚文具店，住明德市清和区柳荫路 18 号，联系电话：（略）。',
      ),
      line('**委托诉讼代理人：**沈知行，恒正律师事务所律师。'),
      line(
        '**被告：**周启明，男，1981 年 9 月 2 日出生，汉族，个体工商户，经营启明货架加工部，住明德市临江区观澜街 7 号，联系电话：（略）。',
      ),
      part('诉讼请求'),
      line('一、判令被告返还原告借款本金人民币 200,000 元；'),
      line(
        '二、判令被告支付利息，以未还本金为基数，按年利率 14.6%，自 2023 年 3 月 12 日起计算至实际清偿之日止（暂计至 2025 年 3 月 18 日为 58,960 元）；',
      ),
      line('三、判令被告承担本案诉讼费用。'),
      part('事实与理由'),
      p(
        '2023 年 3 月 11 日，被告以经营周转为由向原告借款。次日 10 时 42 分，原告通过手机银行向被告转账 191,000 元，附言“借款”，并告知“剩下的下午见面说”。当日下午四时许，被告到原告经营的文具店交付亲笔书写的借条一份，载明借到 200,000 元，借期自 2023 年 3 月 12 日起至 2024 年 3 月 11 日止，月利率 1.5%，利息按季支付；原告在收银台旁将其余 9,000 元现金装在信封内交给被告，证人唐守正在场。',
      ),
      p(
        '借款到期后，原告于 2024 年 3 月 20 日、6 月 18 日、11 月 5 日多次催要。被告于 2024 年 3 月 20 日表示“二十万我认”，请求宽限，至今分文未还。',
      ),
      p(
        '自然人之间的借款合同，自贷款人提供借款时成立。借条载明的借款金额一般认定为本金。被告未按约定的期限返还借款，应当返还本金并支付利息和逾期利息。双方约定的月利率 1.5% 折合年利率 18%，超过合同成立时一年期贷款市场报价利率 3.65% 的四倍，原告按四倍即年利率 14.6% 主张；借条约定了借期内利率而未约定逾期利率，到期以后原告仍按该利率主张资金占用期间的利息。',
      ),
      p(
        '依据[[《中华人民共和国民法典》第六百七十四条]]、[[第六百七十五条]]、[[第六百七十六条]]、[[第六百七十九条]]，[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第二十五条]]、[[第二十六条]]、[[第二十八条]]，提起诉讼，请依法判决。双方没有约定合同履行地，原告作为接受货币一方住所地在清和区，贵院依法有管辖权（[[《中华人民共和国民事诉讼法》第二十四条]]，上述规定[[第三条]]）。',
      ),
      line('证据和证据来源、证人姓名和住所：见证据目录。'),
      p('此致'),
      line('明德市清和区人民法院'),
      line('附：本诉状副本 1 份，证据目录 1 份，授权委托书 1 份'),
      line('具状人：陈晓岚（签名）', 'right'),
      line('2025 年 3 月 18 日', 'right'),
      quote(
        '暂计利息：200,000 × 14.6% = 29,200 元一年；两年（2023 年 3 月 12 日至 2025 年 3 月 11 日）58,400 元；2025 年 3 月 12 日至 18 日共 7 日，200,000 × 14.6% ÷ 365 × 7 = 560 元；合计 58,960 元。诉讼请求总额 258,960 元，受理费 50 + 2,250 + 2,000 + 884.40 = 5,184.40 元。',
      ),
    ],
    [
      title('Civil Complaint'),
      quote(
        'A reference, not the only way to write it. The rate is claimed at the statutory limit from the start: a claim at the agreed 1.5% a month (18% a year) would be registered too, but the excess is not allowed and costs more in fees.',
      ),
      line(
        '**Plaintiff:** Chen Xiaolan, female, born 14 May 1986, Han, sole trader, owner of Xiaolan Stationery, residing at 18 Liuyin Road, Qinghe District, Mingde City, phone (omitted).',
      ),
      line('**Counsel for the plaintiff:** Shen Zhixing, lawyer, Hengzheng Law Firm.'),
      line(
        '**Defendant:** Zhou Qiming, male, born 2 September 1981, Han, sole trader, owner of Qiming Shelving Workshop, residing at 7 Guanlan Street, Linjiang District, Mingde City, phone (omitted).',
      ),
      part('Claims'),
      line('1. That the defendant repay the plaintiff the principal of 200,000 yuan;'),
      line(
        '2. That the defendant pay interest on the outstanding principal at 14.6% a year from 12 March 2023 until the date of actual payment (58,960 yuan up to 18 March 2025);',
      ),
      line('3. That the defendant bear the costs of these proceedings.'),
      part('Facts and Grounds'),
      p(
        'On 11 March 2023 the defendant asked the plaintiff for a loan for his business. The next day at 10:42 she transferred 191,000 yuan to him by mobile banking, marked "loan", and wrote "the rest when we meet this afternoon". Some time after four that afternoon he brought to her stationery shop a note in his own hand: borrowed 200,000 yuan, from 12 March 2023 to 11 March 2024, at 1.5% a month, interest payable quarterly. By the till the plaintiff gave him the remaining 9,000 yuan in cash, in an envelope, in the presence of the witness Tang Shouzheng.',
      ),
      p(
        'After the loan fell due the plaintiff demanded payment on 20 March, 18 June and 5 November 2024. On 20 March 2024 the defendant wrote "I admit the two hundred thousand" and asked for time. He has paid nothing.',
      ),
      p(
        'A loan contract between natural persons is formed when the lender provides the loan, and the amount stated in a note is generally found to be the principal. The defendant did not repay at the time agreed and owes the principal with interest, also for the delay. The agreed 1.5% a month, 18% a year, exceeds four times the one-year loan prime rate of 3.65% when the contract was formed; the plaintiff claims four times that rate, 14.6% a year. The note fixes a rate for the term and none for delay, and after the due date the plaintiff claims the same rate for the time the money is used.',
      ),
      p(
        'The action rests on [[Civil Code, Articles 674, 675, 676 and 679]] and [[Private Lending Provisions, Articles 25, 26 and 28]]. No place of performance was agreed; the plaintiff, who is to receive the money, lives in Qinghe, so this court has jurisdiction ([[Civil Procedure Law, Article 24]]; [[Private Lending Provisions, Article 3]]).',
      ),
      line('Evidence and its sources, name and address of the witness: see the list of evidence.'),
      p('To'),
      line("Qinghe District People's Court of Mingde City"),
      line('Enclosed: one copy of this complaint, one list of evidence, one power of attorney'),
      line('Plaintiff: Chen Xiaolan (signed)', 'right'),
      line('18 March 2025', 'right'),
      quote(
        'Interest to date: 200,000 × 14.6% = 29,200 yuan a year; two years (12 March 2023 to 11 March 2025) 58,400; the seven days from 12 to 18 March 2025, 200,000 × 14.6% ÷ 365 × 7 = 560; together 58,960 yuan. Amount claimed 258,960 yuan; court fee 50 + 2,250 + 2,000 + 884.40 = 5,184.40 yuan.',
      ),
    ],
  ),
};

const EVIDENCE_LIST: CaseDocument = {
  id: 'reference_evidence_list',
  kind: 'reference',
  name: bi('证据目录参考答案', 'Reference: list of evidence'),
  node_id: 'complaint',
  role_ids: [],
  body: write(
    [
      title('证据目录'),
      line('提交人：陈晓岚　　案由：民间借贷纠纷　　提交日期：2025 年 3 月 18 日'),
      table(
        ['编号', '证据名称', '来源和形式', '证明目的', '页数'],
        ['1', '借条', '被告书写，原件', '双方约定借款 200,000 元、借期一年、月利率 1.5%、按季付息', '1'],
        [
          '2',
          '银行电子回单',
          '明德市商业银行，打印件，可与银行核对',
          '2023 年 3 月 12 日转账 191,000 元',
          '1',
        ],
        [
          '3',
          '微信聊天记录',
          '原告手机，原始载体随时可出示，打印件完整',
          '借款的协商；“剩下的下午见面说”；“二十万我认”；三次催要，诉讼时效中断',
          '4',
        ],
      ),
      line(
        '申请出庭的证人：唐守正，钟表修理，住明德市清和区柳荫路 26 号。拟证明：2023 年 3 月 12 日下午四时许，原告在店内交给被告一个信封，双方当时说过的话。',
      ),
      quote(
        '评分提示：证人一栏写“交付了一个信封”，而不是“交付了 9,000 元现金”。证人没有看见信封里是什么，申请书替他下结论，到庭就会落空。',
      ),
    ],
    [
      title('List of Evidence'),
      line('Submitted by: Chen Xiaolan. Cause of action: private lending dispute. Date: 18 March 2025.'),
      table(
        ['No.', 'Evidence', 'Source and form', 'What it proves', 'Pages'],
        [
          '1',
          'Loan note',
          'Written by the defendant, original',
          'Agreement on 200,000 yuan for one year at 1.5% a month, interest quarterly',
          '1',
        ],
        [
          '2',
          'Bank transfer slip',
          'Mingde Commercial Bank, print, can be checked with the bank',
          '191,000 yuan transferred on 12 March 2023',
          '1',
        ],
        [
          '3',
          'Chat records',
          "The plaintiff's phone, original device at hand, complete print",
          'Negotiation of the loan; "the rest when we meet this afternoon"; "I admit the two hundred thousand"; three demands, which interrupt limitation',
          '4',
        ],
      ),
      line(
        'Witness to be called: Tang Shouzheng, watchmender, of 26 Liuyin Road, Qinghe District, Mingde City. To testify that some time after four on 12 March 2023 the plaintiff gave the defendant an envelope in the shop, and what was said.',
      ),
      quote(
        'For marking: the entry for the witness says "gave an envelope", not "gave 9,000 in cash". He did not see what was inside, and an application that draws the conclusion for him fails when he speaks.',
      ),
    ],
  ),
};

const DEFENCE: CaseDocument = {
  id: 'reference_defence',
  kind: 'reference',
  name: bi('答辩状参考答案', 'Reference: statement of defence'),
  node_id: 'defence',
  role_ids: [],
  body: write(
    [
      title('民事答辩状'),
      line(
        '**答辩人（被告）：**周启明，男，1981 年 9 月 2 日出生，汉族，个体工商户，经营启明货架加工部，住明德市临江区观澜街 7 号，联系电话：（略）。',
      ),
      line('**委托诉讼代理人：**梁若溪，衡川律师事务所律师。'),
      p('就（2025）明 0102 民初 217 号原告陈晓岚诉答辩人民间借贷纠纷一案，答辩如下：'),
      part('答辩意见'),
      p(
        '一、借款本金应当认定为 191,000 元。借条是答辩人书写，没有异议；但自然人之间的借款合同自贷款人提供借款时成立（[[《中华人民共和国民法典》第六百七十九条]]），答辩人实际收到的只有 2023 年 3 月 12 日转账的 191,000 元。差额 9,000 元恰好等于 200,000 × 1.5% × 3，是双方前一晚语音中说定先扣的第一季利息，与借条“利息按季支付”一致。利息不得预先在本金中扣除，预先扣除的，应当按照实际借款数额返还借款并计算利息（[[第六百七十条]]，[[《民间借贷规定》第二十六条]]）。',
      ),
      p(
        '二、原告没有证明 9,000 元以现金交付。没有收条，没有记账，当日没有现金支取；转账后账户余额仍有 45,418.52 元，足够一次转足 200,000 元，没有分出一部分付现金的理由。主张已经交付的一方应当承担举证证明责任（[[《民诉法解释》第九十一条]]），请法院调取原告账户明细。',
      ),
      p(
        '三、当日下午原告确实交给答辩人一个信封，内为货架尾款 1,200 元。销售单约定货到付现；3 月 10 日答辩人提到“尾款一千二”，原告答“好，周日一起给你”，3 月 12 日正是周日。答辩人没有及时开具收据，是疏忽，但不能因此把尾款说成借款。',
      ),
      p(
        '四、“二十万我认”是请求宽限时的概括说法，同一条消息随即写明“头一季的不是已经扣过了嘛”，原告没有否认，只说先还本金。断章取义不能成立。',
      ),
      p(
        '五、利息应当以 191,000 元为基数计算。约定的年利率 18% 超过合同成立时一年期贷款市场报价利率四倍即 14.6%，超过部分不应支持（[[《民间借贷规定》第二十五条]]）。',
      ),
      p(
        '综上，答辩人同意返还本金 191,000 元，并支付以此为基数、不超过年利率 14.6% 的利息；请求驳回原告的其他诉讼请求，受理费按比例分担。',
      ),
      p('此致'),
      line('明德市清和区人民法院'),
      line(
        '附：本答辩状副本 1 份；证据目录 1 份（证据 4 货架销售单，原件 1 页，证明当日应付货架尾款 1,200 元；申请法院调取原告账户明细）',
      ),
      line('答辩人：周启明（签名）', 'right'),
      line('2025 年 4 月 2 日', 'right'),
      quote(
        '评分提示：主动说明信封是好答辩的标志；提出“反诉返还 9,000 元”是错误的，9,000 元从未交付，没有返还的对象。',
      ),
    ],
    [
      title('Statement of Defence'),
      line(
        '**Defendant:** Zhou Qiming, male, born 2 September 1981, Han, sole trader, owner of Qiming Shelving Workshop, residing at 7 Guanlan Street, Linjiang District, Mingde City, phone (omitted).',
      ),
      line('**Counsel for the defendant:** Liang Ruoxi, lawyer, Hengchuan Law Firm.'),
      p(
        'In the private lending dispute brought by the plaintiff Chen Xiaolan, (2025) Ming 0102 Civil First Instance No. 217, the defendant answers as follows.',
      ),
      part('Defence'),
      p(
        '1. The principal is 191,000 yuan. The defendant does not dispute that he wrote the note. But a loan contract between natural persons is formed when the loan is provided ([[Civil Code, Article 679]]), and all that he received is the 191,000 transferred on 12 March 2023. The difference of 9,000 is exactly 200,000 × 1.5% × 3, the first quarter\'s interest, which the parties on the call of the evening before agreed to take out; it agrees with "interest payable quarterly" in the note. Interest may not be deducted in advance; where it was, the loan is repaid and bears interest according to the amount actually lent ([[Civil Code, Article 670]]; [[Private Lending Provisions, Article 26]]).',
      ),
      p(
        "2. The plaintiff has not proved that 9,000 was delivered in cash. There is no receipt, no entry and no withdrawal that day; 45,418.52 was left in the account after the transfer, enough to send 200,000 at once, and there was no reason to pay a part in cash. The party that asserts delivery bears the burden of proof ([[CPL Interpretation, Article 91]]). The court is asked to obtain the plaintiff's account statement.",
      ),
      p(
        '3. That afternoon the plaintiff did give the defendant an envelope. It held the 1,200 still owed for the shelves. The sales slip says cash on delivery; on 10 March the defendant mentioned "the balance of 1,200" and the plaintiff answered "good, Sunday, all together", and 12 March was that Sunday. That he did not write a receipt at once was careless, but does not turn the balance into a loan.',
      ),
      p(
        '4. "I admit the two hundred thousand" was said in general terms while asking for time. The same message goes on: "the first quarter\'s was already deducted, wasn\'t it". The plaintiff did not deny it and only asked for the principal first. The words may not be taken out of their context.',
      ),
      p(
        '5. Interest runs on 191,000. The agreed 18% a year exceeds 14.6%, four times the one-year loan prime rate when the contract was formed, and the excess should not be allowed ([[Private Lending Provisions, Article 25]]).',
      ),
      p(
        "The defendant therefore agrees to repay the principal of 191,000 with interest on it of no more than 14.6% a year, and asks that the plaintiff's other claims be dismissed and the court fee shared in proportion.",
      ),
      p('To'),
      line("Qinghe District People's Court of Mingde City"),
      line(
        "Enclosed: one copy of this statement; one list of evidence (item 4, sales slip for shelves, original, one page, to prove that 1,200 yuan for the shelves was due that day; request that the court obtain the plaintiff's account statement)",
      ),
      line('Defendant: Zhou Qiming (signed)', 'right'),
      line('2 April 2025', 'right'),
      quote(
        'For marking: to explain the envelope unasked is the sign of a good defence. A "counterclaim for the return of 9,000" is wrong: the sum was never delivered, so there is nothing to return.',
      ),
    ],
  ),
};

export const PLEADING_REFERENCES: CaseDocument[] = [COMPLAINT, EVIDENCE_LIST, DEFENCE].map(onceDecided);
