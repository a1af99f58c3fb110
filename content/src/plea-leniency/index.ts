import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { EVIDENCE_DOCUMENTS, STUDY_DOCUMENTS } from './documents/facts.ts';
import { LAW_DOCUMENTS } from './documents/law.ts';
import { FIELDS } from './fields.ts';
import { FLOW } from './flow.ts';
import { REFERENCES } from './references.ts';
import { CASE_ROLES } from './roles.ts';

/** 认罪认罚刑事一审: a camera taken with an old key, a record with seventeen silent minutes, a recommendation that missed something. */
export const PLEA_LENIENCY: AuthoredCase = {
  format: 'lets.case/1',
  code: 'criminal-plea-leniency',
  experiment_type: 'litigation_arbitration',
  workflow_name: bi('刑事一审：认罪认罚', 'Criminal first instance with plea leniency'),
  flow: FLOW,
  project: {
    name: bi('何家俊盗窃案（认罪认罚）', 'The theft case of He Jiajun (plea leniency)'),
    case_number: bi('（2025）明 0103 刑初 86 号', '(2025) Ming 0103 Criminal First Instance No. 86'),
    grade: 'advanced',
    introduction: bi(
      '前助理用没有交还的钥匙进入摄影工作室，取走价值 21,600 元的器材。他签了认罪认罚具结书；第一份讯问笔录的录像缺了十七分钟，到案经过有两种记载。证据该不该排除，认罪是否自愿，量刑建议该不该采纳，由合议庭逐项表决；辩护方可以对建议提出异议，检察院可以调整，被告人可以反悔。',
      'A former assistant enters a photo studio with a key he had not returned and takes equipment worth 21,600 yuan. He has signed a plea statement; seventeen minutes are missing from the recording of the first questioning, and two documents differ on how he came to the police. Must evidence be excluded, was the plea voluntary, and should the sentencing recommendation be adopted? The panel votes on each question. The defence may object to the recommendation, the procuratorate may adjust it, and the defendant may withdraw the plea.',
    ),
    objectives: [
      bi('说明认罪认罚的条件和程序', 'Explain the conditions and procedure of plea leniency'),
      bi('审查自愿性和具结书', 'Examine the voluntariness of a plea and the plea statement'),
      bi('申请和裁断非法证据排除', 'Apply for and decide on the exclusion of unlawfully obtained evidence'),
      bi('判断量刑建议是否明显不当', 'Judge whether a sentencing recommendation is clearly improper'),
    ],
    requirements: [
      bi(
        '开始前读完案情、证据和本人角色的说明',
        'Before you start, read the facts, the evidence and the brief for your role',
      ),
      bi('引用法律写明条文', 'When you cite a law, give the article'),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'procedure', name: bi('刑事程序', 'Criminal procedure'), weight: 30 },
      { id: 'evidence', name: bi('证据合法性', 'Lawfulness of evidence'), weight: 25 },
      { id: 'sentencing', name: bi('量刑论证', 'Reasoning on the sentence'), weight: 25 },
      { id: 'drafting', name: bi('文书写作', 'Drafting'), weight: 20 },
    ],
    credit_hours: 5,
    minutes: 266,
    multi_user: true,
    team_min: 1,
    team_max: 12,
    reference_release: 'gradual',
    opening_mode: 'limited',
    allow_redo: true,
    cover: 'courtroom',
    roles: CASE_ROLES,
    documents: [...STUDY_DOCUMENTS, ...EVIDENCE_DOCUMENTS, ...LAW_DOCUMENTS, ...REFERENCES],
    fields: [...FIELDS],
    jumps: [],
  },
};
