import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, sayAfter, seatRole, wrong } from '../../build.ts';

const UNDECIDED: Parameters<typeof sayAfter>[0] = {
  deliberation: 'tied',
  second_vote: ['rejected', 'tied'],
};

/** The panel came to no majority and hears both sides again, on what they have not said yet. */
const REOPENED: FlowNode['lines'] = [
  sayAfter(
    UNDECIDED,
    'presiding',
    '继续开庭。合议庭评议后认为，两个焦点还需要听取双方意见，恢复法庭辩论。此前的辩论已经记录在案，不再重复，请双方只作补充，原告方先说。',
    'The court resumes. After deliberating, the panel wishes to hear both sides further on the two issues, and the debate is reopened. What was argued before is on record. Please do not repeat it but only add to it; the plaintiff may speak first.',
  ),
  sayAfter(
    UNDECIDED,
    'counsel_p',
    '补充一点：到期以后被告先写“二十万我认”，求的只是利息少算。本金真要是写错了，他最先该争的就是本金。',
    'One further point: after the due date the defendant first wrote "I admit the two hundred thousand" and asked only for a reduction of the interest. Had the principal really been wrong, he would have disputed that first.',
  ),
  sayAfter(
    UNDECIDED,
    'counsel_d',
    '那句话要连着后半句读：“头一季的不是已经扣过了嘛”。一句话里认的和争的都有。到今天，9,000 元现金从哪里来，仍然没有凭据。',
    'That sentence must be read to its end: "the first quarter\'s was already deducted, wasn\'t it". It both admits something and disputes something. And to this day there is no proof of where the 9,000 in cash came from.',
  ),
  sayAfter(
    UNDECIDED,
    'presiding',
    '双方补充的意见已经记录。有没有需要变更的最后意见？先请原告，再请被告。',
    'The further submissions have been recorded. Do you wish to change your final opinions? The plaintiff first, then the defendant.',
  ),
  sayAfter(
    UNDECIDED,
    'plaintiff',
    '没有变更，还是 20 万元。',
    'I do not change my opinion; my claim is still for 200,000.',
  ),
  sayAfter(
    UNDECIDED,
    'defendant',
    '没有变更。我拿到手的就是 19.1 万元。',
    'Mine is unchanged. What I received was 191,000.',
  ),
  sayAfter(
    UNDECIDED,
    'presiding',
    '最后意见已经征询，现在休庭，由合议庭继续评议。',
    'The final opinions have been heard. The court adjourns, and the panel goes on to deliberate.',
  ),
];

