import type { FlowNode, Transition, VoteSetup } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, sayWeighing, seatRole, wrong } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import type { Words } from '../../models.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES, T } from '../templates/index.ts';
import { panelSeats } from './seats.ts';

const NOT_PASSED = ['rejected', 'tied'] as const;

function voteOn(question: Words, agree: Words, disagree: Words): VoteSetup {
  return {
    question: bi(...question),
    options: [
      { id: 'agree', label: bi('同意', 'Agree'), hint: bi(...agree), counts: 'for' },
      { id: 'disagree', label: bi('不同意', 'Disagree'), hint: bi(...disagree), counts: 'against' },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi(
          '实务中合议庭成员不得拒绝陈述意见；缺席未投的计为弃权',
          'Not open to a real panel; the absent count here',
        ),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  };
}

const ORDER = guide(
  'presiding',
  ['1. 承办法官、陪审员先说，自己最后说；三人都投完再结束。'],
  ['1. The reporting judge and the assessor speak first, you last; end when all three have voted.'],
);

export const PLEA_VOTE: FlowNode = node({
  id: 'plea_vote',
  kind: 'vote',
  name: bi('评议：自愿性', 'Vote: the plea'),
  introduction: bi(
    '合议庭先评议认罪认罚是否自愿。评议本不公开，本实验为学习而公开。',
    'The panel first deliberates whether the plea was voluntary. A real deliberation is confidential; here the team may follow it in order to learn.',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 200, y: 1280 },
  roles: panelSeats(),
  guides: [
    guide(
      null,
      ['违背意愿认罪认罚的，建议不予采纳（《刑事诉讼法》第二百零一条第一款第二项）。'],
      [
        'Where the plea was against his will, the recommendation is not adopted (Criminal Procedure Law, Article 201, first paragraph, item 2).',
      ],
    ),
    ORDER,
  ],
  lines: [
    sayWeighing(
      'judge',
      [
        '17 日告知权利以后他又供述，那一次没有人吓他，庭上也没有反悔。具结时律师只见了十来分钟，这是瑕疵，庭上已经补问清楚。我同意认定自愿。',
        'On the 17th, after his rights were explained, he confessed again, nobody having frightened him, and he has kept to it in court. That counsel had met him for only some ten minutes is a flaw, and our questions in court have cured it. I agree that the plea was voluntary.',
      ],
      [
        '17 日的供述没有问题，问题在具结那天：律师只见了十来分钟，没有看录像，没有问他以为会怎样判，他以为签了就判缓刑。后果没有弄懂，签字就不是真的选择。我不同意认定自愿。',
        'There is nothing wrong with the confession of the 17th. What is wrong is the day of signing: counsel met him for some ten minutes, had not watched the recording and did not ask what he expected, and he believed that signing meant a suspended sentence. Who does not understand the consequence has not chosen. I do not agree that the plea was voluntary.',
      ],
    ),
    sayWeighing(
      'assessor',
      [
        '误会归误会，辩护人把后果讲清楚以后，当着我们的面他还是认。这就够了，我同意。',
        'Mistaken or not, after his counsel explained the consequences he still admitted it before us. That is enough for me, and I agree.',
      ],
      [
        '辩护人讲清楚是起诉以后的事，签字那一刻他没懂；纸都签了，人年轻，站在庭上哪里敢改口。我不同意。',
        'His counsel explained it only after the indictment; when he signed he did not understand. With the paper signed, how would a young man dare to take it back in court? I do not agree.',
      ],
    ),
    sayWeighing(
      'presiding',
      [
        '要看的是今天：他知道没有缓刑，知道可以反悔，仍然愿意。谁解释的、听懂了什么，我都问过了。我同意。请表决。',
        'What counts is today: he knows that no suspension is recommended, knows that he may go back on it, and still wishes it. I have asked who explained what, and what he understood. I agree. Please vote.',
      ],
      [
        '他今天说愿意，是签过字、起诉以后、站在庭上说的；这里面有几分是觉得没有退路，我判断不了。判断不了，就不能认定自愿。我不同意。请表决。',
        'Today he says that he wishes it, but he says so after signing, after the indictment, in court. How much of it is that he sees no way back, I cannot tell; and where I cannot tell, I cannot find that the plea was voluntary. I do not agree. Please vote.',
      ],
    ),
    say('clerk', '意见已逐一记录。', 'Each opinion is recorded.'),
  ],
  vote: voteOn(
    [
      '被告人认罪认罚出于自愿，具结书内容真实、合法。是否同意？',
      'The plea was voluntary, and the plea statement is true and lawful. Do you agree?',
    ],
    ['明知后果仍然坚持', 'He knows the consequences and keeps to it'],
    ['具结时不明白后果，不按认罪认罚处理', 'He did not understand when he signed; no leniency for a plea'],
  ),
});

export const GUILT_VOTE: FlowNode = node({
  id: 'guilt_vote',
  kind: 'vote',
  name: bi('评议：是否有罪', 'Vote: guilt'),
  introduction: bi(
    '没有认罪认罚，合议庭只看证据：是否确实、充分。',
    'Without a plea the panel looks at the evidence alone. Is it reliable and sufficient?',
  ),
  minutes: 12,
  scene: 'meeting',
  position: { x: 620, y: 1280 },
  roles: panelSeats(),
  guides: [
    guide(
      null,
      ['证据不足的，作出证据不足、指控的犯罪不能成立的无罪判决（《刑事诉讼法》第二百条第三项）。'],
      [
        'Where the evidence is insufficient, the defendant is acquitted because the offence charged is not established (Criminal Procedure Law, Article 200, item 3).',
      ],
    ),
    ORDER,
  ],
  lines: [
    sayWeighing(
      'judge',
      [
        '监控、钥匙、二手店登记互相印证，拿走的东西价值是工资的五倍，镜头当天变卖。工资争议是真的，但挡不住非法占有的认定。我同意有罪。',
        "Video, key and the dealer's register support one another; what he took is worth five times the wages, and one lens was sold that day. The dispute on wages is real but does not rule out the intent to take for himself. I agree that he is guilty.",
      ],
      [
        '拿走东西没有疑问，疑问在当时怎么想：工资争议是真的，被害人自己也承认，他又用本名出售。没有一件证据能排除“拿了抵账”。我不同意有罪。',
        'That he took them is beyond doubt; what he meant by it is not. The dispute on wages is real, the victim admits it herself, and he sold under his own name. No evidence rules out that he took them to be even. I do not agree that he is guilty.',
      ],
    ),
    sayWeighing(
      'assessor',
      [
        '要是只为工资，为什么戴手套，为什么半夜绕开正门？欠薪的气我也见过，气归气，这是偷。我同意。',
        'If it was only for wages, why gloves, and why at night and not by the front door? I have seen that anger too; angry or not, this is theft. I agree.',
      ],
      [
        '那支镜头两千元是公道价，他没有贱卖，登记的还是自己的证件。偷来的东西，我没见过这样卖的。我不同意。',
        'Two thousand yuan is a fair price for that lens: he did not dump it, and he showed his own identity card. I have never seen stolen goods sold like that. I do not agree.',
      ],
    ),
    sayWeighing(
      'presiding',
      [
        '欠薪可以起诉，不能自取；拿走五倍价值的东西当天卖掉，说是抵账，这个怀疑我看不合理。我同意。请表决。',
        'One may sue for wages, not help oneself. Who takes five times as much and sells part of it the same day cannot say that he was settling an account; I do not find that doubt reasonable. I agree. Please vote.',
      ],
      [
        '欠薪可以起诉，不能自取，这是他做错的地方；可是做错不等于盗窃。排除合理怀疑的责任在公诉方，主观这一环没有补上。我不同意。请表决。',
        'One may sue for wages, not help oneself: there he did wrong. But wrong is not yet theft. To exclude reasonable doubt is for the prosecution, and on the intent that has not been done. I do not agree. Please vote.',
      ],
    ),
    say('clerk', '意见已逐一记录。', 'Each opinion is recorded.'),
  ],
  vote: voteOn(
    [
      '证据确实、充分，被告人构成盗窃罪。是否同意？',
      'The evidence is reliable and sufficient, and the defendant is guilty of theft. Do you agree?',
    ],
    ['各项证据相互印证', 'The evidence is consistent'],
    ['非法占有目的存疑', 'The intent is in doubt'],
  ),
});

export const SENTENCE_VOTE: FlowNode = node({
  id: 'sentence_vote',
  kind: 'vote',
  name: bi('评议：量刑建议', 'Vote: the sentence'),
  introduction: bi(
    '量刑建议是有期徒刑十个月、罚金 8,000 元，不适用缓刑。它是否明显不当？',
    'Recommended: ten months of imprisonment and a fine of 8,000 yuan, without suspension. Is that clearly improper?',
  ),
  minutes: 12,
  scene: 'meeting',
  position: { x: 200, y: 1410 },
  roles: panelSeats(),
  guides: [
    guide(
      null,
      [
        '一般应当采纳；明显不当而检察院不调整的，依法判决（《刑事诉讼法》第二百零一条）。没有形成“明显不当”的多数，仍按建议判。',
      ],
      [
        'It is generally adopted; where it is clearly improper and the procuratorate does not adjust it, the court sentences according to law (Criminal Procedure Law, Article 201). Without a majority that it is clearly improper, it is adopted.',
      ],
    ),
    ORDER,
  ],
  lines: [
    sayWeighing(
      'judge',
      [
        '建议按坦白写，没有考虑自首，也没有考虑后来的赔偿和谅解，三个情节一起漏掉，检察院又不调整，这就是明显不当。我同意改判。',
        'The recommendation speaks of confession, not of surrender, and takes no account of the later payment and forgiveness. Three circumstances are missing and the procuratorate has not adjusted it: that is clearly improper. I agree to the other sentence.',
      ],
      [
        '情节漏了，我也看见了；可是十个月在法定刑幅度内，类案里偏重，偏重不等于明显不当。建议一般应当采纳，我不同意改判。',
        'I see what it leaves out. But ten months lie within the statutory range; that is heavy beside similar cases, and heavy is not clearly improper. A recommendation is generally to be adopted, and I do not agree to another sentence.',
      ],
    ),
    sayWeighing(
      'assessor',
      [
        '钱赔了，人是自己来的，被害人也谅解了，关十个月，工作和房子都没了，我看缓刑合适。我同意。',
        'He has paid, he came by himself, and the victim forgives him. Ten months inside and he loses work and home. Suspension seems right to me, and I agree.',
      ],
      [
        '赔钱是事后的事，镜头是他当天卖的，拿着老东家的钥匙半夜进门，不关几个月，开店的人心里不服。我不同意。',
        'The money came afterwards; the lens he sold the same day, after going in at night with the key of a former employer. Without some months inside, people who keep a shop will not accept it. I do not agree.',
      ],
    ),
    sayWeighing(
      'presiding',
      [
        '对照第七十二条：情节较轻、悔罪、没有再犯危险、对社区没有重大不良影响，四条都够；建议不提缓刑，也不说理由。我同意。请表决。',
        'Look at Article 72: minor circumstances, repentance, no danger of offending again, no grave effect on the community. All four are met, and the recommendation neither suspends nor says why not. I agree. Please vote.',
      ],
      [
        '对照第七十二条，缓刑是“可以”，不是必须；检察院不提，不等于提错。要推翻建议，我要看到的是明显，不是可以更好。我不同意。请表决。',
        'Under Article 72 a sentence may be suspended; it need not be. Not to recommend it is no error. To set a recommendation aside I must see that it is clearly improper, not that it could be better. I do not agree. Please vote.',
      ],
    ),
    say('clerk', '意见已逐一记录。', 'Each opinion is recorded.'),
  ],
  vote: voteOn(
    [
      '量刑建议明显不当且未调整，改判有期徒刑七个月，缓刑一年，罚金 5,000 元。是否同意？',
      'The recommendation is clearly improper and not adjusted; impose seven months suspended for one year and a fine of 5,000 yuan. Do you agree?',
    ],
    [
      '自首、退赔、谅解没有被考虑',
      'Voluntary surrender, restitution and forgiveness were not taken into account',
    ],
    ['在幅度以内，予以采纳', 'Within the range: adopt it'],
  ),
});

export const JUDGMENT_NODE: FlowNode = node({
  id: 'judgment',
  kind: 'edit',
  name: bi('制作判决', 'Judgment'),
  introduction: bi(
    '按评议结果制作判决书和评议笔录，合议庭和书记员签名。',
    'The judgment and the record of deliberation are drawn up in line with the votes and signed by the panel and the clerk.',
  ),
  minutes: 40,
  position: { x: 360, y: 1540 },
  roles: [
    seatRole('presiding', {
      host: true,
      functions: ['submission', 'signature', 'meeting'],
      processes: ['end', 'back'],
    }),
    seatRole('judge', { functions: ['submission', 'signature', 'meeting'] }),
    seatRole('assessor', { functions: ['submission', 'signature', 'meeting'] }),
    seatRole('clerk', { functions: ['submission', 'signature', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      ['判决与表决一致；少数意见写进评议笔录（《刑事诉讼法》第一百八十四条）。'],
      [
        'The judgment follows the vote; a minority opinion goes into the record (Criminal Procedure Law, Article 184).',
      ],
    ),
    guide(
      'judge',
      ['1. 起草判决，写清第一份笔录怎样处理。'],
      ['1. Draft the judgment, and set out how the first record is dealt with.'],
    ),
    guide('clerk', ['1. 评议笔录照实写。'], ['1. Record the deliberation as it was.']),
  ],
  templates: [T.judgment, T.record],
});

const LISTENERS = ['prosecutor', 'victim', 'defender'] as const;

export const PRONOUNCEMENT: FlowNode = node({
  id: 'pronouncement',
  kind: 'court',
  name: bi('宣判', 'Pronouncement'),
  introduction: bi(
    '公开宣判，告知上诉权利。',
    'Judgment is pronounced in public and the right of appeal explained.',
  ),
  minutes: 8,
  scene: 'courtroom-14',
  position: { x: 360, y: 1670 },
  roles: [
    seatRole('presiding', {
      host: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call'],
      processes: ['end', 'back', 'restart'],
    }),
    ...LISTENERS.map((role, at) =>
      seatRole(role, { seat: ['p1', 'p3', 'd2'][at] ?? null, functions: ['request_speech'] }),
    ),
    seatRole('defendant', { seat: 'd1', functions: ['request_speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '上诉、抗诉期限十日，从接到判决书的第二日起算（《刑事诉讼法》第二百三十条）；只有被告人上诉的，不得加重（第二百三十七条）。',
      ],
      [
        'Ten days, counted from the day after receipt (Criminal Procedure Law, Article 230); where only the defendant appeals, the sentence may not be made heavier (Article 237).',
      ],
    ),
  ],
  lines: [
    sayAfter(
      { sentence_vote: 'passed' },
      'presiding',
      '判决：被告人何家俊犯盗窃罪，判处有期徒刑七个月，缓刑一年，并处罚金 5,000 元。',
      'He Jiajun is guilty of theft and sentenced to seven months of imprisonment, suspended for one year, and a fine of 5,000 yuan.',
    ),
    sayAfter(
      { sentence_vote: NOT_PASSED },
      'presiding',
      '判决：采纳量刑建议，判处有期徒刑十个月，并处罚金 8,000 元。',
      'The recommendation is adopted: the defendant is sentenced to ten months of imprisonment and a fine of 8,000 yuan.',
    ),
    sayAfter(
      { plea_vote: NOT_PASSED, guilt_vote: 'passed' },
      'presiding',
      '判决：不按认罪认罚处理，被告人犯盗窃罪，判处有期徒刑一年，并处罚金 8,000 元。',
      'There is no leniency for a plea. The defendant is guilty of theft and sentenced to one year of imprisonment and a fine of 8,000 yuan.',
    ),
    sayAfter(
      { guilt_vote: NOT_PASSED },
      'presiding',
      '判决：证据不足，指控的犯罪不能成立，被告人无罪。',
      'The evidence is insufficient, the offence charged is not established, and the defendant is not guilty.',
    ),
    say(
      'presiding',
      '不服的，十日内可以上诉，从接到判决书的第二日起算。',
      'You may appeal within ten days, counted from the day after you receive the judgment.',
    ),
    say('prosecutor', '公诉机关将依法审查判决。', 'The prosecution will review the judgment.'),
    say('defendant', '我听清楚了，同辩护人商量。', 'I have understood and will talk with my counsel.'),
    say(
      'defender',
      '只有我们上诉的，二审不得加重刑罚，请放心考虑。',
      'If only we appeal, the sentence may not be made heavier. You can think it over without fear.',
    ),
    say('victim', '我没有别的要求了。', 'I ask for nothing more.'),
  ],
});

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'presiding',
  introduction: bi(
    '每个角色写一份报告：自愿性是怎样查明的，建议该不该采纳。',
    'Each role writes a report on how voluntariness was examined and whether the sentencing recommendation should be adopted.',
  ),
  minutes: 10,
  y: 1800,
  guides: reportGuides(
    'presiding',
    bi('引用条文，写出你会多问哪一句。', 'Cite the articles, and write which question you would add.'),
  ),
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  1930,
  bi(
    '写下你的心得：从宽换来的认罪，怎样才算自愿？',
    'Write down what you take from it: when is a plea that brings leniency voluntary?',
  ),
  bi('如果没有录像，你会相信谁？', 'without a recording, whom would you believe?'),
);

export const CLOSING_TRANSITIONS: Transition[] = [
  advance(
    'plea_passed',
    'plea_vote',
    'sentence_vote',
    bi('自愿：评议量刑建议', 'Voluntary: on to the sentencing recommendation'),
    'passed',
  ),
  advance(
    'plea_rejected',
    'plea_vote',
    'judgment',
    bi('不自愿：不按认罪认罚判决', 'Not voluntary: judgment without leniency for a plea'),
    'rejected',
  ),
  advance(
    'plea_tied',
    'plea_vote',
    'judgment',
    bi(
      '自愿性没有多数：不按认罪认罚判决',
      'No majority that it was voluntary: judgment without leniency for a plea',
    ),
    'tied',
  ),
  advance(
    'guilt_passed',
    'guilt_vote',
    'judgment',
    bi('有罪：制作判决', 'Guilty: write the judgment'),
    'passed',
  ),
  advance(
    'guilt_rejected',
    'guilt_vote',
    'judgment',
    bi('证据不足：无罪', 'Insufficient evidence: not guilty'),
    'rejected',
  ),
  advance(
    'guilt_tied',
    'guilt_vote',
    'judgment',
    bi('没有有罪的多数：无罪', 'No majority for guilt: not guilty'),
    'tied',
  ),
  advance(
    'sentence_passed',
    'sentence_vote',
    'judgment',
    bi('明显不当：依法判决', 'Clearly improper: sentence according to law'),
    'passed',
  ),
  advance(
    'sentence_rejected',
    'sentence_vote',
    'judgment',
    bi('采纳量刑建议', 'Adopt the recommendation'),
    'rejected',
  ),
  advance(
    'sentence_tied',
    'sentence_vote',
    'judgment',
    bi('没有明显不当的多数：采纳', 'No majority that it is clearly improper: adopt it'),
    'tied',
  ),
  advance(
    'judgment_signed',
    'judgment',
    'pronouncement',
    bi('签名，公开宣判', 'Signed: pronounce in public'),
  ),
  wrong(
    'appeal_heavier',
    'pronouncement',
    bi(
      '提醒被告人：认罪认罚后上诉，二审可以因此加重',
      'Warn him: an appeal after a plea may bring a heavier sentence',
    ),
    bi(
      '只有被告人一方上诉的，不得加重；检察院抗诉的不受此限（《刑事诉讼法》第二百三十七条）。',
      'Where only the defence appeals, the sentence may not be made heavier; a protest by the procuratorate is not so limited (Criminal Procedure Law, Article 237).',
    ),
  ),
  advance(
    'pronounced',
    'pronouncement',
    'report',
    bi('宣判完毕，告知上诉权利', 'Pronounced, right of appeal explained'),
  ),
  REPORT_DONE,
];
