import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import { type CaseModels, handedIn, voted } from '../../models.ts';
import { reportsWith, type Words } from '../../report-models.ts';
import { write } from '../fields.ts';

const { by, headed, reports, unless, when } = reportsWith(write);

const MATTER: Words = [
  '案件：{{plaintiff_name}}诉{{defendant_name}}民间借贷纠纷案　　案号：{{case_number}}',
  'Case: {{plaintiff_name}} v. {{defendant_name}}, private lending dispute. Number: {{case_number}}',
];

const TASKS: readonly PaperPart[] = [
  by(
    ['presiding'],
    [
      '主持庭审，归纳出本金和利息两个焦点，组织评议，最后发表意见并签发文书。',
      'I presided over the hearing, framed the two issues of principal and interest, led the deliberation, gave my opinion last and signed the judgment.',
    ],
  ),
  by(
    ['filing_judge'],
    [
      '作为立案庭法官审查起诉条件和管辖，问过原告是否愿意先行调解，登记立案以后把材料移送审判庭，没有参加审理。',
      'As judge of the filing division I examined the conditions for an action and the jurisdiction, asked the plaintiff whether she wished to mediate first, registered the case and passed the papers to the trial division; I took no part in the trial.',
    ],
  ),
  by(
    ['judge'],
    [
      '承办本案，在评议时先介绍举证责任、证明标准、预扣利息和利率上限的规定，核对判决书的算式。',
      'As reporting judge I first explained in the deliberation the rules on burden and standard of proof, on interest deducted in advance and on the limit of the rate, and I checked the calculations in the judgment.',
    ],
  ),
  by(
    ['assessor'],
    [
      '作为人民陪审员独立发表意见并表决，从常理上判断熟人之间会不会给了九千块现金却一个字不提。',
      "As people's assessor I gave an independent opinion and voted; I used common sense to judge whether somebody would hand nine thousand in cash to a friend without a word about it.",
    ],
  ),
  by(
    ['clerk'],
    [
      '负责立案登记、送达、宣布纪律和制作笔录，评议时记录各人意见，没有表决权。',
      'I registered the case, served the papers, announced the rules of the court and kept the record; in the deliberation I recorded the opinions and had no vote.',
    ],
  ),
  by(
    ['plaintiff', 'counsel_p'],
    [
      '原告方的任务是证明借款 200,000 元已经全部交付，其中 9,000 元是现金，没有收条。',
      "The plaintiff's side had to prove that the whole 200,000 was delivered, including 9,000 in cash for which there was no receipt.",
    ],
  ),
  by(
    ['defendant', 'counsel_d'],
    [
      '被告方的任务是说清 9,000 元是预先扣除的三个月利息，并主动解释当日下午的信封。',
      "The defendant's side had to explain that the 9,000 was three months' interest deducted in advance, and to account for that afternoon's envelope of its own accord.",
    ],
  ),
  by(
    ['witness'],
    [
      '我只说自己看见、听见的：一个信封，一句“那就都清了”。信封里是什么，我没有看见，也没有替谁猜。',
      'I said what I saw and heard: an envelope, and "then that\'s all settled". I did not see what was in it, and I did not guess on anybody\'s behalf.',
    ],
  ),
];

const ISSUES = headed(
  ['二、我对两个争议焦点的判断和依据', '2. My view of the two issues and its grounds'],
  [
    '本金：借条（证据 1）写 200,000 元，回单（证据 2）是 191,000 元。交付由主张的一方举证（《民诉法解释》第九十一条），要达到高度可能性（第一百零八条）。账户明细（证据 5）当日没有支取，聊天记录（证据 3）里“头一季的不是已经扣过了嘛”没有被否认，回头看，我认为 9,000 元的现金交付没有证明，应当按实际出借的 191,000 元认定（《民法典》第六百七十条、《民间借贷规定》第二十六条）。',
    'Principal: the note (evidence 1) says 200,000 and the slip (evidence 2) says 191,000. Delivery must be proved by the party that asserts it (CPL Interpretation, Article 91), to the standard of high probability (Article 108). No cash was withdrawn that day (evidence 5), and "the first quarter\'s was already deducted" (evidence 3) was not denied. Looking back, I think that the delivery of 9,000 in cash was not proved and that the principal is the 191,000 actually lent (Civil Code, Article 670; Private Lending Provisions, Article 26).',
  ],
  [
    '利息：约定月利率 1.5%，即年利率 18%，超过合同成立时一年期 LPR 3.65% 的四倍 14.6%，超过部分不支持（《民间借贷规定》第二十五条）。',
    'Interest: the agreed rate of 1.5% a month, equal to 18% a year, exceeds 14.6%, four times the one-year LPR of 3.65% when the contract was formed; the excess is not allowed (Private Lending Provisions, Article 25).',
  ],
);

