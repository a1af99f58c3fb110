import type { Finding } from './judgment-text.ts';

/** The cash was not proved to have been delivered: what was transferred is the principal. */
export const LENT: Finding = {
  witness: [
    '证人唐守正证明当日下午陈晓岚在店内交给周启明一个信封，周启明说“那就都清了”。双方对交付信封没有异议，本院予以采信。唐守正没有看见信封内为何物，也没有听见双方提及金额或者利息，且租用陈晓岚的柜台，与其有利害关系，其证言不足以证明信封内有借款 9,000 元。',
    'The witness Tang Shouzheng testified that Chen Xiaolan gave Zhou Qiming an envelope in the shop that afternoon, and that Zhou Qiming said "then that\'s all settled". That an envelope was handed over is common ground and is accepted. He did not see what was in it, nor did he hear an amount or interest mentioned; and as the tenant of a counter in Chen Xiaolan\'s shop he has an interest in the matter. His testimony does not prove that the envelope held 9,000 yuan of the loan.',
  ],
  principal: [
    '关于焦点一。借条载明的借款金额，一般认定为本金；预先在本金中扣除利息的，应当将实际出借的金额认定为本金。借条与转账相差 9,000 元，陈晓岚主张以现金交付，应当对这一事实承担举证证明责任；周启明抗辩这一部分没有实际交付并作出了合理说明，应当结合借贷金额、款项交付、当事人的经济能力、交易方式、交易习惯、财产变动情况以及证人证言等事实和因素，综合判断（《民间借贷规定》第十五条第二款）。第一，她没有提供收条、记账或者当日支取的凭证；2 月 27 日取现 10,000 元距借款已有十三日，她自认其间有其他支出，且主张信封内合计 10,200 元，超出取现数额。第二，转账后账户余额足以一次转足 200,000 元，另付一部分现金缺乏合理解释。第三，9,000 元恰为 200,000 元按月利率 1.5% 计算的三个月利息，与按季付息的约定、借款前一晚商议“头一季”的经过吻合；周启明于诉讼前即称“头一季的已经扣过”，陈晓岚没有否认。第四，“二十万我认”应当结合同一条消息的全文理解，不能据此认定 9,000 元已经交付。周启明提供的反驳证据足以使现金交付的事实真伪不明，应当认定该事实不存在。故本金认定为 191,000 元。',
    'On the first issue. The amount stated in a note is generally found to be the principal; where interest was deducted in advance, it is the amount actually lent. The note and the transfer differ by 9,000 yuan. Chen Xiaolan asserts that she delivered this in cash and bears the burden of proving it. Where the defendant denies that this part was delivered and gives a reasonable account, the court weighs together the amount lent, the delivery of the money, the parties\' means, the manner and usage of their dealings, changes in their assets and the testimony (Private Lending Provisions, Article 15, second paragraph). First, she has produced no receipt, no entry in accounts and no record of a withdrawal that day; the 10,000 withdrawn on 27 February was withdrawn thirteen days before the loan, she admits that other expenses were paid in between, and the total of 10,200 that she says was in the envelope exceeds the sum withdrawn. Second, the balance after the transfer would have sufficed to send 200,000 at once, and no reasonable explanation is given for paying a part in cash. Third, 9,000 is exactly three months\' interest on 200,000 at 1.5% a month, which fits the agreement on quarterly interest and the talk about "the first quarter" the evening before; and before the action Zhou Qiming wrote that it "was already deducted", which she did not deny. Fourth, "I admit the two hundred thousand" must be read with the whole of that message and does not show that 9,000 was delivered. The defendant\'s evidence in rebuttal leaves it unclear whether cash was delivered, and the court must find that it was not. The principal is 191,000 yuan.',
  ],
  interest: [
    '关于焦点二。双方约定的月利率 1.5% 折合年利率 18%，超过合同成立时一年期贷款市场报价利率 3.65% 的四倍即 14.6%，陈晓岚主张按 14.6% 计算，予以支持，但应当以实际出借的 191,000 元为基数。借条约定了借期内利率而没有约定逾期利率，陈晓岚主张逾期期间按不超过借期内利率的标准计算，于法有据。周启明没有支付过利息，利息自款项到账的 2023 年 3 月 12 日起算。',
    'On the second issue. The agreed rate of 1.5% a month, equal to 18% a year, exceeds 14.6%, four times the one-year loan prime rate of 3.65% when the contract was formed. Chen Xiaolan claims 14.6%, which is allowed, but on the 191,000 actually lent. The note fixes a rate for the term of the loan but none for late payment; for the period of delay she claims interest at no more than the rate of the term, and that claim has a basis in law. Zhou Qiming has paid no interest, and interest runs from 12 March 2023, when the money reached the account.',
  ],
  grounds: [
    '综上所述，陈晓岚的诉讼请求部分成立。依照[[《中华人民共和国民法典》第六百七十条]]、[[第六百七十四条]]、[[第六百七十五条]]、[[第六百七十六条]]、[[第六百七十九条]]、[[第六百八十条第一款]]，[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第十五条第二款]]、[[第二十五条]]、[[第二十六条]]、[[第二十八条]]，[[《中华人民共和国民事诉讼法》第六十七条第一款]]，[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十条]]、[[第九十一条]]、[[第一百零八条]]规定，判决如下：',
    'The claims are therefore well founded in part. Under [[Civil Code, Articles 670, 674, 675, 676, 679 and 680, first paragraph]], [[Private Lending Provisions, Article 15, second paragraph, and Articles 25, 26 and 28]], [[Civil Procedure Law, Article 67, first paragraph]] and [[CPL Interpretation, Articles 90, 91 and 108]], this court decides:',
  ],
  order: [
    [
      '一、被告周启明于本判决生效之日起十日内返还原告陈晓岚借款本金 191,000 元，并支付利息（以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算）；',
      '1. The defendant Zhou Qiming shall, within ten days of this judgment taking effect, repay the plaintiff Chen Xiaolan the principal of 191,000 yuan with interest (on the outstanding principal, from 12 March 2023 until the date of actual payment, at 14.6% a year);',
    ],
    [
      '二、驳回原告陈晓岚的其他诉讼请求。',
      '2. The other claims of the plaintiff Chen Xiaolan are dismissed.',
    ],
  ],
  fee: [
    '案件受理费 5,184.40 元，由原告陈晓岚负担 233.30 元，由被告周启明负担 4,951.10 元。',
    'Of the court fee of 5,184.40 yuan, the plaintiff Chen Xiaolan bears 233.30 yuan and the defendant Zhou Qiming bears 4,951.10 yuan.',
  ],
};

