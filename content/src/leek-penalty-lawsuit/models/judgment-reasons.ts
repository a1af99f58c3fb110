import { voted } from '../../models.ts';
import type { ByFine } from '../fine.ts';
import type { Said } from '../paper.ts';

/** What the judgment says of the basis and of the form, by what was voted. */

const FOUND = [voted('basis_vote', 'passed')];
const VARIED = [voted('vary_vote', 'passed')];
const REVOKED = [voted('revoke_vote', 'passed')];

export const BASIS: ByFine<Said> = {
  50000: [
    {
      when: FOUND,
      words: [
        '指引第九条一律排除减轻处罚，与《行政处罚法》第三十二条“应当从轻或者减轻”抵触，不作为认定被诉行为合法的依据，本院将向制定机关提出处理建议（《行政诉讼法》第六十四条）。',
        'Article 9 of the Guidance rules out mitigation without exception and conflicts with the words "shall be lighter or mitigated" in Article 32 of the Administrative Penalty Law. It is not taken as a basis for the lawfulness of the act, and the court will advise the authority that made it on how to deal with it (Administrative Litigation Law, Article 64).',
      ],
    },
    {
      unless: FOUND,
      words: [
        '合议庭多数认为，指引第九条是对裁量幅度的内部细化，可以与《行政处罚法》第三十二条中的“从轻”并行理解，本案不认定其不合法；但它不能代替个案裁量的说理。',
        'The majority of the panel regards Article 9 of the Guidance as an internal refinement of discretion that is compatible with the word "lighter" in Article 32 of the Administrative Penalty Law, and does not find it unlawful in this case; but it cannot take the place of reasons for exercising discretion in the individual case.',
      ],
    },
  ],
  10000: [
    {
      when: FOUND,
      words: [
        '告知书把 2024 年责令改正及复查已改正列为有利的事实，被告在决定中作为多罚的理由，原告没有机会申辩（《行政处罚法》第四十四条）；记录不全另有责令改正、警告的后果。该责令改正不能作为多罚的理由。',
        'The notice counts the order of 2024, and the later finding that the fault was corrected, among the facts in her favour; the decision makes it a reason for a higher fine, against which she had no chance to plead (Administrative Penalty Law, Article 44). Incomplete records have their own consequence, an order to correct and a warning. The order may not be a reason for the higher fine.',
      ],
    },
    {
      unless: FOUND,
      words: [
        '责令改正的事实已经告知，被告把曾被提醒作为情节整体衡量，并未就记录另行罚款，合议庭没有认定该理由不能考虑（《行政处罚法》第五条第二款）；但差额的说明过于简单。',
        'Notice was given of the fact of the order; the defendant weighed it as one of the circumstances and imposed no separate fine for the records, and the panel does not find that this reason may not be considered (Administrative Penalty Law, Article 5, second paragraph). The difference is, however, explained too briefly.',
      ],
    },
  ],
  3000: [
    {
      when: FOUND,
      words: [
        '原告如实说明来源；不知道有市场价、供货商陈述、没有冒用旧证相互印证；逐日记账并能说明摊位，就其规模可以认定履行了查验等义务。《食品安全法》第一百三十六条的三个条件具备。该条规定的是“可以”免予处罚。',
        'The plaintiff truthfully named her source; that she did not know is borne out by the market price, the statement of the supplier and the fact that she did not misuse the old certificate; since she kept a daily book and could name the stall, the duty to check may, for a business of her size, be taken as performed. The three conditions of Article 136 of the Food Safety Law are met. The article says that exemption "may" be granted.',
      ],
    },
    {
      unless: FOUND,
      words: [
        '来源已经如实说明；但没有凭证，记录缺地址和联系方式（《食品安全法》第六十五条），不能认定履行了进货查验等义务，第一百三十六条的三个条件不全部具备。',
        'The source was truthfully named. But there is no voucher, and the record lacks the address and contact details (Food Safety Law, Article 65), so that the duty to check purchases and the like cannot be taken as performed; the three conditions of Article 136 are not all met.',
      ],
    },
  ],
};

