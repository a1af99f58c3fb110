import type { BilingualDocument, CaseDocument } from '@lets/contract';
import { bi, part, quote, table } from '../../build.ts';
import { write } from '../fields.ts';
import { LENT, ON_THE_NOTE } from './judgment-findings.ts';
import { judgmentOn } from './judgment-text.ts';

const lent = judgmentOn(LENT);
const onTheNote = judgmentOn(ON_THE_NOTE);

/** The judgment as it is served on the parties, by the principal that it finds. */
export const JUDGMENTS: Readonly<Record<'191,000' | '200,000', BilingualDocument>> = {
  '191,000': write(lent.zh, lent.en),
  '200,000': write(onTheNote.zh, onTheNote.en),
};

export const JUDGMENT_REFERENCE: CaseDocument = {
  id: 'reference_judgment',
  kind: 'reference',
  name: bi('裁判文书参考答案', 'Reference: judgment'),
  node_id: 'judgment',
  role_ids: [],
  body: write(
    [
      ...lent.zh,
      part('附：计算说明（不属于判决书正文）'),
      table(
        ['项目', '算式', '结果'],
        ['法定上限', '3.65% × 4', '年利率 14.6%'],
        ['一年利息', '191,000 × 14.6%', '27,886.00 元'],
        ['一日利息', '27,886 ÷ 365', '76.40 元'],
        ['计至 2025 年 3 月 18 日', '27,886 × 2 + 76.40 × 7', '56,306.80 元'],
        ['支持的总额', '191,000 + 56,306.80', '247,306.80 元'],
        ['请求的总额', '200,000 + 58,960', '258,960.00 元'],
        ['支持的比例', '247,306.80 ÷ 258,960', '95.5%'],
        ['受理费', '50 + 90,000 × 2.5% + 100,000 × 2% + 58,960 × 1.5%', '5,184.40 元'],
        ['被告负担', '5,184.40 × 95.5%', '4,951.10 元'],
        ['原告负担', '5,184.40 − 4,951.10', '233.30 元'],
      ),
      quote(
        '每满一年按年计息，不满一年的按日计息，一年按 365 日。合议庭多数认定 200,000 元的，主文第一项改为 200,000 元，利息请求全部支持，受理费由被告负担。',
      ),
    ],
    [
      ...lent.en,
      part('Note on the figures (not part of the judgment)'),
      table(
        ['Item', 'Calculation', 'Result'],
        ['Statutory limit', '3.65% × 4', '14.6% a year'],
        ['Interest for a year', '191,000 × 14.6%', '27,886.00 yuan'],
        ['Interest for a day', '27,886 ÷ 365', '76.40 yuan'],
        ['Up to 18 March 2025', '27,886 × 2 + 76.40 × 7', '56,306.80 yuan'],
        ['Total allowed', '191,000 + 56,306.80', '247,306.80 yuan'],
        ['Total claimed', '200,000 + 58,960', '258,960.00 yuan'],
        ['Share allowed', '247,306.80 ÷ 258,960', '95.5%'],
        ['Court fee', '50 + 90,000 × 2.5% + 100,000 × 2% + 58,960 × 1.5%', '5,184.40 yuan'],
        ['Borne by the defendant', '5,184.40 × 95.5%', '4,951.10 yuan'],
        ['Borne by the plaintiff', '5,184.40 − 4,951.10', '233.30 yuan'],
      ),
      quote(
        'Interest is calculated by the year for each full year and by the day for any remaining period, a year being 365 days. If the majority of the panel finds 200,000, item 1 of the order says 200,000, the interest claimed is allowed in full and the defendant bears the fee.',
      ),
    ],
  ),
};
