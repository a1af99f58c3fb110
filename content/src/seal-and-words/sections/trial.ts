import type { FlowNode } from '@lets/contract';
import { bi, guide, node, say, seatRole } from '../../build.ts';
import { OBJECTION_TEMPLATES } from '../templates/trial.ts';
import { WITNESS_LINES } from './witness-lines.ts';

export const OBJECTION: FlowNode = node({
  id: 'objection',
  kind: 'edit',
  name: bi('书面异议', 'Objections in writing'),
  introduction: bi(
    '意见书送到双方手里：时序先章后字，签名一个倾向否定、一个无法判断。原告不服时序，被告不服签名。异议要写到方法上，不要写“不公正”三个字了事。',
    'The opinion has reached both parties. On the sequence it says that the seal came first; on the signature one expert says probable exclusion, the other inconclusive. The plaintiff disputes the sequence and the defendant the signature. An objection must address the method; the word "unfair" alone is not enough.',
  ),
  minutes: 12,
  position: { x: 360, y: 1420 },
  roles: [
    seatRole('counsel_p', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('counsel_d', { functions: ['submission', 'signature'] }),
    seatRole('advisor', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '异议在指定期间内以书面提出（《民事诉讼证据规定》第三十七条第二款）；对书面答复仍有异议的，预交出庭费用，通知鉴定人出庭（第三十八条）。',
      ],
      [
        "Objections are made in writing within the time limit set by the court (Provisions on Evidence, Article 37, second paragraph). A party that still objects after the written reply prepays the costs of the experts' appearance, and the experts are notified to appear (Article 38).",
      ],
    ),
    guide(
      'counsel_p',
      ['1. 从模板新建异议书：墨粉拒斥印油、打印机不明、两个不明点。', '2. 申请鉴定人出庭。'],
      [
        '1. Draft the objections: the repelling of ink by toner, the unknown printer, the two inconclusive crossings.',
        '2. Apply for the experts to appear in court.',
      ],
    ),
    guide(
      'counsel_d',
      ['1. 写你的异议：样本年份、伤后书写。'],
      ['1. Draft your objections: the years of the samples, and the writing after the injury.'],
    ),
    guide(
      'advisor',
      ['1. 把技术问题写成法官听得懂的问题。'],
      ['1. Turn the technical points into questions that a judge can understand.'],
    ),
  ],
  templates: OBJECTION_TEMPLATES,
});

