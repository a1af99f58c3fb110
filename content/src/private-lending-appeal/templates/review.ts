import type { Template } from '@lets/contract';
import { bi, blank, heading, line, sign, title, under } from '../../build.ts';
import { write } from '../fields.ts';

/** What the third judge, who signs the judgment as well, checks before signing. */
export const REVIEW: Template = {
  id: 'judgment_review',
  name: bi('裁判文书核稿意见', 'Review of the judgment'),
  role_ids: ['judge_b'],
  body: write(
    [
      title('裁判文书核稿意见'),
      line('案号：{{case_number}}'),
      heading('一、算式和金额'),
      blank(),
      heading('二、条文和裁判方式'),
      blank(),
      heading('三、主文、受理费和终审'),
      blank(),
      heading('四、本人评议意见是否如实记入笔录'),
      blank(),
      sign('judge_b', '审判员'),
    ],
    [
      title('Review of the Judgment'),
      line('Case number: {{case_number}}'),
      heading('1. Sums and amounts'),
      blank(),
      heading('2. Articles and the form of the decision'),
      blank(),
      heading('3. Order, fees and finality'),
      blank(),
      heading('4. Whether my opinion is entered truthfully in the record'),
      blank(),
      sign('judge_b', 'Judge'),
    ],
  ),
  elements: [
    under(
      bi('本金、利息、受理费逐项重算', 'Principal, interest and fees are recalculated one by one'),
      '算式和金额',
      'Sums and amounts',
    ),
    under(
      bi(
        '裁判方式与第一百七十七条的项对应，新证据的处理与第一百零一条、第一百零二条对应',
        'The form of the decision matches the item of Article 177 cited, and the treatment of the new evidence matches Articles 101 and 102',
      ),
      '条文和裁判方式',
      'Articles and the form of the decision',
    ),
    under(
      bi(
        '主文能执行；改判的，一审受理费一并处理（《民诉法解释》第一百九十六条）；写明终审',
        'The order is enforceable; if the judgment is amended, the fee of the first instance is dealt with too (CPL Interpretation, Article 196); the judgment states that it is final',
      ),
      '主文、受理费和终审',
      'Order, fees and finality',
    ),
    under(
      bi(
        '不同意见如实记入笔录（《民事诉讼法》第四十五条）',
        'A differing opinion is entered truthfully in the record (Civil Procedure Law, Article 45)',
      ),
      '本人评议意见是否如实记入笔录',
      'Whether my opinion is entered truthfully',
    ),
  ],
};
