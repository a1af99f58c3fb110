import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, line, p, part, quote, releasedAfter, table, title } from '../build.ts';
import { reference } from './fields.ts';

const CLAIM = reference(
  'reference_claim',
  bi('申请书和损失清单参考答案', 'Reference: application and losses'),
  [
    title('人民调解申请书（要点）'),
    p(
      '2025 年 8 月 2 日 11 时 20 分，申请人回家发现书房顶面大面积滴水，即电话报物业；12 时 10 分物业关闭 401 进水阀。漏水来自 401 洗手池软管爆裂。',
    ),
    table(
      ['项目', '金额（元）', '依据'],
      ['顶面、墙面', '5,200', '同类维修参考价；侄子公司的报价 6,800 不宜单独作准'],
      ['地板', '2,400', '建材城报价单'],
      ['书柜和书', '600', '旧物按市场价'],
      ['宾馆', '600', '发票'],
      ['合计', '8,800', ''],
    ),
    p('另请求：当面道歉；赔偿款及时付清，书房在 2025 年 9 月 30 日以前修好。'),
    quote(
      '精神损失 2,000 元没有依据（[[《中华人民共和国民法典》第一千一百八十三条]]），不列。8 月 3 日关阀的事主动写明，比让对方说出来好。',
    ),
  ],
  [
    title('Application (main points)'),
    p(
      'On 2 August 2025 at 11.20 the applicant came home to a dripping study and rang the management; at 12.10 it closed the inlet of 401. The water came from a burst hose under the basin there.',
    ),
    table(
      ['Item', 'Amount (yuan)', 'Evidence'],
      [
        'Ceiling and walls',
        '5,200',
        'Reference price; the quote of 6,800 by her nephew does not suffice by itself',
      ],
      ['Floor', '2,400', 'Quote of a building market'],
      ['Bookcase and books', '600', 'Used things at market price'],
      ['Hotel', '600', 'Invoice'],
      ['Total', '8,800', ''],
    ),
    p('Also: an apology in person, and payment in time for the repairs to be done by 30 September 2025.'),
    quote(
      'Distress, 2,000, has no legal basis ([[Civil Code, Article 1183]]) and is left out. Write of the valve on 3 August yourself; that is better than to hear it from the other side.',
    ),
  ],
  'claim',
);

const REPLY = reference(
  'reference_reply',
  bi('情况说明和方案参考答案', 'Reference: statement and offer'),
  [
    title('情况说明和方案（要点）'),
    bullets(
      '经过：7 月 28 日租客报告渗水，房主答应周末来，没有来，也没有另作安排；8 月 2 日租客发现半桶水，没有关角阀。',
      '承认：软管用了九年，维修是出租人的义务（[[《中华人民共和国民法典》第七百一十二条]]），房主有过错；租客明知渗水仍出门，也有过错，但比房主轻。',
      '不同意：精神损失；6,800 元的报价；傍晚才搬书造成的部分（[[第一千一百七十三条]]）。',
      '愿意承担：房主 5,000 元左右，租客 1,800 元以内分两次；当面道歉。',
      '房主和租客之间：各自按份承担（[[第一千一百七十二条]]），停水两天的损失另向造成的人提出，不混在一起。',
    ),
    quote('承认该承认的，是为了让“不同意”的几项有人相信。'),
  ],
  [
    title('Statement and Offer (main points)'),
    bullets(
      'What happened: on 28 July the tenant reported water; the owner promised to come at the weekend, did not, and arranged nothing else; on 2 August the tenant saw half a bucket and did not close the valve.',
      'Admitted: the hose was nine years old and to repair is the duty of the lessor ([[Civil Code, Article 712]]): the owner is at fault; the tenant left knowing of the water and is at fault too, but less.',
      'Not admitted: distress; the quote of 6,800; what came of moving the books only in the evening ([[Article 1173]]).',
      'Offered: about 5,000 by the owner, up to 1,800 by the tenant in two payments; an apology in person.',
      'Between them each bears his share ([[Article 1172]]); the two days without water are claimed from those who caused them, and kept separate.',
    ),
    quote('Admit what must be admitted, and what you dispute will be believed.'),
  ],
  'reply',
);

