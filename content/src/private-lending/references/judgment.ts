import type { CaseDocument } from '@lets/contract';
import { bi, line, p, part, quote, seal, table, title } from '../../build.ts';
import { write } from '../fields.ts';

export const JUDGMENT_REFERENCE: CaseDocument = {
  id: 'reference_judgment',
  kind: 'reference',
  name: bi('裁判文书参考答案', 'Reference: judgment'),
  node_id: 'judgment',
  role_ids: [],
  body: write(
    [
      title('明德市清和区人民法院'),
      title('民事判决书'),
      line('（2025）明 0102 民初 217 号', 'right'),
      line(
        '原告：陈晓岚，女，1986 年 5 月 14 日出生，汉族，个体工商户，经营晓岚文具店，住明德市清和区柳荫路 18 号。',
      ),
      line('委托诉讼代理人：沈知行，恒正律师事务所律师。'),
      line(
        '被告：周启明，男，1981 年 9 月 2 日出生，汉族，个体工商户，经营启明货架加工部，住明德市临江区观澜街 7 号。',
      ),
      line('委托诉讼代理人：梁若溪，衡川律师事务所律师。'),
      p(
        '原告陈晓岚与被告周启明民间借贷纠纷一案，本院于 2025 年 3 月 18 日立案后，依法适用普通程序，于 2025 年 4 月 22 日公开开庭进行了审理。原告陈晓岚及其委托诉讼代理人沈知行、被告周启明及其委托诉讼代理人梁若溪到庭参加诉讼。证人唐守正出庭作证。本案现已审理终结。',
      ),
      p(
        '陈晓岚向本院提出诉讼请求：1. 判令周启明返还借款本金 200,000 元；2. 判令周启明支付利息（以未还本金为基数，按年利率 14.6%，自 2023 年 3 月 12 日起计算至实际清偿之日止，暂计至 2025 年 3 月 18 日为 58,960 元）；3. 判令周启明承担诉讼费用。事实和理由：周启明于 2023 年 3 月 12 日出具借条借款 200,000 元，约定借期一年、月利率 1.5%。当日转账 191,000 元，另以现金交付 9,000 元。到期后多次催要未还。庭审中，陈晓岚明确利息按年利率 14.6% 主张。',
      ),
      p(
        '周启明辩称：实际只收到 191,000 元，9,000 元是预先扣除的三个月利息；当日下午收到的信封内是货架尾款 1,200 元。同意返还 191,000 元及法律保护范围内的利息，请求驳回其他诉讼请求。',
      ),
      p(
        '当事人围绕诉讼请求依法提交了证据，本院组织当事人进行了证据交换和质证。对当事人无异议的借条、银行电子回单、微信聊天记录、货架销售单的真实性，以及本院依申请调取的账户明细，本院予以确认并在卷佐证。对有争议的证据和事实，本院认定如下：',
      ),
      p(
        '证人唐守正证明当日下午陈晓岚在店内交给周启明一个信封，周启明说“那就都清了”。双方对交付信封没有异议，本院予以采信。唐守正没有看见信封内为何物，也没有听见双方提及金额或者利息，且租用陈晓岚的柜台，与其有利害关系，其证言不足以证明信封内有借款 9,000 元。',
      ),
      p(
        '根据当事人陈述和经审查确认的证据，本院认定事实如下：2023 年 3 月 11 日晚，双方在微信中商定借款 200,000 元、借期一年、月利率 1.5%、按季付息；陈晓岚问“头一季的怎么弄”，双方通话后，陈晓岚称“那就按刚才说的”。3 月 12 日 10 时 42 分，陈晓岚转账 191,000 元，称“剩下的下午见面说”。当日下午周启明交付借条。周启明另有货架尾款 1,200 元应由陈晓岚支付，约定货到付现，陈晓岚于 3 月 10 日称“周日一起给你”，3 月 12 日为周日。转账后陈晓岚账户余额为 45,418.52 元，当日没有现金支取。借款于 2024 年 3 月 11 日到期。2024 年 3 月 20 日，周启明称“二十万我认，利息能不能少算点，头一季的不是已经扣过了嘛”，陈晓岚答“先把本金还了再说利息的事”。此后陈晓岚又于 6 月 18 日、11 月 5 日催要。周启明至今没有还本付息。',
      ),
      part('本院认为'),
      p(
        '自然人之间的借款合同，自贷款人提供借款时成立。双方有借款的合意，陈晓岚已提供借款，民间借贷合同成立，内容除利率超过法定上限的部分外不违反法律规定，合法有效。本案争议焦点为：一、借款本金的数额；二、利息的计算标准。',
      ),
      p(
        '关于焦点一。借条载明的借款金额，一般认定为本金；预先在本金中扣除利息的，应当将实际出借的金额认定为本金。借条与转账相差 9,000 元，陈晓岚主张以现金交付，应当对这一事实承担举证证明责任；周启明抗辩这一部分没有实际交付并作出了合理说明，应当结合借贷金额、款项交付、当事人的经济能力、交易方式、交易习惯、财产变动情况以及证人证言等事实和因素，综合判断（《民间借贷规定》第十五条第二款）。第一，她没有提供收条、记账或者当日支取的凭证；2 月 27 日取现 10,000 元距借款已有十三日，她自认其间有其他支出，且主张信封内合计 10,200 元，超出取现数额。第二，转账后账户余额足以一次转足 200,000 元，另付一部分现金缺乏合理解释。第三，9,000 元恰为 200,000 元按月利率 1.5% 计算的三个月利息，与按季付息的约定、借款前一晚商议“头一季”的经过吻合；周启明于诉讼前即称“头一季的已经扣过”，陈晓岚没有否认。第四，“二十万我认”应当结合同一条消息的全文理解，不能据此认定 9,000 元已经交付。周启明提供的反驳证据足以使现金交付的事实真伪不明，应当认定该事实不存在。故本金认定为 191,000 元。',
      ),
      p(
        '关于焦点二。双方约定的月利率 1.5% 折合年利率 18%，超过合同成立时一年期贷款市场报价利率 3.65% 的四倍即 14.6%，陈晓岚主张按 14.6% 计算，予以支持，但应当以实际出借的 191,000 元为基数。借条约定了借期内利率而没有约定逾期利率，陈晓岚主张逾期期间按不超过借期内利率的标准计算，于法有据。周启明没有支付过利息，利息自款项到账的 2023 年 3 月 12 日起算。',
      ),
      p(
        '综上所述，陈晓岚的诉讼请求部分成立。依照[[《中华人民共和国民法典》第六百七十条]]、[[第六百七十四条]]、[[第六百七十五条]]、[[第六百七十六条]]、[[第六百七十九条]]、[[第六百八十条第一款]]，[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第十五条第二款]]、[[第二十五条]]、[[第二十六条]]、[[第二十八条]]，[[《中华人民共和国民事诉讼法》第六十七条第一款]]，[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十条]]、[[第九十一条]]、[[第一百零八条]]规定，判决如下：',
      ),
      p(
        '一、被告周启明于本判决生效之日起十日内返还原告陈晓岚借款本金 191,000 元，并支付利息（以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算）；',
      ),
      p('二、驳回原告陈晓岚的其他诉讼请求。'),
      p(
        '如果未按本判决指定的期间履行给付金钱义务，应当依照[[《中华人民共和国民事诉讼法》第二百六十四条]]规定，加倍支付迟延履行期间的债务利息。',
      ),
      p('案件受理费 5,184.40 元，由原告陈晓岚负担 233.30 元，由被告周启明负担 4,951.10 元。'),
      p(
        '如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，并按对方当事人的人数提出副本，上诉于明德市中级人民法院。',
      ),
      line('审判长（签名）　　审判员（签名）　　人民陪审员（签名）', 'right'),
      line('二〇二五年五月十三日', 'right'),
      line('书记员（签名）', 'right'),
      seal('明德市清和区人民法院'),
      part('附：计算说明（不属于判决书正文）'),
      table(
        ['项目', '算式', '结果'],
        ['法定上限', '3.65% × 4', '年利率 14.6%'],
        ['一年利息', '191,000 × 14.6%', '27,886.00 元'],
        ['一日利息', '27,886 ÷ 365', '76.40 元'],
        ['计至 2025 年 3 月 18 日', '27,886 × 2 + 76.40 × 7', '56,306.80 元'],
        ['支持的总额', '191,000 + 56,306.80', '247,306.80 元'],
        ['请求的总额', '200,000 + 58,960', '258,960.00 元'],
        ['支持的比例', '247,306.80 ÷ 258,960', '95.5%'],
        ['受理费', '50 + 90,000 × 2.5% + 100,000 × 2% + 58,960 × 1.5%', '5,184.40 元'],
        ['被告负担', '5,184.40 × 95.5%', '4,951.10 元'],
        ['原告负担', '5,184.40 − 4,951.10', '233.30 元'],
      ),
      quote(
        '每满一年按年计息，不满一年的按日计息，一年按 365 日。合议庭多数认定 200,000 元的，主文第一项改为 200,000 元，利息请求全部支持，受理费由被告负担。',
      ),
    ],
    [
      title("Qinghe District People's Court of Mingde City"),
      title('Civil Judgment'),
      line('(2025) Ming 0102 Civil First Instance No. 217', 'right'),
      line(
        'Plaintiff: Chen Xiaolan, female, born 14 May 1986, Han, sole trader, owner of Xiaolan Stationery, residing at 18 Liuyin Road, Qinghe District, Mingde City.',
      ),
      line('Counsel: Shen Zhixing, lawyer, Hengzheng Law Firm.'),
      line(
        'Defendant: Zhou Qiming, male, born 2 September 1981, Han, sole trader, owner of Qiming Shelving Workshop, residing at 7 Guanlan Street, Linjiang District, Mingde City.',
      ),
      line('Counsel: Liang Ruoxi, lawyer, Hengchuan Law Firm.'),
      p(
        'The private lending dispute between Chen Xiaolan and Zhou Qiming was registered by this court on 18 March 2025 and heard in public on 22 April 2025 under the ordinary procedure. The plaintiff Chen Xiaolan with her counsel Shen Zhixing and the defendant Zhou Qiming with his counsel Liang Ruoxi appeared. The witness Tang Shouzheng testified in court. The trial is concluded.',
      ),
      p(
        'Chen Xiaolan claims: 1. that Zhou Qiming repay the principal of 200,000 yuan; 2. that he pay interest on the outstanding principal at 14.6% a year from 12 March 2023 until the date of actual payment (58,960 yuan up to 18 March 2025); 3. that he bear the costs. Facts and grounds: on 12 March 2023 Zhou Qiming gave a note for a loan of 200,000 yuan for one year at 1.5% a month. 191,000 was transferred that day and 9,000 delivered in cash. After the due date repeated demands brought nothing. At the hearing Chen Xiaolan stated that she claims interest at 14.6% a year.',
      ),
      p(
        "Zhou Qiming answers: he received only 191,000; the 9,000 was three months' interest deducted in advance; the envelope of that afternoon held the 1,200 still owed for shelves. He agrees to repay 191,000 with the interest that the law protects, and asks that the other claims be dismissed.",
      ),
      p(
        'The parties submitted evidence on the claims, and this court held an exchange of evidence and cross-examination. The authenticity of the loan note, the transfer slip, the chat records and the sales slip is not in dispute; these, and the account statement obtained by this court on request, are admitted and on file. On the evidence and facts in dispute this court finds as follows.',
      ),
      p(
        'The witness Tang Shouzheng testified that Chen Xiaolan gave Zhou Qiming an envelope in the shop that afternoon, and that Zhou Qiming said "then that\'s all settled". That an envelope was handed over is common ground and is accepted. He did not see what was in it, nor did he hear an amount or interest mentioned; and as the tenant of a counter in Chen Xiaolan\'s shop he has an interest. His testimony does not prove that the envelope held 9,000 yuan of the loan.',
      ),
      p(
        'From the statements of the parties and the evidence examined, this court finds: on the evening of 11 March 2023 the parties agreed by message on a loan of 200,000 yuan for one year at 1.5% a month, interest quarterly; Chen Xiaolan asked "what about the first quarter", and after a call wrote "then as we just said". On 12 March at 10:42 she transferred 191,000 and wrote "the rest when we meet this afternoon". That afternoon Zhou Qiming delivered the note. A balance of 1,200 for shelves was due to him from Chen Xiaolan in cash on delivery; on 10 March she had written "good, Sunday, all together", and 12 March was that Sunday. After the transfer her balance was 45,418.52 yuan, and no cash was withdrawn that day. The loan fell due on 11 March 2024. On 20 March 2024 Zhou Qiming wrote "I admit the two hundred thousand. Could you make the interest a little less? The first quarter\'s was already deducted, wasn\'t it", and Chen Xiaolan answered "pay back the principal first, then we\'ll talk about interest". She demanded payment again on 18 June and 5 November. Zhou Qiming has paid neither principal nor interest.',
      ),
      part('Reasons'),
      p(
        'A loan contract between natural persons is formed when the lender provides the loan. The parties agreed on a loan and Chen Xiaolan provided it; the contract was formed and, but for the part of the rate above the statutory limit, is lawful and valid. The issues are, first, the amount of the principal, and second, how interest is calculated.',
      ),
      p(
        'On the first issue. The amount stated in a note is generally found to be the principal; where interest was deducted in advance, it is the amount actually lent. The note and the transfer differ by 9,000 yuan. Chen Xiaolan asserts that she delivered this in cash and bears the burden of proving it. Where the defendant denies that this part was delivered and gives a reasonable account, the court weighs together the amount lent, the delivery of the money, the parties\' means, the way they dealt and their usage, changes in their assets and the testimony (Private Lending Provisions, Article 15, second paragraph). First, she has produced no receipt, entry or withdrawal of that day; the 10,000 withdrawn on 27 February lies thirteen days before the loan, she admits other expenses in between, and the 10,200 that she says was in the envelope exceeds it. Second, the balance after the transfer would have sufficed to send 200,000 at once, and no reasonable explanation is given for paying a part in cash. Third, 9,000 is exactly three months\' interest on 200,000 at 1.5% a month, which fits the agreement on quarterly interest and the talk about "the first quarter" the evening before; and before the action Zhou Qiming wrote that it "was already deducted", which she did not deny. Fourth, "I admit the two hundred thousand" must be read with the whole of that message and does not show that 9,000 was delivered. The evidence brought against the delivery in cash leaves it unclear, and the court must find that it did not take place. The principal is 191,000 yuan.',
      ),
      p(
        'On the second issue. The agreed 1.5% a month, 18% a year, exceeds 14.6%, four times the one-year loan prime rate of 3.65% when the contract was formed. Chen Xiaolan claims 14.6%, which is allowed, but on the 191,000 actually lent. The note fixes a rate for the term and none for delay; that she claims no more than the rate of the term for the time of delay has a basis in law. Zhou Qiming has paid no interest, and interest runs from 12 March 2023, when the money arrived.',
      ),
      p(
        'The claims are therefore well founded in part. Under [[Civil Code, Articles 670, 674, 675, 676, 679 and 680, first paragraph]], [[Private Lending Provisions, Article 15, second paragraph, and Articles 25, 26 and 28]], [[Civil Procedure Law, Article 67, first paragraph]] and [[CPL Interpretation, Articles 90, 91 and 108]], this court decides:',
      ),
      p(
        '1. The defendant Zhou Qiming shall, within ten days of this judgment taking effect, repay the plaintiff Chen Xiaolan the principal of 191,000 yuan with interest (on the outstanding principal, from 12 March 2023 until the date of actual payment, at 14.6% a year);',
      ),
      p('2. The other claims of the plaintiff Chen Xiaolan are dismissed.'),
      p(
        'If the money is not paid within the time set by this judgment, interest on the debt is doubled for the period of delay under [[Civil Procedure Law, Article 264]].',
      ),
      p(
        'Of the court fee of 5,184.40 yuan, the plaintiff Chen Xiaolan bears 233.30 yuan and the defendant Zhou Qiming 4,951.10 yuan.',
      ),
      p(
        "A party who does not accept this judgment may, within fifteen days of its service, file an appeal with this court, with a copy for each opposing party, to the Mingde Intermediate People's Court.",
      ),
      line("Presiding judge (signed), judge (signed), people's assessor (signed)", 'right'),
      line('13 May 2025', 'right'),
      line('Court clerk (signed)', 'right'),
      seal("Qinghe District People's Court"),
      part('Note on the figures (not part of the judgment)'),
      table(
        ['Item', 'Reckoning', 'Result'],
        ['Statutory limit', '3.65% × 4', '14.6% a year'],
        ['Interest for a year', '191,000 × 14.6%', '27,886.00 yuan'],
        ['Interest for a day', '27,886 ÷ 365', '76.40 yuan'],
        ['Up to 18 March 2025', '27,886 × 2 + 76.40 × 7', '56,306.80 yuan'],
        ['Total allowed', '191,000 + 56,306.80', '247,306.80 yuan'],
        ['Total claimed', '200,000 + 58,960', '258,960.00 yuan'],
        ['Share allowed', '247,306.80 ÷ 258,960', '95.5%'],
        ['Court fee', '50 + 90,000 × 2.5% + 100,000 × 2% + 58,960 × 1.5%', '5,184.40 yuan'],
        ['Borne by the defendant', '5,184.40 × 95.5%', '4,951.10 yuan'],
        ['Borne by the plaintiff', '5,184.40 − 4,951.10', '233.30 yuan'],
      ),
      quote(
        'Interest is calculated by the year for each full year and by the day for the rest, a year being 365 days. If the majority of the panel finds 200,000, item 1 says 200,000, the interest claimed is allowed in full and the defendant bears the fee.',
      ),
    ],
  ),
};
