import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import { type CaseModels, handedIn, voted } from '../../models.ts';
import { reportsWith, type Words } from '../../report-models.ts';
import { write } from '../fields.ts';
import { either, type Premise } from '../premise.ts';

const { always, by, headed, reports, unless, when } = reportsWith(write);

const MATTER: Words = [
  '案件：{{appellant_name}}与{{appellee_name}}民间借贷纠纷二审　　案号：{{case_number}}',
  'Case: {{appellant_name}} and {{appellee_name}}, private lending, second instance. Number: {{case_number}}',
];

const tasks = (at: Premise): readonly PaperPart[] => [
  by(
    ['presiding'],
    [
      '我守两道门：审理范围限于 9,000 元本金和相应利息，双方迟到的证据用同一把尺子量；评议时最后发表意见。',
      'I had two things to guard: the scope of the trial, confined to 9,000 yuan of principal with interest, and the late evidence of both sides, to which I applied the same standard. In the deliberation I spoke last.',
    ],
  ),
  by(
    ['judge_a'],
    [
      '我承办本案，主持新证据交换，核对账本的两种算法，评议时先介绍范围和争议，并起草判决书。',
      'As reporting judge I presided over the exchange of evidence, checked both calculations that the cash book allows, opened the deliberation with a report on the scope and the dispute, and drafted the judgment.',
    ],
  ),
  by(
    ['judge_b'],
    [
      '我是合议庭成员，没有参加庭前准备，当庭问证人谁请他来、工钱怎么付，评议时独立发表意见并表决。',
      'As a member of the panel I took no part in the preparation; in court I asked the witness who had asked him to come and how his wages were to be paid, and in the deliberation I gave an independent opinion and voted.',
    ],
  ),
  by(
    ['clerk'],
    [
      '我核对上诉期限、上诉费和委托手续，制作庭审和评议笔录，训诫单独记入笔录；评议时没有表决权。',
      'I checked the time for the appeal, the fee and the powers of attorney and kept the records of the hearing and the deliberation, with the reprimand entered separately; in the deliberation I had no vote.',
    ],
  ),
  by(
    [at.lender.role, at.lender.counsel],
    [
      `${at.lender.zh}一方要证明 9,000 元以现金交付，并说清账本为什么迟到、哪些字是后来补写的。`,
      `The side of ${at.lender.en} had to prove that 9,000 yuan was delivered in cash, and to explain why the cash book was late and which words in it were added.`,
    ],
  ),
  by(
    [at.borrower.role, at.borrower.counsel],
    either(
      at,
      [
        '被上诉人一方要守住一审的结论，说清账本的疑点，并主动交代证人的工钱和聊天迟到的原因。',
        "The appellee's side had to defend the result below, to show what is doubtful in the cash book, and to disclose voluntarily the wages owed to the witness and the reason why the chat was late.",
      ],
      [
        '上诉人一方要指出一审认定交付的理由错在哪里，说清账本的疑点，并主动交代证人的工钱、路费和聊天迟到的原因。',
        "The appellant's side had to show where the reasons for finding delivery were wrong and what is doubtful in the cash book, and to disclose voluntarily the wages and the fare of the witness and the reason why the chat was late.",
      ],
    ),
  ),
  by(
    ['witness'],
    [
      '我签署保证书以后作证，只说 2023 年 3 月 12 日晚的聊天；没有看见的交付和信封，我说不知道。',
      'I testified after signing the undertaking, and only about the chat of the evening of 12 March 2023. Of the delivery and the envelope, which I did not see, I said that I did not know.',
    ],
  ),
];

