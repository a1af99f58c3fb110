import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, heading, line, p, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

interface Both {
  readonly zh: readonly Block[];
  readonly en: readonly Block[];
}

const application = (facts: Both, losses: Both): BilingualDocument =>
  write(
    [
      title('人民调解申请书'),
      line('申请人：{{applicant_name}}，住{{applicant_home}}'),
      line('被申请人：{{owner_name}}、{{tenant_name}}（{{respondent_home}}）'),
      heading('一、纠纷事实'),
      ...facts.zh,
      heading('二、请求'),
      p('{{claims}}'),
      ...losses.zh,
      p('本人知道：调解凭自愿，不收费；调解不影响通过其他途径维护权利。'),
      sign('downstairs', '申请人'),
      line('{{apply_date}}', 'right'),
    ],
    [
      title("Application for People's Mediation"),
      line('Applicant: {{applicant_name}}, {{applicant_home}}'),
      line('Respondents: {{owner_name}} and {{tenant_name}} ({{respondent_home}})'),
      heading('1. Facts'),
      ...facts.en,
      heading('2. What is asked for'),
      p('{{claims}}'),
      ...losses.en,
      p(
        'I know that mediation is voluntary and free of charge, and that it does not stand in the way of other remedies.',
      ),
      sign('downstairs', 'Applicant'),
      line('{{apply_date}}', 'right'),
    ],
  );

const FACTS: Both = {
  zh: [
    p(
      '2025 年 8 月 2 日 11 时 20 分，申请人回家发现书房顶面大面积滴水，即电话报物业。12 时 10 分，物业关闭 401 室进水阀，发现洗手池软管爆裂，水止。申请人书房的顶面、一面墙、地板和书柜受损，地上两箱书浸湿。此后申请人在宾馆住了三晚。',
    ),
    p(
      '两箱书到傍晚才搬开，申请人自己也有疏忽。8 月 3 日早上，申请人一时气愤关闭了立管阀门，401 室停水，8 月 4 日晚经楼长劝说打开。这样做不对，申请人愿意一并谈。',
    ),
  ],
  en: [
    p(
      'On 2 August 2025 at 11.20 the applicant came home to a study where water was dripping from much of the ceiling, and telephoned the management. At 12.10 the management closed the inlet of flat 401, found that the hose under the basin had burst, and the water stopped. Ceiling, one wall, floor and bookcase of the study were damaged, and two boxes of books on the floor were wet. The applicant then spent three nights in a hotel.',
    ),
    p(
      'The books were moved only in the evening; in this the applicant was careless herself. On the morning of 3 August, in anger, she closed the riser valve, and 401 was without water until the warden persuaded her to open it on the evening of 4 August. That was wrong, and she is willing to talk of it as well.',
    ),
  ],
};
const LOOSE_FACTS: Both = {
  zh: [
    p(
      '前几天楼上漏水，把申请人家淹了，损失很大。楼上的人不讲道理，房主和租客互相推，到现在没有一个人来道歉。物业也来得很慢。',
    ),
  ],
  en: [
    p(
      'A few days ago water came from above and flooded the home of the applicant. The loss is great. The people above are unreasonable, owner and tenant point at each other, and nobody has apologised to this day. The management was slow as well.',
    ),
  ],
};

