import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, bullets, heading, line, p, seal, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Pair = { readonly zh: readonly Block[]; readonly en: readonly Block[] };

interface Varying {
  readonly material: Pair;
  readonly methods: Pair;
  readonly process: Pair;
  readonly limits: Pair;
}

const paper = ({ material, methods, process, limits }: Varying): BilingualDocument =>
  write(
    [
      title('{{institution}}'),
      title('司法鉴定意见书'),
      heading('一、委托人和委托事项'),
      p('委托人：{{court}}，{{case_number}}。受理日期：{{accepted_date}}。'),
      p('{{matters}}'),
      heading('二、鉴定材料'),
      p('检材：{{specimen}}。'),
      ...material.zh,
      heading('三、原理和方法'),
      ...methods.zh,
      heading('四、鉴定过程'),
      p('{{observed}}'),
      ...process.zh,
      heading('五、分析说明'),
      p('{{analysis}}'),
      ...limits.zh,
      heading('六、鉴定意见'),
      p('{{opinion}}'),
      heading('七、不同意见'),
      p('{{dissent}}'),
      heading('附：承诺书、资格证明、比对照片'),
      sign('expert_a', '司法鉴定人'),
      sign('expert_b', '司法鉴定人'),
      line('{{opinion_date}}', 'right'),
      seal('明德司法鉴定中心'),
    ],
    [
      title('{{institution}}'),
      title('Opinion of the Experts'),
      heading('1. Commission and matters'),
      p('Commissioned by {{court}}, {{case_number}}. Accepted on {{accepted_date}}.'),
      p('{{matters}}'),
      heading('2. Material'),
      p('Specimen: {{specimen}}.'),
      ...material.en,
      heading('3. Principles and methods'),
      ...methods.en,
      heading('4. Process'),
      p('{{observed}}'),
      ...process.en,
      heading('5. Analysis'),
      p('{{analysis}}'),
      ...limits.en,
      heading('6. Opinion'),
      p('{{opinion}}'),
      heading('7. Differing opinion'),
      p('{{dissent}}'),
      heading('Annexed: undertaking, qualification, photographs'),
      sign('expert_a', 'Expert'),
      sign('expert_b', 'Expert'),
      line('{{opinion_date}}', 'right'),
      seal('Mingde Forensic Centre'),
    ],
  );

const WHOLE: Varying = {
  material: {
    zh: [
      p(
        '样本：签名 Y1 至 Y8，公章印文 Z1 至 Z6，共十四件，均为原件，经人民法院组织质证。材料收到时完好，检验没有改变其状态。',
      ),
    ],
    en: [
      p(
        'Samples: signatures Y1 to Y8 and imprints Z1 to Z6, fourteen in all, originals tested in court. They arrived in good state and were not altered by the examination.',
      ),
    ],
  },
  methods: {
    zh: [
      p(
        '按国家标准、行业标准和技术规范、该专业领域多数专家认可的方法的次序选用（[[《司法鉴定程序通则》第二十三条]]）。次序：在印文与文字的交叉部位作显微观察和荧光观察，以模拟实验核对。签名：比对书写动作的细节特征，并审查样本是否充分。二名鉴定人分别独立检验、实时记录（[[第十九条]]、[[第二十七条]]）。',
      ),
    ],
    en: [
      p(
        'Chosen in the order of national standards, industry standards and norms, and methods most specialists accept ([[General Rules, Article 23]]). Order: the crossings of imprint and words were observed under microscope and fluorescence and checked by simulation. Signature: details of the writing were compared, and whether the samples suffice was examined. Two experts examined independently and recorded as they went ([[Articles 19]] and [[27]]).',
      ),
    ],
  },
  process: {
    zh: [
      table(
        ['制作次序', '份数', '呈“字在上”', '呈“章在上”', '不明'],
        ['先章后字', '30', '27', '0', '3'],
        ['先字后章', '30', '4', '24', '2'],
      ),
      p('上表为模拟实验的结果。四份反例均为单个小面积或者厚墨粉的交叉点。'),
    ],
    en: [
      table(
        ['Order made', 'Pieces', 'Words on top', 'Seal on top', 'Unclear'],
        ['Seal first', '30', '27', '0', '3'],
        ['Words first', '30', '4', '24', '2'],
      ),
      p(
        'These are the results of the simulation. The four counter-examples are single points, small or with thick toner.',
      ),
    ],
  },
  limits: {
    zh: [
      bullets(
        '打印机不明，未能用同一机器制作样本，模拟实验的墨粉为成分同类；',
        '六个交叉点中，4 号、6 号点不明，没有作为依据；各点不完全独立，不能给出精确的概率；',
        '伤后自然样本只有二份；',
        '第三项形成时间超出本中心技术条件，没有受理，理由见受理答复（[[第十五条第五项]]）。',
      ),
    ],
    en: [
      bullets(
        'the printer is unknown and no samples were made on it; the toner of the simulation is alike in composition;',
        'of six crossings points 4 and 6 are inconclusive and no basis; the points are not fully independent and no exact probability is given;',
        'there are two natural samples after the injury only;',
        'the third matter, the time of making, exceeds the technical capacity of this centre and was not accepted, for the reasons given ([[Article 15, item 5]]).',
      ),
    ],
  },
};

