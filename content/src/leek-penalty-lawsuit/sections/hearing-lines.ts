import type { FlowNode } from '@lets/contract';
import { say, showing } from '../../build.ts';
import type { ByFine, Fine } from '../fine.ts';
import { CLAIMED } from './hearing-claims.ts';
import { OVER_TEN_THOUSAND, OVER_THE_MINIMUM, OVER_THREE_THOUSAND } from './hearing-issues.ts';

type Lines = FlowNode['lines'];

/** In the order of a hearing: opening, claims, evidence, what this fine is about, the officer, the head. */

const OPENING: Lines = [
  say(
    'clerk',
    '到庭人员已经核对：原告林月娥和代理人顾敏，被告负责人程国良局长和代理人吴越。执法人员赵成在庭外等候。未经许可不得录音录像、不得发言。请审判人员入庭。',
    "Those present have been checked: the plaintiff Lin Yue'e and her counsel Gu Min; for the defendant its head, Cheng Guoliang, and its representative Wu Yue. The officer Zhao Cheng is waiting outside. No one may record, or speak without leave. The panel may enter.",
  ),
  say(
    'presiding',
    '现在开庭，公开审理林月娥不服清市监罚〔2025〕41 号处罚决定一案。合议庭和书记员名单、诉讼权利义务已经书面告知。双方是否申请回避？',
    "The court is now in session and hears in public the action of Lin Yue'e over penalty No. 41 of 2025. The members of the panel, the clerk and the parties' rights and duties have been notified in writing. Does either side apply for recusal?",
  ),
  say('plaintiff', '不申请回避。', 'I do not apply for recusal.'),
  say('head', '我们也不申请回避。', 'Nor do we apply for recusal.'),
  say(
    'presiding',
    '本院审查处罚是否合法，由被告对处罚决定举证。先请原告方说诉讼请求和理由。',
    "The court reviews whether the penalty is lawful, and the defendant bears the burden of proof. First the plaintiff's side will state its claims and reasons.",
  ),
];

const EVIDENCE: Lines = [
  say(
    'presiding',
    '进入举证质证。被告先举证，逐份说明证明什么；原告逐份质证。',
    'We come to the evidence. The defendant produces it first and says what each item proves; the plaintiff then examines each.',
  ),
  showing(
    ['evidence_1_test', 'evidence_2_purchase'],
    'counsel_d',
    '证据一，抽样单和检验报告：抽样两人到场、当事人签名，腐霉利 0.48，限量 0.2，不合格。证据二，付款记录和进货本：货值、进价，没有供货者地址和联系方式，没有合格证。',
    'Item 1 is the sampling form and the test report: two officers were present, the party signed, procymidone was 0.48 against a limit of 0.2, so the leeks failed. Item 2 is the payments and the book: they show the value and the price, but no address or contact details of the supplier, and there is no certificate.',
  ),
  say(
    'plaintiff',
    '检验结果我没有异议。合格证我没有要，这是我的错；本子上是我写的，老周的电话在我手机里，没有抄上去。',
    'I do not dispute the test result. I asked for no certificate, and that was my fault. I wrote the book myself; the number of old Zhou was in my phone, and I did not copy it out.',
  ),
  say(
    'counsel_p',
    '两份证据的真实性、合法性没有异议。证明目的有异议：没有抄电话证明记录不全，不证明她没有查验；付款记录正好证明她说的来源是真的。',
    'We accept both items as genuine and lawfully obtained, but not what they are said to prove. That the number was not copied out proves that the record is incomplete, not that nothing was checked; the payment proves that the source she named is true.',
  ),
  showing(
    ['evidence_3_recall', 'evidence_5_decision'],
    'counsel_d',
    '证据三，现场笔录、召回告示、责令改正通知书；证据五，决定书和送达回证：告知、听证、法制审核、集体讨论、送达，一步不缺。',
    'Item 3 is the record made on the spot, the recall notice and the order of 2024; item 5 is the decision with proof of service. Notice, hearing, legal review, discussion and service: no step is missing.',
  ),
  say(
    'counsel_p',
    '程序各步骤确实都有。召回告示请法庭注意日期：3 月 3 日，和送达报告是同一天，没有人要求她这样做。',
    'All the steps were indeed taken. Please note the date on the recall notice, 3 March, the day the report was served; nobody had asked her to do it.',
  ),
];

const THE_OFFICER: Lines = [
  say(
    'presiding',
    '请执法人员赵成到庭，说明执法经过。',
    'I call the officer, Zhao Cheng, to explain how the case was handled.',
  ),
  say(
    'officer',
    '2 月 18 日我和孙洁两人抽样，3 月 3 日送达报告。她当场说出供货商，给我们看了付款记录。告知书写明了召回和退款，也写了 2024 年责令改正、复查已改正。',
    'Sun Jie and I took the sample on 18 February and served the report on 3 March. She named her supplier at once and showed us the payment. The notice mentions the recall and the refunds, and also the order of 2024 and that it was found corrected.',
  ),
  say(
    'assessor',
    '从送达报告到告知，你们有没有告诉她以后每一批怎样查、怎样记？',
    'Between the report and the notice, did you tell her what to check and record with each lot?',
  ),
  say(
    'officer',
    '送达决定的时候讲过，在那以前没有。要是早一个月讲，她可能早一个月就全改好了。',
    'When the decision was served, yes; before that, no. Had we told her a month earlier, she might have had it all in order a month earlier.',
  ),
  say(
    'counsel_p',
    '请问赵成：现场有没有人说过吃了不舒服？剩下的韭菜退回来几户？',
    'To Zhao Cheng: did anybody say that they felt unwell? How many customers brought leeks back?',
  ),
  say(
    'officer',
    '没有人投诉。退了两户，十四元；其余的应当都吃掉了，吃的人不知道是谁，这也是我们没有办法说“没有危害”的地方。',
    'Nobody complained. Two came and were refunded fourteen yuan; the rest was eaten, and nobody knows by whom. That is why we cannot say that there was no harm.',
  ),
];

const CLOSING: Lines = [
  say(
    'judge_a',
    '归纳一下：残留、货值、召回、程序双方没有争议，争议集中在法律条件和裁量。书记员记明。',
    'To sum up: residue, value, recall and procedure are not in dispute; what is in dispute are the conditions of the law and the discretion. The clerk will note it.',
  ),
  say(
    'clerk',
    '已经记明，负责人的回答记的是原话。',
    'It is noted; the answers of the head have been recorded in his own words.',
  ),
  say(
    'presiding',
    '法庭调查结束，请核对笔录，签字以后进入辩论。',
    'The investigation is closed. Please check and sign the record; then we come to the debate.',
  ),
];

const ISSUES: ByFine<Lines> = {
  50000: OVER_THE_MINIMUM,
  10000: OVER_TEN_THOUSAND,
  3000: OVER_THREE_THOUSAND,
};

export const hearingLines = (fine: Fine): Lines => [
  ...OPENING,
  ...CLAIMED[fine],
  ...EVIDENCE,
  ...THE_OFFICER,
  ...ISSUES[fine],
  ...CLOSING,
];
