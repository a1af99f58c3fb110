import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, bullets, heading, line, p, sign, steps, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Pair = { readonly zh: readonly Block[]; readonly en: readonly Block[] };

const plea = (facts: Pair, reasons: Pair): BilingualDocument =>
  write(
    [
      title('陈述申辩书'),
      line('案号：{{case_number}}　　当事人：{{party_name}}　　代理人：{{agent_name}}'),
      p(
        '{{request_date}}，当事人依照[[《中华人民共和国行政处罚法》第六十四条第一项]]要求听证，并陈述申辩如下。',
      ),
      heading('一、请求'),
      p('{{plea}}'),
      heading('二、事实和证据'),
      ...facts.zh,
      heading('三、理由'),
      ...reasons.zh,
      sign('party', '当事人'),
    ],
    [
      title('Plea'),
      line('Case number: {{case_number}}. Party: {{party_name}}. Agent: {{agent_name}}'),
      p(
        'On {{request_date}} the party asks for a hearing under [[Article 64(1) of the Administrative Penalty Law]] and pleads as follows.',
      ),
      heading('1. What is asked for'),
      p('{{plea}}'),
      heading('2. Facts and evidence'),
      ...facts.en,
      heading('3. Reasons'),
      ...reasons.en,
      sign('party', 'Party'),
    ],
  );

const facts = (checks: readonly [zh: string, en: string]): Pair => ({
  zh: [
    bullets(
      '进货：2025 年 2 月 17 日从城北批发市场周德才处购进韭菜 8 公斤，付款 36.00 元，进货本当日记有“韭菜 16 斤 老周”（证据 2）。',
      checks[0],
      '来源：3 月 3 日首次询问时当场说明供货商姓名和摊位，出示付款记录和进货本（证据 3 现场笔录）。',
      '改正：接到检验报告当日张贴召回告示，退款两笔，每笔 7 元（证据 3 召回告示）。店内没有同批韭菜，没有收到食用后不适的投诉。',
    ),
  ],
  en: [
    bullets(
      'Purchase: on 17 February 2025 she bought 8 kg of leeks from Zhou Decai in the Chengbei market and paid 36.00 yuan; the book says for that day "leeks 8 kg, old Zhou" (evidence 2).',
      checks[1],
      'Source: when first asked on 3 March she at once named the supplier and his stall and showed the payment and the book (evidence 3, record on the spot).',
      'Correction: on the day of the report she put up a recall notice and made two refunds of 7 yuan each (evidence 3, recall notice). None of that lot was left in the shop, and nobody has complained of illness.',
    ),
  ],
});

const FACTS = facts([
  '查验：看过新鲜程度，记了品名、数量、日期和供货者称呼。没有索取合格证，进货本没有供货者的地址和联系方式；墙上 2 月 10 日的合格证是另一户菜农的，与本批无关。这些不足，当事人如实承认（证据 2）。',
  'Checks: she looked at whether they were fresh and noted product, quantity, date and the name by which she knew the supplier. She asked for no certificate, and the book has no address or contact details; the certificate of 10 February on the wall is from another grower and has nothing to do with this lot. This she admits (evidence 2).',
]);

const EXEMPT: readonly [string, string] = [
  '首先，请求免予处罚（[[《中华人民共和国食品安全法》第一百三十六条]]）。当事人首次询问即如实说明来源，付款记录可以印证；没有任何证据表明她知道这批韭菜残留超标，腐霉利凭肉眼也无法察觉。进货查验虽然不完整，但供货者、数量、日期都能够核实，查验的目的已经达到。',
  'First, exemption ([[Food Safety Law, Article 136]]). She named her source when first asked, and the payment confirms it; nothing shows that she knew of the residue, which cannot be seen with the naked eye. Her checks were incomplete, but supplier, quantity and date can be verified, which is what checks are for.',
];
const UNPUNISHED: readonly [string, string] = [
  '其次，请求不予处罚（[[《中华人民共和国行政处罚法》第三十三条第一款]]后句）。2024 年 9 月的责令改正针对进货查验记录，不是行政处罚，也不是同一种违法行为，10 月复查已改正（证据 3），本次仍属初次违法；韭菜只有 8 公斤，没有人受害，危害后果轻微；当日召回、退款，改正及时（证据 3）。',
  'Failing that, no penalty ([[Administrative Penalty Law, Article 33, first paragraph, second sentence]]). The order of September 2024 was about purchase records; it was not a penalty and not for a violation of the same kind, and in October the fault was found to have been corrected (evidence 3), so that this is a first violation. There were 8 kg and nobody was harmed: the harm is slight. She recalled the leeks and gave refunds that same day (evidence 3): the violation was corrected in time.',
];
const MITIGATED: readonly [string, string] = [
  '再次，请求减轻处罚（[[《中华人民共和国行政处罚法》第三十二条第一项]]、[[第五条第二款]]）。没有人要求，她就召回并退款，是主动减轻危害后果，属于“应当”从轻或者减轻的情形。罚款 50,000 元约为货值 56 元的 892 倍，是其月营业额约 9,000 元的五倍多，与违法行为的事实、性质、情节以及社会危害程度不相当。',
  'Failing that, mitigation ([[Administrative Penalty Law, Articles 32(1)]] and [[5, second paragraph]]). Nobody had asked her to recall and refund; she reduced the harm of her own accord, and in that case a lighter or mitigated penalty "shall" be imposed. Fifty thousand yuan is some 892 times the value of 56 and more than five months of her turnover of about 9,000; it is not commensurate with the facts, nature, circumstances and harm.',
];

