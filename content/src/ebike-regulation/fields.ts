import type { MergeField } from '@lets/contract';
import { known, toFill } from '../build.ts';
import { REPORT_FIELDS, writersFor } from '../case-frame.ts';

export const FIELDS: readonly MergeField[] = [
  known(
    'bill',
    ['法规案', 'Bill'],
    ['《明德市电动自行车管理条例（草案）》', 'Draft Regulation of Mingde City on Electric Bicycles'],
  ),
  known(
    'bill_number',
    ['编号', 'Number'],
    ['明人常立〔2025〕3 号', 'Mingde Standing Committee, Legislation [2025] No. 3'],
  ),
  known(
    'committee',
    ['制定机关', 'Legislature'],
    ['明德市人民代表大会常务委员会', "Standing Committee of the Mingde People's Congress"],
  ),
  known('drafting_body', ['起草单位', 'Drafting body'], ['明德市公安局', 'Mingde Public Security Bureau']),
  known('note_date', ['书面说明日期', 'Date of the explanation'], ['2025 年 5 月 12 日', '12 May 2025']),
  known('hearing_date', ['听证日期', 'Date of the hearing'], ['2025 年 5 月 20 日', '20 May 2025']),
  known('review_date', ['审议日期', 'Date of the review'], ['2025 年 6 月 18 日', '18 June 2025']),
  known('session_date', ['表决日期', 'Date of the vote'], ['2025 年 6 月 27 日', '27 June 2025']),
  toFill('added_penalty', '补充设定的处罚', 'Penalty added'),
  toFill('upper_law', '上位法依据', 'Higher law relied on'),
  toFill('speaker_group', '代表的群体', 'Group represented'),
  toFill('clause_wording', '建议的条文', 'Wording proposed'),
  toFill('effective_date', '施行日期', 'Date in force'),
  ...REPORT_FIELDS,
];

/** Write this case's documents. */
export const { write, material, evidence, law, reference } = writersFor(FIELDS);
