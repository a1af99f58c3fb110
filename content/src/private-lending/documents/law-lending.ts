import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { write } from '../fields.ts';

const CIVIL_CODE: CaseDocument = {
  id: 'law_civil_code',
  kind: 'law',
  name: bi('民法典 合同编（节录）', 'Civil Code, Book on Contracts (extracts)'),
  node_id: null,
  role_ids: [],
  body: write(
    [
      title('中华人民共和国民法典（节录）'),
      quote('2020 年 5 月 28 日第十三届全国人民代表大会第三次会议通过，自 2021 年 1 月 1 日起施行。'),
      heading('总则编'),
      p('**第一百八十八条** 向人民法院请求保护民事权利的诉讼时效期间为三年。法律另有规定的，依照其规定。'),
      p(
        '诉讼时效期间自权利人知道或者应当知道权利受到损害以及义务人之日起计算。法律另有规定的，依照其规定。但是，自权利受到损害之日起超过二十年的，人民法院不予保护，有特殊情况的，人民法院可以根据权利人的申请决定延长。',
      ),
      heading('合同编 通则'),
      p('**第五百零九条** 当事人应当按照约定全面履行自己的义务。'),
      p('当事人应当遵循诚信原则，根据合同的性质、目的和交易习惯履行通知、协助、保密等义务。'),
      p('当事人在履行合同过程中，应当避免浪费资源、污染环境和破坏生态。'),
      p(
        '**第五百七十九条** 当事人一方未支付价款、报酬、租金、利息，或者不履行其他金钱债务的，对方可以请求其支付。',
      ),
      heading('合同编 借款合同'),
      p('**第六百六十七条** 借款合同是借款人向贷款人借款，到期返还借款并支付利息的合同。'),
      p(
        '**第六百七十条** 借款的利息不得预先在本金中扣除。利息预先在本金中扣除的，应当按照实际借款数额返还借款并计算利息。',
      ),
      p(
        '**第六百七十四条** 借款人应当按照约定的期限支付利息。对支付利息的期限没有约定或者约定不明确，依据本法第五百一十条的规定仍不能确定，借款期间不满一年的，应当在返还借款时一并支付；借款期间一年以上的，应当在每届满一年时支付，剩余期间不满一年的，应当在返还借款时一并支付。',
      ),
      p(
        '**第六百七十五条** 借款人应当按照约定的期限返还借款。对借款期限没有约定或者约定不明确，依据本法第五百一十条的规定仍不能确定的，借款人可以随时返还；贷款人可以催告借款人在合理期限内返还。',
      ),
      p('**第六百七十六条** 借款人未按照约定的期限返还借款的，应当按照约定或者国家有关规定支付逾期利息。'),
      p('**第六百七十九条** 自然人之间的借款合同，自贷款人提供借款时成立。'),
      p('**第六百八十条** 禁止高利放贷，借款的利率不得违反国家有关规定。'),
      p('借款合同对支付利息没有约定的，视为没有利息。'),
      p(
        '借款合同对支付利息约定不明确，当事人不能达成补充协议的，按照当地或者当事人的交易方式、交易习惯、市场利率等因素确定利息；自然人之间借款的，视为没有利息。',
      ),
    ],
    [
      title("Civil Code of the People's Republic of China (extracts)"),
      quote(
        'Adopted 28 May 2020, in force 1 January 2021. Unofficial translation; the Chinese text is authoritative.',
      ),
      heading('General Part'),
      p(
        "**Article 188** The limitation period for a request to a people's court to protect civil rights is three years. Where the law provides otherwise, that provision applies.",
      ),
      p(
        "The limitation period runs from the day on which the right holder knew or ought to have known that the right was harmed and who the obligor is. Where the law provides otherwise, that provision applies. However, no protection is given once twenty years have passed since the harm; in special circumstances the court may, on the right holder's application, extend the period.",
      ),
      heading('Contracts: General Provisions'),
      p('**Article 509** The parties shall fully perform their obligations as agreed.'),
      p(
        'The parties shall act in good faith and, according to the nature and purpose of the contract and to usage, perform duties such as notice, assistance and confidentiality.',
      ),
      p(
        'In performing a contract the parties shall avoid wasting resources, polluting the environment and damaging ecosystems.',
      ),
      p(
        '**Article 579** Where a party does not pay a price, remuneration, rent or interest, or does not perform another monetary obligation, the other party may request payment.',
      ),
      heading('Contracts: Loan Contracts'),
      p(
        '**Article 667** A loan contract is a contract under which the borrower borrows money from the lender, repays it when due and pays interest.',
      ),
      p(
        '**Article 670** Interest on a loan may not be deducted from the principal in advance. Where it has been so deducted, the loan shall be repaid, and interest calculated, according to the amount actually lent.',
      ),
      p(
        '**Article 674** The borrower shall pay interest at the times agreed. Where no time is agreed or the agreement is unclear, and it cannot be determined under Article 510 of this Code, interest on a loan of less than one year is paid when the loan is repaid; on a loan of one year or more it is paid at the end of each full year, and for a remaining period of less than a year when the loan is repaid.',
      ),
      p(
        '**Article 675** The borrower shall repay the loan at the time agreed. Where no time is agreed or the agreement is unclear, and it cannot be determined under Article 510 of this Code, the borrower may repay at any time, and the lender may demand repayment within a reasonable time.',
      ),
      p(
        '**Article 676** A borrower who does not repay the loan at the time agreed shall pay interest for delay as agreed or as the State provides.',
      ),
      p(
        '**Article 679** A loan contract between natural persons is formed when the lender provides the loan.',
      ),
      p(
        '**Article 680** Usurious lending is prohibited; the rate of interest on a loan may not contravene the relevant provisions of the State.',
      ),
      p('Where a loan contract does not provide for interest, it bears none.'),
      p(
        'Where a loan contract is unclear about interest and the parties cannot agree on a supplement, interest is determined by the manner of dealing locally or between the parties, usage, market rates and other factors; a loan between natural persons then bears no interest.',
      ),
    ],
  ),
};

