import type { PaperPart } from '@lets/contract';
import { p } from '../../build.ts';
import { type CaseModels, textWhen, value, type Words, writtenBy } from '../../models.ts';
import { write } from '../fields.ts';
import { type Filled, modelsOf } from '../form.ts';
import { TRIBUNAL } from '../roles.ts';
import { REMEDY_FORM, REPORT_FORM } from '../templates/closing-forms.ts';

const remedy = (zh: string, en: string) => [value('remedy', zh, en)];
const REMEDIES: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '分清终局和非终局，法院和最后一天都写明。',
      'Keeps what is final and what is not apart, with court and last day.',
    ],
    values: remedy(
      '劳动者：收到裁决书次日起十五日内向清和区人民法院起诉；用人单位：终局部分三十日内向明德市中级人民法院申请撤销，非终局部分十五日内起诉。',
      'Worker: an action in the Qinghe District Court within fifteen days, counted from the day after receipt. Employer: for the final part an application to the Mingde Intermediate Court within thirty days, for the rest an action within fifteen.',
    ),
    fill: [
      [
        '撤销只能依第四十九条的六项理由之一并附证据；起诉写明不服的项目、数额、事实和证据，不重复已经服从的部分。',
        'Setting aside needs one of the six grounds of Article 49 with evidence; a complaint states the items that are not accepted, sums, facts and evidence, and leaves out what is accepted.',
      ],
    ],
  },
  {
    note: ['没有写哪个法院、哪一天。', 'It names neither the court nor the last day.'],
    values: remedy(
      '不服裁决，准备向法院提起诉讼。',
      'The award is not accepted; an action is being prepared.',
    ),
    fill: [['裁决认定事实有误，结果不公平。', 'The award is mistaken in its facts and unfair.']],
  },
  {
    note: [
      '用人单位对终局裁决起诉。终局裁决只能申请撤销（《调解仲裁法》第四十九条）。',
      'The employer brings an action against a final award. It may only apply to have it set aside (Law on Mediation and Arbitration, Article 49).',
    ],
    values: remedy(
      '用人单位对赔偿金一项不服，十五日内向清和区人民法院起诉。',
      'The employer does not accept the compensation and brings an action in the Qinghe District Court within fifteen days.',
    ),
    fill: [
      [
        '旷工三日证据充分，裁决认定违法错误，请求判决不支付赔偿金。',
        'Three days of absence are well proved and the award is wrong; the court is asked to find that no compensation is due.',
      ],
    ],
  },
];

const by = (roles: readonly string[], [zh, en]: Words): PaperPart =>
  textWhen([writtenBy(...roles)], write([p(zh)], [p(en)]));
const COMPANY = ['rep_e', 'hr', 'inhouse'];
const WORKER = ['claimant', 'rep_c'];
const TASKS: readonly PaperPart[] = [
  by(TRIBUNAL, [
    '披露、主持或者参加庭审，先行调解，合议并作出裁决（《调解仲裁法》第三十三条、第四十二条、第四十五条）。',
    'I disclosed, took part in the hearing, mediated first, deliberated and decided (Law on Mediation and Arbitration, Articles 33, 42 and 45).',
  ]),
  by(
    ['clerk'],
    [
      '受理、送达、组庭通知和笔录，四个五日都要守住（第二十九条、第三十条、第三十二条、第三十五条）。',
      'Acceptance, service, notice and record; each of the four time limits of five days had to be kept (Articles 29, 30, 32 and 35).',
    ],
  ),
  by(WORKER, [
    '写申请书，算清四项请求，举证并参加调解（第二十八条）。',
    'I wrote the application, calculated four claims, gave evidence and took part in mediation (Article 28).',
  ]),
  by(COMPANY, [
    '核查解除经过，答辩，就解除举证，提供公司掌握的记录（第六条、第三十条）。',
    'I inquired into the termination, answered, proved it and produced the records of the company (Articles 6 and 30).',
  ]),
  by(
    ['witness'],
    [
      '就语音、三天的成果和周六安排作证，只说亲身感知的事。',
      'I testified on the voice message, the work of three days and the Saturdays, and only on what I perceived.',
    ],
  ),
];
const CLAIMS: readonly PaperPart[] = [
  by(
    [...TRIBUNAL, 'clerk'],
    [
      '每一项看四样：请求权、举证责任、算式、是不是终局。赔偿金 8,400 × 1.5 × 2 = 25,200 元，低于 26,400 元。',
      'For each item four things: ground, burden of proof, calculation, finality. Compensation 8,400 x 1.5 x 2 = 25,200 yuan is below 26,400.',
    ],
  ),
  by(WORKER, [
    '四项请求合计 79,177.02 元；最弱的是时效，全看 3 月 6 日那条信息（第二十七条第二款）。',
    'The four claims come to 79,177.02 yuan; the weakest point is limitation, which hangs on the message of 6 March (Article 27, second paragraph).',
  ]),
  by(COMPANY, [
    '认十一天工资 4,045.98 元；二倍工资最多 12,387.10 元；解除由公司举证，证据不够硬。',
    'Eleven days, 4,045.98 yuan, were admitted; double wages at most 12,387.10; the termination was for us to prove, and the evidence was thin.',
  ]),
  by(
    ['witness'],
    [
      '我没有主张。不利于申请人的（半页、3 月 15 日）和不利于公司的（语音）都说了。',
      'I claimed nothing. I said what spoke against the claimant (half a page, 15 March) and against the company (the voice message).',
    ],
  ),
];
const EVIDENCE: Words = [
  '门禁记录由公司掌握，责令提供以后从十二天变成九天；如果不交，公司承担不利后果（《调解仲裁法》第六条、第三十九条）。',
  'The door log was with the company; once ordered, twelve days became nine. Held back, the consequences would have fallen on the company (Law on Mediation and Arbitration, Articles 6 and 39).',
];
const REPORTS: readonly [Filled, Filled, Filled] = [
  {
    note: ['任务、数额、条文和证据都对得上。', 'Task, figures, articles and evidence agree.'],
    fill: [TASKS, CLAIMS, EVIDENCE],
  },
  {
    note: ['没有条文，没有数额。', 'No articles and no figures.'],
    fill: [
      TASKS,
      [
        '我觉得应当公平处理，双方都有不对的地方。',
        'I think that it should be fair; both sides did something wrong.',
      ],
      ['证据都有用，双方交得比较齐全。', 'All the evidence was useful, and both sides produced most of it.'],
    ],
  },
  {
    note: [
      '把解除的举证责任说成申请人的。应由用人单位负担（《劳动争议解释（一）》第四十四条）。',
      'It puts the burden of proof for the termination on the claimant. The employer bears it (Interpretation (1), Article 44).',
    ],
    fill: [
      TASKS,
      [
        '解除是否合法，应当由申请人证明自己没有旷工；她有上传记录，所以证明了。',
        'Whether the termination was lawful was for the claimant to prove by showing that she was not absent; the uploads did so.',
      ],
      EVIDENCE,
    ],
  },
];

export const CLOSING_MODELS: CaseModels = {
  remedy_form: modelsOf(REMEDY_FORM, ...REMEDIES),
  arbitration_report: modelsOf(REPORT_FORM, ...REPORTS),
};
