import { type CaseModels, value, type Words } from '../../models.ts';
import { type Filled, modelsOf } from '../form.ts';
import {
  APPLICATION_FORM,
  DEFENCE_FORM,
  DISCLOSURE,
  HEARING_NOTICE,
  INQUIRY_MEMO,
} from '../templates/forms.ts';

const claims = (zh: string, en: string) => [value('claims', zh, en)];
const answer = (zh: string, en: string) => [value('answer', zh, en)];
const SOURCES: Words = [
  '劳动合同、解除通知、聊天和上传记录、3 月 6 日信息、手账和工作群，均为申请人保存的原件或者手机原始载体；证人江帆，住明德市临江区观澜街 21 号。门禁记录由被申请人掌握，请求责令其提供（《调解仲裁法》第三十九条第二款）。',
  'Contract, notice, messages and uploads, the message of 6 March, diary and chat, all kept by the claimant as originals or on her phone; witness Jiang Fan, 21 Guanlan Street, Linjiang District, Mingde City. The door log is held by the respondent, and we ask that it be ordered (Law on Mediation and Arbitration, Article 39, second paragraph).',
];
const REASONS: Words = [
  '解除：三天均有成果上传，组长事先答应，公司也没有核实；手册没有经过民主程序，没有告知，解除缺少依据（《劳动合同法》第四条、第三十九条）。二倍工资：2024 年 3 月 1 日用工，9 月 1 日才签合同，自 4 月 1 日起共五个月；2025 年 3 月 6 日向公司主张过，时效中断（《调解仲裁法》第二十七条第二款）。加班：周六到岗未补休（《劳动法》第四十四条第二项）。工资：6 月 1 日至 20 日 14 天未付。',
  'Termination: work was uploaded on all three days, the team leader had agreed, and the company did not inquire; the handbook was neither discussed nor made known (Labour Contract Law, Articles 4 and 39). Double wages: employed from 1 March 2024, contract only on 1 September, so five months from 1 April; asserted on 6 March 2025, which interrupted limitation (Law on Mediation and Arbitration, Article 27, second paragraph). Overtime: Saturdays without time off (Labour Law, Article 44(2)). Wages: 14 days from 1 to 20 June unpaid.',
];
const CLAIMS = claims(
  '一、6 月工资 5,149.43 元（8,000 ÷ 21.75 × 14）；二、休息日加班费 8,827.59 元（8,000 ÷ 21.75 × 200% × 12）；三、违法解除赔偿金 25,200 元（8,400 × 1.5 × 2）；四、二倍工资 40,000 元（8,000 × 5）。',
  '1. June wages 5,149.43 yuan (8,000 / 21.75 x 14); 2. overtime on rest days 8,827.59 (8,000 / 21.75 x 200% x 12); 3. compensation for unlawful termination 25,200 (8,400 x 1.5 x 2); 4. double wages 40,000 (8,000 x 5).',
);

const APPLICATIONS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '四项请求各有算式，时效中断写明日期，对方掌握的证据申请责令提供。',
      'Each claim is calculated, the interruption is dated, and production of the evidence held by the other side is asked for.',
    ],
    values: CLAIMS,
    fill: [REASONS, SOURCES],
  },
  {
    note: [
      '没有算式，没有写 3 月 6 日，时效抗辩一来就答不上。',
      'No calculation, and no word of 6 March, so that it has no answer to limitation.',
    ],
    values: claims(
      '补发工资，支付加班费、赔偿金和没有签合同的双倍工资，合计约 80,000 元。',
      'Arrears, overtime, compensation and double wages, about 80,000 yuan in all.',
    ),
    fill: [
      [
        '公司无故开除我，长期让我加班，一直不签合同，六月的工资也扣着不发。',
        'The company dismissed me without reason, made me work overtime, had no contract with me and withholds my June wages.',
      ],
      ['聊天截图若干，证人江帆。', 'Some screenshots, and the witness Jiang Fan.'],
    ],
  },
  {
    note: [
      '二倍工资从 2024 年 3 月 1 日起算了六个月。第一个月是宽限期，超过一个月才支付（《劳动合同法》第十条、第八十二条），应为五个月 40,000 元。',
      'It calculates six months of double wages from 1 March 2024. The employer has one month to conclude a contract (Labour Contract Law, Articles 10 and 82): five months, 40,000.',
    ],
    values: claims(
      '一、6 月工资 5,149.43 元；二、加班费 8,827.59 元；三、赔偿金 25,200 元；四、二倍工资 48,000 元（8,000 × 6）。',
      '1. June wages 5,149.43 yuan; 2. overtime 8,827.59; 3. compensation 25,200; 4. double wages 48,000 (8,000 x 6).',
    ),
    fill: [REASONS, SOURCES],
  },
];

