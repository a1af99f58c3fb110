import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, sign, steps, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, value, type Words, wrong } from '../../models.ts';
import { both, by } from './parts.ts';

type Row = readonly [string, string, string];
type Five = readonly [Row, Row, Row, Row, Row];

interface Laid {
  readonly interests: readonly [readonly string[], readonly string[]];
  readonly zh: Five;
  readonly en: Five;
  readonly steps: readonly [readonly string[], readonly string[]];
}

const plan = ({ interests, zh, en, steps: times }: Laid, declared?: Words): PaperPart[] => [
  both(
    [
      title('立法后评估方案'),
      line('{{project_number}}', 'right'),
      p(
        '评估对象：{{regulation}}，{{in_force}}起施行。评估时段：{{period}}。组织：{{body}}；第三方：{{team}}。',
      ),
      heading('一、利益关系申明'),
      ...interests[0].map((one) => p(one)),
    ],
    [
      title('Plan of the Evaluation'),
      line('{{project_number}}', 'right'),
      p(
        'Evaluated: {{regulation}}, in force since {{in_force}}. Period: {{period}}. Organised by the {{body}}; third party: {{team}}.',
      ),
      heading('1. Declaration of interests'),
      ...interests[1].map((one) => p(one)),
    ],
  ),
  ...(declared ? [by(['expert'], declared)] : []),
  both(
    [
      heading('二、指标'),
      p('{{indicators}}'),
      table(
        ['维度', '指标', '数据来源', '核验办法'],
        ['合法性', ...zh[0]],
        ['合理性', ...zh[1]],
        ['可操作性', ...zh[2]],
        ['实效性', ...zh[3]],
        ['协调性', ...zh[4]],
      ),
      heading('三、步骤和时间'),
      steps(...times[0]),
      sign('expert', '第三方负责人'),
      sign('lead', '评估组组长'),
    ],
    [
      heading('2. Indicators'),
      p('{{indicators}}'),
      table(
        ['Dimension', 'Indicator', 'Source', 'Verification'],
        ['Lawfulness', ...en[0]],
        ['Reasonableness', ...en[1]],
        ['Operability', ...en[2]],
        ['Effect', ...en[3]],
        ['Coordination', ...en[4]],
      ),
      heading('3. Steps and times'),
      steps(...times[1]),
      sign('expert', 'For the third party'),
      sign('lead', 'Head of the evaluation group'),
    ],
  ),
];

const INTERESTS: Laid['interests'] = [
  [
    '评估组成员和第三方的利益关系，包括近年与城管局的合作课题和经费，由{{role_lead}}在启动时逐一询问，由本人申明，记入会议记录，随本方案存档；有影响公正的利益关系的，不参加有关部分的评价。',
    '抽样和问卷由{{role_stat}}独立进行，城管局不参与、不改动。城管局是执法机关，提供台账和统计，陈述意见，不参加评价；它提供的数据另行核验。评估报告由评估组表决，不同意见如实记入。',
  ],
  [
    'Interests of the group and of the third party, including studies for the bureau in recent years and their funds, are asked for by {{role_lead}} at the start, declared by each in person, recorded and filed with this plan. Whoever has an interest that affects fairness takes no part in the appraisal concerned.',
    'Sample and questionnaire are made by {{role_stat}} independently; the bureau neither takes part in them nor alters them. As the agency that enforces the regulation it supplies registers and statistics, which are verified, and states its views; it takes no part in the appraisal. The group votes on the report, and differing views are entered as they are.',
  ],
];

/** Who drafts it for the third party declares its own study. */
const DECLARED: Words = [
  '第三方申明：{{team}}于 2025 年承担过城管局的一项课题，经费 20 万元，与本条例无关。',
  'The third party declares: a study of 2025 for the urban administration bureau by the {{team}}, for 200,000 yuan, was unrelated to this regulation.',
];

const EFFECT: readonly [Row, Row] = [
  [
    '不通知抽样的分类准确率；督导撤离前后的变化',
    '第三方现场抽样；三个小区的前后数据',
    '两人分别判定，留照片，不留个人信息',
  ],
  [
    'Accuracy in an unannounced sample; change when supervisors leave',
    'Sample of the third party; figures of three estates before and after',
    'Judged by two people independently, pictures without personal information',
  ],
];

