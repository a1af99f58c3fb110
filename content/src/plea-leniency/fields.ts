import type { MergeField } from '@lets/contract';
import { known, toFill } from '../build.ts';
import { REPORT_FIELDS, writersFor } from '../case-frame.ts';

export const FIELDS: readonly MergeField[] = [
  known('court', ['审判法院', 'Court'], ['明德市临江区人民法院', "Linjiang District People's Court, Mingde"]),
  known(
    'procuratorate',
    ['公诉机关', 'Prosecuting authority'],
    ['明德市临江区人民检察院', "Linjiang District People's Procuratorate, Mingde"],
  ),
  known(
    'case_number',
    ['案号', 'Case number'],
    ['（2025）明 0103 刑初 86 号', '(2025) Ming 0103 Criminal First Instance No. 86'],
  ),
  known('defendant_name', ['被告人', 'Defendant'], ['何家俊', 'He Jiajun']),
  known('victim_name', ['被害人', 'Victim'], ['罗敏', 'Luo Min']),
  known('plea_date', ['具结日期', 'Date of the plea statement'], ['2025 年 5 月 20 日', '20 May 2025']),
  known('charge_date', ['起诉日期', 'Date of the indictment'], ['2025 年 5 月 26 日', '26 May 2025']),
  known('peace_date', ['谅解日期', 'Date of the forgiveness'], ['2025 年 6 月 10 日', '10 June 2025']),
  known(
    'conference_date',
    ['庭前会议日期', 'Date of the pretrial conference'],
    ['2025 年 6 月 18 日', '18 June 2025'],
  ),
  known('trial_date', ['开庭日期', 'Date of the trial'], ['2025 年 6 月 26 日', '26 June 2025']),
  known('judgment_date', ['判决日期', 'Date of the judgment'], ['2025 年 7 月 3 日', '3 July 2025']),
  toFill('recommended', '量刑建议', 'Sentence recommended'),
  toFill('excluded_item', '申请排除的证据', 'Evidence to be excluded'),
  toFill('paid', '已经赔偿的数额', 'Amount paid'),
  toFill('sentence', '判处的刑罚', 'Sentence imposed'),
  ...REPORT_FIELDS,
];

/** Write this case's documents. */
export const { write, material, evidence, law, reference } = writersFor(FIELDS);
