import { value, voted } from '../../models.ts';

/** The second vote was for no penalty; the first, which then failed, for mitigation. Then 10,000, then the minimum. */
export const UNPUNISHED = [voted('second_vote', 'passed')];
export const MITIGATED = [voted('discussion', 'passed')];
export const HIGHER = [voted('amount_vote', 'passed')];

type Words = readonly [zh: string, en: string];

export const FACTS = value(
  'facts_found',
  '经查，2025 年 2 月 17 日，当事人从城北批发市场周德才处购进韭菜 8 公斤，付款 36 元；2 月 18 日全部售出（含抽样 1.5 公斤），收款 56 元。经检验，腐霉利实测值 0.48 mg/kg，标准限量 0.2 mg/kg，不合格。当事人购进时没有索取合格证，进货本没有记录供货者地址和联系方式。当事人首次询问时如实说明了进货来源；3 月 3 日接到检验报告当日张贴召回告示，退款 14 元。没有收到食用后不适的投诉。',
  'On 17 February 2025 the party bought 8 kg of leeks from Zhou Decai in the Chengbei market for 36 yuan; on 18 February all was sold for 56 yuan, including the sample of 1.5 kg. Procymidone was 0.48 mg/kg, the limit is 0.2: failed. She asked for no certificate, and her book has no address or contact details of the supplier. When first asked she named her source; on 3 March, the day of the report, she put up a recall notice and refunded 14 yuan. Nobody has complained of illness.',
);

const VIOLATED: Words = [
  '当事人销售农药残留超过食品安全标准限量的韭菜，违反《中华人民共和国食品安全法》第三十四条第二项，属于第一百二十四条第一款第一项规定的违法行为。',
  'The party sold leeks whose pesticide residue exceeds the limit of the food safety standards, in violation of Article 34(2) of the Food Safety Law, an act to which Article 124, first paragraph, item 1, applies.',
];
const grounds = ([zh, en]: Words, ...when: typeof UNPUNISHED) =>
  value('grounds', `${VIOLATED[0]}${zh}`, `${VIOLATED[1]} ${en}`, ...when);

export const PENALTIES = [
  value(
    'penalty',
    '一、责令改正；二、没收违法所得 42 元（收款 56 元，已退赔的 14 元除外）；三、罚款 3,000 元。',
    '1. correction is ordered; 2. 42 yuan of unlawful gain is confiscated (56 yuan received, less 14 refunded); 3. a fine of 3,000 yuan is imposed.',
    ...MITIGATED,
  ),
  value(
    'penalty',
    '一、责令改正；二、没收违法所得 42 元（收款 56 元，已退赔的 14 元除外）；三、罚款 10,000 元。',
    '1. correction is ordered; 2. 42 yuan of unlawful gain is confiscated (56 yuan received, less 14 refunded); 3. a fine of 10,000 yuan is imposed.',
    ...HIGHER,
  ),
  value(
    'penalty',
    '一、责令改正；二、没收违法所得 42 元（收款 56 元，已退赔的 14 元除外）；三、罚款 50,000 元。',
    '1. correction is ordered; 2. 42 yuan of unlawful gain is confiscated (56 yuan received, less 14 refunded); 3. a fine of 50,000 yuan is imposed.',
  ),
];
export const VALUES = [
  FACTS,
  grounds(
    [
      '当事人属初次违法，危害后果轻微并及时改正，依照《中华人民共和国行政处罚法》第三十三条第一款后句、第五十七条第一款第二项，可以不予行政处罚。',
      'It is a first violation with slight harm, corrected in time, and under Articles 33, first paragraph, second sentence, and 57, first paragraph, item 2, of the Administrative Penalty Law no penalty need be imposed.',
    ],
    ...UNPUNISHED,
  ),
  grounds(
    [
      '依照该条和《中华人民共和国行政处罚法》第五条第二款、第二十八条、第三十二条第一项，减轻处罚。',
      'Under that provision and Articles 5, second paragraph, 28 and 32(1) of the Administrative Penalty Law the penalty is mitigated.',
    ],
    ...MITIGATED,
  ),
  grounds(
    [
      '依照该条和《中华人民共和国行政处罚法》第五条第二款、第二十八条、第三十二条第一项，减轻处罚至 10,000 元。',
      'Under that provision and Articles 5, second paragraph, 28 and 32(1) of the Administrative Penalty Law the penalty is mitigated to 10,000 yuan.',
    ],
    ...HIGHER,
  ),
  grounds([
    '依照该条和《中华人民共和国行政处罚法》第二十八条、第三十二条第一项，在法定幅度内从轻处罚。',
    'Under that provision and Articles 28 and 32(1) of the Administrative Penalty Law the penalty is a lighter one within the statutory range.',
  ]),
  ...PENALTIES,
];
