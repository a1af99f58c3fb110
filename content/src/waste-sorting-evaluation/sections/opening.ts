import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { PLAN_LINES } from './opening-lines.ts';

export const PLAN: FlowNode = node({
  id: 'plan',
  kind: 'court',
  name: bi('启动评估、设计指标', 'Start and indicators'),
  introduction: bi(
    '条例施行四年，评什么、谁来评、用什么量？评估组在会议室里定指标：每一个指标都要问，数据谁给、怎么核。',
    'The regulation has been in force for four years. What is evaluated, by whom, and by what measure? The group settles its indicators, and asks of each who supplies the data and how they are verified.',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 120 },
  roles: [
    seatRole('lead', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'submission', 'signature'],
      processes: ['end', 'restart'],
    }),
    seatRole('expert', { seat: 't4', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('stat', { seat: 't2', functions: ['speech', 'display', 'submission'] }),
    seatRole('deputy', { seat: 't5', functions: ['speech', 'display'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'display'] }),
    seatRole('bureau', { seat: 't9', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '立法后评估由常委会工作机构组织，评估情况向常委会报告（《立法法》第六十七条，依第八十七条参照）；可以第三方评估、问卷、抽查（《监督法》第三十五条，参照）。',
        '五个维度：合法性、合理性、可操作性、实效性、协调性。每个维度至少一个能测量的指标。',
      ],
      [
        'A working body of the standing committee organises the evaluation and reports it (Legislation Law, Article 67, by reference under Article 87); third parties, questionnaires and spot checks may be used (Law on Supervision by Standing Committees, Article 35, by reference).',
        'There are five dimensions: lawfulness, reasonableness, operability, effect and coordination. Each has at least one measurable indicator.',
      ],
    ),
    guide(
      'lead',
      ['1. 说明为什么现在评、谁来评。', '2. 问第三方有没有利益关系。', '3. 逐个维度定指标。'],
      [
        '1. Say why now and by whom.',
        '2. Ask the third party whether it has any interest to declare.',
        '3. Settle indicators dimension by dimension.',
      ],
    ),
    guide(
      'expert',
      ['1. 有利益关系先说出来。', '2. 每个指标都问：数据谁给，怎么核。'],
      [
        '1. Declare any interest first.',
        '2. Ask of each indicator who supplies the data and how they are verified.',
      ],
    ),
    guide(
      'stat',
      ['1. 说明抽样怎么抽，为什么不提前通知。'],
      ['1. Explain the sample and why it is unannounced.'],
    ),
    guide('deputy', ['1. 把来信里的三类意见变成指标。'], ['1. Turn the three complaints into indicators.']),
    guide(
      'clerk',
      ['1. 提出合法性对照的范围：法典、行政处罚法、个人信息保护法。'],
      ['1. Propose what to compare with: the Code, penalties, personal information.'],
    ),
    guide('bureau', ['1. 提供数据，也说明数据是怎么来的。'], ['1. Supply data and say how they came about.']),
  ],
  lines: PLAN_LINES,
});

export const OPENING_TRANSITIONS: Transition[] = [
  wrong(
    'plan_self',
    'plan',
    bi(
      '城管局最了解情况，由它写评估初稿，第三方在初稿上复核',
      'The bureau knows best: let it write the first draft and the third party check it',
    ),
    bi(
      '立法后评估由人大有关专门委员会、常委会工作机构组织（《立法法》第六十七条，依第八十七条参照），可以引入第三方评估（《监督法》第三十五条，参照）。执法机关提供数据、发表意见，不能给自己打分。',
      'Evaluation is organised by special committees or working bodies of the standing committee (Legislation Law, Article 67, by reference under Article 87), with third parties if need be (Law on Supervision by Standing Committees, Article 35, by reference). The agency supplies data and views; it does not mark itself.',
    ),
  ),
  advance(
    'plan_done',
    'plan',
    'scheme',
    bi(
      '五个维度、指标和核验办法确定，写成方案',
      'Dimensions, indicators and verification are settled: write the plan',
    ),
  ),
  wrong(
    'plan_count',
    'plan',
    bi(
      '实效性用处罚人次和准确率两个数：两条线一起上升，就能说明罚款有效',
      'Measure effect by fines and accuracy: if both rise together, the fines are shown to work',
    ),
    bi(
      '处罚的目的是纠正违法、教育守法（《行政处罚法》第六条），处罚人次是投入，不是结果；两个数一起上升，还可能是督导、设施或者月报的口径带来的，要有对照才谈得上因果。',
      'Penalties serve to correct and educate (Administrative Penalty Law, Article 6); their number is an input and not a result. That two figures rise together may come from supervisors, facilities or the way of reporting; without a comparison nothing is shown about the cause.',
    ),
  ),
];
