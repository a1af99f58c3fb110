import type { BilingualDocument } from '@lets/contract';
import { bi, heading, line, p, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Words = readonly [zh: string, en: string];
type Point = readonly [microscope: Words, fluorescence: Words, judged: Words];

interface Varying {
  readonly points: readonly Point[];
  readonly simulation: Words;
  readonly signature: Words;
}

const rowsOf = (points: readonly Point[], at: 0 | 1): string[][] =>
  points.map((point, index) => [`${index + 1}`, ...point.map((words) => words[at])]);

const record = (
  role: 'expert_a' | 'expert_b',
  { points, simulation, signature }: Varying,
): BilingualDocument =>
  write(
    [
      title('文书鉴定检验记录'),
      line('委托：{{court}}　{{case_number}}'),
      line('检材：{{specimen}}'),
      heading('一、事项一：印文与文字的形成次序'),
      table(['交叉点', '显微所见', '荧光所见', '判断'], ...rowsOf(points, 0)),
      heading('二、模拟实验'),
      p(simulation[0]),
      heading('三、事项二：签名'),
      p(signature[0]),
      heading('四、所见'),
      p('{{observed}}'),
      heading('五、判断和理由'),
      p('{{analysis}}'),
      sign(role, '检验人'),
    ],
    [
      title('Record of the Examination of a Document'),
      line('Commissioned by {{court}}, {{case_number}}'),
      line('Specimen: {{specimen}}'),
      heading('1. Matter one: the order of imprint and words'),
      table(['Crossing', 'Microscope', 'Fluorescence', 'Conclusion'], ...rowsOf(points, 1)),
      heading('2. Simulation'),
      p(simulation[1]),
      heading('3. Matter two: the signature'),
      p(signature[1]),
      heading('4. Observations'),
      p('{{observed}}'),
      heading('5. Conclusions and reasons'),
      p('{{analysis}}'),
      sign(role, 'Examined by'),
    ],
  );

const ON_TOP: Point = [
  ['墨粉连续覆盖印油', 'Toner covers the ink without break'],
  ['墨粉上没有印油荧光', 'No ink on the toner'],
  ['字在上', 'Words on top'],
];
const TRACES: Point = [
  ['墨粉边缘有微量印油', 'Traces of ink at the edge'],
  ['弱', 'Weak'],
  ['不明', 'Unclear'],
];
const SCATTERED: Point = [
  ['墨粉飞散，交叉面积小', 'Scattered toner, small area'],
  ['不清', 'Unclear'],
  ['不明', 'Unclear'],
];
const POINTS = [ON_TOP, ON_TOP, ON_TOP, TRACES, ON_TOP, SCATTERED];
const ALL_ON_TOP = Array.from({ length: 6 }, () => ON_TOP);
const MERE: Point = [
  ['已观察', 'Observed'],
  ['已观察', 'Observed'],
  ['字在上', 'Words on top'],
];
const MERE_UNCLEAR: Point = [MERE[0], MERE[1], ['不明', 'Unclear']];

const SIMULATED: Words = [
  '方法：取与检材成分同类的墨粉、同类的印油，先章后字、先字后章各制作三十份，在相同条件下观察。结果：先章后字 30 份，呈“字在上” 27 份，不明 3 份，没有呈“章在上”的；先字后章 30 份，呈“章在上” 24 份，不明 2 份，另有 4 份呈“字在上”，为反例，均是单个小面积或者厚墨粉的交叉点。检材的打印机不明，未能用同一机器制作。',
  'Method: with toner of the same composition as that of the specimen and ink of the same kind, thirty pieces were sealed first and then printed, and thirty printed first and then sealed; all were observed under the same conditions. Results: of the 30 sealed first, 27 showed the words on top, 3 were inconclusive and none showed the seal on top; of the 30 printed first, 24 showed the seal on top, 2 were inconclusive, and 4 showed the words on top. These 4 are counter-examples, all of them single crossings that were small or had thick toner. The printer of the specimen is unknown, so no piece could be made on the same machine.',
];
const COMPARED: Words = [
  '九项细节特征，五项符合，四项不符合，起笔、连笔方式、书写速度和压力分布有差别。样本：Y1 至 Y5 为 2021 年至 2022 年 6 月的自然样本；伤后自然样本只有 Y6、Y7 二份；Y8 为当庭书写二十遍的实验样本。',
  'Of nine detailed features five agree and four differ; the initial strokes, the joining of strokes, the speed and the distribution of pressure are different. Samples: Y1 to Y5 are natural samples of 2021 to June 2022; from the time after the injury there are only two natural samples, Y6 and Y7; Y8 is a sample on request, written twenty times in court.',
];

const OBSERVED = value(
  'observed',
  '交叉点 1、2、3、5 墨粉连续覆盖印油，墨粉上没有印油荧光，均在实心笔画上，边缘没有印油堆积；4 号点边缘有微量印油，6 号点墨粉飞散、面积小；没有一处呈“章在上”。印文右侧边框完整。签名九项特征五同四异。',
  'At crossings 1, 2, 3 and 5 the toner covers the ink without a break, there is no fluorescence of ink on the toner, the strokes are solid, and no ink is piled up at the edges. At crossing 4 there are traces of ink at the edge; at crossing 6 the toner is scattered and the area small. Nowhere is the seal on top. The right rim of the imprint is whole. Of nine features of the signature five agree and four differ.',
);
const JUDGED_A = value(
  'analysis',
  '次序：反例只见于单个小面积或者厚墨粉的点，检材四点一致、在实心笔画上、边缘没有堆积，墨粉拒斥不能解释，判断先章后字；4 号、6 号点不明，不作为依据。签名：考虑伤后书写变化的可能，倾向否定，即倾向不是高志远书写，不作否定结论。局限：打印机不明，墨粉为成分同类；伤后自然样本二份。',
  'Order: the counter-examples occur only at single crossings that are small or have thick toner; on the specimen four crossings agree, lie on solid strokes and have no ink piled up at the edges, which the repelling of ink by toner cannot explain. The conclusion is that the seal came first and the words later. Crossings 4 and 6 are inconclusive and are not relied on. Signature: since the writing may have changed after the injury, the opinion is probable exclusion, that is, Gao Zhiyuan probably did not write it; exclusion is not stated. Limits: the printer is unknown, and the toner used was only of the same composition; there are only two natural samples after the injury.',
);
const JUDGED_B = value(
  'analysis',
  '次序：独立观察六点，四点字在上，二点不明，反例的特征在四点上均未见到，判断先章后字。签名：Y1 至 Y5 为伤前书写，与检材时隔二年以上；伤后自然样本只有 Y6、Y7，Y8 为被要求书写。差异可能来自书写人变化，也可能来自他人书写，样本不足以区分，无法判断。如能补充 2023 年至 2024 年的自然样本，可以再作检验。',
  'Order: of six crossings observed independently, four show the words on top and two are inconclusive; none of the four has the features of the counter-examples. The conclusion is that the seal came first and the words later. Signature: Y1 to Y5 were written before the injury, more than two years before the date of the specimen; the only natural samples after the injury are Y6 and Y7, and Y8 was written on request. The differences may come from a change in the same writer or from another writer; the samples are not sufficient to tell which, and the signature is inconclusive. If more natural samples from 2023 and 2024 can be supplied, it can be examined again.',
);
const OBSERVED_BRIEFLY = value(
  'observed',
  '多数交叉点文字在印文之上，签名与样本有差异。',
  'At most crossings the words lie on top of the imprint; the signature differs from the samples.',
);
const FEW: Varying = {
  points: [MERE, MERE, MERE, MERE_UNCLEAR, MERE, MERE_UNCLEAR],
  simulation: [
    '进行了模拟实验，结果支持本次判断。',
    'A simulation was carried out; its results support the conclusions of this record.',
  ],
  signature: ['部分特征符合，部分特征不符合。', 'Some features agree and some differ.'],
};

const WHOLE: Varying = { points: POINTS, simulation: SIMULATED, signature: COMPARED };

export const RECORD_MODELS: CaseModels = {
  record_a: [
    sound(
      bi(
        '所见和判断分开，四个反例、两个不明点照录，局限写明。',
        'Observations and conclusions are kept separate, the four counter-examples and the two inconclusive points are recorded, and the limits are stated.',
      ),
      { values: [OBSERVED, JUDGED_A], parts: [text(record('expert_a', WHOLE))] },
    ),
    careless(
      bi(
        '显微和荧光所见没有写，模拟实验没有数字和反例，别人无法复核。',
        'The record does not say what microscope and fluorescence showed, and gives neither figures nor counter-examples for the simulation: nobody can check it.',
      ),
      {
        values: [
          OBSERVED_BRIEFLY,
          value(
            'analysis',
            '判断先章后字；签名倾向否定。',
            'The seal came first and the words later; for the signature, probable exclusion.',
          ),
        ],
        parts: [text(record('expert_a', FEW))],
      },
    ),
    wrong(
      bi(
        '把两个不明的交叉点也判成“字在上”，六点全部一致。不明就写不明：鉴定过程要如实说明（《民事诉讼证据规定》第三十六条第一款第五项），实时记录（《司法鉴定程序通则》第二十七条）。',
        'It records "words on top" for the two inconclusive crossings as well, so that all six agree. What is inconclusive must be recorded as inconclusive: the process is to be stated as it was (Provisions on Evidence, Article 36, first paragraph, item 5) and recorded as it proceeds (General Rules, Article 27).',
      ),
      {
        values: [
          value(
            'observed',
            '六个交叉点墨粉均连续覆盖印油，墨粉上没有印油荧光，没有不明的点。印文右侧边框完整。签名九项特征五同四异。',
            'At all six crossings the toner covers the ink without a break and there is no fluorescence of ink on it; no crossing is inconclusive. The right rim of the imprint is whole. Of nine features of the signature five agree and four differ.',
          ),
          value(
            'analysis',
            '次序：六点全部一致，反例可以排除，判断先章后字。签名：考虑伤后书写变化的可能，倾向否定。局限：打印机不明，墨粉为成分同类；伤后自然样本二份。',
            'Order: all six crossings agree and the counter-examples can be ruled out; the conclusion is that the seal came first and the words later. Signature: since the writing may have changed after the injury, probable exclusion. Limits: the printer is unknown, and the toner used was only of the same composition; there are only two natural samples after the injury.',
          ),
        ],
        parts: [text(record('expert_a', { ...WHOLE, points: ALL_ON_TOP }))],
      },
    ),
  ],
  record_b: [
    sound(
      bi(
        '独立观察，先说样本够不够，再下判断；“无法判断”写明还缺什么。',
        'The observations are independent, the record first asks whether the samples suffice and only then concludes, and where it says "inconclusive" it states what is missing.',
      ),
      { values: [OBSERVED, JUDGED_B], parts: [text(record('expert_b', WHOLE))] },
    ),
    careless(
      bi(
        '没有说明为什么无法判断，也没有写缺什么样本，看不出是独立检验。',
        'It says neither why the signature is inconclusive nor which samples are missing, and nothing shows that the examination was independent.',
      ),
      {
        values: [
          OBSERVED_BRIEFLY,
          value(
            'analysis',
            '次序同意先章后字；签名无法判断。',
            'On the order I agree that the seal came first; the signature is inconclusive.',
          ),
        ],
        parts: [text(record('expert_b', FEW))],
      },
    ),
    wrong(
      bi(
        '伤后自然样本只有二份，却下了否定结论。材料不充分、不能满足鉴定需要的，应当要求补充（《司法鉴定程序通则》第十四条）；补不到的，写无法判断。',
        'There are only two natural samples after the injury, and yet it states an exclusion. Where material is not sufficient, more must be requested (General Rules, Article 14); if none can be had, the opinion is "inconclusive".',
      ),
      {
        values: [
          OBSERVED,
          value(
            'analysis',
            '次序：独立观察六点，四点字在上，二点不明，判断先章后字。签名：九项特征中四项不符合，书写速度和压力不同，样本八份已经足够，足以确定不是高志远书写。',
            'Order: of six crossings observed independently, four show the words on top and two are inconclusive; the conclusion is that the seal came first and the words later. Signature: of nine features four differ, speed and pressure are different, and eight samples are enough; it was certainly not written by Gao Zhiyuan.',
          ),
        ],
        parts: [text(record('expert_b', WHOLE))],
      },
    ),
  ],
};