type Row = readonly [zh: readonly [string, string, string], en: readonly [string, string, string]];
const WALLS: Row = [
  ['顶面、墙面维修', '5,200 元', '物业提供的同类维修参考价'],
  ['Ceiling and walls', '5,200 yuan', 'Reference price of the management for such repairs'],
];
const FLOOR: Row = [
  ['地板更换 8 平方米', '2,400 元', '建材城报价单'],
  ['New floor, 8 square metres', '2,400 yuan', 'Quote of a building market'],
];
const BOOKS: Row = [
  ['书柜和两箱书', '600 元', '旧书店看过，按旧物的市场价'],
  ['Bookcase and two boxes of books', '600 yuan', 'Seen by a second-hand bookseller, at market price'],
];
const HOTEL: Row = [
  ['宾馆三晚', '600 元', '发票'],
  ['Three nights in a hotel', '600 yuan', 'Invoice'],
];
const DISTRESS: Row = [
  ['精神损失', '2,000 元', '几天睡不好觉，心里难受'],
  ['Distress', '2,000 yuan', 'Days without sleep, and much grief'],
];
const LOOSE: readonly Row[] = [
  [
    ['顶面、墙面', '6,800 元', '装修公司报价'],
    ['Ceiling and walls', '6,800 yuan', 'Quote of a decorator'],
  ],
  [
    ['地板', '2,400 元', '报价'],
    ['Floor', '2,400 yuan', 'Quote'],
  ],
  [
    ['书柜和书', '1,500 元', '自己估计'],
    ['Bookcase and books', '1,500 yuan', 'Own estimate'],
  ],
  [
    ['宾馆', '600 元', '住宾馆'],
    ['Hotel', '600 yuan', 'Stay in a hotel'],
  ],
];

const losses = (rows: readonly Row[], zh: string, en: string): Both => ({
  zh: [table(['项目', '金额', '依据'], ...rows.map(([row]) => row), ['合计', `${zh} 元`, '以上各项相加'])],
  en: [
    table(['Item', 'Amount', 'Evidence'], ...rows.map(([, row]) => row), [
      'Total',
      `${en} yuan`,
      'All items added',
    ]),
  ],
});

export const CLAIM_MODELS: CaseModels = {
  claim: [
    sound(
      bi(
        '事实按时间写，关阀的事自己先说；每一项有金额有依据，财产按市场价格。',
        'The facts are in order of time, and she speaks of the valve herself; each item has its amount and evidence, and property is assessed at the market price.',
      ),
      {
        values: [
          value(
            'claims',
            '一、赔偿财产损失 8,800 元，明细如下（财产损失按损失发生时的市场价格计算，《民法典》第一千一百八十四条）；二、高建业、陈可当面道歉；三、赔偿款及时付清，使书房能在 2025 年 9 月 30 日以前修好。',
            '1. 8,800 yuan for the damage to property as listed below, at the market price when it occurred (Civil Code, Article 1184); 2. an apology in person from Gao Jianye and Chen Ke; 3. payment in time for the study to be repaired by 30 September 2025.',
          ),
        ],
        parts: [text(application(FACTS, losses([WALLS, FLOOR, BOOKS, HOTEL], '8,800', '8,800')))],
      },
    ),
    careless(
      bi(
        '事实没有时间，写的多是评价；书是自己估计的，报价来自侄子的公司没有说，关阀的事也没有写。',
        "No times, and more judgment than fact; the books are her own estimate, the quote is her nephew's and nobody is told, and the valve is left out.",
      ),
      {
        values: [
          value(
            'claims',
            '赔偿全部损失 11,300 元，并且道歉，尽快修好。',
            'All losses of 11,300 yuan, an apology, and repairs as soon as possible.',
          ),
        ],
        parts: [text(application(LOOSE_FACTS, losses(LOOSE, '11,300', '11,300')))],
      },
    ),
    wrong(
      bi(
        '多列精神损失 2,000 元。财产受损一般没有精神损害赔偿：要人身权益受侵害，或者故意、重大过失侵害具有人身意义的特定物，并且造成严重精神损害（《民法典》第一千一百八十三条）。',
        'It adds 2,000 for distress. Damage to property as a rule gives none: personal rights must be infringed, or an object of personal significance by intent or gross negligence, and the distress be serious (Civil Code, Article 1183).',
      ),
      {
        values: [
          value(
            'claims',
            '一、赔偿损失 10,800 元，明细如下，其中精神损失 2,000 元；二、高建业、陈可当面道歉；三、赔偿款及时付清，使书房能在 2025 年 9 月 30 日以前修好。',
            '1. 10,800 yuan as listed below, 2,000 of it for distress; 2. an apology in person from Gao Jianye and Chen Ke; 3. payment in time for the study to be repaired by 30 September 2025.',
          ),
        ],
        parts: [text(application(FACTS, losses([WALLS, FLOOR, BOOKS, HOTEL, DISTRESS], '10,800', '10,800')))],
      },
    ),
  ],
};