/** The cash was delivered: the principal is what the note says, and the claims are allowed in full. */
export const ON_THE_NOTE: Finding = {
  witness: [
    '证人唐守正证明当日下午陈晓岚在店内交给周启明一个信封，周启明说“那就都清了”。双方对交付信封没有异议，本院予以采信。唐守正没有看见信封内为何物，也没有听见双方提及金额或者利息，且租用陈晓岚的柜台，与其有利害关系，其证言不能单独证明信封内的金额，须与其他证据结合判断。',
    'The witness Tang Shouzheng testified that Chen Xiaolan gave Zhou Qiming an envelope in the shop that afternoon, and that Zhou Qiming said "then that\'s all settled". That an envelope was handed over is common ground and is accepted. He did not see what was in it, nor did he hear an amount or interest mentioned; and as the tenant of a counter in Chen Xiaolan\'s shop he has an interest in the matter. His testimony does not by itself prove the amount in the envelope and must be weighed together with the other evidence.',
  ],
  principal: [
    '关于焦点一。借条系周启明亲笔书写，载明借到 200,000 元，是借款金额的直接证据；借条载明的金额，一般认定为本金。周启明抗辩其中 9,000 元没有实际交付，应当结合借贷金额、款项交付、当事人的经济能力、交易方式、交易习惯、财产变动情况以及证人证言等事实和因素，综合判断（《民间借贷规定》第十五条第二款）。第一，双方没有预先扣除利息的书面约定，“头一季的已经扣过”系周启明一年后的单方说法，陈晓岚未予回应，不等于承认。第二，陈晓岚于 2023 年 2 月 27 日支取现金 10,000 元，现金有来源。第三，证人看见当日下午交付信封，周启明说“那就都清了”，与“剩下的下午见面说”相衔接。第四，到期后周启明明确表示“二十万我认”。上述证据相互印证，足以使本院确信 9,000 元以现金交付具有高度可能性，应当认定该事实存在。故本金认定为 200,000 元。',
    'On the first issue. Zhou Qiming wrote the note in his own hand. It states that he borrowed 200,000 yuan and is direct evidence of the amount; the amount stated in a note is generally found to be the principal. His defence that 9,000 of it was not delivered must be judged by weighing together the amount lent, the delivery of the money, the parties\' means, the manner and usage of their dealings, changes in their assets and the testimony (Private Lending Provisions, Article 15, second paragraph). First, no agreement to deduct interest in advance was put in writing; that the interest of the first quarter "was already deducted" is only what Zhou Qiming himself said a year later, and Chen Xiaolan\'s silence is not an admission. Second, she withdrew 10,000 yuan in cash on 27 February 2023, so the cash had a source. Third, the witness saw an envelope handed over that afternoon, and Zhou Qiming said "then that\'s all settled", which fits "the rest when we meet this afternoon". Fourth, after the due date he wrote "I admit the two hundred thousand". Taken together, this evidence satisfies this court that delivery of 9,000 yuan in cash is highly probable, and the court must find that it took place. The principal is 200,000 yuan.',
  ],
  interest: [
    '关于焦点二。双方约定的月利率 1.5% 折合年利率 18%，超过合同成立时一年期贷款市场报价利率 3.65% 的四倍即 14.6%，陈晓岚主张以 200,000 元为基数按 14.6% 计算，予以支持。借条约定了借期内利率而没有约定逾期利率，陈晓岚主张逾期期间按不超过借期内利率的标准计算，于法有据。周启明没有支付过利息，利息自款项到账的 2023 年 3 月 12 日起算。',
    'On the second issue. The agreed rate of 1.5% a month, equal to 18% a year, exceeds 14.6%, four times the one-year loan prime rate of 3.65% when the contract was formed. Chen Xiaolan claims 14.6% on 200,000 yuan, which is allowed. The note fixes a rate for the term of the loan but none for late payment; for the period of delay she claims interest at no more than the rate of the term, and that claim has a basis in law. Zhou Qiming has paid no interest, and interest runs from 12 March 2023, when the money reached the account.',
  ],
  grounds: [
    '综上所述，陈晓岚的诉讼请求成立。依照[[《中华人民共和国民法典》第六百七十四条]]、[[第六百七十五条]]、[[第六百七十六条]]、[[第六百七十九条]]、[[第六百八十条第一款]]，[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第十五条第二款]]、[[第二十五条]]、[[第二十六条]]、[[第二十八条]]，[[《中华人民共和国民事诉讼法》第六十七条第一款]]，[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十条]]、[[第九十一条]]、[[第一百零八条]]规定，判决如下：',
    'The claims are therefore well founded. Under [[Civil Code, Articles 674, 675, 676, 679 and 680, first paragraph]], [[Private Lending Provisions, Article 15, second paragraph, and Articles 25, 26 and 28]], [[Civil Procedure Law, Article 67, first paragraph]] and [[CPL Interpretation, Articles 90, 91 and 108]], this court decides:',
  ],
  order: [
    [
      '被告周启明于本判决生效之日起十日内返还原告陈晓岚借款本金 200,000 元，并支付利息（以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算）。',
      'The defendant Zhou Qiming shall, within ten days of this judgment taking effect, repay the plaintiff Chen Xiaolan the principal of 200,000 yuan with interest (on the outstanding principal, from 12 March 2023 until the date of actual payment, at 14.6% a year).',
    ],
  ],
  fee: [
    '案件受理费 5,184.40 元，由被告周启明负担。',
    'The court fee of 5,184.40 yuan is borne by the defendant Zhou Qiming.',
  ],
};
