import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { EVIDENCE_DOCUMENTS, STUDY_DOCUMENTS } from './documents/facts.ts';
import { LAW_DOCUMENTS } from './documents/law.ts';
import { FIELDS } from './fields.ts';
import { FLOW } from './flow.ts';
import { REFERENCES } from './references.ts';
import { CASE_ROLES } from './roles.ts';

/** 网络游戏账号继承: a clause that says no, a Code that does not say, and a mother who wants a house of pixels. */
export const GAME_ACCOUNT: AuthoredCase = {
  format: 'lets.case/1',
  code: 'game-account-inheritance',
  experiment_type: 'legal_reasoning',
  workflow_name: bi('疑难案件法律推理研讨', 'A hard case argued in a seminar'),
  flow: FLOW,
  project: {
    name: bi('《云上山河》网络游戏账号继承案研讨', 'Inheriting a game account'),
    case_number: bi('明大研〔2025〕6 号', 'Mingde Seminar [2025] No. 6'),
    grade: 'comprehensive',
    introduction: bi(
      '江远三十一岁病逝，留下一个玩了九年、值四万多元的游戏账号，和一座十二个人一起建的山居。母亲请求把账号变更到自己名下，公司说用户协议第 7.3 条写着不得继承。民法典没有说账号能不能继承，也没有说约定能不能排除继承。没有现成答案的时候，怎样一步一步推理出一个说得过去的结论？',
      'Jiang Yuan died of an illness at thirty-one. He left a game account that he had played for nine years, worth more than forty thousand yuan, and a house in the hills that twelve players had built together. His mother asks for the account to be registered in her name; the company points to clause 7.3 of the user agreement, which says that it may not be inherited. The Civil Code says neither whether an account can be inherited nor whether an agreement can exclude inheritance. When there is no ready answer, how does one reason step by step to a conclusion that holds?',
    ),
    objectives: [
      bi(
        '把一个笼统的请求拆成可以回答的问题',
        'Break a broad claim down into questions that can be answered',
      ),
      bi(
        '按次序找法，分清直接适用、参照和比较',
        'Find the law in the right order, and tell direct application, application by reference and mere comparison apart',
      ),
      bi('运用文义、体系、历史、目的解释', 'Interpret by wording, system, history and purpose'),
      bi(
        '分清反面解释和类推，说明选择的理由',
        'Distinguish an argument a contrario from analogy, and justify the choice',
      ),
      bi(
        '撰写逐项说理、回应对方的意见书',
        'Write an opinion that reasons claim by claim and answers the other side',
      ),
    ],
    requirements: [
      bi(
        '开始前读完案情材料、方法指引和材料 1 至 4',
        'Read the case material, the guide to legal reasoning and exhibits 1 to 4 before the start',
      ),
      bi('每一个“所以”前面要有条文和理由', 'Every "therefore" must be preceded by an article and a reason'),
      bi('反驳以前先复述对方的理由', "Restate the other side's reason before you answer it"),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'finding', name: bi('找法与规范分析', 'Finding and analysing norms'), weight: 25 },
      { id: 'interpretation', name: bi('法律解释与类推', 'Interpretation and analogy'), weight: 30 },
      { id: 'argument', name: bi('论证与辩论', 'Argument and debate'), weight: 25 },
      { id: 'writing', name: bi('说理文书写作', 'Writing reasoned opinions'), weight: 20 },
    ],
    credit_hours: 3,
    minutes: 136,
    multi_user: true,
    team_min: 1,
    team_max: 12,
    reference_release: 'gradual',
    opening_mode: 'limited',
    allow_redo: true,
    cover: 'meeting',
    roles: CASE_ROLES,
    documents: [...STUDY_DOCUMENTS, ...EVIDENCE_DOCUMENTS, ...LAW_DOCUMENTS, ...REFERENCES],
    fields: [...FIELDS],
    jumps: [],
  },
};
