import type { PaperPart } from '@lets/contract';
import { bi, bullets, heading, line, p, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, value, wrong } from '../../models.ts';
import { both } from './parts.ts';

type Paragraphs = readonly [zh: readonly string[], en: readonly string[]];

const report = (method: Paragraphs, difference: Paragraphs): PaperPart =>
  both(
    [
      title('抽样和问卷数据报告'),
      line('{{project_number}}', 'right'),
      heading('一、方法'),
      p('抽样 {{bags}} 袋，有效问卷 {{valid}} 份。'),
      ...method[0].map((one) => p(one)),
      heading('二、结果'),
      p('{{accuracy}}'),
      table(
        ['项目', '有督导', '没有督导', '合计'],
        ['袋数', '600', '600', '1,200'],
        ['正确袋数', '480', '252', '732'],
        ['准确率', '80%', '42%', '61%'],
      ),
      heading('三、与月报数据的差异和原因'),
      bullets(...difference[0]),
      heading('四、局限'),
      p('{{limits}}'),
      sign('stat', '统计分析员'),
      sign('expert', '复核'),
    ],
    [
      title('Data Report: Sample and Questionnaire'),
      line('{{project_number}}', 'right'),
      heading('1. Method'),
      p('{{bags}} bags sampled, {{valid}} valid questionnaires.'),
      ...method[1].map((one) => p(one)),
      heading('2. Results'),
      p('{{accuracy}}'),
      table(
        ['Item', 'With supervisors', 'Without', 'All'],
        ['Bags', '600', '600', '1,200'],
        ['Correct', '480', '252', '732'],
        ['Accuracy', '80%', '42%', '61%'],
      ),
      heading('3. Differences from the monthly reports, and why'),
      bullets(...difference[1]),
      heading('4. Limits'),
      p('{{limits}}'),
      sign('stat', 'Statistician'),
      sign('expert', 'Checked by'),
    ],
  );

const METHOD: Paragraphs = [
  [
    '2026 年 9 月在二十个小区抽样，有现场督导和没有现场督导的各十个，每个小区六十袋，不提前通知。每袋由两人分别判定，留存照片，不登记门牌和身份（《个人信息保护法》第六条第二款）。',
    '问卷在网上进行。愿意分类 1,787 份（90%），见过车辆混装 814 份（41%），认为投放时间不方便 1,112 份（56%），赞成对不分类的个人罚款 1,072 份（54%），反对投放点人脸识别 1,291 份（65%）（证据 2）。',
  ],
  [
    'In September 2026 twenty estates were sampled, ten with supervisors on the spot and ten without, sixty bags each, unannounced. Two people judged each bag independently; photographs were kept, and neither house nor identity was recorded (Personal Information Protection Law, Article 6, second paragraph).',
    'The questionnaire was online. Willing to sort: 1,787 (90%). Has seen lorries mix: 814 (41%). Finds the times inconvenient: 1,112 (56%). In favour of fines for individuals who do not sort: 1,072 (54%). Against face recognition at the points: 1,291 (65%) (evidence 2).',
  ],
];

const ACCURACY = value(
  'accuracy',
  '有现场督导的小区 80%，没有现场督导的小区 42%，两组相差 38 个百分点；两组袋数相等，合计 61%。合计不等于全市平均，推及全市须知道有督导的小区实际所占的比例。',
  'With supervisors 80%, without 42%, a difference of 38 points. With equal numbers of bags the total is 61%. This is not the average of the city; for that one must know what share of estates has supervisors.',
);
const LIMITS = value(
  'limits',
  '问卷在网上进行，须用本人手机号登录，六十岁以上占 11%，全市为 23%，老年人偏少；第一题、第四题的问法带有引导；N-07 号小区第六组在投放点关闭以后取样，照片只有两张，判定只有一人签名，第三组的计数有更改；抽样限于工作日；“愿意分类 90%”是自述，不是行为；督导撤离的前后比较只有三个小区，没有对照组，不能证明因果。',
  'The questionnaire was online and asked for a telephone number of one\'s own: 11% are over sixty where the city has 23%. Questions 1 and 4 suggest their answer. In estate N-07 the sixth set was taken after the point had closed, with two photographs and one signature only, and the count of the third was altered. The sample covers weekdays only. "Willing to sort: 90%" is what people say, not what they do. Before and after supervisors left was compared in three estates only and without a control group; cause is not proved.',
);

const DIFFERENCE: Paragraphs = [
  [
    '月报 92% 由被考核的街道自报，按月排名，没有核验，样本和判定办法不明（证据 1）；本次不提前通知，分组等量抽取，由第三方判定（证据 2）。',
    '两个数字取得的办法不同，不能相互平均。月报只作参考。',
    '三个小区撤离督导前一周 83%，四周后 58%，八周后 47%（证据 3），同期条例没有变化，说明分类准确率主要依赖现场督导。',
  ],
  [
    'The 92% of the monthly reports comes from the subdistricts ranked by it, unverified, with unknown samples and judgment (evidence 1). This sample was unannounced, in equal groups, and judged by the third party (evidence 2).',
    'The figures were obtained in different ways and cannot be averaged. The monthly reports serve for comparison only.',
    'In three estates accuracy was 83% in the week before supervisors left, 58% after four weeks and 47% after eight (evidence 3), the regulation being the same: accuracy rests mainly on supervisors on the spot.',
  ],
];

export const SAMPLING_MODELS: CaseModels = {
  sampling_report: [
    sound(
      bi(
        '先分组后合计，说明与 92% 的差异，局限写到可以检验。',
        'It puts groups before the total, explains the difference from 92%, and states limits that can be checked.',
      ),
      { values: [ACCURACY, LIMITS], parts: [report(METHOD, DIFFERENCE)] },
    ),
    careless(
      bi(
        '没有写分组、时间和是否通知，差异归为“统计口径不同”，局限只有一句套话。',
        'It gives no groups and no time and does not say whether the sample was announced; it puts the difference down to "methods" and the limits into a phrase.',
      ),
      {
        values: [
          value('accuracy', '抽样合计准确率 61%。', 'The sample gives 61% in all.'),
          value('limits', '样本数量有限，仅供参考。', 'The sample is limited and serves for reference.'),
        ],
        parts: [
          report(
            [
              ['抽查了一些小区，并在网上作了问卷。'],
              ['Some estates were checked, with an online questionnaire.'],
            ],
            [['统计口径不同，结果有一定差异。'], ['The methods differ, and so do the results.']],
          ),
        ],
      },
    ),
    wrong(
      bi(
        '把合计 61% 当作全市平均。两组各半是抽样的安排，不是全市的实际比例，推及全市要按有督导、没有督导小区的实际数加权；报告应当如实评价实施情况（《监督法》第三十六条，参照）。',
        'It takes the 61% for the average of the city. Equal halves are the design of the sample, not the share of such estates; for the city the groups are weighted by their real numbers. The report appraises implementation truly (Law on Supervision by Standing Committees, Article 36, by reference).',
      ),
      {
        values: [
          value(
            'accuracy',
            '有现场督导的小区 80%，没有现场督导的小区 42%；合计 61%，即全市生活垃圾分类准确率为 61%。',
            'With supervisors 80%, without 42%; in all 61%, which is the accuracy of sorting in the city.',
          ),
          LIMITS,
        ],
        parts: [report(METHOD, DIFFERENCE)],
      },
    ),
  ],
};
