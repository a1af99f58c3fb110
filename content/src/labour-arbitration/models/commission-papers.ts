import type { CaseModels, Words } from '../../models.ts';
import { type Filled, modelsOf } from '../form.ts';
import {
  ACCEPTANCE_NOTICE,
  DISCLOSURE,
  HEARING_NOTICE,
  PRODUCTION_ORDER,
} from '../templates/commission-forms.ts';

const ACCEPTED: Words = [
  '申请人请求 6 月工资 5,149.43 元、加班费 8,827.59 元、违法解除赔偿金 25,200 元、二倍工资 40,000 元。劳动合同在清和区履行，本委有管辖权；有明确的被申请人和具体请求，属于劳动争议，予以受理（《调解仲裁法》第二十一条、第二十九条）。',
  'The claimant asks for June wages of 5,149.43 yuan, overtime of 8,827.59, compensation of 25,200 and double wages of 40,000. The contract was performed in Qinghe District, and this commission has jurisdiction; respondent and claims are definite, and it is a labour dispute. It is accepted (Law on Mediation and Arbitration, Articles 21 and 29).',
];
const STEPS: Words = [
  '申请书副本五日内送达被申请人，被申请人收到后十日内提交答辩书，不提交不影响程序（第三十条）；五日内书面告知仲裁庭的组成（第三十二条）；自受理之日起四十五日内结束（第四十三条）；不收费（第五十三条）。',
  'The copy is served on the respondent within five days; it answers within ten days of receipt, and without an answer the proceedings go on (Article 30). The tribunal is notified in writing within five days (Article 32), and the case ends within forty-five days of acceptance (Article 43). No fee is charged (Article 53).',
];
const ACCEPTANCES: readonly [Filled, Filled, Filled] = [
  {
    note: ['请求、管辖、步骤和期限都写明。', 'Claims, jurisdiction, steps and time limits are all stated.'],
    fill: [ACCEPTED, STEPS],
  },
  {
    note: ['没有写受理了哪几项，也没有写期限。', 'Names neither the claims accepted nor the time limits.'],
    fill: [
      [
        '你与被申请人的劳动争议，本委收到材料，经审查予以受理。',
        'We have received the papers in your labour dispute with the respondent, and after examination the application is accepted.',
      ],
      ['以后的程序，请等候本委工作人员通知。', 'For what follows please wait to hear from our staff.'],
    ],
  },
  {
    note: [
      '二倍工资以超过时效为由不受理。时效是审理的问题，受理阶段不审查（《调解仲裁法》第二十七条、第二十九条）。',
      'It refuses the double wages as out of time. Limitation is tried and is not a condition of acceptance (Law on Mediation and Arbitration, Articles 27 and 29).',
    ],
    fill: [
      [
        '工资、加班费、赔偿金三项予以受理；二倍工资发生在一年以前，已经超过仲裁时效，不予受理。',
        'Wages, overtime and compensation are accepted; the double wages arose more than a year ago, are out of time and are refused.',
      ],
      STEPS,
    ],
  },
];

const RECORDS: Words = [
  '提供申请人 2025 年 1 月 1 日至 6 月 30 日全部周六的门禁进出记录和补休登记。上述记录在被申请人的系统中生成，由其掌握管理；工作群的通知可以证明申请人有周六到岗（《调解仲裁法》第六条）。',
  "Produce the claimant's entries in the door log, and any register of time off in lieu, for all Saturdays from 1 January to 30 June 2025. They arise in the respondent's systems and are under its management; notices in the group chat show that she worked on Saturdays (Law on Mediation and Arbitration, Article 6).",
];
const ORDERS: readonly [Filled, Filled, Filled] = [
  {
    note: ['记录、期间、期限和后果都明确。', 'Records, period, time limit and consequence are definite.'],
    fill: [
      RECORDS,
      [
        '自收到本通知之日起三日内提交。指定期限内不提供的，应当承担不利后果（第三十九条第二款）。',
        'They are to be submitted within three days of receipt of this order. If they are not produced in the time set, the respondent bears the adverse consequences (Article 39, second paragraph).',
      ],
    ],
  },
  {
    note: [
      '要的是什么记录、哪一天以前，都没有写。',
      'Says neither which records are wanted nor by which day.',
    ],
    fill: [
      [
        '请被申请人提供与本案有关的全部考勤材料。',
        'The respondent is asked for all attendance material that concerns the case.',
      ],
      ['请尽快提交，以免影响案件的审理进度。', 'Please submit it soon, so that the hearing is not delayed.'],
    ],
  },
  {
    note: [
      '写不提供就直接按十二天认定。后果要在指定期限届满以后、结合其他证据认定（《调解仲裁法》第三十九条）。',
      'It says that without the log twelve days are found at once. The consequence follows when the time has run out, and is weighed with the other evidence (Law on Mediation and Arbitration, Article 39).',
    ],
    fill: [
      RECORDS,
      [
        '三日内不提交的，不再审查其他证据，直接认定申请人主张的十二天全部属实。',
        'If they are not submitted within three days, no other evidence will be examined and all twelve days claimed will be taken as true.',
      ],
    ],
  },
];

