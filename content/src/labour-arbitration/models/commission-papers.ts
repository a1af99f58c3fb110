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
  'The claimant claims June wages of 5,149.43 yuan, overtime pay of 8,827.59 yuan, compensation for unlawful termination of 25,200 yuan and double wages of 40,000 yuan. The contract was performed in Qinghe District, so this commission has jurisdiction; the respondent is identified, the claims are specific, and this is a labour dispute. The application is accepted (Law on Mediation and Arbitration, Articles 21 and 29).',
];
const STEPS: Words = [
  '申请书副本五日内送达被申请人，被申请人收到后十日内提交答辩书，不提交不影响程序（第三十条）；五日内书面告知仲裁庭的组成（第三十二条）；自受理之日起四十五日内结束（第四十三条）；不收费（第五十三条）。',
  'A copy of the application is served on the respondent within five days; the respondent submits its defence within ten days of receipt, and failure to do so does not affect the proceedings (Article 30). The parties are notified in writing of the composition of the tribunal within five days (Article 32), and the case is concluded within forty-five days of acceptance (Article 43). No fee is charged (Article 53).',
];
const ACCEPTANCES: readonly [Filled, Filled, Filled] = [
  {
    note: ['请求、管辖、步骤和期限都写明。', 'Claims, jurisdiction, steps and time limits are all stated.'],
    fill: [ACCEPTED, STEPS],
  },
  {
    note: ['没有写受理了哪几项，也没有写期限。', 'It names neither the claims accepted nor the time limits.'],
    fill: [
      [
        '你与被申请人的劳动争议，本委收到材料，经审查予以受理。',
        'We have received the papers in your labour dispute with the respondent and, after examination, accept the application.',
      ],
      [
        '以后的程序，请等候本委工作人员通知。',
        'Please wait for our staff to notify you of the further procedure.',
      ],
    ],
  },
  {
    note: [
      '二倍工资以超过时效为由不受理。时效是审理的问题，受理阶段不审查（《调解仲裁法》第二十七条、第二十九条）。',
      'It refuses to accept the claim for double wages as time-barred. Limitation is decided at the hearing and is not examined at the acceptance stage (Law on Mediation and Arbitration, Articles 27 and 29).',
    ],
    fill: [
      [
        '工资、加班费、赔偿金三项予以受理；二倍工资发生在一年以前，已经超过仲裁时效，不予受理。',
        'The claims for wages, overtime pay and compensation are accepted; the claim for double wages arose more than a year ago, is time-barred and is not accepted.',
      ],
      STEPS,
    ],
  },
];