const laid = (effect: readonly [Row, Row]): Laid => ({
  interests: INTERESTS,
  zh: [
    ['与上位法抵触的条文数', '同生态环境法典、行政处罚法、个人信息保护法逐条对照', '起草人对照，组长复核'],
    ['受罚者的年龄构成；处罚前责令改正的比例', '处罚台账、居民来信、座谈', '抽查处罚案卷 60 件'],
    ['各项罚则四年适用的次数，不用的原因', '执法统计、访谈', '向物业、收运企业交叉询问'],
    effect[0],
    ['厨余车辆数、计价方式、处理量和处理能力', '收运合同、设施运行数据', '现场核对'],
  ],
  en: [
    [
      'Articles that contravene higher law',
      'Comparison with the Ecological Environment Code, the Administrative Penalty Law and the Personal Information Protection Law',
      'Checked by the head',
    ],
    [
      'Age of those fined; share with an order to correct before',
      'Register of penalties, letters, interviews',
      '60 case files checked',
    ],
    [
      'How often each penalty was used in four years, and why not',
      'Statistics of enforcement, interviews',
      'Cross-questions to property and hauling companies',
    ],
    effect[1],
    [
      'Lorries for kitchen waste, pricing, tons treated against capacity',
      'Hauling contract, figures of the facilities',
      'Checked on the spot',
    ],
  ],
  steps: [
    [
      '2026 年 9 月：不提前通知抽样，二十个小区，有督导、没有督导各十个，每个六十袋；问卷；逐条对照上位法。',
      '同期走访居民、物业、收运企业，抽查案卷和合同（《监督法》第三十五条，参照）。',
      '{{hearing_date}}：听证会，听证情况写入报告（《立法法》第三十九条第三款，参照）。',
      '{{report_date}}：提出评估报告，由法工委向常委会报告（《立法法》第六十七条，依第八十七条参照）。',
    ],
    [
      'September 2026: an unannounced sample of twenty estates, ten with supervisors and ten without, sixty bags each; a questionnaire; comparison with higher law.',
      'At the same time residents, property and hauling companies are visited, and case files and the contract checked (Law on Supervision by Standing Committees, Article 35, by reference).',
      '{{hearing_date}}: the hearing, which goes into the report (Legislation Law, Article 39, third paragraph, by reference).',
      '{{report_date}}: the report, which the commission puts before the standing committee (Legislation Law, Article 67, by reference under Article 87).',
    ],
  ],
});

const INDICATORS = value(
  'indicators',
  '五个维度各设一至二项能够测量、能够核验的指标。街道月报由被考核的单位自报，只作参考，不作实效性的依据。',
  'One or two indicators for each of the five dimensions, which can be measured and verified. The monthly reports come from the units ranked by them; they serve for comparison and do not prove effect.',
);

const CARELESS: Laid = {
  interests: [
    ['第三方与本次评估没有影响公正的利益关系。'],
    ['The third party has no interest that affects its fairness.'],
  ],
  zh: [
    ['是否合法', '有关法律', '讨论'],
    ['是否合理', '座谈', '讨论'],
    ['是否好用', '城管局报告', '讨论'],
    ['分类是否有成效', '街道月报', '由城管局核对'],
    ['各部门配合是否顺畅', '座谈', '讨论'],
  ],
  en: [
    ['Is it lawful', 'The laws concerned', 'Discussion'],
    ['Is it reasonable', 'Talks', 'Discussion'],
    ['Is it workable', 'Report of the bureau', 'Discussion'],
    ['Is sorting successful', 'Monthly reports', 'Checked by the bureau'],
    ['Do the agencies work together', 'Talks', 'Discussion'],
  ],
  steps: [
    ['先收集资料，再开会讨论，最后写出报告。', '年底以前完成。'],
    ['First collect material, then discuss, then write the report.', 'Done before the end of the year.'],
  ],
};

export const PLAN_MODELS: CaseModels = {
  evaluation_plan: [
    sound(
      bi(
        '每个维度有能够测量的指标，来源和核验分开写，利益关系如实申明。',
        'It has a measurable indicator for each dimension, keeps source and verification separate, and declares interests as they are.',
      ),
      { values: [INDICATORS], parts: plan(laid(EFFECT), DECLARED) },
    ),
    careless(
      bi(
        '指标是问题而不是尺度，实效性靠被评估的机关自己核对；没有申明与城管局的课题。',
        'It has questions in place of measures, lets the agency evaluated check the effect, and does not mention the study for the bureau.',
      ),
      {
        values: [
          value(
            'indicators',
            '从五个方面进行全面、客观的评价。',
            'A full and objective appraisal in five respects.',
          ),
        ],
        parts: plan(CARELESS),
      },
    ),
    wrong(
      bi(
        '以处罚人次作为实效性的指标。处罚的目的是纠正违法、教育守法（《行政处罚法》第六条），处罚人次是投入，不是结果；罚得多，也可能说明规则不合理。',
        'The number of fines is made the measure of effect. Penalties serve to correct and educate (Administrative Penalty Law, Article 6); their number is an input and not a result, and many may mean a bad rule.',
      ),
      {
        values: [INDICATORS],
        parts: plan(
          laid([
            ['个人和单位的处罚人次，逐年上升即为有效', '处罚台账', '与财政罚没收入核对'],
            [
              'Number of individuals and units fined; a yearly rise means effect',
              'Register of penalties',
              'Checked against the fines received by the treasury',
            ],
          ]),
          DECLARED,
        ),
      },
    ),
  ],
};