const AGREEMENT = reference(
  'reference_agreement',
  bi('人民调解协议书参考答案', 'Reference: mediation agreement'),
  [
    title('人民调解协议书（要点）'),
    part('事实和责任'),
    p(
      '401 室洗手池软管老化爆裂，301 室顶面、墙面、地板、书柜和书受损，各方认可损失 8,800 元。房主接到报告后没有及时维修，租客发现渗水没有关阀，物业到场迟延，申请人没有及时搬移书籍，各有过错。',
    ),
    part('协议内容'),
    table(
      ['一方', '份额', '金额（元）', '方式和期限'],
      ['高建业', '60%', '5,280', '签订当日转账'],
      ['陈可', '20%', '1,760', '2025 年 8 月 31 日、9 月 30 日各 880'],
      ['安和物业', '10%', '880', '自 9 月起减免物业费，另出承诺书'],
      ['沈桂兰', '10%', '880', '自行承担'],
      ['合计', '100%', '8,800', ''],
    ),
    bullets(
      '沈桂兰于签订当日付陈可旅馆费 300 元；高建业、陈可、沈桂兰相互当面道歉。',
      '沈桂兰自行委托修缮，2025 年 9 月 30 日以前完成；高建业一周内更换软管。',
      '各方今后不以断水等方式影响他人生活；履行完毕，再无其他争议。',
    ),
    line('三方和调解员签名，加盖印章，一式四份。'),
    quote(
      '物业表态同意了自己的一成，但它不是漏水一事的当事人：承诺由它自己另写一份，签名附在后面，不要让没有签字的人在协议里承担义务。份额可以谈成别的数，要紧的是每一份说得出理由。',
    ),
  ],
  [
    title('Mediation Agreement (main points)'),
    part('Facts and Responsibility'),
    p(
      'The old hose under the basin of 401 burst; ceiling, walls, floor, bookcase and books of 301 were damaged, 8,800 yuan as agreed. The owner did not repair in time after a report, the tenant did not close the valve, the management came late, and the applicant did not move her books in time: each was at fault.',
    ),
    part('Terms'),
    table(
      ['Who', 'Share', 'Amount (yuan)', 'How and when'],
      ['Gao Jianye', '60%', '5,280', 'By transfer on the day of signing'],
      ['Chen Ke', '20%', '1,760', '880 each on 31 August and 30 September 2025'],
      ['Anhe', '10%', '880', 'Fees remitted from September, by a separate undertaking'],
      ['Shen Guilan', '10%', '880', 'Borne by herself'],
      ['Total', '100%', '8,800', ''],
    ),
    bullets(
      'Shen Guilan pays Chen Ke 300 yuan for the inn on the day of signing; Gao Jianye, Chen Ke and Shen Guilan apologise to each other in person.',
      'Shen Guilan has the repairs done by 30 September 2025; Gao Jianye changes the hose within a week.',
      'No party will cut off water or the like; once performed there are no further claims.',
    ),
    line('Signed by the three and the mediator, sealed, in four copies.'),
    quote(
      'The management accepted its tenth but is no party to the dispute: it writes and signs an undertaking of its own, which is annexed. Do not lay duties on those who do not sign. Other shares may be agreed; what matters is a reason for each.',
    ),
  ],
  'agreement',
);

const CONFIRMATION = reference(
  'reference_confirmation',
  bi('司法确认申请书参考答案', 'Reference: application for confirmation'),
  [
    title('司法确认申请书（要点）'),
    bullets(
      '申请人写三个人，共同申请；请求确认协议编号写完整。',
      '法院：清和区人民法院（当事人住所地、标的物所在地、调解组织所在地都在清和区，[[《中华人民共和国民事诉讼法》第二百零五条第二项]]）。',
      '期限：协议 8 月 11 日生效，三十日内，即 9 月 10 日以前。',
      '附件：协议书、调解委员会证明、两套房屋的产权证明、身份证明和联系方式。',
      '道歉不宜强制执行，主要确认付款和修缮的条款。',
    ),
    quote('特别程序案件不交案件受理费（[[《诉讼费用交纳办法》第八条第一项]]）。'),
  ],
  [
    title('Application for Confirmation (main points)'),
    bullets(
      'Three applicants, together; the agreement by its full number.',
      "Court: the Qinghe District People's Court (domicile, object and organisation are all in Qinghe; [[Civil Procedure Law, Article 205, item 2]]).",
      'Time: the agreement took effect on 11 August; within thirty days, that is by 10 September.',
      'Annexes: agreement, certificate of the committee, proof of title to both flats, identities and contacts.',
      'An apology can hardly be enforced; what matters is payment and repair.',
    ),
    quote('No case fee is paid in special procedures ([[Measures on Litigation Fees, Article 8(1)]]).'),
  ],
  'confirmation',
);

