import { type Block, line, p, part, seal, title } from '../../build.ts';

type Words = readonly [zh: string, en: string];

/** What a judgment of first instance says by what it finds. */
export interface Finding {
  readonly witness: Words;
  readonly principal: Words;
  readonly interest: Words;
  readonly grounds: Words;
  readonly order: readonly Words[];
  readonly fee: Words;
}

/** The judgment as it is served, up to the seal. */
export function judgmentOn(found: Finding): { zh: Block[]; en: Block[] } {
  return {
    zh: [
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
      p(found.witness[0]),
      p(
        '根据当事人陈述和经审查确认的证据，本院认定事实如下：2023 年 3 月 11 日晚，双方在微信中商定借款 200,000 元、借期一年、月利率 1.5%、按季付息；陈晓岚问“头一季的怎么弄”，双方通话后，陈晓岚称“那就按刚才说的”。3 月 12 日 10 时 42 分，陈晓岚转账 191,000 元，称“剩下的下午见面说”。当日下午周启明交付借条。周启明另有货架尾款 1,200 元应由陈晓岚支付，约定货到付现，陈晓岚于 3 月 10 日称“周日一起给你”，3 月 12 日为周日。转账后陈晓岚账户余额为 45,418.52 元，当日没有现金支取。借款于 2024 年 3 月 11 日到期。2024 年 3 月 20 日，周启明称“二十万我认，利息能不能少算点，头一季的不是已经扣过了嘛”，陈晓岚答“先把本金还了再说利息的事”。此后陈晓岚又于 6 月 18 日、11 月 5 日催要。周启明至今没有还本付息。',
      ),
      part('本院认为'),
      p(
        '自然人之间的借款合同，自贷款人提供借款时成立。双方有借款的合意，陈晓岚已提供借款，民间借贷合同成立，内容除利率超过法定上限的部分外不违反法律规定，合法有效。本案争议焦点为：一、借款本金的数额；二、利息的计算标准。',
      ),
      p(found.principal[0]),
      p(found.interest[0]),
      p(found.grounds[0]),
      ...found.order.map(([zh]) => p(zh)),
      p(
        '如果未按本判决指定的期间履行给付金钱义务，应当依照[[《中华人民共和国民事诉讼法》第二百六十四条]]规定，加倍支付迟延履行期间的债务利息。',
      ),
      p(found.fee[0]),
      p(
        '如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，并按对方当事人的人数提出副本，上诉于明德市中级人民法院。',
      ),
      line('审判长（签名）　　审判员（签名）　　人民陪审员（签名）', 'right'),
      line('二〇二五年五月十三日', 'right'),
      line('书记员（签名）', 'right'),
      seal('明德市清和区人民法院'),
    ],
    en: [
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
        'Chen Xiaolan claims: 1. that Zhou Qiming repay the principal of 200,000 yuan; 2. that he pay interest on the outstanding principal at 14.6% a year from 12 March 2023 until the date of actual payment (58,960 yuan up to 18 March 2025); 3. that he bear the costs. Facts and grounds: on 12 March 2023 Zhou Qiming gave a note for a loan of 200,000 yuan for one year at 1.5% a month. 191,000 yuan was transferred that day and 9,000 yuan was delivered in cash. After the due date repeated demands were made without result. At the hearing Chen Xiaolan made clear that she claims interest at 14.6% a year.',
      ),
      p(
        "Zhou Qiming answers: he received only 191,000; the 9,000 was three months' interest deducted in advance; the envelope of that afternoon held the 1,200 still owed for shelves. He agrees to repay 191,000 with the interest that the law protects, and asks that the other claims be dismissed.",
      ),
      p(
        'The parties submitted evidence on the claims, and this court held an exchange of evidence and cross-examination. The authenticity of the loan note, the transfer slip, the chat records and the sales slip is not in dispute; these, and the account statement obtained by this court on request, are admitted in evidence and placed on file. On the evidence and facts in dispute this court finds as follows.',
      ),
      p(found.witness[1]),
      p(
        'From the statements of the parties and the evidence examined, this court finds: on the evening of 11 March 2023 the parties agreed by message on a loan of 200,000 yuan for one year at 1.5% a month, with interest payable quarterly; Chen Xiaolan asked "what about the first quarter", and after a call wrote "then as we just said". On 12 March at 10:42 she transferred 191,000 and wrote "the rest when we meet this afternoon". That afternoon Zhou Qiming delivered the note. A balance of 1,200 for shelves was due to him from Chen Xiaolan in cash on delivery; on 10 March she had written "good, Sunday, all together", and 12 March was that Sunday. After the transfer her balance was 45,418.52 yuan, and no cash was withdrawn that day. The loan fell due on 11 March 2024. On 20 March 2024 Zhou Qiming wrote "I admit the two hundred thousand. Could you make the interest a little less? The first quarter\'s was already deducted, wasn\'t it", and Chen Xiaolan answered "pay back the principal first, then we\'ll talk about interest". She demanded payment again on 18 June and 5 November. Zhou Qiming has paid neither principal nor interest.',
      ),
      part('Reasons'),
      p(
        'A loan contract between natural persons is formed when the lender provides the loan. The parties agreed on a loan and Chen Xiaolan provided it; the loan contract was formed and, except for the part of the rate above the statutory limit, it is lawful and valid. The issues are, first, the amount of the principal, and second, how interest is calculated.',
      ),
      p(found.principal[1]),
      p(found.interest[1]),
      p(found.grounds[1]),
      ...found.order.map(([, en]) => p(en)),
      p(
        'If the money is not paid within the time set by this judgment, double interest on the debt is payable for the period of delay under [[Civil Procedure Law, Article 264]].',
      ),
      p(found.fee[1]),
      p(
        "A party who does not accept this judgment may, within fifteen days of its service, appeal to the Mingde Intermediate People's Court by filing a petition of appeal with this court, together with a copy for each opposing party.",
      ),
      line("Presiding judge (signed), judge (signed), people's assessor (signed)", 'right'),
      line('13 May 2025', 'right'),
      line('Court clerk (signed)', 'right'),
      seal("Qinghe District People's Court"),
    ],
  };
}
