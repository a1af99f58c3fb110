import type { CaseDocument, MergeField } from '@lets/contract';
import { known, releasedAfter, toFill, writerFor } from '../build.ts';
import { REPORT_FIELDS } from '../case-frame.ts';

const PEOPLE: readonly MergeField[] = [
  known('plaintiff_name', ['原告', 'Plaintiff'], ['陈晓岚', 'Chen Xiaolan']),
  known('plaintiff_gender', ['原告性别', "Plaintiff's sex"], ['女', 'female']),
  known(
    'plaintiff_birth',
    ['原告出生日期', "Plaintiff's date of birth"],
    ['1986 年 5 月 14 日', '14 May 1986'],
  ),
  known(
    'plaintiff_job',
    ['原告职业', "Plaintiff's occupation"],
    ['个体工商户，经营晓岚文具店', 'sole trader, owner of Xiaolan Stationery'],
  ),
  known(
    'plaintiff_address',
    ['原告住所', "Plaintiff's address"],
    ['明德市清和区柳荫路 18 号', '18 Liuyin Road, Qinghe District, Mingde City'],
  ),
  toFill('plaintiff_phone', '原告电话', "Plaintiff's phone"),
  known('counsel_p_name', ['原告代理人', "Plaintiff's counsel"], ['沈知行', 'Shen Zhixing']),
  known(
    'counsel_p_firm',
    ['原告代理人律所', "Law firm of plaintiff's counsel"],
    ['恒正律师事务所', 'Hengzheng Law Firm'],
  ),
  known('defendant_name', ['被告', 'Defendant'], ['周启明', 'Zhou Qiming']),
  known('defendant_gender', ['被告性别', "Defendant's sex"], ['男', 'male']),
  known(
    'defendant_birth',
    ['被告出生日期', "Defendant's date of birth"],
    ['1981 年 9 月 2 日', '2 September 1981'],
  ),
  known(
    'defendant_job',
    ['被告职业', "Defendant's occupation"],
    ['个体工商户，经营启明货架加工部', 'sole trader, owner of Qiming Shelving Workshop'],
  ),
  known(
    'defendant_address',
    ['被告住所', "Defendant's address"],
    ['明德市临江区观澜街 7 号', '7 Guanlan Street, Linjiang District, Mingde City'],
  ),
  toFill('defendant_phone', '被告电话', "Defendant's phone"),
  known('counsel_d_name', ['被告代理人', "Defendant's counsel"], ['梁若溪', 'Liang Ruoxi']),
  known(
    'counsel_d_firm',
    ['被告代理人律所', "Law firm of defendant's counsel"],
    ['衡川律师事务所', 'Hengchuan Law Firm'],
  ),
  known('witness_name', ['证人', 'Witness'], ['唐守正', 'Tang Shouzheng']),
  known(
    'witness_address',
    ['证人住所', "Witness's address"],
    ['明德市清和区柳荫路 26 号', '26 Liuyin Road, Qinghe District, Mingde City'],
  ),
];

const FACTS: readonly MergeField[] = [
  known(
    'court',
    ['受诉法院', 'Court'],
    ['明德市清和区人民法院', "Qinghe District People's Court of Mingde City"],
  ),
  known(
    'appeal_court',
    ['上诉法院', 'Court of appeal'],
    ['明德市中级人民法院', "Mingde Intermediate People's Court"],
  ),
  known(
    'case_number',
    ['案号', 'Case number'],
    ['（2025）明 0102 民初 217 号', '(2025) Ming 0102 Civil First Instance No. 217'],
  ),
  known('loan_date', ['借款日期', 'Date of the loan'], ['2023 年 3 月 12 日', '12 March 2023']),
  known('due_date', ['到期日', 'Due date'], ['2024 年 3 月 11 日', '11 March 2024']),
  known('note_amount', ['借条金额', 'Amount on the loan note'], ['200,000', '200,000']),
  known('transfer_amount', ['转账金额', 'Amount transferred'], ['191,000', '191,000']),
  known('disputed_amount', ['争议金额', 'Amount in dispute'], ['9,000', '9,000']),
  known('agreed_rate', ['约定利率', 'Agreed rate'], ['月利率 1.5%', '1.5% a month']),
  known('lpr', ['合同成立时一年期 LPR', 'One-year LPR when the contract was formed'], ['3.65%', '3.65%']),
  known('filing_date', ['立案日期', 'Date of filing'], ['2025 年 3 月 18 日', '18 March 2025']),
  known('complaint_date', ['起诉日期', 'Date of the complaint'], ['2025 年 3 月 18 日', '18 March 2025']),
  known('defence_date', ['答辩日期', 'Date of the defence'], ['2025 年 4 月 2 日', '2 April 2025']),
  known('hearing_date', ['开庭日期', 'Date of the hearing'], ['2025 年 4 月 22 日', '22 April 2025']),
  known('judgment_date', ['裁判日期', 'Date of the judgment'], ['2025 年 5 月 13 日', '13 May 2025']),
];

const TO_FILL: readonly MergeField[] = [
  toFill('claimed_rate', '主张的利率', 'Rate claimed'),
  toFill('claimed_interest', '暂计利息', 'Interest to date'),
  toFill('admitted_principal', '认可的本金', 'Principal admitted'),
  toFill('admitted_rate', '认可的利率', 'Rate admitted'),
  toFill('found_principal', '认定的本金', 'Principal found'),
  toFill('found_rate', '支持的利率', 'Rate allowed'),
  toFill('fee_total', '案件受理费', 'Court fee'),
  toFill('fee_plaintiff', '原告负担的受理费', 'Fee borne by the plaintiff'),
  toFill('fee_defendant', '被告负担的受理费', 'Fee borne by the defendant'),
  toFill('settled_principal', '协议本金', 'Principal agreed'),
  toFill('settled_interest', '协议利息', 'Interest agreed'),
  toFill('settled_plan', '履行方式', 'Manner of payment'),
  toFill('settled_default', '逾期责任', 'Liability for late payment'),
  ...REPORT_FIELDS,
];

export const FIELDS: readonly MergeField[] = [...PEOPLE, ...FACTS, ...TO_FILL];

/** Writes this case's documents. */
export const write = writerFor(FIELDS);

/**
 * Every side argues and the panel votes until judgment, and the debate may be reopened: what a reference answers is settled only once
 * judgment is pronounced or, after a settlement, once the report is in.
 */
export const onceDecided = (document: CaseDocument): CaseDocument =>
  releasedAfter(['pronouncement', 'report'], document);
