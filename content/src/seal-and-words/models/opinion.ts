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
      heading('Annexed: undertaking, proof of qualification, photographs'),
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
        'Samples: signatures Y1 to Y8 and imprints Z1 to Z6, fourteen in all; all are originals, and the court had the parties examine them. The material arrived in good condition and was not altered by the examination.',
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
        'The methods were chosen in the order of national standards, industry standards and technical norms, and methods accepted by most specialists in the field ([[General Rules, Article 23]]). Order: the crossings of imprint and words were observed under the microscope and under fluorescence, and the findings were checked by simulation. Signature: detailed features of the writing movement were compared, and it was considered whether the samples were sufficient. The two experts examined the material independently of each other and recorded their work as it proceeded ([[Articles 19]] and [[27]]).',
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
        'These are the results of the simulation. The four counter-examples are all single crossings that were small or had thick toner.',
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
        'the printer is unknown and no pieces could be made on the same machine; the toner used in the simulation is only of the same composition;',
        'of the six crossings, 4 and 6 are inconclusive and are not relied on; the crossings are not fully independent of each other, and no exact probability can be given;',
        'there are only two natural samples after the injury;',
        'the third matter, the time of making, exceeds the technical conditions of this centre and was not accepted, for the reasons given in the notice of acceptance ([[Article 15, item 5]]).',
      ),
    ],
  },
};

const FEW: Varying = {
  material: { zh: [p('样本若干件。')], en: [p('Several samples.')] },
  methods: {
    zh: [p('采用显微检验和比对检验等方法。')],
    en: [p('Microscopic examination, comparison and other methods were used.')],
  },
  process: {
    zh: [p('经反复检验并进行模拟实验，结果稳定。')],
    en: [
      p('The material was examined repeatedly and a simulation was carried out; the results were stable.'),
    ],
  },
  limits: { zh: [p('上述分析依据充分。')], en: [p('The above analysis has a sufficient basis.')] },
};

const MATTERS = value(
  'matters',
  '委托事项：1. 检材上公章印文与打印文字形成的先后次序；2. 检材上“高志远”签名与样本 Y1 至 Y8 是否同一人书写；3. 检材的形成时间。第三项没有受理。',
  'Matters: 1. in which order the imprint of the seal and the printed words on the specimen were made; 2. whether the signature "Gao Zhiyuan" on the specimen and the samples Y1 to Y8 were written by the same person; 3. when the specimen was made. The third matter was not accepted.',
);
const OBSERVED = value(
  'observed',
  '二名鉴定人分别观察六个交叉点：1、2、3、5 墨粉连续覆盖印油，墨粉上没有印油荧光，均在实心笔画上，边缘没有印油堆积；4 号点边缘有微量印油，6 号点墨粉飞散、面积小；没有一处呈“章在上”。签名九项细节特征，五项符合，四项不符合，书写速度、压力分布有差别。',
  'The two experts observed the six crossings independently of each other. At crossings 1, 2, 3 and 5 the toner covers the ink without a break, there is no fluorescence of ink on the toner, the strokes are solid, and no ink is piled up at the edges; at crossing 4 there are traces of ink at the edge; at crossing 6 the toner is scattered and the area small. Nowhere is the seal on top. Of nine detailed features of the signature five agree and four differ; the speed and the distribution of pressure are different.',
);
const ANALYSIS = value(
  'analysis',
  '次序：墨粉拒斥印油可以造成“字在上”的假象，但这时边缘应当有印油堆积，且只见于单个小面积或者厚墨粉的点；检材四点一致，没有上述特征，应为先章后字。签名：考虑高志远伤后书写变化的可能，鉴定人沈知微认为倾向否定；鉴定人罗川的意见见第七部分。局限如下：',
  "Order: toner that repels ink can make it look as if the words lay on top, but then ink should be piled up at the edges, and the effect occurs only at single crossings that are small or have thick toner. On the specimen four crossings agree and show none of these features; the conclusion is that the seal came first and the words later. Signature: since Gao Zhiyuan's writing may have changed after the injury, the expert Shen Zhiwei's opinion is probable exclusion; for the opinion of the expert Luo Chuan see part 7. The limits are as follows:",
);
const OPINION = value(
  'opinion',
  '一、检材上公章印文形成在先，打印文字形成在后。二、检材上“高志远”签名，倾向不是高志远书写。',
  '1. On the specimen the imprint of the seal was made first and the printed words later. 2. The signature "Gao Zhiyuan" on the specimen was probably not written by Gao Zhiyuan.',
);
const DISSENT = value(
  'dissent',
  '鉴定人罗川同意关于形成次序的意见；对签名一项，认为伤后自然样本只有 Y6、Y7 二份，差异的来源不能区分，样本不足，无法判断。',
  'The expert Luo Chuan agrees with the opinion on the order. On the signature he holds that there are only two natural samples after the injury, Y6 and Y7, that the source of the differences cannot be determined, and that with insufficient samples the signature is inconclusive.',
);

export const OPINION_MODELS: CaseModels = {
  expert_opinion: [
    sound(
      bi(
        '七项内容齐全，反例和局限写明，分歧注明，结论只答委托的问题。',
        'All seven items are there, with the counter-examples and the limits; the difference is noted, and the conclusion answers only the questions commissioned.',
      ),
      { values: [MATTERS, OBSERVED, ANALYSIS, OPINION, DISSENT], parts: [text(paper(WHOLE))] },
    ),
    careless(
      bi(
        '没有过程、反例和局限，分歧只写“存在不同看法”，法庭上第一个问题就答不出。',
        'It states no process, counter-examples or limits and mentions the difference merely as "another view"; in court it will fail at the first question.',
      ),
      {
        values: [
          value('matters', '委托事项：文书鉴定。', 'Matter: the examination of a document.'),
          value(
            'observed',
            '多数交叉点文字在印文之上，签名与样本有差异。',
            'At most crossings the words lie on top of the imprint; the signature differs from the samples.',
          ),
          value(
            'analysis',
            '综合分析，先盖章、后打印；签名有差异。',
            'On an overall analysis, the page was sealed first and printed later; the signature differs.',
          ),
          OPINION,
          value('dissent', '关于签名存在不同看法。', 'There is another view on the signature.'),
        ],
        parts: [text(paper(FEW))],
      },
    ),
    wrong(
      bi(
        '结论写“系伪造，不具有证明力”。鉴定回答专门性问题（《民事诉讼法》第七十九条），先章后字也可能是授权补填；是否伪造、有无证明力由法院判断（第六十六条第二款）。',
        'It concludes that the specimen is forged and without probative force. Experts answer special questions (Civil Procedure Law, Article 79), and a page sealed before it was printed may also have been given with authority to fill it in; forgery and probative force are for the court to judge (Article 66, second paragraph).',
      ),
      {
        values: [
          MATTERS,
          OBSERVED,
          ANALYSIS,
          value(
            'opinion',
            '检材系利用空白盖章纸伪造的对账确认书，不具有证明力，不能证明欠款。',
            'The specimen is a Statement of Account forged on a blank sheet that bore the seal; it has no probative force and proves no debt.',
          ),
          DISSENT,
        ],
        parts: [text(paper(WHOLE))],
      },
    ),
  ],
};
