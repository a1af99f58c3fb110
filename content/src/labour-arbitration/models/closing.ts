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
    'I made my disclosure, presided over or took part in the hearing, helped to conduct mediation before the award, deliberated and made the award (Law on Mediation and Arbitration, Articles 33, 42 and 45).',
  ]),
  by(
    ['clerk'],
    [
      '受理、送达、组庭通知和笔录，四个五日都要守住（第二十九条、第三十条、第三十二条、第三十五条）。',
      'I handled acceptance, service, the notice of the tribunal and the record; all four time limits of five days had to be kept (Articles 29, 30, 32 and 35).',
    ],
  ),
  by(WORKER, [
    '写申请书，算清四项请求，举证并参加调解（第二十八条）。',
    'I drafted the application, calculated the four claims, presented evidence and took part in mediation (Article 28).',
  ]),
  by(COMPANY, [
    '核查解除经过，答辩，就解除举证，提供公司掌握的记录（第六条、第三十条）。',
    'I reviewed the course of the termination, submitted the defence, presented evidence on the termination and produced the records held by the company (Articles 6 and 30).',
  ]),
  by(
    ['witness'],
    [
      '就语音、三天的成果和周六安排作证，只说亲身感知的事。',
      'I testified about the voice message, the work of the three days and the Saturday arrangements, and only about what I perceived myself.',
    ],
  ),
];
const CLAIMS: readonly PaperPart[] = [
  by(
    [...TRIBUNAL, 'clerk'],
    [
      '每一项看四样：请求权、举证责任、算式、是不是终局。赔偿金 8,400 × 1.5 × 2 = 25,200 元，低于 26,400 元。',
      'For each item I looked at four things: the basis of the claim, the burden of proof, the calculation and whether the award is final. Compensation of 8,400 x 1.5 x 2 = 25,200 yuan is below 26,400 yuan.',
    ],
  ),
  by(WORKER, [
    '四项请求合计 79,177.02 元；最弱的是时效，全看 3 月 6 日那条信息（第二十七条第二款）。',
    'The four claims total 79,177.02 yuan; the weakest point is limitation, which depends entirely on the message of 6 March (Article 27, second paragraph).',
  ]),
  by(COMPANY, [
    '认十一天工资 4,045.98 元；二倍工资最多 12,387.10 元；解除由公司举证，证据不够硬。',
    'We admitted wages for eleven days, 4,045.98 yuan; double wages were at most 12,387.10 yuan; the company bore the burden of proof on the termination, and the evidence was not strong enough.',
  ]),
  by(
    ['witness'],
    [
      '我没有主张。不利于申请人的（半页、3 月 15 日）和不利于公司的（语音）都说了。',
      'I made no claim. I stated both what was unfavourable to the claimant (the half page, 15 March) and what was unfavourable to the company (the voice message).',
    ],
  ),
];
const EVIDENCE: Words = [
  '门禁记录由公司掌握，责令提供以后从十二天变成九天；如果不交，公司承担不利后果（《调解仲裁法》第六条、第三十九条）。',
  'The company held the door log; after production was ordered, twelve days became nine. Had it not been produced, the company would have borne the adverse consequences (Law on Mediation and Arbitration, Articles 6 and 39).',
];
const REPORTS: readonly [Filled, Filled, Filled] = [
  {
    note: ['任务、数额、条文和证据都对得上。', 'The task, figures, articles and evidence all match.'],
    fill: [TASKS, CLAIMS, EVIDENCE],
  },
  {
    note: ['没有条文，没有数额。', 'It cites no articles and no figures.'],
    fill: [
      TASKS,
      [
        '我觉得应当公平处理，双方都有不对的地方。',
        'I think that the case should be handled fairly; both sides did something wrong.',
      ],
      [
        '证据都有用，双方交得比较齐全。',
        'All the evidence was useful, and both sides produced nearly everything.',
      ],
    ],
  },
  {
    note: [
      '把解除的举证责任说成申请人的。应由用人单位负担（《劳动争议解释（一）》第四十四条）。',
      'It places the burden of proof on the termination on the claimant. The employer bears it (Interpretation (1), Article 44).',
    ],
    fill: [
      TASKS,
      [
        '解除是否合法，应当由申请人证明自己没有旷工；她有上传记录，所以证明了。',
        'On whether the termination was lawful, the claimant had to prove that she was not absent without leave; she had the upload records, so she proved it.',
      ],
      EVIDENCE,
    ],
  },
];

export const CLOSING_MODELS: CaseModels = {
  arbitration_report: modelsOf(REPORT_FORM, ...REPORTS),
};
