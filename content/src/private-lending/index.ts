import type { AuthoredCase } from '@lets/contract';
import { bi, documentsOf } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { witnessReference } from '../witness-papers.ts';
import { EVIDENCE_DOCUMENTS } from './documents/evidence.ts';
import { STUDY_DOCUMENTS } from './documents/facts.ts';
import { EVIDENCE_LAW_DOCUMENTS } from './documents/law-evidence.ts';
import { LENDING_LAW } from './documents/law-lending.ts';
import { PROCEDURE_LAW_DOCUMENTS } from './documents/law-procedure.ts';
import { TRIAL_LAW_DOCUMENTS } from './documents/law-trial.ts';
import { FIELDS, onceDecided, write } from './fields.ts';
import { FLOW } from './flow.ts';
import { FILING_REFERENCE } from './references/filing.ts';
import { HEARING_REFERENCES } from './references/hearing.ts';
import { JUDGMENT_REFERENCE } from './references/judgment.ts';
import { PLEADING_REFERENCES } from './references/pleadings.ts';
import { CASE_ROLES } from './roles.ts';
import { RUBRIC } from './rubric.ts';
import { WITNESS_MATTER } from './witness.ts';

/** Whoever appeals; the filing judge has no part in the second instance. */
const BENCH_ON_APPEAL = {
  presiding: 'presiding',
  judge: 'judge_a',
  assessor: 'judge_b',
  clerk: 'clerk',
  witness: 'witness',
} as const;

/** 民间借贷纠纷一审: a loan note for 200,000 yuan, a transfer of 191,000, and 9,000 that nobody can prove. */
export const PRIVATE_LENDING: AuthoredCase = {
  format: 'lets.case/1',
  code: 'private-lending-first-instance',
  experiment_type: 'litigation_arbitration',
  workflow_name: bi('民间借贷纠纷一审', 'Private lending dispute, first instance'),
  flow: FLOW,
  project: {
    name: bi('陈晓岚诉周启明民间借贷纠纷案', 'Chen Xiaolan v. Zhou Qiming'),
    case_number: bi('（2025）明 0102 民初 217 号', '(2025) Ming 0102 Civil First Instance No. 217'),
    grade: 'advanced',
    introduction: bi(
      '2023 年 3 月 12 日，周启明因经营周转向陈晓岚借款，出具 20 万元借条，约定借期一年、月利率 1.5%。陈晓岚当日转账 19.1 万元。到期后周启明分文未还，称差额 9,000 元是预先扣除的三个月利息；陈晓岚则主张差额以现金交付。',
      "On 12 March 2023 Zhou Qiming borrowed money from Chen Xiaolan for his business and gave her a note for 200,000 yuan, for one year at 1.5% a month. She transferred 191,000 yuan that day. He has repaid nothing since the due date. According to him, the missing 9,000 yuan was three months' interest deducted in advance; according to her, it was handed over in cash.",
    ),
    objectives: [
      bi('撰写要素齐全的起诉状与答辩状', 'Write a complete complaint and a complete defence'),
      bi('围绕真实性、合法性、关联性质证', 'Test evidence for authenticity, lawfulness and relevance'),
      bi('认定预扣利息时的借款本金', 'Find the principal where interest was deducted in advance'),
      bi('判断约定利率是否超过法定上限', 'Judge whether the agreed rate exceeds the statutory limit'),
      bi('完成合议、制作裁判文书', 'Deliberate as a panel and write the judgment'),
    ],
    requirements: [
      bi(
        '开始前读完案情材料、证据 1 至 6 和本人角色的说明',
        'Before the start, read the case material, evidence 1 to 6 and the brief of your role',
      ),
      bi(
        '发言和文书引用法律时写明条文，引用证据时写明编号',
        'In speech and in writing, cite laws by article and evidence by number',
      ),
      bi(
        '服从审判长主持，申请发言获准后再说',
        'Follow the directions of the presiding judge, and speak only when you have been given the floor',
      ),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'pleading', name: bi('诉讼文书写作', 'Drafting pleadings'), weight: 20 },
      { id: 'evidence', name: bi('举证与质证', 'Presenting and testing evidence'), weight: 25 },
      {
        id: 'application',
        name: bi('法律适用与利息计算', 'Applying the law and calculating interest'),
        weight: 20,
      },
      { id: 'procedure', name: bi('程序把握', 'Command of procedure'), weight: 20 },
      { id: 'teamwork', name: bi('庭审表达与协作', 'Advocacy and teamwork'), weight: 15 },
    ],
    rubric: RUBRIC,
    credit_hours: 5,
    minutes: 205,
    multi_user: true,
    team_min: 1,
    team_max: 12,
    reference_release: 'gradual',
    opening_mode: 'limited',
    allow_redo: true,
    cover: 'courtroom',
    roles: CASE_ROLES,
    documents: [
      ...STUDY_DOCUMENTS,
      ...EVIDENCE_DOCUMENTS,
      ...LENDING_LAW,
      ...PROCEDURE_LAW_DOCUMENTS,
      ...TRIAL_LAW_DOCUMENTS,
      ...EVIDENCE_LAW_DOCUMENTS,
      onceDecided(FILING_REFERENCE),
      onceDecided(witnessReference(WITNESS_MATTER, documentsOf('reference', write))),
      ...PLEADING_REFERENCES,
      ...HEARING_REFERENCES,
      onceDecided(JUDGMENT_REFERENCE),
    ],
    fields: [...FIELDS],
    jumps: [
      {
        node_id: 'appeal',
        project_code: 'private-lending-appeal',
        when: { node_id: 'deliberation', outcome: 'passed' },
        roles: {
          ...BENCH_ON_APPEAL,
          plaintiff: 'appellant',
          counsel_p: 'counsel_a',
          defendant: 'appellee',
          counsel_d: 'counsel_e',
        },
      },
      {
        node_id: 'appeal',
        project_code: 'private-lending-appeal-defendant',
        when: { node_id: 'second_vote', outcome: 'passed' },
        roles: {
          ...BENCH_ON_APPEAL,
          defendant: 'appellant',
          counsel_d: 'counsel_a',
          plaintiff: 'appellee',
          counsel_p: 'counsel_e',
        },
      },
    ],
  },
};
