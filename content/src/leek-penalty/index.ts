import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { EVIDENCE_DOCUMENTS, STUDY_DOCUMENTS } from './documents/facts.ts';
import { LAW_DOCUMENTS } from './documents/law.ts';
import { FIELDS } from './fields.ts';
import { FLOW } from './flow.ts';
import { JUMPS } from './jumps.ts';
import { REFERENCES } from './references.ts';
import { CASE_ROLES } from './roles.ts';

/** 五十六元韭菜: a statutory minimum fine of 50,000 yuan, a shopkeeper who did half of her duty, and three lawful ways. */
export const LEEK_PENALTY: AuthoredCase = {
  format: 'lets.case/1',
  code: 'leek-penalty',
  experiment_type: 'law_enforcement',
  workflow_name: bi('行政处罚普通程序与听证', 'Administrative penalty with a hearing'),
  flow: FLOW,
  project: {
    name: bi('林记蔬果店不合格韭菜行政处罚案', "Lin's Greengrocery: the leeks"),
    case_number: bi('清市监罚〔2025〕41 号', 'Qinghe Market Penalty [2025] No. 41'),
    grade: 'basic',
    introduction: bi(
      '林月娥卖了 8 公斤韭菜，收款 56 元，赚 20 元。抽检农药残留超标。食品安全法的罚款起点是五万元。她如实说出了供货商，当天召回退款；可她没有要合格证，进货本只记了一行字。免予、减轻，还是按起点？',
      "Lin Yue'e sold 8 kg of leeks for 56 yuan and made 20. The residue exceeds the limit, and the Food Safety Law sets a minimum fine of 50,000 yuan. She named her supplier and gave refunds the same day; but she asked for no certificate, and her book has only one line. Exemption, mitigation, or the minimum?",
    ),
    objectives: [
      bi('掌握行政处罚普通程序和听证程序', 'Master the ordinary procedure and the hearing'),
      bi(
        '区分免予、不予、减轻处罚的条件',
        'Distinguish the conditions of exemption, no penalty and mitigation',
      ),
      bi(
        '写出要素齐全、说理充分的告知书和决定书',
        'Write a notice and a decision with all their elements and full reasons',
      ),
      bi('用过罚相当原则检验处罚数额', 'Test whether the amount is proportionate'),
    ],
    requirements: [
      bi(
        '开始前读完案情材料和证据 1、2；证据 3 在现场调查以后开放',
        'Read the case material and evidence 1 and 2 before you start; evidence 3 opens after the inspection',
      ),
      bi(
        '裁量的每个理由引到条、款、项',
        'Support every argument on discretion with article, paragraph and item',
      ),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'procedure', name: bi('处罚程序', 'Procedure of penalties'), weight: 30 },
      { id: 'discretion', name: bi('裁量与说理', 'Discretion and reasons'), weight: 30 },
      { id: 'drafting', name: bi('执法文书写作', 'Drafting'), weight: 20 },
      { id: 'hearing', name: bi('听证质证', 'Evidence at the hearing'), weight: 20 },
    ],
    credit_hours: 4,
    minutes: 166,
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
    jumps: [...JUMPS],
  },
};
