import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, title } from '../../build.ts';
import { type CaseModels, careless, modelsOfEach, sound, type Words, wrong } from '../../models.ts';
import { HEARD } from '../heard.ts';
import { both } from './parts.ts';
import { all, each, type OfEach } from './speakers.ts';

const statement = (
  facts: readonly PaperPart[],
  article: readonly PaperPart[],
  change: readonly PaperPart[],
): PaperPart[] => [
  both(
    [
      title('评估听证陈述'),
      line('评估对象：{{regulation}}　　听证日期：{{hearing_date}}'),
      heading('一、我知道的事实'),
    ],
    [
      title('Statement for the Hearing'),
      line('Evaluated: {{regulation}}. Hearing: {{hearing_date}}'),
      heading('1. Facts I know'),
    ],
  ),
  ...facts,
  both([heading('二、碰到的是哪一条')], [heading('2. The article I met with')]),
  ...article,
  both([heading('三、希望怎样改')], [heading('3. How it should be changed')]),
  ...change,
];

const FACTS: OfEach = {
  bureau: [
    '92% 是各街道月报的平均，没有核验过。四年处罚个人 3,126 人次，处罚前有责令改正记录的 1,313 人次；处罚收集、运输单位 3 件（证据 1）。',
    'The 92% is the average of the monthly reports, which were not verified. In four years 3,126 individuals were fined, 1,313 of them with an order to correct on record; three collectors or hauling companies were fined (evidence 1).',
  ],
  property: [
    '小区 1,100 户，三名督导员一年 16 万元。我们没有执法权，居民不听只能上报，上报以后多久处理没有规定。',
    'The estate has 1,100 households; three supervisors cost 160,000 yuan a year. We have no power to enforce and can only report, and no rule says how soon anybody acts.',
  ],
  hauler: [
    '厨余车两辆，服务 61 个小区；合同按吨结算，分与不分一个价。有时确实一车装走。',
    'Two lorries for kitchen waste serve 61 estates; the contract pays by the ton, sorted or not. Sometimes it does go into one lorry.',
  ],
  resident: [
    '2025 年 11 月的一天晚上八点零五分，投放点已经上锁，我把分好的袋子放在桶边，第二天被罚 100 元，照片来自人脸抓拍；此前没有人叫我改。',
    'One evening in November 2025 at five past eight the point was locked. I left my sorted bags beside the bins and next day was fined 100 yuan from a face photograph; nobody had told me to correct it.',
  ],
};
const ARTICLES: OfEach = {
  bureau: [
    '第三十四条、第三十一条：前一条好用，后一条取证难。',
    'Articles 34 and 31: the first is easy to use, for the second proof is hard.',
  ],
  property: [
    '第二十三条：责任写给了物业，权力没有给。',
    'Article 23: the duty is given to the manager, the power is not.',
  ],
  hauler: ['第三十一条：罚得重，却没有人查过。', 'Article 31: the fine is heavy, and nobody ever checked.'],
  resident: [
    '第十二条、第十九条、第三十四条，三条一起落在我身上。',
    'Articles 12, 19 and 34: all three fell on me together.',
  ],
};
const CHANGES: OfEach = {
  bureau: [
    '第三十四条改为先责令改正，拒不改正的才处罚（法典第一千一百七十四条第三款）；第三十一条增加全程记录的规定。',
    'Article 34: an order to correct first and a fine only upon refusal (Code, Article 1174, third paragraph); Article 31: a full record of the lorries.',
  ],
  property: [
    '写明物业报告以后，城管几日以内到场、怎样答复。',
    'Say within how many days the bureau comes after a report, and how it answers.',
  ],
  hauler: [
    '合同分类计价，按线路核定车辆；做到以后再罚，我接受。',
    'Price by kind and fix lorries by route; after that I accept fines.',
  ],
  resident: [
    '每个小区留一处延时投放点；先叫人改，不改再罚；不要拍脸。',
    'Leave one point with longer hours in each estate; tell people first and fine afterwards; no photographs of faces.',
  ],
};

const record = (seen: Words, told: Words, leads: Words, ask: Words): PaperPart =>
  both(
    [
      title('走访记录'),
      line('{{project_number}}', 'right'),
      heading('一、本人所见'),
      p(seen[0]),
      heading('二、他人所述'),
      p(told[0]),
      heading('三、只作线索，不公开的'),
      p(leads[0]),
      heading('四、要在听证会上问清楚的'),
      p(ask[0]),
    ],
    [
      title('Record of the Interviews'),
      line('{{project_number}}', 'right'),
      heading('1. Seen myself'),
      p(seen[1]),
      heading('2. Told by others'),
      p(told[1]),
      heading('3. Leads only, not for the public'),
      p(leads[1]),
      heading('4. To be asked at the hearing'),
      p(ask[1]),
    ],
  );
