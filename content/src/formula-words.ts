import type { Bilingual } from '@lets/contract';
import { bi } from './build.ts';

/** What kind of occasion a section is: its formulas go by that. */
export type Occasion =
  | 'courtroom'
  | 'evidence'
  | 'window'
  | 'inspection'
  | 'assembly'
  | 'talks'
  | 'seminar'
  | 'laboratory'
  | 'vote';

/** As what a role takes part in it. */
export type Standing = 'host' | 'member' | 'juror' | 'clerk' | 'party' | 'expert' | 'witness' | 'other';

const FLOOR = bi('申请发言。', 'I ask for the floor.');
const NOTHING = bi('没有补充。', 'Nothing to add.');
const QUESTION = bi('申请发问。', 'I ask leave to put a question.');
const ENTER = bi('请将这一点记入笔录。', 'Please enter that in the record.');
const NOT_HEARD = bi('没有听清，请再说一遍。', 'I did not hear that; please say it again.');
const GO_ON = bi('请继续。', 'Please go on.');
const BRIEFLY = bi('请简要说明理由。', 'Please give your reasons briefly.');
const TO_THE_POINT = bi('请围绕议题发言。', 'Please keep to the subject.');
const OTHERS = bi('还有没有其他意见？', 'Are there any other opinions?');
const BASIS = bi('请说明法律依据。', 'Please state the legal basis.');
const SOURCE = bi('请说明材料的来源。', 'Please say where the material comes from.');
const DONE = bi('我的发言完毕。', 'That concludes what I have to say.');
const ADD = bi('我补充一点。', 'I should like to add one thing.');

const OF_CLERKS: readonly Bilingual[] = [
  bi('已记录在卷。', 'It is in the record.'),
  bi('请说慢一些，以便记录。', 'Please speak more slowly, for the record.'),
  bi('请核对笔录，无误后签名。', 'Please read the record and sign it if it is correct.'),
  bi('请遵守纪律，保持安静。', 'Please observe order and be quiet.'),
];

const OF_EXPERTS: readonly Bilingual[] = [
  bi('我说明所依据的材料和方法。', 'I shall explain the material and the method.'),
  bi('这个问题超出委托事项，不作答复。', 'That goes beyond what was commissioned, and I do not answer it.'),
  bi('需要核对材料后才能答复。', 'I must check the material before I can answer.'),
  bi('请把问题说得更具体些。', 'Please put the question more precisely.'),
  FLOOR,
];

const OF_WITNESSES: readonly Bilingual[] = [
  bi('我保证如实作证。', 'I undertake to testify truthfully.'),
  bi('我只说我亲自经历的。', 'I speak only of what I experienced myself.'),
  bi('这一点我记不清了。', 'That I no longer remember clearly.'),
  NOT_HEARD,
];

const OF_OTHERS: readonly Bilingual[] = [FLOOR, ADD, NOT_HEARD, DONE];

const ON_EVIDENCE: readonly Bilingual[] = [
  bi('对真实性、合法性、关联性均无异议。', 'Authenticity, legality and relevance are not disputed.'),
  bi('对真实性无异议，对关联性有异议。', 'Authenticity is not disputed; relevance is.'),
  bi(
    '对真实性、合法性无异议，对证明目的有异议。',
    'Authenticity and legality are not disputed; what it is said to prove is.',
  ),
  bi('对真实性有异议，请出示原件。', 'Authenticity is disputed; please produce the original.'),
];

const OF_PARTIES: readonly Bilingual[] = [
  FLOOR,
  ...ON_EVIDENCE,
  QUESTION,
  bi('反对，该问题具有诱导性。', 'Objection: the question is leading.'),
  ENTER,
  NOTHING,
];

const OF_BENCH: readonly Bilingual[] = [
  bi('我有几个问题。', 'I have some questions.'),
  bi('请直接回答问题。', 'Please answer the question directly.'),
  SOURCE,
  BASIS,
  bi('我没有问题了。', 'I have no further questions.'),
];

