import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { EVIDENCE_DOCUMENTS, STUDY_DOCUMENTS } from './documents/facts.ts';
import { LAW_DOCUMENTS } from './documents/law.ts';
import { EVIDENCE_LAW } from './documents/law-evidence.ts';
import { PROOF_LAW } from './documents/law-proof.ts';
import { WITNESS_LAW } from './documents/law-witness.ts';
import { FIELDS } from './fields.ts';
import { FLOW } from './flow.ts';
import { REFERENCES } from './references.ts';
import { CASE_ROLES } from './roles.ts';

/** 先章后字: a genuine seal, words that may have come later, and two experts who agree on one thing only. */
export const SEAL_AND_WORDS: AuthoredCase = {
  format: 'lets.case/1',
  code: 'seal-and-words',
  experiment_type: 'forensic_science',
  workflow_name: bi(
    '文书司法鉴定与鉴定人出庭',
    'Forensic examination of a document and the experts in court',
  ),
  flow: FLOW,
  project: {
    name: bi('对账确认书“先章后字”文书鉴定案', 'The seal or the words first?'),
    case_number: bi('（2025）明 0102 民初 388 号', '(2025) Ming 0102 Civil First Instance No. 388'),
    grade: 'advanced',
    introduction: bi(
      '一页对账确认书，128 万元。公章是真的；被告说那是一张空白盖章纸，字是后来打上去的，签名也是假的。法院委托鉴定，两名鉴定人分别检验：印和字的先后，意见一致；签名，意见不一。鉴定人出庭，对手请来了内行。科学能回答到哪一步，法律从哪一步接手？',
      'One page, a statement of account for 1.28 million yuan. The seal is genuine; the defendant says that the sheet was blank when it was sealed, that the words were printed later, and that the signature is false. The court commissions an expert examination. Two experts examine the page independently; they agree on the order of seal and words and differ on the signature. They appear in court, and the other side has brought a specialist of its own. How far can science answer, and where does the law take over?',
    ),
    objectives: [
      bi(
        '掌握司法鉴定从申请、委托、受理到出庭的程序',
        'Master the procedure of forensic examination from application, commission and acceptance to appearance in court',
      ),
      bi(
        '会写事项准确的委托书和七项齐全的意见书',
        'Draft a letter of commission with precisely worded matters and an opinion with all seven items',
      ),
      bi(
        '会就方法、误差、局限对鉴定意见质证',
        'Challenge an expert opinion on its method, margin of error and limits',
      ),
      bi('会写对鉴定意见的采信理由', 'Write the reasons for adopting or not adopting an expert opinion'),
    ],
    requirements: [
      bi(
        '开始前读完案情材料和证据 1、2；证据 3 检验所见在受理后对鉴定机构开放，随鉴定意见书送达各方',
        'Before you start, read the case material and evidence 1 and 2. Evidence 3, the observations of the laboratory, opens to the laboratory after acceptance and is served on the others with the opinion',
      ),
      bi(
        '技术判断写明方法和局限，法律判断引到条文',
        'State method and limits for technical judgments, and cite the article for legal ones',
      ),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'procedure', name: bi('鉴定程序', 'Procedure of forensic examination'), weight: 30 },
      { id: 'examination', name: bi('检验和意见书', 'Examination and opinion'), weight: 25 },
      { id: 'testing', name: bi('质证', 'Examining the opinion in court'), weight: 25 },
      { id: 'reasoning', name: bi('采信说理', 'Reasons'), weight: 20 },
    ],
    credit_hours: 5,
    minutes: 228,
    multi_user: true,
    team_min: 1,
    team_max: 13,
    reference_release: 'gradual',
    opening_mode: 'limited',
    allow_redo: true,
    cover: 'laboratory',
    roles: CASE_ROLES,
    documents: [
      ...STUDY_DOCUMENTS,
      ...EVIDENCE_DOCUMENTS,
      ...LAW_DOCUMENTS,
      ...EVIDENCE_LAW,
      ...PROOF_LAW,
      ...WITNESS_LAW,
      ...REFERENCES,
    ],
    fields: [...FIELDS],
    jumps: [],
  },
};
