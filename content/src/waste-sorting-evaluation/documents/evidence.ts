import type { CaseDocument } from '@lets/contract';
import { bi, bullets, facsimile, heading, opensWith, p, quote, table, title } from '../../build.ts';
import { evidence } from '../fields.ts';

const BUREAU = evidence(
  'evidence_1_bureau',
  bi('证据 1 城管局实施情况报告', 'Evidence 1: report of the bureau'),
  [
    quote('教学案例，数据均为虚构。'),
    title('条例实施情况报告（摘录）'),
    table(
      ['项目', '数据'],
      ['分类准确率（街道月报平均）', '2022 年 23%，2026 年上半年 92%'],
      ['处罚个人（四年合计）', '3,126 人次，罚款 218,820 元'],
      ['其中六十岁以上', '2,219 人次'],
      ['其中处罚前有责令改正记录', '1,313 人次'],
      ['处罚收集、运输单位', '3 件，均在 2025 年以后'],
      ['督导员', '1,900 人，年支出 3,800 万元'],
      ['厨余垃圾处理', '日均 412 吨，设计能力 600 吨'],
      ['人脸识别设备', '460 套，抓拍后处罚 1,047 人次'],
    ),
    p('报告认为：条例总体有效，应当保留处罚力度。'),
  ],
  [
    quote('A teaching case: the figures are invented.'),
    title('Report on Implementation (extract)'),
    table(
      ['Item', 'Figure'],
      ['Accuracy (average of monthly reports)', '23% in 2022, 92% in the first half of 2026'],
      ['Individuals fined (four years)', '3,126, in all 218,820 yuan'],
      ['Of them over sixty', '2,219'],
      ['Of them with an order to correct before', '1,313'],
      ['Collectors and hauling companies fined', '3, all since 2025'],
      ['Supervisors', '1,900, costing 38 million a year'],
      ['Kitchen waste treated', '412 tons a day, designed for 600'],
      ['Face recognition', '460 sets, 1,047 fined from pictures'],
    ),
    p('The report concludes that the regulation is effective on the whole and the penalties should stay.'),
  ],
);

