import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, showing, wrong } from '../../build.ts';
import { HEARING_SEATS } from './hearing-seats.ts';

export const SUPPLEMENT_HEARING: FlowNode = node({
  id: 'supplement_hearing',
  kind: 'court',
  name: bi('补充意见质证', 'Examination of the supplementary opinion'),
  introduction: bi(
    '补充意见送到了双方手里，再次开庭。它可能左右整个案子，所以更要问：缺口会不会是没有盖实？“盖印时段”到底能说到哪一步？',
    'The supplementary opinion has reached both parties, and the court sits again. It may decide the case, so it must be examined all the more closely: could the gap come from incomplete stamping? How much can really be said about the "period" of the imprint?',
  ),
  minutes: 12,
  scene: 'courtroom-14',
  position: { x: 720, y: 1990 },
  roles: [
    ...HEARING_SEATS,
    seatRole('advisor', { seat: 'p2', functions: ['request_speech', 'request_display'] }),
    seatRole('expert_a', { seat: 'g2', functions: ['request_speech', 'request_display'] }),
    seatRole('expert_b', { seat: 'g3', functions: ['request_speech', 'request_display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '证据应当在法庭上出示，由当事人互相质证；未经质证的，不得作为认定案件事实的根据（民诉法解释第一百零三条第一款）。补充鉴定意见也是鉴定意见。',
      ],
      [
        'Evidence must be produced in court and examined by the parties; evidence that they have not examined may not be a basis for finding facts (Interpretation, Article 103, first paragraph). A supplementary expert opinion is an expert opinion too.',
      ],
    ),
    guide(
      'judge',
      ['1. 请鉴定人先说明补充意见。', '2. 原告先问，再由被告问，合议庭最后问。'],
      [
        '1. Have the experts first explain the supplementary opinion.',
        '2. The plaintiff asks first, then the defendant, and the panel last.',
      ],
    ),
    guide(
      'judge_b',
      ['1. 问“时段”的上下限。'],
      ['1. Ask about the limits of the period: when does it begin and end?'],
    ),
    guide('assessor', ['1. 问缺口会不会再被磨平。'], ['1. Ask whether a nick can wear smooth again.']),
    guide(
      'clerk',
      ['1. 宣读补充意见，问答照录。'],
      ['1. Read out the supplementary opinion, and record questions and answers word for word.'],
    ),
    guide(
      'counsel_p',
      ['1. 问盖印条件，问样本数量。'],
      ['1. Ask about the conditions of stamping and the number of samples.'],
    ),
    guide('advisor', ['1. 就排除方法发问。'], ['1. Ask how other causes were ruled out.']),
    guide(
      'counsel_d',
      ['1. 只问一个问题，问到点子上。'],
      ['1. Ask one question only, and make it the decisive one.'],
    ),
    guide('expert_a', ['1. 说明排除了哪些原因。'], ['1. Say which causes were ruled out.']),
    guide('expert_b', ['1. 说到时段为止。'], ['1. Speak about the period, and go no further.']),
  ],
  lines: [
    say(
      'judge',
      '补充鉴定意见已经送达双方，现在质证。请鉴定人先说明。',
      'The supplementary opinion has been served on both sides, and the parties will now examine it. Would the experts please explain it first.',
    ),
    say(
      'clerk',
      '补充意见：检材印文与 2023 年 9 月至 12 月的样本 Z1 至 Z3 相符，与 2024 年 4 月以后的样本 Z4 至 Z6 不符。',
      'The supplementary opinion reads: the imprint on the specimen matches samples Z1 to Z3 of September to December 2023 and does not match samples Z4 to Z6, made from April 2024 onwards.',
    ),
    say(
      'expert_a',
      '缺口在 Z4 至 Z6 中位置和形态稳定；用同一枚印章轻压、重压、不同纸张各盖十次，缺口都在，没有一次被印油填平。',
      'In Z4 to Z6 the position and shape of the nick are stable. With the same seal we stamped ten times each with light pressure, with heavy pressure and on different paper; the nick was there every time, and the ink never filled it.',
    ),
    say(
      'counsel_p',
      '你们试盖用的是现在的印章，还是去年六月的印章？中间修过没有，你们知道吗？',
      'Did you make your trial imprints with the seal as it is today or as it was in June last year? Do you know whether it was repaired in between?',
    ),
    say(
      'expert_b',
      '是现在的印章。有没有修过我们不掌握，但 Z4 到 Z6 跨越四月到九月，缺口一直在。',
      'With the seal as it is today. We do not know whether it was repaired, but Z4 to Z6 span April to September, and the nick is there throughout.',
    ),
    showing(
      ['evidence_2_samples'],
      'advisor',
      '三份样本横跨半年，六月正好没有样本。你们怎样说明六月的印章也有缺口？',
      'Three samples span half a year, and none of them is from June. How can you say that the seal had the nick in June?',
    ),
    say(
      'expert_a',
      'Z4 至 Z6 之间没有六月的样本，这个局限写在补充意见里。我们能说的是：四月有、九月有，形态一致。',
      'There is no sample from June among Z4 to Z6, and the supplementary opinion states that limit. What we can say is that the nick was there in April and in September, in the same shape.',
    ),
    say(
      'counsel_d',
      '缺口出现以后，有没有任何一份样本的边框是完整的？',
      'Is there any sample with a whole rim from the time after the nick appeared?',
    ),
    say('expert_b', '没有。', 'None.'),
    say(
      'judge_b',
      '那么“2024 年 4 月以后不符”，是所见还是推断？',
      'Then is "does not match those from April 2024 onwards" an observation or an inference?',
    ),
    say(
      'expert_a',
      '与三份样本不符是所见；由此说检材盖在缺口出现以前，是推断，前提是印章没有换过、没有修过。',
      'That the imprint does not match the three samples is an observation. That it was made before the nick appeared is an inference, on the premise that the seal was neither replaced nor repaired.',
    ),
    say(
      'assessor',
      '缺口磨久了，会不会看不出来？',
      'Can a nick wear down in time until it is no longer visible?',
    ),
    say(
      'expert_b',
      '这么深的缺口半年内磨不平，九月的样本还看得见。',
      'A nick of that depth does not wear smooth within half a year; it is still visible in the September sample.',
    ),
    say(
      'assessor',
      '再问一句：样本上的缺口，会不会只是盖章的时候手歪了，那一边没有盖实？',
      'One more question: might the nick in the samples simply come from a tilted hand, so that the seal did not print fully on that side?',
    ),
    say(
      'expert_a',
      '没有盖实是整片变淡，边缘是渐变的；三份样本都缺在同一处，边缘清楚，所以我们排除了这种可能。',
      'Where a seal does not print fully, a whole area becomes paler and fades out gradually. In all three samples the same spot is missing, with a sharp edge, so we ruled out that possibility.',
    ),
    say(
      'advisor',
      '缺口的形态你们说“稳定”，是量出来的，还是看出来的？',
      'You say that the shape of the nick is stable. Was that measured or judged by eye?',
    ),
    say(
      'expert_b',
      '量的。三份样本缺口的宽度差在百分之五以内，数据在补充意见的附表里。',
      'It was measured. The width of the nick differs by less than five per cent among the three samples; the figures are in the table annexed to the supplementary opinion.',
    ),
  ],
});

export const DEBATE: FlowNode = node({
  id: 'debate',
  kind: 'court',
  name: bi('法庭辩论', 'Debate and final statements'),
  introduction: bi(
    '证据问完了，轮到说理：推定被推翻了没有，先章后字等于什么，空白盖章纸是不是授权？最后由审判长征询双方最后意见。',
    'The evidence has been heard, and now it is argued. Has the presumption been rebutted? What follows if the seal came first? Does a blank sheet that bears a seal confer authority? At the end the presiding judge asks both sides for their final statements.',
  ),
  minutes: 16,
  scene: 'courtroom-14',
  position: { x: 360, y: 2070 },
  roles: [...HEARING_SEATS],
  guides: [
    guide(
      null,
      [
        '次序：原告方发言，被告方答辩，互相辩论，然后征询最后意见（《民事诉讼法》第一百四十四条）。只说证据和法律，不再出示新证据。',
      ],
      [
        'The order is: the plaintiff speaks, the defendant answers, the two debate with each other, and then the final statements are asked for (Civil Procedure Law, Article 144). Argue only evidence and law; produce no new evidence.',
      ],
    ),
    guide(
      'judge',
      ['1. 归纳焦点：推定、先后、授权、数额。', '2. 辩论终结，依次征询最后意见。'],
      [
        '1. State the issues: presumption, order, authority, amount.',
        '2. Close the debate and ask each side in turn for its final statement.',
      ],
    ),
    guide(
      'judge_b',
      ['1. 追问举证责任到底在谁。'],
      ['1. Press the question of who really bears the burden of proof.'],
    ),
    guide('assessor', ['1. 用常理问一句。'], ['1. Ask one common-sense question.']),
    guide('clerk', ['1. 记录辩论要点和最后意见。'], ['1. Record the arguments and the final statements.']),
    guide(
      'counsel_p',
      ['1. 守住推定；退一步：交付盖章空白纸等于授权（《民法典》第一百六十五条、第一百七十二条）。'],
      [
        '1. Defend the presumption; in the alternative, argue that handing over a blank sheet that bears the seal confers authority (Civil Code, Articles 165 and 172).',
      ],
    ),
    guide(
      'counsel_d',
      ['1. 说明先章后字为什么达到高度可能；再回答授权的问题。'],
      ['1. Show why it is highly probable that the seal came first; then answer the question of authority.'],
    ),
  ],
  lines: [
    say(
      'judge',
      '法庭调查结束，现在辩论。焦点四个：真章的推定有没有被推翻；文字和印文的先后；盖章的空白纸是不是授权；欠款的数额。',
      'The court investigation is closed, and we proceed to the debate. There are four issues: whether the presumption that follows from the genuine seal has been rebutted; the order of words and imprint; whether a blank sheet that bears the seal confers authority; and the amount owed.',
    ),
    say(
      'counsel_p',
      '印章是真的，推定对账确认书真实。六个交叉点两个不明，实验中先字后章也有四份呈同样外观，不足以推翻。退一步说，即使先盖章，把盖了章的空白纸交给对方的业务员，就是授权填写；原告有理由相信。',
      "The seal is genuine, and the statement is presumed to be authentic. Two of the six crossings are inconclusive, and in the simulation four pieces that were printed first looked the same; that is not enough to rebut the presumption. In the alternative, even if the seal came first, a party that hands a blank sheet bearing its seal to the other side's salesman authorises him to fill it in, and the plaintiff had reason to believe so.",
    ),
    say(
      'counsel_d',
      '四个点观察一致，两名鉴定人独立得出同一结论，先章后字具有高度可能性。授权委托书应当载明代理事项、权限和期限；办车辆通行证的纸不是确认 128 万元债务的授权，表见代理要有代理权的外观，还要原告善意且无过失，原告却说是当场盖的章。',
      'Four crossings agree, and two experts independently reached the same conclusion: it is highly probable that the seal came first. A power of attorney must state the matter, the scope and the term; a sheet of paper for a vehicle permit is no authority to acknowledge a debt of 1.28 million yuan. Apparent authority requires an appearance of authority, and a plaintiff in good faith and without fault; yet the plaintiff says that the page was sealed on the spot.',
    ),
    say(
      'judge_b',
      '原告先说当场盖章，又说授权补填。两种说法，原告坚持哪一种？',
      'The plaintiff said first that the page was sealed on the spot, and then that it was authorised to fill it in. Which of the two versions does it maintain?',
    ),
    say(
      'judge_b',
      '再问被告：证明标准是高度可能性。你们的每一样证据都有别的解释，合在一起为什么就够了？',
      'And a question to the defendant: the standard of proof is high probability. Each piece of your evidence can be explained in another way; why are they sufficient together?',
    ),
    say(
      'counsel_d',
      '因为别的解释各不相同，要同时都成立才行：四个点都是假象，章又恰好在 4 月以前盖，送货单又恰好缺了一半。三样凑在一起，比先章后字难得多。',
      'Because the other explanations are all different, and all of them would have to be true at once: that all four crossings are false appearances, that the seal just happened to be put on before April, and that just half of the delivery slips happen to be missing. All three together are far less likely than that the seal came first.',
    ),
    say(
      'assessor',
      '送货单到四月为止，其余 64 万元的货，原告说得出哪一天送的吗？',
      'The delivery slips end in April. Can the plaintiff say on which days the other goods worth 640,000 yuan were delivered?',
    ),
    say(
      'counsel_p',
      '送货的日期原告现在说不出；对账的意义，正是事后不必再一单一单地对。',
      'The plaintiff cannot give the dates now; the very point of agreeing a statement of account is that one need not go through every slip again afterwards.',
    ),
    say(
      'assessor',
      '那被告呢？公司的空白纸盖了章交出去，为什么没有登记？',
      'And the defendant: why did the company seal a blank sheet and hand it out without any entry in a register?',
    ),
    say(
      'counsel_d',
      '这是我们管理上的过失，我们承认。过失可以引起别的责任，不等于承认了 128 万元。',
      'That was negligent management on our part, and we admit it. Negligence may give rise to other liability; it is not an acknowledgment of a debt of 1.28 million yuan.',
    ),
    say('clerk', '双方辩论意见已经记录。', 'The arguments of both sides are on the record.'),
    say(
      'counsel_p',
      '原告坚持当场盖章；授权补填是备位的主张。最后意见：坚持诉讼请求。',
      'The plaintiff maintains that the page was sealed on the spot; authority to fill it in is pleaded in the alternative. Our final statement: the plaintiff maintains its claims.',
    ),
    say(
      'counsel_d',
      '最后意见：对账确认书不应采信，货款按送货单认定为 64 万元。',
      'Our final statement: the statement of account should not be accepted as evidence, and the price owed should be found to be 640,000 yuan on the basis of the delivery slips.',
    ),
    say('judge', '辩论终结，休庭评议。', 'The debate is closed. The court rises to deliberate.'),
  ],
});

export const ARGUMENT_TRANSITIONS: Transition[] = [
  wrong(
    'supplement_hearing_skip',
    'supplement_hearing',
    bi(
      '双方都问过鉴定人了，辩论并到最后意见里一起说，节省一次庭',
      'Both sides have questioned the experts: let them argue in their final statements and save a stage of the hearing',
    ),
    bi(
      '质证说的是证据，辩论说的是证据证明了什么、法律怎样适用；法庭辩论是法定的阶段，按次序进行，终结以后才征询各方最后意见（《民事诉讼法》第一百四十四条）。授权、表见代理这些问题，质证的时候没有人说过。',
      'The examination of evidence is about the evidence itself; the debate is about what it proves and how the law applies. The debate is a statutory stage that follows a fixed order, and only when it is closed are the final statements asked for (Civil Procedure Law, Article 144). Nobody has yet spoken on questions such as authority and apparent authority.',
    ),
  ),
  advance(
    'supplement_tested',
    'supplement_hearing',
    'debate',
    bi('补充意见质证完毕，进入辩论', 'The supplementary opinion has been examined: proceed to the debate'),
  ),
  wrong(
    'debate_reopen',
    'debate',
    bi(
      '合议庭对三十份里的四份还有疑问，辩论中再请崔明远起立解释几句',
      'The panel still has doubts about the four in thirty: during the debate, have Cui stand up again and explain',
    ),
    bi(
      '有专门知识的人只就鉴定意见质证或者就专业问题发表意见，不得参与此外的审理活动（《民事诉讼证据规定》第八十四条第二款），辩论由当事人和代理人进行（《民事诉讼法》第一百四十四条）。事实还没有查清，就恢复法庭调查，让鉴定人也能回答。',
      'A person with special knowledge may examine the expert opinion and give views on special questions, but may not take any further part in the hearing (Provisions on Evidence, Article 84, second paragraph); the debate is conducted by the parties and their agents (Civil Procedure Law, Article 144). If a fact is still unclear, resume the court investigation, so that the experts can answer as well.',
    ),
  ),
  advance(
    'debate_done',
    'debate',
    'finding',
    bi('征询最后意见完毕，合议庭评议', 'Final statements heard: the panel deliberates'),
  ),
];