const OUTCOME: readonly PaperPart[] = [
  when(
    [voted('deliberation', 'passed')],
    [
      '合议庭以{{tally_deliberation}}认定本金 191,000 元，理由见判决书。',
      'The panel found the principal to be 191,000 yuan ({{tally_deliberation}}), for the reasons given in the judgment.',
    ],
  ),
  when(
    [voted('second_vote', 'passed')],
    [
      '合议庭第二次评议以{{tally_second_vote}}认定 200,000 元，更看重借条和“二十万我认”。现金从哪里来没有完全说清，是这一结论的弱点；但多数意见说理成立，判决应当尊重。',
      'In its second deliberation the panel found the principal to be 200,000 yuan ({{tally_second_vote}}), giving more weight to the note and to "I admit the two hundred thousand". That the source of the cash was never fully explained is the weak point of this conclusion; but the reasons of the majority are sound, and the judgment should be respected.',
    ],
  ),
  when(
    [handedIn('settlement_agreement')],
    [
      '本案中双方谈成了调解协议，各让一步，总额和分期都写成了能够执行的数字。',
      'In this case the parties reached a settlement. Each side made concessions, and the total and the instalments were put into figures that can be enforced.',
    ],
  ),
];

const STEPS: readonly PaperPart[] = [
  headed(['三、我做得对和做得不对的程序动作', '3. Steps of procedure that I got right and that I got wrong']),
  by(
    ['presiding', 'judge', 'assessor'],
    [
      '做得对的：先让双方对证据逐一说真实性、合法性、关联性，再归纳焦点；评议时审判长最后说。做得不够的：证人作证前应当把如实作证的义务和作伪证的后果讲得更清楚。',
      'What went right: both sides first commented on the authenticity, lawfulness and relevance of each item of evidence, then the issues were framed; in the deliberation the presiding judge spoke last. What fell short: the duty to tell the truth and the consequences of false testimony should have been explained more clearly before the witness testified.',
    ],
  ),
  by(
    ['clerk'],
    [
      '做得对的：笔录照原话记，关闭以后请各方核对签名。做得不够的：有一次记得太简，应当把问和答分开。',
      'What went right: I kept the record in the words that were spoken and, once it was closed, had all sides check and sign it. What fell short: one entry was too brief; question and answer should have been recorded separately.',
    ],
  ),
  by(
    ['filing_judge'],
    [
      '做得对的：只审起诉条件，没有评价证据；原告拒绝先行调解，当场立案。做得不够的：管辖的理由说得太快，当事人没有完全听懂。',
      'What went right: I examined only the conditions for an action and did not assess the evidence; when the plaintiff refused to mediate first, the case was registered at once. What fell short: I gave the grounds of jurisdiction too fast for the parties to follow fully.',
    ],
  ),
  by(
    ['plaintiff', 'counsel_p'],
    [
      '做得对的：申请证人出庭，只问他亲眼看见的。做得不对的：没有早一点准备现金来源的凭据，2 月 27 日的取现距借款已有十三天，说服力不够。',
      'What went right: we applied for the witness to testify and asked him only about what he had seen himself. What went wrong: we did not prepare proof of the source of the cash early enough; the withdrawal of 27 February was thirteen days before the loan and is not persuasive enough.',
    ],
  ),
  by(
    ['defendant', 'counsel_d'],
    [
      '做得对的：在举证期限内申请法院调取账户明细。做得不够的：信封里是货架尾款，当时没有开收据，只能靠销售单和聊天记录说明。',
      'What went right: we applied to the court within the period for evidence to obtain the account statement. What fell short: the envelope held the balance for the shelves, but no receipt had been given at the time, so that only the sales slip and the chat could explain it.',
    ],
  ),
  by(
    ['witness'],
    [
      '做得对的：没有旁听庭审，签了保证书再作证，不知道的就说不知道。做得不够的：一开始说话太快，应当等审判长问完再答。',
      'What went right: I did not sit in on the hearing, signed the undertaking before I testified, and said so when I did not know. What fell short: at first I answered too fast; I should have waited until the presiding judge had finished the question.',
    ],
  ),
];