const LENDING_PROVISIONS: CaseDocument = {
  id: 'law_private_lending',
  kind: 'law',
  name: bi('民间借贷司法解释（节录）', 'Private Lending Provisions (extracts)'),
  node_id: null,
  role_ids: [],
  body: write(
    [
      title('最高人民法院关于审理民间借贷案件适用法律若干问题的规定（节录）'),
      quote(
        '2020 年第二次修正，法释〔2020〕17 号，自 2021 年 1 月 1 日起施行。本案材料中简称《民间借贷规定》。',
      ),
      p(
        '**第二条** 出借人向人民法院提起民间借贷诉讼时，应当提供借据、收据、欠条等债权凭证以及其他能够证明借贷法律关系存在的证据。',
      ),
      p(
        '当事人持有的借据、收据、欠条等债权凭证没有载明债权人，持有债权凭证的当事人提起民间借贷诉讼的，人民法院应予受理。被告对原告的债权人资格提出有事实依据的抗辩，人民法院经审查认为原告不具有债权人资格的，裁定驳回起诉。',
      ),
      p(
        '**第三条** 借贷双方就合同履行地未约定或者约定不明确，事后未达成补充协议，按照合同相关条款或者交易习惯仍不能确定的，以接受货币一方所在地为合同履行地。',
      ),
      p('**第九条** 自然人之间的借款合同具有下列情形之一的，可以视为合同成立：'),
      p('（一）以现金支付的，自借款人收到借款时；'),
      p('（二）以银行转账、网上电子汇款等形式支付的，自资金到达借款人账户时；'),
      p('（三）以票据交付的，自借款人依法取得票据权利时；'),
      p('（四）出借人将特定资金账户支配权授权给借款人的，自借款人取得对该账户实际支配权时；'),
      p('（五）出借人以与借款人约定的其他方式提供借款并实际履行完成时。'),
      p(
        '**第十五条** 原告仅依据借据、收据、欠条等债权凭证提起民间借贷诉讼，被告抗辩已经偿还借款的，被告应当对其主张提供证据证明。被告提供相应证据证明其主张后，原告仍应就借贷关系的存续承担举证责任。',
      ),
      p(
        '被告抗辩借贷行为尚未实际发生并能作出合理说明的，人民法院应当结合借贷金额、款项交付、当事人的经济能力、当地或者当事人之间的交易方式、交易习惯、当事人财产变动情况以及证人证言等事实和因素，综合判断查证借贷事实是否发生。',
      ),
      p(
        '**第二十五条** 出借人请求借款人按照合同约定利率支付利息的，人民法院应予支持，但是双方约定的利率超过合同成立时一年期贷款市场报价利率四倍的除外。',
      ),
      p(
        '前款所称“一年期贷款市场报价利率”，是指中国人民银行授权全国银行间同业拆借中心自2019年8月20日起每月发布的一年期贷款市场报价利率。',
      ),
      p(
        '**第二十六条** 借据、收据、欠条等债权凭证载明的借款金额，一般认定为本金。预先在本金中扣除利息的，人民法院应当将实际出借的金额认定为本金。',
      ),
      p(
        '**第二十八条** 借贷双方对逾期利率有约定的，从其约定，但是以不超过合同成立时一年期贷款市场报价利率四倍为限。',
      ),
      p('未约定逾期利率或者约定不明的，人民法院可以区分不同情况处理：'),
      p(
        '（一）既未约定借期内利率，也未约定逾期利率，出借人主张借款人自逾期还款之日起参照当时一年期贷款市场报价利率标准计算的利息承担逾期还款违约责任的，人民法院应予支持；',
      ),
      p(
        '（二）约定了借期内利率但是未约定逾期利率，出借人主张借款人自逾期还款之日起按照借期内利率支付资金占用期间利息的，人民法院应予支持。',
      ),
    ],
    [
      title(
        "Provisions of the Supreme People's Court on the Application of Law in the Trial of Private Lending Cases (extracts)",
      ),
      quote(
        'Second amendment of 2020, Fa Shi [2020] No. 17, in force 1 January 2021. Called the Private Lending Provisions in this case. Unofficial translation; the Chinese text is authoritative.',
      ),
      p(
        "**Article 2** A lender who brings a private lending action in a people's court shall provide a loan note, receipt, IOU or other proof of the debt and other evidence that the lending relation exists.",
      ),
      p(
        "Where the loan note, receipt, IOU or other proof of the debt does not name the creditor, an action by the party who holds it shall be accepted. If the defendant disputes the plaintiff's standing as creditor on a factual basis and the court, on examination, finds that the plaintiff is not the creditor, it dismisses the action by ruling.",
      ),
      p(
        '**Article 3** Where the parties to a loan have not agreed on a place of performance or the agreement is unclear, have made no supplementary agreement, and the place cannot be determined from the relevant terms or from usage, the place of performance is where the party receiving the money is located.',
      ),
      p(
        '**Article 9** A loan contract between natural persons may be regarded as formed in any of the following cases:',
      ),
      p('(1) where it is paid in cash, when the borrower receives the money;'),
      p(
        "(2) where it is paid by bank transfer, online remittance or the like, when the money reaches the borrower's account;",
      ),
      p(
        '(3) where it is delivered by a negotiable instrument, when the borrower lawfully acquires the rights under it;',
      ),
      p(
        '(4) where the lender gives the borrower control of a particular account, when the borrower gains actual control of it;',
      ),
      p(
        '(5) where the lender provides the loan in another manner agreed with the borrower and performance is actually completed.',
      ),
      p(
        '**Article 15** Where the plaintiff sues on a loan note, receipt, IOU or other proof of the debt alone and the defendant pleads that the loan has been repaid, the defendant shall provide evidence of this. Once the defendant has done so, the plaintiff still bears the burden of proving that the lending relation continues.',
      ),
      p(
        'Where the defendant pleads that the lending did not actually take place and can explain this reasonably, the court shall consider the amount, the delivery of the money, the means of the parties, the manner and usage of dealing locally or between them, changes in their assets, the testimony of witnesses and other facts and factors, and determine on the whole whether it took place.',
      ),
      p(
        '**Article 25** Where the lender claims interest at the rate agreed in the contract, the court shall allow it, except where the agreed rate exceeds four times the one-year loan prime rate at the time the contract was formed.',
      ),
      p(
        'The "one-year loan prime rate" in the preceding paragraph is that published monthly since 20 August 2019 by the National Interbank Funding Center under the authority of the People\'s Bank of China.',
      ),
      p(
        '**Article 26** The amount stated in a loan note, receipt, IOU or other proof of the debt is generally found to be the principal. Where interest has been deducted from the principal in advance, the court shall find the amount actually lent to be the principal.',
      ),
      p(
        '**Article 28** Where the parties have agreed on a rate for delay, it applies, within four times the one-year loan prime rate at the time the contract was formed.',
      ),
      p(
        'Where no rate for delay is agreed or the agreement is unclear, the court may proceed as the case may be:',
      ),
      p(
        '(1) where neither a rate for the term nor one for delay is agreed and the lender claims, from the day of delay, interest calculated by reference to the one-year loan prime rate of that time as liability for late repayment, the court shall allow it;',
      ),
      p(
        '(2) where a rate for the term but none for delay is agreed and the lender claims, from the day of delay, interest at the rate of the term for the period in which the money is withheld, the court shall allow it.',
      ),
    ],
  ),
};

export const LENDING_LAW: CaseDocument[] = [CIVIL_CODE, LENDING_PROVISIONS];
