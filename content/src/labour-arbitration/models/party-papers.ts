import { type CaseModels, value, type Words } from '../../models.ts';
import { type Filled, modelsOf } from '../form.ts';
import {
  APPLICATION_FORM,
  DEFENCE_FORM,
  INQUIRY_MEMO,
  PRODUCTION_STATEMENT,
} from '../templates/party-forms.ts';

const claims = (zh: string, en: string) => [value('claims', zh, en)];
const answer = (zh: string, en: string) => [value('answer', zh, en)];
const SOURCES: Words = [
  '劳动合同、解除通知、聊天和上传记录、3 月 6 日信息、手账和工作群，均为申请人保存的原件或者手机原始载体；证人江帆，住明德市临江区观澜街 21 号。门禁记录由被申请人掌握，请求责令其提供（《调解仲裁法》第三十九条第二款）。',
  'The contract, the termination notice, the chat and upload records, the message of 6 March, the diary and the group chat are all originals kept by the claimant or are held on her phone; witness: Jiang Fan, 21 Guanlan Street, Linjiang District, Mingde City. The door log is held by the respondent, and we request an order that it be produced (Law on Mediation and Arbitration, Article 39, second paragraph).',
];
const REASONS: Words = [
  '解除：三天均有成果上传，组长事先答应，公司也没有核实；手册没有经过民主程序，没有告知，解除缺少依据（《劳动合同法》第四条、第三十九条）。二倍工资：2024 年 3 月 1 日用工，9 月 1 日才签合同，自 4 月 1 日起共五个月；2025 年 3 月 6 日向公司主张过，时效中断（《调解仲裁法》第二十七条第二款）。加班：周六到岗未补休（《劳动法》第四十四条第二项）。工资：6 月 1 日至 20 日 14 天未付。',
  'Termination: work was uploaded on all three days, the team leader had agreed beforehand, and the company made no inquiry; the handbook was not adopted through the democratic procedure and was not made known to employees, so the termination has no basis (Labour Contract Law, Articles 4 and 39). Double wages: the claimant was employed from 1 March 2024 and the contract was signed only on 1 September, so five months are due from 1 April; she asserted the claim on 6 March 2025, which interrupted limitation (Law on Mediation and Arbitration, Article 27, second paragraph). Overtime: she worked on Saturdays without time off in lieu (Labour Law, Article 44(2)). Wages: 14 days from 1 to 20 June are unpaid.',
];
const CLAIMS = claims(
  '一、6 月工资 5,149.43 元（8,000 ÷ 21.75 × 14）；二、休息日加班费 8,827.59 元（8,000 ÷ 21.75 × 200% × 12）；三、违法解除赔偿金 25,200 元（8,400 × 1.5 × 2）；四、二倍工资 40,000 元（8,000 × 5）。',
  '1. June wages 5,149.43 yuan (8,000 / 21.75 x 14); 2. overtime pay for rest days 8,827.59 (8,000 / 21.75 x 200% x 12); 3. compensation for unlawful termination 25,200 (8,400 x 1.5 x 2); 4. double wages 40,000 (8,000 x 5).',
);

const APPLICATIONS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '四项请求各有算式，时效中断写明日期，对方掌握的证据申请责令提供。',
      'Each claim is calculated, the date of the interruption is given, and an order for production of the evidence held by the other side is requested.',
    ],
    values: CLAIMS,
    fill: [REASONS, SOURCES],
  },
  {
    note: [
      '没有算式，没有写 3 月 6 日，时效抗辩一来就答不上。',
      'It has no calculations and does not mention 6 March, so it has no answer to a limitation defence.',
    ],
    values: claims(
      '补发工资，支付加班费、赔偿金和没有签合同的双倍工资，合计约 80,000 元。',
      'Payment of unpaid wages, overtime pay, compensation and double wages for the lack of a contract, about 80,000 yuan in all.',
    ),
    fill: [
      [
        '公司无故开除我，长期让我加班，一直不签合同，六月的工资也扣着不发。',
        'The company dismissed me without reason, made me work overtime for a long time, never signed a contract with me and is withholding my June wages.',
      ],
      ['聊天截图若干，证人江帆。', 'Some screenshots, and the witness Jiang Fan.'],
    ],
  },
  {
    note: [
      '二倍工资从 2024 年 3 月 1 日起算了六个月。第一个月是宽限期，超过一个月才支付（《劳动合同法》第十条、第八十二条），应为五个月 40,000 元。',
      'It calculates six months of double wages from 1 March 2024. The first month is a grace period, and double wages are due only after it (Labour Contract Law, Articles 10 and 82): five months, 40,000 yuan.',
    ],
    values: claims(
      '一、6 月工资 5,149.43 元；二、加班费 8,827.59 元；三、赔偿金 25,200 元；四、二倍工资 48,000 元（8,000 × 6）。',
      '1. June wages 5,149.43 yuan; 2. overtime pay 8,827.59; 3. compensation 25,200; 4. double wages 48,000 (8,000 x 6).',
    ),
    fill: [REASONS, SOURCES],
  },
];