const EVIDENCE_HEAD = headed([
  '二、新证据改变了我对一审的看法吗，为什么',
  '2. Did the new evidence change my view of the judgment below, and why',
]);
const VIEW_OF_191: readonly Words[] = [
  [
    '改变了一半。一审以“没有记账”为一项理由，流水本（证据 7）出现以后，这一项站不住：3 月 10 日结余 10,470 元，够付 10,200 元。但那一行换了墨色，括号里的字是补写的，3 月 15 日的结余又被刮过；支出 10,200 元余 1,070 元，支出 1,200 元余 10,070 元，两种算法都说得通。账本证明取过钱，单独不能证明取了多少。',
    'It changed half of it. One of the reasons given below, that there was no entry, cannot stand now that there is a cash book (evidence 7): the balance of 10,470 yuan on 10 March was enough to pay 10,200. But in that line the ink changes, the words in brackets were added, and the balance of 15 March is scraped; a payment of 10,200 leads to 1,070 and one of 1,200 to 10,070, and the entries can be reconciled with either. The book proves that money was taken out, but does not by itself prove how much.',
  ],
  [
    '微信聊天（证据 8）形成于借款当晚，早于争议，“头一季的人家先扣了”与借条、转账一致；它是被上诉人单方的话，但足以影响高度可能性的判断（《民诉法解释》第一百零八条）。流水本迟到没有客观原因，采纳并训诫（第一百零二条）；聊天因证人外出才迟到，属客观原因，视为未逾期（第一百零一条第二款）。回头看，我认为结论仍应是真伪不明，理由应当纠正（第三百三十二条）。',
    'The chat (evidence 8) dates from that evening, before any dispute, and "they took the first quarter out beforehand" agrees with the note and the transfer. It is a one-sided statement by the appellee, but it affects the question of high probability (CPL Interpretation, Article 108). The book was late without an objective cause and is admitted with a reprimand (Article 102); the chat was late because the witness had gone away, an objective cause, and is deemed to be in time (Article 101, second paragraph). Looking back, I still think that delivery in cash is unclear and that the reasoning had to be corrected (Article 332).',
  ],
];
const VIEW_OF_200: readonly Words[] = [
  [
    '改变了一半。一审以 2 月 27 日取现 10,000 元认定现金来源，本来就付不出 10,200 元；流水本（证据 7）出现以后，3 月 10 日结余 10,470 元，这个缺口补上了。但那一行换了墨色，括号里的字是补写的，3 月 15 日的结余又被刮过；支出 10,200 元余 1,070 元，支出 1,200 元余 10,070 元，两种算法都说得通。账本证明取过钱，单独不能证明取了多少。',
    'It changed half of it. The 10,000 yuan withdrawn on 27 February, in which the judgment below found the source of the cash, was never enough to pay 10,200; with the book (evidence 7) and its balance of 10,470 yuan on 10 March that gap is closed. But in that line the ink changes, the words in brackets were added, and the balance of 15 March is scraped; a payment of 10,200 leads to 1,070 and one of 1,200 to 10,070, and the entries can be reconciled with either. The book proves that money was taken out, but does not by itself prove how much.',
  ],
  [
    '微信聊天（证据 8）形成于借款当晚，早于争议，但它是上诉人单方对第三人的话，能不能使交付真伪不明，要和三个月利息的巧合、“二十万我认”的全文一起看（《民诉法解释》第一百零八条）。上诉不改变举证责任，交付仍由被上诉人证明（第九十一条）。聊天因证人外出才迟到，属客观原因，视为未逾期（第一百零一条第二款）；流水本迟到没有客观原因，采纳并训诫（第一百零二条）。回头看，我认为结论可以维持，理由应当纠正（第三百三十二条）。',
    'The chat (evidence 8) dates from that evening, before any dispute, but it is what the appellant alone told a third person. Whether it leaves delivery unclear must be weighed together with the coincidence of three months\' interest and the whole of the message that says "I admit the two hundred thousand" (CPL Interpretation, Article 108). The appeal does not shift the burden of proof: the appellee must still prove delivery (Article 91). The chat was late because the witness had gone away, an objective cause, and is deemed to be in time (Article 101, second paragraph); the book was late without one and is admitted with a reprimand (Article 102). Looking back, I think that the result could be upheld and that the reasoning had to be corrected (Article 332).',
  ],
];
const VAGUE_VIEW: readonly Words[] = [
  [
    '新证据让案件更复杂了，双方各有道理。我觉得应当综合考虑全案情况，作出公平的判断。',
    'The new evidence makes the case more complicated, and both sides have a point. I think that the whole case should be considered together and a fair judgment made.',
  ],
];

