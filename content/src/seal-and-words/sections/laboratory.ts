import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import {
  ADVISOR_TEMPLATES,
  OPINION_TEMPLATES,
  RECORD_A_TEMPLATES,
  RECORD_B_TEMPLATES,
} from '../templates/examination.ts';

export const EXAM_A: FlowNode = node({
  id: 'exam_a',
  kind: 'edit',
  name: bi('第一鉴定人检验记录', 'Record of the first expert'),
  introduction: bi(
    '沈知微独立检验：六个交叉点逐一看，签名九项特征逐一比。看到什么记什么，推断另起一栏。',
    'Shen Zhiwei examines independently: each of the six crossings, each of the nine features of the signature. Observations go in one column, inferences in another.',
  ),
  minutes: 22,
  position: { x: 60, y: 900 },
  roles: [seatRole('expert_a', { host: true, functions: ['submission', 'signature'], processes: ['end'] })],
  guides: [
    guide(
      null,
      [
        '按国家标准、行业标准和技术规范、多数专家认可的方法的次序选用方法（《司法鉴定程序通则》第二十三条）；鉴定书要写明原理、方法和过程（《民事诉讼证据规定》第三十六条）。',
      ],
      [
        'Methods are chosen in this order: national standards, then industry standards and technical norms, then methods that most specialists accept (General Rules, Article 23). The opinion must state the principles, the methods and the process (Provisions on Evidence, Article 36).',
      ],
    ),
    guide(
      'expert_a',
      [
        '1. 从模板新建检验记录，先写所见，后写判断。',
        '2. 模拟实验的反例也要写进去。',
        '3. 签名、提交，不与罗川商量。',
      ],
      [
        '1. Draft the record: first what you observe, then what you conclude.',
        '2. Include the counter-examples from the simulation.',
        '3. Sign and submit without consulting Luo.',
      ],
    ),
  ],
  templates: RECORD_A_TEMPLATES,
});

export const EXAM_B: FlowNode = node({
  id: 'exam_b',
  kind: 'edit',
  name: bi('第二鉴定人检验记录', 'Record of the second expert'),
  introduction: bi(
    '罗川在另一间实验室做同样的检验。两个人看同一张纸，能不能看到一样的东西？',
    'Luo Chuan carries out the same examination in another laboratory. Will two people looking at one page see the same things?',
  ),
  minutes: 22,
  position: { x: 360, y: 900 },
  roles: [seatRole('expert_b', { host: true, functions: ['submission', 'signature'], processes: ['end'] })],
  guides: [
    guide(
      null,
      [
        '独立检验，实时记录（《司法鉴定程序通则》第二十七条）；样本够不够，先说样本，再说结论（第十四条、第二十三条）。',
      ],
      [
        'Examine independently and record as you go (General Rules, Article 27); discuss whether the samples suffice before you conclude (Articles 14 and 23).',
      ],
    ),
    guide(
      'expert_b',
      ['1. 从模板新建检验记录。', '2. 对签名，写明伤后自然样本只有二份意味着什么。', '3. 签名、提交。'],
      [
        '1. Draft the record.',
        '2. On the signature, state what it means that there are only two natural samples after the injury.',
        '3. Sign and submit.',
      ],
    ),
  ],
  templates: RECORD_B_TEMPLATES,
});

