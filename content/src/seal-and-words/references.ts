import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, p, quote, releasedAfter, steps, title } from '../build.ts';
import { reference } from './fields.ts';
import { ACCEPTANCE, REPLY, WITNESS } from './references-answers.ts';

const COMMISSION = reference(
  'reference_commission',
  bi('委托书参考答案', 'Reference: letter of commission'),
  [
    title('司法鉴定委托书（鉴定事项）'),
    steps(
      '检材上公章印文与打印文字形成的先后次序；',
      '检材上“高志远”签名与样本 Y1 至 Y8 是否同一人书写；',
      '检材的形成时间（由你中心审查能否受理）。',
    ),
    p(
      '目的：查明对账确认书的真实性。期限：三十个工作日。移送检材一页、样本 Y1 至 Y8、Z1 至 Z6 共十四件，均经质证；Y9、Y10 不移送。',
    ),
    quote('事项写成“是否”“先后”，可以检验；不写“系伪造”“不能成立”，那是法官的事。'),
  ],
  [
    title('Letter of Commission (matters to be examined)'),
    steps(
      'in which order the imprint of the seal and the printed words on the specimen were made;',
      'whether the signature "Gao Zhiyuan" on the specimen and the samples Y1 to Y8 were written by the same person;',
      'when the specimen was made (the centre is to consider whether it can accept this matter).',
    ),
    p(
      'Purpose: to establish whether the statement of account is authentic. Time limit: thirty working days. One specimen and the fourteen samples Y1 to Y8 and Z1 to Z6 are transferred, all of them examined by the parties; Y9 and Y10 are not sent.',
    ),
    quote(
      'Matters that ask "whether" or "in which order" can be examined; "is forged" and "cannot be upheld" are not written here, since those are for the judge.',
    ),
  ],
  'commission',
);

const RECORD_A = reference(
  'reference_record_a',
  bi('第一鉴定人检验记录参考答案', 'Reference: record of the first expert'),
  [
    title('检验记录（判断和理由）'),
    p(
      '事项一：交叉点 1、2、3、5 墨粉连续覆盖印油，墨粉上没有印油荧光，判断字在上；4、6 不明；没有章在上。模拟实验中，先章后字 30 份呈字在上 27 份；先字后章 30 份呈字在上 4 份，均为单个小面积或者厚墨粉点。四点一致、实心笔画，边缘无堆积，判断先章后字。',
    ),
    p('事项二：九项特征五同四异，起笔、连笔方式、速度、压力有差别，考虑伤后书写变化的可能，倾向否定。'),
    p('局限：打印机不明，墨粉为成分同类；伤后自然样本二份。'),
  ],
  [
    title('Record (conclusions and reasons)'),
    p(
      'Matter one: at crossings 1, 2, 3 and 5 the toner covers the ink without a break and there is no fluorescence of ink on the toner, so the words lie on top; 4 and 6 are inconclusive; nowhere is the seal on top. In the simulation 27 of the 30 pieces sealed first showed the words on top; of the 30 printed first 4 did, all of them single crossings that were small or had thick toner. Four crossings agree, lie on solid strokes and have no ink piled up at the edges; the conclusion is that the seal came first and the words later.',
    ),
    p(
      'Matter two: of nine features five agree and four differ; the initial strokes, the joining of strokes, the speed and the pressure are different. Since the writing may have changed after the injury, the opinion is probable exclusion.',
    ),
    p(
      'Limits: the printer is unknown, and the toner used was only of the same composition; there are only two natural samples after the injury.',
    ),
  ],
  'exam_a',
);

const RECORD_B = reference(
  'reference_record_b',
  bi('第二鉴定人检验记录参考答案', 'Reference: record of the second expert'),
  [
    title('检验记录（判断和理由）'),
    p('事项一：独立观察六点，四点字在上，二点不明，判断先章后字。'),
    p(
      '事项二：Y1 至 Y5 为伤前书写，与检材时隔二年以上；伤后自然样本只有 Y6、Y7，实验样本 Y8 为被要求书写。差异可能来自书写人变化，也可能来自他人书写，样本不足以区分，无法判断。',
    ),
    quote('“无法判断”也是鉴定意见。写清楚缺什么样本，补到了就能做，比勉强下结论有用。'),
  ],
  [
    title('Record (conclusions and reasons)'),
    p(
      'Matter one: of six crossings observed independently, four show the words on top and two are inconclusive; the conclusion is that the seal came first and the words later.',
    ),
    p(
      'Matter two: Y1 to Y5 were written before the injury, more than two years before the date of the specimen; the only natural samples after the injury are Y6 and Y7, and Y8 was written on request. The differences may come from a change in the same writer or from another writer; the samples are not sufficient to tell which, and the signature is inconclusive.',
    ),
    quote(
      '"Inconclusive" is an expert opinion too. Stating clearly which samples are missing, so that the examination can be done once they are supplied, is more useful than a forced conclusion.',
    ),
  ],
  'exam_b',
);