const outcome = (at: Premise): readonly PaperPart[] => [
  when(
    [voted('deliberation', 'passed')],
    [
      `合议庭以{{tally_deliberation}}驳回上诉、维持原判，本金仍为 ${at.found} 元，一审的一条理由得到纠正。`,
      `The panel dismissed the appeal and upheld the judgment ({{tally_deliberation}}); the principal remains ${at.found} yuan, and one of the reasons given below was corrected.`,
    ],
  ),
  when(
    [voted('deliberation', 'rejected')],
    either(
      at,
      [
        '表决结果是{{tally_deliberation}}，没有形成维持的多数，改判 200,000 元。聊天和账本哪一个更可信，可以有不同看法，这一次账本和信封更受看重；说理成立，终审判决应当尊重。',
        'The vote was {{tally_deliberation}}: there was no majority to uphold, and the principal was amended to 200,000 yuan. Opinions may differ on whether the chat or the cash book deserves more credit; this time the book and the envelope carried more weight. The reasons are sound, and a final judgment is to be respected.',
      ],
      [
        '表决结果是{{tally_deliberation}}，没有形成维持的多数，改判 191,000 元。聊天和账本哪一个更可信，可以有不同看法，这一次当晚的聊天和三个月利息的巧合更受看重；说理成立，终审判决应当尊重。',
        "The vote was {{tally_deliberation}}: there was no majority to uphold, and the principal was amended to 191,000 yuan. Opinions may differ on whether the chat or the cash book deserves more credit; this time the chat of that evening and the coincidence of three months' interest carried more weight. The reasons are sound, and a final judgment is to be respected.",
      ],
    ),
  ),
  when(
    [handedIn('mediation_statement')],
    [
      '本案中双方达成了调解协议，调解书送达以后，一审判决视为撤销（《民事诉讼法》第一百七十九条）。',
      'In this case the parties reached a settlement; once the mediation statement has been served, the judgment below is deemed set aside (Civil Procedure Law, Article 179).',
    ],
  ),
  unless(
    [voted('deliberation', 'passed'), voted('deliberation', 'rejected'), handedIn('mediation_statement')],
    ['案件怎样了结，见卷宗中的文书。', 'How the case ended is shown by the papers on file.'],
  ),
];

const DIFFERENCES_HEAD = headed([
  '三、二审和一审在程序上的三处不同',
  '3. Three differences of procedure between the two instances',
]);
const PANEL: Words = [
  '第一，合议庭由审判员组成，没有人民陪审员（《民事诉讼法》第四十一条第一款）。',
  "First, the panel is composed of judges, without people's assessors (Civil Procedure Law, Article 41, first paragraph).",
];
const SCOPE: Words = [
  '第二，审理范围由上诉请求决定，没有上诉的利率和起息日期不审（第一百七十五条、《民诉法解释》第三百二十一条）。',
  'Second, the scope is determined by the requests in the appeal: the rate and the day from which interest runs, against which nobody appealed, are not tried (Article 175; CPL Interpretation, Article 321).',
];
const SCOPE_WRONG: Words = [
  '第二，二审实行全面审查，不受上诉请求的限制，14.6% 的利率是不是太高，二审应当一并重新审理。',
  'Second, the court of appeal reviews the whole case and is not bound by the requests in the appeal; whether a rate of 14.6% is too high should have been tried again as well.',
];
const FINALITY: Words = [
  '第三，二审判决是终审判决，宣告后不能再上诉（第一百八十二条）；达成调解的，送达后一审判决视为撤销（第一百七十九条）。',
  'Third, the judgment on appeal is final and no further appeal lies (Article 182); where the parties settle, the judgment below is deemed set aside once the mediation statement is served (Article 179).',
];

