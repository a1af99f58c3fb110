import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, showing, wrong } from '../../build.ts';
import { HEARING_SEATS } from './hearing-seats.ts';

export const SUPPLEMENT_HEARING: FlowNode = node({
  id: 'supplement_hearing',
  kind: 'court',
  name: bi('补充意见质证', 'The supplement is tested'),
  introduction: bi(
    '补充意见送到了双方手里，再次开庭。它可能左右整个案子，所以更要问：缺口会不会是没有盖实？“盖印时段”到底能说到哪一步？',
    'The parties have the supplement, and the court sits again. It may decide the case, and so it must be examined all the more closely: could the gap come from incomplete stamping? What exactly can be said of the "period"?',
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
        'Evidence is produced in court and tested by the parties; what they have not tested is no basis for finding facts (Interpretation, Article 103, first paragraph). A supplementary opinion is an opinion too.',
      ],
    ),
    guide(
      'judge',
      ['1. 请鉴定人先说明补充意见。', '2. 原告先问，再由被告问，合议庭最后问。'],
      [
        '1. Have the experts explain the supplement.',
        '2. The plaintiff asks first, then the defendant, the panel last.',
      ],
    ),
    guide('judge_b', ['1. 问“时段”的上下限。'], ['1. Ask where the period begins and ends.']),
    guide('assessor', ['1. 问缺口会不会再被磨平。'], ['1. Ask whether a nick can wear away again.']),
    guide(
      'clerk',
      ['1. 宣读补充意见，问答照录。'],
      ['1. Read out the supplement and record questions and answers word for word.'],
    ),
    guide(
      'counsel_p',
      ['1. 问盖印条件，问样本数量。'],
      ['1. Ask about conditions of stamping and number of samples.'],
    ),
    guide('advisor', ['1. 就排除方法发问。'], ['1. Ask how other causes were ruled out.']),
    guide(
      'counsel_d',
      ['1. 只问一个问题，问到点子上。'],
      ['1. Ask one question only, and make it the decisive one.'],
    ),
    guide('expert_a', ['1. 说明排除了哪些原因。'], ['1. Say which causes were ruled out.']),
    guide('expert_b', ['1. 说到时段为止。'], ['1. Speak of the period, and go no further.']),
  ],
  lines: [
    say(
      'judge',
      '补充鉴定意见已经送达双方，现在质证。请鉴定人先说明。',
      'The supplementary opinion has been served on both sides, and we now examine it. The experts will explain it first.',
    ),
    say(
      'clerk',
      '补充意见：检材印文与 2023 年 9 月至 12 月的样本 Z1 至 Z3 相符，与 2024 年 4 月以后的样本 Z4 至 Z6 不符。',
      'The supplement: the imprint is like samples Z1 to Z3 of September to December 2023 and unlike Z4 to Z6, made after April 2024.',
    ),
    say(
      'expert_a',
      '缺口在 Z4 至 Z6 中位置和形态稳定；用同一枚印章轻压、重压、不同纸张各盖十次，缺口都在，没有一次被印油填平。',
      'In Z4 to Z6 place and shape of the nick are stable. We stamped ten times each with light and heavy pressure and on different paper; the nick was there every time, and ink never filled it.',
    ),
    say(
      'counsel_p',
      '你们试盖用的是现在的印章，还是去年六月的印章？中间修过没有，你们知道吗？',
      'Did you stamp with the seal as it is today or as it was last June? Do you know whether it was repaired in between?',
    ),
    say(
      'expert_b',
      '是现在的印章。有没有修过我们不掌握，但 Z4 到 Z6 跨越四月到九月，缺口一直在。',
      'As it is today. Whether it was repaired we do not know, but Z4 to Z6 run from April to September, and the nick is there throughout.',
    ),
    showing(
      ['evidence_2_samples'],
      'advisor',
      '三份样本横跨半年，六月正好没有样本。你们怎样说明六月的印章也有缺口？',
      'Three samples over half a year, and none from June. How do you know that the seal had the nick in June?',
    ),
    say(
      'expert_a',
      'Z4 至 Z6 之间没有六月的样本，这个局限写在补充意见里。我们能说的是：四月有、九月有，形态一致。',
      'There is no sample of June between Z4 and Z6, and the supplement states that limit. What we can say is that the nick was there in April and in September, in the same shape.',
    ),
    say(
      'counsel_d',
      '缺口出现以后，有没有任何一份样本的边框是完整的？',
      'Once the nick had appeared, is there any sample with a whole rim?',
    ),
    say('expert_b', '没有。', 'None.'),
    say(
      'judge_b',
      '那么“2024 年 4 月以后不符”，是所见还是推断？',
      'Is "unlike those after April 2024" an observation or an inference?',
    ),
    say(
      'expert_a',
      '与三份样本不符是所见；由此说检材盖在缺口出现以前，是推断，前提是印章没有换过、没有修过。',
      'That it is unlike the three samples is observed. That it was made before the nick is inferred, provided that the seal was neither replaced nor repaired.',
    ),
    say('assessor', '缺口磨久了，会不会看不出来？', 'Can a nick wear until it is no longer seen?'),
    say(
      'expert_b',
      '这么深的缺口半年内磨不平，九月的样本还看得见。',
      'A nick of that depth does not wear away within half a year; it is still seen in September.',
    ),
    say(
      'assessor',
      '再问一句：样本上的缺口，会不会只是盖章的时候手歪了，那一边没有盖实？',
      'One more: might the nick in the samples only come from a tilted hand, so that this side did not print?',
    ),
    say(
      'expert_a',
      '没有盖实是整片变淡，边缘是渐变的；三份样本都缺在同一处，边缘清楚，所以我们排除了这种可能。',
      'Where a seal does not print fully a whole area pales, with a gradual edge. All three samples lack the same spot with a clear edge, so we ruled that out.',
    ),
    say(
      'advisor',
      '缺口的形态你们说“稳定”，是量出来的，还是看出来的？',
      'You call the shape of the nick stable. Was that measured or judged by eye?',
    ),
    say(
      'expert_b',
      '量的。三份样本缺口的宽度差在百分之五以内，数据在补充意见的附表里。',
      'Measured. Its width differs by less than five per cent among the three samples; the figures are in the table annexed.',
    ),
  ],
});

