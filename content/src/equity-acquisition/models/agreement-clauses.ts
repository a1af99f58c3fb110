import type { PaperPart } from '@lets/contract';
import { type Block, heading, p, steps } from '../../build.ts';
import { text, textWhen, visited } from '../../models.ts';
import { write } from '../fields.ts';

/** The clauses of the agreement behind its payment. */

const both = ({ zh, en }: { readonly zh: readonly Block[]; readonly en: readonly Block[] }): PaperPart =>
  text(write(zh, en));

export const CLAUSES: readonly PaperPart[] = [
  both({
    zh: [
      heading('第五条 陈述、保证和披露'),
      steps(
        '转让方保证：所转让的股权由其合法持有，没有质押、冻结和其他权利负担；除披露函记载的以外，目标公司没有对外担保、未披露的债务、行政处罚和未决争议；所提供的资料真实、完整。',
        '披露函记载的事项是上述保证的例外，披露以对方能够核对为限；披露不影响第六条和社会保险的补偿。',
        '受让方保证：具有签署和履行本协议的能力和授权，资金来源合法。',
        '陈述、保证不真实的，应当赔偿对方因此受到的损失（[[《民法典》第五百七十七条]]）。',
      ),
      heading('第六条 担保的专项安排'),
      p('{{security}}'),
      p(
        '转让方应当按月书面告知解除的进展。银行向目标公司主张权利的，转让方自收到通知之日起十日内代为处理并承担费用；目标公司可以主张担保合同对其不发生效力。',
      ),
      heading('第七条 保密、竞业和过渡期'),
      steps(
        '双方对在交易中知悉的商业秘密和其他应当保密的信息保密，不论协议是否履行（[[《民法典》第五百零一条]]）。',
        '自交割至留存款付清，转让方不经营与目标公司主要产品相同的业务。',
        '自签署至交割，转让方应当使目标公司正常经营；未经受让方书面同意，不得对外担保、处分重大资产、分配利润。',
      ),
    ],
    en: [
      heading('Article 5. Representations, warranties and disclosure'),
      steps(
        'The transferor warrants that the equity transferred is lawfully held by him and free of any pledge, freezing order or other encumbrance; that, except as stated in the disclosure letter, the target has no guarantees for others, undisclosed debts, administrative penalties or pending disputes; and that the documents provided are true and complete.',
        'Matters stated in the disclosure letter are exceptions to the above warranties, in so far as they are disclosed in enough detail for the other party to check; disclosure does not affect Article 6 or the indemnity for social insurance.',
        'The transferee warrants that it has the capacity and authority to sign and perform this agreement and that its funds come from lawful sources.',
        'A party whose representation or warranty is untrue shall compensate the other party for the resulting loss ([[Civil Code, Article 577]]).',
      ),
      heading('Article 6. Special arrangements for the guarantee'),
      p('{{security}}'),
      p(
        'The transferor shall report monthly in writing on the progress of the release. If the bank makes a claim against the target, the transferor shall take over its handling within ten days of being notified and bear the costs; the target may assert that the guarantee contract does not bind it.',
      ),
      heading('Article 7. Confidentiality, non-competition, interim period'),
      steps(
        'Both parties shall keep confidential the trade secrets and other confidential information learnt in this transaction, whether or not the agreement is performed ([[Civil Code, Article 501]]).',
        "From closing until the retention has been paid in full, the transferor shall not carry on any business that is the same as the target's main products.",
        'From signing to closing the transferor shall ensure that the target carries on its business in the ordinary course; without the written consent of the transferee, the target may not give guarantees, dispose of major assets or distribute profits.',
      ),
    ],
  }),
];

export const CLOSE: readonly PaperPart[] = [
  both({
    zh: [
      heading('第八条 违约责任'),
      p(
        '任何一方违约，致使不能实现合同目的的，应当向对方支付价款 10% 即 3,600,000 元的违约金；损失高于违约金的，另行赔偿（[[《民法典》第五百八十五条]]）。定金和违约金不并用，由守约方选择（[[第五百八十八条]]）。迟延办理变更登记或者迟延付款的，应当继续履行并赔偿损失。',
      ),
      heading('第九条 争议解决和其他'),
      p(
        '争议协商解决；协商不成的，由目标公司住所地人民法院管辖。本协议自各方签名、盖章时成立并生效（[[《民法典》第四百九十条]]、[[第五百零二条]]）。交割之日，目标公司变更股东名册、签发出资证明书，受让方自记载于股东名册时起行使股东权利（[[《公司法》第八十六条]]、[[第八十七条]]）；三十日内申请变更登记。披露函、{{holder_name}}的放弃书、专利转让合同为本协议附件。',
      ),
    ],
    en: [
      heading('Article 8. Liability for breach'),
      p(
        'A party whose breach frustrates the purpose of the contract shall pay the other party liquidated damages of 10% of the price, that is, 3,600,000 yuan; any loss exceeding the liquidated damages shall be compensated in addition ([[Civil Code, Article 585]]). Earnest money and liquidated damages may not be claimed together; the party not in breach chooses between them ([[Article 588]]). A party that delays registration of the change or payment shall continue to perform and shall compensate the loss.',
      ),
      heading('Article 9. Dispute resolution and miscellaneous'),
      p(
        "Disputes are settled by negotiation, failing which the people's court of the place of the target's domicile has jurisdiction. This agreement is concluded and takes effect when all parties have signed or sealed it ([[Civil Code, Articles 490]] and [[502]]). On the date of closing the target changes its register of members and issues the capital contribution certificate; the transferee may exercise the rights of a shareholder from the time of its entry in the register of members ([[Company Law, Articles 86]] and [[87]]); registration of the change is applied for within thirty days. The disclosure letter, the waiver of {{holder_name}} and the patent assignment are annexed to this agreement.",
      ),
    ],
  }),
  textWhen(
    [visited('three_party')],
    write(
      [p('受让方与{{holder_name}}签署的股东协议（董事席位、重大事项、随售权）同为附件。')],
      [
        p(
          'The shareholders agreement between the transferee and {{holder_name}} (seat on the board, major matters, tag-along right) is also annexed.',
        ),
      ],
    ),
  ),
];