const REASONS: Pair = {
  zh: [steps(EXEMPT[0], UNPUNISHED[0], MITIGATED[0])],
  en: [steps(EXEMPT[1], UNPUNISHED[1], MITIGATED[1])],
};

const LAYERS = value(
  'plea',
  '请求免予处罚；不能免予处罚的，请求不予处罚；不能不予处罚的，请求在法定幅度以下减轻处罚。',
  'Exemption from penalty; failing that, no penalty; failing that, a penalty mitigated below the statutory range.',
);

export const PLEA_MODELS: CaseModels = {
  plea: [
    sound(
      bi(
        '请求分三层，弱点先承认，每一层的条件都有事实和证据编号。',
        'Three layers of requests; the weak points are admitted first, and each condition has its facts and numbered evidence.',
      ),
      { values: [LAYERS], parts: [text(plea(FACTS, REASONS))] },
    ),
    careless(
      bi(
        '只求从宽，没有层次，没有条文和证据编号，对没有合格证一字不提。',
        'It asks for leniency without putting the requests in order, cites no article or numbered evidence, and says nothing about the missing certificate.',
      ),
      {
        values: [
          value(
            'plea',
            '请求从宽处理，不要罚这么多。',
            'The agency is asked to treat the matter leniently and not to impose so high a fine.',
          ),
        ],
        parts: [
          text(
            plea(
              {
                zh: [
                  p('韭菜是从批发市场老周那里进的，付过钱，也记了账。接到报告以后已经贴了告示，也退了款。'),
                ],
                en: [
                  p(
                    'The leeks came from old Zhou in the wholesale market, were paid for and written down. After the report a notice was put up and money refunded.',
                  ),
                ],
              },
              {
                zh: [
                  p(
                    '当事人是小本经营，一个月营业额不到一万元，五万元实在太重。她不是故意的，请机关酌情考虑。',
                  ),
                ],
                en: [
                  p(
                    'She has a small business with a turnover below ten thousand a month, and fifty thousand is too heavy. She did not do it on purpose; the agency is asked to take that into account.',
                  ),
                ],
              },
            ),
          ),
        ],
      },
    ),
    wrong(
      bi(
        '把 2 月 10 日另一户菜农的合格证说成本批的合格证。当事人应当如实回答（《行政处罚法》第五十五条第二款），证据要经查证属实（第四十六条第二款）；一查即穿，还丢掉“如实说明来源”的可信度。',
        "It passes off another grower's certificate of 10 February as that of this lot. The party shall answer truthfully (Administrative Penalty Law, Article 55, second paragraph) and evidence must be verified (Article 46, second paragraph); once this is found out, nobody will believe either that she named her source truthfully.",
      ),
      {
        values: [LAYERS],
        parts: [
          text(
            plea(
              facts([
                '查验：进货时查看了合格证，合格证张贴在店内墙上，开具日期为 2025 年 2 月 10 日，品名韭菜；进货本记了品名、数量、日期和供货者称呼（证据 2）。',
                'Checks: when buying she looked at the certificate of conformity, which hangs on the wall of the shop, dated 10 February 2025, for leeks; the book notes product, quantity, date and the name by which she knew the supplier (evidence 2).',
              ]),
              {
                zh: [
                  steps(
                    '首先，请求免予处罚（[[《中华人民共和国食品安全法》第一百三十六条]]）。当事人查看并留存了合格证，进货查验义务已经履行；没有证据表明她知道不合格；首次询问即如实说明来源。三个条件都已具备。',
                    UNPUNISHED[0],
                    MITIGATED[0],
                  ),
                ],
                en: [
                  steps(
                    'First, exemption ([[Food Safety Law, Article 136]]). She looked at the certificate and kept it, and so performed her duty to check; nothing shows that she knew; she named her source when first asked. All three conditions are met.',
                    UNPUNISHED[1],
                    MITIGATED[1],
                  ),
                ],
              },
            ),
          ),
        ],
      },
    ),
  ],
};
