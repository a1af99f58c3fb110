import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { ACCEPTANCE_TEMPLATES } from '../templates/answers.ts';

export const ACCEPTANCE_REPLY: FlowNode = node({
  id: 'acceptance_reply',
  kind: 'edit',
  name: bi('受理答复', 'Notice of acceptance'),
  introduction: bi(
    '孟瑶把中心的决定写给法院：受理哪几项，不受理哪一项，为什么；指定了谁，有什么要让法院和双方知道。',
    'Meng Yao puts the decision of the centre in writing: what is accepted, what is not and why; who has been designated, and what the court and the parties need to know about them.',
  ),
  minutes: 10,
  position: { x: 360, y: 510 },
  roles: [
    seatRole('head', {
      host: true,
      functions: ['submission', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
  ],
  guides: [
    guide(
      null,
      [
        '七个工作日内决定是否受理（《司法鉴定程序通则》第十三条）；超出技术条件或者鉴定能力的不得受理（第十五条第五项）。法院审查委托鉴定的要点见法〔2020〕202 号《关于人民法院民事诉讼中委托鉴定审查工作若干问题的规定》。',
      ],
      [
        "The institution decides on acceptance within seven working days (General Rules, Article 13); a matter that exceeds its technical conditions or capacity may not be accepted (Article 15, item 5). For the points that courts review when they commission an examination, see document Fa [2020] No. 202 of the Supreme People's Court.",
      ],
    ),
    guide(
      'head',
      [
        '1. 从模板新建受理答复，逐项写受理或者不受理的理由。',
        '2. 写明指定的两名鉴定人；罗川去年的鉴定如实告知。',
        '3. 签名，提交，结束本环节。',
      ],
      [
        '1. Draft the notice; for each matter give the reasons for accepting or not accepting it.',
        '2. Name the two experts and disclose the examination that Luo Chuan carried out last year.',
        '3. Sign and submit the notice, then end the section.',
      ],
    ),
  ],
  templates: ACCEPTANCE_TEMPLATES,
});

export const RECUSAL: FlowNode = node({
  id: 'recusal',
  kind: 'court',
  name: bi('告知与回避', 'Recusal of experts'),
  introduction: bi(
    '法院把鉴定人的姓名告知双方。原告律师看到一行字：罗川去年给被告的另一个案子做过鉴定。申请回避，成不成立，谁来决定？',
    "The court tells the parties who the experts are. The plaintiff's lawyer notices one line: last year Luo Chuan carried out an examination in another case involving the defendant. Is that a ground for recusal, and who decides?",
  ),
  minutes: 8,
  scene: 'courtroom',
  position: { x: 360, y: 640 },
  roles: [
    seatRole('judge', {
      host: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('clerk', { seat: 'c', functions: ['speech', 'display'] }),
    seatRole('counsel_p', { seat: 'p1', functions: ['request_speech', 'request_display'] }),
    seatRole('counsel_d', { seat: 'd1', functions: ['request_speech', 'request_display'] }),
    seatRole('expert_b', { seat: 'w', functions: ['request_speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '回避的规定适用于鉴定人（《民事诉讼法》第四十七条第四款）；申请回避应当说明理由（第四十八条第一款）；鉴定人的回避由审判长决定（第四十九条），可以口头决定，申请人可以申请复议一次（第五十条）。',
      ],
      [
        'The rules on recusal apply to experts (Civil Procedure Law, Article 47, fourth paragraph); the application must state its reasons (Article 48, first paragraph). The presiding judge decides on the recusal of experts (Article 49) and may do so orally; the applicant may apply once for reconsideration (Article 50).',
      ],
    ),
    guide(
      'judge',
      ['1. 告知鉴定人和申请回避的权利。', '2. 听双方和罗川的说明，作出决定，说明理由，告知复议。'],
      [
        '1. Tell the parties who the experts are and that they may apply for their recusal.',
        '2. Hear both sides and Luo Chuan; decide, give reasons, and inform the parties of the right to apply for reconsideration.',
      ],
    ),
    guide(
      'clerk',
      ['1. 宣读受理答复，把决定记入笔录。'],
      ['1. Read out the notice and record the decision.'],
    ),
    guide(
      'counsel_p',
      ['1. 想清楚：这是哪一种回避事由？有什么根据？'],
      ['1. Consider which ground of recusal this would be, and what supports it.'],
    ),
    guide(
      'counsel_d',
      ['1. 说明另案是什么、费用由谁付。'],
      ['1. Explain what the other case was about and who paid the fees.'],
    ),
    guide(
      'expert_b',
      ['1. 如实说明，不替自己辩解。'],
      ['1. State the facts truthfully and do not argue in your own defence.'],
    ),
  ],
  lines: [
    say(
      'clerk',
      '明德司法鉴定中心答复：第一项、第二项受理，第三项不受理；指定沈知微、罗川为鉴定人；罗川去年在润成建设的另一案中做过鉴定。',
      'The Mingde Forensic Centre answers: matters one and two are accepted, the third is not; Shen Zhiwei and Luo Chuan are designated; last year Luo Chuan carried out an examination in another case involving Runcheng.',
    ),
    say(
      'judge',
      '双方听清了。对鉴定人是否申请回避？申请的，说明理由。',
      'You have heard the notice. Does either side apply for the recusal of an expert? If so, please state the reasons.',
    ),
    say(
      'counsel_p',
      '原告申请罗川回避：他和被告有过业务往来，可能影响公正鉴定，属于第四十七条第一款第三项的“其他关系”。',
      'The plaintiff applies for the recusal of Luo Chuan. He has had dealings with the defendant; that is an "other relationship" under Article 47, first paragraph, item 3, which may affect his impartiality.',
    ),
    say(
      'counsel_d',
      '另案是法院委托的工程量签证鉴定，费用由对方当事人预交，被告没有聘请过他。',
      'In the other case it was the court that commissioned an examination of the site records of work quantities, and the opposing party prepaid the fees. The defendant never engaged him.',
    ),
    say(
      'expert_b',
      '另案由法院委托，去年十月结束，检材和本案没有关系；我没有就本案提供过意见，和双方没有其他往来。',
      'The other case was commissioned by a court and ended last October; its material has nothing to do with this case. I have given no opinion on this case and have had no other dealings with either side.',
    ),
    say(
      'judge',
      '受法院委托在另案中鉴定另一事项，不构成与当事人的利害关系或者其他关系。口头决定：驳回回避申请，记入笔录；申请人可以申请复议一次，复议期间不停止鉴定。',
      'To have examined another matter in another case on the commission of a court creates neither an interest nor another relationship with a party. I decide orally: the application for recusal is dismissed, and this is entered in the record. The applicant may apply once for reconsideration; the examination is not suspended meanwhile.',
    ),
  ],
});

export const RECUSAL_TRANSITIONS: Transition[] = [
  wrong(
    'acceptance_reply_bare',
    'acceptance_reply',
    bi(
      '第三项写“超出技术条件”即可，理由属于专业判断；罗川去年的事不属于通则第二十条的情形，不写',
      'For the third matter it is enough to write "exceeds technical conditions", since the reason is a technical judgment; Luo Chuan\'s work last year is not a ground under Article 20 of the General Rules and is left out',
    ),
    bi(
      '不受理要让法院知道是哪一种条件、为什么达不到（《司法鉴定程序通则》第十五条第五项），法院才能决定改问什么。是不是影响公正，由有权申请回避的当事人先看到，再由审判长决定（《民事诉讼法》第四十七条、第四十九条），不由机构替他们筛选。',
      'Only if the court learns which condition is not met, and why (General Rules, Article 15, item 5), can it decide what to ask instead. Whether impartiality is affected must first be considered by the parties, who may apply for recusal, and is then decided by the presiding judge (Civil Procedure Law, Articles 47 and 49); the institution may not make that choice for them.',
    ),
  ),
  advance(
    'acceptance_reply_done',
    'acceptance_reply',
    'recusal',
    bi(
      '逐项答复、写明鉴定人，送交法院',
      'Answer item by item, name the experts and send the notice to the court',
    ),
  ),
  wrong(
    'recusal_automatic',
    'recusal',
    bi(
      '罗川给被告的案子做过鉴定，当然回避，换一个人',
      'Luo has worked on a case of the defendant: recuse him as a matter of course and replace him',
    ),
    bi(
      '曾经参加过“同一鉴定事项”鉴定、提供过咨询或者参与过质证的，才当然回避（《司法鉴定程序通则》第二十条第二款）；另案另一事项，要看有没有利害关系或者可能影响公正的其他关系（《民事诉讼法》第四十七条第一款），并说明理由（第四十八条第一款）。',
      'An expert is recused as a matter of course only after earlier work on the same matter: as its examiner, as an adviser, or in examining the opinion in court (General Rules, Article 20, second paragraph). For another matter in another case, an interest or another relationship that may affect impartiality is required (Civil Procedure Law, Article 47, first paragraph), and reasons must be given (Article 48, first paragraph).',
    ),
  ),
  advance(
    'recusal_done',
    'recusal',
    'fork_exam',
    bi(
      '审查理由，口头驳回并告知复议，开始检验',
      'Review the reasons, dismiss the application orally, begin the examination',
    ),
  ),
  wrong(
    'recusal_institution',
    'recusal',
    bi(
      '鉴定人归中心管，让原告自己向孟瑶申请，法院不处理',
      'The experts belong to the centre: let the plaintiff apply to Meng Yao; the court need not deal with it',
    ),
    bi(
      '鉴定人的回避适用诉讼法的规定（《民事诉讼法》第四十七条第四款），由审判长决定（第四十九条），并在三日内以口头或者书面形式作出（第五十条）。当事人不是委托人，不必去找机构。',
      'The recusal of experts follows procedural law (Civil Procedure Law, Article 47, fourth paragraph); the presiding judge decides (Article 49), within three days, orally or in writing (Article 50). The parties did not commission the centre and need not turn to it.',
    ),
  ),
];
