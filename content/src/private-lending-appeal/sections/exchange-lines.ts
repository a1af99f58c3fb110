import type { FlowNode } from '@lets/contract';
import { say, showing } from '../../build.ts';
import { either, type Premise } from '../premise.ts';

type Lines = FlowNode['lines'];

/** The lender has found her cash book, the borrower his chat: whoever appeals begins. */
const LENDER_BEGINS: Lines = [
  say(
    'judge_a',
    '现在交换二审新证据。请上诉人说明证据 7 的来源、原件情况和一审没有提交的理由。',
    'We now exchange the new evidence. Will the appellant please state the source of evidence 7, the condition of the original, and why it was not submitted at first instance?',
  ),
  showing(
    ['evidence_7_cash_book'],
    'counsel_a',
    '流水本原件在此，第 7 页前后连续。3 月 12 日一行有两种墨色，括号内的字由上诉人当晚补写，我们如实说明。一审时误以为本子已被离职店员带走，不是故意，也不构成重大过失。',
    'Here is the original of the cash book; page 7 is in sequence with the pages before and after it. The line of 12 March is in two inks. The words in brackets were added by the appellant that evening, and we disclose this. At first instance she believed that the assistant who had left had taken the book; that is neither intent nor gross negligence.',
  ),
  say(
    'appellant',
    '本子平时归何小满管，搬家那天才在旧收银台后面找到。',
    'He Xiaoman kept the book. It was found behind the old till on the day we moved.',
  ),
  say(
    'counsel_e',
    '本子一直在上诉人店里，她从未告诉法庭有这样一本账，这是重大过失。关键一行的数字和后面的结余都有改动的痕迹，真实性不认可。',
    'The book was in her shop all along and she never told the court that it existed: that is gross negligence. The figures in the decisive line and the balance after it both show signs of alteration. We do not accept its authenticity.',
  ),
  showing(
    ['evidence_8_workman_chat'],
    'counsel_e',
    '证据 8 是借款当晚的聊天，原载体在丁大勇手机上。丁大勇外出打工、换了号码，5 月下旬才联系上，属于客观原因。',
    "Evidence 8 is a chat of the evening of the loan, stored on Ding Dayong's own phone. He had gone away to work and changed his number; he could be reached only late in May. The delay therefore had an objective cause.",
  ),
  say(
    'appellee',
    '我自己的手机去年摔坏了，聊天没有备份。',
    'My own phone broke last year, and I have no copy.',
  ),
  say(
    'judge_a',
    '双方对利率和起息日期没有上诉，不在审理范围。争点两个：9,000 元是否以现金交付；两份新证据迟到应当怎样处理。',
    'Neither side has appealed against the rate or the date from which interest runs, and both are outside the scope of the appeal. There are two issues: whether 9,000 yuan was delivered in cash, and how the two late pieces of evidence should be dealt with.',
  ),
  say(
    'clerk',
    '双方意见和逾期理由已经记录，请核对签名。',
    'The opinions of both sides and the reasons for the delay have been recorded. Please check the record and sign it.',
  ),
];

const BORROWER_BEGINS: Lines = [
  say(
    'judge_a',
    '现在交换二审新证据。请上诉人说明证据 8 的来源、原载体情况和一审没有提交的理由。',
    'We now exchange the new evidence. Will the appellant please state the source of evidence 8, where the original is, and why it was not submitted at first instance?',
  ),
  showing(
    ['evidence_8_workman_chat'],
    'counsel_a',
    '证据 8 是借款当晚的聊天，原载体在丁大勇手机上，可以当庭核对。丁大勇外出打工、换了号码，5 月下旬才联系上，属于客观原因。上诉人还欠他 2,600 元工钱，我们如实说明。',
    "Evidence 8 is a chat of the evening of the loan. The original is on Ding Dayong's phone and can be checked in court. He had gone away to work and changed his number; he could be reached only late in May. The delay therefore had an objective cause. We disclose that the appellant still owes him 2,600 yuan in wages.",
  ),
  say(
    'appellant',
    '我自己的手机去年摔坏了，聊天没有备份。一审的时候我只记得跟老丁提过，找不到他。',
    'My own phone broke last year, and I have no copy. During the first trial I remembered only that I had mentioned it to old Ding, and I could not find him.',
  ),
  say(
    'counsel_e',
    '原载体核对以后，形式上的真实性可以不争。但这是上诉人单方对自己工人说的话，被上诉人没有参与，证明不了双方谈好了预扣。',
    'Once it has been checked against the original, we do not dispute that it is genuine in form. But these are words that the appellant alone wrote to his own workman. The appellee had no part in them, and they do not prove that a deduction was agreed.',
  ),
  showing(
    ['evidence_7_cash_book'],
    'counsel_e',
    '证据 7 是流水本原件，第 7 页前后连续。3 月 12 日一行有两种墨色，括号内的字由被上诉人当晚补写，我们如实说明。一审时她误以为本子已被离职店员带走，不是故意，也不构成重大过失。',
    'Evidence 7 is the original cash book; page 7 is in sequence with the pages before and after it. The line of 12 March is in two inks. The words in brackets were added by the appellee that evening, and we disclose this. At first instance she believed that the assistant who had left had taken the book; that is neither intent nor gross negligence.',
  ),
  say(
    'appellee',
    '本子平时归何小满管，搬家那天才在旧收银台后面找到。判我赢的时候，我还不知道有它。',
    'He Xiaoman kept the book. It was found behind the old till on the day we moved. When judgment was given for me, I did not know that it was there.',
  ),
  say(
    'counsel_a',
    '本子一直在被上诉人店里，她在一审说没有记过这笔。关键一行的数字和后面的结余都有改动的痕迹，真实性不认可。',
    'The book was in her shop all along, and at first instance she said that she had not entered this sum. The figures in the decisive line and the balance after it both show signs of alteration. We do not accept its authenticity.',
  ),
  say(
    'judge_a',
    '双方对利率和起息日期没有上诉，不在审理范围。争点两个：9,000 元是否以现金交付，这一点仍由被上诉人举证；两份新证据迟到应当怎样处理。',
    'Neither side has appealed against the rate or the date from which interest runs, and both are outside the scope of the appeal. There are two issues: whether 9,000 yuan was delivered in cash, which the appellee must still prove; and how the two late pieces of evidence should be dealt with.',
  ),
  say(
    'clerk',
    '双方意见和逾期理由已经记录，请核对签名。',
    'The opinions of both sides and the reasons for the delay have been recorded. Please check the record and sign it.',
  ),
];

export const exchangeLines = (at: Premise): Lines => either(at, LENDER_BEGINS, BORROWER_BEGINS);
