import { toFill, writerFor } from '../build.ts';

/** In place of a role: the role that drafts from a form signs the document. The author chooses who drafts. */
export const DRAFTER = '';

/** What forms leave to be filled; a case that has facts under these keys fills them itself. */
const FIELDS = [
  toFill('case_number', '案号', 'Case number'),
  toFill('cause', '案由', 'Cause of action'),
  toFill('court', '受理法院', 'Court'),
  toFill('arbitration_body', '仲裁委员会', 'Arbitration commission'),
  toFill('authority', '行政机关', 'Authority'),
  toFill('plaintiff_name', '原告', 'Plaintiff'),
  toFill('plaintiff_address', '原告住所', "Plaintiff's address"),
  toFill('plaintiff_phone', '原告联系方式', "Plaintiff's contact"),
  toFill('defendant_name', '被告', 'Defendant'),
  toFill('defendant_address', '被告住所', "Defendant's address"),
  toFill('defendant_phone', '被告联系方式', "Defendant's contact"),
  toFill('principal_name', '委托人', 'Principal'),
  toFill('counsel_name', '代理人', 'Counsel'),
  toFill('counsel_firm', '代理人所在单位', "Counsel's firm"),
  toFill('party_name', '当事人', 'Party'),
  toFill('party_address', '当事人住所', "Party's address"),
  toFill('first_judgment', '一审判决文号', 'Judgment appealed'),
  toFill('appeal_court', '上诉法院', 'Court of appeal'),
  toFill('hearing_date', '开庭时间', 'Date of hearing'),
  toFill('hearing_place', '地点', 'Place'),
  toFill('presiding_name', '审判长', 'Presiding judge'),
  toFill('clerk_name', '书记员', 'Clerk'),
  toFill('subject', '标题事项', 'Subject'),
  toFill('client_name', '委托单位', 'Client'),
  toFill('institution', '鉴定机构', 'Forensic institution'),
  toFill('today', '日期', 'Date'),
] as const;

export const write = writerFor(FIELDS);
