import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, showing, wrong } from '../../build.ts';
import { courtSeats } from './seats.ts';

export const PRETRIAL: FlowNode = node({
  id: 'pretrial',
  kind: 'court',
  name: bi('庭前会议', 'Pretrial conference'),
  introduction: bi(
    '审判人员就回避、证人名单、排除非法证据了解情况，听取意见。这里不作实体决定。',
    'The judges gather information and hear opinions on recusal, the list of witnesses and the exclusion of unlawfully obtained evidence. Nothing is decided on the merits.',
  ),
  minutes: 15,
  scene: 'courtroom-14',
  position: { x: 360, y: 770 },
  roles: courtSeats().filter(({ role_id }) => role_id !== 'victim'),
  guides: [
    guide(
      null,
      [
        '庭前会议了解情况、听取意见（《刑事诉讼法》第一百八十七条第二款）；检察院可以撤回有关证据（《刑诉法解释》第一百三十一条）。',
      ],
      [
        'The conference gathers information and hears opinions (Criminal Procedure Law, Article 187, second paragraph); the prosecution may withdraw evidence (CPL Interpretation, Article 131).',
      ],
    ),
    guide(
      'defender',
      ['1. 说出申请排除哪一份，线索是什么。'],
      ['1. Say which record you ask to have excluded, and what your leads are.'],
    ),
    guide(
      'prosecutor',
      ['1. 说明收集的合法性，或者撤回。'],
      ['1. Show that it was lawfully obtained, or withdraw it.'],
    ),
  ],
  lines: [
    say(
      'presiding',
      '今天只了解情况。辩护人，申请排除哪一份证据？线索是什么？',
      'Today we only gather information. Counsel, which evidence do you ask to have excluded, and what are your leads?',
    ),
    showing(
      ['evidence_1_record'],
      'defender',
      '3 月 15 日的第一份讯问笔录。同步录像 22:41 到 22:58 中断，被告人说这段时间民警用他母亲的工作威胁他。',
      "The first record, of 15 March. The recording stops from 22:41 to 22:58, when, the defendant says, an officer threatened him with his mother's job.",
    ),
    say(
      'defendant',
      '是有人说我妈的活别想干了。我怕，才说的。',
      'Somebody said my mother could forget her job. I was afraid, so I talked.',
    ),
    say(
      'prosecutor',
      '中断是更换存储卡，办案单位出具了说明。17 日那份录像完整，我们不依赖第一份。',
      'The recording stopped while the memory card was changed, as the station has stated in writing. The recording of the 17th is complete, and we do not rely on the first record.',
    ),
    say(
      'assistant',
      '更换存储卡的说明在卷，没有附操作记录。',
      'The statement on the memory card is in the file, without a log.',
    ),
    say(
      'judge',
      '值班登记写着 20:55 电话通知、21:40 到所，与到案经过不一致，请公诉方核对。',
      'The station register has a telephone call at 20:55 and his arrival at 21:40, which differs from the arrest note. The prosecution should check this.',
    ),
    say(
      'assessor',
      '我想弄清楚：没有这份笔录，还有哪些证据？',
      'I would like to know what evidence there is without this record.',
    ),
    say(
      'clerk',
      '会议情况已记入笔录，请审判人员签名。',
      'The conference has been recorded; the judges will please sign.',
    ),
  ],
});

