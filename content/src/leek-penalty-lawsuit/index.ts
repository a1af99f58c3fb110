import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { LAWSUIT_EVIDENCE, STUDY_DOCUMENTS } from './documents/facts.ts';
import { LAWSUIT_LAW } from './documents/law.ts';
import { FIELDS } from './fields.ts';
import { FLOW } from './flow.ts';
import { REFERENCES } from './references.ts';
import { CASE_ROLES } from './roles.ts';

/** 韭菜案行政诉讼: where the leek case jumps to when the minimum was imposed. The agency proves, and the court may vary the fine. */
export const LEEK_PENALTY_LAWSUIT: AuthoredCase = {
  format: 'lets.case/1',
  code: 'leek-penalty-lawsuit',
  experiment_type: 'litigation_arbitration',
  workflow_name: bi('行政诉讼一审', 'Administrative action, first instance'),
  flow: FLOW,
  project: {
    name: bi('林月娥诉清和区市场监督管理局行政处罚案', "Lin Yue'e v. the Qinghe administration"),
    case_number: bi('（2025）明 0102 行初 58 号', '(2025) Ming 0102 Administrative First Instance No. 58'),
    grade: 'comprehensive',
    introduction: bi(
      '卖了 56 元不合格韭菜，集体讨论多数通过罚款 50,000 元。林月娥起诉，请求变更，并一并请求审查市局裁量指引第九条：农药残留案件一律不减轻。举证责任在机关，局长要出庭。法院能不能、该不该把五万元改成三千元？',
      "Leeks worth 56 yuan failed a test, and a majority of the heads voted for a fine of 50,000. Lin Yue'e sues to have it varied, and asks for review of Article 9 of the city's Guidance, under which residue cases are never mitigated. The agency bears the burden, and its head has to appear. May the court reduce fifty thousand to three thousand, and should it?",
    ),
    objectives: [
      bi(
        '写出请求具体、一并请求审查规范性文件的起诉状',
        'Draft a complaint with definite claims and a request to review a normative document',
      ),
      bi(
        '掌握被告举证的范围、期限和后果',
        "Master the scope, time limit and consequences of the defendant's duty to produce evidence",
      ),
      bi(
        '在驳回、撤销、变更之间作出选择并说理',
        'Choose between dismissing, revoking and varying, with reasons',
      ),
      bi('判断裁量争议能不能调解', 'Judge whether a dispute over discretion may be mediated'),
    ],
    requirements: [
      bi(
        '开始前读完案情材料和证据 5、证据 6',
        'Before the start read the case material and evidence 5 and 6',
      ),
      bi('每个观点写明条、款、项', 'Support every point with article, paragraph and item'),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'pleading', name: bi('诉讼文书写作', 'Drafting'), weight: 25 },
      { id: 'proof', name: bi('举证责任和质证', 'Burden of proof and examination of evidence'), weight: 25 },
      {
        id: 'review',
        name: bi('合法性审查与裁判方式', 'Review of legality and forms of judgment'),
        weight: 35,
      },
      { id: 'teamwork', name: bi('庭审表达与协作', 'Advocacy and teamwork'), weight: 15 },
    ],
    credit_hours: 4,
    minutes: 176,
    multi_user: true,
    team_min: 1,
    team_max: 12,
    reference_release: 'gradual',
    opening_mode: 'limited',
    allow_redo: true,
    cover: 'courtroom',
    roles: CASE_ROLES,
    documents: [...STUDY_DOCUMENTS, ...LAWSUIT_EVIDENCE, ...LAWSUIT_LAW, ...REFERENCES],
    fields: [...FIELDS],
    jumps: [],
  },
};
