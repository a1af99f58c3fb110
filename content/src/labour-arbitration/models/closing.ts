import type { PaperPart } from '@lets/contract';
import { p } from '../../build.ts';
import { type CaseModels, textWhen, type Words, writtenBy } from '../../models.ts';
import { write } from '../fields.ts';
import { type Filled, modelsOf } from '../form.ts';
import { TRIBUNAL } from '../roles.ts';
import { REPORT_FORM } from '../templates/closing-forms.ts';

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
  arbitration_report: modelsOf(REPORT_FORM, ...REPORTS),
};
