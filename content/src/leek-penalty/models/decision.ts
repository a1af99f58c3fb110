import type { PaperPart } from '@lets/contract';
import { type Block, bi, line, p, part, seal, sign, steps, title } from '../../build.ts';
import {
  type CaseModels,
  careless,
  sound,
  text,
  textUnless,
  textWhen,
  value,
  visited,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';
import { FACTS, HIGHER, MITIGATED, PENALTIES, UNPUNISHED, VALUES } from './decision-values.ts';

type Words = readonly [zh: string, en: string];
type Blocks = readonly [zh: readonly Block[], en: readonly Block[]];

/** What stands in a decision of no penalty, of mitigation, and of the minimum. */
interface Ways {
  readonly unpunished: Blocks;
  readonly mitigated: Blocks;
  /** Mitigation to 10,000; as of 3,000 where nothing else is said. */
  readonly higher?: Blocks;
  readonly minimum: Blocks;
}

const byWay = ({ unpunished, mitigated, higher, minimum }: Ways): PaperPart[] => [
  textWhen(UNPUNISHED, write(...unpunished)),
  { ...textWhen(MITIGATED, write(...mitigated)), unless: UNPUNISHED },
  { ...textWhen(HIGHER, write(...(higher ?? mitigated))), unless: [...UNPUNISHED, ...MITIGATED] },
  textUnless([...UNPUNISHED, ...MITIGATED, ...HIGHER], write(...minimum)),
];
const said = ([zh, en]: Words): Blocks => [[p(zh)], [p(en)]];

const HEAD: readonly PaperPart[] = [
  text(write([title('{{agency}}')], [title('{{agency}}')])),
  textWhen(UNPUNISHED, write([title('不予行政处罚决定书')], [title('Decision Not to Impose a Penalty')])),
  textUnless(UNPUNISHED, write([title('行政处罚决定书')], [title('Penalty Decision')])),
  text(
    write(
      [
        line('{{case_number}}', 'right'),
        line('当事人：{{party_name}}，{{party_address}}'),
        part('事实和证据'),
        p('{{facts_found}}'),
      ],
      [
        line('{{case_number}}', 'right'),
        line('Party: {{party_name}}, {{party_address}}'),
        part('Facts and Evidence'),
        p('{{facts_found}}'),
      ],
    ),
  ),
];

const EVIDENCE: readonly PaperPart[] = [
  text(
    write(
      [
        p(
          '上述事实，有证据 1 抽样单和检验报告，证据 2 付款记录和进货本，证据 3 现场笔录、召回告示和责令改正通知书，以及听证笔录证明，经听证质证，本局予以认定。',
        ),
      ],
      [
        p(
          'This is proved by evidence 1, the sampling form and test report; evidence 2, the payment and the purchase book; evidence 3, the record made on the spot, the recall notice and the order to correct; and the record of the hearing, at which this evidence was examined. This agency so finds.',
        ),
      ],
    ),
  ),
  textWhen(
    [visited('supplement')],
    write(
      [
        p(
          '听证后经补充调查，当事人自 4 月起在进货本上加记供货者电话，逐批留存合格证。补充的证据已向当事人出示，并听取了意见。',
        ),
      ],
      [
        p(
          "Further investigation after the hearing showed that since April the party has noted the supplier's telephone number and kept a certificate for each lot. This evidence was shown to her and she was heard on it.",
        ),
      ],
    ),
  ),
];

const HEARD: Words = [
  '本局于 {{notice_date}}告知当事人拟作出的处罚和陈述、申辩、要求听证的权利。当事人于 {{request_date}}要求听证，本局于 {{hearing_date}}公开举行听证，当事人及其代理人{{agent_name}}到场申辩、质证，请求依次免予、不予、减轻处罚。',
  'On {{notice_date}} this agency told the party of the penalty proposed and of her rights to make statements, to plead and to be heard. On {{request_date}} she asked for a hearing, which was held in public on {{hearing_date}}; she and her agent {{agent_name}} pleaded and examined the evidence, asking for exemption, failing that for no penalty, and failing that for mitigation.',
];
const NOT_EXEMPT: Words = [
  '对免予处罚的意见，本局认为：当事人如实说明了进货来源，该项意见成立，予以采纳；其不知道所购韭菜不合格，依法要有充分证据证明，现有进价、供货商证言可以印证，不能单独证明；其购进时没有索取合格证，记录缺少供货者地址和联系方式，不符合[[《中华人民共和国食品安全法》第六十五条]]，进货查验义务没有履行完整，[[第一百三十六条]]的条件没有全部具备，免予处罚的意见不予采纳。',
  'On exemption: the plea that she truthfully named her source is well founded and is accepted. That she did not know must by law be proved by sufficient evidence; the price and the statement of the supplier support it but do not prove it on their own. She did not ask for a certificate or record the address and contact details of the supplier, as [[Article 65 of the Food Safety Law]] requires. The duty to check was not performed in full, the conditions of [[Article 136]] are not all met, and the request for exemption is not granted.',
];
const PRESUMED: Words = [
  '对免予处罚的意见，本局认为：当事人购进时没有索取合格证，应当推定其知道所购韭菜不符合食品安全标准，其关于不知情的意见不能成立，不符合[[《中华人民共和国食品安全法》第一百三十六条]]，免予处罚的意见不予采纳。',
  'On exemption: the party asked for no certificate and must be presumed to have known that the leeks did not meet the food safety standards. The plea that she did not know is not accepted; [[Article 136 of the Food Safety Law]] is not satisfied, and the request for exemption is not granted.',
];

const pleaAnswered = (exemption: Words): PaperPart[] => [
  text(
    write(
      [part('当事人的陈述、申辩和听证，采纳情况'), p(HEARD[0]), p(exemption[0])],
      [part('Statements, Plea and Hearing, and What Is Accepted'), p(HEARD[1]), p(exemption[1])],
    ),
  ),
  ...byWay({
    unpunished: said([
      '对不予处罚的意见，经本局负责人集体讨论，予以采纳，理由见下文。',
      'After collective discussion by the heads of this agency, the request for no penalty is granted for the reasons below.',
    ]),
    mitigated: said([
      '对不予处罚的意见：[[《中华人民共和国行政处罚法》第三十三条第一款]]后句是“可以”不予处罚，本案残留超出限量 1.4 倍，绝大部分已经无法召回，不予采纳。对减轻处罚的意见，予以采纳。',
      'On the request for no penalty: the second sentence of [[Article 33, first paragraph, of the Administrative Penalty Law]] says that no penalty "may" be imposed. The residue exceeds the limit by 140 per cent, and most of the leeks could not be recalled; the request is not granted. The request for mitigation is granted.',
    ]),
    minimum: said([
      '对不予处罚和减轻处罚的意见：召回、退款、改正的事实成立，予以采纳，作为从轻的情节；但残留超出限量 1.4 倍，绝大部分已经无法召回，经本局负责人集体讨论，不予处罚和减轻处罚的意见不予采纳。',
      'On no penalty and on mitigation: the plea that she recalled the leeks, made refunds and corrected her practice is well founded and is accepted as a ground for a lighter penalty. But the residue exceeds the limit by 140 per cent, and most of the leeks could not be recalled; after collective discussion by the heads of this agency neither the request for no penalty nor that for mitigation is granted.',
    ]),
  }),
];

const REASONS: readonly PaperPart[] = [
  text(write([part('理由和依据'), p('{{grounds}}')], [part('Reasons and Grounds'), p('{{grounds}}')])),
  ...byWay({
    unpunished: [
      [
        steps(
          '初次违法：2024 年 9 月 12 日的责令改正针对进货查验记录，不是行政处罚，也不是销售不合格食用农产品，10 月 8 日复查已改正（证据 3）。',
          '危害后果轻微：韭菜 8 公斤，货值 56 元，没有收到食用后不适的投诉（证据 1、证据 2）。',
          '及时改正：3 月 3 日接到检验报告当日张贴召回告示，退款 14 元（证据 3）。',
        ),
      ],
      [
        steps(
          'First violation: the order of 12 September 2024 was about purchase records; it was not a penalty and was not for selling products that failed a test, and on 8 October the fault was found to have been corrected (evidence 3).',
          'Slight harm: there were 8 kg of leeks worth 56 yuan, and nobody complained of illness (evidence 1 and 2).',
          'Corrected in time: on 3 March, the day of the report, she put up a recall notice, and she refunded 14 yuan (evidence 3).',
        ),
      ],
    ],
    mitigated: said([
      '当事人接到报告当日主动召回、退款，属于主动减轻违法行为危害后果，应当减轻处罚。本案货值 56 元，进销差价 20 元，没有人身损害后果，过错限于查验不严，按法定起点罚款 50,000 元与违法行为的事实、性质、情节以及社会危害程度不相当。供货商另案处理。经本局负责人集体讨论，在法定幅度以下处罚。',
      'On the day of the report the party recalled the leeks and made refunds of her own accord; she reduced the harmful consequences, and the penalty should be mitigated. The value is 56 yuan, the margin 20, nobody was harmed, and the fault is limited to lax checks: the statutory minimum of 50,000 yuan is not commensurate with the facts, nature, circumstances and harm. The supplier is dealt with in a separate case. After collective discussion the heads of this agency impose a penalty below the statutory range.',
    ]),
    higher: said([
      '当事人接到报告当日主动召回、退款，属于主动减轻违法行为危害后果，应当减轻处罚；按法定起点罚款 50,000 元与货值 56 元、没有人身损害后果不相当。但 2024 年已责令其建立进货查验记录，本次记录仍缺地址和联系方式，残留超出限量 1.4 倍，经本局负责人集体讨论，减轻至 10,000 元。',
      'On the day of the report the party recalled the leeks and made refunds of her own accord, and the penalty should be mitigated; the minimum of 50,000 is not commensurate with a value of 56 yuan and the absence of harm. But she had been ordered in 2024 to keep records, which again lack an address and contact details, and the residue exceeds the limit by 140 per cent. Upon collective discussion the heads mitigate to 10,000 yuan.',
    ]),
    minimum: said([
      '货值金额 56 元，不足一万元，法定罚款幅度为五万元以上十万元以下。当事人主动召回、退款，如实说明来源，应当从轻处罚，本局在法定幅度内按已经告知、听证的最低数额处罚，没有因其陈述、申辩加重。该数额经本局负责人集体讨论表决通过。',
      'The value of 56 yuan is below ten thousand, and the statutory range is a fine of 50,000 to 100,000. As the party recalled the leeks and made refunds of her own accord and truthfully named her source, the penalty should be lighter: this agency imposes the lowest amount of the range, of which the party had notice and on which a hearing was held. Nothing was added because she pleaded. The amount was carried in the collective discussion of the heads.',
    ]),
  }),
];

const PAID: Words = [
  '罚没款自收到本决定书之日起十五日内到指定银行或者通过电子支付系统缴纳。',
  'To be paid within fifteen days of receipt at the designated bank or by electronic payment.',
];
const LATE: Words = [
  '确有经济困难的，可以申请延期或者分期缴纳。逾期不缴纳的，每日按罚款数额的百分之三加处罚款，加处罚款不超过罚款的数额（[[《中华人民共和国行政处罚法》第七十二条]]）。申请行政复议或者提起行政诉讼的，处罚不停止执行，法律另有规定的除外（[[第七十三条第一款]]）；加处罚款在此期间不予计算（[[第三款]]）。',
  'A party in real economic difficulty may apply to pay later or in instalments. For each day of delay a further 3% of the fine is added, up to the amount of the fine ([[Administrative Penalty Law, Article 72]]). Neither reconsideration nor an action suspends the penalty, unless a law provides otherwise ([[Article 73, first paragraph]]); the further fine is not calculated for that period ([[third paragraph]]).',
];
const fined = (late: readonly Words[]): Blocks => [
  [p('违法所得 {{gain}} 元。决定：{{penalty}}'), p(PAID[0]), ...late.map(([zh]) => p(zh))],
  [p('Unlawful gain: {{gain}} yuan. Decided: {{penalty}}'), p(PAID[1]), ...late.map(([, en]) => p(en))],
];

/** What is decided, with what the party is told on payment and in instruction. */
const decided = (late: readonly Words[], instruction: Words): PaperPart[] => [
  text(write([part('决定')], [part('Decision')])),
  ...byWay({
    unpunished: [
      [
        p(
          '依照[[《中华人民共和国行政处罚法》第三十三条第一款]]，决定对当事人不予行政处罚，违法所得不予没收。',
        ),
        p(`依照[[《中华人民共和国行政处罚法》第三十三条第三款]]，对当事人进行教育：${instruction[0]}`),
      ],
      [
        p(
          "Under [[Article 33, first paragraph, of the Administrative Penalty Law of the People's Republic of China]] no penalty is imposed on the party, and the unlawful gain is not confiscated.",
        ),
        p(
          `Under [[Article 33, third paragraph, of the Administrative Penalty Law of the People's Republic of China]] the party is instructed: ${instruction[1]}`,
        ),
      ],
    ],
    mitigated: fined(late),
    minimum: fined(late),
  }),
  text(
    write(
      [
        p(
          '不服本决定的，可以自收到之日起六十日内向清和区人民政府申请行政复议，也可以自收到之日起六个月内依法提起行政诉讼。',
        ),
        sign('officer_a', '承办人'),
        sign('deputy_a', '会签'),
        sign('head', '签发'),
        line('{{decision_date}}', 'right'),
        seal('明德市清和区市场监督管理局'),
      ],
      [
        p(
          "If you do not accept this decision, you may within sixty days of receipt apply to the People's Government of Qinghe District for administrative reconsideration, or within six months of receipt bring an administrative action according to law.",
        ),
        sign('officer_a', 'Officer in charge'),
        sign('deputy_a', 'Countersigned by'),
        sign('head', 'Signed by'),
        line('{{decision_date}}', 'right'),
        seal('Qinghe Market Administration'),
      ],
    ),
  ),
];

const DECIDED = decided(
  [LATE],
  [
    '每一批食用农产品，应当如实记录名称、数量、进货日期以及供货者名称、地址、联系方式，索取合格证明并与进货凭证一并保存不少于六个月（[[《中华人民共和国食品安全法》第六十五条]]）；没有合格证明的，不得上架。再次发生同类违法行为的，不再属于初次违法。',
    'for every lot of agricultural products she shall truthfully record the product name, the quantity and the date of purchase and the name, address and contact details of the supplier, ask for the certificate and keep it with the vouchers for at least six months ([[Food Safety Law, Article 65]]); goods without a certificate shall not be put on the shelf. Another violation of the same kind will no longer be a first one.',
  ],
);

export const DECISION_MODELS: CaseModels = {
  penalty_decision: [
    sound(
      bi(
        '六项内容齐全，逐项回应申辩，按表决结果写减轻、不予或者起点，理由引到条、款、项。',
        'The six items are complete, the plea is answered point by point, and the outcome (mitigation, no penalty or the minimum) follows the vote, citing article, paragraph and item.',
      ),
      {
        values: VALUES,
        parts: [...HEAD, ...EVIDENCE, ...pleaAnswered(NOT_EXEMPT), ...REASONS, ...DECIDED],
      },
    ),
    careless(
      bi(
        '对申辩只写“已听取”，没有说采纳哪些、为什么；证据没有编号，裁量没有理由。',
        'It says only that the plea was "heard", not what is accepted and why. The evidence is not numbered, and no reasons are given for the exercise of discretion.',
      ),
      {
        values: [
          FACTS,
          value(
            'grounds',
            '当事人的行为违反了《中华人民共和国食品安全法》第三十四条的规定。',
            'The act violates Article 34 of the Food Safety Law.',
          ),
          ...PENALTIES,
        ],
        parts: [
          ...HEAD,
          text(
            write(
              [
                p('以上事实有相关证据证明。'),
                part('当事人的陈述、申辩和听证，采纳情况'),
                p('本局已经听取当事人的陈述、申辩，并举行了听证。'),
                part('理由和依据'),
                p('{{grounds}}'),
              ],
              [
                p('This is proved by the evidence.'),
                part('Statements, Plea and Hearing, and What Is Accepted'),
                p('This agency has heard what the party had to say, and a hearing was held.'),
                part('Reasons and Grounds'),
                p('{{grounds}}'),
              ],
            ),
          ),
          ...byWay({
            unpunished: said([
              '考虑到情节轻微，不予处罚。',
              'As the matter is slight, no penalty is imposed.',
            ]),
            mitigated: said([
              '考虑到当事人的实际情况，减轻处罚。',
              'In view of the circumstances of the party the penalty is mitigated.',
            ]),
            minimum: said(['按照法律规定的幅度处罚。', 'The penalty is within the range laid down by law.']),
          }),
          ...decided(
            [],
            [
              '今后应当注意食品安全，守法经营。',
              'she shall pay attention to food safety in future and trade lawfully.',
            ],
          ),
        ],
      },
    ),
    wrong(
      bi(
        '由没有合格证推定当事人“知道”不合格。第一百三十六条的三个条件各自要有证据：没有合格证只说明查验没有履行完整，不说明明知。',
        'From the missing certificate it presumes that the party knew. Each of the three conditions of Article 136 needs its own evidence: a missing certificate shows incomplete checks, not knowledge.',
      ),
      {
        values: VALUES,
        parts: [...HEAD, ...EVIDENCE, ...pleaAnswered(PRESUMED), ...REASONS, ...DECIDED],
      },
    ),
  ],
};
