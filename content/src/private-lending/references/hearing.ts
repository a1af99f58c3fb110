import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, line, p, quote, table, title } from '../../build.ts';
import { onceDecided, write } from '../fields.ts';

const ISSUES: CaseDocument = {
  id: 'reference_issues',
  kind: 'reference',
  name: bi('争议焦点与证据分析', 'Reference: issues and evidence'),
  node_id: 'investigation',
  role_ids: [],
  body: write(
    [
      title('争议焦点与证据分析'),
      heading('焦点一：本金是 200,000 元还是 191,000 元'),
      p(
        '待证事实是“9,000 元已经以现金交付”。交付是民间借贷关系的基本事实，由主张已经交付的原告承担举证证明责任（《民诉法解释》第九十一条）。借条是有力的初步证据，载明的金额一般认定为本金；被告提出反驳证据，只要使该事实真伪不明，就应当认定不存在（第一百零八条第二款）。',
      ),
      table(
        ['证据', '对原告有利的读法', '对被告有利的读法'],
        ['1 借条', '亲笔书写“借到”20 万元', '没有写交付方式；“按季支付”与扣一季利息吻合'],
        ['2 回单', '证明当日履行，19.1 万元没有争议', '只有 19.1 万元，9,000 元没有凭证'],
        [
          '3 聊天',
          '“剩下的下午见面说”“二十万我认”',
          '“头一季的怎么弄”“那就按刚才说的”“已经扣过了嘛”而无否认',
        ],
        ['4 销售单', '没有注明尾款已付，不能解释信封', '1,200 元货到付现，“周日一起给你”'],
        ['5 账户明细', '2 月 27 日取现 10,000 元，现金有来源', '当日无支取，余额 45,418.52 元足够一次转足'],
        ['6 证言', '看见信封，被告说“那就都清了”', '没看见钱、没听见“九千”；租户有利害关系，不能单独定案'],
      ),
      p(
        '综合判断：差额与一季利息完全吻合，借条约定按季付息，原告没有否认“已经扣过”，余额充足而当日无支取，证人不知信封内容，另有 1,200 元货款当日应付。现金交付达不到高度可能性，本金以 191,000 元认定较为稳妥。认定为 200,000 元的判决，如果能够合理解释现金来源和原告的沉默，在说理上也可以成立；评分看理由，不看结论。',
      ),
      heading('焦点二：利息按什么利率、从什么本金起算'),
      bullets(
        '上限用合同成立时的 LPR：2023 年 3 月 12 日成立，适用 2023 年 2 月 20 日公布的 3.65%，四倍为 14.6%。用起诉时的 LPR 是常见错误。',
        '约定 18% 超过上限，超过部分不支持；不是约定全部无效。',
        '以实际出借的 191,000 元为基数，不是 200,000 元。',
        '没有约定逾期利率，原告可以按借期内利率主张逾期期间的利息，仍以四倍为限（《民间借贷规定》第二十八条）。',
        '一年利息 191,000 × 14.6% = 27,886 元；一日利息 27,886 ÷ 365 = 76.40 元。',
      ),
    ],
    [
      title('Issues and Evidence'),
      heading('Issue 1: is the principal 200,000 or 191,000 yuan'),
      p(
        "The fact to be proved is that 9,000 yuan was delivered in cash. Delivery is a basic fact of a lending relation and must be proved by the plaintiff, who asserts it (CPL Interpretation, Article 91). The note is strong prima facie evidence, and the amount in it is generally found to be the principal. If the defendant's evidence in rebuttal leaves the fact unclear, the court must find that it does not exist (Article 108, second paragraph).",
      ),
      table(
        ['Evidence', 'Reading in favour of the plaintiff', 'Reading in favour of the defendant'],
        [
          '1 Note',
          'In his own hand: "borrowed" 200,000',
          'Does not state the manner of delivery; "quarterly" fits the deduction of one quarter\'s interest',
        ],
        [
          '2 Slip',
          'Proves performance that day; the 191,000 is not in dispute',
          'Shows only 191,000; nothing documents the 9,000',
        ],
        [
          '3 Chat',
          '"The rest when we meet this afternoon", "I admit the two hundred thousand"',
          '"What about the first quarter", "then as we just said", "already deducted", and no denial',
        ],
        [
          '4 Sales slip',
          'Does not show the balance as paid, so does not explain the envelope',
          '1,200 in cash on delivery; "Sunday, all together"',
        ],
        [
          '5 Statement',
          '10,000 was withdrawn on 27 February, so the cash had a source',
          'No withdrawal that day; the balance of 45,418.52 was enough to send it all at once',
        ],
        [
          '6 Testimony',
          'Saw the envelope; "then that\'s all settled"',
          'Saw no money, heard no "nine thousand"; as a tenant he has an interest, and his testimony alone is not enough',
        ],
      ),
      p(
        'On the whole: the gap equals exactly one quarter\'s interest, the note makes interest payable quarterly, the plaintiff did not deny "already deducted", the balance was sufficient and nothing was withdrawn, the witness does not know what was in the envelope, and 1,200 for goods was due that very day. Delivery in cash does not reach the standard of high probability, and 191,000 is the safer finding. A judgment on 200,000 can also be sound in its reasoning if it explains convincingly the source of the cash and the plaintiff\'s silence; marks are given for the reasons, not for the result.',
      ),
      heading('Issue 2: at what rate and on what principal is interest calculated'),
      bullets(
        'The limit is calculated from the LPR when the contract was formed. That was on 12 March 2023, so the 3.65% published on 20 February 2023 applies, and four times that is 14.6%. To use the LPR at the time of the action is a common mistake.',
        'The agreed 18% is above the limit. The excess is not allowed; the agreement is not void as a whole.',
        'Interest is calculated on the 191,000 actually lent, not on 200,000.',
        'As no rate was agreed for late payment, the plaintiff may claim interest at the rate of the term for the period after the due date, still subject to the ceiling of four times the LPR (Private Lending Provisions, Article 28).',
        'Interest for a year: 191,000 × 14.6% = 27,886 yuan; for a day: 27,886 ÷ 365 = 76.40 yuan.',
      ),
    ],
  ),
};