export const REASONS: ByFine<Said> = {
  50000: [
    [
      '被告有职权，程序合法，违法事实清楚。争议在于罚款数额是否明显不当，被告对此负举证责任（《行政诉讼法》第三十四条）。',
      'The defendant had the power, its procedure was lawful, and the violation is clear. What is in dispute is whether the amount of the fine is obviously inappropriate; the burden of proof on this is on the defendant (Administrative Litigation Law, Article 34).',
    ],
    {
      when: VARIED,
      words: [
        '货值 56 元，没有损害，主动召回，罚款为货值的约 892 倍，高出同类案件十余倍，被告没有说明理由，明显不当。事实已经清楚，重作只会拖延，依第七十七条变更；变更不加重原告的义务。',
        'The goods were worth 56 yuan, there was no harm and she recalled them of her own accord; the fine is some 892 times the value and more than ten times that in similar cases, and the defendant gave no reasons. It is obviously inappropriate. The facts are settled and a new decision would only cause delay; the fine is varied under Article 77, and her obligations are not increased.',
      ],
    },
    {
      when: REVOKED,
      unless: VARIED,
      words: [
        '集体讨论以不得减轻为前提，没有对减轻作出裁量，罚款明显不当（第七十条第六项）。合理数额仍属被告裁量，撤销罚款一项，由被告重新作出；不得以同一事实和理由作出基本相同的决定。',
        'The discussion started from the premise that mitigation was barred, so that no discretion was exercised on it; the fine is obviously inappropriate (Article 70(6)). What amount is right remains within the discretion of the defendant: the fine is revoked and the defendant makes a new decision, which may not be substantially the same on the same facts and reasons.',
      ],
    },
    {
      unless: [...VARIED, ...REVOKED],
      words: [
        '五万元是法律规定的最低数额，被告已经从轻；没有减轻虽可商榷，尚未达到明显不当。证据确凿，适用法律正确，程序合法，依第六十九条驳回。',
        'Fifty thousand yuan is the minimum laid down by law, and the defendant already imposed a lighter penalty. That it did not mitigate is open to debate but is not obviously inappropriate. The evidence is conclusive, the law was correctly applied and the procedure was lawful: under Article 69 the claims are dismissed.',
      ],
    },
  ],
  10000: [
    [
      '被告有职权，程序合法，违法事实清楚。争议在于罚款数额是否明显不当，被告对此负举证责任（《行政诉讼法》第三十四条）。',
      'The defendant had the power, its procedure was lawful, and the violation is clear. What is in dispute is whether the amount of the fine is obviously inappropriate; the burden of proof on this is on the defendant (Administrative Litigation Law, Article 34).',
    ],
    {
      when: VARIED,
      words: [
        '罚款约为货值的 178 倍；货值为本案五倍多、只召回一半的丙案罚 8,000 元，情节最近的丁案和本案审核意见均为 3,000 元。差额七千元没有能够成立的说明，明显不当。事实已经清楚，依第七十七条变更；变更不加重原告的义务。',
        'The fine is some 178 times the value. In case C, with more than five times the value and only half recalled, the fine was 8,000; in case D, which is closest, and in the legal review of this case, it is 3,000. There is no tenable explanation for the difference of seven thousand; the fine is obviously inappropriate. The facts are settled, and the fine is varied under Article 77; the obligations of the plaintiff are not increased.',
      ],
    },
    {
      when: REVOKED,
      unless: VARIED,
      words: [
        '被告对高于审核意见和同类案件的部分没有作出能够成立的说明，罚款明显不当（第七十条第六项）。减轻到何处仍属被告裁量，撤销罚款一项，由被告重新作出；不得以同一事实和理由作出基本相同的决定。',
        'The defendant gave no tenable explanation for the part that exceeds the legal review and similar cases; the fine is obviously inappropriate (Article 70(6)). How far to mitigate remains within the discretion of the defendant: the fine is revoked and the defendant makes a new decision, which may not be substantially the same on the same facts and reasons.',
      ],
    },
    {
      unless: [...VARIED, ...REVOKED],
      words: [
        '罚款已经减轻至法定幅度以下。数额偏高、说明不足，可以指出，但在减轻的裁量之内，尚未达到明显不当。证据确凿，适用法律正确，程序合法，依第六十九条驳回。',
        'The fine was mitigated to below the statutory range. It may be pointed out that it is rather high and poorly explained, but it lies within the discretion to mitigate and is not obviously inappropriate. The evidence is conclusive, the law was correctly applied and the procedure was lawful: under Article 69 the claims are dismissed.',
      ],
    },
  ],
  3000: [
    [
      '被告有职权，程序合法，违法事实清楚。争议在于罚款数额是否明显不当，被告对此负举证责任（《行政诉讼法》第三十四条）。',
      'The defendant had the power, its procedure was lawful, and the violation is clear. What is in dispute is whether the amount of the fine is obviously inappropriate; the burden of proof on this is on the defendant (Administrative Litigation Law, Article 34).',
    ],
    {
      when: REVOKED,
      words: [
        '本案没有损害，原告主动召回、如实说明，被告对为什么不免予、不予处罚没有作出充分的衡量，处罚明显不当（第七十条第六项）。撤销罚款和没收，不必重新作出；责令改正不是处罚，继续有效。',
        'Nobody was harmed, the plaintiff recalled of her own accord and answered truthfully, and the defendant did not sufficiently weigh why she should be neither exempted nor left without penalty; the penalty is obviously inappropriate (Article 70(6)). The fine and the confiscation are revoked, and no new decision is needed; the order to correct is not a penalty and stands.',
      ],
    },
    {
      unless: REVOKED,
      words: [
        '免予、不予处罚都是“可以”，被告逐项讨论而没有采用，依《行政处罚法》第三十二条第一项减轻至 3,000 元，与货值、过错和同类案件相称，不属于明显不当。有意见认为处罚过轻，判决不得加重原告的义务（第七十七条第二款），本院不予审查。证据确凿，适用法律正确，程序合法，依第六十九条驳回。',
        'Exemption and no penalty are both something that the agency "may" choose; the defendant discussed them point by point and chose neither. It mitigated to 3,000 under Article 32(1) of the Administrative Penalty Law, which is commensurate with the value, the fault and similar cases and not obviously inappropriate. As to the view that the penalty is too low, the judgment may not increase the obligations of the plaintiff (Article 77, second paragraph), and the court does not enter into it. The evidence is conclusive, the law was correctly applied and the procedure was lawful: under Article 69 the claims are dismissed.',
      ],
    },
  ],
};