const AGAIN_HEAD = headed(['四、如果重来一次', '4. If I could do it again']);
const again = (at: Premise): readonly PaperPart[] => [
  by(
    ['presiding', 'judge_a', 'judge_b'],
    [
      '做得好的：双方迟到的证据用同一把尺子量，当庭说明采纳和训诫的理由。做得不够的：两种算法应当更早写给双方看。重来一次，我会在交换证据时就请双方各解释一次 3 月 15 日的结余。',
      'What went well: the late evidence of both sides was treated alike, and the reasons for admission and reprimand were explained in court. What fell short: the two calculations should have been shown to the parties earlier. Next time I would ask each side to explain the balance of 15 March when the evidence is exchanged.',
    ],
  ),
  by(
    ['clerk'],
    [
      '做得好的：训诫和逾期理由都照原话记了。做得不够的：评议笔录记得慢。重来一次，我会先把三个争点列好，各人的理由对着记。',
      'What went well: the reprimand and the reasons for the delay were recorded word for word. What fell short: I was slow in recording the deliberation. Next time I would first list the three issues and enter the reasons of each member under them.',
    ],
  ),
  by(
    [at.lender.role, at.lender.counsel],
    either(
      at,
      [
        '做得好的：补写的字自己先说。做得不够的：一审时没有认真找账本。重来一次，起诉以前就把店里的账、单据找齐，再决定值不值得为 9,000 元上诉。',
        'What went well: we disclosed the added words ourselves. What fell short: nobody looked seriously for the book during the first instance. Next time I would gather all the account books and slips of the shop before bringing the action, and then consider whether 9,000 yuan is worth an appeal.',
      ],
      [
        '做得好的：赢了官司也把账本连同疑点一起交了。做得不够的：一审时没有认真找账本。重来一次，起诉以前就把店里的账、单据找齐，不把举证责任押在别人的一句话上。',
        'What went well: although we had won at first instance, we handed in the book together with its doubtful points. What fell short: nobody looked seriously for it during the first instance. Next time I would gather all the account books and slips of the shop before bringing the action, and not rest the burden of proof on one sentence of the other side.',
      ],
    ),
  ),
  by(
    [at.borrower.role, at.borrower.counsel],
    either(
      at,
      [
        '做得好的：先守一审的理由，再把账本的三处异常放在一起说。做得不够的：欠工钱的事应当更早讲。重来一次，不服利率就在十五日内自己上诉，不指望在答辩里提。',
        'What went well: we defended the reasons of the judgment first and then presented the three irregularities of the book together. What fell short: the unpaid wages should have been mentioned earlier. Next time, if we disagree with the rate, we will appeal within fifteen days ourselves and not hope to raise it in an answer.',
      ],
      [
        '做得好的：抓住了举证责任没有因为上诉而转移，请求里一并写了受理费怎样分担。做得不够的：路费的事应当写进目录，不等法官问。重来一次，一审时就申请法院调取聊天、通知证人。',
        'What went well: we saw that the appeal had not shifted the burden of proof, and we dealt in the requests with how the fees are to be shared. What fell short: the fare should have been disclosed in the list of evidence before the judges asked. Next time we would apply at first instance for the court to obtain the chat and to call the witness.',
      ],
    ),
  ),
  by(
    ['witness'],
    [
      '做得好的：带了原来的手机，没有删过聊天。做得不够的：一开始没有说欠工钱的事，等法官问了才说。重来一次，我会先把和申请我作证的一方的关系讲清楚。',
      'What went well: I brought the original phone, and nothing in the chat had been deleted. What fell short: I mentioned my unpaid wages only when the judge asked. Next time I would begin by explaining my ties to the party who called me.',
    ],
  ),
];

export const reportModels = (at: Premise): CaseModels => ({
  appeal_report: reports({
    matter: MATTER,
    tasks: tasks(at),
    sound: {
      note: bi(
        '对新证据的判断有条文、有编号、有算式；三处不同各有依据；写出自己角色的得失。',
        'The view of the new evidence is supported by articles, evidence numbers and calculations; each of the three differences has its legal basis; the report says what went well and what went badly in the role.',
      ),
      parts: [
        EVIDENCE_HEAD,
        always(...either(at, VIEW_OF_191, VIEW_OF_200)),
        ...outcome(at),
        DIFFERENCES_HEAD,
        always(PANEL, SCOPE, FINALITY),
        AGAIN_HEAD,
        ...again(at),
      ],
    },
    careless: {
      note: bi(
        '对新证据的看法空泛，没有条文，也没有说哪一项证据值多少；三处不同没有依据。',
        'The view of the new evidence is vague, cites no article and does not say what weight each item carries; no legal basis is given for the three differences.',
      ),
      parts: [
        EVIDENCE_HEAD,
        always(...VAGUE_VIEW),
        DIFFERENCES_HEAD,
        always([
          '二审的法院级别更高，审理更严格，判决以后就不能再上诉了。',
          'The court of second instance is at a higher level, the trial is stricter, and after its judgment there is no further appeal.',
        ]),
        AGAIN_HEAD,
        ...again(at),
      ],
    },
    wrong: {
      note: bi(
        '把二审写成全面审查。第二审人民法院只审查上诉请求的有关事实和适用法律（《民事诉讼法》第一百七十五条），没有提出请求的不予审理（《民诉法解释》第三百二十一条）。',
        'It describes the appeal as a review of the whole case. The court of second instance examines only the facts and the law to which the requests in the appeal relate (Civil Procedure Law, Article 175); what no party has requested is not tried (CPL Interpretation, Article 321).',
      ),
      parts: [
        EVIDENCE_HEAD,
        always(...either(at, VIEW_OF_191, VIEW_OF_200)),
        ...outcome(at),
        DIFFERENCES_HEAD,
        always(PANEL, SCOPE_WRONG, FINALITY),
        AGAIN_HEAD,
        ...again(at),
      ],
    },
  }),
});