const AGREEMENT: CaseDocument = {
  id: 'reference_agreement',
  kind: 'reference',
  name: bi('调解协议参考答案', 'Reference: settlement agreement'),
  node_id: 'agreement',
  role_ids: [],
  body: write(
    [
      title('调解协议'),
      line('案号：（2025）明 0102 民初 217 号'),
      line('甲方（原告）：陈晓岚　　乙方（被告）：周启明'),
      p('双方就民间借贷纠纷一案，在人民法院主持下自愿达成如下协议：'),
      line('一、双方确认借款本金为 191,000 元，乙方另支付利息 29,000 元，合计 220,000 元；'),
      line(
        '二、乙方于签收调解书之日起十日内支付 60,000 元，其余 160,000 元分八期，自 2025 年 5 月起至 12 月止，于每月 15 日前各支付 20,000 元，均汇入甲方尾号 1826 的账户；',
      ),
      line(
        '三、乙方任何一期未按时足额支付的，甲方可就全部未付款项申请强制执行，乙方并以未付本金为基数，自该期逾期之日起按年利率 14.6% 支付利息至实际清偿之日；各期付款先抵充利息，后抵充本金；',
      ),
      line('四、案件受理费 5,184.40 元，减半收取 2,592.20 元，由乙方负担；'),
      line('五、双方就本案再无其他争议。'),
      line('甲方：陈晓岚（签名）　　乙方：周启明（签名）　　2025 年 4 月 22 日', 'right'),
      quote(
        '检查：总额 60,000 + 8 × 20,000 = 220,000 元，等于本金 191,000 元加利息 29,000 元；利息没有超过 191,000 元按 14.6% 计至 2025 年 4 月 22 日的 58,980.80 元（两年 55,772 元，另 42 日 × 76.40 元 = 3,208.80 元）；每一期的日期、数额、账户齐全，可以执行；抵充顺序符合《民法典》第五百六十一条。',
      ),
    ],
    [
      title('Settlement Agreement'),
      line('Case number: (2025) Ming 0102 Civil First Instance No. 217'),
      line('First party (plaintiff): Chen Xiaolan. Second party (defendant): Zhou Qiming.'),
      p(
        "In their private lending dispute the parties, of their own free will and under the court's mediation, agree as follows:",
      ),
      line(
        '1. The parties confirm that the principal is 191,000 yuan. The second party also pays interest of 29,000 yuan, 220,000 yuan in total.',
      ),
      line(
        "2. The second party pays 60,000 yuan within ten days of signing for the mediation statement, and the remaining 160,000 yuan in eight instalments of 20,000 yuan by the 15th of each month from May to December 2025, all to the first party's account ending 1826.",
      ),
      line(
        '3. If any instalment is not paid in time and in full, the first party may apply for enforcement of the whole unpaid balance, and the second party pays interest on the unpaid principal at 14.6% a year from the day of that default until the date of actual payment. Each payment is applied first to interest, then to principal.',
      ),
      line(
        '4. The court fee of 5,184.40 yuan, reduced by half to 2,592.20 yuan, is borne by the second party.',
      ),
      line('5. Nothing else remains in dispute between the parties in this case.'),
      line('First party: Chen Xiaolan (signed). Second party: Zhou Qiming (signed). 22 April 2025', 'right'),
      quote(
        'Check: 60,000 + 8 × 20,000 = 220,000 yuan, which equals principal of 191,000 plus interest of 29,000. The interest is below the 58,980.80 yuan that 191,000 bears at 14.6% up to 22 April 2025 (two years 55,772, and 42 days × 76.40 = 3,208.80). Every payment has a date, an amount and an account and can be enforced; the order of application follows Article 561 of the Civil Code.',
      ),
    ],
  ),
};

export const HEARING_REFERENCES: CaseDocument[] = [ISSUES, AGREEMENT].map(onceDecided);