const NEXT = reference(
  'reference_next_steps',
  bi('终止调解以后参考答案', 'Reference: after mediation has ended'),
  [
    title('终止调解告知书和起诉状提纲（要点）'),
    heading('告知的途径'),
    bullets(
      '司法：向侵权行为地或者被告住所地人民法院起诉（[[《中华人民共和国民事诉讼法》第二十九条]]），时效三年，2025 年 8 月 2 日起算。',
      '行政：断水、堵门等引起冲突的，可以向公安机关求助；物业服务的投诉，可以向主管部门反映。',
      '仲裁：各方愿意的，可以另行订立仲裁协议。',
      '以后愿意再谈，随时可以再申请调解。',
    ),
    heading('起诉状提纲'),
    table(
      ['要点', '内容'],
      ['被告', '高建业、陈可；物业公司是否列入，看能不能证明迟到扩大了损失'],
      ['请求', '赔偿损失 8,800 元（可以自减搬书一项），承担诉讼费'],
      ['理由', '过错责任；分别侵权，各自承担相应责任；承认自己搬书迟延'],
      ['证据', '照片、报价单、发票、物业记录、7 月 28 日聊天（由陈可提供或者申请出示）'],
      ['案由', '财产损害赔偿纠纷（不是相邻关系纠纷：争的是赔偿，不是怎样使用相邻的房屋）'],
      ['法院', '清和区人民法院'],
    ),
    quote('调解没有谈成，也留下了最有用的东西：一张双方都看过的损失清单。'),
  ],
  [
    title('Notice and Outline of a Complaint (main points)'),
    heading('Remedies pointed out'),
    bullets(
      "Court: of the place of the tort or of a defendant's domicile ([[Civil Procedure Law, Article 29]]), within three years from 2 August 2025.",
      'Administration: if cutting water or blocking doors leads to conflict, the public security organ; complaints about the management, its supervising department.',
      'Arbitration: if all are willing, by a separate arbitration agreement.',
      'Mediation again, at any time.',
    ),
    heading('Outline of the complaint'),
    table(
      ['Point', 'Content'],
      [
        'Defendants',
        'Gao Jianye and Chen Ke; the management only if its delay can be shown to have made the loss greater',
      ],
      ['Claims', '8,800 yuan (less for the books, if she chooses), costs'],
      ['Grounds', 'Fault; separate torts, each his share; her own delay with the books admitted'],
      [
        'Evidence',
        'Photographs, quotes, invoice, log, messages of 28 July (from Chen Ke, or to be produced)',
      ],
      [
        'Cause of action',
        'Compensation for damage to property (not adjacency: the dispute is about damages, not about the use of neighbouring flats)',
      ],
      ['Court', "Qinghe District People's Court"],
    ),
    quote(
      'Even without an agreement mediation leaves the most useful thing: a list of losses that both have seen.',
    ),
  ],
  'next_steps',
);

/** The list of losses, the offer and the shares are what the parties talk about until the agreement binds them or the talks have ended. */
const SETTLED = ['effect', 'next_steps'];
/** What is written last opens after it is written, or at the end to those who had no need of it. */
const WRITTEN = ['confirmation', 'next_steps', 'report'];

export const REFERENCES: CaseDocument[] = [
  ...[CLAIM, REPLY, AGREEMENT].map((document) => releasedAfter(SETTLED, document)),
  ...[CONFIRMATION, NEXT].map((document) => releasedAfter(WRITTEN, document)),
];
