import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, textUnless, textWhen, voted, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Words = readonly [zh: string, en: string];

const headed = (head: Words, said: Words): PaperPart =>
  text(write([heading(head[0]), p(said[0])], [heading(head[1]), p(said[1])]));

const HEAD = text(
  write(
    [title('裁判文书核稿意见'), line('案号：{{case_number}}')],
    [title('Review of the Judgment'), line('Case number: {{case_number}}')],
  ),
);
const SUMS_HEAD: Words = ['一、算式和金额', '1. Sums and amounts'];
const LAW_HEAD: Words = ['二、条文和裁判方式', '2. Articles and the form of the decision'];
const ORDER_HEAD: Words = ['三、主文、受理费和终审', '3. Order, fees and finality'];
const RECORD_HEAD: Words = [
  '四、本人评议意见是否如实记入笔录',
  '4. Whether my opinion is entered truthfully in the record',
];

const SUMS: Words = [
  '不服的数额：9,000 元，加计至 2025 年 3 月 18 日的利息 9,000 × 14.6% × 2 + 3.60 × 7 = 2,653.20 元，合计 11,653.20 元；受理费 50 + 1,653.20 × 2.5% = 91.33 元，无误。一审受理费 5,184.40 元，按 191,000 元判的为 233.30 元和 4,951.10 元，合计相符。',
  'The amount appealed against is 9,000 yuan, plus interest up to 18 March 2025 of 9,000 × 14.6% × 2 + 3.60 × 7 = 2,653.20 yuan, 11,653.20 in all; the fee is 50 + 1,653.20 × 2.5% = 91.33 yuan. These figures are correct. The fee of the first instance is 5,184.40 yuan; where the principal is 191,000, the shares of 233.30 and 4,951.10 add up to that sum.',
];
const LAW: Words = [
  '证据 7 采纳并训诫（《民诉法解释》第一百零二条第二款），证据 8 视为未逾期（第一百零一条第二款），两处说明与庭上宣布的一致。举证责任写在主张交付的出借人一方（第九十一条），没有因为谁上诉而写反。',
  'Evidence 7 is admitted with a reprimand (CPL Interpretation, Article 102, second paragraph) and evidence 8 is deemed to be in time (Article 101, second paragraph), as announced in court. The burden of proof is placed on the lender, who asserts delivery (Article 91), and has not been reversed because of who appeals.',
];
const UPHOLD: Words = [
  '维持的，引第一百七十七条第一款第一项和《民诉法解释》第三百三十二条，一审有瑕疵的理由已经写明纠正；主文一项“驳回上诉，维持原判”，一审受理费按原判决。',
  'As the judgment is upheld, Article 177, first paragraph, item 1, and Article 332 of the CPL Interpretation are cited, and the flawed reason given below is expressly corrected. There is a single order, that the appeal is dismissed and the judgment upheld; the fee of the first instance remains as the judgment below provides.',
];
const AMEND: Words = [
  '改判的，引第一百七十七条第一款第二项；主文写明变更哪一项、本金、利息起止和利率、履行期限，迟延履行引第二百六十四条；一审受理费一并处理（《民诉法解释》第一百九十六条）。',
  'As the judgment is amended, Article 177, first paragraph, item 2, is cited; the order states which item is varied, the principal, the dates and rate of interest and the time for payment, and Article 264 is cited for late performance; the fee of the first instance is dealt with too (CPL Interpretation, Article 196).',
];
const FINAL: Words = [
  '主文可以直接执行。文末写明“本判决为终审判决”（《民事诉讼法》第一百八十二条），没有照一审写上诉期限。',
  'The order can be enforced as it stands. The text ends with "this judgment is final" (Civil Procedure Law, Article 182) and states no time for an appeal.',
];
const FINAL_WRONG: Words = [
  '主文可以直接执行。文末缺少上诉期限，应当补写“如不服本判决，可以在十五日内上诉”。',
  'The order can be enforced as it stands. The time for an appeal is missing at the end: it should be added that an appeal may be filed within fifteen days.',
];
const RECORD: Words = [
  '本人的意见和理由已经逐句核对笔录。无论是否与多数一致，判决书由本人署名；不同之处以笔录为准，不写入判决书（《民事诉讼法》第四十五条）。',
  'I have checked my opinion and reasons against the record sentence by sentence. Whether or not I agree with the majority, I sign the judgment; any difference is stated in the record and not in the judgment (Civil Procedure Law, Article 45).',
];
const SIGNED = text(write([sign('judge_b', '审判员')], [sign('judge_b', 'Judge')]));

const whole = (order: Words): PaperPart[] => [
  HEAD,
  headed(SUMS_HEAD, SUMS),
  headed(LAW_HEAD, LAW),
  textWhen([voted('deliberation', 'rejected')], write([p(AMEND[0])], [p(AMEND[1])])),
  textUnless([voted('deliberation', 'rejected')], write([p(UPHOLD[0])], [p(UPHOLD[1])])),
  headed(ORDER_HEAD, order),
  headed(RECORD_HEAD, RECORD),
  SIGNED,
];

export const REVIEW_MODELS: CaseModels = {
  judgment_review: [
    sound(
      bi(
        '金额重新算过，条文与结果逐项对应，受理费和终审核过，笔录与本人的意见一致。',
        'The amounts are recalculated, the articles match the result point by point, the fees and finality are checked, and the record agrees with the opinion given.',
      ),
      { parts: whole(FINAL) },
    ),
    careless(
      bi(
        '只说没有问题，没有核对任何一个数。',
        'It merely says that everything is in order and checks not a single figure.',
      ),
      {
        parts: [
          HEAD,
          headed(SUMS_HEAD, ['金额没有问题。', 'The amounts are all right.']),
          headed(LAW_HEAD, ['引用法律正确。', 'The law is cited correctly.']),
          headed(ORDER_HEAD, ['同意主文。', 'I agree with the order.']),
          headed(RECORD_HEAD, ['已经记录。', 'It has been recorded.']),
          SIGNED,
        ],
      },
    ),
    wrong(
      bi(
        '要求补写上诉期限。第二审人民法院的判决是终审的判决（《民事诉讼法》第一百八十二条），没有上诉期限可写。',
        'It asks for a time limit for appeal to be added. The judgment of a court of second instance is final (Civil Procedure Law, Article 182), and there is no such time limit to state.',
      ),
      { parts: whole(FINAL_WRONG) },
    ),
  ],
};