const COMMON: Readonly<Record<Exclude<Standing, 'host'>, readonly Bilingual[]>> = {
  member: OF_BENCH,
  juror: [...OF_BENCH, bi('请对法律问题作必要的说明。', 'Please explain the law as far as it is needed.')],
  clerk: OF_CLERKS,
  party: OF_PARTIES,
  expert: OF_EXPERTS,
  witness: OF_WITNESSES,
  other: OF_OTHERS,
};

const IN_COURT: readonly Bilingual[] = [
  bi('现在开庭。', 'The hearing is open.'),
  bi('是否申请回避？', 'Is there any application for recusal?'),
  bi('请对方发表质证意见。', 'The other side may comment on the evidence.'),
  bi('反对成立，请换一种方式发问。', 'Sustained. Please put the question in another way.'),
  bi('反对不成立，请继续。', 'Overruled. Please go on.'),
  bi('准许。', 'Granted.'),
  bi('不予准许，理由记录在卷。', 'Refused; the reasons go into the record.'),
  bi('请围绕争议焦点发言。', 'Please keep to the points at issue.'),
];

const IN_TALKS: readonly Bilingual[] = [
  bi('这是我方的立场。', 'That is our position.'),
  bi('请对方说明理由。', 'Would you give us your reasons?'),
  bi('这一点我方要商量后再答复。', 'On that we have to consult before we answer.'),
  bi('我方可以考虑，但有条件。', 'We could consider it, on conditions.'),
  bi('请把这一点写进书面文件。', 'Please put that into the written text.'),
  NOTHING,
];

const IN_ASSEMBLY: readonly Bilingual[] = [
  FLOOR,
  bi('我就这个问题谈一点意见。', 'I should like to give an opinion on this.'),
  bi('我持不同看法，理由如下。', 'I see it differently, for these reasons.'),
  bi('书面意见会后提交。', 'I shall submit my opinion in writing afterwards.'),
  DONE,
];

const IN_LABORATORY: readonly Bilingual[] = [
  bi('材料已经核对。', 'The material has been checked.'),
  bi('需要补充材料。', 'Further material is needed.'),
  bi('我说明一下检验方法。', 'Let me explain the method of examination.'),
  bi('我对复核有一点说明。', 'I have a remark on the review.'),
];

const BEFORE_A_VOTE: readonly Bilingual[] = [
  bi('我先说明理由。', 'I shall give my reasons first.'),
  bi('请就程序问题作一说明。', 'Please explain a point of procedure.'),
  bi('我需要再核对一下材料。', 'I should like to check the material once more.'),
  bi('请将我的意见如实记入。', 'Please record my opinion as I gave it.'),
  NOTHING,
];

