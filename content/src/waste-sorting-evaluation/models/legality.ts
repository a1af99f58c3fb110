import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, value, wrong } from '../../models.ts';
import { both } from './parts.ts';

type Row = readonly [string, string, string, string, string];
type Six = readonly [Row, Row, Row, Row, Row, Row];

const compared = (zh: Six, en: Six): PaperPart =>
  both(
    [
      title('合法性对照表'),
      line('{{regulation}}', 'center'),
      table(
        ['条例条文', '上位法条文', '条件', '种类', '幅度', '意见'],
        ['第十二条', ...zh[0]],
        ['第十九条', ...zh[1]],
        ['第三十一条', ...zh[2]],
        ['第三十四条（2026 年 8 月 15 日前）', ...zh[3]],
        ['第三十四条（2026 年 8 月 15 日后）', ...zh[4]],
        ['第三十五条', ...zh[5]],
      ),
      heading('结论'),
      p('{{conflicts}}'),
      sign('clerk', '对照人'),
      sign('lead', '评估组组长'),
    ],
    [
      title('Comparison with Higher Law'),
      line('{{regulation}}', 'center'),
      table(
        ['Article', 'Higher law', 'Condition', 'Kind', 'Range', 'Opinion'],
        ['Article 12', ...en[0]],
        ['Article 19', ...en[1]],
        ['Article 31', ...en[2]],
        ['Article 34 (before 15 August 2026)', ...en[3]],
        ['Article 34 (since 15 August 2026)', ...en[4]],
        ['Article 35', ...en[5]],
      ),
      heading('Conclusion'),
      p('{{conflicts}}'),
      sign('clerk', 'Compared by'),
      sign('lead', 'Head of the evaluation group'),
    ],
  );

const SINCE: readonly [Row, Row] = [
  [
    '生态环境法典第一千一百七十四条第三款',
    '法典：责令改正，拒不改正的才罚；条例：直接处罚，没有这一条件',
    '均为罚款',
    '法典对个人“依法处以罚款”，五十元以上二百元以下的数额留给地方',
    '缺少“拒不改正”的条件，超出给予处罚的行为范围，抵触（《行政处罚法》第十二条第二款、《立法法》第八十二条第二款）',
  ],
  [
    'Ecological Environment Code, Article 1174, third paragraph',
    'Code: order to correct, fine only upon refusal. Regulation: a fine at once, without that condition',
    'Fine in both',
    'The Code fines an individual "according to law"; 50 to 200 yuan is left to local law',
    'The condition of refusal is missing, beyond the act for which the law provides a penalty: conflict (Administrative Penalty Law, Article 12, second paragraph; Legislation Law, Article 82, second paragraph)',
  ],
];
const SINCE_WRONG: readonly [Row, Row] = [
  [
    '生态环境法典第一千一百七十四条第三款',
    '均以未在指定的地点分类投放为条件',
    '均为罚款',
    '法典对个人“依法处以罚款”，五十元以上二百元以下的数额留给地方',
    '种类相同，数额由地方规定，不抵触，可以继续适用',
  ],
  [
    'Ecological Environment Code, Article 1174, third paragraph',
    'In both: waste not put out sorted at the designated place',
    'Fine in both',
    'The Code fines an individual "according to law"; 50 to 200 yuan is left to local law',
    'The kind is the same and the amount is for local law: no conflict, to be applied as before',
  ],
];

const rowsZh = (since: Row): Six => [
  [
    '生态环境法典第四百九十九条第二款',
    '分类坚持因地制宜、简便易行的原则；条例规定每日两个时段投放',
    '没有处罚',
    '没有处罚',
    '不抵触；全市统一时段是否简便易行，属合理性问题',
  ],
  [
    '个人信息保护法第二十六条；行政处罚法第四十一条第一款；另参人脸识别技术应用安全管理办法（2025 年 6 月 1 日起施行）第四条、第十三条，部门规章，不作抵触的依据',
    '上位法：为维护公共安全所必需；条例：用于查找未分类投放的个人',
    '不是处罚；是采集人脸信息的手段',
    '上位法要求只能用于维护公共安全的目的',
    '目的不是维护公共安全，抵触；地方性法规也不是第四十一条所称的法律、行政法规',
  ],
  [
    '生态环境法典第五百零六条第四款',
    '上位法规定分类收集、分类运输的义务；条例处罚混装混运',
    '罚款；上位法没有规定处罚',
    '五万元以上二十万元以下，上位法没有幅度',
    '为实施上位法补充设定，不抵触（《行政处罚法》第十二条第三款）',
  ],
  [
    '固体废物污染环境防治法第一百一十一条第三款（已废止）',
    '上位法：责令改正，情节严重的才罚；条例：直接处罚',
    '均为罚款',
    '上位法对个人“依法处以罚款”，数额留给地方',
    '没有写责令改正和情节严重，当时已有疑问',
  ],
  since,
  [
    '生态环境法典第一千一百六十九条第三款',
    '均为个人随意倾倒、抛撒、堆放；条例没有写责令改正',
    '均为罚款',
    '上位法一百元以上一千元以下，条例一百元以上五百元以下',
    '在上位法幅度之内，不抵触；建议补上责令改正',
  ],
];
const rowsEn = (since: Row): Six => [
  [
    'Ecological Environment Code, Article 499, second paragraph',
    'Sorting adapts to local conditions and is simple; the regulation opens the points twice a day',
    'No penalty',
    'No penalty',
    'No conflict; whether fixed hours for the whole city are simple is a question of reasonableness',
  ],
  [
    'Personal Information Protection Law, Article 26; Administrative Penalty Law, Article 41, first paragraph',
    'Higher law: necessary for public security. Regulation: to find individuals who do not sort',
    'No penalty, but the taking of face images',
    'Higher law allows use for public security only',
    'The purpose is not public security: conflict; nor is a local regulation one of the laws and administrative regulations of Article 41',
  ],
  [
    'Ecological Environment Code, Article 506, fourth paragraph',
    'Higher law has the duty to collect and transport sorted; the regulation punishes mixing',
    'Fine; higher law has none',
    '50,000 to 200,000 yuan; higher law has no range',
    'Added in order to implement higher law: no conflict (Administrative Penalty Law, Article 12, third paragraph)',
  ],
  [
    'Solid Waste Law, Article 111, third paragraph (repealed)',
    'Higher law: order to correct, fine if serious. Regulation: a fine at once',
    'Fine in both',
    'Higher law fines an individual "according to law"; the amount is left to local law',
    'It has neither the order nor "serious", and was doubtful even then',
  ],
  since,
  [
    'Ecological Environment Code, Article 1169, third paragraph',
    'In both: an individual dumps, scatters or heaps at will. The regulation has no order to correct',
    'Fine in both',
    'Higher law 100 to 1,000 yuan, regulation 100 to 500 yuan',
    'Within the range of higher law: no conflict; an order to correct should be added',
  ],
];

