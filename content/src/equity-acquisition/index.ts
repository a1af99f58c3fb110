import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { EVIDENCE_DOCUMENTS, STUDY_DOCUMENTS } from './documents/facts.ts';
import { LAW_DOCUMENTS } from './documents/law.ts';
import { OTHER_LAW } from './documents/law-other.ts';
import { FIELDS } from './fields.ts';
import { FLOW } from './flow.ts';
import { REFERENCES } from './references.ts';
import { NOTICE_REFERENCES } from './references-notices.ts';
import { CASE_ROLES } from './roles.ts';

/** 远岫仪器: sixty per cent of a company, a guarantee that nobody mentioned, and a founder who may buy first. */
export const EQUITY_ACQUISITION: AuthoredCase = {
  format: 'lets.case/1',
  code: 'equity-acquisition',
  experiment_type: 'non_litigation',
  workflow_name: bi('股权收购非诉业务', 'Acquisition of equity'),
  flow: FLOW,
  project: {
    name: bi('远岫仪器股权收购项目', 'Buying Yuanxiu Instruments'),
    case_number: bi('恒明非诉〔2025〕18 号', 'Hengming Non-litigation [2025] No. 18'),
    grade: 'comprehensive',
    introduction: bi(
      '江海医疗想用 3,600 万元买下远岫仪器 60% 的股权。登记系统干干净净，用印登记簿里却藏着一笔 500 万元的担保；核心专利在老板个人名下；持股 25% 的创始人说她没有签过那份决议。查、谈、写、签、交割，风险一道一道锁住。',
      "Jianghai Medical wants to buy sixty per cent of Yuanxiu Instruments for 36 million yuan. The public register is spotless, but the seal register hides a guarantee of five million; the core patent is in the owner's own name; and a founder who holds 25% says that she never signed the resolution. Investigate, negotiate, draft, sign and close, securing one risk after another.",
    ),
    objectives: [
      bi(
        '掌握股权收购从委托到交割的全流程',
        'Master the whole course of an equity acquisition, from mandate to closing',
      ),
      bi('把尽职调查的发现变成合同条款', 'Turn the findings of due diligence into contract clauses'),
      bi(
        '正确处理优先购买权、对外担保、未实缴出资',
        'Deal correctly with the right of first refusal, guarantees for others and unpaid capital contributions',
      ),
      bi(
        '写出结论明确、保留清楚的法律意见书',
        'Write a legal opinion with a clear conclusion and clear reservations',
      ),
    ],
    requirements: [
      bi(
        '开始前读完交易背景材料和证据 3；证据 1、2 在尽职调查时对买卖双方开放',
        'Before you start, read the case material and evidence 3; evidence 1 and 2 become available to buyer and transferor during due diligence',
      ),
      bi(
        '谈判的每一项要求先说利益，再说法条',
        'For every demand in the negotiation, state the interest first and then cite the article',
      ),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'diligence', name: bi('尽职调查', 'Due diligence'), weight: 25 },
      { id: 'negotiation', name: bi('谈判', 'Negotiation'), weight: 25 },
      { id: 'drafting', name: bi('合同起草', 'Drafting'), weight: 25 },
      { id: 'opinion', name: bi('法律意见和职业伦理', 'Opinion and professional ethics'), weight: 25 },
    ],
    credit_hours: 4,
    minutes: 196,
    multi_user: true,
    team_min: 1,
    team_max: 12,
    reference_release: 'gradual',
    opening_mode: 'limited',
    allow_redo: true,
    cover: 'meeting',
    roles: CASE_ROLES,
    documents: [
      ...STUDY_DOCUMENTS,
      ...EVIDENCE_DOCUMENTS,
      ...LAW_DOCUMENTS,
      ...OTHER_LAW,
      ...REFERENCES,
      ...NOTICE_REFERENCES,
    ],
    fields: [...FIELDS],
    jumps: [],
  },
};
