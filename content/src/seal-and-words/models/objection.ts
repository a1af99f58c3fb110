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
    'The plaintiff objects to the first opinion, that the imprint was made first and the words later: the simulation is not sufficiently representative, and the counter-examples are not ruled out.',
    ...PLAINTIFF,
  ),
  value(
    'objections',
    '被告对第二项意见“签名倾向不是高志远书写”的依据有异议：样本的选取和两名鉴定人的分歧没有说明清楚。对第一项没有异议。',
    'The defendant objects to the basis of the second opinion, that Gao Zhiyuan probably did not write the signature: the choice of samples and the difference between the two experts are not clearly explained. It does not object to the first opinion.',
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
        'Material: the printer of the specimen is unknown and the toner was only of the same composition; no pieces were made on the same machine.',
        'Method: toner that repels ink can make it look as if the words lay on top; the opinion does not say how the thickness of the toner on the specimen was checked.',
        'Process: of the six crossings, 4 and 6 are inconclusive, which leaves only four that can be used.',
        'Conclusion: of the 30 pieces printed first, 4 also show the words on top; the opinion says only that these are single crossings, small or with thick toner, and does not explain how the same effect was ruled out on the specimen.',
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
        'Material: Y1 to Y5 were written between 2021 and June 2022, two years or more before 30 June 2024, the date on the statement; the only samples from around that date are Y6 and Y7.',
        'Method: the opinion does not say what weight the samples from before and after the injury were given in the comparison.',
        "Process: on the same samples one expert's opinion is probable exclusion and the other's inconclusive; the reasons for the difference are not set out.",
        "Conclusion: it has to be explained whether the four differing features go beyond the variation within one person's writing.",
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
        'that the experts explain in writing how the counter-examples were ruled out and how similar the toner was ([[Article 37, third paragraph]]);',
        'that they be notified to appear and testify ([[Civil Procedure Law, Article 81]]); the objecting party is willing to prepay the costs of their appearance ([[Article 38]]);',
        'that {{role_advisor}}, as a person with special knowledge, be allowed to question them on the method.',
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
        'that the experts explain in writing what weight the samples were given and why the two of them differ ([[Article 37, third paragraph]]);',
        'that both experts be notified to appear and testify ([[Civil Procedure Law, Article 81]]); the objecting party is willing to prepay the costs of their appearance ([[Article 38]]);',
        'that, if necessary, further natural samples of 2023 and 2024 be supplied and, once the parties have examined them, a supplementary examination be carried out.',
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
      'The above problems show that the opinion is not reliable. The court is asked under [[Article 40, first paragraph]] to commission another institution to carry out a new examination, and not to base any finding of fact on this opinion.',
    ),
  ],
};

export const OBJECTION_MODELS: CaseModels = {
  objection: [
    sound(
      bi(
        '材料、方法、过程、结论分项写，针对方法不针对人，请求具体。',
        'Material, method, process and conclusion are treated separately; the objections address the method and not the persons; the requests are specific.',
      ),
      { values: VALUES, parts: objection(REASONS, REQUESTED) },
    ),
    careless(
      bi(
        '只说“不科学、不公正”，没有指出哪一步、哪一份数据，鉴定人无从答复。',
        'It says "unscientific and unfair" without naming any step or figure, so there is nothing that the experts could answer.',
      ),
      {
        values: [value('objections', '对鉴定意见不予认可。', 'The opinion is not accepted.')],
        parts: objection(
          bySide(
            {
              zh: [p('印章是真的，鉴定人没有见过那台打印机，凭几个点就下结论，不科学，也不公正。')],
              en: [
                p(
                  'The seal is genuine. The experts have never seen the printer and draw their conclusion from a few points; this is neither scientific nor fair.',
                ),
              ],
            },
            {
              zh: [p('签名明显不是高志远写的，鉴定人只说“倾向”，还有一人不表态，不负责任。')],
              en: [
                p(
                  'The signature is plainly not Gao Zhiyuan\'s. One expert says only "probably", and the other will not commit himself at all; this is irresponsible.',
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
        'It asks for a new examination because of flaws that can be cured. Where correction, a supplementary examination or a further examination by the parties can cure them, no new examination is allowed (Provisions on Evidence, Article 40, third paragraph). It should have asked for an explanation, the appearance of the experts or a supplementary examination.',
      ),
      { values: VALUES, parts: objection(REASONS, [text(write(RENEWED.zh, RENEWED.en))]) },
    ),
  ],
};
