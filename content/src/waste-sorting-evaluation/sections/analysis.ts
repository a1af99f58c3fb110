import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { ANALYSIS_TEMPLATES } from '../templates/report.ts';

export const ANALYSIS: FlowNode = node({
  id: 'analysis',
  kind: 'edit',
  name: bi('撰写评估报告', 'Writing the report'),
  introduction: bi(
    '把对照表、抽样、座谈、听证合成一份报告：五个维度分别评价，结论敢下，局限敢写，建议落到条文。',
    'Comparison, samples, interviews and hearing become one report: five dimensions appraised, a conclusion that commits itself, limits that are stated, proposals down to the article.',
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
        '3. 结论选一个：总体有效、部分有效、基本无效，说明理由。',
      ],
      [
        '1. Draft the report dimension by dimension.',
        '2. After each finding its evidence and its limits.',
        '3. Choose: effective, partly effective, largely ineffective, with reasons.',
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
      '报告里直接写“自本报告之日起第三十四条停止生效”',
      'Write "Article 34 ceases to be in force from the date of this report"',
    ),
    bi(
      '评估由工作机构组织，报告常委会（《立法法》第六十七条，参照）；修改、废止由制定机关按照立法程序进行（第八十二条第二款、第一百一十六条），设区的市的地方性法规还要报省人大常委会批准（第八十一条第一款）。报告只能建议。',
      'The evaluation is reported to the standing committee (Legislation Law, Article 67, by reference); amendment and repeal are for the body that made the regulation (Articles 82, second paragraph, and 116), with the approval of the province (Article 81, first paragraph). The report can only propose.',
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
