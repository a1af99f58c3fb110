import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, said, sound, text, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Words = readonly [zh: string, en: string];

const head = ([zh, en]: Words): PaperPart => text(write([heading(zh)], [heading(en)]));
const words = (...all: readonly Words[]): PaperPart =>
  text(
    write(
      all.map(([zh]) => p(zh)),
      all.map(([, en]) => p(en)),
    ),
  );

const TITLE = text(
  write(
    [title('人民陪审员评议意见'), line('案号：{{case_number}}　　附评议笔录')],
    [
      title("Opinion of the People's Assessor"),
      line('Case number: {{case_number}}. Annexed to the record of deliberation'),
    ],
  ),
);
const EVIDENCE_HEAD = head([
  '一、我对每一份有争议的证据怎样看',
  '1. What I think of each disputed item of evidence',
]);
const OPINION_HEAD = head([
  '二、9,000 元有没有交付：我的意见和理由',
  '2. Whether the 9,000 yuan was delivered: my opinion and reasons',
]);
const LAW_HEAD = head([
  '三、我请审判长说明的法律问题',
  '3. Points of law on which I asked the presiding judge',
]);
const RECORD_HEAD = head([
  '四、我的意见是否如实记入笔录',
  '4. Whether my opinion is entered truthfully in the record',
]);

const EVIDENCE = words(
  [
    '借条（证据 1）证明双方谈的是 200,000 元，不能证明当天一共交了多少；转账（证据 2）证明到账 191,000 元；聊天（证据 3）里“剩下的下午见面说”没有说是现金，“二十万我认”后面跟着“头一季的已经扣过”，前后要一起看。',
    'The note (evidence 1) proves that the parties spoke of 200,000 yuan, not how much was handed over that day. The transfer (evidence 2) proves that 191,000 arrived. In the chat (evidence 3) "the rest when we meet this afternoon" does not mention cash, and "I admit the two hundred thousand" is followed by "the first quarter\'s was already deducted": the whole must be read together.',
  ],
  [
    '销售单（证据 4）证明当天有 1,200 元尾款要付，可以解释信封，也可以和借款装在一起；账户明细（证据 5）证明余额够一次转足、当天没有取现；证人只看见信封，没有看见钱数，又租原告的柜台。',
    'The sales slip (evidence 4) proves that the balance of 1,200 for the shelves was due that day; that may explain the envelope, but it may also have been in the envelope together with cash for the loan. The account statement (evidence 5) proves that the balance would have sufficed to send the whole sum and that no cash was withdrawn that day. The witness saw only an envelope, not how much money was in it, and he rents a counter from the plaintiff.',
  ],
);
const OPINION = said(
  { node_ids: ['deliberation', 'second_vote'], role_ids: ['assessor'], most: 4 },
  write(
    [p('评议时我以表决表明意见；理由如上：先看每一份证据能证明什么，再看合起来够不够高度可能。')],
    [
      p(
        'In the deliberation I expressed my opinion by voting. My reasons are those above: first what each item proves, then whether together they make delivery highly probable.',
      ),
    ],
  ),
);
const LAW = words([
  '一、9,000 元由谁证明、证明到什么程度（《民诉法解释》第九十一条、第一百零八条）；二、利息能不能先从本金里扣（《民法典》第六百七十条）。审判长作了说明，没有替我下结论（《人民陪审员法》第二十条）。',
  "First, who must prove that the 9,000 was delivered and to what standard (CPL Interpretation, Articles 91 and 108); second, whether interest may be deducted from the principal in advance (Civil Code, Article 670). The presiding judge explained both points and did not draw the conclusion for me (People's Assessors Law, Article 20).",
]);
const RECORD = words([
  '我逐句核对了笔录中我的意见，与我说的一致。与多数一致与否，判决书我都署名；不同意见以笔录为准（《民事诉讼法》第四十五条、《人民陪审员法》第二十三条）。',
  "I have checked my opinion in the record sentence by sentence, and it agrees with what I said. Whether or not I agree with the majority, I sign the judgment; for a differing opinion the record is what counts (Civil Procedure Law, Article 45; People's Assessors Law, Article 23).",
]);
const LAW_WRONG = words([
  '我是人民陪审员，只对事实发表意见。利息和举证责任是法律问题，由法官决定，我没有参加表决。',
  "As a people's assessor I give an opinion on the facts only. Interest and the burden of proof are questions of law for the judges to decide, and I took no part in the vote on them.",
]);
const SIGNED = text(write([sign('assessor', '人民陪审员')], [sign('assessor', "People's assessor")]));

export const ASSESSOR_MODELS: CaseModels = {
  assessor_opinion: [
    sound(
      bi(
        '每份证据分开说能证明什么、不能证明什么；意见是自己的；笔录核对过。',
        "For each item of evidence it says what the item proves and what it does not; the opinion is the assessor's own; the record has been checked.",
      ),
      {
        parts: [
          TITLE,
          EVIDENCE_HEAD,
          EVIDENCE,
          OPINION_HEAD,
          OPINION,
          LAW_HEAD,
          LAW,
          RECORD_HEAD,
          RECORD,
          SIGNED,
        ],
      },
    ),
    careless(
      bi(
        '没有说哪一份证据，没有自己的理由。',
        "It names no item of evidence and gives no reasons of the assessor's own.",
      ),
      {
        parts: [
          TITLE,
          EVIDENCE_HEAD,
          words([
            '证据比较充分，我认真听了双方的意见。',
            'There was sufficient evidence, and I listened carefully to both sides.',
          ]),
          OPINION_HEAD,
          words(['同意合议庭的意见。', 'I agree with the panel.']),
          LAW_HEAD,
          words(['没有。', 'None.']),
          RECORD_HEAD,
          words(['已经记录。', 'It has been recorded.']),
          SIGNED,
        ],
      },
    ),
    wrong(
      bi(
        '把自己说成只管事实。三人合议庭里，人民陪审员对事实认定、法律适用独立发表意见，行使表决权（《人民陪审员法》第二十一条）；只就事实表决的是七人合议庭（第二十二条）。',
        "It says that an assessor deals with the facts only. On a panel of three the assessor gives an independent opinion and votes on fact and on law (People's Assessors Law, Article 21); it is on a panel of seven that assessors vote on the facts alone (Article 22).",
      ),
      {
        parts: [
          TITLE,
          EVIDENCE_HEAD,
          EVIDENCE,
          OPINION_HEAD,
          OPINION,
          LAW_HEAD,
          LAW_WRONG,
          RECORD_HEAD,
          RECORD,
          SIGNED,
        ],
      },
    ),
  ],
};