export const TESTIMONY: FlowNode = node({
  id: 'testimony',
  kind: 'court',
  name: bi('鉴定人出庭质证', 'The experts in court'),
  introduction: bi(
    '两名鉴定人站到证人席，原告带来了有专门知识的人。三十份模拟样本里四份反例，四个交叉点，一枚真章：法庭上把它们一样一样问清楚。',
    'The two experts take the stand, and the plaintiff brings its person with special knowledge. Four counter-examples in thirty pieces, four crossings, one genuine seal: in court each of them is gone into in turn.',
  ),
  minutes: 28,
  scene: 'courtroom-14',
  position: { x: 360, y: 1810 },
  roles: [
    seatRole('judge', {
      host: true,
      can_terminate: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge_b', { seat: 'j1', functions: ['speech'] }),
    seatRole('assessor', { seat: 'j2', functions: ['speech'] }),
    seatRole('clerk', { seat: 'c', functions: ['speech', 'display', 'submission'] }),
    seatRole('counsel_p', { seat: 'p1', functions: ['request_speech', 'request_display'] }),
    seatRole('advisor', { seat: 'p2', functions: ['request_speech', 'request_display'] }),
    seatRole('counsel_d', { seat: 'd1', functions: ['request_speech', 'request_display'] }),
    seatRole('manager', { seat: 'w', inside: false, functions: ['request_speech'] }),
    seatRole('expert_a', { seat: 'g2', functions: ['request_speech', 'request_display'] }),
    seatRole('expert_b', { seat: 'g3', functions: ['request_speech', 'request_display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '顺序：鉴定人说明意见，异议方发问，有专门知识的人发问和说明，另一方发问，合议庭发问。',
        '鉴定人如实答复，当庭答复确有困难的经准许书面答复（《民事诉讼证据规定》第八十条）；询问不得威胁、侮辱（第八十二条第二款）。',
      ],
      [
        'The order of questioning: the experts explain their opinion; the objecting party asks; the person with special knowledge asks and comments; the other party asks; the panel asks.',
        'Experts must answer truthfully; where an answer in court is genuinely difficult, they may with leave of the court answer in writing (Provisions on Evidence, Article 80). They may not be threatened or insulted (Article 82, second paragraph).',
      ],
    ),
    guide(
      'judge',
      [
        '1. 让鉴定人先用大白话讲结论。',
        '2. 争点三个：会不会是假象；两个不明点；签名的分歧。',
        '3. 发现新的材料可以查明的，准许补充鉴定。',
      ],
      [
        '1. Have the experts begin by explaining their conclusions in plain words.',
        '2. Three points are in issue: whether the appearance may be false, the two inconclusive crossings, and the difference on the signature.',
        '3. If further material can clarify a fact, allow a supplementary examination.',
      ],
    ),
    guide(
      'judge_b',
      ['1. 问误差：三十份里四份意味着什么？'],
      ['1. Ask about the margin of error: what do four in thirty mean?'],
    ),
    guide('assessor', ['1. 把你看到的细节问出来。'], ['1. Ask about the detail that you have noticed.']),
    guide(
      'clerk',
      ['1. 问答照录，不概括。'],
      ['1. Record questions and answers word for word; do not summarise.'],
    ),
    guide(
      'counsel_p',
      ['1. 问方法，不问态度；一次一个问题。'],
      ['1. Ask about the method and not the attitude, one question at a time.'],
    ),
    guide(
      'advisor',
      ['1. 说专业问题，不说工地上的事。'],
      ['1. Speak on technical questions only, not on what happened at the site.'],
    ),
    guide(
      'counsel_d',
      ['1. 让鉴定人说明四个点为什么可靠。'],
      ['1. Have the experts explain why the four crossings are reliable.'],
    ),
    guide(
      'manager',
      [
        '1. 证人作证前不得旁听（《民事诉讼证据规定》第七十二条第二款）：在庭外等，传唤再进来。',
        '2. 先宣读你签的保证书，再说亲身感知的事，不念稿子。',
      ],
      [
        '1. A witness may not attend the hearing before testifying (Provisions on Evidence, Article 72, second paragraph): wait outside until you are called.',
        '2. First read out the pledge that you signed, then say what you perceived yourself, without a script.',
      ],
    ),
    guide(
      'expert_a',
      ['1. 知道多少说多少，不知道就说不知道。'],
      ['1. Say as much as you know; where you do not know, say so.'],
    ),
    guide(
      'expert_b',
      ['1. 说明分歧，不攻击同行。'],
      ['1. Explain why you differ without attacking your colleague.'],
    ),
  ],
  lines: [
    say(
      'judge',
      '请鉴定人先用通俗的话说明意见。',
      'Will the experts please begin by explaining their opinion in plain words.',
    ),
    say(
      'expert_a',
      '第一，六处交叉有四处文字在印文上面，没有一处相反，我们认为先盖章、后打印。第二，签名我倾向不是高志远所写。',
      'First, at four of the six crossings the words lie on top of the imprint, and at none is it the reverse; in our opinion the page was sealed first and printed later. Second, in my opinion the signature was probably not written by Gao Zhiyuan.',
    ),
    say(
      'expert_b',
      '第一项我同意。第二项样本不足，我认为无法判断，意见书已经注明。',
      'On the first matter I agree. On the second the samples are not sufficient; in my opinion it is inconclusive, and the written opinion notes this.',
    ),
    {
      ...say(
        'counsel_p',
        '你们的模拟实验，先打印后盖章的三十份里，也有四份看起来“字在上”，对不对？',
        'In your simulation, of the thirty pieces that were printed first and sealed later, four also looked as if the words lay on top. Is that correct?',
      ),
      shows: ['evidence_3_served'],
    },
    say(
      'expert_a',
      '对。那四份都是交叉面积小或者墨粉厚的单个点；本案四个点都是实心笔画，荧光一致。',
      'That is correct. Those four were single crossings that were small or had thick toner. In this case all four crossings are on solid strokes, and the fluorescence is consistent.',
    ),
    say(
      'advisor',
      '墨粉含蜡，会拒斥印油，盖上去的印油缩到边上，看起来就像字在上。打印机不明，你们的墨粉同不同类？',
      'Toner contains wax and repels ink. Ink stamped on it draws back to the edges, and it looks as if the words lay on top. The printer is unknown: was your toner of the same kind?',
    ),
    say(
      'expert_a',
      '检材墨粉做了成分分析，选的是同类。但不是同一台机器，这个局限写在意见书第五页。',
      'We analysed the composition of the toner on the specimen and chose toner of the same kind. It was not the same machine, and that limit is stated on page five of the opinion.',
    ),
    say(
      'advisor',
      '再问一点：厚墨粉最容易出假象。检材这四个点的墨粉厚度，你们量过没有？',
      'One more question: false appearances are most common with thick toner. Did you measure the thickness of the toner at these four crossings?',
    ),
    say(
      'expert_a',
      '没有单独测量，仪器当时在送修。书面答复里已经写明，我没有别的数据可以代替。',
      'We did not measure it separately; the instrument was away for repair at the time. The written reply says that it was not measured, and I have no other data to put in its place.',
    ),
    say(
      'counsel_d',
      '如果是拒斥造成的假象，边缘应当有堆积的印油。四个点有没有？',
      'If the appearance were false because the ink was repelled, ink should have piled up at the edges. Did it do so at the four crossings?',
    ),
    say(
      'expert_b',
      '没有。第 4 点边缘有微量，所以我们判为不明，没有算进去。',
      'No. There were traces at the edge of crossing 4, so we found that crossing inconclusive and did not count it.',
    ),
    say(
      'judge_b',
      '四个点都碰巧是假象，可能性有多大？',
      'How likely is it that all four crossings happen to be false appearances?',
    ),
    say(
      'expert_a',
      '各点不完全独立，我不能给一个精确的数字；同一份样品四个点都呈假象的，三十份里没有出现。',
      'The crossings are not fully independent of each other, and I can give no exact figure; among the thirty pieces there was none in which four crossings all showed the false appearance.',
    ),
    say(
      'judge_b',
      '那么反过来问：如果是先打印后盖章，四个实心笔画上的点都不见堆积的印油，这种情况三十份里有几份？',
      'Let me put it the other way round: of the thirty pieces that were printed first and sealed later, in how many did four crossings on solid strokes all show no piled-up ink?',
    ),
    say(
      'expert_b',
      '一份也没有。但三十份不是三千份，我只能说没有出现，不能说不会出现。',
      'In none. But thirty pieces are not three thousand; I can only say that it did not occur, not that it never would.',
    ),
    say(
      'assessor',
      '我问一个细节：2024 年 4 月以后的印章右边有缺口，对账确认书上的印文没有。落款却是 6 月 30 日。你们比过吗？',
      'I have a question on one detail: from April 2024 the seal has a nick on the right. The imprint on the statement has none, and yet the statement is dated 30 June. Did you compare them?',
    ),
    say(
      'expert_b',
      '委托事项里没有，没有比。样本是够的，可以补充鉴定。',
      'It was not part of the commission, so we did not compare them. The samples are sufficient, and a supplementary examination is possible.',
    ),
    say(
      'assessor',
      '那么你们手里的样本，够不够看出缺口是从哪一份开始有的？',
      'And are the samples that you have sufficient to show in which of them the nick first appears?',
    ),
    say(
      'expert_b',
      'Z3 没有，Z4 有。Z3 是 2023 年 12 月，Z4 是 2024 年 4 月，中间没有样本。',
      'Z3 does not have it and Z4 does. Z3 dates from December 2023 and Z4 from April 2024; there is no sample in between.',
    ),
    ...WITNESS_LINES,
    say('clerk', '问答已经记录在案。', 'The questions and answers are on the record.'),
    say(
      'judge',
      '质证到此。是否补充鉴定印文的盖印时段，由合议庭决定。',
      'That concludes the questioning. Whether there is to be a supplementary examination of the period in which the seal was stamped is for the panel to decide.',
    ),
  ],
});

export const SUPPLEMENT: FlowNode = node({
  id: 'supplement',
  kind: 'court',
  name: bi('补充鉴定', 'Supplementary examination'),
  introduction: bi(
    '委托增加一项：对账确认书上的印文，盖在缺口出现之前还是之后？实验室把检材印文同 Z1 至 Z6 放在一起。',
    'One matter is added to the commission: was the imprint on the statement made before or after the nick appeared? The laboratory lays it beside Z1 to Z6.',
  ),
  minutes: 12,
  scene: 'laboratory',
  position: { x: 720, y: 1880 },
  roles: [
    seatRole('head', {
      host: true,
      seat: 'b0',
      functions: ['speech', 'display', 'submission'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('expert_a', { seat: 'e1', functions: ['speech', 'display', 'submission'] }),
    seatRole('expert_b', { seat: 'e2', functions: ['speech', 'display'] }),
    seatRole('clerk', { seat: 'b2', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '鉴定意见的瑕疵能用补充鉴定解决的，不重新鉴定（《民事诉讼证据规定》第四十条第三款）。补充的材料同样要质证（第三十四条第一款），本案 Z1 至 Z6 双方均认可。',
      ],
      [
        'Where a supplementary examination can cure a defect in the opinion, no new examination is carried out (Provisions on Evidence, Article 40, third paragraph). The parties must examine the material for the supplement as well (Article 34, first paragraph); in this case both accept Z1 to Z6.',
      ],
    ),
    guide(
      'head',
      ['1. 说明这是同一委托的补充，仍由原鉴定人进行。'],
      ['1. Explain that this is a supplement to the same commission and is carried out by the same experts.'],
    ),
    guide(
      'expert_a',
      ['1. 先排除盖印条件造成的缺损。'],
      ['1. First rule out that the gap was caused by the way in which the seal was stamped.'],
    ),
    guide(
      'expert_b',
      ['1. 独立复核，说明能判断到哪个时段。'],
      ['1. Review independently, and say how closely the period can be determined.'],
    ),
    guide(
      'clerk',
      ['1. 记录移送和收回的时间。'],
      ['1. Record when the material was sent and when it was returned.'],
    ),
  ],
  lines: [
    say(
      'clerk',
      '法院补充委托：检材印文与 Z1 至 Z6 的阶段性特征比对。',
      'The court commissions a supplement: a comparison of the phase features of the imprint on the specimen with those of Z1 to Z6.',
    ),
    say(
      'head',
      '同一委托的补充，由原鉴定人进行。',
      'It is a supplement to the same commission, so the same experts will carry it out.',
    ),
    say(
      'expert_a',
      'Z4 至 Z6 右侧缺口位置、形态稳定，排除了盖印轻重和纸张的影响；检材印文该处完整，与 Z1 至 Z3 一致。',
      'In Z4 to Z6 the position and shape of the nick on the right are stable, and the effects of stamping pressure and paper have been ruled out. On the specimen the rim is whole at that place, as it is in Z1 to Z3.',
    ),
    say(
      'expert_b',
      '我复核一致：检材印文与 2023 年 9 月至 12 月的样本相符，与 2024 年 4 月以后的样本不符。再细的日期，判断不了。',
      'My review comes to the same result: the imprint on the specimen matches the samples of September to December 2023 and does not match those from April 2024 onwards. No more precise date can be given.',
    ),
    say(
      'head',
      '补充意见按这个程度写，不多说一句。',
      'The supplementary opinion will say that much and not a word more.',
    ),
  ],
});
