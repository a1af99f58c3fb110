import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { EVIDENCE_DOCUMENTS } from './documents/evidence.ts';
import { STUDY_DOCUMENTS } from './documents/facts.ts';
import { LAW_DOCUMENTS } from './documents/law.ts';
import { CODE_LAW } from './documents/law-code.ts';
import { FIELDS } from './fields.ts';
import { FLOW } from './flow.ts';
import { REFERENCES } from './references.ts';
import { CASE_ROLES } from './roles.ts';

/** 四年以后: ninety-two per cent in the reports, sixty-one in the bins, and a Code that came into force in between. */
export const WASTE_SORTING_EVALUATION: AuthoredCase = {
  format: 'lets.case/1',
  code: 'waste-sorting-evaluation',
  experiment_type: 'effectiveness_evaluation',
  workflow_name: bi('地方性法规立法后评估', 'Post-legislative evaluation of a local regulation'),
  flow: FLOW,
  project: {
    name: bi('《明德市生活垃圾分类管理条例》立法后评估', 'Four years of waste sorting'),
    case_number: bi('明人法评〔2026〕2 号', 'Mingde Evaluation [2026] No. 2'),
    grade: 'innovative',
    introduction: bi(
      '城管局说分类准确率 92%，第三方不打招呼抽了一千二百袋，有督导的小区分对 80%，没有督导的 42%。四年罚了三千多人次，七成是老人；混装的车，罚过三辆。2026 年 8 月 15 日生态环境法典施行，直接罚款的第三十四条怎么办？设计指标、采集数据、走访、听证、写报告、表决、改条文。',
      'The bureau reports 92% accuracy; a third party opens twelve hundred bags unannounced: 80% are right where there are supervisors, 42% where there are none. Over three thousand fines in four years, seven in ten on older people; three lorries fined for mixing. Since 15 August 2026 the Ecological Environment Code is in force: what of Article 34, which fines at once? Design indicators, collect data, interview, hear, report, vote, amend.',
    ),
    objectives: [
      bi(
        '掌握立法后评估的主体、程序和五个维度',
        'State the competent bodies, the procedure and the five dimensions of evaluation',
      ),
      bi('会设计可测量的指标，会质疑数据', 'Design measurable indicators and question data'),
      bi('判断地方性法规与新上位法是否抵触', 'Judge whether a local regulation contravenes new higher law'),
      bi('把评估发现写成条文修改建议', 'Turn findings into amendments'),
    ],
    requirements: [
      bi(
        '开始前读完评估任务书和证据 1；证据 2、3 在实地评估时开放',
        'Before the start read the task and evidence 1; evidence 2 and 3 open with the field work',
      ),
      bi('每个结论写出证据和局限', 'Give evidence and limits for each finding'),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'method', name: bi('评估方法和数据', 'Method and data'), weight: 30 },
      { id: 'legality', name: bi('合法性分析', 'Analysis of lawfulness'), weight: 30 },
      { id: 'participation', name: bi('听取意见和听证', 'Listening and hearing'), weight: 20 },
      { id: 'drafting', name: bi('报告和条文写作', 'Drafting'), weight: 20 },
    ],
    credit_hours: 4,
    minutes: 176,
    multi_user: true,
    team_min: 1,
    team_max: 11,
    reference_release: 'gradual',
    opening_mode: 'limited',
    allow_redo: true,
    cover: 'hearing',
    roles: CASE_ROLES,
    documents: [...STUDY_DOCUMENTS, ...EVIDENCE_DOCUMENTS, ...LAW_DOCUMENTS, ...CODE_LAW, ...REFERENCES],
    fields: [...FIELDS],
    jumps: [],
  },
};
