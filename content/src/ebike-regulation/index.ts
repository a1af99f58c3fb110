import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { EVIDENCE_DOCUMENTS } from './documents/evidence.ts';
import { STUDY_DOCUMENTS } from './documents/facts.ts';
import { LAW_DOCUMENTS } from './documents/law.ts';
import { FIELDS } from './fields.ts';
import { FLOW } from './flow.ts';
import { REFERENCES } from './references.ts';
import { CASE_ROLES } from './roles.ts';

/** 电动自行车管理条例: what a city may forbid and how far it may punish, from the bill to the announcement. */
export const EBIKE_REGULATION: AuthoredCase = {
  format: 'lets.case/1',
  code: 'ebike-regulation',
  experiment_type: 'legislation',
  workflow_name: bi('设区的市地方性法规听证与表决', 'A city regulation: hearing and vote'),
  flow: FLOW,
  project: {
    name: bi('明德市电动自行车管理条例立法听证与表决', 'Regulating e-bikes in Mingde'),
    case_number: bi('明人常立〔2025〕3 号', 'Mingde Standing Committee, Legislation [2025] No. 3'),
    grade: 'innovative',
    introduction: bi(
      '一年 41 起火灾、6 条人命。草案禁止电池入户充电，闯红灯罚 200 元、情节严重拘留，平台压缩时限的吊销营业执照。居民要求一律不得上楼，骑手说楼下没有桩，平台说时限不归条例管。市里能立什么、能罚到哪里，听证之后怎么写、怎么表决？',
      'Forty-one fires and six deaths in one year. The draft bans charging batteries in homes, fines running a red light 200 yuan, with detention in serious cases, and revokes the licences of platforms that cut delivery times. Residents want no battery taken upstairs at all, riders say that there are no charging ports downstairs, platforms say that delivery times are no business of a regulation. What may a city legislate on, how far may it punish, and after the hearing, how should the text be worded and put to the vote?',
    ),
    objectives: [
      bi('判断设区的市的立法权限', "Determine the extent of a city's legislative power"),
      bi('按上位法检查并修改罚则', 'Check penalties against higher law and revise them'),
      bi('准备和主持立法听证', 'Prepare and conduct a legislative hearing'),
      bi('起草明确、可执行的条文', 'Draft clauses that are clear and enforceable'),
      bi('完成审议、表决、报批、公布的程序', 'Take a bill through review, vote, approval and publication'),
    ],
    requirements: [
      bi(
        '开始前读完立法背景材料、条例草案和证据 1；证据 2、3 在列入议程、公开征求意见以后开放',
        'Before you start, read the background, the draft and evidence 1; evidence 2 and 3 open once the draft is on the agenda and has been published for comment',
      ),
      bi(
        '发言要落到条款上：改哪个字，依据哪一条',
        'Speak to the clause: which word should change, and on what legal basis',
      ),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'power', name: bi('立法权限与法律位阶', 'Legislative power and hierarchy of norms'), weight: 30 },
      { id: 'drafting', name: bi('条文起草', 'Drafting norms'), weight: 25 },
      { id: 'hearing', name: bi('听证陈述与主持', 'Speaking at and conducting a hearing'), weight: 25 },
      { id: 'deliberation', name: bi('审议与表决', 'Deliberation and vote'), weight: 20 },
    ],
    credit_hours: 4,
    minutes: 148,
    multi_user: true,
    team_min: 1,
    team_max: 12,
    reference_release: 'gradual',
    opening_mode: 'limited',
    allow_redo: true,
    cover: 'hearing',
    roles: CASE_ROLES,
    documents: [...STUDY_DOCUMENTS, ...EVIDENCE_DOCUMENTS, ...LAW_DOCUMENTS, ...REFERENCES],
    fields: [...FIELDS],
    jumps: [],
  },
};