export const OPENING: FlowNode = node({
  id: 'opening',
  kind: 'court',
  name: bi('开庭审查', 'Examining the plea'),
  introduction: bi(
    '审判长告知权利，查明认罪认罚是否自愿，具结书是否真实、合法。被告人可以反悔。',
    'The presiding judge explains the rights and examines whether the plea is voluntary and the plea statement true and lawful. The defendant may go back on the plea.',
  ),
  minutes: 12,
  scene: 'courtroom-14',
  position: { x: 360, y: 890 },
  roles: [...courtSeats(), seatRole('duty_counsel', { seat: 'w', functions: ['request_speech'] })],
  guides: [
    guide(
      null,
      [
        '先告知，再审查自愿性和具结书（《刑事诉讼法》第一百九十条第二款）。没有签具结书的，按不认罪认罚审理。',
      ],
      [
        'Explain the rights first, then examine whether the plea is voluntary and the plea statement in order (Criminal Procedure Law, Article 190, second paragraph). Where no plea statement was signed, the case is tried without a plea.',
      ],
    ),
    guide(
      'presiding',
      ['1. 问：谁解释的、解释了什么、后果是什么。'],
      ['1. Ask who explained it, what was explained, and what the consequence is.'],
    ),
    guide(
      'defendant',
      ['1. 坚持还是反悔，自己决定。'],
      ['1. Maintain the plea or go back on it: you decide.'],
    ),
    guide('duty_counsel', ['1. 照实说明当天的情况。'], ['1. Say truthfully what happened that day.']),
  ],
  lines: [
    say(
      'presiding',
      '被告人，你有权申请回避，有权辩护，认罪认罚可以依法从宽。指控的事实和建议，是谁向你解释的？你以为会怎样判？',
      'Defendant, you have the right to apply for recusal and the right to a defence, and a plea may bring leniency. Who explained the charge and the recommendation to you, and what sentence did you expect?',
    ),
    say(
      'defendant',
      '是值班律师。我当时以为会判缓刑，后来辩护人讲清楚了，建议里没有。',
      'Duty counsel did. At the time I expected a suspended sentence; my counsel has since explained that the recommendation does not include one.',
    ),
    say(
      'duty_counsel',
      '我阅卷二十分钟，会见十来分钟，没有看录像。缓刑我没有问到。',
      'I read for twenty minutes and met him for about ten; I did not watch the recording. I did not ask about suspension.',
    ),
    say(
      'prosecutor',
      '权利和规定已经告知，告知书有他的签名。是否自愿，请法庭审查。',
      'His rights and the rules were explained, and he signed the notice. Whether the plea was voluntary is for the court to examine.',
    ),
    say(
      'assistant',
      '具结书和听取意见的笔录已随案移送。',
      'The plea statement and the record of opinions came with the file.',
    ),
    say(
      'defender',
      '请法庭给被告人时间，让他想清楚再回答。',
      'Please give the defendant time to think before he answers.',
    ),
    say(
      'judge',
      '不认是你的权利，不会因此加重；但从宽的前提就没有了。你明白吗？',
      'You have the right to deny the charge, and your sentence will not be heavier for it; but the ground for leniency falls away. Do you understand?',
    ),
    say(
      'assessor',
      '签的时候，有没有哪一条你没看懂？',
      'When you signed, was there an item you did not follow?',
    ),
    say('victim', '我只希望他说实话。', 'I only want him to tell the truth.'),
    say('clerk', '法庭成员、公诉人、辩护人均已到庭。', 'Panel, prosecutor and defence counsel are present.'),
  ],
});

const EVIDENCE_GUIDE = guide(
  null,
  [
    '先宣读起诉书，再讯问、发问（《刑事诉讼法》第一百九十一条），证据一证一质。',
    '收集合法性由检察院证明（第五十九条）；不能排除非法方法的，予以排除（第六十条）。',
  ],
  [
    'The indictment is read, then questions are put (Criminal Procedure Law, Article 191), and evidence is tested item by item.',
    'The prosecution proves that evidence was lawfully obtained (Article 59); where unlawful means cannot be ruled out, the evidence is excluded (Article 60).',
  ],
);