const FEW: Varying = {
  material: { zh: [p('样本若干件。')], en: [p('Several samples.')] },
  methods: {
    zh: [p('采用显微检验和比对检验等方法。')],
    en: [p('Microscopy and comparison were used.')],
  },
  process: {
    zh: [p('经反复检验并进行模拟实验，结果稳定。')],
    en: [p('Repeated examination and a simulation gave stable results.')],
  },
  limits: { zh: [p('上述分析依据充分。')], en: [p('This has a sufficient basis.')] },
};

const MATTERS = value(
  'matters',
  '委托事项：1. 检材上公章印文与打印文字形成的先后次序；2. 检材上“高志远”签名与样本 Y1 至 Y8 是否同一人书写；3. 检材的形成时间。第三项没有受理。',
  'Matters: 1. in which order the imprint and the printed words were made; 2. whether the signature "Gao Zhiyuan" on the specimen and the samples Y1 to Y8 are by the same writer; 3. the time when the specimen was made. The third was not accepted.',
);
const OBSERVED = value(
  'observed',
  '二名鉴定人分别观察六个交叉点：1、2、3、5 墨粉连续覆盖印油，墨粉上没有印油荧光，均在实心笔画上，边缘没有印油堆积；4 号点边缘有微量印油，6 号点墨粉飞散、面积小；没有一处呈“章在上”。签名九项细节特征，五项符合，四项不符合，书写速度、压力分布有差别。',
  'Both experts observed six crossings independently. At 1, 2, 3 and 5 toner covers the ink without break and shows no fluorescence of it, on solid strokes, without ink piled at the edge; at 4 there are traces of ink at the edge, at 6 scattered toner and a small area; nowhere is the seal on top. Of nine details of the signature five agree and four differ; speed and pressure are unlike.',
);
const ANALYSIS = value(
  'analysis',
  '次序：墨粉拒斥印油可以造成“字在上”的假象，但这时边缘应当有印油堆积，且只见于单个小面积或者厚墨粉的点；检材四点一致，没有上述特征，应为先章后字。签名：考虑高志远伤后书写变化的可能，鉴定人沈知微认为倾向否定；鉴定人罗川的意见见第七部分。局限如下：',
  'Order: toner that repels ink can make it look as if the words lay on top, but then ink piles up at the edge, and it happens at single points, small or with thick toner. Here four points agree and show none of this: the seal came first. Signature: with regard to a possible change after the injury the expert Shen Zhiwei says probably not; for the expert Luo Chuan see part 7. The limits are:',
);
const OPINION = value(
  'opinion',
  '一、检材上公章印文形成在先，打印文字形成在后。二、检材上“高志远”签名，倾向不是高志远书写。',
  'On the specimen the imprint of the seal was made first and the printed words later. The signature "Gao Zhiyuan" on the specimen is probably not written by Gao Zhiyuan.',
);
const DISSENT = value(
  'dissent',
  '鉴定人罗川同意关于形成次序的意见；对签名一项，认为伤后自然样本只有 Y6、Y7 二份，差异的来源不能区分，样本不足，无法判断。',
  'The expert Luo Chuan agrees on the order. On the signature he holds that with two natural samples after the injury, Y6 and Y7, the source of the differences cannot be told: the samples are too few and it is inconclusive.',
);

export const OPINION_MODELS: CaseModels = {
  expert_opinion: [
    sound(
      bi(
        '七项内容齐全，反例和局限写明，分歧注明，结论只答委托的问题。',
        'The seven items are there, with counter-examples and limits; the difference is noted, and the conclusion answers only what was asked.',
      ),
      { values: [MATTERS, OBSERVED, ANALYSIS, OPINION, DISSENT], parts: [text(paper(WHOLE))] },
    ),
    careless(
      bi(
        '没有过程、反例和局限，分歧只写“存在不同看法”，法庭上第一个问题就答不出。',
        'No process, counter-examples or limits, and the difference is merely "another view": it falls at the first question.',
      ),
      {
        values: [
          value('matters', '委托事项：文书鉴定。', 'Matter: the examination of a document.'),
          value(
            'observed',
            '多数交叉点文字在印文之上，签名与样本有差异。',
            'At most crossings the words lie on the imprint; the signature differs from the samples.',
          ),
          value(
            'analysis',
            '综合分析，先盖章、后打印；签名有差异。',
            'On the whole the seal came first and the print later; the signature differs.',
          ),
          OPINION,
          value('dissent', '关于签名存在不同看法。', 'On the signature there is another view.'),
        ],
        parts: [text(paper(FEW))],
      },
    ),
    wrong(
      bi(
        '结论写“系伪造，不具有证明力”。鉴定回答专门性问题（《民事诉讼法》第七十九条），先章后字也可能是授权补填；是否伪造、有无证明力由法院判断（第六十六条第二款）。',
        'It concludes "forged and without weight". Experts answer special questions (Civil Procedure Law, Article 79), and a seal before the words may have been an authority to fill in; forgery and weight are for the court (Article 66, second paragraph).',
      ),
      {
        values: [
          MATTERS,
          OBSERVED,
          ANALYSIS,
          value(
            'opinion',
            '检材系利用空白盖章纸伪造的对账确认书，不具有证明力，不能证明欠款。',
            'The specimen is a Statement of Account forged on a blank sealed sheet; it has no weight and proves no debt.',
          ),
          DISSENT,
        ],
        parts: [text(paper(WHOLE))],
      },
    ),
  ],
};