const COURSE: Words = [
  '6 月 10 日晚组长语音答复居家；11 日至 13 日缺卡，三天均有上传；16 日系统提示，打过一次电话，未书面催告，未问组长；20 日签发并送达；23 日补交工会，工会签收“无意见”。',
  'On the evening of 10 June the team leader answered the request to work at home by voice message. There was no clock-in from the 11th to the 13th, but there were uploads on all three days. The system flagged this on the 16th; one telephone call was made, no written warning was given and the team leader was not asked. The notice was issued and served on the 20th. The union was notified afterwards on the 23rd and signed for it with "no opinion".',
];
const MEMOS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '经过按日期，缺口说真话，不利的证据也列出。',
      'It sets out events by date, is honest about the gaps and also lists the unfavourable evidence.',
    ],
    fill: [
      COURSE,
      [
        '手册没有职工讨论和签收（《劳动合同法》第四条）；工会事后才通知（第四十三条），可以在起诉前补正；没有书面催告，解除的分量偏重。',
        'The handbook was not discussed with the employees or signed for (Labour Contract Law, Article 4); the union was notified only afterwards (Article 43), which can be remedied before an action is brought; there was no written warning, and termination was a severe measure.',
      ],
      [
        '打卡表、请假系统、三天服务器日志、2025 年 1 月至 6 月门禁记录（九个周六）、3 月 6 日信息。仲裁庭要求的，应当提供。',
        'Clock-in sheet, leave system, server log for the three days, door log from January to June 2025 (nine Saturdays), message of 6 March. Whatever the tribunal requires must be produced.',
      ],
    ],
  },
  {
    note: [
      '只写结论，没有日期，证据只列有利的。',
      'It states only conclusions, gives no dates and lists only the favourable evidence.',
    ],
    fill: [
      [
        '该员工三天没有来上班，按制度解除，手续齐全。',
        'The employee did not come to work for three days; her contract was terminated under the rules and the formalities are complete.',
      ],
      ['没有发现明显问题。', 'No obvious problem was found.'],
      ['打卡表和员工手册。', 'Clock-in sheet and handbook.'],
    ],
  },
  {
    note: [
      '写门禁记录不利，可以不保存。单位掌握管理的证据应当提供，不提供的承担不利后果（《调解仲裁法》第六条）。',
      'It says that the door log is unfavourable and need not be kept. Evidence held and managed by the employer must be provided, failing which it bears the adverse consequences (Law on Mediation and Arbitration, Article 6).',
    ],
    fill: [
      COURSE,
      [
        '手册没有签收，工会事后通知，可以补正。',
        'The handbook was not signed for; the union was notified afterwards, which can be remedied.',
      ],
      [
        '打卡表、请假系统、上传日志。门禁记录对公司不利，建议到期自动清除，不作保存。',
        'Clock-in sheet, leave system, upload log. The door log is unfavourable to the company; we suggest letting it be erased automatically on expiry and not preserving it.',
      ],
    ],
  },
];

