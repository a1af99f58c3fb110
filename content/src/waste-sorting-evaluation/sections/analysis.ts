import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { ANALYSIS_TEMPLATES } from '../templates/report.ts';

export const ANALYSIS: FlowNode = node({
  id: 'analysis',
  kind: 'edit',
  name: bi('撰写评估报告', 'Writing the report'),
  introduction: bi(
    '把对照表、抽样、座谈、听证合成一份报告：五个维度分别评价，结论敢下，局限敢写，建议落到条文。四方的核对意见已经收齐，逐条处理。',
    'Comparison, samples, interviews and hearing become one report, which appraises five dimensions, draws a clear conclusion, states its limits and makes proposals down to the article. The replies of the four who are described in it are in and are dealt with point by point.',
  ),
  minutes: 30,
  position: { x: 360, y: 1030 },
  roles: [
    seatRole('expert', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('stat', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('clerk', { functions: ['submission', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '报告有三样：实施情况的评价、存在的问题、修改完善的建议（《监督法》第三十六条第二款，参照）。',
        '评估报告没有法律效力，抵触的条文由制定机关修改或者废止（《立法法》第八十二条第二款、第一百一十六条）。',
      ],
      [
        'The report has an appraisal, the problems, and proposals (Law on Supervision by Standing Committees, Article 36, second paragraph, by reference).',
        'It has no force of law; what contravenes is amended or repealed by the body that made it (Legislation Law, Articles 82, second paragraph, and 116).',
      ],
    ),
    guide(
      'expert',
      [
        '1. 从模板新建报告，五个维度逐一写。',
        '2. 每个结论后面写证据编号和局限。',
        '3. 四方的核对意见逐条处理：事实错了就改，只是不愿意写进去的，不删。',
        '4. 结论选一个：总体有效、部分有效、基本无效，说明理由。',
      ],
      [
        '1. Draft the report dimension by dimension.',
        '2. After each finding its evidence and its limits.',
        '3. Deal with the four replies point by point: correct what is wrong; do not delete what is merely unwelcome.',
        '4. Choose: effective, partly effective, largely ineffective, with reasons.',
      ],
    ),
    guide('stat', ['1. 核对每一个数字。'], ['1. Check every figure.']),
    guide('clerk', ['1. 核对每一个条文。'], ['1. Check every article.']),
  ],
  templates: ANALYSIS_TEMPLATES,
});

export const ANALYSIS_TRANSITIONS: Transition[] = [
  wrong(
    'analysis_void',
    'analysis',
    bi(
      '报告直接认定第三十四条自 8 月 15 日起无效，此后的处罚一并撤销',
      'Find in the report that Article 34 is void since 15 August, and revoke the penalties imposed since then',
    ),
    bi(
      '同法律抵触的规定无效，制定机关应当及时修改或者废止（《立法法》第八十二条第二款）；评估情况向常委会报告（第六十七条，参照），报告可以写“抵触”和理由，不能代替制定机关改变条例，也不能撤销处罚。已经作出的处罚由作出机关改正，或者由当事人申请复议、提起诉讼。',
      'What contravenes a law is void, and the body that made it amends or repeals it without delay (Legislation Law, Article 82, second paragraph). The evaluation is reported to the standing committee (Article 67, by reference): it may say "contravenes" and why, but neither changes the regulation in place of that body nor revokes penalties. Those already imposed are corrected by the agency, or challenged by reconsideration or action.',
    ),
  ),
  advance(
    'analysis_done',
    'analysis',
    'vote',
    bi(
      '五个维度写完，数字和条文核对无误，提交表决',
      'Five dimensions, figures and articles are checked: on to the vote',
    ),
  ),
];
