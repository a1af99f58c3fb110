import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { EVIDENCE_DOCUMENTS, STUDY_DOCUMENTS } from './documents/facts.ts';
import { LAW_DOCUMENTS } from './documents/law.ts';
import { FIELDS } from './fields.ts';
import { FLOW } from './flow.ts';
import { REFERENCES } from './references.ts';
import { CASE_ROLES } from './roles.ts';

/** 邻里漏水人民调解: a burst hose, 13,300 yuan, and one apology; the class may bend the facts and settle or go on. */
export const LEAK_MEDIATION: AuthoredCase = {
  format: 'lets.case/1',
  code: 'leak-mediation',
  experiment_type: 'free',
  workflow_name: bi('人民调解：邻里损害纠纷', "People's mediation: damage between neighbours"),
  flow: FLOW,
  project: {
    name: bi('河东社区 6 栋漏水纠纷人民调解', 'The leak in Building 6, Hedong'),
    case_number: bi('河东民调〔2025〕23 号', 'Hedong Mediation [2025] No. 23'),
    grade: 'simple',
    introduction: bi(
      '楼上软管爆裂，楼下书房被淹。退休教师沈桂兰要 13,300 元和一句道歉，一气之下关了楼上的水；房主说谁住谁负责，租客说早就报修了，物业晚到二十分钟。社区调解室里，谈成还是谈不成，由各人自己决定；班级可以抽变数卡，改动事实再谈一次。',
      'A hose bursts above, a study is flooded below. Shen Guilan, a retired teacher, wants 13,300 yuan and one apology, and in anger has cut off the water above; the owner says that whoever lives there is responsible, the tenant that he reported it, and the management came twenty minutes late. In the mediation room they settle or they do not; the class may draw a card, change a fact, and talk again.',
    ),
    objectives: [
      bi('说出人民调解的原则和程序', "State the principles and steps of people's mediation"),
      bi('按市场价格和过错核算邻里损害', 'Assess damage between neighbours by market price and fault'),
      bi('区分要求和需要，练习协商与让步', 'Distinguish demands from needs, and practise negotiation'),
      bi('写出能够履行、可以确认的调解协议', 'Write an agreement that can be performed and confirmed'),
      bi(
        '调解不成时，告知并选择其他途径',
        'Where it fails, point out the other remedies and choose among them',
      ),
    ],
    requirements: [
      bi(
        '开始前读完纠纷材料、指引和本人角色的说明',
        'Before the start read the dispute, the guide and the brief of your role',
      ),
      bi('一个人说完，另一个人再说', 'One finishes before the next begins'),
      bi('谈数字要一项一项谈，说出依据', 'Talk of figures item by item, with their evidence'),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'listening', name: bi('倾听与沟通', 'Listening and talking'), weight: 30 },
      { id: 'negotiation', name: bi('协商与方案设计', 'Negotiation and proposals'), weight: 30 },
      { id: 'law', name: bi('法律常识与责任分析', 'Basic law and responsibility'), weight: 20 },
      { id: 'drafting', name: bi('协议和告知书写作', 'Drafting agreement and notice'), weight: 20 },
    ],
    credit_hours: 2,
    minutes: 82,
    multi_user: true,
    team_min: 1,
    team_max: 12,
    reference_release: 'gradual',
    opening_mode: 'free',
    allow_redo: true,
    cover: 'meeting',
    roles: CASE_ROLES,
    documents: [...STUDY_DOCUMENTS, ...EVIDENCE_DOCUMENTS, ...LAW_DOCUMENTS, ...REFERENCES],
    fields: [...FIELDS],
    jumps: [],
  },
};
