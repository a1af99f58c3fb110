import type { FlowNode } from '@lets/contract';
import { say } from '../../build.ts';
import type { ByFine, Fine } from '../fine.ts';

type Lines = FlowNode['lines'];

const BEGUN: Lines = [
  say(
    'judge_a',
    '罚款数额可以调解，改正义务不能。请双方说各自的考虑，我不替任何一方报数。',
    'The amount may be mediated; the duty to correct may not. What does each side have in mind? I will not name a figure for either.',
  ),
];

const ON_THE_AMOUNT: Lines = [
  say(
    'counsel_p',
    '原告愿意分期缴纳，请被告参照同类案件提出数额。',
    'The plaintiff is willing to pay in instalments, and asks the defendant to name an amount in line with similar cases.',
  ),
  say(
    'head',
    '参照货值三百元的那件八千元、丁案三千元，我们可以接受 5,000 元，改正照旧。',
    'Between 8,000, where the goods were worth 300, and 3,000 in case D, we can accept 5,000, with the correction as ordered.',
  ),
  say(
    'judge_a',
    '原告，5,000 元和分期，你自己能不能做到？不必现在答应，可以和代理人商量。',
    'To the plaintiff: 5,000 in instalments, can you manage that? You need not answer at once; talk to your counsel.',
  ),
  say(
    'plaintiff',
    '三个月分三次，我交得出来。每一批合格证我都留着。',
    'I can pay in three instalments over three months. I keep the certificate of every lot.',
  ),
  say(
    'counsel_d',
    '调整的理由写进调解书，以后同类案件照这个说理。',
    'The reasons for the reduction will go into the mediation statement, and we will apply the same reasoning in similar cases.',
  ),
];

const BY_FINE: ByFine<Lines> = {
  50000: ON_THE_AMOUNT,
  10000: ON_THE_AMOUNT,
  3000: [
    say(
      'head',
      '数额我们不能再低，丁案也是 3,000 元。分期和加处的部分可以商量。',
      'We cannot go lower: case D was fined 3,000 as well. Instalments and the further fine can be discussed.',
    ),
    say(
      'counsel_p',
      '原告要的不只是数额。请被告把合格证怎样要、怎样存，写成一张纸给她，以后照着做。',
      'It is not only about the amount. We ask the defendant to set out on one sheet how certificates are to be asked for and kept, so that she can follow it.',
    ),
    say(
      'judge_a',
      '数额不变、分六期、不计加处、书面指导，这四样双方都能做到吗？',
      'The amount unchanged, six instalments, no further fine, and written guidance: can both sides agree to these four points?',
    ),
    say(
      'plaintiff',
      '一个月五百，我交得出来。合格证我已经每一批都留着。',
      'Five hundred a month I can pay. I keep the certificate of every lot already.',
    ),
    say(
      'counsel_d',
      '可以。分期依行政处罚法第六十六条办，指导单一并附在调解书后面。',
      'We can. Instalments are allowed by Article 66 of the Administrative Penalty Law, and the sheet of guidance will be attached to the mediation statement.',
    ),
  ],
};

export const mediationLines = (fine: Fine): Lines => [...BEGUN, ...BY_FINE[fine]];
