import type { BilingualDocument, PaperPart } from '@lets/contract';
import { type Block, bi, bullets, heading, line, p, sign, steps, title } from '../../build.ts';
import {
  type CaseModels,
  careless,
  sound,
  text,
  textUnless,
  textWhen,
  value,
  writtenBy,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';

type Pair = { readonly zh: readonly Block[]; readonly en: readonly Block[] };

const PLAINTIFF = [writtenBy('counsel_p')];
const bySide = (plaintiff: Pair, defendant: Pair): PaperPart[] => [
  textWhen(PLAINTIFF, write(plaintiff.zh, plaintiff.en)),
  textUnless(PLAINTIFF, write(defendant.zh, defendant.en)),
];

const HEAD = text(
  write(
    [
      title('对鉴定意见的异议书'),
      line('{{case_number}}', 'right'),
      p(
        '对{{institution}} {{opinion_date}}出具的鉴定意见书，依照[[《最高人民法院关于民事诉讼证据的若干规定》第三十七条第二款]]提出异议：',
      ),
      heading('一、异议的内容'),
      p('{{objections}}'),
      heading('二、理由'),
    ],
    [
      title('Objections to the Opinion'),
      line('{{case_number}}', 'right'),
      p(
        'Under [[Article 37, second paragraph, of the Provisions on Evidence]] the following objections are made to the opinion of the {{institution}} of {{opinion_date}}:',
      ),
      heading('1. Objections'),
      p('{{objections}}'),
      heading('2. Reasons'),
    ],
  ),
);
const REQUESTS = text(write([heading('三、请求')], [heading('3. Requests')]));
const SIGNED: BilingualDocument = write(
  [
    line('提出异议的一方签名：'),
    sign('counsel_p', '原告委托诉讼代理人'),
    sign('counsel_d', '被告委托诉讼代理人'),
    line('{{objection_date}}', 'right'),
  ],
  [
    line('Signed by the objecting side:'),
    sign('counsel_p', 'Counsel for the plaintiff'),
    sign('counsel_d', 'Counsel for the defendant'),
    line('{{objection_date}}', 'right'),
  ],
);

const objection = (reasons: readonly PaperPart[], requests: readonly PaperPart[]): PaperPart[] => [
  HEAD,
  ...reasons,
  REQUESTS,
  ...requests,
  text(SIGNED),
];

const VALUES = [
  value(
    'objections',
    '原告对第一项意见“印文形成在先，文字形成在后”有异议：模拟实验的代表性不足，反例没有排除。',
    'The plaintiff objects to the first opinion, that the imprint was made first and the words later: the simulation may not represent the specimen, and the counter-examples are not ruled out.',
    ...PLAINTIFF,
  ),
  value(
    'objections',
    '被告对第二项意见“签名倾向不是高志远书写”的依据有异议：样本的选取和两名鉴定人的分歧没有说明清楚。对第一项没有异议。',
    'The defendant objects to the basis of the second opinion, that the signature is probably not by Gao Zhiyuan: the choice of samples and the difference between the experts are not made clear. To the first it does not object.',
  ),
];

const REASONS = bySide(
  {
    zh: [
      bullets(
        '材料：检材的打印机不明，墨粉只是成分同类，没有用同一机器制作样本。',
        '方法：墨粉拒斥印油会造成“字在上”的假象，意见书没有说明检材墨粉的厚度怎样核对。',
        '过程：六个交叉点中 4 号、6 号点不明，可用的只有四点。',
        '结论：先字后章的 30 份中也有 4 份呈“字在上”，意见书只说是单个小面积或者厚墨粉的点，没有说明怎样排除。',
      ),
    ],
    en: [
      bullets(
        'Material: the printer is unknown and the toner merely alike in composition; no samples were made on the same machine.',
        'Method: toner that repels ink makes it look as if the words lay on top; the opinion does not say how the thickness of the toner on the specimen was checked.',
        'Process: of six crossings points 4 and 6 are inconclusive, which leaves four.',
        'Conclusion: of 30 pieces printed first 4 also show the words on top; the opinion calls them single points, small or with thick toner, and does not say how this was ruled out.',
      ),
    ],
  },
  {
    zh: [
      bullets(
        '材料：Y1 至 Y5 书写于 2021 年至 2022 年 6 月，与落款 2024 年 6 月 30 日相隔两年以上，落款前后的样本只有 Y6、Y7。',
        '方法：意见书没有说明伤前、伤后样本在比对中各占什么分量。',
        '过程：两名鉴定人面对同一批样本，一人倾向否定，一人无法判断，分歧的原因没有展开。',
        '结论：四项差异特征是否超出书写人自身的变化，需要说明。',
      ),
    ],
    en: [
      bullets(
        'Material: Y1 to Y5 were written from 2021 to June 2022, two years and more from the date 30 June 2024; near it there are Y6 and Y7 only.',
        'Method: the opinion does not say what weight samples before and after the injury had in the comparison.',
        'Process: on the same samples one expert says probably not and the other inconclusive; the reason is not set out.',
        'Conclusion: whether the four features that differ go beyond the variation of the writer is to be explained.',
      ),
    ],
  },
);
const REQUESTED = bySide(
  {
    zh: [
      steps(
        '请鉴定人对反例的排除和墨粉同类的程度作出书面解释、说明（[[第三十七条第三款]]）；',
        '通知鉴定人出庭作证（[[《民事诉讼法》第八十一条]]），申请人愿意预交出庭费用（[[第三十八条]]）；',
        '准许有专门知识的人{{role_advisor}}就方法发问。',
      ),
    ],
    en: [
      steps(
        'that the experts explain in writing how the counter-examples were ruled out and how alike the toner was ([[Article 37, third paragraph]]);',
        'that they be notified to appear ([[Civil Procedure Law, Article 81]]), the objecting side prepaying the costs ([[Article 38]]);',
        'that {{role_advisor}}, as a person with special knowledge, be allowed to ask about method.',
      ),
    ],
  },
  {
    zh: [
      steps(
        '请鉴定人书面说明样本的分量和两人分歧的原因（[[第三十七条第三款]]）；',
        '通知两名鉴定人出庭作证（[[《民事诉讼法》第八十一条]]），申请人愿意预交出庭费用（[[第三十八条]]）；',
        '如有必要，补充 2023 年至 2024 年的自然样本，经质证后补充鉴定。',
      ),
    ],
    en: [
      steps(
        'that the experts explain in writing the weight of the samples and why they differ ([[Article 37, third paragraph]]);',
        'that both be notified to appear ([[Civil Procedure Law, Article 81]]), the objecting side prepaying the costs ([[Article 38]]);',
        'if need be, a supplementary examination on further natural samples of 2023 and 2024, after they are tested.',
      ),
    ],
  },
);

const RENEWED: Pair = {
  zh: [
    p(
      '上述问题说明鉴定意见不可靠，请求依照[[第四十条第一款]]另行委托其他鉴定机构重新鉴定，原鉴定意见不作为认定事实的根据。',
    ),
  ],
  en: [
    p(
      'This shows that the opinion is not reliable. The court is asked under [[Article 40, first paragraph]] to commission another institution with a new examination, and not to base any finding on this opinion.',
    ),
  ],
};

export const OBJECTION_MODELS: CaseModels = {
  objection: [
    sound(
      bi(
        '材料、方法、过程、结论分项写，针对方法不针对人，请求具体。',
        'Material, method, process and conclusion are treated separately; the objections address the method and not the persons; the requests are definite.',
      ),
      { values: VALUES, parts: objection(REASONS, REQUESTED) },
    ),
    careless(
      bi(
        '只说“不科学、不公正”，没有指出哪一步、哪一份数据，鉴定人无从答复。',
        'It says "unscientific and unfair" without naming a step or a figure: nothing the experts could answer.',
      ),
      {
        values: [value('objections', '对鉴定意见不予认可。', 'The opinion is not accepted.')],
        parts: objection(
          bySide(
            {
              zh: [p('印章是真的，鉴定人没有见过那台打印机，凭几个点就下结论，不科学，也不公正。')],
              en: [
                p(
                  'The seal is genuine. The experts never saw the printer and conclude from a few points; this is neither scientific nor fair.',
                ),
              ],
            },
            {
              zh: [p('签名明显不是高志远写的，鉴定人只说“倾向”，还有一人不表态，不负责任。')],
              en: [
                p(
                  'Gao plainly did not write the signature. To say "probably", and one of them nothing at all, is irresponsible.',
                ),
              ],
            },
          ),
          [
            text(
              write([p('请求法院不采信该鉴定意见。')], [p('The court is asked not to adopt the opinion.')]),
            ),
          ],
        ),
      },
    ),
    wrong(
      bi(
        '以可以补正的瑕疵请求重新鉴定。能通过补正、补充鉴定或者补充质证解决的，不准许重新鉴定（《民事诉讼证据规定》第四十条第三款）；应当请求解释、出庭或者补充鉴定。',
        'It asks for a new examination over flaws that can be cured. Where correction, supplement or further testing helps there is none (Provisions on Evidence, Article 40, third paragraph); explanation, appearance or a supplement is to be asked for.',
      ),
      { values: VALUES, parts: objection(REASONS, [text(write(RENEWED.zh, RENEWED.en))]) },
    ),
  ],
};
