import type { PaperPart } from '@lets/contract';
import { type Block, bi, heading, line, p, sign, title } from '../../build.ts';
import {
  type CaseModels,
  careless,
  sound,
  text,
  textUnless,
  textWhen,
  value,
  visited,
  voted,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';

/** The panel adopts the opinion; rejected or tied, it does not. */
const ADOPTED = [voted('finding', 'passed')];
const SUPPLEMENTED = [visited('supplement')];
/** The experts appeared; where the costs were not prepaid, they did not. */
const HEARD = [visited('testimony')];

type Words = readonly [zh: string, en: string];

const pair = ([zh, en]: Words): [Block[], Block[]] => [[p(zh)], [p(en)]];
const always = (words: Words): PaperPart => text(write(...pair(words)));
const headed = ([zh, en]: Words): PaperPart => text(write([heading(zh)], [heading(en)]));
const byVote = (adopted: Words, refused: Words): PaperPart[] => [
  textWhen(ADOPTED, write(...pair(adopted))),
  textUnless(ADOPTED, write(...pair(refused))),
];

const HEAD: readonly PaperPart[] = [
  text(
    write(
      [
        title('{{court}}'),
        title('民事判决书（证据采信部分）'),
        line('{{case_number}}', 'right'),
        p(
          '{{plaintiff_name}}主张{{defendant_name}}欠款 {{claimed}} 元，双方认可的送货单合计 {{delivered}} 元。',
        ),
        heading('一、印章的推定和举证责任'),
      ],
      [
        title('{{court}}'),
        title('Civil Judgment (on the evidence)'),
        line('{{case_number}}', 'right'),
        p(
          '{{plaintiff_name}} claims that {{defendant_name}} owes {{claimed}} yuan; the delivery slips that both parties accept come to {{delivered}} yuan in total.',
        ),
        heading('1. The presumption of the seal and the burden of proof'),
      ],
    ),
  ),
];
const PRESUMED = always([
  '对账确认书是私文书证，由主张的原告对其真实性负举证责任；其上盖有被告真实的公章，双方没有争议，依照[[《最高人民法院关于民事诉讼证据的若干规定》第九十二条]]，推定为真实。被告主张先盖章、后打印，应当对推翻该推定的事实负举证责任，并已依法申请鉴定、预交费用。',
  "The Statement of Account is a private document, and the plaintiff, who relies on it, has to prove that it is authentic. It bears the defendant's genuine seal, which is not disputed, and is presumed to be authentic under [[Article 92 of the Provisions on Evidence]]. The defendant, who says that it was sealed first and printed later, bears the burden of proving the facts that rebut this presumption, and has applied for the examination and prepaid the fees as the law requires.",
]);

const REVIEW: readonly PaperPart[] = [
  headed(['二、对鉴定意见的审查', '2. Review of the opinion']),
  always([
    '资格：鉴定机构由双方协商确定，鉴定人{{role_expert_a}}、{{role_expert_b}}具备资格，没有应当回避的情形。材料：检材一页、样本十四件均经质证（[[第三十四条]]），未经质证的复印件没有移送。方法和过程：二人分别独立检验，六个交叉点四点“字在上”、二点不明，模拟实验的数据、反例和局限均已载明，具备[[第三十六条]]规定的内容。二人对形成次序意见一致；对签名意见不一，意见书已经注明。',
    'Qualification: the parties agreed on the institution; the experts {{role_expert_a}} and {{role_expert_b}} are qualified, and there was no ground for their recusal. Material: the parties have examined the specimen and all fourteen samples ([[Article 34]]); copies that could not be checked were not sent to the experts. Method and process: the two experts examined the material independently; of six crossings four show the words on top and two are inconclusive; the opinion states the figures, the counter-examples and the limits of the simulation, as [[Article 36]] requires. The two experts agree on the order; they differ on the signature, which the opinion notes.',
  ]),
  textWhen(
    HEARD,
    write(
      ...pair([
        '二名鉴定人均出庭作证，如实答复了双方和合议庭的询问（[[《中华人民共和国民事诉讼法》第八十一条]]）。',
        'Both experts appeared in court and truthfully answered the questions of the parties and of the panel ([[Civil Procedure Law, Article 81]]).',
      ]),
    ),
  ),
  textUnless(
    HEARD,
    write(
      ...pair([
        '原告收到书面答复后仍有异议，没有预交鉴定人出庭费用，依照[[《最高人民法院关于民事诉讼证据的若干规定》第三十八条第一款]]视为放弃异议，鉴定人没有出庭。本院对鉴定意见仍依职权审查。',
        "The plaintiff still objected after receiving the written reply but did not prepay the costs of the experts' appearance; under [[Article 38, first paragraph, of the Provisions on Evidence]] it is deemed to have given up its objection, and the experts did not appear. This court nevertheless reviews the opinion of its own motion.",
      ]),
    ),
  ),
];

const ANSWERED_HEAD = headed([
  '三、对异议和有专门知识的人意见的回应',
  '3. Response to the objections and to the person with special knowledge',
]);
const ADVISOR_STATED: Words = [
  '{{role_advisor}}就专业问题提出的意见，视为原告的陈述（[[民诉法解释第一百二十二条第二款]]），可以质疑鉴定意见，不能代替鉴定意见。',
  'The views of {{role_advisor}} on special questions are deemed a statement of the plaintiff ([[Interpretation of the Civil Procedure Law, Article 122, second paragraph]]); they may call the expert opinion into question but cannot replace it.',
];
const ADVISOR_AS_EXPERT: Words = [
  '{{role_advisor}}从事文书鉴定十五年，其就专业问题提出的意见同样是鉴定意见，与{{institution}}的鉴定意见证明力相当，本院将两份鉴定意见比较以后择优采信。',
  "{{role_advisor}} worked as a document examiner for fifteen years. Cui's views on special questions are likewise an expert opinion, with the same probative force as that of the {{institution}}; this court compares the two and adopts the better one.",
];
const OBJECTIONS: readonly PaperPart[] = byVote(
  [
    '原告提出，打印机不明，先字后章的 30 份中也有 4 份呈“字在上”。鉴定人答复：反例均为单个小面积或者厚墨粉的点；检材四点都在实心笔画上，荧光一致；墨粉拒斥印油的，边缘应当有印油堆积，四点没有，有微量印油的 4 号点没有计入；同一份样品四点均呈假象的，30 份中没有出现。该答复针对异议，合乎逻辑。打印机不明的局限，不足以解释四点一致。原告的异议不予采纳。',
    "The plaintiff argues that the printer is unknown and that of the 30 pieces printed first 4 also show the words on top. The experts answered that the counter-examples are all single crossings, small or with thick toner; that all four crossings of the specimen lie on solid strokes, and the fluorescence is consistent; that where toner repels ink, ink should be piled up at the edges, which is not so at any of the four, while crossing 4, which has traces of ink, was not counted; and that among the 30 pieces there was none in which four crossings all showed the false appearance. This answer meets the objection and is logical. The limit that the printer is unknown does not explain why four crossings agree. The plaintiff's objection is not accepted.",
  ],
  [
    '原告提出，打印机不明，先字后章的 30 份中也有 4 份呈“字在上”。鉴定人承认墨粉拒斥印油会造成假象，也承认没有用同一机器制作样本，各点不完全独立，不能给出错误的概率；六个交叉点中二点不明，4 号点边缘恰有微量印油。在此情形下，以成分同类的墨粉所作的模拟实验，不足以排除检材系假象的可能。原告指出的这一不足成立。',
    "The plaintiff argues that the printer is unknown and that of the 30 pieces printed first 4 also show the words on top. The experts admit that toner that repels ink may cause a false appearance, that no pieces were made on the same machine, and that the crossings are not fully independent, so that no probability of error can be given. Of the six crossings two are inconclusive, and crossing 4 does have traces of ink at the edge. In these circumstances a simulation with toner of the same composition is not sufficient to rule out that the appearance of the specimen is false. The plaintiff's objection on this point is well founded.",
  ],
);

const OTHER_HEAD = headed(['四、与其他证据的印证', '4. Corroboration by other evidence']);
const SUPPLEMENT: readonly PaperPart[] = [
  {
    ...textWhen(
      ADOPTED,
      write(
        ...pair([
          '补充鉴定表明，检材印文与 2023 年 9 月至 12 月的样本 Z1 至 Z3 相符，与 2024 年 4 月以后的样本 Z4 至 Z6 不符，后者右侧边框有一处缺口；而对账确认书落款为 2024 年 6 月 30 日，与原告“当场打印、盖章、签名”的陈述矛盾，印证了先章后字的意见。',
          "The supplementary examination shows that the imprint on the specimen matches samples Z1 to Z3 of September to December 2023 and does not match samples Z4 to Z6 from April 2024 onwards, which have a nick in the right rim. The statement, however, is dated 30 June 2024. This contradicts the plaintiff's account that it was printed, sealed and signed on the spot, and corroborates the opinion that the seal came first.",
        ]),
      ),
    ),
    when: [...ADOPTED, ...SUPPLEMENTED],
  },
  {
    ...textWhen(
      SUPPLEMENTED,
      write(
        ...pair([
          '补充鉴定表明检材印文与 2024 年 4 月以后的样本不符。该意见只能判断盖印的时段，不能说明文字打印于何时，也不能排除被告先行盖章、授权原告补填；被告称纸张只供办理车辆通行证，没有举证证明，该意见不足以推翻推定。',
          'The supplementary examination shows that the imprint on the specimen does not match the samples from April 2024 onwards. It determines only the period of the imprint; it does not show when the words were printed, nor does it rule out that the defendant sealed the page first and authorised the plaintiff to fill it in. The defendant says that the sheet was only for a vehicle permit but has not proved it. This opinion is not sufficient to rebut the presumption.',
        ]),
      ),
    ),
    unless: ADOPTED,
  },
  {
    ...textWhen(
      ADOPTED,
      write(
        ...pair([
          '本案没有进行补充鉴定，本院以四个交叉点的一致所见为主要依据：四点均在实心笔画上，显微和荧光所见相互印证，二名鉴定人分别观察得出同一判断，没有一点相反。',
          'There was no supplementary examination in this case, and this court relies mainly on the consistent observations at four crossings: all four lie on solid strokes, the observations under the microscope and under fluorescence corroborate each other, two experts observing independently reached the same conclusion, and no crossing points the other way.',
        ]),
      ),
    ),
    unless: SUPPLEMENTED,
  },
];
const TESTIFIED: readonly PaperPart[] = byVote(
  [
    '证人{{role_manager}}签署并宣读保证书以后陈述，印章 2024 年 3 月摔缺了右边一点。证人系被告员工，其证言不能单独作为认定事实的根据（[[《最高人民法院关于民事诉讼证据的若干规定》第九十条]]第三项）；但其陈述于己不利，又与样本 Z4 至 Z6 的缺口相互印证，可以采信。',
    'After signing and reading out the pledge, the witness {{role_manager}} stated that in March 2024 the seal was dropped and lost a chip on the right. The witness is an employee of the defendant, whose testimony may not by itself be the basis of a finding ([[Article 90 of the Provisions on Evidence]], item 3); but it is against his own interest and is corroborated by the nick in samples Z4 to Z6, and it can be accepted.',
  ],
  [
    '证人{{role_manager}}签署并宣读保证书以后陈述，印章 2024 年 3 月摔缺了右边一点。证人系被告员工，其证言不能单独作为认定事实的根据（[[《最高人民法院关于民事诉讼证据的若干规定》第九十条]]第三项）；该证言至多说明印文的时段，说明不了文字打印于何时。',
    'After signing and reading out the pledge, the witness {{role_manager}} stated that in March 2024 the seal was dropped and lost a chip on the right. The witness is an employee of the defendant, whose testimony may not by itself be the basis of a finding ([[Article 90 of the Provisions on Evidence]], item 3); at most it shows the period of the imprint; it does not show when the words were printed.',
  ],
);
const SLIPS: readonly PaperPart[] = byVote(
  [
    '送货单合计 {{delivered}} 元，截至 2024 年 4 月；原告没有举出其余供货的证据，也没有举出被告授权补填的证据。先章后字不等于伪造，但盖章时没有文字的，印章不能证明被告确认了后来打印的金额。',
    'The delivery slips come to {{delivered}} yuan in total and end in April 2024; the plaintiff has produced no evidence of further deliveries, and none that the defendant authorised it to fill in the page. That the seal came first does not mean forgery; but where there were no words on the page when it was sealed, the seal cannot prove that the defendant confirmed an amount printed later.',
  ],
  [
    '送货单合计 {{delivered}} 元，少于对账金额。但送货单只证明有单据的供货，双方没有约定供货必须以送货单为凭；对账确认书盖有被告真实的公章，记载的是截至 2024 年 6 月 30 日的结算金额，被告没有举证证明结算与实际供货不符，差额本身不足以推翻推定。',
    "The delivery slips come to {{delivered}} yuan in total, less than the amount of the statement. But they prove only the deliveries for which there is a slip, and the parties did not agree that every delivery must be evidenced by one. The Statement of Account bears the defendant's genuine seal and gives the balance as of 30 June 2024; the defendant has not proved that this balance departs from the actual deliveries. The difference by itself is not sufficient to rebut the presumption.",
  ],
);
const FINDING = text(
  write(
    [heading('五、认定'), p('{{adopted}}'), sign('judge', '审判长'), sign('judge_b', '审判员')],
    [heading('5. Finding'), p('{{adopted}}'), sign('judge', 'Presiding judge'), sign('judge_b', 'Judge')],
  ),
);

const VALUES = [
  value(
    'adopted',
    '综上，本院采信关于形成次序的鉴定意见，结合样本和送货单，确信先盖章、后打印具有高度可能性（[[民诉法解释第一百零八条第一款]]），对账确认书的推定已被推翻；原告没有举出授权补填的证据（[[《民法典》第一百六十五条]]），对账确认书不能证明欠款 1,280,000 元；货款按双方认可的送货单认定为 640,000 元。签名一项，鉴定人意见不一，本院不以其为依据。',
    'For these reasons this court adopts the opinion on the order. Taking it together with the samples and the slips, the court is convinced that it is highly probable that the page was sealed first and printed later ([[Interpretation, Article 108, first paragraph]]). The presumption of authenticity is rebutted. The plaintiff has produced no evidence of authority to fill in the page ([[Civil Code, Article 165]]), and the statement does not prove a debt of 1,280,000 yuan; the price owed is found to be 640,000 yuan on the basis of the delivery slips that both parties accept. On the signature the experts differ, and the court does not rely on their opinions.',
    ...ADOPTED,
  ),
  value(
    'adopted',
    '综上，关于形成次序的鉴定意见依据不足，先盖章、后打印的事实没有达到高度可能性（[[民诉法解释第一百零八条第一款]]），本院不予采信；对账确认书的推定没有被推翻，货款按其记载认定为 1,280,000 元。签名一项，鉴定人意见不一，本院不以其为依据。',
    'For these reasons the opinion on the order lacks a sufficient basis and is not adopted; it has not been shown to be highly probable that the page was sealed first and printed later ([[Interpretation, Article 108, first paragraph]]). The presumption of authenticity is not rebutted, and the price owed is found to be 1,280,000 yuan as the statement records. On the signature the experts differ, and the court does not rely on their opinions.',
  ),
];

const reasons = (advisor: Words): PaperPart[] => [
  ...HEAD,
  PRESUMED,
  ...REVIEW,
  ANSWERED_HEAD,
  ...OBJECTIONS,
  always(advisor),
  OTHER_HEAD,
  ...SUPPLEMENT,
  ...TESTIFIED,
  ...SLIPS,
  FINDING,
];

export const REASONS_MODELS: CaseModels = {
  evidence_reasons: [
    sound(
      bi(
        '推定、五个方面的审查、回应异议、印证、认定依次写来，采信与否按表决结果。',
        'It deals in turn with the presumption, the review on five points, the objections, the corroboration and the finding, and adopts the opinion or not in accordance with the vote.',
      ),
      { values: VALUES, parts: reasons(ADVISOR_STATED) },
    ),
    careless(
      bi(
        '没有写推定由谁推翻，审查只有一句“程序合法”，对异议没有回应，败诉的一方看不懂。',
        'It does not say who has to rebut the presumption, its review consists of the words "the procedure was lawful", and it leaves the objections unanswered: the losing party cannot follow it.',
      ),
      {
        values: VALUES,
        parts: [
          ...HEAD,
          always([
            '对账确认书盖有公章，双方对其真实性有争议。',
            'The Statement of Account bears a seal; the parties dispute whether it is authentic.',
          ]),
          headed(['二、对鉴定意见的审查', '2. Review of the opinion']),
          always([
            '鉴定机构具有资质，鉴定程序合法。',
            'The institution is qualified and the procedure was lawful.',
          ]),
          ANSWERED_HEAD,
          always([
            '双方对鉴定意见提出了异议，鉴定人已经作了说明。',
            'Both sides raised objections to the opinion, and the experts have explained it.',
          ]),
          OTHER_HEAD,
          always(['结合全案证据综合判断。', 'The evidence was weighed as a whole.']),
          FINDING,
        ],
      },
    ),
    wrong(
      bi(
        '把有专门知识的人的意见当作另一份鉴定意见。其意见视为当事人的陈述（民诉法解释第一百二十二条第二款），不是证据种类里的鉴定意见（《民事诉讼法》第六十六条）。',
        'It treats the views of the person with special knowledge as a second expert opinion. They are deemed a statement of the party (Interpretation, Article 122, second paragraph) and are not an "expert opinion" among the kinds of evidence (Civil Procedure Law, Article 66).',
      ),
      { values: VALUES, parts: reasons(ADVISOR_AS_EXPERT) },
    ),
  ],
};
