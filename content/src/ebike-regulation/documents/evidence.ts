import type { CaseDocument } from '@lets/contract';
import { bi, bullets, facsimile, heading, opensWith, p, quote, table, title } from '../../build.ts';
import { evidence } from '../fields.ts';

const FIRES = evidence(
  'evidence_1_fires',
  bi('证据 1 2024 年电动自行车火灾统计', 'Evidence 1: statistics on electric bicycle fires in 2024'),
  [
    quote('教学案例，数字和机构均为虚构。'),
    title('2024 年电动自行车火灾统计（市消防救援支队）'),
    table(
      ['起火地点', '起数', '死亡', '其中充电时起火', '其中改装或者不合格电池'],
      ['住宅室内', '29', '6', '27', '22'],
      ['共用走道、楼梯间', '7', '0', '6', '4'],
      ['露天、车棚', '5', '0', '2', '1'],
      ['合计', '41', '6', '35', '27'],
    ),
    heading('说明'),
    bullets(
      '室内火灾 29 起中，18 起发生在没有公共充电端口的小区或者城中村。',
      '使用符合国家标准的原装电池、在室内充电起火的，7 起，无人死亡。',
      '充电柜、换电柜全年没有发生致人伤亡的火灾。',
    ),
    heading('附：巡查时收存的一块电池'),
    facsimile('battery-label'),
    p(
      '照片：2024 年 9 月 12 日，城中村巡查时收存。壳上铸字：锂离子电池组，48V 12Ah，2021.06，No. 4812-0637。标签：超长续航电芯，60V 24Ah，2023.11，合格；厂名、标准两栏没有填写。',
    ),
  ],
  [
    quote('This is a teaching case: the figures and institutions are fictitious.'),
    title('Electric Bicycle Fires in 2024 (Municipal Fire and Rescue Service)'),
    table(
      ['Where', 'Fires', 'Deaths', 'Broke out during charging', 'Modified or substandard battery'],
      ['In dwellings', '29', '6', '27', '22'],
      ['Shared passages, stairwells', '7', '0', '6', '4'],
      ['In the open, sheds', '5', '0', '2', '1'],
      ['Total', '41', '6', '35', '27'],
    ),
    heading('Notes'),
    bullets(
      'Of the 29 fires in dwellings, 18 broke out in estates or urban villages without public charging ports.',
      'Seven involved original batteries that meet the national standard and were being charged indoors; nobody died in them.',
      'No fire in a charging cabinet or battery-swap cabinet injured or killed anyone during the year.',
    ),
    heading('Annex: a battery retained during an inspection'),
    facsimile('battery-label'),
    p(
      'Photograph: retained on 12 September 2024 during an inspection in an urban village. Moulded into the case: Li-ion battery pack, 48V 12Ah, 2021.06, No. 4812-0637. On the label: long-range cells, 60V 24Ah, 2023.11, passed inspection; the fields for manufacturer and standard are blank.',
    ),
  ],
);

const COMMENTS = evidence(
  'evidence_2_comments',
  bi('证据 2 公开征求意见汇总', 'Evidence 2: summary of the public comments'),
  [
    quote('教学案例，数字和机构均为虚构。'),
    title('公开征求意见汇总（2025 年 4 月 1 日至 30 日）'),
    table(
      ['条款', '意见数', '赞成', '反对', '主要建议'],
      ['第十二条前段', '402', '371', '31', '加强物业巡查'],
      ['第十二条后段', '1,127', '588', '539', '先建端口再禁止；只禁不合格电池；给过渡期'],
      ['第十八条', '436', '158', '278', '罚款不得超过上位法；改为教育'],
      ['第二十一条', '351', '301', '50', '删去吊销营业执照'],
    ),
    p('共 2,316 条。第十二条后段的反对意见中，自称骑手或者租户的占 61%。'),
  ],
  [
    quote('This is a teaching case: the figures and institutions are fictitious.'),
    title('Summary of the Public Comments (1 to 30 April 2025)'),
    table(
      ['Clause', 'Comments', 'For', 'Against', 'Main proposals'],
      ['Article 12, first half', '402', '371', '31', 'More inspections by property management'],
      [
        'Article 12, second half',
        '1,127',
        '588',
        '539',
        'Build ports before the ban; ban substandard batteries only; allow a transition period',
      ],
      ['Article 18', '436', '158', '278', 'Fines not above those of higher law; education instead'],
      ['Article 21', '351', '301', '50', 'Delete revocation of licences'],
    ),
    p(
      'There were 2,316 comments in all. Of those against the second half of Article 12, 61% said that they were riders or tenants.',
    ),
  ],
);

const PILOT = evidence(
  'evidence_3_pilot',
  bi('证据 3 和苑小区充电端口试点和平台数据', 'Evidence 3: the Heyuan pilot and platform data'),
  [
    quote('教学案例，数字和机构均为虚构。'),
    title('和苑小区充电端口试点（2024 年 11 月至 2025 年 4 月）'),
    bullets(
      '端口由 96 个增加到 420 个，每 4.4 辆一个；每度电 0.9 元。',
      '室内充电的住户，由问卷所得 63% 降到 17%。',
      '增设费用 38 万元，街道出一半，运营企业出一半，业主不出资。',
    ),
    heading('三家平台合计（2025 年 3 月）'),
    table(
      ['项目', '数据'],
      ['平均配送时限', '31 分钟'],
      ['超时扣款', '每单 3 元至 8 元'],
      ['骑手租换电月费', '199 元，平台补贴 0 元'],
      ['骑手交通违法', '每月 2,740 起，闯红灯占 58%'],
    ),
  ],
  [
    quote('This is a teaching case: the figures and institutions are fictitious.'),
    title('Pilot of Charging Ports at Heyuan (November 2024 to April 2025)'),
    bullets(
      'The number of ports rose from 96 to 420, one for every 4.4 bicycles; electricity costs 0.9 yuan per kilowatt-hour.',
      'According to a questionnaire, the share of households charging indoors fell from 63% to 17%.',
      'Adding the ports cost 380,000 yuan; the subdistrict and the operator each paid half, and the owners paid nothing.',
    ),
    heading('The three platforms combined (March 2025)'),
    table(
      ['Item', 'Figure'],
      ['Average delivery time allowed', '31 minutes'],
      ['Deduction for late delivery', '3 to 8 yuan per order'],
      ['Monthly battery rental', '199 yuan, of which the platforms pay 0'],
      ['Traffic offences of riders', '2,740 a month, 58% of them running red lights'],
    ),
  ],
);

export const EVIDENCE_DOCUMENTS: CaseDocument[] = [
  FIRES,
  opensWith('penalties', COMMENTS),
  opensWith('penalties', PILOT),
];