export const PREPARATION: FlowNode = node({
  id: 'preparation',
  kind: 'edit',
  name: bi('申请有专门知识的人出庭', 'Application for a person with special knowledge'),
  introduction: bi(
    '鉴定在做，律师也没有闲着。原告律师请了崔明远，要向法院申请他出庭，写明他是谁、来说什么。',
    "While the laboratory is at work, so are the lawyers. The plaintiff's lawyer has engaged Cui Mingyuan and applies for him to appear in court; the application must state who he is and what he will speak about.",
  ),
  minutes: 12,
  position: { x: 660, y: 900 },
  roles: [
    seatRole('counsel_p', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end'],
    }),
    seatRole('advisor', { functions: ['submission', 'meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '当事人可以申请有专门知识的人出庭（《民事诉讼法》第八十二条），一至二名，其意见视为当事人的陈述（民诉法解释第一百二十二条）。',
      ],
      [
        'A party may apply for one or two persons with special knowledge to appear in court (Civil Procedure Law, Article 82); their views are deemed a statement of that party (Interpretation, Article 122).',
      ],
    ),
    guide(
      'counsel_p',
      ['1. 从模板新建申请书，写明基本情况和目的。', '2. 和崔明远列出五个要问鉴定人的问题。'],
      [
        '1. Draft the application, stating who the person is and for what purpose he is to appear.',
        '2. Together with Cui, list five questions to put to the experts.',
      ],
    ),
    guide(
      'advisor',
      ['1. 说明你能说什么、不能说什么。'],
      ['1. Explain what you can speak about and what you cannot.'],
    ),
  ],
  templates: ADVISOR_TEMPLATES,
});

