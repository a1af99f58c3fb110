import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, seatRole, wrong } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES, T } from '../templates/index.ts';

const NOT_PASSED = ['rejected', 'tied'] as const;

export const JUDGMENT_NODE: FlowNode = node({
  id: 'judgment',
  kind: 'edit',
  name: bi('制作判决', 'Judgment'),
  introduction: bi(
    '按评议结果制作判决书和评议笔录，合议庭和书记员签名。',
    'The judgment and the record of deliberation are drawn up in accordance with the votes and signed by the panel and the clerk.',
  ),
  minutes: 36,
  position: { x: 360, y: 2740 },
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
        'The judgment must agree with the votes; minority opinions are entered in the record of deliberation (Criminal Procedure Law, Article 184).',
      ],
    ),
    guide(
      'judge',
      ['1. 起草判决，写清第一份笔录怎样处理。'],
      ['1. Draft the judgment, and set out how the first record is dealt with.'],
    ),
    guide(
      'assessor',
      ['1. 写出你自己的评议意见，附入评议笔录；评议笔录读完无误再签名（《人民陪审员法解释》第十四条）。'],
      [
        "1. Write your own opinion, which is attached to the record of deliberation; read that record carefully before you sign it (Interpretation on People's Assessors, Article 14).",
      ],
    ),
    guide(
      'clerk',
      ['1. 逐次表决写明每个人的意见和理由，少数意见照实写。'],
      [
        "1. For each vote, record each member's opinion and reasons, and record minority opinions as they were given.",
      ],
    ),
    guide(
      'presiding',
      ['1. 核对判决与每次表决一致，笔录和意见齐了再送签。'],
      [
        '1. Check that the judgment agrees with each vote; send it for signature once the record and the opinion are complete.',
      ],
    ),
  ],
  templates: [T.judgment, T.assessor, T.record],
});