/** The formulas of an occasion by standing; where it says nothing of a standing, the common ones. */
export const FORMULAS: Readonly<Record<Occasion, Partial<Record<Standing, readonly Bilingual[]>>>> = {
  courtroom: { host: IN_COURT },
  evidence: {
    host: [GO_ON, ...IN_COURT.slice(2, 3), SOURCE, BRIEFLY, ENTER],
    party: [...ON_EVIDENCE, FLOOR, ENTER, NOTHING],
  },
  window: {
    host: [
      bi('请说明来意。', 'Please say what you have come for.'),
      bi('请出示身份证明和委托手续。', 'Please show your identification and power of attorney.'),
      bi('材料收下，出具收据。', 'The papers are received; here is the receipt.'),
      bi('材料需要补正，请在期限内补齐。', 'The papers have to be corrected within the time limit.'),
      bi('还有什么要说明的？', 'Is there anything else to explain?'),
    ],
    party: [
      bi('我来提交材料，请查收。', 'I have come to hand in papers; please receive them.'),
      bi('请出具收据。', 'Please give me a receipt.'),
      bi('请告知需要补正什么。', 'Please tell me what has to be corrected.'),
      bi('收到，没有异议。', 'Received; I have no objection.'),
      FLOOR,
      NOTHING,
    ],
  },
  inspection: {
    host: [
      bi('这是执法证件，请查看。', 'Here is my enforcement card; please look at it.'),
      bi(
        '您有权陈述、申辩，也有权申请回避。',
        'You may state your case and defend yourself, and you may apply for recusal.',
      ),
      bi('请如实回答询问。', 'Please answer the questions truthfully.'),
      bi('请核对笔录，无误后签名。', 'Please read the record and sign it if it is correct.'),
    ],
    party: [
      bi('请出示执法证件。', 'Please show your enforcement card.'),
      bi('我要求陈述、申辩。', 'I wish to state my case and defend myself.'),
      bi('我对这一记录有异议，请注明。', 'I object to that entry; please note it.'),
      bi('笔录已核对，没有异议。', 'I have read the record and have no objection.'),
      NOTHING,
    ],
  },
  assembly: {
    host: [
      bi('现在开会。', 'The meeting is open.'),
      bi('请作说明。', 'Please present it.'),
      TO_THE_POINT,
      bi('请注意发言时间。', 'Please mind the time for speaking.'),
      OTHERS,
      bi('各方意见已经记录。', 'All opinions have been recorded.'),
    ],
    member: [...IN_ASSEMBLY, BASIS, SOURCE],
    party: IN_ASSEMBLY,
    expert: [...OF_EXPERTS.slice(0, 1), SOURCE, ...IN_ASSEMBLY.slice(1)],
    other: IN_ASSEMBLY,
  },
  talks: {
    host: [
      bi('请依次说明各自的立场。', 'Please state your positions in turn.'),
      bi('请先听对方说完。', 'Please hear the other side out.'),
      bi('我来归纳一下各方的意见。', 'Let me sum up what has been said.'),
      bi('需要的话可以分别谈。', 'We can talk apart if need be.'),
      bi('达成的内容写进书面文件。', 'What is agreed goes into the written text.'),
    ],
    party: IN_TALKS,
    other: [ADD, ...IN_TALKS.slice(2, 3), NOT_HEARD, NOTHING],
  },
  seminar: {
    host: [
      bi('请先归纳争点。', 'Please state the issues first.'),
      bi('请说明所依据的规范。', 'Please state the norm you rely on.'),
      bi('请回应对方的论点。', "Please answer the other side's argument."),
      TO_THE_POINT,
      OTHERS,
    ],
    party: [
      FLOOR,
      bi('我分两层来说。', 'I take this in two steps.'),
      bi('请对方说明所依据的规范。', 'On what norm does the other side rely?'),
      bi('我回应对方的论点。', "I answer the other side's argument."),
      bi('假如事实不同，结论是否还成立？', 'If the facts were different, would the conclusion still hold?'),
      DONE,
    ],
  },
  laboratory: {
    host: [
      bi('请说明材料的来源和保管情况。', 'Please say where the material comes from and how it was kept.'),
      bi('请说明检验方法。', 'Please explain the method of examination.'),
      BRIEFLY,
      OTHERS,
      bi('请记入检验记录。', 'Please enter it in the laboratory record.'),
    ],
    expert: IN_LABORATORY,
    other: IN_LABORATORY,
  },
  vote: {
    host: [
      bi('请逐一发表意见，并说明理由。', 'Please give your opinions one by one, with reasons.'),
      BASIS,
      OTHERS,
      bi('不同的意见如实记入。', 'Differing opinions are recorded as they are given.'),
      bi('意见已经充分发表，现在表决。', 'The matter has been fully discussed; we come to the vote.'),
    ],
    member: BEFORE_A_VOTE,
    juror: [
      ...BEFORE_A_VOTE,
      bi('请对法律问题作必要的说明。', 'Please explain the law as far as it is needed.'),
    ],
    party: [
      ...BEFORE_A_VOTE.slice(0, 1),
      bi('请再说明一下内容。', 'Please explain once more what it says.'),
      bi('我需要考虑一下。', 'I have to think about it.'),
      ...BEFORE_A_VOTE.slice(3),
    ],
    expert: BEFORE_A_VOTE,
    other: BEFORE_A_VOTE,
  },
};

/** Pure. */
export function wordsOn(occasion: Occasion, standing: Standing): readonly Bilingual[] {
  const own = FORMULAS[occasion][standing];
  if (own) return own;
  return standing === 'host' ? [GO_ON, BRIEFLY, TO_THE_POINT, OTHERS] : COMMON[standing];
}
