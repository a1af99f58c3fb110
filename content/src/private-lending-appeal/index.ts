import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { EVIDENCE_DOCUMENTS } from '../private-lending/documents/evidence.ts';
import { EVIDENCE_LAW_DOCUMENTS } from '../private-lending/documents/law-evidence.ts';
import { LENDING_LAW } from '../private-lending/documents/law-lending.ts';
import { studyDocuments } from './documents/facts.ts';
import { APPEAL_LAW } from './documents/law.ts';
import { NEW_EVIDENCE } from './documents/new-evidence.ts';
import { fieldsOf } from './fields.ts';
import { flowOf } from './flow.ts';
import { BORROWER_APPEALS, either, LENDER_APPEALS, type Premise } from './premise.ts';
import { referencesOf } from './references.ts';
import { castRoles } from './roles.ts';

const INTRODUCED = bi(
  '一审认定 9,000 元现金交付真伪不明，本金按 191,000 元判决。陈晓岚在搬店时找到一本备用金流水，上诉请求改判 200,000 元；周启明没有上诉，却找到了借款当晚同工人的聊天。流水本关键一行换了墨色，工人还等着他付工钱。两份证据都迟到了。',
  'At first instance the court held it unclear whether 9,000 yuan had been delivered in cash and found the principal to be 191,000. When she moved her shop, Chen Xiaolan came across a petty cash book, and she appeals, asking for 200,000. Zhou Qiming has not appealed, but he has found a chat with one of his workmen from the evening of the loan. In the book, the ink changes in the decisive line; the workman is still waiting for his wages. Both pieces of evidence are late.',
);

const INTRODUCED_200 = bi(
  '一审认定 9,000 元现金交付具有高度可能性，本金按 200,000 元判决。周启明上诉请求改判 191,000 元，拿出借款当晚同工人的聊天；陈晓岚没有上诉，却在搬店时找到一本备用金流水。流水本关键一行换了墨色，工人还等着周启明付工钱。上诉的是借款人，举证的仍是出借人。两份证据都迟到了。',
  'At first instance the court held it highly probable that 9,000 yuan had been delivered in cash and found the principal to be 200,000. Zhou Qiming appeals, asking for 191,000, and relies on a chat with one of his workmen from the evening of the loan. Chen Xiaolan has not appealed, but when she moved her shop she came across a petty cash book. In the book, the ink changes in the decisive line; the workman is still waiting for his wages. The borrower appeals, but the lender must still prove delivery. Both pieces of evidence are late.',
);

/** 民间借贷纠纷二审 on what the court below decided. Late evidence on both sides, and a digit that may have been added. */
const appealCase = (at: Premise): AuthoredCase => ({
  format: 'lets.case/1',
  code: at.code,
  experiment_type: 'litigation_arbitration',
  workflow_name: either(
    at,
    bi('民间借贷纠纷二审', 'Private lending dispute, second instance'),
    bi('民间借贷纠纷二审（被告上诉）', 'Private lending, second instance: the defendant appeals'),
  ),
  flow: flowOf(at),
  project: {
    name: either(
      at,
      bi('陈晓岚与周启明民间借贷纠纷二审案', 'Chen v. Zhou, the appeal'),
      bi('周启明与陈晓岚民间借贷纠纷二审案（被告上诉）', 'Chen v. Zhou, the appeal of the defendant'),
    ),
    case_number: bi('（2025）明 01 民终 1306 号', '(2025) Ming 01 Civil Final No. 1306'),
    grade: 'comprehensive',
    introduction: either(at, INTRODUCED, INTRODUCED_200),
    objectives: [
      bi(
        '写出针对一审理由的上诉状和答辩状',
        'Write an appeal and an answer that deal with the reasons of the judgment',
      ),
      bi('把握二审的审理范围', 'Keep to the scope of an appeal'),
      bi('处理逾期提供的新证据', 'Deal with new evidence that is late'),
      bi(
        '在维持、改判、发回重审之间作出选择',
        'Choose between upholding, amending and remanding for retrial',
      ),
    ],
    requirements: [
      bi(
        '开始前读完一审判决书、证据 7 和证据 8',
        'Before you start, read the judgment below and evidence 7 and 8',
      ),
      bi(
        '每个观点都要写明条文或者证据编号',
        'Support every point with an article or a numbered item of evidence',
      ),
      REPORT_REQUIRED,
    ],
    competency_goals: [
      { id: 'pleading', name: bi('上诉文书写作', 'Drafting appeal papers'), weight: 25 },
      { id: 'evidence', name: bi('新证据的举证与质证', 'Presenting and testing new evidence'), weight: 30 },
      { id: 'scope', name: bi('审理范围与裁判方式', 'Scope of review and forms of decision'), weight: 25 },
      { id: 'teamwork', name: bi('庭审表达与协作', 'Advocacy and teamwork'), weight: 20 },
    ],
    credit_hours: 5,
    minutes: 189,
    multi_user: true,
    team_min: 1,
    team_max: 12,
    reference_release: 'gradual',
    opening_mode: either(at, 'limited', 'specified'),
    allow_redo: true,
    cover: 'courtroom',
    roles: castRoles(at),
    documents: [
      ...studyDocuments(at),
      ...EVIDENCE_DOCUMENTS,
      ...NEW_EVIDENCE,
      ...APPEAL_LAW,
      ...LENDING_LAW,
      ...EVIDENCE_LAW_DOCUMENTS,
      ...referencesOf(at),
    ],
    fields: [...fieldsOf(at)],
    jumps: [],
  },
});

/** Where the first case leads when the court found 191,000: the plaintiff appeals. It is played by itself too. */
export const PRIVATE_LENDING_APPEAL: AuthoredCase = appealCase(LENDER_APPEALS);

/** Where the first case leads when the court found 200,000: the defendant appeals. No student's list shows it. */
export const PRIVATE_LENDING_APPEAL_DEFENDANT: AuthoredCase = appealCase(BORROWER_APPEALS);