const RIGHTS: Words = [
  '可以口头或者书面申请回避，由委员会决定（第三十三条）；有正当理由的，开庭三日前可以请求延期（第三十五条）；申请人无正当理由不到庭可以视为撤回，被申请人可以缺席裁决（第三十六条）。',
  'Recusal may be sought orally or in writing, and the commission decides (Article 33); postponement, with proper reason, three days before (Article 35); if the claimant stays away the application may be deemed withdrawn, if the respondent, an award may be made in its absence (Article 36).',
];
const NOTICES: readonly [Filled, Filled, Filled] = [
  {
    note: ['组成、披露、权利和期限都在。', 'Composition, disclosures, rights and time limits are all there.'],
    fill: [
      [
        '首席仲裁员、仲裁员甲、仲裁员乙组成仲裁庭（第三十一条、第三十二条）。仲裁员甲披露：四年前为被申请人讲过半天课，课酬 3,000 元由培训机构支付。',
        'The tribunal consists of the presiding arbitrator and Arbitrators A and B (Articles 31 and 32). Arbitrator A discloses that four years ago A gave the respondent a half-day course, 3,000 yuan, paid by a training agency.',
      ],
      RIGHTS,
    ],
  },
  {
    note: [
      '没有写披露，也没有写不到庭的后果。',
      'Leaves out the disclosure and the consequences of absence.',
    ],
    fill: [
      [
        '本案由三名仲裁员审理，名单见公告栏，请按时参加。',
        'Three arbitrators hear the case; the list is on the board. Please attend on time.',
      ],
      [
        '有事请提前联系本委工作人员，以便另行安排时间。',
        'If you cannot come, contact our staff in advance so that another time can be arranged.',
      ],
    ],
  },
  {
    note: [
      '写延期由首席仲裁员决定。是否延期由劳动争议仲裁委员会决定（《调解仲裁法》第三十五条）。',
      'It says that the presiding arbitrator decides on postponement. The commission does so (Law on Mediation and Arbitration, Article 35).',
    ],
    fill: [
      [
        '首席仲裁员、仲裁员甲、仲裁员乙组成仲裁庭；仲裁员甲披露四年前讲课一次。',
        'The tribunal consists of the presiding arbitrator and Arbitrators A and B; A discloses one course four years ago.',
      ],
      [
        '可以申请回避；需要延期的，开庭三日前提出，由首席仲裁员决定。',
        'The parties may apply for recusal; postponement is asked for three days before the hearing and decided by the presiding arbitrator.',
      ],
    ],
  },
];

const DISCLOSURES: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '时间、事由、报酬都写明，决定权留给委员会。',
      'Time, occasion and pay are stated, and the decision is left to the commission.',
    ],
    fill: [
      [
        '已逐项核对同双方当事人、代理人的亲属、经济和交往关系。四年前同被申请人有过一次讲课往来的，仅限仲裁员甲，课酬 3,000 元由培训机构支付；本庭其他成员没有往来。',
        'Family, money and other dealings with parties and representatives were checked one by one. Only Arbitrator A had one dealing with the respondent, a course four years ago, 3,000 yuan paid by an agency; the other members had none.',
      ],
      [
        '时间久、数额小、不直接付款，认为不影响公正；是否回避请委员会决定（第三十三条第二款）。',
        'It is long ago, small and was not paid directly; the arbitrator does not think that it affects fairness. Recusal is for the commission (Article 33, second paragraph).',
      ],
    ],
  },
  {
    note: ['只说没有影响，没有说是什么事。', 'Says that there is no influence, without saying what it was.'],
    fill: [
      [
        '同当事人没有什么特别的关系，只在行业活动上见过面。',
        'No special relations with the parties, only a meeting at some trade event.',
      ],
      [
        '不会影响公正，可以正常审理本案。',
        'It will not affect fairness, and the case can be heard as usual.',
      ],
    ],
  },
  {
    note: [
      '自行认定不必回避、不必告知。回避由委员会决定，当事人有权申请（《调解仲裁法》第三十三条）。',
      'The arbitrators decide for themselves that nobody need be told. The commission decides on recusal, and a party may apply for it (Law on Mediation and Arbitration, Article 33).',
    ],
    fill: [
      [
        '四年前的讲课同本案无关，报酬也不是公司付的。',
        'The course of four years ago has nothing to do with this case and was not paid by the company.',
      ],
      [
        '本人认为不构成回避事由，因此不必告知当事人，也不必报委员会。',
        'In my view there is no ground for recusal, so neither the parties nor the commission need be told.',
      ],
    ],
  },
];

export const COMMISSION_MODELS: CaseModels = {
  acceptance_notice: modelsOf(ACCEPTANCE_NOTICE, ...ACCEPTANCES),
  hearing_notice: modelsOf(HEARING_NOTICE, ...NOTICES),
  disclosure: modelsOf(DISCLOSURE, ...DISCLOSURES),
  production_order: modelsOf(PRODUCTION_ORDER, ...ORDERS),
};