export const CONSULTATION: FlowNode = node({
  id: 'consultation',
  kind: 'court',
  name: bi('会商与复核', 'Consultation and review'),
  introduction: bi(
    '两份记录摆在一起：时序一致，签名不一致。机构负责人主持会商：怎样才能既有结论，又不掩盖分歧？',
    'The two records lie side by side: they agree on the sequence and differ on the signature. The head of the institution presides over the consultation. How can the experts reach a conclusion without hiding their difference?',
  ),
  minutes: 10,
  scene: 'laboratory',
  position: { x: 360, y: 1160 },
  roles: [
    seatRole('head', {
      host: true,
      can_terminate: true,
      seat: 'b0',
      functions: ['speech', 'display', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('expert_a', { seat: 'e1', functions: ['speech', 'display', 'meeting'] }),
    seatRole('expert_b', { seat: 'e2', functions: ['speech', 'display', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '多人参加的鉴定，对鉴定意见有不同意见的，应当注明（《司法鉴定程序通则》第三十七条）。没有少数服从多数，也没有领导决定。',
      ],
      [
        'Where several experts take part in an examination and differ in their opinions, the difference must be noted (General Rules, Article 37). Neither a majority nor a superior decides.',
      ],
    ),
    guide(
      'head',
      ['1. 复核程序和方法，不改结论。', '2. 问：哪一个反例还没有解释？'],
      [
        '1. Review procedure and methods; do not change the conclusions.',
        '2. Ask which counter-example is still unexplained.',
      ],
    ),
    guide(
      'expert_a',
      ['1. 逐点说明四个“字在上”。'],
      ['1. Explain one by one the four crossings with the words on top.'],
    ),
    guide(
      'expert_b',
      ['1. 说明为什么签名无法判断。'],
      ['1. Explain why you find the signature inconclusive.'],
    ),
  ],
  lines: [
    say(
      'head',
      '两份记录已经提交。先说一致的：时序。',
      'Both records have been submitted. Let us begin with the point on which you agree, the sequence.',
    ),
    {
      ...say(
        'expert_a',
        '六个交叉点，四个字在上，两个不明，没有一个章在上。模拟实验里，先字后章也有四份呈现字在上，所以不能只看一个点。',
        'Of six crossings, four show the words on top, two are inconclusive, and none shows the seal on top. In the simulation, four pieces that were printed first also showed the words on top, so one crossing alone is not enough.',
      ),
      shows: ['evidence_3_lab'],
    },
    say(
      'expert_b',
      '我同意。四个点都在实心笔画、面积足够，荧光也支持，我的结论一样：先章后字。',
      'I agree. All four crossings are on solid strokes of sufficient area, and the fluorescence supports the finding. My conclusion is the same: the seal came first and the words later.',
    ),
    say('head', '签名呢？', 'And the signature?'),
    say(
      'expert_a',
      '五同四异，速度和压力不同，我倾向否定。',
      'Five features agree and four differ, and speed and pressure are different. My opinion is probable exclusion: he probably did not write it.',
    ),
    say(
      'expert_b',
      '伤后的自然样本只有两份，差异可能来自受伤，我认为无法判断。',
      'There are only two natural samples from after the injury, and the injury may explain the differences. In my opinion the signature is inconclusive.',
    ),
    say(
      'head',
      '各自的意见和理由都写进意见书，注明。不统一口径。',
      'Both views go into the written opinion with their reasons, and the difference is noted. We will not agree on a single version.',
    ),
  ],
});

export const OPINION: FlowNode = node({
  id: 'opinion',
  kind: 'edit',
  name: bi('鉴定意见书', 'The opinion'),
  introduction: bi(
    '意见书写给不懂技术的法官和不服气的当事人看：方法、过程、所见、分析、结论、局限，一步也不能跳。',
    'The opinion is written for judges without technical training and for parties who will not accept it easily: method, process, observations, analysis, conclusion and limits, with no step left out.',
  ),
  minutes: 22,
  position: { x: 360, y: 1290 },
  roles: [
    seatRole('expert_a', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('expert_b', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('head', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '七项内容不能少（《民事诉讼证据规定》第三十六条第一款）；鉴定人签名，机构盖章，附资格证明（第二款）；不同意见注明（《司法鉴定程序通则》第三十七条）。',
      ],
      [
        'The opinion contains seven items (Provisions on Evidence, Article 36, first paragraph). The experts sign it, the institution seals it, and proof of their qualification is annexed (second paragraph); where they differ, this is noted (General Rules, Article 37).',
      ],
    ),
    guide(
      'expert_a',
      [
        '1. 从模板新建意见书，结论只答委托的问题。',
        '2. 写明模拟实验的误差和未能检验的打印机。',
        '3. 二人签名，提交。',
      ],
      [
        '1. Draft the opinion; in the conclusion answer only the questions that were commissioned.',
        '2. State the margin of error of the simulation and that the printer could not be examined.',
        '3. Both experts sign; submit the opinion.',
      ],
    ),
    guide('expert_b', ['1. 亲自写不同意见一栏。'], ['1. Write the part on the differing opinion yourself.']),
    guide('head', ['1. 核对七项内容和附件。'], ['1. Check the seven items and the annexes.']),
  ],
  templates: OPINION_TEMPLATES,
});

export const LABORATORY_TRANSITIONS: Transition[] = [
  wrong(
    'exam_a_clean',
    'exam_a',
    bi(
      '反例都是单个小点，检材没有这种情形：记录里只写结论性的数据，反例留在原始照片里备查',
      'The counter-examples are all single small crossings, unlike those of the specimen: record only the figures that lead to the conclusion, and keep the counter-examples on file with the original photographs',
    ),
    bi(
      '是不是同一种情形，正是别人要检验的判断。检验应当实时记录（《司法鉴定程序通则》第二十七条），鉴定书要说明过程（《民事诉讼证据规定》第三十六条第一款第五项）；反例和排除它的理由都写出来，结论才经得起问。',
      'Whether they are comparable is the very judgment that others must be able to check. An examination is recorded as it proceeds (General Rules, Article 27), and the opinion gives an account of the process (Provisions on Evidence, Article 36, first paragraph, item 5). The conclusion will stand up to questioning only if it sets out the counter-examples with the reasons for ruling them out.',
    ),
  ),
  advance(
    'exam_a_done',
    'exam_a',
    'join_exam',
    bi('所见和判断分写，签名提交', 'Observations and conclusions kept separate: sign and submit'),
  ),
  wrong(
    'exam_b_photos',
    'exam_b',
    bi(
      '先看沈知微的荧光照片和编号再做自己的，两份记录口径一致，便于比对',
      "Look at Shen's fluorescence photographs and numbering first, so that both records agree and are easy to compare",
    ),
    bi(
      '同一事项由二名鉴定人进行鉴定（《司法鉴定程序通则》第十九条），为的是两次相互独立的观察；看过她的照片，第二次观察就只是确认第一次。编号可以事先由机构统一，所见不能先看；出庭要如实答复是怎样做的（《民事诉讼证据规定》第八十条第一款）。',
      'Two experts examine the same matter (General Rules, Article 19) so that there are two independent observations; once you have seen her photographs, your observation would only confirm hers. The centre may agree the numbering beforehand, but neither expert may look beforehand at what the other has seen; in court you must answer truthfully how you proceeded (Provisions on Evidence, Article 80, first paragraph).',
    ),
  ),
  advance(
    'exam_b_done',
    'exam_b',
    'join_exam',
    bi('独立检验完毕，签名提交', 'Examination done independently: sign and submit'),
  ),
  wrong(
    'preparation_facts',
    'preparation',
    bi(
      '请崔明远顺便作证：他去过工地，见过那台打印机',
      'Let Cui also testify as a witness: he has been on the site and has seen the printer',
    ),
    bi(
      '有专门知识的人不得参与对鉴定意见质证或者就专业问题发表意见之外的法庭审理活动（《民事诉讼证据规定》第八十四条第二款）。要作证，就以证人身份来，不能两样兼做。',
      'A person with special knowledge may examine the expert opinion and give views on special questions, but may not take any further part in the hearing (Provisions on Evidence, Article 84, second paragraph). If he is to testify, he must come as a witness; he cannot be both.',
    ),
  ),
  advance(
    'preparation_done',
    'preparation',
    'join_exam',
    bi('写明基本情况和目的，提交申请', 'Particulars and purpose stated: submit the application'),
  ),
  wrong(
    'consultation_unify',
    'consultation',
    bi(
      '写一句两人都签得下的话：“倾向否定，但样本有限，供法庭参考”',
      'Find a sentence that both can sign: "probable exclusion, but the samples are limited; for the court to consider"',
    ),
    bi(
      '“倾向否定”和“无法判断”是两种意见，中间没有第三种。有不同意见的应当注明（《司法鉴定程序通则》第三十七条）；折中的一句，两个人都没有说过，出庭时谁也解释不了。',
      '"Probable exclusion" and "inconclusive" are two different opinions, and there is no third between them. Where experts differ, this must be noted (General Rules, Article 37); a compromise is something that neither has concluded and that neither could explain in court.',
    ),
  ),
  advance(
    'consultation_done',
    'consultation',
    'opinion',
    bi(
      '一致的写结论，不一致的注明，起草意见书',
      'Conclude where they agree, note where they differ: draft the opinion',
    ),
  ),
  wrong(
    'opinion_intent',
    'opinion',
    bi(
      '结论写“先盖章后打印，所以打印的内容不是润成建设的意思表示”',
      'Conclude: "The page was sealed first and printed later, so the printed text is not a declaration of intent by Runcheng"',
    ),
    bi(
      '前半句是专门性问题，后半句是法律判断：先盖章，也可能是授权对方补填（《民法典》第一百六十五条、第一百七十二条），由法院结合其他证据认定（《民事诉讼法》第六十六条第二款、第七十九条第一款）。意见写到前半句为止。',
      'The first half answers a special question; the second is a legal judgment. A page sealed first may also have been given with authority to fill it in (Civil Code, Articles 165 and 172), and that is for the court to find on all the evidence (Civil Procedure Law, Article 66, second paragraph, and Article 79, first paragraph). The opinion must stop after the first half.',
    ),
  ),
  advance(
    'opinion_done',
    'opinion',
    'objection',
    bi('七项齐全，二人签名，送交法院', 'Seven items complete, both experts have signed: send to the court'),
  ),
];