const ADVISOR = reference(
  'reference_advisor',
  bi('出庭申请书参考答案', 'Reference: application for a person with special knowledge'),
  [
    title('有专门知识的人出庭申请书（要点）'),
    p(
      '崔明远，曾从事文书鉴定十五年，现任高校讲师，与双方无利害关系。目的：就朱墨时序的检验方法和可靠程度提出意见。',
    ),
    heading('五个问题'),
    steps(
      '模拟实验的墨粉、印油与检材同类到什么程度？',
      '先字后章的四份反例，是怎样的点？',
      '4 号、6 号点为什么不算？',
      '墨粉拒斥印油时，边缘应当看到什么，本案有没有？',
      '两名鉴定人是分别检验，还是一起看的？',
    ),
  ],
  [
    title('Application (main points)'),
    p(
      'Cui Mingyuan worked as a document examiner for fifteen years, is now a university lecturer, and has no interest in either side. Purpose: to give views on the methods of determining the order of seal and words and on their reliability.',
    ),
    heading('Five questions'),
    steps(
      'How similar were the toner and ink of the simulation to those of the specimen?',
      'At what kind of crossings did the four counter-examples occur?',
      'Why are crossings 4 and 6 not counted?',
      'When toner repels ink, what should be seen at the edge, and was it seen in this case?',
      'Did the two experts examine independently or together?',
    ),
  ],
  'preparation',
);

const OPINION = reference(
  'reference_opinion',
  bi('鉴定意见书参考答案', 'Reference: opinion'),
  [
    title('司法鉴定意见书（分析、意见、不同意见）'),
    p(
      '分析：见两份检验记录。局限：打印机不明，未能用同一机器制作样本；六个交叉点中二点不明；第三项形成时间未受理，理由见受理答复。',
    ),
    heading('鉴定意见'),
    bullets('检材上公章印文形成在先，打印文字形成在后。', '检材上“高志远”签名，倾向不是高志远书写。'),
    heading('不同意见（注明）'),
    p('鉴定人罗川对第二项认为样本不足，无法判断。'),
    quote('意见书不写“伪造”。先章后字之外，还可能是授权补填；有没有授权，不是显微镜能回答的。'),
  ],
  [
    title('Opinion (analysis, opinion, differing opinion)'),
    p(
      'Analysis: see the two records of examination. Limits: the printer is unknown and no pieces could be made on the same machine; two of the six crossings are inconclusive; the third matter, the time of making, was not accepted, for the reasons given in the notice of acceptance.',
    ),
    heading('Opinion'),
    bullets(
      'On the specimen the imprint of the seal was made first and the printed words later.',
      'The signature "Gao Zhiyuan" on the specimen was probably not written by Gao Zhiyuan.',
    ),
    heading('Differing opinion (noted)'),
    p(
      'On the second matter the expert Luo Chuan holds that the samples are not sufficient and that the signature is inconclusive.',
    ),
    quote(
      'The opinion does not say "forged". Even if the seal came first, there may have been authority to fill in the page, and whether there was is not a question that a microscope can answer.',
    ),
  ],
  'opinion',
);

const OBJECTION = reference(
  'reference_objection',
  bi('异议书参考答案', 'Reference: objections'),
  [
    title('异议书（要点）'),
    heading('原告'),
    bullets(
      '打印机不明，模拟实验的代表性不足；',
      '先字后章也有 4/30 呈“字在上”，意见书没有说明怎样排除；',
      '请求鉴定人出庭，并准许崔明远发问。',
    ),
    heading('被告'),
    bullets(
      '第二项应当考虑落款时间前后的样本，Y1 至 Y5 过早；',
      '请求说明两名鉴定人分歧的原因；',
      '如有必要，补充自然样本后补充鉴定。',
    ),
  ],
  [
    title('Objections (main points)'),
    heading('Plaintiff'),
    bullets(
      'the printer is unknown, and the simulation is not sufficiently representative;',
      'of the pieces printed first, 4 in 30 also show the words on top; the opinion does not say how this was ruled out;',
      'the court is asked to have the experts appear and to allow Cui Mingyuan to question them.',
    ),
    heading('Defendant'),
    bullets(
      'for the second matter, samples from around the date on the statement should be considered; Y1 to Y5 are too early;',
      'the experts are asked to explain why they differ;',
      'if necessary, a supplementary examination is requested once further natural samples have been supplied.',
    ),
  ],
  'objection',
);