export const LEGALITY_MODELS: CaseModels = {
  legality_table: [
    sound(
      bi(
        '条件、种类、幅度三样都比，第三十四条按法典施行前后分开。',
        'It compares condition, kind and range, and Article 34 before and since the Code.',
      ),
      {
        values: [
          value(
            'conflicts',
            '第十九条同《个人信息保护法》第二十六条抵触；第三十四条自 2026 年 8 月 15 日起同《生态环境法典》第一千一百七十四条第三款抵触；其余不抵触。抵触的规定无效，制定机关应当及时修改或者废止（《立法法》第八十二条第二款）；修改以前，执法应当先责令改正，拒不改正的才处罚。',
            'Article 19 contravenes the Personal Information Protection Law, Article 26. Article 34 has since 15 August 2026 contravened the Ecological Environment Code, Article 1174, third paragraph. The others do not. Provisions that contravene are void, and the body that made them amends or repeals them without delay (Legislation Law, Article 82, second paragraph). Until then correction is ordered first, and a fine imposed only upon refusal.',
          ),
        ],
        parts: [compared(rowsZh(SINCE[0]), rowsEn(SINCE[1]))],
      },
    ),
    careless(
      bi(
        '只比了有没有处罚，没有比条件；第三十四条前后写成一样，抵触没有指明依据。',
        'It compares only whether there is a penalty and not on which condition; Article 34 is treated the same before and since, and no basis is given for the conflict.',
      ),
      {
        values: [
          value(
            'conflicts',
            '个别条文与上位法不够一致，建议适当修改。',
            'A few articles do not quite agree with higher law and should be adjusted.',
          ),
        ],
        parts: [
          compared(
            [
              ['法典关于分类的规定', '相近', '没有处罚', '没有处罚', '基本一致'],
              ['个人信息保护法', '有差别', '没有处罚', '没有处罚', '有争议'],
              ['法典关于分类运输的规定', '相近', '罚款', '较重', '基本一致'],
              ['固体废物污染环境防治法', '相近', '罚款', '相当', '基本一致'],
              ['生态环境法典', '相近', '罚款', '相当', '基本一致'],
              ['生态环境法典', '相近', '罚款', '较轻', '基本一致'],
            ],
            [
              ['The Code on sorting', 'Alike', 'No penalty', 'No penalty', 'Agrees on the whole'],
              ['Personal Information Protection Law', 'Not alike', 'No penalty', 'No penalty', 'Disputed'],
              ['The Code on sorted transport', 'Alike', 'Fine', 'Heavier', 'Agrees on the whole'],
              ['Solid Waste Law', 'Alike', 'Fine', 'Comparable', 'Agrees on the whole'],
              ['Ecological Environment Code', 'Alike', 'Fine', 'Comparable', 'Agrees on the whole'],
              ['Ecological Environment Code', 'Alike', 'Fine', 'Lighter', 'Agrees on the whole'],
            ],
          ),
        ],
      },
    ),
    wrong(
      bi(
        '第三十四条只比种类和数额，漏了条件：法典要求拒不改正才罚，条例直接处罚，超出给予处罚的行为范围（《生态环境法典》第一千一百七十四条第三款、《行政处罚法》第十二条第二款）。',
        'For Article 34 it compares kind and amount and misses the condition: the Code fines upon refusal, the regulation at once, beyond the act for which there is a penalty (Ecological Environment Code, Article 1174, third paragraph; Administrative Penalty Law, Article 12, second paragraph).',
      ),
      {
        values: [
          value(
            'conflicts',
            '第十九条同《个人信息保护法》第二十六条抵触，应当修改或者废止（《立法法》第八十二条第二款）；第三十四条和其余各条同上位法不抵触。',
            'Article 19 contravenes the Personal Information Protection Law, Article 26, and is to be amended or repealed (Legislation Law, Article 82, second paragraph). Article 34 and the others do not contravene higher law.',
          ),
        ],
        parts: [compared(rowsZh(SINCE_WRONG[0]), rowsEn(SINCE_WRONG[1]))],
      },
    ),
  ],
};