const RECORDS: Words = [
  '提供申请人 2025 年 1 月 1 日至 6 月 30 日全部周六的门禁进出记录和补休登记。上述记录在被申请人的系统中生成，由其掌握管理；工作群的通知可以证明申请人有周六到岗（《调解仲裁法》第六条）。',
  "Produce the claimant's entries in the door log, and any register of time off in lieu, for all Saturdays from 1 January to 30 June 2025. These records are generated in the respondent's systems and held and managed by it; notices in the group chat show that the claimant worked on Saturdays (Law on Mediation and Arbitration, Article 6).",
];
const ORDERS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '记录、期间、期限和后果都明确。',
      'The records, the period, the time limit and the consequences are all definite.',
    ],
    fill: [
      RECORDS,
      [
        '自收到本通知之日起三日内提交。指定期限内不提供的，应当承担不利后果（第三十九条第二款）。',
        'The records must be submitted within three days of receipt of this order. If they are not produced within that time, the respondent bears the adverse consequences (Article 39, second paragraph).',
      ],
    ],
  },
  {
    note: [
      '要的是什么记录、哪一天以前，都没有写。',
      'It says neither which records are wanted nor by what date.',
    ],
    fill: [
      [
        '请被申请人提供与本案有关的全部考勤材料。',
        'The respondent is asked to provide all attendance material relating to the case.',
      ],
      [
        '请尽快提交，以免影响案件的审理进度。',
        'Please submit it as soon as possible, so that the proceedings are not delayed.',
      ],
    ],
  },
  {
    note: [
      '写不提供就直接按十二天认定。后果要在指定期限届满以后、结合其他证据认定（《调解仲裁法》第三十九条）。',
      'It says that if the log is not produced, twelve days will simply be found. The adverse finding comes only after the time set has expired and in light of the other evidence (Law on Mediation and Arbitration, Article 39).',
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
  'The parties may apply for recusal orally or in writing, and the commission decides (Article 33). With a proper reason, they may request postponement three days before the hearing (Article 35). If the claimant fails to appear without a proper reason, the application may be deemed withdrawn; if the respondent does, an award may be made in its absence (Article 36).',
];
const NOTICES: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '组成、披露、权利和期限都在。',
      'Composition, disclosures, rights and time limits are all stated.',
    ],
    fill: [
      [
        '首席仲裁员、仲裁员甲、仲裁员乙组成仲裁庭（第三十一条、第三十二条）。仲裁员甲披露：四年前为被申请人讲过半天课，课酬 3,000 元由培训机构支付。',
        'The tribunal consists of the presiding arbitrator and Arbitrators A and B (Articles 31 and 32). Arbitrator A discloses having taught a half-day course for the respondent four years ago, for a fee of 3,000 yuan paid by a training agency.',
      ],
      RIGHTS,
    ],
  },
  {
    note: [
      '没有写披露，也没有写不到庭的后果。',
      'It omits the disclosure and the consequences of failing to appear.',
    ],
    fill: [
      [
        '本案由三名仲裁员审理，名单见公告栏，请按时参加。',
        'Three arbitrators will hear the case; their names are on the notice board. Please attend on time.',
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
      'It says that the presiding arbitrator decides on postponement. That decision is for the commission (Law on Mediation and Arbitration, Article 35).',
    ],
    fill: [
      [
        '首席仲裁员、仲裁员甲、仲裁员乙组成仲裁庭；仲裁员甲披露四年前讲课一次。',
        'The tribunal consists of the presiding arbitrator and Arbitrators A and B; Arbitrator A discloses one course taught four years ago.',
      ],
      [
        '可以申请回避；需要延期的，开庭三日前提出，由首席仲裁员决定。',
        'The parties may apply for recusal; a request for postponement is made three days before the hearing and decided by the presiding arbitrator.',
      ],
    ],
  },
];

const DISCLOSURES: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '时间、事由、报酬都写明，决定权留给委员会。',
      'The date, occasion and fee are stated, and the decision is left to the commission.',
    ],
    fill: [
      [
        '已逐项核对同双方当事人、代理人的亲属、经济和交往关系。四年前同被申请人有过一次讲课往来的，仅限仲裁员甲，课酬 3,000 元由培训机构支付；本庭其他成员没有往来。',
        'Family, financial and social relations with the parties and their representatives have been checked one by one. Only Arbitrator A has had a dealing with the respondent, one course taught four years ago for a fee of 3,000 yuan paid by a training agency; the other members of the tribunal have had none.',
      ],
      [
        '时间久、数额小、不直接付款，认为不影响公正；是否回避请委员会决定（第三十三条第二款）。',
        'It was long ago, the sum was small and the respondent did not pay it directly, so in our view it does not affect fairness; the commission is asked to decide on recusal (Article 33, second paragraph).',
      ],
    ],
  },
  {
    note: [
      '只说没有影响，没有说是什么事。',
      'It says that there is no effect, without saying what the dealing was.',
    ],
    fill: [
      [
        '同当事人没有什么特别的关系，只在行业活动上见过面。',
        'There is no special relationship with the parties; we have only met at industry events.',
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
      'The arbitrators decide for themselves that recusal and disclosure are unnecessary. The commission decides on recusal, and a party is entitled to apply for it (Law on Mediation and Arbitration, Article 33).',
    ],
    fill: [
      [
        '四年前的讲课同本案无关，报酬也不是公司付的。',
        'The course four years ago has nothing to do with this case, and the company did not pay the fee.',
      ],
      [
        '本人认为不构成回避事由，因此不必告知当事人，也不必报委员会。',
        'In my view there is no ground for recusal, so there is no need to inform the parties or report it to the commission.',
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