const COURSE: Words = [
  '6 月 10 日晚组长语音答复居家；11 日至 13 日缺卡，三天均有上传；16 日系统提示，打过一次电话，未书面催告，未问组长；20 日签发并送达；23 日补交工会，工会签收“无意见”。',
  'On the evening of 10 June the team leader answered by voice; from the 11th to the 13th no clock-in, but uploads each day; the system showed it on the 16th, one call, no written warning, team leader not asked; notice given and served on the 20th; note to the union on the 23rd, received without opinion.',
];
const MEMOS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '经过按日期，缺口说真话，不利的证据也列出。',
      'It goes by date, is honest about the gaps and lists the unfavourable evidence.',
    ],
    fill: [
      COURSE,
      [
        '手册没有职工讨论和签收（《劳动合同法》第四条）；工会事后才通知（第四十三条），可以在起诉前补正；没有书面催告，解除的分量偏重。',
        'The handbook was neither discussed nor signed for (Labour Contract Law, Article 4); the union was told afterwards (Article 43), which can be made good before an action; there was no written warning, and termination was a heavy step.',
      ],
      [
        '打卡表、请假系统、三天服务器日志、2025 年 1 月至 6 月门禁记录（九个周六）、3 月 6 日信息。仲裁庭要求的，应当提供。',
        'Clock-in sheet, leave system, server log of the three days, door log from January to June 2025 (nine Saturdays), message of 6 March. What the tribunal orders must be produced.',
      ],
    ],
  },
  {
    note: [
      '只写结论，没有日期，证据只列有利的。',
      'It has conclusions without dates, and only the favourable evidence.',
    ],
    fill: [
      [
        '该员工三天没有来上班，按制度解除，手续齐全。',
        'The employee did not come for three days and was terminated under the rules; all is in order.',
      ],
      ['没有发现明显问题。', 'No evident problem was found.'],
      ['打卡表和员工手册。', 'Clock-in sheet and handbook.'],
    ],
  },
  {
    note: [
      '写门禁记录不利，可以不保存。单位掌握管理的证据应当提供，不提供的承担不利后果（《调解仲裁法》第六条）。',
      'It says that the door log is unfavourable and need not be kept. Evidence managed by the employer must be provided (Law on Mediation and Arbitration, Article 6).',
    ],
    fill: [
      COURSE,
      [
        '手册没有签收，工会事后通知，可以补正。',
        'The handbook was not signed for; the union was told afterwards, which can be made good.',
      ],
      [
        '打卡表、请假系统、上传日志。门禁记录对公司不利，建议到期自动清除，不作保存。',
        'Clock-in sheet, leave system, uploads. The door log is unfavourable to the company; it may be cleared when it expires.',
      ],
    ],
  },
];

const DEFENCE_REASONS: Words = [
  '解除：打卡表、请假系统和手册 5.3 条证明三日未出勤、未请假，组长无权批准居家；工会已于 6 月 23 日补正。二倍工资：请求在 2025 年 7 月 15 日才提出，3 月 6 日的信息没有任何请求，逐日向前只有 2024 年 7 月 15 日以后的部分在一年以内，合 12,387.10 元。加班未经审批，门禁记录按仲裁庭要求提供。',
  'Termination: sheet, leave system and rule 5.3 show three days without attendance or leave; the team leader could not approve work at home; the union was notified on 23 June. Double wages: claimed only on 15 July 2025; the message of 6 March asks for nothing, so counting back day by day only the time from 15 July 2024 is within the year, 12,387.10 yuan. Overtime was not approved; the door log will be produced if ordered.',
];
const DEFENCES: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '没有争议的先认，时效抗辩算到分。',
      'Admits first what is not disputed, and calculates the plea of limitation to the fen.',
    ],
    values: answer(
      '认可 11 天工资 4,045.98 元，愿意先付；不同意其余工资、赔偿金；二倍工资最多 12,387.10 元；加班以审批和门禁为准。',
      'Eleven days of wages, 4,045.98 yuan, are admitted and will be paid; the rest of the wages and the compensation are denied; double wages at most 12,387.10; overtime by approval and door log.',
    ),
    fill: [DEFENCE_REASONS],
  },
  {
    note: [
      '一概否认，没有证据，也没有算时效。',
      'Denies everything, without evidence and without calculating the limitation period.',
    ],
    values: answer('请求全部驳回。', 'All claims should be dismissed.'),
    fill: [
      [
        '申请人旷工，公司依法解除；其他请求没有依据，早就过期。',
        'The claimant was absent and the company terminated lawfully; the other claims have no ground and are long time-barred.',
      ],
    ],
  },
  {
    note: [
      '主张申请人应当证明自己出勤。解除由用人单位负举证责任（《劳动争议解释（一）》第四十四条）。',
      'It says that she must prove attendance. The employer bears the burden of proof (Interpretation (1), Article 44).',
    ],
    values: answer(
      '认可 11 天工资；申请人不能证明三天出勤，解除合法；其余请求驳回。',
      'Eleven days are admitted; the claimant cannot prove three days of attendance, so the termination was lawful; the rest should be dismissed.',
    ),
    fill: [
      [
        '谁主张谁举证。申请人说自己在家工作，应当证明每天工作满八小时；证明不了，就是旷工。',
        'Whoever asserts must prove. The claimant says that she worked at home and must show eight hours a day; if she cannot, she was absent.',
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

export const PAPER_MODELS: CaseModels = {
  application_form: modelsOf(APPLICATION_FORM, ...APPLICATIONS),
  inquiry_memo: modelsOf(INQUIRY_MEMO, ...MEMOS),
  defence_form: modelsOf(DEFENCE_FORM, ...DEFENCES),
  hearing_notice: modelsOf(HEARING_NOTICE, ...NOTICES),
  disclosure: modelsOf(DISCLOSURE, ...DISCLOSURES),
};
