import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { EVIDENCE_DOCUMENTS } from './documents/evidence.ts';
import { FACTS, GUIDE } from './documents/facts.ts';
import { LAW_AFTER_AWARD } from './documents/law-after.ts';
import { ARBITRATION_LAW } from './documents/law-arbitration.ts';
import { LABOUR_LAW } from './documents/law-matter.ts';
import { FIELDS } from './fields.ts';
import { FLOW } from './flow.ts';
import { REFERENCES } from './references/index.ts';
import { CASE_ROLES } from './roles.ts';

/** 劳动争议仲裁: a dismissal for three days at home, a message that may have asserted a right, and evidence in the other side's hands. */
export const LABOUR_ARBITRATION: AuthoredCase = {
  format: 'lets.case/1',
  code: 'labour-arbitration',
  experiment_type: 'litigation_arbitration',
  workflow_name: bi('劳动争议仲裁', 'Labour dispute arbitration'),
  flow: FLOW,
  project: {
    name: bi('何佳宁与澄观公司劳动争议仲裁案', 'He Jianing and Chengguan: labour arbitration'),
    case_number: bi('清和劳人仲案〔2025〕318 号', 'Qinghe Labour Arbitration [2025] No. 318'),
    grade: 'advanced',
    introduction: bi(
      '何佳宁在家工作三天没有打卡，被公司以旷工为由解除劳动合同，6 月的工资也没有发。她请求赔偿金、加班费、欠薪，以及入职后六个月没有书面合同的二倍工资；公司说解除有据、时效已过。打卡、门禁和通知工会的材料都在公司手里。',
      "He Jianing works at home for three days without clocking in; the company terminates her contract for absence without leave and does not pay her June wages. She claims compensation, overtime pay, unpaid wages, and double wages because she had no written contract for her first six months. The company says that the termination was justified and that the limitation period has expired. The attendance records, the door log and the notice to the union are all in the company's hands.",
    ),
    objectives: [
      bi(
        '写出请求可以计算的仲裁申请书和答辩书',
        'Draft an application and a defence whose figures can be verified',
      ),
      bi('分配劳动争议的举证责任', 'Allocate the burden of proof in a labour dispute'),
      bi('判断仲裁时效是否中断', 'Judge whether limitation was interrupted'),
      bi('先行调解、先行裁决和合议', 'Mediate before the award, make a partial award, and deliberate'),
      bi('区分终局裁决和非终局裁决的救济', 'Distinguish the remedies against final and non-final awards'),
    ],
    requirements: [
      bi(
        '开始前读完案情材料、证据 1 至 6 和本人角色的说明',
        'Before you start, read the case material, Evidence 1 to 6 and the brief for your role',
      ),
      bi('每个数额都写出算式', 'Show how every figure is calculated'),
      bi('在庭上引用条文和证据编号', 'Cite articles and evidence numbers at the hearing'),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'pleading', name: bi('请求和答辩写作', 'Drafting the claims and the defence'), weight: 20 },
      {
        id: 'evidence',
        name: bi('举证责任和质证', 'Burden of proof and examination of evidence'),
        weight: 25,
      },
      { id: 'application', name: bi('法律适用与计算', 'Applying the law and calculating'), weight: 25 },
      { id: 'procedure', name: bi('仲裁程序和救济', 'Procedure and remedies'), weight: 20 },
      { id: 'teamwork', name: bi('调解与协作', 'Mediation and teamwork'), weight: 10 },
    ],
    credit_hours: 5,
    minutes: 218,
    multi_user: true,
    team_min: 1,
    team_max: 12,
    reference_release: 'gradual',
    opening_mode: 'limited',
    allow_redo: true,
    cover: 'courtroom',
    roles: CASE_ROLES,
    documents: [
      FACTS,
      GUIDE,
      ...EVIDENCE_DOCUMENTS,
      ...ARBITRATION_LAW,
      LABOUR_LAW,
      LAW_AFTER_AWARD,
      ...REFERENCES,
    ],
    fields: [...FIELDS],
    jumps: [],
  },
};