export const INQUIRY: FlowNode = node({
  id: 'inquiry',
  kind: 'court',
  name: bi('法庭调查', 'Investigation'),
  introduction: bi(
    '认罪认罚不变，调查可以简化，但证据合法性和量刑情节要查清。',
    'The plea stands and the investigation may be short, but the lawfulness of the evidence and the circumstances of sentence must be established.',
  ),
  minutes: 25,
  scene: 'courtroom-14',
  position: { x: 200, y: 1020 },
  roles: courtSeats(),
  guides: [
    EVIDENCE_GUIDE,
    guide(
      'presiding',
      ['1. 当庭说明第一份笔录是否排除、为什么。'],
      ['1. Announce whether the first record is excluded, and why.'],
    ),
  ],
  lines: [
    say(
      'presiding',
      '公诉人宣读起诉书。被告人，起诉书的事实是不是这样？',
      'The prosecutor reads the indictment. Defendant, is it so?',
    ),
    say(
      'prosecutor',
      '被告人用未交还的钥匙进入工作室，取走相机一台、镜头两支，价值 21,600 元。',
      'With a key he had not returned the defendant entered the studio and took a camera and two lenses worth 21,600 yuan.',
    ),
    say(
      'defendant',
      '是我拿的。当晚派出所打电话，我自己去的。',
      'I took them. The station rang that evening and I went by myself.',
    ),
    showing(
      ['evidence_4_register'],
      'defender',
      '值班登记证明电话通知后自行到所，请法庭考虑自首。',
      'The station register shows that he came of his own accord after a telephone call. We ask the court to consider voluntary surrender.',
    ),
    showing(
      ['evidence_2_scene', 'evidence_3_value'],
      'assistant',
      '出示勘验笔录和价格认定书：三件合计 21,600 元。',
      'I produce the record of the scene and the price certificate: three items, 21,600 yuan in all.',
    ),
    say(
      'victim',
      '5,000 元已经到账，我写了谅解书。',
      'The 5,000 yuan has been paid, and I have signed a letter of forgiveness.',
    ),
    say(
      'judge',
      '录像中断的十七分钟，除了一纸说明，还有没有材料？',
      'For the seventeen minutes without a recording, is there anything besides the written statement?',
    ),
    say(
      'assessor',
      '没有第一份笔录，监控和二手店登记对得上吗？',
      "Without the first record, do the video and the dealer's register still fit together?",
    ),
    say(
      'clerk',
      '出示、质证和法庭说明均已记录。',
      'What was produced and examined, and what the court announced, is recorded.',
    ),
  ],
});

export const FULL: FlowNode = node({
  id: 'full_inquiry',
  kind: 'court',
  name: bi('普通程序调查', 'Ordinary procedure'),
  introduction: bi(
    '被告人不认罪认罚，量刑建议不再作为依据。全部事实、证据逐一调查。',
    'There is no plea, and the recommendation is no longer a basis. All facts and evidence are examined one by one.',
  ),
  minutes: 32,
  scene: 'courtroom-14',
  position: { x: 620, y: 1020 },
  roles: courtSeats(),
  guides: [
    EVIDENCE_GUIDE,
    guide('defendant', ['1. 你不认哪一点，照实说。'], ['1. Say truthfully which point you deny.']),
    guide(
      'prosecutor',
      ['1. 证明非法占有目的，不能只靠供述。'],
      ['1. Prove the intent to take for himself, and not by confession alone.'],
    ),
  ],
  lines: [
    say(
      'presiding',
      '本案按普通程序审理。公诉人逐一举证。',
      'The case is tried under ordinary procedure. The prosecutor produces the evidence item by item.',
    ),
    say(
      'defendant',
      '东西是我拿的，可我没想偷。她欠我 4,300 元工资。',
      'I took the things, but I did not mean to steal. She owes me 4,300 yuan in wages.',
    ),
    showing(
      ['evidence_5_video'],
      'prosecutor',
      '监控显示他戴手套、避开正门；取走的价值是所称工资的五倍，镜头当天变卖。',
      'The video shows gloves, and that he avoided the front door; what he took is worth five times the wages he names, and one lens was sold that day.',
    ),
    say(
      'assistant',
      '二手店登记写的是他本人的姓名和证件号。',
      "The dealer's register has his own name and identity number.",
    ),
    say(
      'defender',
      '用自己的证件出售，恰恰说明他不觉得见不得人。非法占有目的存疑。',
      'To sell under his own name suggests that he saw nothing to hide. The intent is in doubt.',
    ),
    say(
      'victim',
      '工资是有争议，可我没有答应他拿东西抵。',
      'The wages are disputed, but I never agreed that he could take things for them.',
    ),
    say(
      'judge',
      '拿走以后，你有没有跟她说过是抵工资？',
      'After you took them, did you ever tell her that it was for the wages?',
    ),
    say('assessor', '为什么半夜去，不白天去要？', 'Why go at night, and not ask by day?'),
    say('clerk', '转为普通程序的理由已记录。', 'The reason for ordinary procedure is recorded.'),
  ],
});

