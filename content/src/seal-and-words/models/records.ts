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
      table(['Crossing', 'Microscope', 'Fluorescence', 'Judged'], ...rowsOf(points, 1)),
      heading('2. Simulation'),
      p(simulation[1]),
      heading('3. Matter two: the signature'),
      p(signature[1]),
      heading('4. Observed'),
      p('{{observed}}'),
      heading('5. Judged, and why'),
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
  'Method: with toner like that of the specimen in composition and like ink, thirty pieces were sealed first and thirty printed first, and observed under the same conditions. Results: of 30 sealed first 27 showed the words on top, 3 were inconclusive, none showed the seal on top; of 30 printed first 24 showed the seal on top, 2 were inconclusive, and 4 showed the words on top: counter-examples, all of single points, small or with thick toner. The printer is unknown and none could be made on it.',
];
const COMPARED: Words = [
  '九项细节特征，五项符合，四项不符合，起笔、连笔方式、书写速度和压力分布有差别。样本：Y1 至 Y5 为 2021 年至 2022 年 6 月的自然样本；伤后自然样本只有 Y6、Y7 二份；Y8 为当庭书写二十遍的实验样本。',
  'Of nine details five agree and four differ; onset, joining, speed and pressure are unlike. Samples: Y1 to Y5 are natural ones of 2021 to June 2022; after the injury there are two natural ones only, Y6 and Y7; Y8 was written in court on request, twenty times.',
];

const OBSERVED = value(
  'observed',
  '交叉点 1、2、3、5 墨粉连续覆盖印油，墨粉上没有印油荧光，均在实心笔画上，边缘没有印油堆积；4 号点边缘有微量印油，6 号点墨粉飞散、面积小；没有一处呈“章在上”。印文右侧边框完整。签名九项特征五同四异。',
  'At crossings 1, 2, 3 and 5 toner covers the ink without break and shows no fluorescence of it, on solid strokes, without ink piled at the edge. At point 4 there are traces of ink at the edge, at point 6 scattered toner and a small area; nowhere is the seal on top. The right rim of the imprint is whole. Of nine features of the signature five agree and four differ.',
);
const JUDGED_A = value(
  'analysis',
  '次序：反例只见于单个小面积或者厚墨粉的点，检材四点一致、在实心笔画上、边缘没有堆积，墨粉拒斥不能解释，判断先章后字；4 号、6 号点不明，不作为依据。签名：考虑伤后书写变化的可能，倾向否定，即倾向不是高志远书写，不作否定结论。局限：打印机不明，墨粉为成分同类；伤后自然样本二份。',
  'Order: the counter-examples are single points, small or with thick toner; here four agree, on solid strokes, without ink piled at the edge, which repelling does not explain: the seal first. Points 4 and 6 are inconclusive and no basis. Signature: with regard to a possible change after the injury, probably not written by Gao Zhiyuan; no outright denial. Limits: the printer is unknown, the toner alike in composition; two natural samples after the injury.',
);
const JUDGED_B = value(
  'analysis',
  '次序：独立观察六点，四点字在上，二点不明，反例的特征在四点上均未见到，判断先章后字。签名：Y1 至 Y5 为伤前书写，与检材时隔二年以上；伤后自然样本只有 Y6、Y7，Y8 为被要求书写。差异可能来自书写人变化，也可能来自他人书写，样本不足以区分，无法判断。如能补充 2023 年至 2024 年的自然样本，可以再作检验。',
  'Order: of six points observed alone four show the words on top and two are inconclusive; what marks the counter-examples is seen at none of the four: the seal first. Signature: Y1 to Y5 were written before the injury, more than two years from the specimen; after it there are Y6 and Y7 only, and Y8, written on request. The differences may come from a change in the writer or from another writer; the samples cannot tell: inconclusive. With more natural samples of 2023 and 2024 it can be examined again.',
);
const OBSERVED_BRIEFLY = value(
  'observed',
  '多数交叉点文字在印文之上，签名与样本有差异。',
  'At most crossings the words lie on the imprint; the signature differs from the samples.',
);
const FEW: Varying = {
  points: [MERE, MERE, MERE, MERE_UNCLEAR, MERE, MERE_UNCLEAR],
  simulation: [
    '进行了模拟实验，结果支持本次判断。',
    'A simulation was made; its results support what is judged here.',
  ],
  signature: ['部分特征符合，部分特征不符合。', 'Some features agree and some differ.'],
};