const AGAIN: readonly PaperPart[] = [
  headed(['四、如果重来一次', '4. If I could do it again']),
  by(
    ['filing_judge'],
    [
      '我会把先行调解的好处和不影响立案说得更清楚，再请原告决定；管辖的理由写进登记材料，省得被告再问一次。',
      'I would explain more clearly what mediation offers and that refusing it does not affect filing, and then let the plaintiff decide; and I would write the grounds of jurisdiction into the filing papers so that the defendant need not ask again.',
    ],
  ),
  by(
    ['presiding', 'judge', 'assessor', 'clerk'],
    [
      '我会在法庭调查结束时就把“由谁举证、证明到什么程度”明确告诉双方，让辩论集中在 9,000 元上。',
      'At the end of the court investigation I would tell both sides plainly who has to prove what, and to what standard, so that the debate concentrates on the 9,000.',
    ],
  ),
  by(
    ['plaintiff', 'counsel_p'],
    [
      '借钱那天就应当转足，或者让对方写一张现金收条；进了诉讼，早一点比较 191,000 元和解的方案。',
      'The whole sum should have been transferred on the day of the loan, or the borrower asked for a receipt for the cash; and once in litigation we should have considered a settlement on the basis of 191,000 earlier.',
    ],
  ),
  by(
    ['defendant', 'counsel_d'],
    [
      '预扣利息应当写在借条里或者聊天里留下一句话；收到尾款当场开收据。',
      'The deduction of interest should have been written into the note or confirmed in a message; and a receipt should have been given as soon as the balance was paid.',
    ],
  ),
  by(
    ['witness'],
    [
      '我还是会只说看见的。多说一句“应该是现金”，看起来帮了人，其实害了案子。',
      'I would again say only what I saw. To add "it must have been cash" would seem to help somebody but would in truth harm the case.',
    ],
  ),
];

const SHORT = headed(
  ['二、我对两个争议焦点的判断和依据', '2. My view of the two issues and its grounds'],
  [
    '本金应当按照实际情况认定，利息不能太高，超过法律规定的部分不支持。',
    'The principal should be found according to the actual situation. Interest must not be too high; what exceeds the legal limit is not allowed.',
  ],
);

const MISTAKEN = headed(
  ['二、我对两个争议焦点的判断和依据', '2. My view of the two issues and its grounds'],
  [
    '本金：被告否认收到 9,000 元现金，应当由被告举证证明没有收到；他拿不出证据，就应当按借条（证据 1）认定 200,000 元。',
    'Principal: the defendant denies that he received 9,000 in cash and therefore has to prove that he did not. As he has no proof, the principal must be found to be 200,000, as the note (evidence 1) says.',
  ],
  [
    '利息：约定年利率 18%，超过四倍 LPR 即 14.6% 的部分不支持（《民间借贷规定》第二十五条）。',
    'Interest: the agreed rate is 18% a year; the part above four times the LPR, 14.6%, is not allowed (Private Lending Provisions, Article 25).',
  ],
);

/** A report after a settlement has no vote to tell of. */
const UNDECIDED = unless(
  [voted('deliberation', 'passed'), voted('second_vote', 'passed'), handedIn('settlement_agreement')],
  ['案件怎样了结，见卷宗中的文书。', 'How the case ended appears from the documents on file.'],
);

export const REPORT_MODELS: CaseModels = {
  experiment_report: reports({
    matter: MATTER,
    tasks: TASKS,
    sound: {
      note: bi(
        '引用条文和证据编号，写出自己角色的得失。',
        'It cites articles and numbered evidence and says what went well and what went badly in the role.',
      ),
      parts: [ISSUES, ...OUTCOME, UNDECIDED, ...STEPS, ...AGAIN],
    },
    careless: {
      note: bi(
        '焦点一段空泛，没有条文也没有证据编号。',
        'The part on the issues is vague: it cites no article and no numbered evidence.',
      ),
      parts: [SHORT, ...OUTCOME, UNDECIDED, ...STEPS, ...AGAIN],
    },
    wrong: {
      note: bi(
        '把举证责任倒过来了：没有收到现金是消极事实，应当由主张已经交付的原告举证（《民诉法解释》第九十一条）。',
        'It reverses the burden of proof: non-receipt of cash is a negative fact, and delivery must be proved by the plaintiff, who asserts it (CPL Interpretation, Article 91).',
      ),
      parts: [MISTAKEN, UNDECIDED, ...STEPS, ...AGAIN],
    },
  }),
};