export const DEBATE: FlowNode = node({
  id: 'debate',
  kind: 'court',
  name: bi('辩论和最后陈述', 'Debate and last statement'),
  introduction: bi(
    '就定罪、量刑辩论。辩论终结后，被告人作最后陈述。',
    'Debate on guilt and sentence. When it is closed, the defendant makes his last statement.',
  ),
  minutes: 20,
  scene: 'courtroom-14',
  position: { x: 360, y: 1150 },
  roles: courtSeats(),
  guides: [
    guide(
      null,
      ['定罪、量刑的事实和证据都要辩论；辩论终结后被告人有最后陈述的权利（《刑事诉讼法》第一百九十八条）。'],
      [
        'The facts and evidence on both guilt and sentence are debated; then the defendant has the right to a last statement (Criminal Procedure Law, Article 198).',
      ],
    ),
    guide(
      'prosecutor',
      ['1. 有新的量刑情节，说明是否调整建议（第二百零一条第二款）。'],
      [
        '1. If there are new circumstances, say whether you adjust the recommendation (Article 201, second paragraph).',
      ],
    ),
    guide('defendant', ['1. 最后陈述由你自己说。'], ['1. The last statement is yours to make.']),
  ],
  lines: [
    say('presiding', '现在辩论，先定罪，后量刑。', 'We now debate: guilt first, then sentence.'),
    say(
      'prosecutor',
      '事实清楚，构成盗窃罪。赔偿、谅解是新情节；建议仍请合议庭依法审查。',
      'The facts are clear and amount to theft. The payment and the letter of forgiveness are new circumstances; we leave the recommendation to the panel to examine according to law.',
    ),
    say(
      'defender',
      '电话通知到案应认定自首，损失已赔、已获谅解，不宜监禁。',
      'To come in after a telephone call is voluntary surrender; the loss has been paid and he is forgiven. There is no need for imprisonment.',
    ),
    say(
      'assistant',
      '到案经过与值班登记不一致，两份都请法庭看，有利的不能不出示。',
      'The arrest note and the station register differ. We ask the court to look at both: evidence in favour of the defendant must be produced too.',
    ),
    say('victim', '我不求重判。', 'I do not ask for a heavy sentence.'),
    say(
      'judge',
      '请双方说明，建议与现在查明的情节差在哪里。',
      'Please say where the recommendation differs from what is now established.',
    ),
    say(
      'assessor',
      '判缓刑的话，他有没有固定工作和住处？',
      'If the sentence were suspended: does he have steady work and a home?',
    ),
    say(
      'defendant',
      '我最后只说一句：东西不是我的，我不该去。对不起罗老师。',
      'Only this: the things were not mine and I should not have gone. I am sorry, Ms Luo.',
    ),
    say('clerk', '最后陈述已记录。', 'The last statement is recorded.'),
  ],
});

/** Without a plea the debate is about guilt first, and nobody speaks of a recommendation. */
export const DEBATE_FULL: FlowNode = {
  ...DEBATE,
  id: 'debate_full',
  name: bi('定罪辩论', 'Debate on guilt'),
  position: { x: 620, y: 1150 },
  guides: DEBATE.guides.filter(({ role_id }) => role_id !== 'prosecutor'),
  lines: [
    say('presiding', '先辩论是否构成犯罪，再辩论量刑。', 'First whether this is a crime, then the sentence.'),
    say(
      'prosecutor',
      '欠薪不产生取走他人财物的权利；手套、后门、变卖都指向非法占有目的。',
      'Unpaid wages give no right to take what belongs to another; gloves, back door and sale all point to the intent.',
    ),
    say(
      'defender',
      '他认为是抵工资，用本名出售，合理怀疑没有排除；即使有罪，也有自首和退赔。',
      'He took it for wages and sold under his own name: reasonable doubt remains. Even if guilty, there are surrender and restitution.',
    ),
    say(
      'assistant',
      '值班登记和到案经过两份材料都请法庭看。',
      'We ask the court to see both register and arrest note.',
    ),
    say(
      'victim',
      '工资可以算，东西不能这样拿。',
      'We can settle the wages; one does not take things like that.',
    ),
    say(
      'judge',
      '请双方围绕拿走时的想法，说证据。',
      'Please argue from the evidence what he meant when he took them.',
    ),
    say(
      'assessor',
      '抵工资的话，为什么拿价值五倍的东西？',
      'If it was for the wages, why take things worth five times as much?',
    ),
    say(
      'defendant',
      '我最后说：我想要的是我的工资，方式错了。',
      'My last statement is this: I wanted my wages, and I went about it the wrong way.',
    ),
    say('clerk', '最后陈述已记录。', 'The last statement is recorded.'),
  ],
};

