import type { CaseDocument } from '@lets/contract';
import { bi, bullets, documentsOf, p, quote, title } from '../../build.ts';
import { write } from '../fields.ts';

/** What a notice of acceptance says; opened to all when judgment has been pronounced (fields.ts). */
export const FILING_REFERENCE: CaseDocument = documentsOf('reference', write)(
  'reference_acceptance_notice',
  bi('受理案件通知书参考答案', 'Reference: notice of acceptance'),
  [
    title('受理案件通知书要点'),
    bullets(
      '四项起诉条件逐项写明：原告有直接利害关系，被告明确，请求和事实、理由具体，属于受理范围和本院管辖（《民事诉讼法》第一百二十二条）。',
      '管辖：合同履行地没有约定，接受货币一方即原告所在地在清和区（第二十四条，《民间借贷规定》第三条）。',
      '诉讼权利和义务（第一百二十九条）。',
      '受理费按请求数额分段累计：本金部分 4,300 元，利息部分以起诉状的暂计数额为准；全部请求 258,960 元的受理费为 5,184.40 元。',
      '原告拒绝先行调解，记录在案（第一百二十五条）。',
    ),
    p('借条和转账的差额不写：证据够不够、本金多少，由审判庭审理。'),
    quote('评分要点：只审查起诉条件；不对实体问题表态；管辖有条文。'),
  ],
  [
    title('What the Notice of Acceptance Says'),
    bullets(
      'Each of the four conditions is addressed: the plaintiff has a direct interest, the defendant is definite, the claims, facts and grounds are specific, and the matter is within the scope of civil actions and the jurisdiction of this court (Civil Procedure Law, Article 122).',
      'Jurisdiction: no place of performance was agreed, and the party to receive the money, the plaintiff, is in Qinghe District (Article 24; Private Lending Provisions, Article 3).',
      'Procedural rights and duties (Article 129).',
      'The court fee is calculated on a graduated scale based on the amount claimed: 4,300 yuan on the principal; for the interest, the figure to date in the complaint is decisive. On the whole claim of 258,960 yuan the fee is 5,184.40 yuan.',
      'The plaintiff declined mediation before filing, and this is recorded (Article 125).',
    ),
    p(
      'It says nothing of the difference between the note and the transfer: whether the evidence suffices and how much the principal was are matters for the trial division.',
    ),
    quote(
      'For marking: only the conditions for an action are examined; no view is taken on the merits; jurisdiction is based on articles of the law.',
    ),
  ],
  'acceptance',
);