/** The operative part by how the votes came out; one of them fits. */
const PRONOUNCED: FlowNode['lines'] = [
  say(
    'presiding',
    '继续开庭，宣告判决。合议庭已经评议，每位成员的意见都记录在卷。请全体起立。',
    'The court resumes to pronounce judgment. The panel has deliberated, and the opinion of each member is on record. All rise.',
  ),
  sayAfter(
    { own_vote: 'passed' },
    'presiding',
    '判决：被告人何家俊犯盗窃罪，判处有期徒刑七个月，缓刑一年，并处罚金 5,000 元。缓刑考验期限从判决确定之日起计算。',
    'He Jiajun is guilty of theft and sentenced to seven months of imprisonment, suspended for one year, and a fine of 5,000 yuan. The period of probation runs from the day the judgment becomes final.',
  ),
  sayAfter(
    { own_vote: NOT_PASSED },
    'presiding',
    '判决：量刑建议明显不当，不予采纳；被告人何家俊犯盗窃罪，判处拘役五个月，并处罚金 5,000 元。',
    'The recommendation is clearly improper and is not adopted. He Jiajun is guilty of theft and sentenced to five months of criminal detention and a fine of 5,000 yuan.',
  ),
  sayAfter(
    { adjusted_vote: NOT_PASSED },
    'presiding',
    '判决：采纳调整后的量刑建议，被告人何家俊犯盗窃罪，判处有期徒刑八个月，并处罚金 6,000 元。',
    'The recommendation is adopted as adjusted. He Jiajun is guilty of theft and sentenced to eight months of imprisonment and a fine of 6,000 yuan.',
  ),
  sayAfter(
    { sentence_vote: NOT_PASSED },
    'presiding',
    '判决：采纳量刑建议，被告人何家俊犯盗窃罪，判处有期徒刑十个月，并处罚金 8,000 元。',
    'The recommendation is adopted. He Jiajun is guilty of theft and sentenced to ten months of imprisonment and a fine of 8,000 yuan.',
  ),
  sayAfter(
    { term_vote: 'passed' },
    'presiding',
    '判决：被告人何家俊犯盗窃罪，判处有期徒刑一年，并处罚金 8,000 元。本案不按认罪认罚处理。',
    'He Jiajun is guilty of theft and sentenced to one year of imprisonment and a fine of 8,000 yuan. The case is not dealt with as a plea case.',
  ),
  sayAfter(
    { term_vote: NOT_PASSED },
    'presiding',
    '判决：被告人何家俊犯盗窃罪，判处有期徒刑十个月，缓刑一年，并处罚金 8,000 元。本案不按认罪认罚处理。',
    'He Jiajun is guilty of theft and sentenced to ten months of imprisonment, suspended for one year, and a fine of 8,000 yuan. The case is not dealt with as a plea case.',
  ),
  sayAfter(
    { guilt_vote: NOT_PASSED },
    'presiding',
    '判决：证据不足，指控的犯罪不能成立，被告人何家俊无罪。',
    'The evidence is insufficient, the offence charged is not established, and He Jiajun is not guilty.',
  ),
  say(
    'presiding',
    '如不服本判决，可在接到判决书的第二日起十日内，通过本院或者直接向上一级人民法院提出上诉。被告人听清楚了吗？',
    'An appeal may be filed, through this court or directly with the court at the next higher level, within ten days, counted from the day after the judgment is received. Has the defendant understood?',
  ),
  say(
    'defendant',
    '我听清楚了，上不上诉，我同辩护人商量。',
    'I have. I shall discuss with my counsel whether to appeal.',
  ),
  say(
    'defender',
    '只有我们一方上诉的，二审不得加重刑罚，可以放心考虑。第一份笔录的处理和量刑的理由，我们看判决书再定。',
    'If only our side appeals, the sentence may not be made heavier, so he can think it over without fear. We shall read what the judgment says about the first record and about the sentence, and then decide.',
  ),
  say(
    'prosecutor',
    '公诉机关将审查判决。对法庭关于证据收集的意见，会向办案单位提出改进。',
    'The prosecution will review the judgment. We shall take up with the station what the court has said about how evidence was gathered.',
  ),
  say(
    'victim',
    '我没有别的要求了。工资的事，我会同他算清楚。',
    'I ask for nothing more. I shall settle the wages with him.',
  ),
];

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
  position: { x: 360, y: 2860 },
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
        'The time limit for an appeal or a protest is ten days, counted from the day after receipt of the judgment (Criminal Procedure Law, Article 230); where only the defendant appeals, the sentence may not be made heavier (Article 237).',
      ],
    ),
  ],
  lines: PRONOUNCED,
});

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'presiding',
  introduction: bi(
    '每个角色写一份报告：自愿性是怎样查明的，建议该不该采纳。',
    'Each role writes a report on how voluntariness was examined and whether the sentencing recommendation should be adopted.',
  ),
  minutes: 10,
  y: 2980,
  guides: reportGuides(
    'presiding',
    bi(
      '引用条文，写出你会多问哪一句。',
      'Cite the articles, and write which further question you would have asked.',
    ),
  ),
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  3100,
  bi(
    '写下你的心得：从宽换来的认罪，怎样才算自愿？',
    'Write down what you have learned: when is a plea given in return for leniency truly voluntary?',
  ),
  bi('如果没有录像，你会相信谁？', 'without a recording, whom would you believe?'),
);

export const CLOSING_TRANSITIONS: Transition[] = [
  wrong(
    'judgment_unanimous',
    'judgment',
    bi(
      '判决只能有一个结论，笔录写“经评议，一致意见如下”',
      'A judgment can have only one conclusion: let the record say "after deliberation, the panel unanimously finds as follows"',
    ),
    bi(
      '意见分歧的按多数人的意见决定，但少数人的意见应当写入笔录，由合议庭组成人员签名（《刑事诉讼法》第一百八十四条）。',
      'Where opinions differ the majority decides, but the opinion of the minority is entered in the record, which the members of the panel sign (Criminal Procedure Law, Article 184).',
    ),
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
      'Warn the defendant that an appeal after a plea may bring a heavier sentence',
    ),
    bi(
      '只有被告人一方上诉的，不得加重；检察院抗诉的不受此限（《刑事诉讼法》第二百三十七条）。',
      'Where only the defence appeals, the sentence may not be made heavier; this limit does not apply where the procuratorate lodges a protest (Criminal Procedure Law, Article 237).',
    ),
  ),
  advance(
    'pronounced',
    'pronouncement',
    'report',
    bi('宣判完毕，告知上诉权利', 'Judgment pronounced and right of appeal explained'),
  ),
  REPORT_DONE,
];