export const TRIAL_TRANSITIONS: Transition[] = [
  wrong(
    'pretrial_decides',
    'pretrial',
    bi(
      '情况清楚了，庭前会议当场决定排除第一份笔录',
      'The matter is clear: exclude the first record here and now',
    ),
    bi(
      '庭前会议只了解情况、听取意见（《刑事诉讼法》第一百八十七条第二款）；排除由法庭调查后决定（第五十八条第一款、第六十条）。',
      'The conference only gathers information and hears opinions (Criminal Procedure Law, Article 187, second paragraph); exclusion is decided after an inquiry in court (Article 58, first paragraph, and Article 60).',
    ),
  ),
  advance(
    'pretrial_inquire',
    'pretrial',
    'opening',
    bi('争议归纳完毕，庭审时调查收集的合法性', 'The dispute is defined: inquire in court'),
  ),
  advance(
    'pretrial_withdrawn',
    'pretrial',
    'opening',
    bi('公诉方撤回第一份笔录', 'The prosecution withdraws the first record'),
  ),
  wrong(
    'opening_paper_enough',
    'opening',
    bi(
      '具结书有律师签名，自愿性不必再问',
      'Counsel signed the plea statement, so there is no need to ask whether the plea was voluntary',
    ),
    bi(
      '审判长应当审查自愿性和具结书内容的真实性、合法性（《刑事诉讼法》第一百九十条第二款）。',
      'The presiding judge must examine whether the plea is voluntary and the plea statement true and lawful (Criminal Procedure Law, Article 190, second paragraph).',
    ),
  ),
  advance('opening_plea', 'opening', 'inquiry', bi('被告人坚持认罪认罚：继续审理', 'The plea stands: go on')),
  advance(
    'opening_recant',
    'opening',
    'full_inquiry',
    bi('不认罪认罚：按普通程序审理', 'No plea: ordinary procedure'),
  ),
  wrong(
    'inquiry_burden',
    'inquiry',
    bi(
      '辩护人没有证明威胁存在，驳回排除申请',
      'Counsel has not proved a threat: dismiss the application to exclude',
    ),
    bi(
      '合法性由检察院证明，辩方只提供线索（《刑事诉讼法》第五十八条、第五十九条）；不能排除的，予以排除（第六十条）。',
      'The prosecution proves that the evidence was lawfully obtained, while the defence need only provide leads (Criminal Procedure Law, Articles 58 and 59); where unlawful means cannot be ruled out, the evidence is excluded (Article 60).',
    ),
  ),
  advance('inquiry_done', 'inquiry', 'debate', bi('调查结束，进入辩论', 'The investigation is over: debate')),
  advance(
    'inquiry_recant',
    'inquiry',
    'full_inquiry',
    bi('被告人当庭反悔：转普通程序', 'The defendant goes back on the plea: ordinary procedure'),
  ),
  wrong(
    'full_statement',
    'full_inquiry',
    bi('具结书签过字，可以单独用来定罪', 'He signed the plea statement: it can convict by itself'),
    bi(
      '只有被告人供述，没有其他证据的，不能认定有罪（《刑事诉讼法》第五十五条第一款）；不再认罪认罚的，根据查明的事实裁判（《刑诉法解释》第三百五十八条）。',
      'A confession alone cannot convict (Criminal Procedure Law, Article 55, first paragraph); without a plea judgment follows the facts found (CPL Interpretation, Article 358).',
    ),
  ),
  advance('full_done', 'full_inquiry', 'debate_full', bi('全部证据调查完毕', 'All evidence is examined')),
  wrong(
    'debate_waived',
    'debate',
    bi(
      '被告人已认罪，最后陈述由辩护人代说',
      'He has admitted the charge: counsel may make the last statement for him',
    ),
    bi(
      '最后陈述是被告人的权利，不能由别人代替（《刑事诉讼法》第一百九十八条第三款）。',
      "The last statement is the defendant's right, and nobody can make it for him (Criminal Procedure Law, Article 198, third paragraph).",
    ),
  ),
  advance(
    'debate_plea',
    'debate',
    'plea_vote',
    bi('认罪认罚案件：评议自愿性', 'With a plea: deliberate whether it was voluntary'),
  ),
  advance(
    'debate_guilt',
    'debate_full',
    'guilt_vote',
    bi('不认罪认罚：评议是否有罪', 'Without a plea: deliberate on guilt'),
  ),
];
