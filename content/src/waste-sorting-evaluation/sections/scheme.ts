import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { PLAN_TEMPLATES } from '../templates/study.ts';

export const SCHEME: FlowNode = node({
  id: 'scheme',
  kind: 'edit',
  name: bi('评估方案', 'The plan in writing'),
  introduction: bi(
    '会上定了指标，现在写成方案。第三方执笔，组长签名：每个维度量什么，数据谁给，怎么核，谁和被评估的机关有过往来。',
    'The indicators settled at the meeting become a plan. The third party writes it and the head signs: what is measured for each dimension, who supplies the data, how they are verified, and who has had dealings with the agency under evaluation.',
  ),
  minutes: 14,
  position: { x: 360, y: 250 },
  roles: [
    seatRole('expert', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('stat', { functions: ['submission', 'meeting'] }),
    seatRole('lead', { functions: ['meeting', 'signature'], processes: ['end'] }),
  ],
  guides: [
    guide(
      null,
      [
        '五个维度各填四栏：指标、数据来源、核验办法，能测量、能核验的才算指标。',
        '可以用问卷、抽查等方式深入了解情况，可以委托第三方（《监督法》第三十五条，参照）；利益关系写在最前面，由本人申明。',
      ],
      [
        'Each of the five dimensions has its indicator, source and verification; only what can be measured and verified is an indicator.',
        'Questionnaires and spot checks may be used and third parties engaged (Law on Supervision by Standing Committees, Article 35, by reference). Interests come first, declared by each in person.',
      ],
    ),
    guide(
      'expert',
      [
        '1. 从模板新建评估方案，先写利益关系申明。',
        '2. 指标、数据来源、核验办法逐项写，提供数据的和核验的不能是同一家。',
        '3. 请组长签名，提交，结束本环节。',
      ],
      [
        '1. Draft the plan, the declaration of interests first.',
        '2. Go through indicators, sources and verification one by one; whoever supplies data does not verify them.',
        '3. Have the head sign, submit, end the section.',
      ],
    ),
    guide(
      'stat',
      ['1. 把抽样写进实效性一栏：二十个小区，有督导、没有督导各半，不提前通知。'],
      ['1. Write the sample under effect: twenty estates, half with supervisors, unannounced.'],
    ),
    guide(
      'lead',
      ['1. 对照会上定下的逐项核对，再签名。'],
      ['1. Check it against what the meeting settled, then sign.'],
    ),
  ],
  templates: PLAN_TEMPLATES,
});

export const SCHEME_TRANSITIONS: Transition[] = [
  wrong(
    'scheme_self_check',
    'scheme',
    bi(
      '实效性一栏写“以街道月报为准，由城管局核对”，省得另外抽样',
      'Under effect write "by the monthly reports, checked by the bureau" and do without the sample',
    ),
    bi(
      '月报由被考核的单位自己填，再由被评估的机关核对，等于没有人核验。评估可以用问卷、抽查等方式深入了解情况，可以委托第三方（《监督法》第三十五条，参照）；月报只作参考。',
      'The reports come from the units ranked by them, and checked by the agency evaluated they are verified by nobody. Questionnaires and spot checks may be used and third parties engaged (Law on Supervision by Standing Committees, Article 35, by reference); the reports serve for comparison.',
    ),
  ),
  advance(
    'scheme_done',
    'scheme',
    'fork_field',
    bi('方案写定、签名提交，分头进行', 'The plan is signed and handed in: begin the field work'),
  ),
];
