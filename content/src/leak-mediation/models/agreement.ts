import { bi, p, table } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { agreement, type Both, NO_WATER_CUT, NONE } from '../agreement-body.ts';

const FACTS: Both = {
  zh: [
    p(
      '2025 年 8 月 2 日，401 室洗手池软管老化爆裂，301 室书房的顶面、一面墙、地板、书柜和书受损，{{applicant_name}}在宾馆住了三晚。争议事项是损失的数额和各方应当承担的份额。',
    ),
    p(
      '各方确认：{{owner_name}} 7 月 28 日接到租客报告后没有及时维修；{{tenant_name}}发现渗水，出门时没有关闭角阀；安和物业服务公司约定三十分钟到场，用了五十分钟；{{applicant_name}}没有及时搬移书籍。8 月 3 日至 4 日{{applicant_name}}关闭立管阀门，致{{tenant_name}}支出旅馆费 300 元。',
    ),
  ],
  en: [
    p(
      'On 2 August 2025 the old hose under the basin of flat 401 burst. Ceiling, one wall, floor, bookcase and books of the study of flat 301 were damaged, and {{applicant_name}} spent three nights in a hotel. In dispute were the amount of the loss and the share of each.',
    ),
    p(
      'The parties agree: {{owner_name}} did not repair in time after the report of his tenant on 28 July; {{tenant_name}}, who had seen the water, did not close the stop valve when he went out; Anhe Property Services had promised somebody on the spot within thirty minutes and took fifty; {{applicant_name}} did not move her books in time. On 3 and 4 August {{applicant_name}} kept the riser valve closed, and {{tenant_name}} spent 300 yuan on an inn.',
    ),
  ],
};
const SHARES: Both = {
  zh: [
    table(
      ['一方', '份额', '金额', '理由'],
      ['{{owner_name}}', '60%', '5,280 元', '接到报告后没有及时维修'],
      ['{{tenant_name}}', '20%', '1,760 元', '发现渗水没有关阀'],
      ['安和物业服务公司', '10%', '880 元', '到场迟延；另行出具承诺书，附后'],
      ['{{applicant_name}}', '10%', '880 元', '没有及时搬书，自行承担'],
      ['合计', '100%', '8,800 元', '各方认可的损失总额'],
    ),
  ],
  en: [
    table(
      ['Who', 'Share', 'Amount', 'Reason'],
      ['{{owner_name}}', '60%', '5,280 yuan', 'Did not repair in time after a report'],
      ['{{tenant_name}}', '20%', '1,760 yuan', 'Saw the water and did not close the valve'],
      ['Anhe Property Services', '10%', '880 yuan', 'Came late; by a separate undertaking, annexed'],
      ['{{applicant_name}}', '10%', '880 yuan', 'Did not move the books in time; borne by herself'],
      ['Total', '100%', '8,800 yuan', 'Loss agreed in all'],
    ),
  ],
};

const LOSS = value(
  'loss_total',
  '8,800 元（顶面、墙面 5,200 元，地板 2,400 元，书柜和书 600 元，宾馆 600 元）',
  '8,800 yuan (ceiling and walls 5,200, floor 2,400, bookcase and books 600, hotel 600)',
);
const TERMS = value(
  'terms',
  '损失由各方按份承担，份额如下表；安和物业服务公司不是本协议的当事人，其减免物业费 880 元的承诺另行出具，作为附件。沈桂兰付陈可旅馆费 300 元。高建业、陈可、沈桂兰相互当面道歉。',
  'Each bears a share of the loss as in the table below. Anhe Property Services is not a party; its undertaking to remit 880 yuan of fees is a paper of its own, annexed. Shen Guilan pays Chen Ke 300 yuan for the inn. Gao Jianye, Chen Ke and Shen Guilan apologise to each other in person.',
);
const PLAN = value(
  'payment_plan',
  '高建业于签订当日付 5,280 元；陈可于 2025 年 8 月 31 日、9 月 30 日以前各付 880 元；均转入沈桂兰本人在签订时提供的银行账户。沈桂兰于签订当日付陈可 300 元。沈桂兰自行委托修缮，2025 年 9 月 30 日以前完成，各方予以配合；高建业于 2025 年 8 月 18 日以前更换 401 室软管。道歉于签订当日当面作出。',
  'Gao Jianye pays 5,280 yuan on the day of signing; Chen Ke pays 880 yuan by 31 August and 880 yuan by 30 September 2025; all by transfer to the bank account of her own that Shen Guilan names on signing. Shen Guilan pays Chen Ke 300 yuan on the day of signing. She has the repairs done by 30 September 2025, and all assist; Gao Jianye changes the hose in 401 by 18 August 2025. The apologies are made in person on the day of signing.',
);
export const AGREEMENT_MODELS: CaseModels = {
  agreement: [
    sound(
      bi(
        '每一份都有理由，金额、日期、账户、谁付给谁写得能执行；物业没有签字，承诺另写。',
        'It gives a reason for each share; amount, date, account and who pays whom can be enforced; the management does not sign and gives a separate undertaking.',
      ),
      { values: [LOSS, TERMS, PLAN], parts: [text(agreement(FACTS, SHARES, NO_WATER_CUT))] },
    ),
    careless(
      bi(
        '没有各方的份额，也没有日期和账户，内容不明确，不能申请司法确认（民诉法解释第三百五十八条第五项）。',
        'It names no shares, dates or account: its content is unclear, and it cannot be confirmed (CPL Interpretation, Article 358(5)).',
      ),
      {
        values: [
          value('loss_total', '8,800 元', '8,800 yuan'),
          value(
            'terms',
            '损失由楼上承担大部分，沈桂兰自己承担一小部分，物业适当减免物业费。各方互相谅解。',
            'Those above bear most of the loss, Shen Guilan a small part, and the management remits some of her fees. All forgive each other.',
          ),
          value(
            'payment_plan',
            '有钱先付，余款尽快付清；墙面抓紧修好。',
            'Whoever has money pays first, the rest follows as soon as possible; the wall is to be repaired soon.',
          ),
        ],
        parts: [
          text(
            agreement(
              {
                zh: [p('401 室漏水，301 室受损，各方都有责任。')],
                en: [
                  p(
                    'Water came from flat 401, flat 301 was damaged, and everybody bears some responsibility.',
                  ),
                ],
              },
              NONE,
              NO_WATER_CUT,
            ),
          ),
        ],
      },
    ),
    wrong(
      bi(
        '约定逾期可以再关阀门。调解不得违背法律（《人民调解法》第三条第二项），断水侵害他人权益，这样的协议法院驳回确认申请（民诉法解释第三百五十八条）；逾期可以约定违约金，或者申请司法确认。',
        "It lets her close the valve again. Mediation may not go against the law (People's Mediation Law, Article 3(2)); to cut off water harms another, and a court does not confirm it (CPL Interpretation, Article 358). Agree on liquidated damages, or have the agreement confirmed.",
      ),
      {
        values: [LOSS, TERMS, PLAN],
        parts: [
          text(
            agreement(FACTS, SHARES, [
              '陈可任何一期逾期未付的，沈桂兰有权关闭立管阀门，直至付清为止。',
              'If Chen Ke is late with a payment, Shen Guilan may close the riser valve until it is paid.',
            ]),
          ),
        ],
      },
    ),
  ],
};