const SAMPLE = evidence(
  'evidence_2_sample',
  bi('证据 2 第三方抽样和问卷', 'Evidence 2: sample and questionnaire of the third party'),
  [
    quote('教学案例，数据均为虚构。'),
    title('抽样检查（2026 年 9 月，不通知）'),
    table(
      ['小区类型', '小区数', '袋数', '正确袋数', '准确率'],
      ['有现场督导', '10', '600', '480', '80%'],
      ['没有现场督导', '10', '600', '252', '42%'],
      ['合计', '20', '1,200', '732', '61%'],
    ),
    heading('计数表一张（二十张之一）'),
    facsimile('sorting-tally'),
    p(
      '分类投放抽样计数表，小区代号 N-07，现场督导：无，2026 年 9 月 17 日。要求：不提前通知；每袋拍照；两人分别判定；投放点开放 18:00 至 20:00。',
    ),
    table(
      ['组', '时间', '袋数', '正确袋数', '照片号', '判定人'],
      ['1', '18:10', '10', '5', '1 至 10', '邓可、吴越'],
      ['2', '18:32', '10', '4', '11 至 20', '邓可、吴越'],
      ['3', '18:55', '10', '4', '21 至 30', '邓可、吴越'],
      ['4', '19:20', '10', '5', '31 至 40', '邓可、吴越'],
      ['5', '19:44', '10', '3', '41 至 50', '邓可、吴越'],
      ['6', '20:06', '10', '4', '51 至 52', '邓可'],
      ['计', '', '60', '25', '', ''],
    ),
    heading('问卷（网上，有效 1,986 份）'),
    facsimile('survey-form'),
    p(
      '问卷 M-1417 打印件：用本人手机号和验证码登录，每个手机号限填一次，没有纸质问卷；投放时间 9 月 10 日至 20 日。题目：1. 为了子孙后代的碧水蓝天，您愿意坚持垃圾分类吗？2. 您见过分好的垃圾被装进同一辆车吗？3. 每天 7 至 9 时、18 至 20 时投放，您觉得方便吗？4. 对屡教不改、影响大家的个人，您赞成罚款吗？5. 投放点安装人脸识别设备，您反对吗？6. 您的年龄。7. 其他意见。',
    ),
    p(
      '这一份选的是：愿意，见过，不方便，赞成，反对，36 至 59 岁；其他意见：“我妈不会用手机，这份是我替她看了题，填的还是我自己的。她说晚上八点就锁门，来不及。”用时 1 分 08 秒。',
    ),
    table(
      ['问题', '份数', '比例'],
      ['愿意分类', '1,787', '90%'],
      ['见过车辆混装', '814', '41%'],
      ['认为投放时间不方便', '1,112', '56%'],
      ['赞成对不分类的个人罚款', '1,072', '54%'],
      ['反对投放点人脸识别', '1,291', '65%'],
    ),
    p('答卷人中六十岁以上占 11%；全市常住人口中占 23%。'),
  ],
  [
    quote('A teaching case: the figures are invented.'),
    title('Sample (September 2026, unannounced)'),
    table(
      ['Kind of estate', 'Estates', 'Bags', 'Correct', 'Accuracy'],
      ['With supervisors', '10', '600', '480', '80%'],
      ['Without', '10', '600', '252', '42%'],
      ['All', '20', '1,200', '732', '61%'],
    ),
    heading('A tally sheet (one of twenty)'),
    facsimile('sorting-tally'),
    p(
      'Tally of the sorting sample, estate code N-07, no supervisor, 17 September 2026. Rules: unannounced; a photograph of each bag; two people judge separately; the point is open 18:00 to 20:00.',
    ),
    table(
      ['Set', 'Time', 'Bags', 'Correct', 'Photos', 'Judged by'],
      ['1', '18:10', '10', '5', '1 to 10', 'Deng Ke, Wu Yue'],
      ['2', '18:32', '10', '4', '11 to 20', 'Deng Ke, Wu Yue'],
      ['3', '18:55', '10', '4', '21 to 30', 'Deng Ke, Wu Yue'],
      ['4', '19:20', '10', '5', '31 to 40', 'Deng Ke, Wu Yue'],
      ['5', '19:44', '10', '3', '41 to 50', 'Deng Ke, Wu Yue'],
      ['6', '20:06', '10', '4', '51 to 52', 'Deng Ke'],
      ['Sum', '', '60', '25', '', ''],
    ),
    heading('Questionnaire (online, 1,986 valid)'),
    facsimile('survey-form'),
    p(
      'Printout of answer M-1417: log in with a telephone number of your own and a code, once for each number; no paper version; 10 to 20 September. Questions: 1. For the clear water and blue sky of future generations, are you willing to sort? 2. Have you seen sorted waste go into one lorry? 3. Disposal is from 7 to 9 and from 18 to 20. Is that convenient? 4. Are you for fining those who refuse to learn and harm everybody? 5. Face recognition at the disposal points: are you against it? 6. Your age. 7. Other remarks.',
    ),
    p(
      'This one ticked: willing, yes, inconvenient, for, against, 36 to 59. Other remarks: "My mother cannot use a telephone. I read her the questions and answered for myself. She says it is locked at eight, too early." In 1 min 08 s.',
    ),
    table(
      ['Question', 'Answers', 'Share'],
      ['Willing to sort', '1,787', '90%'],
      ['Has seen lorries mix', '814', '41%'],
      ['Finds the times inconvenient', '1,112', '56%'],
      ['In favour of fines for individuals', '1,072', '54%'],
      ['Against face recognition at the points', '1,291', '65%'],
    ),
    p('Of those who answered 11% are over sixty; in the city 23%.'),
  ],
);

const FILES = evidence(
  'evidence_3_files',
  bi('证据 3 处罚案卷抽查、收运合同和来信', 'Evidence 3: case files, hauling contract, letters'),
  [
    quote('教学案例，人物和数据均为虚构。'),
    title('处罚案卷抽查（60 件）'),
    bullets(
      '第三十四条案件 52 件：41 件没有责令改正在先，38 件为超过投放时间放在桶边。',
      '一件：卢某，六十八岁，2025 年 11 月 20 时 05 分放在桶边，人脸抓拍，罚款 100 元。',
    ),
    heading('收运合同第七条'),
    p('“收运费按进场吨数结算，每吨 128 元；厨余垃圾与其他垃圾不分别计价。”厨余专用车二辆，服务 61 个小区。'),
    heading('督导撤离前后（3 个小区，2026 年 3 月至 5 月）'),
    table(['时点', '准确率'], ['撤离前一周', '83%'], ['撤离后四周', '58%'], ['撤离后八周', '47%']),
  ],
  [
    quote('A teaching case: people and figures are invented.'),
    title('Case Files Checked (60)'),
    bullets(
      'Of 52 cases under Article 34, 41 had no order to correct before; in 38 the bag was left beside the bin after hours.',
      'One: Lu, sixty-eight, beside the bin at 20:05 in November 2025, found by face recognition, fined 100 yuan.',
    ),
    heading('Article 7 of the hauling contract'),
    p(
      '"Hauling is paid by tons delivered, 128 yuan a ton; kitchen and other waste are not priced separately." Two lorries for kitchen waste, 61 estates.',
    ),
    heading('Before and after supervisors left (3 estates, March to May 2026)'),
    table(
      ['When', 'Accuracy'],
      ['Week before', '83%'],
      ['Four weeks after', '58%'],
      ['Eight weeks after', '47%'],
    ),
  ],
);

export const EVIDENCE_DOCUMENTS: CaseDocument[] = [
  BUREAU,
  opensWith('sampling', SAMPLE),
  opensWith('interviews', FILES),
];