export const DEBATE: FlowNode = node({
  id: 'debate',
  kind: 'court',
  name: bi('法庭辩论', 'Debate and final statements'),
  introduction: bi(
    '证据问完了，轮到说理：推定被推翻了没有，先章后字等于什么，空白盖章纸是不是授权？最后由审判长征询双方最后意见。',
    'The evidence is in; now it is argued. Is the presumption rebutted, what follows if the seal came first, does a blank sheet with a seal confer authority? At the end the presiding judge asks for the final statements.',
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
        'The order: the plaintiff, the defendant, debate between them, then the final statements (Civil Procedure Law, Article 144). Argue evidence and law; produce nothing new.',
      ],
    ),
    guide(
      'judge',
      ['1. 归纳焦点：推定、先后、授权、数额。', '2. 辩论终结，依次征询最后意见。'],
      [
        '1. State the issues: presumption, order, authority, sum.',
        '2. Close the debate and ask for the final statements in turn.',
      ],
    ),
    guide(
      'judge_b',
      ['1. 追问举证责任到底在谁。'],
      ['1. Press the question of who bears the burden of proof.'],
    ),
    guide('assessor', ['1. 用常理问一句。'], ['1. Ask one question from common sense.']),
    guide('clerk', ['1. 记录辩论要点和最后意见。'], ['1. Record the arguments and the final statements.']),
    guide(
      'counsel_p',
      ['1. 守住推定；退一步：交付盖章空白纸等于授权（《民法典》第一百六十五条、第一百七十二条）。'],
      [
        '1. Maintain the presumption; in the alternative, argue that handing over a sealed blank sheet confers authority (Civil Code, Articles 165 and 172).',
      ],
    ),
    guide(
      'counsel_d',
      ['1. 说明先章后字为什么达到高度可能；再回答授权的问题。'],
      ['1. Show why it is highly probable that the seal came first, then answer the question of authority.'],
    ),
  ],
  lines: [
    say(
      'judge',
      '法庭调查结束，现在辩论。焦点四个：真章的推定有没有被推翻；文字和印文的先后；盖章的空白纸是不是授权；欠款的数额。',
      'The investigation is closed and the debate opens. There are four issues: whether the presumption of the genuine seal is rebutted; the order of seal and words; whether a sealed blank sheet is authority; the sum owed.',
    ),
    say(
      'counsel_p',
      '印章是真的，推定对账确认书真实。六个交叉点两个不明，实验中先字后章也有四份呈同样外观，不足以推翻。退一步说，即使先盖章，把盖了章的空白纸交给对方的业务员，就是授权填写；原告有理由相信。',
      "The seal is genuine and the statement is presumed authentic. Two of six crossings are inconclusive, and four pieces printed first looked the same: that does not rebut it. In the alternative, a party that hands a sealed blank sheet to the other side's salesman thereby authorises it to be filled in, and the plaintiff had reason to believe so.",
    ),
    say(
      'counsel_d',
      '四个点观察一致，两名鉴定人独立得出同一结论，先章后字具有高度可能性。授权委托书应当载明代理事项、权限和期限；办车辆通行证的纸不是确认 128 万元债务的授权，表见代理要有代理权的外观，还要原告善意且无过失，原告却说是当场盖的章。',
      'Four points agree, and two experts reached the same result independently: that the seal came first is highly probable. A power of attorney states matter, scope and term; a sheet for a vehicle permit is no authority to acknowledge 1.28 million. Apparent authority presupposes an appearance of authority and good faith without fault, and the plaintiff says that it was sealed on the spot.',
    ),
    say(
      'judge_b',
      '原告先说当场盖章，又说授权补填。两种说法，原告坚持哪一种？',
      'The plaintiff says first that it was sealed on the spot, then that it was authorised to fill it in. Which does it maintain?',
    ),
    say(
      'judge_b',
      '再问被告：证明标准是高度可能性。你们的每一样证据都有别的解释，合在一起为什么就够了？',
      'And the defendant: the standard is high probability. Each piece of your evidence can be explained otherwise; why do they suffice together?',
    ),
    say(
      'counsel_d',
      '因为别的解释各不相同，要同时都成立才行：四个点都是假象，章又恰好在 4 月以前盖，送货单又恰好缺了一半。三样凑在一起，比先章后字难得多。',
      'Because the other explanations differ and all would have to be true at once: four false appearances, a seal put on before April by chance, and half of the slips missing by chance. Together that is far less likely than that the seal came first.',
    ),
    say(
      'assessor',
      '送货单到四月为止，其余 64 万元的货，原告说得出哪一天送的吗？',
      'The slips end in April. Can the plaintiff say on which days the other goods worth 640,000 were delivered?',
    ),
    say(
      'counsel_p',
      '送货的日期原告现在说不出；对账的意义，正是事后不必再一单一单地对。',
      'The plaintiff cannot give the dates now; the point of an account stated is that one need not go through every slip again.',
    ),
    say(
      'assessor',
      '那被告呢？公司的空白纸盖了章交出去，为什么没有登记？',
      'And the defendant: why was a blank sheet with the seal handed out without being entered anywhere?',
    ),
    say(
      'counsel_d',
      '这是我们管理上的过失，我们承认。过失可以引起别的责任，不等于承认了 128 万元。',
      'That was negligent of us, and we admit it. Negligence may lead to other liability; it does not acknowledge 1.28 million.',
    ),
    say('clerk', '双方辩论意见已经记录。', 'The arguments are on record.'),
    say(
      'counsel_p',
      '原告坚持当场盖章；授权补填是备位的主张。最后意见：坚持诉讼请求。',
      'We maintain that it was sealed on the spot; authority is argued in the alternative. Final statement: the claim is maintained.',
    ),
    say(
      'counsel_d',
      '最后意见：对账确认书不应采信，货款按送货单认定为 64 万元。',
      'Final statement: the statement of account should not be accepted, and the sum should be found at the 640,000 of the slips.',
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
      'Both sides have questioned the experts: merge the debate with the final statements and save a stage',
    ),
    bi(
      '质证说的是证据，辩论说的是证据证明了什么、法律怎样适用；法庭辩论是法定的阶段，按次序进行，终结以后才征询各方最后意见（《民事诉讼法》第一百四十四条）。授权、表见代理这些问题，质证的时候没有人说过。',
      'Questions concern the evidence; the debate concerns what it proves and how the law applies. The debate is a statutory stage in a fixed order, and only at its end are the final statements asked for (Civil Procedure Law, Article 144). Authority and apparent authority have not been addressed by anybody yet.',
    ),
  ),
  advance(
    'supplement_tested',
    'supplement_hearing',
    'debate',
    bi('补充意见质证完毕，进入辩论', 'The supplement is tested: on to the debate'),
  ),
  wrong(
    'debate_reopen',
    'debate',
    bi(
      '合议庭对三十份里的四份还有疑问，辩论中再请崔明远起立解释几句',
      'The panel still has a question about the four in thirty: let Cui stand up and explain it during the debate',
    ),
    bi(
      '有专门知识的人只就鉴定意见质证或者就专业问题发表意见，不得参与此外的审理活动（《民事诉讼证据规定》第八十四条第二款），辩论由当事人和代理人进行（《民事诉讼法》第一百四十四条）。事实还没有查清，就恢复法庭调查，让鉴定人也能回答。',
      'A person with special knowledge tests the opinion or speaks to special questions and takes no other part (Provisions on Evidence, Article 84, second paragraph); the debate is for the parties and their lawyers (Civil Procedure Law, Article 144). If a fact is still unclear, resume the investigation, so that the experts can answer too.',
    ),
  ),
  advance(
    'debate_done',
    'debate',
    'finding',
    bi('征询最后意见完毕，合议庭评议', 'Final statements heard: the panel deliberates'),
  ),
];
