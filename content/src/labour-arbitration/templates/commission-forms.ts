import type { Form } from '../form.ts';
import { TRIBUNAL } from '../roles.ts';
import { CASE, PARTIES, SEAL } from './form-parts.ts';

export const ACCEPTANCE_NOTICE: Form = {
  id: 'acceptance_notice',
  name: ['受理通知书', 'Notice of Acceptance'],
  role_ids: ['clerk'],
  head: [CASE, ...PARTIES],
  parts: [
    {
      name: ['一、受理的请求和理由', '1. Claims accepted and reasons'],
      asks: [
        '四项请求，管辖和主体都符合（《调解仲裁法》第二十一条、第二十九条）',
        'Four claims; the requirements as to jurisdiction and parties are met (Law on Mediation and Arbitration, Articles 21 and 29)',
      ],
    },
    {
      name: ['二、以后的步骤和期限', '2. Further steps and time limits'],
      asks: [
        '五日内送达副本、十日内答辩（第三十条），五日内告知组庭（第三十二条），不收费（第五十三条）',
        'Copy served within five days, defence within ten (Article 30), notice of the tribunal within five (Article 32), no fee (Article 53)',
      ],
    },
  ],
  seal: SEAL,
  date: 'accept_date',
};

export const HEARING_NOTICE: Form = {
  id: 'hearing_notice',
  name: ['组庭和开庭通知书', 'Notice of Tribunal and Hearing'],
  role_ids: ['clerk'],
  head: [
    CASE,
    [
      '受理日期：{{accept_date}}；开庭日期：{{hearing_date}}',
      'Accepted on {{accept_date}}; hearing on {{hearing_date}}',
    ],
  ],
  parts: [
    {
      name: ['一、仲裁庭组成和披露', '1. Tribunal and disclosures'],
      asks: [
        '三名仲裁员和披露的事项（《调解仲裁法》第三十一条、第三十二条）',
        'The three arbitrators and what they disclosed (Law on Mediation and Arbitration, Articles 31 and 32)',
      ],
    },
    {
      name: ['二、回避和开庭的权利', '2. Rights concerning recusal and the hearing'],
      asks: [
        '申请回避（第三十三条）、延期（第三十五条）、不到庭的后果（第三十六条）',
        'Applying for recusal (Article 33), postponement (Article 35), consequences of failing to appear (Article 36)',
      ],
    },
  ],
  seal: SEAL,
};

export const DISCLOSURE: Form = {
  id: 'disclosure',
  name: ['仲裁员披露书', "Arbitrator's Disclosure"],
  role_ids: TRIBUNAL,
  head: [CASE],
  parts: [
    {
      name: ['一、同双方和代理人的关系', '1. Relations with parties and representatives'],
      asks: [
        '时间、事由、报酬写清楚，没有的写没有（《调解仲裁法》第三十三条）',
        'Date, occasion and fee; where there was nothing, say so (Law on Mediation and Arbitration, Article 33)',
      ],
    },
    {
      name: ['二、是否影响公正', '2. Whether it affects fairness'],
      asks: [
        '说自己的看法和理由，决定权在委员会',
        "The arbitrator's own view and reasons, leaving the decision to the commission",
      ],
    },
  ],
};

export const PRODUCTION_ORDER: Form = {
  id: 'production_order',
  name: ['责令提供证据通知书', 'Order to Produce Evidence'],
  role_ids: ['clerk'],
  head: [CASE, ['被通知人：{{employer_name}}', 'To: {{employer_name}}']],
  parts: [
    {
      name: ['一、要求提供的证据', '1. Evidence to be produced'],
      asks: [
        '哪些记录、哪段时间，为什么由单位掌握（《调解仲裁法》第六条）',
        'Which records, for what period, and why the employer holds them (Law on Mediation and Arbitration, Article 6)',
      ],
    },
    {
      name: ['二、期限和后果', '2. Time limit and consequences'],
      asks: [
        '指定的期限，不提供的承担不利后果（第三十九条第二款）',
        'The time limit set, and the adverse consequences of failing to produce (Article 39, second paragraph)',
      ],
    },
  ],
  seal: SEAL,
};