const SEEN: Words = [
  '座谈的小区投放点晚上八点上锁，锁上贴着时间；桶边放着三袋已经分好的垃圾。',
  'At the estate visited the point is locked at eight in the evening, with the times on the lock; three sorted bags stood beside the bins.',
];
const TOLD: Words = [
  '居民卢秀珍：被罚以前没有人责令改正。物业冯涛：只能上报。收运石磊：厨余车两辆，有时混装。三人都是当面说的。',
  'Lu Xiuzhen: nobody ordered correction before the fine. Feng Tao: he can only report. Shi Lei: two lorries, and mixing sometimes. All three told me in person.',
];
const LEADS: Words = [
  '有来信反映夜间混装。写信人要求保密，这里不写时间、地点和车辆。',
  'A letter speaks of mixing at night. Its writer asks for confidence: no time, place or lorry is given here.',
];
const ASK: Words = [
  '问城管局：责令改正的记录为什么不到一半？问收运企业：按什么结算？问第三方：没有督导的小区占全市多少？',
  'To the bureau: why are orders to correct on record in less than half the cases? To the hauling company: how are you paid? To the third party: how many estates of the city have no supervisors?',
];

export const STATEMENT_MODELS: CaseModels = {
  ...modelsOfEach('party_statement', HEARD, [
    sound(
      bi(
        '事实有时间和数量，落到条文，建议具体。',
        'It gives facts with times and amounts, names the article, and makes a specific proposal.',
      ),
      { parts: statement(each(FACTS), each(ARTICLES), each(CHANGES)) },
    ),
    careless(bi('只有态度，没有事实和条文。', 'It shows an attitude and has neither facts nor articles.'), {
      parts: statement(
        all([
          '大家都不容易，分类这件事总体上是在进步的。',
          'Nobody has it easy, and on the whole sorting makes progress.',
        ]),
        all(['有些条文不太合理。', 'Some articles are not quite reasonable.']),
        all(['希望以后越来越好。', 'May it become better and better.']),
      ),
    }),
    wrong(
      bi(
        '建议用政府文件直接改变条例的罚则。地方性法规由制定机关修改（《立法法》第八十二条第二款），并报省人大常委会批准（第八十一条第一款）。',
        'It would change the penalties by a government paper. A local regulation is amended by the body that made it (Legislation Law, Article 82, second paragraph), with approval by the province (Article 81, first paragraph).',
      ),
      {
        parts: statement(
          each(FACTS),
          each(ARTICLES),
          all([
            '请市政府马上发文，宣布这几条从今天起换一个办法执行。',
            'Let the city government issue a paper at once, by which these articles are applied differently from today.',
          ]),
        ),
      },
    ),
  ]),
  interview_record: [
    sound(
      bi(
        '所见、所述、线索分开，问题都有对象。',
        'What was seen, what was heard and what is only a lead are separated, and each question is put to somebody.',
      ),
      { parts: [record(SEEN, TOLD, LEADS, ASK)] },
    ),
    careless(
      bi(
        '所见和所述混在一起，问题没有对象。',
        'Seen and told run together, and the questions are put to nobody.',
      ),
      {
        parts: [
          record(
            [
              '群众反映比较集中，普遍认为收运环节存在问题。',
              'Complaints are concentrated; hauling is generally felt to be a problem.',
            ],
            ['大家都这么说。', 'Everybody says so.'],
            ['没有。', 'None.'],
            ['请有关部门重视。', 'The departments should take note.'],
          ),
        ],
      },
    ),
    wrong(
      bi(
        '把匿名来信人的身份写了进去。处理个人信息应当采取对个人权益影响最小的方式，收集限于最小范围（《个人信息保护法》第六条）。',
        'It gives away who wrote anonymously. Personal information is handled in the way that least affects the individual and collected in the smallest scope (Personal Information Protection Law, Article 6).',
      ),
      {
        parts: [
          record(
            SEEN,
            TOLD,
            [
              '来信人是石磊公司跑夜班的一名司机，附有凌晨四点的视频，可以请他到会作证。',
              "The writer is a driver on the night shift of Shi Lei's company, with a video of four in the morning; he could be asked to testify.",
            ],
            ASK,
          ),
        ],
      },
    ),
  ],
};
