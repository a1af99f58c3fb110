import type { Bilingual } from '../core/values.ts';

/** What documents of cases are about: one list for the facts of a case, the forms and everything that is written. */

export type CaseFieldKind = 'text' | 'date' | 'money';

export interface CaseField {
  /** The key of a fact and of the places it fills; never changes. */
  readonly id: string;
  readonly name: Bilingual;
  readonly kind: CaseFieldKind;
}

/** A field as it is written down: its id, its names, and its kind where it is no plain text. */
type Row = readonly [id: string, zh: string, en: string, kind?: CaseFieldKind];

const ROWS = {
  matter: [
    ['case_number', '案号', 'Case number'],
    ['cause', '案由', 'Cause of action'],
    ['subject', '标题事项', 'Subject'],
    ['party_name', '当事人', 'Party'],
    ['party_address', '当事人住所', "Party's address"],
    ['witness_name', '证人', 'Witness'],
    ['witness_address', '证人住所', "Witness's address"],
    ['institution', '鉴定机构', 'Forensic institution'],
  ],
  suit: [
    ['plaintiff_name', '原告', 'Plaintiff'],
    ['plaintiff_gender', '原告性别', "Plaintiff's sex"],
    ['plaintiff_birth', '原告出生日期', "Plaintiff's date of birth", 'date'],
    ['plaintiff_job', '原告职业', "Plaintiff's occupation"],
    ['plaintiff_id', '原告证件号码', "Plaintiff's identity number"],
    ['plaintiff_address', '原告住所', "Plaintiff's address"],
    ['plaintiff_phone', '原告联系方式', "Plaintiff's contact"],
    ['plaintiff_head', '原告法定代表人', "Plaintiff's legal representative"],
    ['counsel_p_name', '原告代理人', "Plaintiff's counsel"],
    ['counsel_p_firm', '原告代理人律所', "Law firm of plaintiff's counsel"],
    ['defendant_name', '被告', 'Defendant'],
    ['defendant_gender', '被告性别', "Defendant's sex"],
    ['defendant_birth', '被告出生日期', "Defendant's date of birth", 'date'],
    ['defendant_job', '被告职业', "Defendant's occupation"],
    ['defendant_id', '被告证件号码', "Defendant's identity number"],
    ['defendant_address', '被告住所', "Defendant's address"],
    ['defendant_phone', '被告联系方式', "Defendant's contact"],
    ['defendant_head', '被告法定代表人', "Defendant's legal representative"],
    ['counsel_d_name', '被告代理人', "Defendant's counsel"],
    ['counsel_d_firm', '被告代理人律所', "Law firm of defendant's counsel"],
    ['third_party_name', '第三人', 'Third party'],
    ['appellant_name', '上诉人', 'Appellant'],
    ['appellee_name', '被上诉人', 'Appellee'],
  ],
  counsel: [
    ['principal_name', '委托人', 'Principal'],
    ['counsel_name', '代理人', 'Counsel'],
    ['counsel_firm', '代理人所在单位', "Counsel's firm"],
    ['client_name', '委托单位', 'Client'],
    ['firm', '律师事务所', 'Law firm'],
    ['addressee_name', '收函人', 'Addressee'],
  ],
  court: [
    ['court', '受理法院', 'Court'],
    ['presiding_name', '审判长', 'Presiding judge'],
    ['judge_names', '合议庭成员', 'Members of the panel'],
    ['clerk_name', '书记员', 'Clerk'],
    ['hearing_place', '地点', 'Place'],
    ['first_court', '原审法院', 'Court of first instance'],
    ['first_case_number', '原审案号', 'Number at first instance'],
    ['first_judgment', '一审判决文号', 'Judgment appealed'],
    ['appeal_court', '上诉法院', 'Court of appeal'],
  ],
  claim: [
    ['claim', '诉讼请求', 'Claims'],
    ['claim_sum', '请求金额', 'Sum claimed', 'money'],
    ['principal_sum', '本金', 'Principal sum', 'money'],
    ['interest_sum', '利息', 'Interest', 'money'],
    ['damages_sum', '损失金额', 'Damages', 'money'],
    ['default_sum', '违约金', 'Contractual penalty', 'money'],
    ['disputed_amount', '争议金额', 'Amount in dispute', 'money'],
    ['fee_total', '案件受理费', 'Court fee', 'money'],
    ['counsel_fee', '律师费', "Counsel's fee", 'money'],
    ['outcome', '裁判结果', 'Outcome'],
    ['terms', '协议内容', 'Terms agreed'],
  ],
  date: [
    ['complaint_date', '起诉日期', 'Date of the complaint', 'date'],
    ['filing_date', '立案日期', 'Date of filing', 'date'],
    ['served_date', '送达日期', 'Date of service', 'date'],
    ['defence_date', '答辩日期', 'Date of the defence', 'date'],
    ['evidence_deadline', '举证届满日', 'Evidence due', 'date'],
    ['hearing_date', '开庭时间', 'Date of hearing', 'date'],
    ['mediation_date', '调解日期', 'Date of the mediation', 'date'],
    ['judgment_date', '裁判日期', 'Date of the judgment', 'date'],
    ['appeal_date', '上诉日期', 'Date of the appeal', 'date'],
  ],
  contract: [
    ['contract_name', '合同名称', 'Contract'],
    ['contract_number', '合同编号', 'Number of the contract'],
    ['contract_date', '合同签订日期', 'Date of the contract', 'date'],
    ['contract_subject', '合同标的', 'Subject matter of the contract'],
    ['contract_price', '合同价款', 'Contract price', 'money'],
    ['party_a', '甲方', 'Party A'],
    ['party_b', '乙方', 'Party B'],
    ['signing_place', '合同签订地', 'Place of signing'],
    ['seller_name', '出卖人', 'Seller'],
    ['seller_address', '出卖人住所', "Seller's address"],
    ['buyer_name', '买受人', 'Buyer'],
    ['buyer_address', '买受人住所', "Buyer's address"],
    ['delivery_date', '交付日期', 'Date of delivery', 'date'],
    ['delivery_place', '交付地点', 'Place of delivery'],
    ['due_date', '到期日', 'Due date', 'date'],
    ['loan_date', '借款日期', 'Date of the loan', 'date'],
    ['loan_sum', '借款金额', 'Sum lent', 'money'],
    ['agreed_rate', '约定利率', 'Agreed rate'],
    ['transferor_name', '转让方', 'Transferor'],
    ['transferee_name', '受让方', 'Transferee'],
    ['target_name', '目标公司', 'Target company'],
    ['share', '转让的股权', 'Equity transferred'],
    ['contribution', '对应认缴出资', 'Subscribed capital contribution', 'money'],
    ['price', '转让价款', 'Price of the transfer', 'money'],
  ],
  arbitration: [
    ['claimant_name', '申请人', 'Claimant'],
    ['claimant_facts', '申请人身份', "Claimant's particulars"],
    ['claimant_address', '申请人住所', "Claimant's address"],
    ['claimant_phone', '申请人联系方式', "Claimant's contact"],
    ['rep_c_name', '申请人代理人', "Claimant's representative"],
    ['respondent_name', '被申请人', 'Respondent'],
    ['respondent_facts', '被申请人身份', "Respondent's particulars"],
    ['respondent_address', '被申请人住所', "Respondent's address"],
    ['respondent_phone', '被申请人联系方式', "Respondent's contact"],
    ['respondent_head', '被申请人法定代表人', "Respondent's legal representative"],
    ['rep_r_name', '被申请人代理人', "Respondent's representative"],
    ['arbitration_body', '仲裁委员会', 'Arbitration commission'],
    ['arbitrator_name', '首席仲裁员', 'Presiding arbitrator'],
    ['arbitration_clause', '仲裁协议', 'Arbitration agreement'],
    ['apply_date', '申请日期', 'Date of the application', 'date'],
    ['accept_date', '受理日期', 'Date of acceptance', 'date'],
    ['award_date', '裁决日期', 'Date of the award', 'date'],
  ],
  labour: [
    ['worker_name', '劳动者', 'Worker'],
    ['employer_name', '用人单位', 'Employer'],
    ['job_title', '工作岗位', 'Position'],
    ['hire_date', '入职日期', 'Date of hiring', 'date'],
    ['contract_period', '劳动合同期限', 'Term of the labour contract'],
    ['monthly_wage', '月工资', 'Monthly wage', 'money'],
    ['average_wage', '离职前十二个月平均工资', 'Average wage of the last twelve months', 'money'],
    ['service_years', '工作年限', 'Years of service'],
    ['dismissal_date', '劳动合同解除日期', 'Date of termination', 'date'],
    ['dismissal_reason', '解除理由', 'Reason for termination'],
    ['unpaid_wages', '拖欠的工资', 'Unpaid wages', 'money'],
    ['overtime_pay', '加班工资', 'Overtime pay', 'money'],
    ['severance_sum', '经济补偿', 'Severance pay', 'money'],
    ['unlawful_sum', '违法解除赔偿金', 'Compensation for unlawful termination', 'money'],
  ],
  criminal: [
    ['procuratorate', '公诉机关', 'Prosecuting authority'],
    ['prosecutor_name', '公诉人', 'Prosecutor'],
    ['accused_name', '被告人', 'Accused'],
    ['accused_facts', '被告人身份', 'Particulars of the accused'],
    ['accused_gender', '被告人性别', 'Sex of the accused'],
    ['accused_birth', '被告人出生日期', "Accused's date of birth", 'date'],
    ['accused_id', '被告人证件号码', "Accused's identity number"],
    ['accused_education', '被告人文化程度', 'Education of the accused'],
    ['accused_job', '被告人职业', 'Occupation of the accused'],
    ['accused_address', '被告人住所', 'Address of the accused'],
    ['accused_record', '被告人前科', 'Previous convictions'],
    ['detention_place', '羁押场所', 'Place of detention'],
    ['defender_name', '辩护人', 'Defender'],
    ['defender_firm', '辩护人所在单位', "Defender's firm"],
    ['victim_name', '被害人', 'Victim'],
    ['charge', '罪名', 'Charge'],
    ['offence_date', '案发日期', 'Date of the offence', 'date'],
    ['offence_place', '案发地点', 'Place of the offence'],
    ['loss_sum', '涉案金额', 'Sum involved', 'money'],
    ['detention_date', '刑事拘留日期', 'Date of detention', 'date'],
    ['arrest_date', '逮捕日期', 'Date of arrest', 'date'],
    ['charge_date', '提起公诉日期', 'Date of the indictment', 'date'],
    ['indictment_number', '起诉书文号', 'Number of the indictment'],
    ['plea_date', '具结日期', 'Date of the plea statement', 'date'],
    ['recommended', '量刑建议', 'Sentence recommended'],
    ['sentence', '判处的刑罚', 'Sentence imposed'],
  ],
  administrative: [
    ['authority', '行政机关', 'Authority'],
    ['authority_address', '行政机关地址', "Authority's address"],
    ['authority_head', '行政机关负责人', 'Head of the authority'],
    ['officer_name', '执法人员', 'Enforcement officers'],
    ['hearing_host', '听证主持人', 'Chair of the hearing'],
    ['breach', '违法行为', 'Breach'],
    ['breach_date', '违法行为发生日期', 'Date of the breach', 'date'],
    ['legal_basis', '处罚依据', 'Legal basis of the penalty'],
    ['notice_date', '告知日期', 'Date of the notice', 'date'],
    ['decision_number', '决定书文号', 'Number of the decision'],
    ['decision_date', '决定日期', 'Date of the decision', 'date'],
    ['penalty', '处罚决定', 'Penalty decided'],
    ['fine', '罚款金额', 'Fine', 'money'],
    ['gain', '违法所得', 'Unlawful gain', 'money'],
    ['review_body', '复议机关', 'Reviewing authority'],
    ['review_number', '复议决定文号', 'Number of the review decision'],
  ],
  legislation: [
    ['bill', '法规草案', 'Bill'],
    ['drafting_body', '起草单位', 'Drafting body'],
    ['committee', '制定机关', 'Legislature'],
    ['effective_date', '施行日期', 'Date in force', 'date'],
    ['session_date', '表决日期', 'Date of the vote', 'date'],
  ],
} as const satisfies Record<string, readonly Row[]>;

export type CaseFieldGroup = keyof typeof ROWS;

/** The list, as pickers show it: in groups, each in the order in which documents name things. */
export const CASE_FIELDS = Object.entries(ROWS).map(([group, rows]: [string, readonly Row[]]) => ({
  group: group as CaseFieldGroup,
  fields: rows.map(([id, zh, en, kind = 'text']): CaseField => ({ id, name: { zh, en }, kind })),
}));

const BY_ID: ReadonlyMap<string, CaseField> = new Map(
  CASE_FIELDS.flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)),
);

/** Pure: a field of the list; null where a case has a field of its own under this key. */
export function caseField(id: string): CaseField | null {
  return BY_ID.get(id) ?? null;
}

/**
 * Pure: the key of a field that the list does not have, made of its name: what is called the same in a fact and in a template is the
 * same field, whoever named it first.
 */
export function ownFieldId(name: string): string {
  let hash = 0x811c9dc5;
  for (const sign of name.normalize('NFKC').trim().toLowerCase())
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `own_${hash.toString(16).padStart(8, '0')}`;
}