const WHOLE: Varying = { points: POINTS, simulation: SIMULATED, signature: COMPARED };

export const RECORD_MODELS: CaseModels = {
  record_a: [
    sound(
      bi(
        '所见和判断分开，四个反例、两个不明点照录，局限写明。',
        'Observations and judgments kept separate, the four counter-examples and two inconclusive points recorded, the limits stated.',
      ),
      { values: [OBSERVED, JUDGED_A], parts: [text(record('expert_a', WHOLE))] },
    ),
    careless(
      bi(
        '显微和荧光所见没有写，模拟实验没有数字和反例，别人无法复核。',
        'What microscope and fluorescence showed is not written, the simulation has neither figures nor counter-examples: nobody can check it.',
      ),
      {
        values: [
          OBSERVED_BRIEFLY,
          value('analysis', '判断先章后字；签名倾向否定。', 'The seal first; the signature probably not.'),
        ],
        parts: [text(record('expert_a', FEW))],
      },
    ),
    wrong(
      bi(
        '把两个不明的交叉点也判成“字在上”，六点全部一致。不明就写不明：鉴定过程要如实说明（《民事诉讼证据规定》第三十六条第一款第五项），实时记录（《司法鉴定程序通则》第二十七条）。',
        'It judges the two inconclusive points as words on top too, so that all six agree. Inconclusive is inconclusive: the process is stated as it was (Provisions on Evidence, Article 36, first paragraph, item 5) and recorded at once (General Rules, Article 27).',
      ),
      {
        values: [
          value(
            'observed',
            '六个交叉点墨粉均连续覆盖印油，墨粉上没有印油荧光，没有不明的点。印文右侧边框完整。签名九项特征五同四异。',
            'At all six crossings toner covers the ink without break and shows no fluorescence of it; no point is inconclusive. The right rim of the imprint is whole. Of nine features of the signature five agree and four differ.',
          ),
          value(
            'analysis',
            '次序：六点全部一致，反例可以排除，判断先章后字。签名：考虑伤后书写变化的可能，倾向否定。局限：打印机不明，墨粉为成分同类；伤后自然样本二份。',
            'Order: all six points agree, the counter-examples are ruled out: the seal first. Signature: with regard to a possible change after the injury, probably not. Limits: the printer is unknown, the toner alike in composition; two natural samples after the injury.',
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
        'Observed independently; the samples come before the judgment, and "inconclusive" says what is missing.',
      ),
      { values: [OBSERVED, JUDGED_B], parts: [text(record('expert_b', WHOLE))] },
    ),
    careless(
      bi(
        '没有说明为什么无法判断，也没有写缺什么样本，看不出是独立检验。',
        'Neither why it is inconclusive nor which samples are missing; nothing shows an independent examination.',
      ),
      {
        values: [
          OBSERVED_BRIEFLY,
          value(
            'analysis',
            '次序同意先章后字；签名无法判断。',
            'On the order I agree, the seal first; the signature is inconclusive.',
          ),
        ],
        parts: [text(record('expert_b', FEW))],
      },
    ),
    wrong(
      bi(
        '伤后自然样本只有二份，却下了否定结论。材料不充分、不能满足鉴定需要的，应当要求补充（《司法鉴定程序通则》第十四条）；补不到的，写无法判断。',
        'With two natural samples after the injury it denies outright. Material that does not suffice is to be supplemented (General Rules, Article 14); failing that, it is inconclusive.',
      ),
      {
        values: [
          OBSERVED,
          value(
            'analysis',
            '次序：独立观察六点，四点字在上，二点不明，判断先章后字。签名：九项特征中四项不符合，书写速度和压力不同，样本八份已经足够，足以确定不是高志远书写。',
            'Order: of six points observed alone four show the words on top and two are inconclusive: the seal first. Signature: of nine features four differ, speed and pressure are unlike, and eight samples are enough: it was certainly not written by Gao Zhiyuan.',
          ),
        ],
        parts: [text(record('expert_b', WHOLE))],
      },
    ),
  ],
};