export const DEBATE: FlowNode = node({
  id: 'debate',
  kind: 'court',
  name: bi('法庭辩论', 'Court debate'),
  introduction: bi(
    '事实和证据已经摆在桌上，现在讲道理：举证责任在谁，证明到了什么程度，法律怎样适用。最后由审判长征询各方最后意见。',
    'The facts and the evidence have been presented; now comes the argument: who bears the burden of proof, whether the standard has been met, and how the law applies. At the end the presiding judge asks each side for its final opinion.',
  ),
  minutes: 18,
  scene: 'courtroom',
  position: { x: 360, y: 1100 },
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge', { seat: 'j1', functions: ['speech', 'signature'] }),
    seatRole('assessor', { seat: 'j2', functions: ['speech', 'signature'] }),
    seatRole('clerk', { seat: 'c', functions: ['speech', 'display', 'submission', 'signature', 'record'] }),
    seatRole('plaintiff', {
      seat: 'p1',
      can_terminate: true,
      functions: ['request_speech', 'meeting', 'signature'],
    }),
    seatRole('counsel_p', {
      seat: 'p2',
      functions: ['request_speech', 'request_display', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('counsel_d', {
      seat: 'd1',
      functions: ['request_speech', 'request_display', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('defendant', { seat: 'd2', functions: ['request_speech', 'meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '顺序：原告及其代理人发言；被告及其代理人答辩；互相辩论（《民事诉讼法》第一百四十四条）。',
        '辩论只围绕争议焦点：本金、利息。每个观点都要有证据或者条文。',
        '辩论终结时，各方还有一次最后意见，一两句话讲清请求。',
      ],
      [
        'The order of the debate is: the plaintiff and her counsel speak; the defendant and his counsel answer; then both sides debate (Civil Procedure Law, Article 144).',
        'Keep to the issues: principal and interest. Every point must rest on evidence or on an article of law.',
        'When the debate closes, each side gives a final opinion: say in one or two sentences what you ask for.',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 宣布辩论开始，说明围绕两个焦点。',
        '2. 第一轮原告、被告各发言一次，再互相辩论；重复的请对方省略。',
        '3. 辩论终结，按原告、被告的顺序征询最后意见（第一百四十四条第二款）。',
        '4. 判决前还能调解的可以再调一次；否则休庭评议（第一百四十五条）。',
      ],
      [
        '1. Open the debate and say that it is confined to the two issues.',
        '2. In the first round each side speaks once; then they reply to each other. Ask speakers not to repeat themselves.',
        '3. When the debate closes, ask the plaintiff and then the defendant for a final opinion (Article 144, second paragraph).',
        '4. If a settlement is still possible before judgment you may mediate again; otherwise adjourn to deliberate (Article 145).',
      ],
    ),
    guide(
      'counsel_p',
      [
        '1. 本金：借条是直接证据，金额一般认定为本金；信封、“剩下的下午见面说”、“二十万我认”互相印证。',
        '2. 预扣利息是被告提出的，请他拿出约定；语音没有录音。',
        '3. 利息：14.6% 没有超过上限；逾期以后仍按借期内利率主张（《民间借贷规定》第二十八条）。',
      ],
      [
        '1. Principal: the note is direct evidence, and its amount is generally found to be the principal; the envelope, "the rest when we meet this afternoon" and "I admit the two hundred thousand" support one another.',
        '2. It is the defendant who alleges that interest was deducted: ask him to prove that it was agreed. The call was not recorded.',
        '3. Interest: 14.6% is within the limit; after the due date you may still claim the rate agreed for the term (Private Lending Provisions, Article 28).',
      ],
    ),
    guide(
      'counsel_d',
      [
        '1. 举证责任：主张现金已经交付的是原告，交付是借贷关系的基本事实（《民诉法解释》第九十一条）。',
        '2. 只要让法官觉得 9,000 元是否交付真伪不明，就应当认定没有交付（第一百零八条第二款）。',
        '3. 利息以实际借款数额为基数；超过四倍 LPR 的约定不受支持。',
      ],
      [
        '1. Burden of proof: it is the plaintiff who asserts that cash was delivered, and delivery is a basic fact of the loan (CPL Interpretation, Article 91).',
        '2. You need only leave it unclear whether the 9,000 was delivered: the court must then find that it was not (Article 108, second paragraph).',
        '3. Interest is calculated on the amount actually lent; an agreed rate is not supported so far as it exceeds four times the LPR.',
      ],
    ),
    guide(
      'plaintiff',
      ['1. 补充代理人没有说到的事实，不要重复。', '2. 最后意见用一句话说清你要什么。'],
      [
        '1. Add the facts that your counsel left out; do not repeat what has been said.',
        '2. In your final opinion, say in one sentence what you want.',
      ],
    ),
    guide(
      'defendant',
      ['1. 补充代理人没有说到的事实，不要重复。', '2. 最后意见用一句话说清你愿意承担什么。'],
      [
        '1. Add the facts that your counsel left out; do not repeat what has been said.',
        '2. In your final opinion, say in one sentence what you are willing to pay.',
      ],
    ),
    guide(
      'judge',
      ['1. 双方避开的问题由你点出来。', '2. 只问，不评价。'],
      [
        '1. Raise the questions that both sides avoid.',
        '2. Only ask questions; do not comment on the answers.',
      ],
    ),
    guide(
      'assessor',
      ['1. 从交易习惯和常理提问，请双方都回答。'],
      ['1. Ask the questions that trade practice and common sense suggest, and have both sides answer.'],
    ),
    guide(
      'clerk',
      [
        '1. 记下每一方的观点和引用的条文。',
        '2. 最后意见单独记录；庭后请各方阅读笔录并签名（第一百五十条）。',
      ],
      [
        "1. Record each side's points and the articles cited.",
        '2. Record the final opinions separately; after the hearing have everyone read and sign the record (Article 150).',
      ],
    ),
  ],
  lines: [
    ...REOPENED,
    {
      role_id: 'presiding',
      text: bi(
        '现在进行法庭辩论，围绕本金和利息两个焦点。先由原告及其代理人发言。',
        'We now proceed to the debate, which is confined to the two issues of principal and interest. The plaintiff and her counsel may speak first.',
      ),
    },
    {
      role_id: 'counsel_p',
      text: bi(
        '本金应为 200,000 元。借条由被告亲笔书写，载明的金额一般认定为本金（《民间借贷规定》第二十六条）。当天上午原告说“剩下的下午见面说”，下午证人看见信封交付，被告说“那就都清了”，到期后又说“二十万我认”，四项证据首尾相接。',
        'The principal is 200,000 yuan. The defendant wrote the note himself, and the amount on a note is generally found to be the principal (Private Lending Provisions, Article 26). That morning the plaintiff wrote "the rest when we meet this afternoon"; that afternoon the witness saw the envelope and heard "then that\'s all settled"; and after the due date the defendant wrote "I admit the two hundred thousand". These four pieces of evidence form an unbroken chain.',
      ),
    },
    {
      role_id: 'counsel_p',
      text: bi(
        '利息按年利率 14.6% 主张，没有超过合同成立时一年期 LPR 3.65% 的四倍（第二十五条）；借条约定了借期内利率，没有约定逾期利率，到期以后仍可按借期内利率支付资金占用期间的利息（第二十八条第二款第二项）。',
        'Interest is claimed at 14.6% a year, which does not exceed four times the one-year LPR of 3.65% when the contract was made (Article 25). The note fixes a rate for the term of the loan but none for late payment, so the same rate may be claimed for the period after the due date (Article 28, second paragraph, item 2).',
      ),
    },
    {
      role_id: 'plaintiff',
      text: bi(
        '我没有做过放贷的生意，就是信得过他。要是扣了利息，他当时怎么会按 20 万元写借条？',
        'I have never been a money-lender; I simply trusted him. If interest had been deducted, why did he write the note for 200,000?',
      ),
    },
    {
      role_id: 'presiding',
      text: bi('由被告及其代理人答辩。', 'The defendant and his counsel may answer.'),
    },
    {
      role_id: 'counsel_d',
      text: bi(
        '主张 9,000 元现金已经交付的是原告，应当由她承担举证责任（《民诉法解释》第九十一条）。她没有收条，没有支取，没有记账；唯一的证人没有看见钱，还是她的租户，证言不能单独作为认定事实的根据（《证据规定》第九十条）。',
        'It is the plaintiff who asserts that 9,000 in cash was delivered, and she bears the burden of proof (CPL Interpretation, Article 91). She has no receipt, no record of a withdrawal and no entry in any account book. Her only witness saw no money and is her tenant; such testimony cannot by itself be the basis of a finding (Civil Evidence Provisions, Article 90).',
      ),
    },
    {
      role_id: 'counsel_d',
      text: bi(
        '9,000 元正好是 200,000 元三个月的利息，借条又写明按季付息，到账当天没有任何现金支取，卡里却还有 45,418.52 元。这不是巧合，是预先扣除。预先扣除利息的，应当将实际出借的金额认定为本金（《民法典》第六百七十条，《民间借贷规定》第二十六条）。',
        "The 9,000 is exactly three months' interest on 200,000; the note makes interest payable quarterly; no cash was withdrawn that day, although 45,418.52 remained in the account. This is no coincidence but a deduction in advance, and where interest is deducted in advance, the amount actually lent is the principal (Civil Code, Article 670; Private Lending Provisions, Article 26).",
      ),
    },
    {
      role_id: 'defendant',
      text: bi(
        '借条是她叫我按 20 万元写的，我急着用钱就写了。“二十万我认”是想求她宽限，那句话后面我就说了头一季已经扣过。',
        'She told me to write the note for 200,000, and I needed the money urgently, so I did. I wrote "I admit the two hundred thousand" to beg for time, and straight after it I wrote that the first quarter had already been deducted.',
      ),
    },
    {
      role_id: 'judge',
      text: bi(
        '请双方回应：借条与转账不一致时，9,000 元由谁证明、证明到什么程度才算完成？',
        'Will both sides please address this: where the note and the transfer differ, who must prove that the 9,000 was delivered, and to what standard?',
      ),
    },
    {
      role_id: 'counsel_p',
      text: bi(
        '原告已经用借条完成了举证，动摇它的责任在被告。一句没有录音的语音、一张没有注明付款的销售单，不足以推翻他自己写下的借条。',
        'With the note the plaintiff has discharged her burden of producing evidence, and it is for the defendant to rebut it. A call that was not recorded and a sales slip that shows no payment are not enough to rebut a note in his own hand.',
      ),
    },
    {
      role_id: 'counsel_d',
      text: bi(
        '被告不需要证明到高度可能，只要让 9,000 元是否交付真伪不明，就应当认定没有交付（《民诉法解释》第一百零八条第二款）。转账当日的行为、聊天中的沉默、数字的吻合，已经足够。',
        'The defendant need not prove anything to a high probability. If it remains unclear whether the 9,000 was delivered, the court must find that it was not (CPL Interpretation, Article 108, second paragraph). What was done on the day of the transfer, the silence in the chat and the matching figures are enough for that.',
      ),
    },
    {
      role_id: 'assessor',
      text: bi(
        '请双方说一说：熟人之间借二十万，卡里的钱够，为什么要分成转账和现金两笔？',
        'A question to both: among friends, with enough in the account, why was a loan of 200,000 given in two parts, one by transfer and one in cash?',
      ),
    },
    {
      role_id: 'plaintiff',
      text: bi(
        '卡里的钱月底要付货款，不敢都转出去。店里正好有备用金，他下午又要来送借条，就给了现金。',
        'I had goods to pay for at the end of the month and did not dare to transfer it all. I had the float in the shop, and he was coming that afternoon with the note, so I gave him cash.',
      ),
    },
    {
      role_id: 'defendant',
      text: bi(
        '没有什么两笔。说好先扣三个月利息，所以只转了 19.1 万元。',
        "There never were two payments. We had agreed that three months' interest would come off first, so she transferred only 191,000.",
      ),
    },
    {
      role_id: 'presiding',
      text: bi(
        '双方的观点已经充分发表，辩论终结。按原告、被告的顺序征询最后意见。',
        'Both sides have been fully heard. The debate is closed. I ask for the final opinions, first of the plaintiff and then of the defendant.',
      ),
    },
    {
      role_id: 'plaintiff',
      text: bi('坚持诉讼请求，请依法判决。', 'I stand by my claims and ask for judgment according to law.'),
    },
    {
      role_id: 'defendant',
      text: bi(
        '我愿意还 19.1 万元和法律保护的利息，请驳回其他请求。',
        'I am willing to pay 191,000 and the interest that the law protects, and I ask that the other claims be dismissed.',
      ),
    },
    {
      role_id: 'clerk',
      text: bi(
        '双方最后意见已经记入笔录，请诉讼参加人庭后阅读并签名；认为记录有遗漏或者差错的，可以申请补正。',
        'The final opinions of both sides have been entered in the record. Please read and sign it after the hearing; a party who finds an omission or a mistake may apply for a correction.',
      ),
    },
    {
      role_id: 'presiding',
      text: bi(
        '现在休庭，由合议庭评议，定期宣判。',
        'The court adjourns to deliberate. Judgment will be pronounced on a date to be announced.',
      ),
    },
  ],
});

export const DEBATE_TRANSITIONS: Transition[] = [
  wrong(
    'debate_no_last_word',
    'debate',
    bi(
      '双方的话已经重复，不再征询最后意见，直接休庭评议',
      'Both sides are repeating themselves: adjourn to deliberate without asking for their final opinions',
    ),
    bi(
      '法庭辩论终结，由审判长按照原告、被告的先后顺序征询各方最后意见（《民事诉讼法》第一百四十四条第二款）。这一步不能因为意见重复而省略。',
      'When the debate closes, the presiding judge asks the plaintiff and then the defendant for their final opinions (Civil Procedure Law, Article 144, second paragraph). This step may not be omitted because the parties are repeating themselves.',
    ),
  ),
  advance(
    'debate_done',
    'debate',
    'deliberation',
    bi('已征询最后意见，休庭评议', 'The final opinions have been heard: adjourn to deliberate'),
  ),
  advance(
    'debate_to_mediation',
    'debate',
    'mediation',
    bi(
      '判决前双方愿意再谈，转入调解',
      'Both sides are willing to talk again before judgment: go to mediation',
    ),
  ),
];
