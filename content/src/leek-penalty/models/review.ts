import type { PaperPart } from '@lets/contract';
import { type Block, bi, heading, line, p, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, textWhen, value, visited, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Pair = { readonly zh: readonly Block[]; readonly en: readonly Block[] };

const HEAD = text(
  write(
    [
      title('法制审核意见书'),
      line('案号：{{case_number}}　　当事人：{{party_name}}'),
      heading('一、主体、权限、程序'),
    ],
    [
      title('Opinion of the Legal Review'),
      line('Case number: {{case_number}}. Party: {{party_name}}'),
      heading('1. Competence, powers, procedure'),
    ],
  ),
);

const PROCEDURE: readonly PaperPart[] = [
  text(
    write(
      [
        p(
          '清和区市场监督管理局对本辖区食用农产品市场销售有管辖权（[[《中华人民共和国食品安全法》第二条]]、[[第一百二十四条]]）。{{officer_a_name}}、{{officer_b_name}}二人执法，出示证件，制作笔录（[[《中华人民共和国行政处罚法》第四十二条]]、[[第五十五条]]）。{{filing_date}}立案，{{notice_date}}告知，{{request_date}}当事人在五日内要求听证，4 月 14 日送达听证通知，{{hearing_date}}公开听证，距通知满七日；主持人没有参加调查（[[第四十四条]]、[[第六十三条]]、[[第六十四条]]）。立案至今未满九十日（[[第六十条]]）。程序合法。',
        ),
      ],
      [
        p(
          'The agency has jurisdiction over the sale of edible agricultural products in the markets of its district ([[Food Safety Law, Articles 2 and 124]]). Two officers, {{officer_a_name}} and {{officer_b_name}}, acted, showed their enforcement cards and kept a record ([[Administrative Penalty Law, Articles 42 and 55]]). The case was filed on {{filing_date}} and notice given on {{notice_date}}; on {{request_date}}, within five days, the party asked for a hearing; notice of it was served on 14 April and it was held in public on {{hearing_date}}, more than seven days later, by a person who had not investigated the case ([[Articles 44, 63 and 64]]). Ninety days have not passed since filing ([[Article 60]]). The procedure is lawful.',
        ),
      ],
    ),
  ),
  textWhen(
    [visited('supplement')],
    write(
      [
        p(
          '听证后，承办人对当事人提出的事实进行了复核，补充的证据已向当事人出示并听取意见（[[第四十五条第一款]]）。',
        ),
      ],
      [
        p(
          'After the hearing the officers checked what the party had said; the further evidence was shown to her and she was heard on it ([[Article 45, first paragraph]]).',
        ),
      ],
    ),
  ),
];

const FACTS: readonly PaperPart[] = [
  text(
    write(
      [
        heading('二、事实和证据：{{facts_found}}'),
        p(
          '根据听证笔录（[[第六十五条]]），下列事实双方没有争议：2025 年 2 月 17 日进货 8 公斤，付款 36 元；2 月 18 日全部售出，收款 56 元；腐霉利实测值 0.48 mg/kg，标准限量 0.2 mg/kg，超出限量 1.4 倍，当事人没有申请复检（证据 1、证据 2）。当事人首次询问即说明来源，供货商承认；接到报告当日召回，退款 14 元（证据 3）。',
        ),
        p(
          '有争议的是进货查验的程度：进货本只记有“韭菜 16 斤 老周”，没有地址和联系方式；没有本批合格证，墙上 2 月 10 日的合格证属于另一户菜农。认定查验没有履行完整。',
        ),
        p(
          '记录不全另违反[[第六十五条]]，依[[《中华人民共和国食品安全法》第一百二十六条第四款、第一款]]应当责令改正，给予警告；拒不改正的，才处五千元以上五万元以下罚款。2024 年责令改正后经复查已改正，不属于拒不改正；告知书没有告知警告，本次只责令改正（[[《中华人民共和国行政处罚法》第四十四条]]）。',
        ),
      ],
      [
        heading('2. Facts and evidence: {{facts_found}}'),
        p(
          'On the record of the hearing ([[Article 65]]) the following is not disputed. On 17 February 2025 8 kg were bought for 36 yuan; on 18 February all was sold for 56. Procymidone was 0.48 mg/kg against a limit of 0.2, 140 per cent above it, and no second test was asked for (evidence 1 and 2). She named her source when first asked, and the supplier admits it; on the day of the report she recalled the leeks, and she refunded 14 yuan (evidence 3).',
        ),
        p(
          'What is disputed is how far she checked. The book says no more than "leeks 8 kg, old Zhou", without an address or contact details; there is no certificate for this lot, and the one of 10 February on the wall is from another grower. It is found that her checks were incomplete.',
        ),
        p(
          'The incomplete record also violates [[Article 65]], for which [[Article 126, fourth and first paragraphs, of the Food Safety Law]] provide correction and a warning, and a fine of 5,000 to 50,000 only where correction is refused. After the order of 2024 a later check found that she had corrected the fault, so that correction was not refused; the notice did not mention a warning, and correction alone is ordered ([[Administrative Penalty Law, Article 44]]).',
        ),
      ],
    ),
  ),
  textWhen(
    [visited('supplement')],
    write(
      [p('补充调查表明，当事人自 4 月起在进货本上加记供货者电话，逐批留存合格证；周德才已另案立案。')],
      [
        p(
          "The further investigation shows that since April she has noted the supplier's telephone and kept a certificate for each lot; a case against Zhou Decai has been filed.",
        ),
      ],
    ),
  ),
];

const ways = (unpunished: Pair): PaperPart =>
  text(
    write(
      [heading('三、三条路逐一比较'), ...unpunished.zh],
      [heading('3. The three ways compared'), ...unpunished.en],
    ),
  );

type Row = readonly [met: string, missing: string, opinion: string];

/** The comparison around what is said of the second way. */
const compared = (zh: Row, en: Row): Pair => ({
  zh: [
    table(
      ['路径', '具备', '欠缺', '意见'],
      [
        '免予处罚（食品安全法第一百三十六条）',
        '如实说明来源；进价为市场价，供货商证言称未告知',
        '没有合格证，记录缺地址和联系方式（第六十五条），进货查验没有履行完整；“不知道”缺少充分证据',
        '依据不足，不予采纳',
      ],
      ['不予处罚（行政处罚法第三十三条第一款后句）', ...zh],
      [
        '减轻处罚（行政处罚法第三十二条第一项）',
        '没有人要求即召回、退款，主动减轻危害后果',
        '召回在接到检验报告以后，但不影响其主动性',
        '采纳，在法定幅度以下处罚',
      ],
      [
        '按起点处罚（食品安全法第一百二十四条第一款第一项）',
        '货值不足一万元，罚款五万元以上',
        '与货值 56 元、没有人身损害、月营业额约 9,000 元不相当（行政处罚法第五条第二款）',
        '不建议',
      ],
    ),
  ],
  en: [
    table(
      ['Way', 'Met', 'Missing', 'Opinion'],
      [
        'Exemption (Food Safety Law, Article 136)',
        'Source named; market price paid; the supplier says that he told her nothing',
        'There is no certificate, address or contact details (Article 65): the checks were incomplete; there is no sufficient evidence that she did not know',
        'Not enough; not adopted',
      ],
      ['No penalty (Administrative Penalty Law, Article 33, first paragraph, second sentence)', ...en],
      [
        'Mitigation (Administrative Penalty Law, Article 32(1))',
        'She recalled the leeks and gave refunds without being asked: she reduced the harm of her own accord',
        'The recall came after the report, but was still of her own accord',
        'Adopted, below the statutory range',
      ],
      [
        'The minimum (Food Safety Law, Article 124, first paragraph, item 1)',
        'Value below ten thousand: a fine of 50,000 or more',
        'Not commensurate with a value of 56 yuan, nobody harmed and a turnover of about 9,000 a month (Administrative Penalty Law, Article 5, second paragraph)',
        'Not proposed',
      ],
    ),
  ],
});

const COMPARED = compared(
  [
    '2024 年为责令改正，没有处罚，事由是进货查验记录，本次属初次违法；没有投诉；及时改正',
    '残留超出限量 1.4 倍，绝大部分已经无法召回；“可以”不予，不是应当',
    '可以选择，不是必须，留待集体讨论',
  ],
  [
    'In 2024 she was ordered to correct, without a penalty, for her records: this is a first violation; no complaint; corrected in time',
    'The residue exceeds the limit by 140 per cent, and most could not be recalled; "may", not "shall"',
    'Open, not required; for the collective discussion',
  ],
);
const MISTAKEN = compared(
  ['没有投诉；及时改正', '2024 年 9 月已因进货查验记录受过处理，不是初次违法', '不具备条件，不得适用'],
  [
    'No complaint; corrected in time',
    'In September 2024 she was dealt with over her purchase records: this is not a first violation',
    'Not met; it may not be applied',
  ],
);

const opinion = (zh: string, en: string): PaperPart =>
  text(
    write(
      [
        heading('四、审核意见和建议的处罚'),
        p('{{proposed_penalty}}'),
        p('依据：{{grounds}}'),
        p(zh),
        sign('host', '审核人'),
        line('{{review_date}}', 'right'),
      ],
      [
        heading('4. Opinion and penalty proposed'),
        p('{{proposed_penalty}}'),
        p('Grounds: {{grounds}}'),
        p(en),
        sign('host', 'Reviewed by'),
        line('{{review_date}}', 'right'),
      ],
    ),
  );

const OPINION = opinion(
  '数额的理由：货值小，进销差价 20 元，没有人受害，过错限于查验不严，月营业额约 9,000 元；供货商另案查处，责任分担相当。低于法定起点处罚，属于情节复杂，应当由负责人集体讨论决定（[[第五十七条第二款]]）。讨论中如提出 10,000 元、不予处罚或者法定起点 50,000 元，属于本意见已经比较的范围；超出的，重新审核（[[第五十八条]]）。审核通过。',
  'Reasons for the amount: a small value, a margin of 20 yuan, nobody harmed, fault limited to lax checks, a turnover of about 9,000 a month; the supplier is dealt with in a separate case, so that responsibility is shared accordingly. A penalty below the statutory minimum makes the case complex, and the heads discuss and decide it collectively ([[Article 57, second paragraph]]). Motions for 10,000, for no penalty or for the minimum of 50,000 are covered by the comparison in this opinion; any other proposal must be reviewed again ([[Article 58]]). The review approves the proposal.',
);

const VALUES = [
  value(
    'facts_found',
    '销售腐霉利超过标准限量的韭菜 8 公斤，货值 56 元',
    '8 kg of leeks sold with procymidone above the limit, worth 56 yuan',
  ),
  value(
    'proposed_penalty',
    '责令改正，没收违法所得 42 元（收款 56 元，已退赔的 14 元除外），罚款 3,000 元。',
    'Correction ordered, 42 yuan of unlawful gain confiscated (56 received, less 14 refunded), a fine of 3,000 yuan.',
  ),
  value(
    'grounds',
    '《中华人民共和国食品安全法》第三十四条第二项、第一百二十四条第一款第一项；《中华人民共和国行政处罚法》第五条第二款、第二十八条、第三十二条第一项。',
    'Food Safety Law, Articles 34(2) and 124, first paragraph, item 1; Administrative Penalty Law, Articles 5, second paragraph, 28 and 32(1).',
  ),
];

export const REVIEW_MODELS: CaseModels = {
  legal_review: [
    sound(
      bi(
        '三条路逐条对照具备和欠缺的条件，数额有理由。',
        'The three ways are compared condition by condition, showing what is met and what is missing, and the amount is justified.',
      ),
      { values: VALUES, parts: [HEAD, ...PROCEDURE, ...FACTS, ways(COMPARED), OPINION] },
    ),
    careless(
      bi(
        '没有依听证笔录，没有回应第三十三条，数额没有理由。',
        'It is not based on the record of the hearing, does not address Article 33, and gives no reason for the amount.',
      ),
      {
        values: [
          ...VALUES.slice(0, 2),
          value(
            'grounds',
            '食品安全法和行政处罚法的有关规定。',
            'the Food Safety Law and the Administrative Penalty Law.',
          ),
        ],
        parts: [
          HEAD,
          text(
            write(
              [
                p('主体适格，程序合法。'),
                heading('二、事实和证据：{{facts_found}}'),
                p('事实清楚，证据确实充分。'),
              ],
              [
                p('The agency has jurisdiction, and the procedure is lawful.'),
                heading('2. Facts and evidence: {{facts_found}}'),
                p('The facts are clear and the evidence is sufficient.'),
              ],
            ),
          ),
          ways({
            zh: [
              p(
                '当事人没有合格证，不能免予处罚。按起点处罚五万元又过重。考虑到当事人经营困难，已经改正，可以减轻。',
              ),
            ],
            en: [
              p(
                'There is no certificate, so there is no exemption. The minimum of fifty thousand is too heavy. As the party is in difficulty and has corrected the fault, the penalty may be mitigated.',
              ),
            ],
          }),
          opinion(
            '建议按上述数额处罚，审核通过。',
            'The penalty should be as proposed. The review approves the proposal.',
          ),
        ],
      },
    ),
    wrong(
      bi(
        '把 2024 年的责令改正当成受过处罚，否定“初次违法”。责令改正不是行政处罚（《行政处罚法》第二十八条第一款把它同处罚并列），事由也不是同一种违法行为。',
        'It treats the order to correct of 2024 as a penalty and so denies that this is a first violation. Such an order is not a penalty (Article 28, first paragraph, of the Administrative Penalty Law distinguishes the two), and it was not made for a violation of the same kind.',
      ),
      { values: VALUES, parts: [HEAD, ...PROCEDURE, ...FACTS, ways(MISTAKEN), OPINION] },
    ),
  ],
};