const DEFENCE_REASONS: Words = [
  '解除：打卡表、请假系统和手册 5.3 条证明三日未出勤、未请假，组长无权批准居家；工会已于 6 月 23 日补正。二倍工资：请求在 2025 年 7 月 15 日才提出，3 月 6 日的信息没有任何请求，逐日向前只有 2024 年 7 月 15 日以后的部分在一年以内，合 12,387.10 元。加班未经审批，门禁记录按仲裁庭要求提供。',
  'Termination: the clock-in sheet, the leave system and rule 5.3 of the handbook prove three days without attendance or leave; the team leader had no authority to approve work at home; the notice to the union was supplied on 23 June. Double wages: the claim was made only on 15 July 2025, and the message of 6 March makes no claim; counting back day by day, only the period from 15 July 2024 is within one year, which comes to 12,387.10 yuan. The overtime was not approved; the door log will be produced as the tribunal requires.',
];
const DEFENCES: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '没有争议的先认，时效抗辩算到分。',
      'It first admits what is not disputed, and calculates the limitation defence to the fen.',
    ],
    values: answer(
      '认可 11 天工资 4,045.98 元，愿意先付；不同意其余工资、赔偿金；二倍工资最多 12,387.10 元；加班以审批和门禁为准。',
      'Eleven days of wages, 4,045.98 yuan, are admitted and will be paid first; the rest of the wages and the compensation are contested; double wages are at most 12,387.10 yuan; overtime is to be determined by the approvals and the door log.',
    ),
    fill: [DEFENCE_REASONS],
  },
  {
    note: [
      '一概否认，没有证据，也没有算时效。',
      'It denies everything, offers no evidence and does not calculate the limitation period.',
    ],
    values: answer('请求全部驳回。', 'All claims should be dismissed.'),
    fill: [
      [
        '申请人旷工，公司依法解除；其他请求没有依据，早就过期。',
        'The claimant was absent without leave and the company lawfully terminated her contract; the other claims have no basis and have long been time-barred.',
      ],
    ],
  },
  {
    note: [
      '主张申请人应当证明自己出勤。解除由用人单位负举证责任（《劳动争议解释（一）》第四十四条）。',
      'It argues that the claimant must prove her attendance. On termination the employer bears the burden of proof (Interpretation (1), Article 44).',
    ],
    values: answer(
      '认可 11 天工资；申请人不能证明三天出勤，解除合法；其余请求驳回。',
      'Eleven days of wages are admitted; the claimant cannot prove attendance on the three days, so the termination was lawful; the remaining claims should be dismissed.',
    ),
    fill: [
      [
        '谁主张谁举证。申请人说自己在家工作，应当证明每天工作满八小时；证明不了，就是旷工。',
        'The party who asserts a fact must prove it. The claimant says that she worked at home and must prove that she worked a full eight hours each day; if she cannot, she was absent without leave.',
      ],
    ],
  },
];

const NO_REGISTER: Words = [
  '公司没有补休登记，4 月 5 日是否补休无法用记录说明；1 月以前的门禁记录已经按期覆盖，与要求的期间无关。',
  'The company keeps no register of time off in lieu, so there is no record of whether it was given for 5 April. Door entries before January have been overwritten on schedule and fall outside the period required.',
];
const PRODUCED: readonly [Filled, Filled, Filled] = [
  {
    note: ['全部提交，没有的写没有。', 'It produces everything, and says so where a record does not exist.'],
    fill: [
      [
        '门禁系统导出的 2025 年 1 月至 6 月周六进出记录，共九天，为全部记录，导出时未作修改；原始数据保存在公司服务器，可以核对。',
        'Saturday entries exported from the door system for January to June 2025, nine days in all. They are complete and were not altered when exported; the original data are kept on the company server and can be checked.',
      ],
      NO_REGISTER,
    ],
  },
  {
    note: [
      '没有写是不是全部，也没有写来源。',
      'It says neither whether the records are complete nor where they come from.',
    ],
    fill: [
      [
        '按要求提交部分门禁记录，请仲裁庭查收，供参考。',
        "Some entries from the door log are submitted as required, for the tribunal's reference.",
      ],
      ['其他材料正在整理，整理好以后再说。', 'Other material is still being sorted and may follow later.'],
    ],
  },
  {
    note: [
      '只交对公司没有坏处的七天，称是全部。单位掌握的证据应当提供（《调解仲裁法》第六条）。',
      'It produces only the seven days that do the company no harm and calls them complete. Evidence held by the employer must be provided (Law on Mediation and Arbitration, Article 6).',
    ],
    fill: [
      [
        '门禁系统导出的周六进出记录，同工作群通知一致的七天，公司没有其他周六的记录。',
        'Saturday entries exported from the door system for the seven days that match the notices in the group chat; the company has no records for other Saturdays.',
      ],
      NO_REGISTER,
    ],
  },
];

export const PARTY_MODELS: CaseModels = {
  application_form: modelsOf(APPLICATION_FORM, ...APPLICATIONS),
  inquiry_memo: modelsOf(INQUIRY_MEMO, ...MEMOS),
  defence_form: modelsOf(DEFENCE_FORM, ...DEFENCES),
  production_statement: modelsOf(PRODUCTION_STATEMENT, ...PRODUCED),
};