const REASONING = reference(
  'reference_reasoning',
  bi('采信说理参考答案', 'Reference: reasons'),
  [
    title('证据采信说理'),
    p(
      '对账确认书盖有被告真实的公章，依[[民事诉讼证据规定第九十二条第二款]]推定为真实；被告主张先盖章后打印，对推翻推定负举证责任。',
    ),
    p(
      '鉴定机构和鉴定人具备资格，材料均经质证，方法、过程、反例和局限在意见书中载明，二人独立检验、结论一致，并出庭如实答复。原告及崔明远提出的墨粉拒斥现象，鉴定人以四点均在实心笔画、边缘没有印油堆积、荧光一致作了说明；打印机不明的局限，不足以解释四点一致。崔明远的意见视为原告的陈述，不予采纳。',
    ),
    p(
      '补充鉴定表明，检材印文与 2023 年 9 月至 12 月的样本相符，与 2024 年 4 月以后的样本不符，而落款为 2024 年 6 月 30 日，与“当场盖章”的陈述矛盾。送货单合计 640,000 元，截至 2024 年 4 月，原告没有举出其余供货的证据，也没有举出授权补填的证据。',
    ),
    p(
      '综合以上，先盖章后打印的事实具有高度可能性（[[民诉法解释第一百零八条第一款]]），推定已被推翻；原告备位主张授权补填，没有举出载明事项、权限的授权（[[民法典第一百六十五条]]），也没有举出使其有理由相信的事实（[[第一百七十二条]]），不予支持。对账确认书不能证明欠款 1,280,000 元；货款按双方认可的 640,000 元认定。签名一项，鉴定人意见不一，本院不以其为依据。',
    ),
    quote(
      '没有进行补充鉴定的，删去第三段，更要说清四个点为什么足够。表决为不采信的，要说明拒斥现象、打印机不明怎样使意见“依据不足”，推定因此没有推翻，并回应送货单只有 640,000 元。',
    ),
  ],
  [
    title('Reasons on the Evidence'),
    p(
      'The statement bears the genuine seal of the defendant and is presumed to be authentic under [[Article 92, second paragraph, of the Provisions on Evidence]]; the defendant, who says that the page was sealed first and printed later, bears the burden of proof in rebutting the presumption.',
    ),
    p(
      "The institution and the experts are qualified, and the parties have examined all the material. The opinion states the methods, the process, the counter-examples and the limits. The two experts examined the material independently, reached the same conclusion on the order, and appeared in court and answered truthfully. On the repelling of ink by toner, which the plaintiff and Cui Mingyuan raised, the experts explained that all four crossings lie on solid strokes, have no ink piled up at the edges, and that the fluorescence is consistent. The limit that the printer is unknown does not explain why four crossings agree. Cui Mingyuan's views are deemed a statement of the plaintiff and are not accepted.",
    ),
    p(
      'The supplementary examination shows that the imprint on the specimen matches the samples of September to December 2023 and does not match those from April 2024 onwards, while the statement is dated 30 June 2024; this contradicts the account that it was sealed on the spot. The delivery slips come to 640,000 yuan in total and end in April 2024; the plaintiff has produced no evidence of further deliveries and none of authority to fill in the page.',
    ),
    p(
      'On the whole of this evidence it is highly probable that the page was sealed first and printed later ([[Interpretation, Article 108, first paragraph]]), and the presumption is rebutted. In the alternative the plaintiff pleads authority to fill in the page; it has produced no authorisation that states the matter and the scope ([[Civil Code, Article 165]]) and no facts that gave it reason to believe that there was one ([[Article 172]]). This claim is not upheld. The statement of account does not prove a debt of 1,280,000 yuan; the price owed is found to be the 640,000 yuan that both parties accept. On the signature the experts differ, and the court does not rely on their opinions.',
    ),
    quote(
      'If there was no supplementary examination, leave out the third paragraph and explain all the more clearly why four crossings are enough. If the vote is not to adopt the opinion, explain how the repelling of ink and the unknown printer leave it "without sufficient basis", so that the presumption is not rebutted, and deal with the fact that the slips come to only 640,000 yuan.',
    ),
  ],
  'reasoning',
);

/**
 * A role that examines, argues, votes or gives reasons on what a model answers reads it when the reasons are written, not before. The
 * notice of acceptance names what could be asked instead, and that is what a supplementary commission is about.
 */
export const REFERENCES: CaseDocument[] = [
  releasedAfter(['acceptance'], COMMISSION),
  ...[ACCEPTANCE, RECORD_A, RECORD_B, ADVISOR, WITNESS, OPINION, OBJECTION, REPLY, REASONING].map((model) =>
    releasedAfter(['reasoning'], model),
  ),
];
